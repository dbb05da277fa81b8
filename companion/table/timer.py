"""The round's clock: running until T, paused with R left, or over. It never reads a clock; now comes in.

All instants are milliseconds of the hub's timeline, all spans milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Status(StrEnum):
    """What the clock is doing."""

    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Moment:
    """An instant at which the clock ran: the time left then, and the time since the round's start."""

    left_ms: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch in which the clock ran: from ``begin`` to just before ``end``; left alone it would have been over at
    ``over``, for a round of ``length_ms``."""

    begin: int
    end: int
    over: int
    length_ms: int

    def at(self, instant: int) -> Moment | None:
        """What the clock showed at that instant; None when it did not run then."""
        if not self.begin <= instant < self.end:
            return None
        left = self.over - instant
        return Moment(left, self.length_ms - left)


@dataclass(frozen=True, slots=True)
class Timer:
    """A countdown. ``ends_at`` holds while it runs, ``left_ms`` while it stands; neither before the first start.
    ``runs``: the stretches it ran before it last stood, the latest first, since a press may arrive after the pause
    that it preceded, and a shout is entered when somebody comes round to it. ``length_ms``: what has gone by and what
    is left, together; it grows with the time that the table adds."""

    length_ms: int = 0
    starts_at: int | None = None
    ends_at: int | None = None
    left_ms: int | None = None
    runs: tuple[Run, ...] = ()

    def left(self, now: int) -> int:
        """Time left, in ms, never under 0; the whole length while 3-2-1 is counted."""
        if self.ends_at is not None:
            return max(0, self.ends_at - max(now, now if self.starts_at is None else self.starts_at))
        return self.length_ms if self.left_ms is None else self.left_ms

    def lead(self, now: int) -> int:
        """Time until the clock begins to run, in ms: the 3-2-1. 0 once it runs."""
        return 0 if self.ends_at is None or self.starts_at is None else max(0, self.starts_at - now)

    def status(self, now: int) -> Status:
        """Over as soon as now ≥ T, whether or not anybody has said so yet."""
        if self.ends_at is not None:
            if self.lead(now):
                return Status.STARTING
            return Status.RUNNING if now < self.ends_at else Status.OVER
        if self.left_ms is None:
            return Status.IDLE
        return Status.PAUSED if self.left_ms > 0 else Status.OVER

    def runs_at(self, instant: int) -> bool:
        """Whether it runs then, or is about to after the 3-2-1."""
        return self.status(instant) in (Status.RUNNING, Status.STARTING)

    def moment_at(self, instant: int) -> Moment | None:
        """What the clock showed at an instant, now or a little ago; None when it did not run then."""
        return next((moment for run in self._runs_until(instant + 1) if (moment := run.at(instant)) is not None), None)

    def first_start(self, now: int) -> int | None:
        """When the clock first began to run; None where it has not yet."""
        ran = self._runs_until(now + 1)
        return ran[-1].begin if ran else None

    def last_instant_with(self, left_ms: int, now: int) -> int | None:
        """When the clock last showed that much left, or came nearest to it; None where it never ran."""
        ran = self._runs_until(now + 1)
        for run in ran:
            if left_ms <= run.over - run.begin:
                return min(max(run.begin, run.over - left_ms), run.end - 1)
        return ran[-1].begin if ran else None

    def _runs_until(self, until: int) -> tuple[Run, ...]:
        """All stretches up to an instant, the latest first."""
        if self.ends_at is None or self.starts_at is None or until <= self.starts_at:
            return self.runs
        return (Run(self.starts_at, min(until, self.ends_at), self.ends_at, self.length_ms), *self.runs)

    def finished_runs(self, at: int | None) -> tuple[Run, ...]:
        """The stretches that are behind the clock when it stands from ``at`` on (None: nobody knows when)."""
        return self.runs if at is None else self._runs_until(at)


def start_timer(length_ms: int, at: int, lead_ms: int = 0) -> Timer:
    """A clock of that length which begins to run ``lead_ms`` after ``at``."""
    begin = at + lead_ms
    return Timer(length_ms, begin, begin + length_ms)


def stop_timer(timer: Timer, left_ms: int, at: int | None = None) -> Timer:
    """The clock standing with that much left (0: over), since ``at`` where that is known."""
    left = max(0, left_ms)
    return Timer(max(timer.length_ms, left), None, None, left, timer.finished_runs(at))


def set_time_left(timer: Timer, left_ms: int, at: int | None) -> Timer:
    """The clock standing with that much left, whatever it was; what has gone by has gone by."""
    stands = stop_timer(timer, left_ms, at)
    if at is None:
        return stands
    return replace(stands, length_ms=timer.length_ms - timer.left(at) + max(0, left_ms))


def resume_timer(timer: Timer, at: int) -> Timer:
    """The clock running on from ``at`` with what was left, to the millisecond."""
    return Timer(timer.length_ms, at, at + timer.left(at), None, timer.runs)


def extend_timer(timer: Timer, by_ms: int) -> Timer:
    """More (or less) time, running or standing; the 3-2-1 is not touched."""
    if timer.ends_at is not None:
        return replace(timer, length_ms=timer.length_ms + by_ms, ends_at=timer.ends_at + by_ms)
    left = timer.length_ms if timer.left_ms is None else timer.left_ms
    return replace(timer, length_ms=timer.length_ms + by_ms, left_ms=max(0, left + by_ms))

"""Holds the round's clock: running until an instant, paused with time left, or over. It never reads a real clock.

All instants are ms of the hub's timeline, all spans are ms.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

#: The longest clock that may be set (ms).
LONGEST_MS: Final = 60 * 60_000


class Status(StrEnum):
    """States of the clock; STARTING is the 3-2-1 before it runs."""

    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Moment:
    """What the clock showed at an instant: the time left (ms), and the time since the round's start (ms)."""

    left_ms: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class RunningSpan:
    """A span in which the clock ran: from ``begin`` to just before ``end``. If nothing had stopped it, it would have
    run until ``over``, in a round of ``length_ms``."""

    begin: int
    end: int
    over: int
    length_ms: int

    def at(self, instant: int) -> Moment | None:
        """Return what the clock showed at that instant; None if it did not run then."""
        if not self.begin <= instant < self.end:
            return None
        left = self.over - instant
        return Moment(left, self.length_ms - left)


@dataclass(frozen=True, slots=True)
class Timer:
    """Countdown of a table, which is not started, runs until an instant, or is stopped with time left; immutable.

    Attributes:
        length_ms: time elapsed plus time left; grows when time is added.
        starts_at: when it starts running, after the 3-2-1.
        ends_at: when it will be over; set while it runs.
        left_ms: time left; set while it is stopped. Both are None before the first start.
        runs: the finished spans in which it ran, newest first. They are needed because a press may arrive after the
            pause that it preceded, and a call that somebody shouted is entered later.
    """

    length_ms: int = 0
    starts_at: int | None = None
    ends_at: int | None = None
    left_ms: int | None = None
    runs: tuple[RunningSpan, ...] = ()

    def left(self, now: int) -> int:
        """Return the time left (ms, at least 0); the whole length during the 3-2-1."""
        if self.ends_at is not None:
            return max(0, self.ends_at - max(now, now if self.starts_at is None else self.starts_at))
        return self.length_ms if self.left_ms is None else self.left_ms

    def lead(self, now: int) -> int:
        """Return the time until the clock starts running (ms, the 3-2-1); 0 once it runs."""
        return 0 if self.ends_at is None or self.starts_at is None else max(0, self.starts_at - now)

    def status(self, now: int) -> Status:
        """Return the status; it is OVER as soon as ``now`` reaches the end, even before an event says so."""
        if self.ends_at is not None:
            if self.lead(now):
                return Status.STARTING
            return Status.RUNNING if now < self.ends_at else Status.OVER
        if self.left_ms is None:
            return Status.IDLE
        return Status.PAUSED if self.left_ms > 0 else Status.OVER

    def runs_at(self, instant: int) -> bool:
        """Tell whether the clock runs at that instant, or will run once the 3-2-1 is over."""
        return self.status(instant) in (Status.RUNNING, Status.STARTING)

    def moment_at(self, instant: int) -> Moment | None:
        """Return what the clock showed at an instant, now or earlier; None if it did not run then."""
        return next(
            (moment for run in self._list_runs_until(instant + 1) if (moment := run.at(instant)) is not None), None
        )

    def first_start(self, now: int) -> int | None:
        """Return when the clock first started running; None if it has not yet."""
        runs = self._list_runs_until(now + 1)
        return runs[-1].begin if runs else None

    def last_instant_with(self, left_ms: int, now: int) -> int | None:
        """Return when the clock last showed that much time left, or came nearest to it (ms); None if it never ran."""
        runs = self._list_runs_until(now + 1)
        for run in runs:
            if left_ms <= run.over - run.begin:
                return min(max(run.begin, run.over - left_ms), run.end - 1)
        return runs[-1].begin if runs else None

    def _list_runs_until(self, until: int) -> tuple[RunningSpan, ...]:
        """Return all spans in which the clock ran up to an instant, newest first."""
        if self.ends_at is None or self.starts_at is None or until <= self.starts_at:
            return self.runs
        return (RunningSpan(self.starts_at, min(until, self.ends_at), self.ends_at, self.length_ms), *self.runs)

    def finished_runs(self, at: int | None) -> tuple[RunningSpan, ...]:
        """Return the finished spans when the clock stops at ``at`` (None: the instant is unknown, so the current
        span is dropped)."""
        return self.runs if at is None else self._list_runs_until(at)


def start_timer(length_ms: int, at: int, lead_ms: int = 0) -> Timer:
    """Return a clock of that length (ms) which starts running ``lead_ms`` after ``at``."""
    begin = at + lead_ms
    return Timer(length_ms, begin, begin + length_ms)


def stop_timer(timer: Timer, left_ms: int, at: int | None = None) -> Timer:
    """Return the clock stopped with ``left_ms`` left (0: over), since ``at`` where that is known. The time during which
    it ran is kept only if ``at`` is known."""
    left = max(0, left_ms)
    return Timer(max(timer.length_ms, left), None, None, left, timer.finished_runs(at))


def set_time_left(timer: Timer, left_ms: int, at: int | None) -> Timer:
    """Return the clock stopped with ``left_ms`` left whatever it showed before; the elapsed time is kept, if ``at``,
    the instant of the stop, is known."""
    stopped_timer = stop_timer(timer, left_ms, at)
    if at is None:
        return stopped_timer
    return replace(stopped_timer, length_ms=timer.length_ms - timer.left(at) + max(0, left_ms))


def resume_timer(timer: Timer, at: int) -> Timer:
    """Return the clock running from ``at`` with the time that was left."""
    return Timer(timer.length_ms, at, at + timer.left(at), None, timer.runs)


def extend_timer(timer: Timer, by_ms: int) -> Timer:
    """Return the clock with ``by_ms`` more (or less) time, whether it runs or is stopped; the 3-2-1 is not changed."""
    if timer.ends_at is not None:
        return replace(timer, length_ms=timer.length_ms + by_ms, ends_at=timer.ends_at + by_ms)
    left = timer.length_ms if timer.left_ms is None else timer.left_ms
    return replace(timer, length_ms=timer.length_ms + by_ms, left_ms=max(0, left + by_ms))

"""The round's clock: running until T, paused with R left, or over. It never reads a clock; now comes in.

All instants are milliseconds of the hub's timeline, all spans milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """What the clock is doing."""

    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Timer:
    """A countdown. ``ends_at`` holds while it runs, ``left_ms`` while it stands; neither before the first start."""

    length_ms: int = 0
    starts_at: int | None = None
    ends_at: int | None = None
    left_ms: int | None = None

    def left(self, now: int) -> int:
        """Time left, in ms, never under 0; the whole length while 3-2-1 is counted."""
        if self.ends_at is not None:
            return max(0, self.ends_at - max(now, self.starts_at or now))
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


def started(length_ms: int, at: int, lead_ms: int = 0) -> Timer:
    """A clock of that length which begins to run ``lead_ms`` after ``at``."""
    begin = at + lead_ms
    return Timer(length_ms, begin, begin + length_ms, None)


def stood(timer: Timer, left_ms: int) -> Timer:
    """The clock standing with that much left (0: over)."""
    return Timer(timer.length_ms, None, None, max(0, left_ms))


def resumed(timer: Timer, at: int) -> Timer:
    """The clock running on from ``at`` with what was left, to the millisecond."""
    return Timer(timer.length_ms, at, at + timer.left(at), None)


def extended(timer: Timer, by_ms: int) -> Timer:
    """More (or less) time, running or standing; the 3-2-1 is not touched."""
    if timer.ends_at is not None:
        return Timer(timer.length_ms + by_ms, timer.starts_at, timer.ends_at + by_ms, None)
    left = timer.length_ms if timer.left_ms is None else timer.left_ms
    return Timer(timer.length_ms + by_ms, None, None, max(0, left + by_ms))

"""Finds the sounds and vibrations that a change of the clock causes: each is sent only once, with one view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.table.timer import Status, Timer


class Effect(StrEnum):
    """What has just happened to the clock, so that pages ring, vibrate, flash or announce it."""

    COUNT_IN = "count-in"
    GO = "go"
    MINUTE = "minute"
    HALF = "half"
    TEN = "ten"
    END = "end"


#: The times left (ms) at which a sound is played.
_MARKS: Final = ((60_000, Effect.MINUTE), (30_000, Effect.HALF), (10_000, Effect.TEN))


@dataclass(frozen=True, slots=True)
class TimerSnapshot:
    """What the clock showed at the instant ``at`` (ms): its status, and ``count``, the 3, 2 or 1 of its count-in (0:
    none)."""

    at: int
    status: Status
    count: int


def take_snapshot(timer: Timer, now: int) -> TimerSnapshot:
    """Return what the clock shows now (ms)."""
    return TimerSnapshot(now, timer.status(now), -(-timer.lead(now) // 1000))


def find_effects(before: TimerSnapshot, timer: Timer, now: int) -> tuple[Effect, ...]:
    """Return the effects due since the snapshot: for a number of the 3-2-1, for the start, for the last mark that was
    passed, and for the end.

    Setting, extending or resuming the clock passes no mark. If several marks were passed at once, only the last one
    counts.
    """
    current = take_snapshot(timer, now)
    if current.status is Status.STARTING:
        return () if (before.status, before.count) == (current.status, current.count) else (Effect.COUNT_IN,)
    if current.status is Status.OVER:
        return () if before.status in (Status.OVER, Status.IDLE) else (Effect.END,)
    if current.status is not Status.RUNNING:
        return ()
    passed = [effect for mark, effect in _MARKS if timer.left(now) <= mark < timer.left(before.at)]
    if before.status is Status.STARTING:
        passed = passed or [Effect.GO]
    return tuple(passed[-1:])

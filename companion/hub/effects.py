"""Things a table hears, sees or feels once: they travel with a view and are never told again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.table.timer import Status, Timer


class Effect(StrEnum):
    """What just happened to the clock."""

    COUNT_IN = "count-in"
    GO = "go"
    MINUTE = "minute"
    HALF = "half"
    TEN = "ten"
    END = "end"


#: Time left (ms) at which something is heard.
_MARKS: Final = ((60_000, Effect.MINUTE), (30_000, Effect.HALF), (10_000, Effect.TEN))


@dataclass(frozen=True, slots=True)
class Heard:
    """The clock as it was when it was last listened to: the moment (ms), its status, and the 3, 2 or 1 it counted."""

    at: int
    status: Status
    count: int


def heard(timer: Timer, now: int) -> Heard:
    """The clock as it is now."""
    return Heard(now, timer.status(now), -(-timer.lead(now) // 1000))


def effects_since(was: Heard, timer: Timer, now: int) -> tuple[Effect, ...]:
    """What is to be heard of the clock: each number of the 3-2-1, the start, the marks that it passed by running, the
    end. A clock that was set, extended or resumed passes no mark by that; one that jumped over several says the last.
    """
    here = heard(timer, now)
    if here.status is Status.STARTING:
        return () if (was.status, was.count) == (here.status, here.count) else (Effect.COUNT_IN,)
    if here.status is Status.OVER:
        return () if was.status in (Status.OVER, Status.IDLE) else (Effect.END,)
    if here.status is not Status.RUNNING:
        return ()
    passed = [effect for mark, effect in _MARKS if timer.left(now) <= mark < timer.left(was.at)]
    if was.status is Status.STARTING:
        passed = passed or [Effect.GO]
    return tuple(passed[-1:])

"""Things a table hears, sees or feels once: they travel with a view and are never told again."""

from __future__ import annotations

from enum import StrEnum

from companion.table.timer import Status


class Effect(StrEnum):
    """What just happened to the clock."""

    COUNT_IN = "count-in"
    GO = "go"
    MINUTE = "minute"
    TEN = "ten"
    END = "end"


#: Time left (ms) at which something is heard.
_MARKS = ((60_000, Effect.MINUTE), (10_000, Effect.TEN), (0, Effect.END))


def effects_between(left_before: int, left_now: int, status: Status, lead_ms: int) -> tuple[Effect, ...]:
    """The marks that the clock passed on its way down; none when it was set, extended or begun anew.

    A clock that the server's absence jumped over says only what it came to last.
    """
    if status is Status.STARTING and lead_ms > 0:
        return (Effect.COUNT_IN,)
    if status not in (Status.RUNNING, Status.OVER) or left_now > left_before:
        return ()
    passed = [effect for mark, effect in _MARKS if left_now <= mark < left_before]
    return tuple(passed[-1:])

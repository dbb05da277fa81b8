"""Finds what becomes due in a round by time alone: time is up, and the round is over."""

from __future__ import annotations

from typing import Final

from companion.games.redac_chef.state.events import RoundClosed, TimeCalled
from companion.games.redac_chef.state.play import Phase, Play
from companion.table.events import Event
from companion.table.state import TableState
from companion.table.timer import Status

#: How long the last token may be taken back before the round ends, in ms.
CLOSE_AFTER_MS: Final = 3_000
#: If a round closes more than this (ms) after its last token would have closed it, something else did.
_PROMPT_MS: Final = 1_000
#: An instant before any other: due at once.
_AT_ONCE: Final = 0


def find_next_wake(table: TableState) -> int | None:
    """Return the first instant at which ``find_due_events`` returns an event; None: not before somebody acts."""
    coming = _find_next(table)
    return None if coming is None else coming[0]


def find_due_events(table: TableState, now: int) -> tuple[Event, ...]:
    """Return the one event that is due by now as a tuple, or an empty one; once it is entered, another may be due."""
    coming = _find_next(table)
    if coming is None or now < coming[0]:
        return ()
    _, kind = coming
    if kind == "closed":
        return (RoundClosed(day=table.play.current, left_ms=_find_left_at_end(table, now)),)
    left = None if table.timer.status(now) is Status.IDLE else table.timer.left(now)
    at = now if table.timer.ends_at is None else min(now, table.timer.ends_at)
    reason = "buzzer" if kind == "buzzer" else "first-print"
    return (TimeCalled(day=table.play.current, left_ms=left, at=at, reason=reason),)


def _find_next(table: TableState) -> tuple[int, str] | None:
    """Return the instant (ms) of the next event that comes by itself, and its kind: "closed", "buzzer" or
    "first-print"; None while nothing is to come."""
    play: Play | None = table.play
    if play is None or play.phase is not Phase.ROUND:
        return None
    day, mode, timer = play.today, play.settings.rules, table.timer
    if mode.tirage and day.seats and not day.without_token:
        # Everybody is done. An order set by hand is final at once; a call may still be taken back.
        since = None if len(day.bouclage.by_hand) == len(day.seats) else day.bouclage.last_call_at
        return (_AT_ONCE if since is None else since + CLOSE_AFTER_MS, "closed")
    if day.time_called:
        # With turns, the other players still lay their tiles, and each says when they are done.
        return None if mode.tirage and (mode.tokens or mode.turns) else (_AT_ONCE, "closed")
    if (play.settings.rule_change == 4 or mode.turns) and day.bouclage.calls:
        return (_AT_ONCE, "first-print")
    if timer.ends_at is not None:
        return (timer.ends_at, "buzzer")
    return (_AT_ONCE, "buzzer") if timer.left_ms == 0 else None


def _find_left_at_end(table: TableState, now: int) -> int | None:
    """Return what was left on the clock (ms) when the last token was taken; None if there is no clock."""
    if table.timer.status(now) is Status.IDLE:
        return None
    last_call_at = table.play.today.bouclage.last_call_at
    # If a player's leaving ended the round, the last token may be long ago.
    ended_by_token = last_call_at is not None and now - last_call_at <= CLOSE_AFTER_MS + _PROMPT_MS
    return table.timer.left(last_call_at if ended_by_token and last_call_at is not None else now)

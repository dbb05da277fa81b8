"""Implements a table's clock: pausing, resuming, adding time, and what a restart of the server or an undo does to
it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.table import intents
from companion.table.events import (
    Event,
    ServerAway,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStopped,
    Undone,
)
from companion.table.game import Actor, GameRules
from companion.table.intents import Intent
from companion.table.message import Refused, say
from companion.table.state import Away, TableState
from companion.table.timer import LONGEST_MS, Status, extend_timer, resume_timer, set_time_left, start_timer, stop_timer


def _decide_pause_timer(
    intent: intents.PauseTimer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that the clock stopped, with the seats of the device that stopped it; empty if the clock does
    not run."""
    if table.timer.runs_at(now):
        return (TimerStopped(left_ms=table.timer.left(now), at=now, who=table.seats_of_device(by.device)),)
    return ()


def _decide_resume_timer(
    intent: intents.ResumeTimer, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that the clock resumed; empty if it is not paused."""
    return (TimerResumed(at=now),) if table.timer.status(now) is Status.PAUSED else ()


def _decide_add_time(
    intent: intents.AddTime, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that time was added or taken off. Raises Refused if there is no clock, if it is at its end, or
    if it would become too long."""
    if table.timer.status(now) not in (Status.RUNNING, Status.STARTING, Status.PAUSED):
        raise Refused(say("refused-no-clock"))
    after = table.timer.left(now) + intent.by_ms
    if not 0 < after <= LONGEST_MS or table.timer.length_ms + intent.by_ms > LONGEST_MS:
        raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
    return (TimerExtended(by_ms=intent.by_ms, who=table.seats_of_device(by.device)),)


def _decide_set_time_left(
    intent: intents.SetTimeLeft, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that the clock stopped with that much time left. Raises Refused without a clock, and for a time
    out of range."""
    if table.timer.status(now) is Status.IDLE:
        raise Refused(say("refused-no-clock"))
    if not 0 < intent.left_ms <= LONGEST_MS:
        raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
    return (TimerStopped(left_ms=intent.left_ms, at=now),)


def _after_timer_started(event: TimerStarted, game: GameRules, table: TableState) -> TableState:
    """Return the table with a new clock."""
    return replace(table, timer=start_timer(event.length_ms, event.at, event.lead_ms), away=None, paused_by=())


def _after_timer_stopped(event: TimerStopped, game: GameRules, table: TableState) -> TableState:
    """Return the table with its clock stopped at that time left, and with who paused it noted."""
    stopped_timer = set_time_left(table.timer, event.left_ms, event.at)
    return replace(table, timer=stopped_timer, away=None, paused_by=event.who)


def _after_timer_resumed(event: TimerResumed, game: GameRules, table: TableState) -> TableState:
    """Return the table with its clock running again."""
    return replace(table, timer=resume_timer(table.timer, event.at), away=None, paused_by=())


def _after_timer_extended(event: TimerExtended, game: GameRules, table: TableState) -> TableState:
    """Return the table with more or less time on its clock."""
    return replace(table, timer=extend_timer(table.timer, event.by_ms))


def _after_server_away(event: ServerAway, game: GameRules, table: TableState) -> TableState:
    """Return the table with its clock stopped at the last instant that the server vouched for, and the time away noted;
    unchanged if the clock did not run at that instant."""
    if not table.timer.runs_at(event.vouched_at):
        return table  # after a redo the clock may have been over by then
    stopped_timer = stop_timer(table.timer, table.timer.left(event.vouched_at), event.vouched_at)
    return replace(table, timer=stopped_timer, away=Away(event.vouched_at, event.gone_ms), paused_by=())


def _after_undone(event: Undone, game: GameRules, table: TableState) -> TableState:
    """Return the table with its clock stopped at the time that the undo gives back; unchanged if it gives back none, or
    if there is no clock any more."""
    if event.left_ms is None or game.objection(table, TimerStopped(left_ms=event.left_ms)) is not None:
        return table  # after a redo there may be no clock left to restore
    return replace(table, timer=stop_timer(table.timer, event.left_ms), paused_by=())


DECIDE: Final[dict[type[Intent], Any]] = {
    intents.PauseTimer: _decide_pause_timer,
    intents.ResumeTimer: _decide_resume_timer,
    intents.AddTime: _decide_add_time,
    intents.SetTimeLeft: _decide_set_time_left,
}
EVOLVE: Final[dict[type[Event], Any]] = {
    TimerStarted: _after_timer_started,
    TimerStopped: _after_timer_stopped,
    TimerResumed: _after_timer_resumed,
    TimerExtended: _after_timer_extended,
    ServerAway: _after_server_away,
    Undone: _after_undone,
}

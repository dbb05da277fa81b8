"""A round from "Ready?" to its end ("Déroulement du round", pages 6 to 9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Day, Phase, Play, with_day, with_play
from companion.games.redac_chef.state.rules.dispatch import day_named, decide, evolve, has_begun, objection
from companion.games.redac_chef.state.scenario_setup import given
from companion.table.events import (
    Event,
    ServerAway,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStopped,
)
from companion.table.message import Message, Refused, say
from companion.table.state import TableState
from companion.table.timer import Status, Timer, stop_timer

#: 3-2-1 before the clock runs, in ms.
LEAD_MS: Final = 3_000
#: Two people who say within this time (ms) that the round is over mean one thing.
SAID_TWICE_MS: Final = 2_000
#: How long a round is under rule change 2 (page 18), in ms.
TWO_MINUTES_MS: Final = 120_000

# --- its beginning ----------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.StartRound, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    play: Play = table.play
    if play.phase is Phase.ROUND and play.today.name == intent.day:
        return ()  # somebody else was quicker
    fewest = play.settings.rules.players[0]
    # Who is left plays on: only a game that begins needs its players.
    if len(table.playing) < fewest and not has_begun(table):
        too_few = "refused-too-few-teams" if play.settings.rules.members else "refused-too-few-players"
        raise Refused(say(too_few, fewest=fewest, found=len(table.playing)))
    lacking = _without_members(table)
    if lacking:
        needed = play.settings.rules.members
        raise Refused(say("refused-team-members", names=lacking, count=len(lacking), needed=needed))
    seats = tuple(seat.id for seat in table.playing)
    started: list[Event] = [fact.RoundStarted(day=intent.day, seats=seats, at=now)]
    if play.settings.timer_s:
        started.append(TimerStarted(at=now, lead_ms=LEAD_MS, length_ms=_length_ms(play)))
    return (*started, *_given(table, intent.day, facts))


def _without_members(table: TableState) -> tuple[str, ...]:
    """The teams of which nobody has said who they are: a game file needs that."""
    needed = table.play.settings.rules.members
    return tuple(seat.name for seat in table.playing if needed and len(seat.members) != needed)


def _given(table: TableState, day: str, facts: Facts) -> Iterator[Event]:
    """What a scenario or a puzzle fixes for that day stands in the log like what is chosen, unless it does already."""
    play: Play = table.play
    fixed, noted = given(play.settings, day, facts), play.day(day) or Day(day)
    if fixed.flash is not None and noted.flash != fixed.flash:
        yield fact.FlashTurned(day=day, card=fixed.flash)
    for seat in table.playing:
        if fixed.character is not None and play.character(seat.id) != fixed.character:
            yield fact.CharacterChosen(seat=seat.id, character=fixed.character)
        if fixed.tribune is not None and noted.tribune(seat.id) != fixed.tribune:
            yield fact.TribunePicked(day=day, seat=seat.id, tile=fixed.tribune)


def _length_ms(play: Play) -> int:
    return TWO_MINUTES_MS if play.settings.rule_change == 2 else play.settings.timer_s * 1000


@objection.register
def _(event: fact.RoundStarted, table: TableState, facts: Facts) -> Message | None:
    ready = table.play.phase is Phase.READY and table.play.today.name == event.day
    # Who plays is settled with the start: nobody may be taken from under it, nor put back.
    same = event.seats == tuple(seat.id for seat in table.playing)
    return None if ready and same else say("refused-round-not-ready")


@evolve.register
def _(event: fact.RoundStarted, table: TableState, facts: Facts) -> TableState:
    play: Play = table.play
    turn = None
    if play.settings.rules.turns and event.seats:
        turn = play.first if play.first in event.seats else event.seats[0]
    started = with_day(table, event.day, seats=event.seats, started=True, started_at=event.at, turn=turn)
    return with_play(started, phase=Phase.ROUND)


@decide.register
def _(intent: wish.CallOffRound, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    return (fact.RoundCalledOff(day=intent.day),)


@objection.register
def _(event: fact.RoundCalledOff, table: TableState, facts: Facts) -> Message | None:
    if table.play.phase is not Phase.ROUND or table.play.today.name != event.day:
        return say("refused-no-round")
    return say("refused-call-off-late") if table.play.today.bouclage.order else None


@evolve.register
def _(event: fact.RoundCalledOff, table: TableState, facts: Facts) -> TableState:
    day = Day(event.day, flash=table.play.today.flash, tribunes=table.play.today.tribunes)
    days = tuple(day if each.name == day.name else each for each in table.play.days)
    return replace(with_play(table, days=days, phase=Phase.READY), timer=Timer(), away=None)


# --- its clock --------------------------------------------------------------------------------------------------------


@objection.register(TimerStopped)
@objection.register(TimerResumed)
@objection.register(TimerExtended)
@objection.register(ServerAway)
def _(event: Event, table: TableState, facts: Facts) -> Message | None:
    return None if table.play.phase is Phase.ROUND else say("refused-no-clock")


@evolve.register
def _(event: TimerStopped, table: TableState, facts: Facts) -> TableState:
    # Set to more than nothing after the buzzer: time is not up after all.
    day = table.play.today
    taken_back = event.left_ms > 0 and day.time_called and not day.closed
    return with_day(table, day.name, time_called=False, called_at=None) if taken_back else table


# --- its end ----------------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.EndRound, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    if day.closed:
        return ()
    if not day.time_called:
        status = table.timer.status(now)
        left = None if status is Status.IDLE else table.timer.left(now)
        reason = "buzzer" if status is Status.OVER else "table"
        return (fact.TimeCalled(day=day.name, left_ms=left, at=now, reason=reason),)
    rest, order = day.without_token, day.bouclage.order
    said_twice = day.called_at is not None and now - day.called_at < SAID_TWICE_MS
    mode = table.play.settings.rules
    if mode.turns and (day.bouclage.calls or not said_twice):
        return (fact.RoundClosed(day=day.name, left_ms=None),)
    if said_twice or not rest or not mode.tokens:
        return ()
    return (fact.OrderSet(day=day.name, order=(*order, *rest), instead=order),)


@objection.register
def _(event: fact.TimeCalled, table: TableState, facts: Facts) -> Message | None:
    play: Play = table.play
    if play.phase is not Phase.ROUND or play.today.name != event.day:
        return say("refused-no-round")
    first_print = event.reason == "first-print"
    return say("refused-no-round") if first_print and not play.today.bouclage.calls else None


@evolve.register
def _(event: fact.TimeCalled, table: TableState, facts: Facts) -> TableState:
    called = with_day(table, event.day, time_called=True, called_at=event.at)
    if event.left_ms is None:
        return called  # no clock, nothing to stop
    return replace(called, timer=stop_timer(table.timer, 0, event.at), away=None)


@objection.register
def _(event: fact.RoundClosed, table: TableState, facts: Facts) -> Message | None:
    day, mode = table.play.day(event.day), table.play.settings.rules
    if day is None or day.closed or not day.started:
        return say("refused-no-round")
    everybody_done = mode.tirage and not day.without_token
    if everybody_done or (day.time_called and not (mode.tirage and mode.tokens)):
        return None
    return say("refused-tokens-missing")


@evolve.register
def _(event: fact.RoundClosed, table: TableState, facts: Facts) -> TableState:
    closed = with_play(with_day(table, event.day, closed=True), phase=Phase.COUNT)
    return replace(closed, timer=Timer(table.timer.length_ms), away=None)

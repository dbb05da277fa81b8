""" "Maquette !", "Tirage !" and the order of the tokens ("La phase de montage", pages 8 and 9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Day, Layout, Play, put, with_day
from companion.games.redac_chef.state.rules.dispatch import day_named, decide, evolve, objection
from companion.games.redac_chef.state.rules.turns import not_in_turn
from companion.kit.token_order import Bouclage, Call, with_call
from companion.table.events import Event
from companion.table.message import Message, Refused, say
from companion.table.state import TableState
from companion.table.timer import Moment, Status

#: The largest error of a press (ms) that is believed.
_MOST_ERROR_MS: Final = 5_000

# --- calls ------------------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.CallLayout, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    if day.layout_left(intent.seat) is not None:
        return ()
    _allowed(day.name, intent.seat, table.play)
    moment = _moment(table, day, _instant(table, day, intent.at, intent.error_ms, now))
    if moment is None:
        raise Refused(say("refused-time-up" if table.play.settings.rules.phases else "refused-not-here"))
    called = fact.LayoutCalled(day=day.name, seat=intent.seat, left_ms=moment.left_ms, after_ms=max(0, moment.after_ms))
    return (called,)


@objection.register
def _(event: fact.LayoutCalled, table: TableState, facts: Facts) -> Message | None:
    if not table.play.settings.rules.phases:
        return say("refused-not-here")
    return _may_call(event.day, event.seat, table.play)


@evolve.register
def _(event: fact.LayoutCalled, table: TableState, facts: Facts) -> TableState:
    day = table.play.day(event.day)
    if day is None:
        return table
    return with_day(table, event.day, layout=put(day.layout, event.seat, Layout(event.left_ms, event.after_ms)))


@decide.register
def _(intent: wish.CallPrint, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    if day.bouclage.token(intent.seat) is not None:
        return ()
    _allowed(day.name, intent.seat, table.play)
    asked = intent.at if intent.left_ms is None else table.timer.last_instant_with(intent.left_ms, now)
    at = _instant(table, day, asked, intent.error_ms, now)
    moment = _moment(table, day, at)
    clock_runs = table.timer.status(now) is not Status.IDLE
    gone = moment.after_ms if moment is not None else table.timer.length_ms
    call = fact.PrintCalled(
        day=day.name,
        seat=intent.seat,
        at=at,
        heard_at=now,
        error_ms=max(0, min(intent.error_ms, _MOST_ERROR_MS)),
        left_ms=None if moment is None else moment.left_ms,
        after_ms=max(0, gone) if clock_runs else 0,
        line=intent.line if intent.left_ms is None else "",
    )
    return (call,)


@objection.register
def _(event: fact.PrintCalled, table: TableState, facts: Facts) -> Message | None:
    reason = _may_call(event.day, event.seat, table.play)
    if reason is not None or event.left_ms is not None or table.play.today.time_called:
        return reason
    if table.play.settings.rules.turns:
        return not_in_turn(table, event.day, event.seat)
    # A token taken at the buzzer does not stand without the buzzer.
    over = table.timer.status(event.at) in (Status.OVER, Status.IDLE)
    return None if over else say("refused-call-paused")


@evolve.register
def _(event: fact.PrintCalled, table: TableState, facts: Facts) -> TableState:
    day = table.play.day(event.day)
    if day is None:
        return table
    call = Call(event.seat, event.at, event.error_ms, event.left_ms, event.after_ms, event.heard_at, event.line)
    return with_day(table, event.day, bouclage=with_call(day.bouclage, call))


def _allowed(day: str, seat: str, play: Play) -> None:
    reason = _may_call(day, seat, play)
    if reason is not None:
        raise Refused(reason)


def _may_call(day_name: str, seat: str, play: Play) -> Message | None:
    day = play.day(day_name)
    if day is None or not day.started or day.closed:
        return say("refused-no-round")
    if not play.settings.rules.tirage:
        return say("refused-not-here")
    if seat not in day.seats:
        return say("refused-not-playing")
    return say("refused-has-token") if day.bouclage.token(seat) is not None else None


def _instant(table: TableState, day: Day, asked: int | None, error_ms: int, now: int) -> int:
    """The instant of a call: never in the future, never before the round's start. One that may be off by more than it
    lies before the clock went on is from then: a correction alone must not make it too early."""
    at, timer = now if asked is None else min(asked, now), table.timer
    begin = timer.first_start(now)
    at = min(now, max(at, (day.started_at if begin is None else begin) or at))
    if timer.starts_at is not None and at < timer.starts_at <= min(now, at + error_ms) and not timer.moment_at(at):
        return timer.starts_at
    return at


def _moment(table: TableState, day: Day, at: int) -> Moment | None:
    """The clock at an instant at which somebody called; None where time was up, or where no clock runs.

    Raises:
        Refused: nobody may call then: 3-2-1, or the clock stands.
    """
    timer = table.timer
    if (moment := timer.moment_at(at)) is not None:
        return moment
    status = timer.status(at)
    if day.time_called or status in (Status.OVER, Status.IDLE):
        return None
    if table.away is not None:
        # Nobody held the clock: what was called while the server was away is entered with what it shows.
        left = timer.left(at)
        return Moment(left, timer.length_ms - left)
    early = status is Status.STARTING and not timer.runs
    raise Refused(say("refused-call-early" if early else "refused-call-paused"))


# --- the order by hand ------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.TellFinish, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    order = day.bouclage.order
    wanted = (intent.first, intent.second)
    neighbours = tuple(zip(order, order[1:], strict=False))
    if wanted in neighbours and not day.bouclage.photo_finish(intent.second):
        return ()  # somebody else was quicker
    if wanted not in neighbours and wanted[::-1] not in neighbours:
        raise Refused(say("refused-finish-gone"))
    return (fact.FinishTold(day=day.name, first=intent.first, second=intent.second),)


@objection.register
def _(event: fact.FinishTold, table: TableState, facts: Facts) -> Message | None:
    day = table.play.day(event.day)
    if day is None or not day.started or not table.play.settings.rules.tokens:
        return say("refused-no-round")
    return None if {event.first, event.second} <= {*day.bouclage.order} else say("refused-finish-gone")


@evolve.register
def _(event: fact.FinishTold, table: TableState, facts: Facts) -> TableState:
    day = table.play.day(event.day)
    if day is None:
        return table
    told = (*day.bouclage.told, (event.first, event.second))
    return with_day(table, event.day, bouclage=replace(day.bouclage, told=told))


@decide.register
def _(intent: wish.SetOrder, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    if day.bouclage.order == intent.order and not day.bouclage.doubtful:
        return ()
    return (fact.OrderSet(day=day.name, order=intent.order, instead=day.bouclage.order),)


@objection.register
def _(event: fact.OrderSet, table: TableState, facts: Facts) -> Message | None:
    day = table.play.day(event.day)
    if day is None or not day.started or not table.play.settings.rules.tokens:
        return say("refused-no-round")
    held = sorted(day.bouclage.order)
    wanted = sorted(event.order)
    # While the round runs only tokens that are out can change hands; once time is up the rest are dealt too.
    fits = (wanted == held and held) or (wanted == sorted(day.seats) and (day.time_called or day.closed))
    return None if fits and sorted(event.instead) == held else say("refused-order-incomplete")


@evolve.register
def _(event: fact.OrderSet, table: TableState, facts: Facts) -> TableState:
    day = table.play.day(event.day)
    if day is None:
        return table
    return with_day(table, event.day, bouclage=Bouclage(day.bouclage.calls, event.order))

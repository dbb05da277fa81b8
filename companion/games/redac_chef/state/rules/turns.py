"""Players who move in turn: who is first, and whose turn it is ("Mode tour à tour")."""

from __future__ import annotations

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Day, with_day, with_play
from companion.games.redac_chef.state.rules.dispatch import day_named, decide, evolve, has_begun, objection
from companion.games.redac_chef.state.undo_names import seat_name
from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.state import TableState


def not_in_turn(table: TableState, day_name: str, seat: str) -> Message | None:
    """Why that seat may not move now: it is another's turn."""
    day: Day | None = table.play.day(day_name)
    if day is None or day.turn is None or day.turn == seat:
        return None
    return say("refused-not-your-turn", name=seat_name(table, day.turn))


def next_in_turn(day: Day, seat: str) -> str:
    """Who moves after that seat, clockwise: seats stand in that order."""
    return day.seats[(day.seats.index(seat) + 1) % len(day.seats)]


# --- who is first -----------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.ChooseFirst, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    return () if table.play.first == intent.seat else (fact.FirstChosen(seat=intent.seat),)


@objection.register
def _(event: fact.FirstChosen, table: TableState, facts: Facts) -> Message | None:
    if not table.play.settings.rules.turns:
        return say("refused-not-here")
    return say("refused-first-begun") if has_begun(table) else None


@evolve.register
def _(event: fact.FirstChosen, table: TableState, facts: Facts) -> TableState:
    return with_play(table, first=event.seat)


# --- turns ------------------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.EndTurn, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day_named(table, intent.day)
    return (fact.TurnEnded(day=intent.day, seat=intent.seat),)


@objection.register
def _(event: fact.TurnEnded, table: TableState, facts: Facts) -> Message | None:
    day: Day | None = table.play.day(event.day)
    if day is None or not day.started or day.closed or day.turn is None:
        return say("refused-no-round")
    if day.time_called:
        return say("refused-turns-over")
    return not_in_turn(table, event.day, event.seat)


@evolve.register
def _(event: fact.TurnEnded, table: TableState, facts: Facts) -> TableState:
    day: Day | None = table.play.day(event.day)
    if day is None or event.seat not in day.seats:
        return table
    return with_day(table, event.day, turn=next_in_turn(day, event.seat))

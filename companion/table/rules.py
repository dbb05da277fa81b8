"""Implements the rules of every table, whatever the game; all else is left to the game.

Players are in ``seat_rules``, devices in ``device_rules``, the clock in ``clock_rules``; opening and closing a table is
here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.table import clock_rules, device_rules, intents, seat_rules
from companion.table.events import (
    Event,
    PersonNamed,
    PersonsSwapped,
    TableClosed,
    TableOpened,
    TableTakenUp,
    TextsChanged,
    TimerExtended,
)
from companion.table.game import Actor, GameRules
from companion.table.intents import Intent
from companion.table.message import Message, Param, Refused, say
from companion.table.seat_rules import object_to_seating, seat_player
from companion.table.seats import (
    Seat,
    person_at,
)
from companion.table.state import TableState
from companion.table.texts import apply_texts, decide_texts


def decide(game: GameRules, table: TableState, intent: intents.Intent, now: int, by: Actor) -> tuple[Event, ...]:
    """Return the events that an intent leads to; each was checked against the state after those before it.

    Raises:
        Refused: with the reason, for the sender.
    """
    if not table.id and not isinstance(intent, intents.OpenTable):
        raise Refused(say("refused-not-here"))
    handler = _DECIDE.get(type(intent))
    events = game.decide(table, intent, now, by) if handler is None else handler(intent, game, table, now, by)
    after = table
    for before, event in zip((None, *events), events, strict=False):
        if before is not None:
            after = evolve(game, after, before)
        reason = objection(game, after, event)
        if reason is not None:
            raise Refused(reason)
    return events


def objection(game: GameRules, table: TableState, event: Event) -> Message | None:
    """Return why the event is invalid on this state; None if it is valid. Undo calls this for every later event."""
    if table.closed and not (isinstance(event, TableTakenUp) or isinstance(event, TableClosed) and not table.successor):
        return say("refused-table-closed")
    if isinstance(event, TableOpened):
        return say("refused-table-open") if table.id else None
    if table.play is None:
        return say("refused-not-here")
    if isinstance(event, TextsChanged):
        return None
    return object_to_seating(game, table, event) or game.objection(table, event)


def evolve(game: GameRules, table: TableState, event: Event) -> TableState:
    """Return the state after the event. Never fails: an event that does not apply changes nothing. After the rule of
    every table, the game gets the event too."""
    handler = _EVOLVE.get(type(event))
    return game.evolve(table if handler is None else handler(event, game, table), event)


def undo_params(table: TableState, event: Event) -> dict[str, Param]:
    """Return the parameters of a table event's sentence (``undo-TYPE``), besides the player's name. Empty for an event
    that needs none."""
    if isinstance(event, PersonNamed):
        return {"person": event.name}
    if isinstance(event, PersonsSwapped):
        two = (person_at(table.seats, event.seat, event.place), person_at(table.seats, event.other, event.other_place))
        return {"names": tuple(one[0] for one in two if one is not None)}
    if not isinstance(event, TimerExtended):
        return {}
    return {
        "more": int(event.by_ms > 0),
        "seconds": abs(event.by_ms) // 1000,
        "names": table.names(event.who),
        "count": len(event.who),
    }


def _decide_open_table(
    intent: intents.OpenTable, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the events that open a table and seat its players. Raises Refused for invalid settings and too many
    players."""
    fewest, most = game.players(intent.settings)
    if len(intent.players) > most:
        raise Refused(say("refused-too-many-players", most=most))
    opened = TableOpened(
        id=intent.id,
        code=intent.code,
        game=intent.game,
        game_id=intent.game_id,
        at=intent.at,
        host=by.device,
        settings=game.fill_settings(intent.settings),
        here=intent.here,
    )
    events: list[Event] = [opened]
    seats: tuple[Seat, ...] = ()
    for player in intent.players:
        event = seat_player(seats, (), player)
        seats = (*seats, Seat(event.seat, event.name, event.colour, event.symbol, event.profile, people=event.people))
        events.append(event)
    return tuple(events)


def _decide_close_table(
    intent: intents.CloseTable, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return that the table is closed; nothing if it is, unless it gets a successor now."""
    if table.closed and (intent.successor is None or table.successor is not None):
        return ()
    return (TableClosed(successor=intent.successor),)


def _after_table_opened(event: TableOpened, game: GameRules, table: TableState) -> TableState:
    """Return the table as it is opened."""
    return TableState(
        id=event.id,
        code=event.code,
        game=event.game,
        game_id=event.game_id,
        generation=event.generation,
        opened_at=event.at,
        opened_here=event.here,
        host=event.host,
        play=game.open(event.settings),
    )


def _after_table_taken_up(event: TableTakenUp, game: GameRules, table: TableState) -> TableState:
    """Return the table open again, with the device as its host's."""
    return replace(table, closed=False, successor=None, host=event.device)


def _after_table_closed(event: TableClosed, game: GameRules, table: TableState) -> TableState:
    """Return the table closed."""
    return replace(table, closed=True, successor=event.successor)


DECIDE: Final[dict[type[Intent], Any]] = {
    intents.OpenTable: _decide_open_table,
    intents.CloseTable: _decide_close_table,
    intents.ChangeTexts: decide_texts,
}
EVOLVE: Final[dict[type[Event], Any]] = {
    TableOpened: _after_table_opened,
    TableTakenUp: _after_table_taken_up,
    TableClosed: _after_table_closed,
    TextsChanged: apply_texts,
}
_DECIDE: Final = DECIDE | seat_rules.DECIDE | device_rules.DECIDE | clock_rules.DECIDE
_EVOLVE: Final = EVOLVE | seat_rules.EVOLVE | device_rules.EVOLVE | clock_rules.EVOLVE

"""What each event is called when it is undone, or when it stands in the way of an undo."""

from __future__ import annotations

from companion.games.redac_chef.state import events as fact
from companion.table.events import Event, PlayerSeated
from companion.table.message import Message, say
from companion.table.rules import undo_params
from companion.table.state import TableState


def name_of(table: TableState, event: Event) -> Message:
    """``undo-TYPE`` with the player's name, the day and whatever else the event says of itself."""
    words = undo_params(table, event)
    seat = getattr(event, "seat", None)
    if isinstance(seat, str):
        words["name"] = event.name if isinstance(event, PlayerSeated) else seat_name(table, seat)
    day = getattr(event, "day", None)
    if isinstance(day, str):
        words["day"] = say(f"day-{day}")
    if isinstance(event, fact.CountEntered):
        row, _, part = event.field.partition(".")
        words["row"] = say("field", field=part if row == "bonus" else row)
    if isinstance(event, fact.OptionChanged):
        words["option"] = say("option", option=event.option)
    if isinstance(event, fact.FinishTold):
        words["first"], words["second"] = seat_name(table, event.first), seat_name(table, event.second)
    if isinstance(event, fact.TribunePicked):
        words["tile"] = event.tile or ""
    return say(f"undo-{event.type}", **words)


def seat_name(table: TableState, seat_id: str) -> str:
    """The name at that seat, also of one that was taken away; its id where there never was one."""
    return table.name(seat_id)

"""Reads game files of Plus belle la vie, naming every fault, and writes them."""

from __future__ import annotations

from typing import Any, Final

from pydantic import TypeAdapter

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.file_checks import cross_field_faults
from companion.games.plus_belle_la_vie.file_shapes import FileShape, UntypedEvent
from companion.games.plus_belle_la_vie.scoring.model import FileEvent, Game
from companion.games.plus_belle_la_vie.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster, without_none
from companion.kit.game_file import parse_file

_EVENTS: Final = TypeAdapter(tuple[FileEvent, ...])


def parse(data: Any, facts: Facts) -> Game:
    """Read the game that a file holds; who has how many open cards of a character is in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    control = None
    if shape.control is not None:
        control = tuple(
            (character.strip(), tuple((id_, counts.get(id_, 0)) for id_ in roster.playing))
            for character, counts in shape.control.items()
        )
    # An event without a type is a fault.
    events = tuple(event for event in shape.events if not isinstance(event, UntypedEvent))
    sole = None if shape.sole_control is None else tuple(shape.sole_control.items())
    return Game(roster, events, control, tuple(shape.options.sale_values.items()), sole)


def to_json(game: Game) -> dict[str, Any]:
    """Return the game as the JSON of a game file; ``parse`` reads the same game back."""
    control = None if game.control is None else {character: dict(counts) for character, counts in game.control}
    head = head_to_json(GAME, game.roster, {"sale_values": dict(game.prices)} if game.prices else {})
    events = _EVENTS.dump_python(game.events, mode="json")
    sole = None if game.sole is None else dict(game.sole)
    return head | {"events": events} | without_none({"control": control, "sole_control": sole})

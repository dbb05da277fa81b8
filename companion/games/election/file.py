"""Reads game files of the election game, naming every fault, and writes them."""

from __future__ import annotations

from typing import Any

from companion.games.election.facts import Facts
from companion.games.election.file_checks import cross_field_faults
from companion.games.election.file_shapes import FileShape, write_line
from companion.games.election.scoring.line import Game, with_farewells
from companion.games.election.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster
from companion.kit.game_file import parse_file


def parse(data: Any, facts: Facts) -> Game:
    """Read the game that a file holds, with those who went home inserted among its lines.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    return Game(roster, with_farewells(roster, shape.events))


def to_json(game: Game) -> dict[str, Any]:
    """Return the game as the JSON of a game file; ``parse`` reads the same game back."""
    return head_to_json(GAME, game.roster, {}) | {"events": list(map(write_line, game.listed))}

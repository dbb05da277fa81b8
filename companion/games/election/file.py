"""Game files of the game: read with every fault named, written back, and scored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games.election.facts import Facts, facts_in
from companion.games.election.file_checks import cross_field_faults
from companion.games.election.file_shapes import FileShape
from companion.games.election.file_translation import read, write
from companion.games.election.scoring.model import Game, with_farewells
from companion.games.election.scoring.report import GAME, report
from companion.kit.file_players import head_to_json, read_roster
from companion.kit.game_file import parse_file
from companion.kit.score_table import Scored


def score(data: Any, content: Path) -> Scored:
    """A game file with its votes, for a table, for JSON, and with the reasons.

    Args:
        data: what the JSON holds.
        content: the content root, for the facts.

    Raises:
        WrongFile: with every fault and its place.
    """
    facts = facts_in(content)
    return report(parse(data, facts), facts)


def parse(data: Any, facts: Facts) -> Game:
    """The game that a file holds.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    return Game(roster, with_farewells(roster, tuple(map(read, shape.events))))


def to_json(game: Game) -> dict[str, Any]:
    """The game as a file holds it; ``parse`` reads the same game back."""
    return head_to_json(GAME, game.roster, {}) | {"events": list(map(write, game.told))}

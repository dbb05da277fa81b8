"""Game files of the game: read with every fault named, and written back."""

from __future__ import annotations

from typing import Any

from companion.games.reportages.facts import Facts
from companion.games.reportages.file_checks import cross_field_faults
from companion.games.reportages.file_shapes import FileShape
from companion.games.reportages.scoring.model import Game, Round
from companion.games.reportages.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster, without_none
from companion.kit.game_file import parse_file


def parse(data: Any, facts: Facts) -> Game:
    """The game that a file holds, everybody's cash in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    rounds = (
        Round(tuple((id_, each.cash[id_]) for id_ in roster.present_at(at)), each.winner, each.combination, each.pot)
        for at, each in enumerate(shape.rounds)
    )
    return Game(roster, tuple(rounds))


def to_json(game: Game) -> dict[str, Any]:
    """The game as a file holds it; ``parse`` reads the same game back."""
    rounds = [
        {"cash": dict(each.cash), "winner": each.winner, "combination": each.combination}
        | without_none({"pot": each.pot})
        for each in game.rounds
    ]
    return head_to_json(GAME, game.roster, {}) | {"rounds": rounds}

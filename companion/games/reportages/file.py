"""Reads game files of the reportages, naming every fault, and writes them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.reportages.facts import Facts
from companion.games.reportages.file_checks import cross_field_faults
from companion.games.reportages.file_shapes import FileShape
from companion.games.reportages.scoring.model import Game
from companion.games.reportages.scoring.report import GAME
from companion.kit.file_players import head_to_json, read_roster
from companion.kit.game_file import parse_file
from companion.kit.shape import to_file


def parse(data: Any, facts: Facts) -> Game:
    """Return the game that a file holds, with each player's cash in the order of the table.

    Raises:
        WrongFile: with every fault and its place.
    """
    shape = parse_file(data, FileShape, lambda raw: cross_field_faults(raw, facts))
    roster = read_roster(shape)
    rounds = []
    for at, each in enumerate(shape.rounds):
        cash = dict(each.cash)
        rounds.append(replace(each, cash=tuple((id_, cash[id_]) for id_ in roster.present_at(at))))
    return Game(roster, tuple(rounds))


def to_json(game: Game) -> dict[str, Any]:
    """Return the game as the JSON of a game file; ``parse`` reads the same game back."""
    return head_to_json(GAME, game.roster, {}) | {"rounds": [to_file(each) for each in game.rounds]}

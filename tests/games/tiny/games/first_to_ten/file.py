"""The game and its file: who has how many points; ten win."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from companion.kit.faults import Fault, place
from companion.kit.file_players import FileHead, RawPlayerChecks, Roster, head_to_json, read_roster
from companion.kit.game_file import taken
from companion.kit.lenient_json import as_object
from companion.kit.score_table import Scored, ScoreTable, one_column_row
from companion.kit.shape import Count
from companion.table.message import say

GAME = "first-to-ten"


@dataclass(frozen=True, slots=True)
class Game:
    """Everybody's points."""

    roster: Roster
    points: tuple[tuple[str, int], ...]


class FileShape(FileHead):
    """The file."""

    game: Literal["first-to-ten"]
    points: dict[str, Count]


def _misfits(raw: dict[str, Any]) -> list[Fault]:
    players = RawPlayerChecks(raw)
    nobody = [id_ for id_ in as_object(raw.get("points")) if players.playing and id_ not in players.playing]
    return [*players.faults(2, 4), *(Fault(place("points", id_), say("fault-nobody")) for id_ in nobody)]


def parse(data: Any) -> Game:
    """The game that a file holds."""
    shape = taken(data, FileShape, _misfits)
    return Game(read_roster(shape), tuple(shape.points.items()))


def to_json(game: Game) -> dict[str, Any]:
    """The game as its file."""
    return head_to_json(GAME, game.roster, {}) | {"points": dict(game.points)}


def report(game: Game) -> Scored:
    """Who has what, and who has won."""
    points = {player.id: 0 for player in game.roster.players} | dict(game.points)
    winners = [player for player, n in points.items() if n >= 10]
    result = {"game": GAME, "finished": bool(winners), "totals": {p: {"points": n} for p, n in points.items()}}
    why = [(say("first-to-ten-why", points=n),) for n in points.values()]
    row = one_column_row(say("first-to-ten-total"), [say("pad-points", points=n) for n in points.values()], why=why)
    pad = ScoreTable(tuple(player.name for player in game.roster.players), (say("first-to-ten-total"),), (row,))
    return Scored(result | ({"winners": winners} if winners else {}), pad, (), ())


def score(data: Any, content: Path) -> Scored:
    """The file with its points."""
    return report(parse(data))

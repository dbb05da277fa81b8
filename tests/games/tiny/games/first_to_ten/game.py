"""First to ten: who scores how many points; ten win. All of the game but its screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from companion.kit.faults import Fault, place
from companion.kit.file_players import FileHead, RawPlayerChecks, Roster, head_to_json, read_roster
from companion.kit.game_base import LoggedGame, LoggedPlay
from companion.kit.game_event import GameEvent
from companion.kit.game_file import parse_file
from companion.kit.lenient_json import as_object
from companion.kit.score_table import Scored, ScoreTable, one_column_row
from companion.kit.shape import Count
from companion.table.message import Message, say
from companion.table.parts.ledger import Ledger, credit
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Holds everybody's points."""

    points: Ledger = Ledger()


class TinyEvent(GameEvent, game="first-to-ten"):
    """Is the base of what happens in this game."""


class PointsScored(TinyEvent):
    """That player scored."""

    seat: str
    points: int

    def check(self, play: Play, facts: None, table: TableState) -> Message | None:
        return say("first-to-ten-least") if self.points < 1 else None

    def apply(self, play: Play, facts: None) -> Play:
        return replace(play, points=credit(play.points, self.seat, self.points))


@dataclass(frozen=True, slots=True)
class Game:
    """Is a game as its file holds it."""

    roster: Roster
    points: tuple[tuple[str, int], ...]


class FileShape(FileHead):
    """Is the shape of the file."""

    game: Literal["first-to-ten"]
    points: dict[str, Count]


class FirstToTen(LoggedGame[Game]):
    """Ties the table to the file, and scores."""

    id = "first-to-ten"
    own = TinyEvent.kinds()
    state = Play
    seats = (2, 4)

    def game(self, table: TableState) -> Game:
        return Game(self.roster_of(table), table.play.points.accounts)

    def report(self, game: Game) -> Scored:
        points = {player.id: 0 for player in game.roster.players} | dict(game.points)
        winners = [player for player, n in points.items() if n >= 10]
        result = {"game": self.id, "finished": bool(winners), "totals": {p: {"points": n} for p, n in points.items()}}
        why = [(say("first-to-ten-why", points=n),) for n in points.values()]
        row = one_column_row(say("first-to-ten-total"), [say("pad-points", points=n) for n in points.values()], why=why)
        pad = ScoreTable(tuple(player.name for player in game.roster.players), (say("first-to-ten-total"),), (row,))
        return Scored(result | ({"winners": winners} if winners else {}), pad, (), ())

    def to_json(self, game: Game) -> dict[str, Any]:
        return head_to_json(self.id, game.roster, {}) | {"points": dict(game.points)}

    def parse(self, file: Mapping[str, Any]) -> Game:
        shape = parse_file(file, FileShape, _misfits)
        return Game(read_roster(shape), tuple(shape.points.items()))

    def happened(self, game: Game) -> Iterable[PointsScored]:
        return (PointsScored(seat=seat, points=points) for seat, points in game.points if points)


def _misfits(raw: dict[str, Any]) -> list[Fault]:
    players = RawPlayerChecks(raw)
    nobody = [id_ for id_ in as_object(raw.get("points")) if players.playing and id_ not in players.playing]
    return [*players.faults(2, 4), *(Fault(place("points", id_), say("fault-nobody")) for id_ in nobody)]


def rules(content: Path) -> FirstToTen:
    """Return the game, which needs no facts."""
    return FirstToTen()

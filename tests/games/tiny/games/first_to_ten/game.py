"""First to ten: who counts how many points; ten win. All of the game but its screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from companion.kit.faults import Fault, place
from companion.kit.figure import Figure, join_terms
from companion.kit.file_players import FileHead, RawPlayerChecks, Roster, head_to_json, read_roster
from companion.kit.game_base import LoggedGame, LoggedPlay
from companion.kit.game_event import GameEvent
from companion.kit.game_file import parse_file
from companion.kit.lenient_json import as_object
from companion.kit.scored import Scored
from companion.kit.shape import Count as Counted
from companion.kit.sheet import CountedField, FigureKey, Row, Sheet
from companion.table.message import Message, say
from companion.table.state import TableState

#: What is counted, by player and count.
Counts = tuple[tuple[tuple[str, str], int], ...]


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Holds what is counted."""

    counts: Counts = ()


class TinyEvent(GameEvent, game="first-to-ten"):
    """Is the base of this game's events."""


class PointsScored(TinyEvent):
    """That player has so many points of that kind."""

    seat: str
    points: int
    count: str = "points"

    def check(self, play: Play, facts: None, table: TableState) -> Message | None:
        return say("first-to-ten-least") if self.points < 1 else None

    def apply(self, play: Play, facts: None) -> Play:
        return replace(play, counts=(*(dict(play.counts) | {(self.seat, self.count): self.points}).items(),))


@dataclass(frozen=True, slots=True)
class Game:
    """Is a game as its file holds it."""

    roster: Roster
    counts: Counts

    def figure(self, row: str, player: str) -> Figure:
        """Return what that player counted in that row."""
        points = dict(self.counts).get((player, row))
        return Figure() if points is None else Figure(points, (say("first-to-ten-why", points=points),))

    def total(self, player: str) -> Figure:
        """Return the sum of what that player counted."""
        points = sum(points for (who, _), points in self.counts if who == player)
        return Figure(points, (say("first-to-ten-why", points=points),))


SHEET = Sheet(
    "first-to-ten-row",
    column="first-to-ten-column",
    rows=(
        Row("points", counts=(CountedField("points"),), json="points"),
        Row("total", Game.total, apart=True, json="total"),
    ),
)


class FileShape(FileHead):
    """Is the shape of the file."""

    game: Literal["first-to-ten"]
    counts: dict[str, dict[str, Counted]]


class FirstToTen(LoggedGame[Game]):
    """Ties the table to the file, and scores."""

    id = "first-to-ten"
    own = TinyEvent.kinds()
    state = Play
    seats = (2, 4)

    def game(self, table: TableState) -> Game:
        return Game(self.roster_of(table), table.play.counts)

    def report(self, game: Game) -> Scored:
        sheet = SHEET.fill(game.roster.players, game)
        points = {id_: rows["total"] for id_, rows in sheet.rows_json().items()}
        winners = [id_ for id_, n in points.items() if n is not None and n >= 10]
        result = {
            "game": self.id,
            "finished": bool(winners),
            "rows": sheet.rows_json(),
            "totals": {id_: {"points": n} for id_, n in points.items()},
        }
        reasons = sheet.reasons("player", lambda cell: say("first-to-ten-of", name=cell.name), _reason)
        return Scored(result | ({"winners": winners} if winners else {}), sheet, (), reasons)

    def to_json(self, game: Game) -> dict[str, Any]:
        counts: dict[str, dict[str, int]] = {}
        for (player, count), points in game.counts:
            counts.setdefault(player, {})[count] = points
        return head_to_json(self.id, game.roster, {}) | {"counts": counts}

    def parse(self, file: Mapping[str, Any]) -> Game:
        shape = parse_file(file, FileShape, _misfits)
        counts = (((player, name), n) for player, page in shape.counts.items() for name, n in page.items())
        return Game(read_roster(shape), tuple(counts))

    def rebuild_events(self, game: Game) -> Iterable[PointsScored]:
        return (PointsScored(seat=seat, count=count, points=points) for (seat, count), points in game.counts)


def _reason(cell: FigureKey) -> Message:
    points, why = cell.figure.points or 0, join_terms(cell.figure.why)
    return say("first-to-ten-reason", row=cell.line.label, points=points, why=why)


def _misfits(raw: dict[str, Any]) -> list[Fault]:
    players = RawPlayerChecks(raw)
    nobody = [id_ for id_ in as_object(raw.get("counts")) if players.playing and id_ not in players.playing]
    return [*players.faults(2, 4), *(Fault(place("counts", id_), say("fault-nobody")) for id_ in nobody)]


def rules(content: Path) -> FirstToTen:
    """Return the game, which needs no facts."""
    return FirstToTen()

"""The game at the table: one event, and two questions about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from companion.games.first_to_ten.file import GAME, Game, parse, report, to_json

from companion.kit.game_base import LoggedGame, LoggedPlay
from companion.kit.score_table import Scored
from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.parts.ledger import Ledger, credit
from companion.table.state import TableState


class PointsScored(Event):
    """That player scored."""

    type: Literal["first-to-ten-scored"] = "first-to-ten-scored"
    seat: str
    points: int


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Everybody's points."""

    points: Ledger = Ledger()


class FirstToTen(LoggedGame[Game]):
    """The rules."""

    id = GAME
    own = (PointsScored,)
    seats = (2, 4)

    def open(self, settings: Mapping[str, Any]) -> Play:
        return Play(self.options.validate_leniently(settings))

    def judged(self, table: TableState, event: Event) -> Message | None:
        if isinstance(event, PointsScored) and event.points < 1:
            return say("first-to-ten-least")
        return None

    def folded(self, table: TableState, event: Event) -> Play:
        play: Play = table.play
        if isinstance(event, PointsScored):
            return replace(play, points=credit(play.points, event.seat, event.points))
        return play

    def game(self, table: TableState) -> Game:
        return Game(self.roster_of(table), table.play.points.accounts)

    def report(self, game: Game) -> Scored:
        return report(game)

    def to_json(self, game: Game) -> dict[str, Any]:
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        return parse(file)

    def happened(self, game: Game) -> Iterable[Event]:
        return (PointsScored(seat=seat, points=points) for seat, points in game.points if points)


def rules(content: Path) -> FirstToTen:
    """The game needs no facts."""
    return FirstToTen()

"""The head of a game file whose players bring nothing of their own: who sat down, when, and the id of the game.

A game's options are its own. Nobody leaves in the middle of such a file: whoever left before it began
(``left_after``: "set-up") is named in it and takes no part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from pydantic import Field

from companion.games.faults import Fault, place
from companion.games.game_file import FORMAT, VERSION, FilePlayer, Head
from companion.games.raw import RawPlayers
from companion.games.shape import Shape
from companion.table.message import Message, say

#: Left before anything was played.
SET_UP: Final = "set-up"

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


# --- what is written --------------------------------------------------------------------------------------------------


class Nothing(Shape):
    """An object that has no fields in this game."""


class PlainPlayer(FilePlayer):
    """A player and nothing more."""

    left_after: Literal["set-up"] = _UNWRITTEN


class PlainHead(Head):
    """The head with plain players. A game adds its name, its options and its data."""

    players: list[PlainPlayer]
    ticked: dict[str, Nothing] = Field(default_factory=dict)


class PlainPlayers(RawPlayers):
    """Who plays, in a file that may have any shape."""

    def __init__(self, raw: dict[str, Any]) -> None:
        super().__init__(raw)
        #: The ids of those who did not leave before it began; None where the file does not tell players apart.
        self.playing: tuple[str, ...] | None = None
        #: How many those are, whatever their ids.
        self.number = sum(player.get("left_after") != SET_UP for player in self.all)
        if self.told:
            here = (player["id"] for player in self.all if player.get("left_after") != SET_UP)
            self.playing = tuple(dict.fromkeys(here))

    def faults(self, fewest: int, most: int) -> Iterator[Fault]:
        """Too few or too many of them, and ids that two share."""
        if self.listed and not fewest <= self.number <= most:
            yield Fault("players", say("fault-player-count", fewest=fewest, most=most, found=self.number))
        for index in range(len(self.all)):
            yield from self.id_twice(index)

    def here(self, id_: Any, *path: str | int) -> Iterator[Fault]:
        """A fault where that id is clearly not that of one who plays."""
        if self.playing is not None and isinstance(id_, str) and id_ not in self.playing:
            yield Fault(place(*path), say("fault-nobody"))

    def each(self, table: dict[str, Any], why: Message, *path: str | int) -> Iterator[Fault]:
        """A fault for every key that is nobody's, and ``why`` for every player who has no entry."""
        for id_ in table:
            yield from self.here(id_, *path, id_)
        for id_ in self.playing or ():
            if id_ not in table:
                yield Fault(place(*path, id_), why)


# --- what is known ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """A player; ``left_after`` is "set-up" for one who left before anything was played."""

    id: str
    name: str
    profile: str | None = None
    left_after: Literal["set-up"] | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat down, and what a file keeps besides what scores; moments are ISO 8601 with an offset."""

    players: tuple[Player, ...]
    id: str | None = None
    started_at: str | None = None
    finished_at: str | None = None

    @property
    def playing(self) -> tuple[str, ...]:
        """The ids of those who take part, in the order of the table."""
        return tuple(player.id for player in self.players if player.left_after is None)

    def name(self, player: str) -> str:
        """What that player is called."""
        return next(one.name for one in self.players if one.id == player)

    def names(self, players: Iterable[str]) -> tuple[str, ...]:
        """What those players are called."""
        return tuple(self.name(player) for player in players)


def sitting_of(shape: PlainHead) -> Sitting:
    """Who sat down, as the file says it."""
    players = tuple(Player(one.id, one.name, one.profile, one.left_after) for one in shape.players)
    return Sitting(players, shape.id, shape.started_at, shape.finished_at)


def head_json(game: str, sitting: Sitting, options: dict[str, Any]) -> dict[str, Any]:
    """The head of that game's file."""
    return written(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": game,
            "id": sitting.id,
            "started_at": sitting.started_at,
            "finished_at": sitting.finished_at,
            "options": options or None,
            "players": [
                written({"id": one.id, "name": one.name, "profile": one.profile, "left_after": one.left_after})
                for one in sitting.players
            ],
        }
    )


def written(parts: dict[str, Any]) -> dict[str, Any]:
    """An object without what is not said."""
    return {name: part for name, part in parts.items() if part is not None}

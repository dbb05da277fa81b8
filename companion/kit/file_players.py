"""The head of a game file whose players bring nothing of their own: who sat down, when, and the id of the game.

A game's options are its own. Whoever left before it began (``left_after``: "set-up") is named in it and takes no part.
Whoever went home later took part until then: ``left_after`` says how many of the file's entries (rounds, events,
articles) he saw. What he brought about stays; he is compared with nobody any more and does not win (decided, as in
Rédac' Chef).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field

from companion.kit.faults import Fault, place, wrong
from companion.kit.game_file import FORMAT, VERSION, FilePlayer, Head
from companion.kit.lenient_json import RawPlayers
from companion.kit.shape import Shape
from companion.table.message import Message, say

#: Left before anything was played.
SET_UP: Final = "set-up"

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


_LATER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def _left_after(text: str) -> str:
    if text != SET_UP and _LATER.fullmatch(text) is None:
        raise wrong(say("fault-left-after", set_up=SET_UP))
    return text


def entries_seen(left_after: Any) -> int | None:
    """How many entries somebody saw who left after that; None for who stayed, or never began."""
    return int(left_after) if isinstance(left_after, str) and _LATER.fullmatch(left_after) else None


# --- what is written --------------------------------------------------------------------------------------------------


class Nothing(Shape):
    """An object that has no fields in this game."""


class PlainPlayer(FilePlayer):
    """A player and nothing more."""

    left_after: Annotated[str, AfterValidator(_left_after)] = _UNWRITTEN


class PlainHead(Head):
    """The head with plain players. A game adds its name, its options and its data."""

    players: list[PlainPlayer]
    ticked: dict[str, Nothing] = Field(default_factory=dict)


class PlainPlayers(RawPlayers):
    """Who plays, in a file that may have any shape; ``entries``: how many rounds, events or articles it has."""

    def __init__(self, raw: dict[str, Any], entries: int = 0) -> None:
        super().__init__(raw)
        self.entries = entries
        #: The ids of those who did not leave before it began; None where the file does not tell players apart.
        self.playing: tuple[str, ...] | None = None
        #: How many those are, whatever their ids.
        self.number = len([player for player in self.all if player.get("left_after") != SET_UP])
        if self.told:
            here = (player["id"] for player in self.all if player.get("left_after") != SET_UP)
            self.playing = tuple(dict.fromkeys(here))
        #: How many entries each saw who went home, None for the others; and by id, as far as that is told.
        self._seen = [entries_seen(player.get("left_after")) for player in self.all]
        told = zip(self.all, self._seen, strict=True) if self.told else ()
        self.gone = {player["id"]: seen for player, seen in told if seen is not None}

    @property
    def staying(self) -> tuple[str, ...]:
        """The ids of those who are there at the end, as far as that is told."""
        return tuple(id_ for id_ in self.playing or () if id_ not in self.gone)

    @property
    def alone(self) -> bool:
        """Whether only one is left of several, as far as that is told."""
        return len(self.staying) == 1 < self.number

    def there(self, entry: int) -> tuple[str, ...]:
        """The ids of those who see that entry (from 0), as far as that is told."""
        return tuple(id_ for id_ in self.playing or () if id_ not in self.gone or self.gone[id_] > entry)

    def number_there(self, entry: int) -> int:
        """How many see it, whatever their ids."""
        return self.number - sum(seen is not None and seen <= entry for seen in self._seen)

    def faults(self, fewest: int, most: int) -> Iterator[Fault]:
        """Too few or too many of them, and ids that two share."""
        if self.listed and not fewest <= self.number <= most:
            yield Fault("players", say("fault-player-count", fewest=fewest, most=most, found=self.number))
        for index, seen in enumerate(self._seen):
            yield from self.id_twice(index)
            if (seen or 0) > self.entries:
                yield Fault(place("players", index, "left_after"), say("fault-left-late", entries=self.entries))

    def here(self, id_: Any, *path: str | int, entry: int | None = None) -> Iterator[Fault]:
        """A fault where that id is clearly not that of one who plays, or who still plays at that ``entry``."""
        if self.playing is None or not isinstance(id_, str):
            return
        if id_ not in self.playing:
            yield Fault(place(*path), say("fault-nobody"))
        elif entry is not None and id_ not in self.there(entry):
            yield Fault(place(*path), say("fault-left-before"))

    def each(
        self,
        table: dict[str, Any],
        why: Message,
        *path: str | int,
        needed: Iterable[str] | None = None,
        entry: int | None = None,
    ) -> Iterator[Fault]:
        """A fault for every key that is nobody's, and ``why`` for everybody (of those ``needed``) who has no line."""
        for id_ in table:
            yield from self.here(id_, *path, id_, entry=entry)
        for id_ in (self.playing or ()) if needed is None else needed:
            if id_ not in table:
                yield Fault(place(*path, id_), why)


# --- what is known ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """A player; ``left_after`` is "set-up" for one who left before anything was played, and how many entries he saw
    for one who left later."""

    id: str
    name: str
    profile: str | None = None
    left_after: str | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat down, and what a file keeps besides what scores; moments are ISO 8601 with an offset."""

    players: tuple[Player, ...]
    id: str | None = None
    started_at: str | None = None
    finished_at: str | None = None

    @property
    def playing(self) -> tuple[str, ...]:
        """The ids of those who took part from the beginning, in the order of the table."""
        return tuple(player.id for player in self.players if player.left_after != SET_UP)

    @property
    def staying(self) -> tuple[str, ...]:
        """The ids of those among them who have not gone home."""
        return tuple(player.id for player in self.players if player.left_after is None)

    @property
    def alone(self) -> str | None:
        """Who is the only one left of several."""
        return self.staying[0] if len(self.staying) == 1 < len(self.playing) else None

    def leaving(self, entry: int) -> tuple[str, ...]:
        """Who went home after so many entries."""
        return tuple(player.id for player in self.players if entries_seen(player.left_after) == entry)

    def there(self, entry: int) -> tuple[str, ...]:
        """Who sees that entry (from 0)."""
        left = {player.id: entries_seen(player.left_after) for player in self.players}
        return tuple(id_ for id_ in self.playing if (seen := left[id_]) is None or seen > entry)

    def farewells(self) -> tuple[Message, ...]:
        """A sentence for each who went home."""
        gone = (player for player in self.players if entries_seen(player.left_after) is not None)
        return tuple(say("logged-gone", name=player.name) for player in gone)

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

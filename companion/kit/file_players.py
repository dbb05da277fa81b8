"""Reads the head of a game file whose players have no fields of their own: who played, when, and the game's id.

``left_after`` says when a player left. "set-up" is before anything was played: the player is named in the file and
takes no part. Otherwise it is the number of the file's entries (rounds, events, articles) that they were present for.
What they did stays; they are no longer compared with anybody and do not win (our ruling, as in Rédac' Chef).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field

from companion.kit.faults import Fault, place, validation_error
from companion.kit.game_file import FORMAT, VERSION, FilePlayer, Head
from companion.kit.lenient_json import RawPlayers
from companion.kit.shape import Shape
from companion.table.message import Message, say

#: The value of ``left_after`` for players who left before anything was played.
SET_UP: Final = "set-up"

# The default of absent fields. Defaults are not validated, so an explicit null is still a fault.
_UNWRITTEN: Any = None


_LATER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def _check_left_after(text: str) -> str:
    """Return the value of ``left_after``; raise a validation error if it is neither "set-up" nor a number."""
    if text != SET_UP and _LATER.fullmatch(text) is None:
        raise validation_error(say("fault-left-after", set_up=SET_UP))
    return text


def entries_seen(left_after: Any) -> int | None:
    """Return how many entries a player was present for, by ``left_after``; None if they stayed, and also if they left
    before the start."""
    return int(left_after) if isinstance(left_after, str) and _LATER.fullmatch(left_after) else None


# --- what is written --------------------------------------------------------------------------------------------------


class Empty(Shape):
    """JSON object of a file that must have no fields: what ``ticked`` holds for each player of a game that ticks
    nothing."""


class HeadPlayer(FilePlayer):
    """Player as a game file writes them, in a game that adds no fields of its own."""

    left_after: Annotated[str, AfterValidator(_check_left_after)] = _UNWRITTEN


class FileHead(Head):
    """Head of the file of a game whose players have no fields of their own. A game adds its name, its options and its
    data."""

    players: list[HeadPlayer]
    ticked: dict[str, Empty] = Field(default_factory=dict)


class RawPlayerChecks(RawPlayers):
    """Players of a file whose shape may be wrong, for the checks over several fields: who played, until when, and
    faults of their ids. ``entries``: the file's number of rounds, events or articles."""

    def __init__(self, raw: dict[str, Any], entries: int = 0) -> None:
        super().__init__(raw)
        self.entries = entries
        #: The ids of the players who did not leave before the start; None where the players' ids are invalid.
        self.playing: tuple[str, ...] | None = None
        #: The number of those players, even if their ids are invalid.
        self.number = len([player for player in self.all if player.get("left_after") != SET_UP])
        if self.ids_known:
            playing_ids = (player["id"] for player in self.all if player.get("left_after") != SET_UP)
            self.playing = tuple(dict.fromkeys(playing_ids))
        #: The entries that each early leaver was present for (None for the others), and the same by id.
        self._seen = [entries_seen(player.get("left_after")) for player in self.all]
        players_with_seen = zip(self.all, self._seen, strict=True) if self.ids_known else ()
        self.gone = {player["id"]: seen for player, seen in players_with_seen if seen is not None}

    @property
    def staying(self) -> tuple[str, ...]:
        """Return the ids of the players present at the end; empty if the players' ids are invalid."""
        return tuple(id_ for id_ in self.playing or () if id_ not in self.gone)

    @property
    def alone(self) -> bool:
        """Tell whether there were several players and only one is left."""
        return len(self.staying) == 1 < self.number

    def present_at(self, entry: int) -> tuple[str, ...]:
        """Return the ids of the players present at that entry (from 0); empty if the players' ids are invalid."""
        return tuple(id_ for id_ in self.playing or () if id_ not in self.gone or self.gone[id_] > entry)

    def number_present_at(self, entry: int) -> int:
        """Return how many players are present at that entry, even if their ids are invalid."""
        return self.number - sum(seen is not None and seen <= entry for seen in self._seen)

    def faults(self, fewest: int, most: int) -> Iterator[Fault]:
        """Yield faults of the players: too few or too many, duplicate ids, a ``left_after`` beyond the last entry."""
        if self.listed and not fewest <= self.number <= most:
            yield Fault("players", say("fault-player-count", fewest=fewest, most=most, found=self.number))
        for index, seen in enumerate(self._seen):
            yield from self.duplicate_id_faults(index)
            if (seen or 0) > self.entries:
                yield Fault(place("players", index, "left_after"), say("fault-left-late", entries=self.entries))

    def absence_faults(self, id_: Any, *path: str | int, entry: int | None = None) -> Iterator[Fault]:
        """Yield a fault at ``path`` if the id belongs to no player, or to one who had left before ``entry``. Yield
        nothing for a value that is no text."""
        if self.playing is None or not isinstance(id_, str):
            return
        if id_ not in self.playing:
            yield Fault(place(*path), say("fault-nobody"))
        elif entry is not None and id_ not in self.present_at(entry):
            yield Fault(place(*path), say("fault-left-before"))

    def table_faults(
        self,
        table: dict[str, Any],
        why: Message,
        *path: str | int,
        needed: Iterable[str] | None = None,
        entry: int | None = None,
    ) -> Iterator[Fault]:
        """Check an object of the file that has a key for each player: yield a fault for each key that is not the id of
        a player (with ``entry``: of one present then), and the fault ``why`` for each player of ``needed`` (None: each
        player) who has no key."""
        for id_ in table:
            yield from self.absence_faults(id_, *path, id_, entry=entry)
        for id_ in (self.playing or ()) if needed is None else needed:
            if id_ not in table:
                yield Fault(place(*path, id_), why)


# --- what is known ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """Player as a game file names them. ``left_after``: "set-up" if they left before the start, else the number of
    entries they were present for; None if they stayed."""

    id: str
    name: str
    profile: str | None = None
    left_after: str | None = None


@dataclass(frozen=True, slots=True)
class Roster:
    """Players of a game as its file names them, who of them was present when, and the game's id and moments (ISO 8601
    with an offset) where its file has them."""

    players: tuple[Player, ...]
    id: str | None = None
    started_at: str | None = None
    finished_at: str | None = None

    @property
    def playing(self) -> tuple[str, ...]:
        """Return the ids of the players who took part from the start, in table order."""
        return tuple(player.id for player in self.players if player.left_after != SET_UP)

    @property
    def staying(self) -> tuple[str, ...]:
        """Return the ids of the players who took part and did not leave."""
        return tuple(player.id for player in self.players if player.left_after is None)

    @property
    def alone(self) -> str | None:
        """Return the id of the player if there were several and only one is left; None otherwise."""
        return self.staying[0] if len(self.staying) == 1 < len(self.playing) else None

    def leaving(self, entry: int) -> tuple[str, ...]:
        """Return the ids of the players who left after that many entries."""
        return tuple(player.id for player in self.players if entries_seen(player.left_after) == entry)

    def present_at(self, entry: int) -> tuple[str, ...]:
        """Return the ids of the players present at that entry (from 0)."""
        left = {player.id: entries_seen(player.left_after) for player in self.players}
        return tuple(id_ for id_ in self.playing if (seen := left[id_]) is None or seen > entry)

    def farewells(self) -> tuple[Message, ...]:
        """Return a sentence for each player who left during the game."""
        gone = (player for player in self.players if entries_seen(player.left_after) is not None)
        return tuple(say("logged-gone", name=player.name) for player in gone)

    def name(self, player: str) -> str:
        """Return the name of the player with that id, which must be one of this game's."""
        return next(one.name for one in self.players if one.id == player)

    def names(self, players: Iterable[str]) -> tuple[str, ...]:
        """Return the names of these players."""
        return tuple(self.name(player) for player in players)


def read_roster(shape: FileHead) -> Roster:
    """Return the players and moments of a file's head."""
    players = tuple(Player(one.id, one.name, one.profile, one.left_after) for one in shape.players)
    return Roster(players, shape.id, shape.started_at, shape.finished_at)


def head_to_json(game: str, roster: Roster, options: dict[str, Any]) -> dict[str, Any]:
    """Return the head of a game file as JSON."""
    return without_none(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": game,
            "id": roster.id,
            "started_at": roster.started_at,
            "finished_at": roster.finished_at,
            "options": options or None,
            "players": [
                without_none({"id": one.id, "name": one.name, "profile": one.profile, "left_after": one.left_after})
                for one in roster.players
            ],
        }
    )


def without_none(parts: dict[str, Any]) -> dict[str, Any]:
    """Return the object without the fields that are None."""
    return {name: part for name, part in parts.items() if part is not None}

"""Holds what the history shows of a game, taken from the index without opening the game's file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from typing import Any, Final

from companion.store.games import StoredFile

#: How many fields a single player has in the index; for a team, the list of its people comes after them.
_FIELDS_WITHOUT_TEAM: Final = 5


@dataclass(frozen=True, slots=True)
class EntryPlayer:
    """One player of a game in the history.

    Attributes:
        id: the seat.
        name: the name at the time of the game.
        profile: the player's profile; None if unknown, and for a team.
        points: the total; None if unknown.
        people: the known members of a team, as (profile, name).
    """

    id: str
    name: str
    profile: str | None
    points: int | None
    winner: bool
    people: tuple[tuple[str, str], ...] = ()

    @property
    def profiles(self) -> tuple[str, ...]:
        """Return all known profiles that played in this seat."""
        alone = (self.profile,) if self.profile else ()
        return (*alone, *(profile for profile, _ in self.people))

    def name_of(self, profile: str) -> str:
        """Return what the person with this profile was called in that game."""
        return dict(self.people).get(profile, self.name)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game in the history.

    Attributes:
        when: the file's ``finished_at``, or else ``started_at``, or else empty.
        bankrupt: the seats that are ranked last, whatever their points.
        left: the seats of those who left before the end.
        contest: whether several played against each other and somebody won.
    """

    id: str
    game: str
    mode: str | None
    when: str
    finished: bool
    players: tuple[EntryPlayer, ...]
    bankrupt: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    contest: bool = False

    @property
    def timestamp(self) -> float:
        """Return ``when`` in seconds since 1970, to sort games by; -inf without a date."""
        return to_timestamp(self.when)


def to_timestamp(when: str) -> float:
    """Convert a moment (ISO 8601) to seconds since 1970; -inf if the text is not a moment."""
    try:
        return datetime.fromisoformat(when).timestamp()
    except (ValueError, OverflowError):
        return float("-inf")


def find_winners(result: Mapping[str, Any], players: Iterable[str]) -> frozenset[str] | None:
    """Return which of these players won, by seat; None if the result knows no winners. A single player wins by reaching
    the goal."""
    if "winners" in result:
        return frozenset(result["winners"])
    if "goal_met" in result:
        return frozenset(players if result["goal_met"] else ())
    return None


def make_entry(file: Mapping[str, Any], result: Mapping[str, Any]) -> GameEntry:
    """Make the history entry of a checked game file and its result (as ``companion score --json`` prints it)."""
    totals = result.get("totals", {})
    players = file["players"]
    winners = find_winners(result, [player["id"] for player in players]) or ()
    return GameEntry(
        id=file["id"],
        game=file["game"],
        mode=result.get("mode"),
        when=file.get("finished_at") or file.get("started_at") or "",
        finished=bool(result.get("finished", True)),
        players=tuple(
            EntryPlayer(
                id=player["id"],
                name=player["name"].strip(),
                profile=player.get("profile"),
                points=totals.get(player["id"], {}).get("points"),
                winner=player["id"] in winners,
                people=tuple(
                    (profile, name.strip())
                    for profile, name in zip(player.get("profiles", ()), player.get("members", ()), strict=False)
                    if profile
                ),
            )
            for player in players
        ),
        bankrupt=find_bankrupt(result),
        left=tuple(player["id"] for player in players if player.get("left_after") is not None),
        contest=len(players) > 1 and bool(result.get("winners")),
    )


def find_bankrupt(result: Mapping[str, Any]) -> tuple[str, ...]:
    """Return, from a game's result, the seats that are ranked last whatever their points; empty if there are none."""
    return (result["bankrupt"],) if isinstance(result.get("bankrupt"), str) else ()


def to_document(entry: GameEntry, stored: StoredFile, stats: str = "") -> dict[str, Any]:
    """Encode a history entry as a document of the index.

    ``stored``: its file, by whose size and time a later change is noticed. ``stats``: the players' statistics as text
    (:func:`companion.store.progress.encode_stats`).

    Players are lists of their fields: TinyDB writes the whole month at each change, and lists halve its size.
    """
    players = [list(astuple(player))[: None if player.people else -1] for player in entry.players]
    document = {field.name: getattr(entry, field.name) for field in fields(entry)}
    file_state = {"file": stored.name, "size": stored.size, "changed_ns": stored.changed_ns}
    return document | {"players": players, "deeds": stats} | file_state


def from_document(document: Mapping[str, Any]) -> GameEntry:
    """Decode the entry from a document that :func:`to_document` encoded."""
    return GameEntry(
        id=document["id"],
        game=document["game"],
        mode=document["mode"],
        when=document["when"],
        finished=document["finished"],
        players=tuple(
            EntryPlayer(
                *player[:_FIELDS_WITHOUT_TEAM],
                *(tuple((profile, name) for profile, name in team) for team in player[_FIELDS_WITHOUT_TEAM:]),
            )
            for player in document["players"]
        ),
        bankrupt=tuple(document["bankrupt"]),
        left=tuple(document["left"]),
        contest=document["contest"],
    )


def names_any_profile(document: Mapping[str, Any], profiles: Set[str]) -> bool:
    """Tell whether a person with one of these profiles played in the game of this index document."""
    return any(
        player[2] in profiles
        or any(profile in profiles for team in player[_FIELDS_WITHOUT_TEAM:] for profile, _ in team)
        for player in document["players"]
    )


def list_names(document: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of the players in an index document, and of the people in their teams."""
    for player in document["players"]:
        yield player[1]
        yield from (name for team in player[_FIELDS_WITHOUT_TEAM:] for _, name in team)

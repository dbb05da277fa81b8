"""Holds what the history shows of a game without opening its file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from typing import Any, Final

from companion.store.games import StoredFile

#: Fields of a single player in the index; the people of a team come after them.
_FIELDS_WITHOUT_TEAM: Final = 5


@dataclass(frozen=True, slots=True)
class EntryPlayer:
    """Is one player of a game: ``id`` of the seat, the name at that time, the profile, points (None: unknown).

    ``people``: the known members of a team, as (profile, name).
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
        """Return what one of the profiles was called at that time."""
        return dict(self.people).get(profile, self.name)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """Is one line of the history.

    Attributes:
        when: the file's ``finished_at``, or else ``started_at``, or else empty.
        bankrupt: the seats that are last whatever they have.
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
    """Convert a moment (ISO 8601) to seconds since 1970; -inf if it is not one."""
    try:
        return datetime.fromisoformat(when).timestamp()
    except (ValueError, OverflowError):
        return float("-inf")


def find_winners(result: Mapping[str, Any], players: Iterable[str]) -> frozenset[str] | None:
    """Return who of these players won; None if the game has no winner. A single player wins by reaching the goal."""
    if "winners" in result:
        return frozenset(result["winners"])
    if "goal_met" in result:
        return frozenset(players if result["goal_met"] else ())
    return None


def make_entry(file: Mapping[str, Any], result: Mapping[str, Any]) -> GameEntry:
    """Make the entry of a checked game file and its result (as ``companion score --json`` prints it)."""
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
    """Return the seats of those who are last whatever they have, from a game's result."""
    return (result["bankrupt"],) if isinstance(result.get("bankrupt"), str) else ()


def to_document(entry: GameEntry, stored: StoredFile, stats: str = "") -> dict[str, Any]:
    """Encode an entry for TinyDB, with its file's state and with ``stats``.

    ``stats`` are the players' statistics (:func:`companion.store.progress.encode_stats`).

    Players are lists of their fields: TinyDB writes the whole month at each change, and lists halve its size.
    """
    players = [list(astuple(player))[: None if player.people else -1] for player in entry.players]
    document = {field.name: getattr(entry, field.name) for field in fields(entry)}
    file_state = {"file": stored.name, "size": stored.size, "changed_ns": stored.changed_ns}
    return document | {"players": players, "deeds": stats} | file_state


def from_document(document: Mapping[str, Any]) -> GameEntry:
    """Decode an entry that :func:`to_document` encoded."""
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
    """Tell whether one of those profiles plays in a game, from its entry as TinyDB holds it."""
    return any(
        player[2] in profiles
        or any(profile in profiles for team in player[_FIELDS_WITHOUT_TEAM:] for profile, _ in team)
        for player in document["players"]
    )


def list_names(document: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of players and of the people in their teams, from a game's entry as TinyDB holds it."""
    for player in document["players"]:
        yield player[1]
        yield from (name for team in player[_FIELDS_WITHOUT_TEAM:] for _, name in team)

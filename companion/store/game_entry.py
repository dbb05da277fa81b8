"""What the history shows of a game, without opening its file."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from typing import Any, Final

from companion.store.games import StoredFile

#: How many fields a player has in the index who is no team: a team's people come after these.
_FIELDS_WITHOUT_TEAM: Final = 5


@dataclass(frozen=True, slots=True)
class EntryPlayer:
    """One player of a game: the id of the seat, the name as it was then, the profile, points (None: not known); of a
    team the known ``people``, each with profile and name."""

    id: str
    name: str
    profile: str | None
    points: int | None
    winner: bool
    people: tuple[tuple[str, str], ...] = ()

    @property
    def profiles(self) -> tuple[str, ...]:
        """Everybody known who played there."""
        alone = (self.profile,) if self.profile else ()
        return (*alone, *(profile for profile, _ in self.people))

    def name_of(self, profile: str) -> str:
        """What that one of them was called then."""
        return dict(self.people).get(profile, self.name)


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One line of the history. ``when`` is the file's ``finished_at``, else ``started_at``, else empty."""

    id: str
    game: str
    mode: str | None
    when: str
    finished: bool
    players: tuple[EntryPlayer, ...]

    @property
    def timestamp(self) -> float:
        """``when`` in seconds since 1970, for putting games in order; games without a date are the oldest."""
        return to_timestamp(self.when)


def to_timestamp(when: str) -> float:
    try:
        return datetime.fromisoformat(when).timestamp()
    except (ValueError, OverflowError):
        return float("-inf")


def make_entry(file: Mapping[str, Any], result: Mapping[str, Any]) -> GameEntry:
    """The entry of a game file that was checked, with its result as ``companion score --json`` prints it."""
    totals = result.get("totals", {})
    winners = result.get("winners") or ()
    players = file["players"]
    if not winners and result.get("goal_met"):  # alone one wins by meeting the goal
        winners = [player["id"] for player in players]
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
    )


def to_document(entry: GameEntry, stored: StoredFile, deeds: str = "") -> dict[str, Any]:
    """As TinyDB keeps it, with what tells whether the file has changed since, and what it adds to the players' progress
    (:mod:`companion.store.progress`).

    Players are lists of their fields: TinyDB writes all of a month for each change, and this halves it.
    """
    players = [list(astuple(player))[: None if player.people else -1] for player in entry.players]
    document = {field.name: getattr(entry, field.name) for field in fields(entry)}
    file_state = {"file": stored.name, "size": stored.size, "changed_ns": stored.changed_ns}
    return document | {"players": players, "deeds": deeds} | file_state


def from_document(document: Mapping[str, Any]) -> GameEntry:
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
    )


def names_any_profile(document: Mapping[str, Any], profiles: Set[str]) -> bool:
    """Whether one of those profiles is among the players of an entry as TinyDB keeps it."""
    return any(
        player[2] in profiles
        or any(profile in profiles for team in player[_FIELDS_WITHOUT_TEAM:] for profile, _ in team)
        for player in document["players"]
    )

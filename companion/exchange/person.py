"""A person as one file, to be taken along to another Companion: the profile, and the games that its progress is made
of. What was earned is not in it: it follows from these wherever they are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from pydantic import ValidationError

from companion.games.faults import Fault, WrongFile
from companion.store.library import Library
from companion.store.names import file_name
from companion.store.players import Player
from companion.store.trouble import StoreError
from companion.table.message import say

FORMAT: Final = "companion-person"
VERSION: Final = 1


def exported(library: Library, id_: str) -> bytes:
    """The person of that profile as a file. Raises :class:`StoreError` for nobody."""
    person = library.whose(id_)
    if person is None:
        raise StoreError(say("exchange-person-unknown", name=id_))
    games = [library.load(entry.id) for entry in library.history(profile=person)]
    return as_file(library.people()[person], games)


def as_file(profiles: Iterable[Player], games: Iterable[Mapping[str, Any]]) -> bytes:
    """A person's profiles, the one that the others were merged into first, and his games."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "profiles": [profile.model_dump(mode="json", exclude_defaults=True) for profile in profiles],
        "games": list(games),
    }
    return json.dumps(content, ensure_ascii=False, allow_nan=False, indent=1).encode() + b"\n"


def export_name(player: Player) -> str:
    """``companion-Goupil-2026-11-27.json``, with what any file system takes of the name."""
    plain = "".join(char if char.isalnum() else "-" for char in player.name).strip("-")[:40]
    return f"companion-{plain or file_name(player.id)}-{datetime.now():%Y-%m-%d}.json"


def is_person(data: Any) -> bool:
    """Whether what a JSON file holds is a person's file, of whatever version."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def parts(data: Mapping[str, Any]) -> tuple[tuple[Player, ...], list[Any]]:
    """The profiles and the games in a person's file; the games are not looked at.

    Raises :class:`WrongFile` with every fault and its place.
    """
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise WrongFile([Fault("version", say("fault-newer-version", found=version, known=VERSION))])
    faults = [
        Fault(key, say("fault-unknown-field")) for key in data.keys() - {"format", "version", "profiles", "games"}
    ]
    if version != VERSION:
        faults.append(Fault("version", say("fault-one-of", known=(VERSION,))))
    for key in ("profiles", "games"):
        if key not in data:
            faults.append(Fault(key, say("fault-missing")))
        elif not isinstance(data[key], list):
            faults.append(Fault(key, say("fault-list")))
    if faults:
        raise WrongFile(faults)
    players = []
    for number, raw in enumerate(data["profiles"]):
        try:
            players.append(Player.model_validate(raw))
        except ValidationError as error:
            where = ".".join(str(step) for step in error.errors()[0]["loc"])
            faults.append(Fault(f"profiles[{number}].{where}".rstrip("."), say("exchange-person-broken")))
    if not faults and not players:
        faults.append(Fault("profiles", say("fault-empty")))
    if faults:
        raise WrongFile(faults)
    return tuple(players), data["games"]


def brought(library: Library, player: Player) -> Player:
    """A profile from outside as it is kept here: where it is known, what is here stays, and the ticks of both count."""
    here = library.player(player.id)
    if here is None or here.player.deleted:
        return player
    kept = here.player
    for game, collections in player.ticked.items():
        for collection in collections if isinstance(collections, dict) else ():
            for number in sorted(player.ticks(game, collection)):
                kept = kept.with_tick(game, collection, number, True)
    return kept

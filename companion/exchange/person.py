"""Encodes a person (profiles and games) as one file, to take along to another Companion, and reads such a file.

Achievements are not in it: they are derived from the games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Final

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    StrictBool,
    StrictInt,
    ValidationError,
    model_validator,
)

from companion.content import content_root
from companion.games.registry import known_games, progress_pages_of
from companion.kit.faults import Fault, WrongFile, faults_in, validation_error
from companion.kit.game_file import copy_readable
from companion.kit.lazy_json import JsonItems
from companion.store.errors import StoreError
from companion.store.history_filter import HistoryFilter
from companion.store.library import Library
from companion.store.names import file_name
from companion.store.players import Player
from companion.table.message import Refused, say
from companion.table.seats import COLOURS, SYMBOLS, clean_name, clean_text

FORMAT: Final = "companion-person"
VERSION: Final = 1

#: Most profiles and games in a person's file: enough for a game a day for almost thirty years.
MAX_PROFILES: Final = 200
MAX_GAMES: Final = 10_000
_MAX_ID: Final = 100
_FIRST_YEAR: Final = 1970
_LAST_YEAR: Final = 2200
#: Most faults that are reported of one profile: the list for a file full of faults must stay short.
_MAX_FAULTS: Final = 20


def export_profile(library: Library, id_: str) -> bytes:
    """Return the file of the person whom a profile stands for. Raises :class:`StoreError` if it is unknown."""
    person = library.people.person_of(id_)
    if person is None:
        raise StoreError(say("exchange-person-unknown", name=id_))
    played_by = HistoryFilter(profiles=library.people.profiles_of(person))
    games = [library.load(entry.id) for entry in library.history(only=played_by)]
    return encode_person(library.people.profiles_by_person()[person], games)


def encode_person(profiles: Iterable[Player], games: Iterable[Mapping[str, Any]]) -> bytes:
    """Encode a person's profiles (first the one that the others were merged into) and games as a file."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "profiles": [profile.model_dump(mode="json", exclude_defaults=True) for profile in profiles],
        "games": list(games),
    }
    return json.dumps(content, ensure_ascii=False, allow_nan=False, indent=1).encode() + b"\n"


def person_file_name(player: Player) -> str:
    """Return the name of an exported person, ``companion-Goupil-2026-11-27.json``, safe for every file system."""
    plain = "".join(char if char.isalnum() else "-" for char in player.name).strip("-")[:40]
    return f"companion-{plain or file_name(player.id)}-{datetime.now():%Y-%m-%d}.json"


def is_person(data: Any) -> bool:
    """Tell whether decoded JSON is a person's file, of any version."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def parse_person(data: Mapping[str, Any]) -> tuple[tuple[Player, ...], Sequence[Any]]:
    """Check a person's file; return its profiles, and its games, which are not checked yet.

    A name is cleaned as if it had been typed; colour, symbol and ticks must be such as the app knows. Raises
    :class:`WrongFile` with every fault and its place.
    """
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise WrongFile([Fault("version", say("fault-newer-version", found=version, known=VERSION))])
    faults = [
        Fault(key, say("fault-unknown-field")) for key in data.keys() - {"format", "version", "profiles", "games"}
    ]
    if version != VERSION:
        faults.append(Fault("version", say("fault-one-of", known=(VERSION,))))
    for key, most in (("profiles", MAX_PROFILES), ("games", MAX_GAMES)):
        if key not in data:
            faults.append(Fault(key, say("fault-missing")))
        elif not isinstance(data[key], list | JsonItems):
            faults.append(Fault(key, say("fault-list")))
        elif len(data[key]) > most:
            faults.append(Fault(key, say("fault-too-many", found=len(data[key]), most=most)))
    if faults:
        raise WrongFile(faults)
    players = []
    for number, raw in enumerate(data["profiles"]):
        where = f"profiles[{number}]"
        readable, unreadable = copy_readable(raw)
        own_faults = [Fault(f"{where}.{fault.where}".rstrip("."), fault.why) for fault in unreadable]
        if not own_faults:
            try:
                players.append(_Profile.model_validate(readable).as_player())
            except ValidationError as error:
                own_faults = [Fault(f"{where}.{fault.where}".rstrip("."), fault.why) for fault in faults_in(error)]
        faults += own_faults[:_MAX_FAULTS]
    if not faults and not players:
        faults.append(Fault("profiles", say("fault-empty")))
    if faults:
        raise WrongFile(faults)
    return tuple(players), data["games"]


def _clean_name(name: str) -> str:
    """Return the cleaned name, or an empty one as it is. Raises a validation error if it is refused."""
    if not name:
        return name
    try:
        return clean_name(name)
    except Refused as refused:
        raise validation_error(refused.message) from refused


def _check_id(text: str) -> str:
    if not 1 <= len(text) <= _MAX_ID or clean_text(text) != text:
        raise validation_error(say("fault-length", least=1, most=_MAX_ID, found=len(text)))
    return text


def _make_choice_check(choices: tuple[str, ...]) -> Callable[[str], str]:
    """Return a validator that lets pass an empty text and the ``choices``."""

    def check(text: str) -> str:
        if text and text not in choices:
            raise validation_error(say("fault-one-of", known=choices))
        return text

    return check


def _check_year(moment: AwareDatetime) -> AwareDatetime:
    if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
        raise validation_error(say("fault-moment"))
    return moment


@cache
def _known_numbers() -> Mapping[str, Mapping[str, frozenset[int]]]:
    """Return the numbers that can be ticked, by game and collection."""
    return {
        game: {
            each.id: frozenset(item.number for item in each.items)
            for each in progress_pages_of(game, content_root()).collections
        }
        for game in known_games()
    }


def _check_ticks(ticks: dict[str, dict[str, list[int]]]) -> dict[str, Any]:
    """Return the ticks sorted, without empty collections. Raises a validation error for what the app cannot tick."""
    numbers_by_game, checked = _known_numbers(), {}
    for game, collections in ticks.items():
        if game not in numbers_by_game:
            raise validation_error(say("fault-one-of", known=tuple(numbers_by_game)))
        for collection, numbers in collections.items():
            if collection not in numbers_by_game[game]:
                raise validation_error(say("fault-one-of", known=tuple(numbers_by_game[game]) or ("–",)))
            if strange := sorted({*numbers} - numbers_by_game[game][collection]):
                raise validation_error(say("fault-unknown-number", number=str(strange[0])[:20], collection=collection))
        numbers_by_collection = {
            collection: sorted({*numbers}) for collection, numbers in collections.items() if numbers
        }
        if numbers_by_collection:
            checked[game] = numbers_by_collection
    return checked


_PersonId = Annotated[str, AfterValidator(_check_id)]


class _Profile(BaseModel):
    """Profile as a person's file holds it: parsing one refuses whatever the app itself could not have made of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: _PersonId
    name: Annotated[str, AfterValidator(_clean_name)] = ""
    created_at: Annotated[AwareDatetime, AfterValidator(_check_year)]
    colour: Annotated[str, AfterValidator(_make_choice_check(COLOURS))] = ""
    symbol: Annotated[str, AfterValidator(_make_choice_check(SYMBOLS))] = ""
    ticked: Annotated[dict[str, dict[str, list[StrictInt]]], AfterValidator(_check_ticks)] = {}
    deleted: StrictBool = False
    merged_into: _PersonId = ""

    def as_player(self) -> Player:
        """Return the profile in its stored form; a deleted one without a name."""
        return Player(**(self.model_dump() | ({"name": ""} if self.deleted else {})))

    @model_validator(mode="after")
    def _require_name(self) -> _Profile:
        if not self.name and not self.deleted:
            raise validation_error(say("refused-name-empty"))
        return self


def merge_incoming(library: Library, player: Player) -> Player:
    """Return an imported profile as it is to be stored. A profile that is known here keeps all that is stored here, and
    gets the ticks of both; one that was deleted here comes back as imported."""
    profile = library.people.profile(player.id)
    if profile is None or profile.player.deleted:
        return player
    stored = profile.player
    ticks: dict[str, Any] = dict(stored.ticked)
    for game, collections in player.ticked.items():
        if not isinstance(collections, dict):
            continue
        of_game = ticks.get(game)
        merged = dict(of_game) if isinstance(of_game, dict) else {}
        for collection in collections:
            numbers = stored.ticks(game, collection) | player.ticks(game, collection)
            if numbers:
                merged[collection] = sorted(numbers)
        if merged:
            ticks[game] = merged
    return stored.model_copy(update={"ticked": ticks})

"""Game files, and people with theirs, from outside: checked first, then all of them taken or none; a game that is there
is never replaced unasked."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.exchange.person import brought, is_person, parts
from companion.games.faults import Fault, WrongFile
from companion.games.game_file import read_json
from companion.store.entries import GameEntry
from companion.store.games import Score
from companion.store.library import Library
from companion.store.players import Player
from companion.store.trouble import StoreError

# Ids of games that came without one. Never to be changed: the same file must give the same id for ever.
_NAMESPACE = uuid.UUID("5f0c9a6e-2f0b-4c59-9a53-2d6a3b1f7c11")


@dataclass(frozen=True, slots=True)
class Source:
    """A file as it came: a name to call it by in a sentence, and its bytes."""

    name: str
    raw: bytes


class ImportRefused(Exception):
    """Files that cannot be taken, each with all its faults. Nothing was saved, of the others neither."""

    def __init__(self, wrong: Mapping[str, Sequence[Fault]]) -> None:
        super().__init__(", ".join(wrong))
        self.wrong = {name: tuple(faults) for name, faults in wrong.items()}


@dataclass(slots=True)
class Imported:
    """What came of an import. ``differing``: a game of that id is here already, says something else, and was kept;
    ``met``: people who were not known here; ``namesakes``: those among them whose name somebody else has too;
    ``people``: whose own files were taken."""

    added: list[GameEntry] = field(default_factory=list)
    replaced: list[GameEntry] = field(default_factory=list)
    already: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    met: list[Player] = field(default_factory=list)
    namesakes: list[Player] = field(default_factory=list)
    people: list[Player] = field(default_factory=list)


def derived_id(file: Mapping[str, Any]) -> str:
    """The id of a game that came without one: the same for the same content, however it is laid out."""
    content = {key: value for key, value in file.items() if key != "id"}
    return str(uuid.uuid5(_NAMESPACE, json.dumps(content, sort_keys=True, separators=(",", ":"))))


def import_games(library: Library, score: Score, sources: Iterable[Source], *, replace: bool = False) -> Imported:
    """Take the games of all ``sources`` (a game file each, one game a line, or a person with his games).

    A game that is here already, by its id, is taken once; where it differs, what is here is kept, unless ``replace``
    (then it stays as the last good copy). Profiles are kept where their id is known; an id not known makes a profile of
    that name, also when somebody else has the name.

    Raises :class:`ImportRefused` with every fault of every file, and :class:`StoreError` when the disk refuses or a
    game is here in a newer version; then nothing is changed.
    """
    games, people = _checked(score, sources)
    before = library.all_players()
    known = {profile.player.id for profile in library.players()}
    done = Imported()
    undo: list[tuple[str, Mapping[str, Any] | None]] = []
    try:
        # The people first: else a game would make a profile of the name alone.
        for player in people:
            library.save_player(brought(library, player))
        for file in games:
            _take(library, file, replace, done, undo)
    except StoreError:
        _take_back(library, before, undo)
        raise
    names = [profile.player.name.casefold() for profile in library.players()]
    done.met = [profile.player for profile in library.players() if profile.player.id not in known]
    done.namesakes = [player for player in done.met if names.count(player.name.casefold()) > 1]
    done.people = [player for player in people if not player.merged_into]
    return done


def _take(
    library: Library,
    file: Mapping[str, Any],
    replace: bool,
    done: Imported,
    undo: list[tuple[str, Mapping[str, Any] | None]],
) -> None:
    here = library.load(file["id"]) if library.has(file["id"]) else None
    if here == file:
        done.already.append(file["id"])
        return
    if here is not None and not replace:
        done.differing.append(file["id"])
        return
    entry = library.save(file)
    undo.append((file["id"], here))
    (done.added if here is None else done.replaced).append(entry)


def _take_back(library: Library, known: Mapping[str, Player], undo: list[tuple[str, Mapping[str, Any] | None]]) -> None:
    for id_, before in reversed(undo):
        if before is None:
            library.delete(id_)
        else:
            library.save(before)
    for id_, player in library.all_players().items():
        if id_ not in known:
            library.unmeet(id_)
        elif player != known[id_]:
            library.save_player(known[id_])


def _checked(score: Score, sources: Iterable[Source]) -> tuple[list[dict[str, Any]], list[Player]]:
    games: list[dict[str, Any]] = []
    people: list[Player] = []
    wrong: dict[str, Sequence[Fault]] = {}

    def take(name: str, file: Any, inside: str = "") -> None:
        try:
            score(file)
        except WrongFile as error:
            faults = [Fault(f"{inside}.{fault.where}".strip("."), fault.why) for fault in error.faults]
            wrong[name] = [*wrong.get(name, ()), *faults]
        else:
            games.append(file if "id" in file else {**file, "id": derived_id(file)})

    for name, raw in (part for source in sources for part in _parts(source)):
        try:
            data = read_json(raw)
            profiles, files = parts(data) if is_person(data) else ((), None)
        except WrongFile as error:
            wrong[name] = error.faults
            continue
        people += profiles
        if files is None:
            take(name, data)
        for number, file in enumerate(files or ()):
            take(name, file, f"games[{number}]")
    if wrong:
        raise ImportRefused(wrong)
    return games, people


def _parts(source: Source) -> list[tuple[str, bytes]]:
    """The file as a whole, or its lines where each is a game of its own."""
    lines = [(number, line) for number, line in enumerate(source.raw.split(b"\n"), 1) if line.strip()]
    if len(lines) < 2:
        return [(source.name, source.raw)]
    try:
        json.loads(lines[0][1])
    except (ValueError, RecursionError):
        return [(source.name, source.raw)]
    return [(f"{source.name}:{number}", line) for number, line in lines]

"""Imports game files and people: checks everything first, then takes all or nothing, and replaces no game unasked."""

from __future__ import annotations

import json
import uuid
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.exchange.person import is_person, merge_incoming, parse_person
from companion.kit.faults import Fault, WrongFile
from companion.kit.game_file import profiles_of_player, read_json
from companion.store.batch import BatchGame, BatchPlayer
from companion.store.errors import StoreError
from companion.store.game_entry import GameEntry
from companion.store.game_index import index_game
from companion.store.games import Score, StoredFile
from companion.store.library import Library
from companion.store.origin import digest_of
from companion.store.players import Player
from companion.table.message import Refused, say
from companion.table.seats import clean_name, fold_name

#: Games that are processed in one step.
GAMES_AT_ONCE: Final = 10
#: Most values of a game file, and characters of a text in it: many times those of the longest game.
_MAX_VALUES: Final = 20_000
_MAX_TEXT: Final = 2_000
#: Most faults that are reported.
_MAX_FAULTS: Final = 100

# Namespace for ids of games that came without one. Never change it: a file must give the same id for ever.
_NAMESPACE = uuid.UUID("5f0c9a6e-2f0b-4c59-9a53-2d6a3b1f7c11")


@dataclass(frozen=True, slots=True)
class Source:
    """Is a file to import: the name by which messages call it, and its bytes."""

    name: str
    raw: bytes


class ImportRefused(Exception):
    """Is raised for files with faults, with all faults of each. Nothing was saved, not even of the other files."""

    def __init__(self, wrong: Mapping[str, Sequence[Fault]]) -> None:
        super().__init__(", ".join(wrong))
        self.wrong = {name: tuple(faults) for name, faults in wrong.items()}


@dataclass(slots=True)
class ImportResult:
    """Is the outcome of an import.

    ``already``: ids of games that were here, identical. ``differing``: ids of games that were here with other content,
    which was kept. ``met``: people who were not known here; ``namesakes``: those of them whose name somebody else has
    too. ``people``: people whose own files were imported.
    """

    added: list[GameEntry] = field(default_factory=list)
    replaced: list[GameEntry] = field(default_factory=list)
    already: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    met: list[Player] = field(default_factory=list)
    namesakes: list[Player] = field(default_factory=list)
    people: list[Player] = field(default_factory=list)


def derive_id(file: Mapping[str, Any]) -> str:
    """Derive the id of a game that came without one: a hash of its content, independent of its layout."""
    content = {key: value for key, value in file.items() if key != "id"}
    return str(uuid.uuid5(_NAMESPACE, json.dumps(content, sort_keys=True, separators=(",", ":"))))


def import_games(library: Library, score: Score, sources: Iterable[Source], *, replace: bool = False) -> ImportResult:
    """Import the games of all ``sources`` (each one game, one game a line, or a person with their games).

    A game that is here already, by its id, is not imported again; if it differs, the one here is kept, unless
    ``replace`` (then it stays as a backup copy). Known profiles are kept; an unknown id creates a profile with that
    name, even if somebody else has the same name.

    Raises :class:`ImportRefused` with every fault of every file, and :class:`StoreError` if the disk refuses or the
    game here is of a newer version; then nothing is changed. If the process ends half way, either nothing is changed,
    or the next process that opens the folder completes the import.
    """
    taking = Import(check_sources(score, sources), replace=replace)
    while not taking.step(library):
        pass
    return taking.result


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """Is a game without faults, with what the index holds of it."""

    file: dict[str, Any]
    entry: GameEntry
    stats: str


@dataclass(frozen=True, slots=True)
class CheckedFiles:
    """Is the content of files without faults: games and profiles."""

    games: tuple[CheckedGame, ...]
    people: tuple[Player, ...]


@dataclass(slots=True)
class _Placement:
    """Is a game to write, and what was there before."""

    game: CheckedGame
    before: dict[str, Any] | None
    stored: StoredFile | None = None

    @property
    def wanted(self) -> BatchGame:
        """The game as part of a batch."""
        return BatchGame(self.game.file, None if self.before is None else digest_of(self.before))


class Import:
    """Runs an import a few games at a time, so that other users of the library get their turn in between.

    It first plans what to write; then the whole batch counts (:mod:`companion.store.batch`); then it writes the games,
    and finally updates index and people.
    """

    def __init__(self, found: CheckedFiles, *, replace: bool = False) -> None:
        self.result = ImportResult()
        self._found, self._replace = found, replace
        self._games: dict[str, _Placement] = {}
        self._people: list[BatchPlayer] = []
        self._known: set[str] = set()
        self._counts = False
        self._steps = 0
        self._work = self._run()

    @property
    def progress(self) -> float:
        """The share that is done, 0 to 1."""
        return min(1.0, self._steps / max(1, 3 * len(self._found.games)))

    def step(self, library: Library, games: int = GAMES_AT_ONCE) -> bool:
        """Process that many more games; return whether all is done. If the disk refuses, roll back everything.

        Raises :class:`StoreError`.
        """
        self._library = library
        try:
            for _ in range(games):
                if next(self._work, _DONE) is _DONE:
                    return True
                self._steps += 1
        except StoreError:
            if self._counts:
                self._take_back(library)
            raise
        return False

    def _run(self) -> Iterator[None]:
        for game in self._found.games:
            self._plan(self._library, game)
            yield
        self._begin(self._library)
        for placement in self._games.values():
            self._place(self._library, placement)
            yield
        stored_files = [placement.stored for placement in self._games.values() if placement.stored is not None]
        for first in range(0, len(stored_files), GAMES_AT_ONCE):
            some = stored_files[first : first + GAMES_AT_ONCE]
            self._library.sync(some)
            yield from (None for _ in some)
        self._end(self._library)

    def _plan(self, library: Library, game: CheckedGame) -> None:
        id_ = game.entry.id
        saved = self._games[id_].before if id_ in self._games else library.find(id_)
        current = self._games[id_].game.file if id_ in self._games else saved
        if current == game.file:
            self.result.already.append(id_)
        elif current is not None and not self._replace:
            self.result.differing.append(id_)
        else:
            self._games[id_] = _Placement(game, saved)

    def _place(self, library: Library, placement: _Placement) -> None:
        current = library.find(placement.game.entry.id)
        if current != placement.before and not self._replace:  # somebody else saved that game in the meantime
            self.result.differing.append(placement.game.entry.id)
            return
        placement.before = current
        placement.stored = library.write(placement.game.file)

    def _begin(self, library: Library) -> None:
        self._known = {profile.player.id for profile in library.people.profiles()}
        people = library.people.all()
        # People first: otherwise their games would create profiles with nothing but a name.
        unique_people = {player.id: player for player in self._found.people}.values()
        self._people = [BatchPlayer(merge_incoming(library, player), people.get(player.id)) for player in unique_people]
        if self._games or self._people:
            library.begin_batch((each.wanted for each in self._games.values()), self._people)
            self._counts = True
        for each in self._people:
            library.people.save(each.player)

    def _end(self, library: Library) -> None:
        games = self._games.values()
        taken = [(each.game.entry, each.game.stats, each.stored) for each in games if each.stored is not None]
        library.end_batch(taken, [each.before for each in games if each.before is not None])
        for each in (each for each in games if each.stored is not None):
            (self.result.added if each.before is None else self.result.replaced).append(each.game.entry)
        players = [profile.player for profile in library.people.profiles()]
        names = Counter(fold_name(player.name) for player in players)
        seats = [player for game in self._found.games for player in game.file["players"]]
        mentioned = {one for player in seats for one in profiles_of_player(player)}
        new = (mentioned | {player.id for player in self._found.people}) - self._known
        self.result.met = [player for player in players if player.id in new]
        self.result.namesakes = [player for player in self.result.met if names[fold_name(player.name)] > 1]
        self.result.people = [player for player in self._found.people if not player.merged_into]

    def _take_back(self, library: Library) -> None:
        """Roll back; if the disk refuses that too, the next process that opens the folder completes the import."""
        for placement in reversed(self._games.values()):
            library.take_back(placement.game.file, placement.before)
        for each in self._people:
            if each.before is not None:
                library.people.save(each.before)
            else:
                library.people.remove(each.player.id)
        library.abandon_batch()


_DONE: Final = object()


def check_sources(score: Score, sources: Iterable[Source]) -> CheckedFiles:
    """Parse and check the files. Raises :class:`ImportRefused` with every fault of every file."""
    games: list[CheckedGame] = []
    people: list[Player] = []
    wrong: dict[str, Sequence[Fault]] = {}

    def take(name: str, file: Any, inside: str = "") -> None:
        try:
            if not _is_bounded(file):
                raise WrongFile([Fault("", say("fault-too-much"))])
            result = score(file)
            clean = _clean_names(file)
        except WrongFile as error:
            faults = [Fault(f"{inside}.{fault.where}".strip("."), fault.why) for fault in error.faults]
            wrong[name] = [*wrong.get(name, ()), *faults][:_MAX_FAULTS]
        else:
            whole = clean if "id" in clean else {**clean, "id": derive_id(file)}
            games.append(CheckedGame(whole, *index_game(whole, result)))

    for name, raw in (part for source in sources for part in _split(source)):
        if len(wrong) >= _MAX_FAULTS:
            break
        try:
            data = read_json(raw)
            profiles, files = parse_person(data) if is_person(data) else ((), None)
        except WrongFile as error:
            wrong[name] = error.faults[:_MAX_FAULTS]
            continue
        people += profiles
        if files is None:
            take(name, data)
        for number, file in enumerate(files or ()):
            take(name, file, f"games[{number}]")
    if wrong:
        raise ImportRefused(wrong)
    return CheckedFiles(tuple(games), tuple(people))


def _is_bounded(file: Any) -> bool:
    """Tell whether a file has a plausible size for a game: number of values, length of texts."""
    stack, seen = [file], 0
    while stack:
        one = stack.pop()
        seen += 1
        if isinstance(one, dict):
            stack += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            stack += one
        elif isinstance(one, str) and len(one) > _MAX_TEXT:
            return False
        if seen + len(stack) > _MAX_VALUES:
            return False
    return True


def _clean_names(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game with its players' names cleaned as if they had been typed. Raises :class:`WrongFile`."""
    faults: list[Fault] = []

    def clean(name: str, where: str) -> str:
        try:
            return clean_name(name)
        except Refused as refused:
            faults.append(Fault(where, refused.message))
            return name

    players = []
    for number, player in enumerate(file["players"]):
        where = f"players[{number}]"
        cleaned = player | {"name": clean(player["name"], f"{where}.name")}
        if isinstance(player.get("members"), list):
            names = enumerate(player["members"])
            cleaned["members"] = [clean(name, f"{where}.members[{at}]") for at, name in names]
        players.append(cleaned)
    if faults:
        raise WrongFile(faults)
    return {**file, "players": players}


def _split(source: Source) -> list[tuple[str, bytes]]:
    """Return the file as a whole, or its lines if each is a game."""
    lines = [(number, line) for number, line in enumerate(source.raw.split(b"\n"), 1) if line.strip()]
    if len(lines) < 2:
        return [(source.name, source.raw)]
    try:
        json.loads(lines[0][1])
    except (ValueError, RecursionError):
        return [(source.name, source.raw)]
    return [(f"{source.name}:{number}", line) for number, line in lines]

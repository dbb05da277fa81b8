"""Imports game files and people: checks all files first, then takes all of them or none, and replaces no game unasked.

With ``leave_out``, games with faults are left out beforehand, and reported.
"""

from __future__ import annotations

import json
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.exchange.person import is_person, merge_incoming, parse_person
from companion.kit.faults import Fault, WrongFile
from companion.kit.game_file import read_json
from companion.store.batch import BatchGame, BatchPlayer
from companion.store.errors import StoreError
from companion.store.game_entry import GameEntry
from companion.store.game_index import index_game
from companion.store.games import Score, StoredFile
from companion.store.library import Library
from companion.store.origin import digest_of
from companion.store.people import profiles_in_entry
from companion.store.players import Player
from companion.table.message import Refused, say
from companion.table.seats import NAME_LENGTH, clean_name, clean_text, fold_name
from companion.table.texts import add_texts, clean_headline, clean_note

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
    """File to import: the name by which messages call it, and its bytes."""

    name: str
    raw: bytes


class ImportRefused(Exception):
    """Raised for files with faults, with all faults of each. Nothing was saved, not even of the other files."""

    def __init__(self, wrong: Mapping[str, Sequence[Fault]]) -> None:
        super().__init__(", ".join(wrong))
        self.wrong = {name: tuple(faults) for name, faults in wrong.items()}


@dataclass(slots=True)
class ImportResult:
    """Outcome of an import.

    Attributes:
        added: the games that are new here; ``replaced``: those that replaced a stored one.
        already: ids of games that were stored here already, identical.
        differing: ids of games whose stored version differs and was kept.
        met: people who were not known here.
        namesakes: those among ``met`` whose name somebody else has too.
        people: people whose own files were imported.
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
    """Import the games of all ``sources`` (each holds one game, one game per line, or a person with their games).

    A game whose id is stored here already is not imported again. If its content differs, the stored game is kept,
    unless ``replace`` is set (then the stored one stays as a backup copy). Known profiles are kept; an unknown id
    creates a profile with that name, even if somebody else has the same name.

    Raises :class:`ImportRefused` with every fault of every file, and :class:`StoreError` if the disk refuses or a
    stored game is of a newer version; then nothing is changed. If the process ends half way, either nothing is changed,
    or the next process that opens the folder completes the import.
    """
    running = Import(check_sources(score, sources), replace=replace)
    while not running.step(library):
        pass
    return running.result


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """Game without faults, with its history entry and its statistics (``stats``), as the index holds them. ``raw`` is
    the game encoded as JSON, because thousands of parsed games would take several times the memory."""

    raw: bytes
    entry: GameEntry
    stats: str

    @property
    def file(self) -> dict[str, Any]:
        """Return the game file, parsed anew each time."""
        return _unpack(self.raw)


def _pack(file: Mapping[str, Any]) -> bytes:
    """Encode a game as compact JSON, to keep it in memory."""
    return json.dumps(file, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def _unpack(raw: bytes) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(raw)
    return file


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Game that was left out of an import: a label by which people recognise it, and its first fault."""

    label: str
    fault: Fault


@dataclass(frozen=True, slots=True)
class CheckedFiles:
    """Result of checking the files of an import: their games and profiles without faults, and the games that were left
    out."""

    games: tuple[CheckedGame, ...]
    people: tuple[Player, ...]
    left_out: tuple[LeftOut, ...] = ()


@dataclass(slots=True)
class _Placement:
    """Game to write, and the encoded game that it replaces (None: it replaces none). ``stored``: its file, once it is
    written."""

    game: CheckedGame
    before_raw: bytes | None
    stored: StoredFile | None = None

    @property
    def before(self) -> dict[str, Any] | None:
        """Return the game that it replaces, parsed anew each time; None if it is new."""
        return None if self.before_raw is None else _unpack(self.before_raw)

    @property
    def wanted(self) -> BatchGame:
        """Return the game as part of a batch."""
        before = self.before
        return BatchGame(self.game.file, None if before is None else digest_of(before))


class Import:
    """Import of checked files that runs a few games at a time (``step``, until it is complete), so that other users of
    the library get their turn in between; then ``result`` tells what came of it.

    It first plans what to write, then begins the batch (:mod:`companion.store.batch`), which from then on counts as a
    whole, then writes the games, and finally updates the index and the people.
    """

    def __init__(self, checked: CheckedFiles, *, replace: bool = False) -> None:
        self.result = ImportResult()
        self._checked, self._replace = checked, replace
        self._games: dict[str, _Placement] = {}
        self._people: list[BatchPlayer] = []
        self._known_before: set[str] = set()
        self._has_begun = False
        self._steps = 0
        self._work = self._run()

    @property
    def progress(self) -> float:
        """Return the share of the work that is done, 0 to 1."""
        return min(1.0, self._steps / max(1, 3 * len(self._checked.games)))

    def step(self, library: Library, games: int = GAMES_AT_ONCE) -> bool:
        """Process up to ``games`` more games; return whether the import is complete. If the disk refuses, roll
        everything back.

        Raises :class:`StoreError`.
        """
        self._library = library
        try:
            for _ in range(games):
                if next(self._work, _DONE) is _DONE:
                    return True
                self._steps += 1
        except StoreError:
            if self._has_begun:
                self._roll_back(library)
            raise
        return False

    def _run(self) -> Iterator[None]:
        """Run the import; yield after each game, planned, written or synced."""
        for game in self._checked.games:
            self._plan_game(self._library, game)
            yield
        self._begin_batch(self._library)
        for placement in self._games.values():
            self._write_game(self._library, placement)
            yield
        stored_files = [placement.stored for placement in self._games.values() if placement.stored is not None]
        for first in range(0, len(stored_files), GAMES_AT_ONCE):
            some = stored_files[first : first + GAMES_AT_ONCE]
            self._library.sync(some)
            yield from (None for _ in some)
        self._end_batch(self._library)

    def _plan_game(self, library: Library, game: CheckedGame) -> None:
        """Decide whether a game is written. It is not if an identical one is stored already, or if the stored one
        differs and must not be replaced."""
        id_ = game.entry.id
        saved = self._games[id_].before if id_ in self._games else library.find(id_)
        current = self._games[id_].game.file if id_ in self._games else saved
        if current == game.file:
            self.result.already.append(id_)
        elif current is not None and not self._replace:
            self.result.differing.append(id_)
        else:
            self._games[id_] = _Placement(game, None if saved is None else _pack(saved))

    def _write_game(self, library: Library, placement: _Placement) -> None:
        """Write a planned game; leave it if somebody else has changed the stored one since and that must not be
        replaced."""
        current = library.find(placement.game.entry.id)
        if current != placement.before and not self._replace:  # somebody else saved that game in the meantime
            self.result.differing.append(placement.game.entry.id)
            return
        placement.before_raw = None if current is None else _pack(current)
        placement.stored = library.write(placement.game.file)

    def _begin_batch(self, library: Library) -> None:
        """Write the batch file, which makes the import count even after a crash, and save the profiles."""
        self._known_before = {profile.player.id for profile in library.people.profiles()}
        people = library.people.all()
        # People first: otherwise their games would create profiles with nothing but a name.
        unique_people = {player.id: player for player in self._checked.people}.values()
        self._people = [BatchPlayer(merge_incoming(library, player), people.get(player.id)) for player in unique_people]
        if self._games or self._people:
            library.begin_batch((each.wanted for each in self._games.values()), self._people)
            self._has_begun = True
        for each in self._people:
            library.people.save(each.player)

    def _end_batch(self, library: Library) -> None:
        """Add the written games to the index, end the batch, and complete the result."""
        games = self._games.values()
        written = [(each.game.entry, each.game.stats, each.stored) for each in games if each.stored is not None]
        library.end_batch(written, [before for each in games if (before := each.before) is not None])
        for each in (each for each in games if each.stored is not None):
            (self.result.added if each.before_raw is None else self.result.replaced).append(each.game.entry)
        players = [profile.player for profile in library.people.profiles()]
        names = Counter(fold_name(player.name) for player in players)
        mentioned = {id_ for game in self._checked.games for id_ in profiles_in_entry(game.entry)}
        new = (mentioned | {player.id for player in self._checked.people}) - self._known_before
        self.result.met = [player for player in players if player.id in new]
        self.result.namesakes = [player for player in self.result.met if names[fold_name(player.name)] > 1]
        self.result.people = [player for player in self._checked.people if not player.merged_into]

    def _roll_back(self, library: Library) -> None:
        """Restore the games and profiles as they were before the import. If the disk refuses that too, the next process
        that opens the folder completes the import."""
        for placement in reversed(self._games.values()):
            library.take_back(placement.game.file, placement.before)
        for each in self._people:
            if each.before is not None:
                library.people.save(each.before)
            else:
                library.people.remove(each.player.id)
        library.abandon_batch()


_DONE: Final = object()


def check_sources(
    score: Score, sources: Iterable[Source], *, leave_out: bool = False, tell: Callable[[float], None] | None = None
) -> CheckedFiles:
    """Parse and check the files; return what they contain.

    Args:
        score: checks and scores a game.
        sources: the files.
        leave_out: leave out games with faults, unless nothing would remain.
        tell: is called now and then with the share that is done, 0 to 1.

    Raises :class:`ImportRefused` with the faults of every file, up to ``_MAX_FAULTS`` files and faults of each.
    """
    checker = _Checker(score, leave_out)
    parts = [part for source in sources for part in _split(source)]
    total, size_done = max(1, sum(part.size for part in parts)), 0
    for part in parts:
        if not leave_out and len(checker.wrong) >= _MAX_FAULTS:
            break
        for share in checker.check(part.name, part.read()):
            if tell is not None:
                tell((size_done + share * part.size) / total)
        size_done += part.size
    if checker.wrong and not (leave_out and (checker.games or checker.people)):
        raise ImportRefused(checker.wrong)
    return CheckedFiles(tuple(checker.games), tuple(checker.people), tuple(checker.left_out))


class _Checker:
    """Checks the files of an import one after the other (``check``), and collects their games and people, and the
    faults."""

    def __init__(self, score: Score, leave_out: bool) -> None:
        self._score, self._leave_out = score, leave_out
        self.games: list[CheckedGame] = []
        self.people: list[Player] = []
        self.wrong: dict[str, Sequence[Fault]] = {}
        self.left_out: list[LeftOut] = []

    def check(self, name: str, raw: bytes) -> Iterator[float]:
        """Check a file of one game, or of a person with games; yield the share of it that is done, as it goes on. A
        fault raises nothing, but is recorded."""
        try:
            data = read_json(raw, lazily="games")
            profiles, files = parse_person(data) if is_person(data) else ((), None)
        except WrongFile as error:
            self._refuse(name, error.faults, name)
            return
        self.people += profiles
        if files is None:
            self._check_game(name, data)
        for number, file in enumerate(files or ()):
            self._check_game(name, file, f"games[{number}]")
            yield number / max(1, len(files or ()))
        yield 1.0

    def _check_game(self, name: str, file: Any, place: str = "") -> None:
        """Check and score a game; keep it, or its faults. ``place``: where in a person's file it stands
        ("games[3]")."""
        try:
            if not _is_bounded(file):
                raise WrongFile([Fault("", say("fault-too-much"))])
            result = self._score(file)
            clean = _clean_texts(file)
        except WrongFile as error:
            faults = [Fault(f"{place}.{fault.where}".strip("."), fault.why) for fault in error.faults]
            self._refuse(name, faults, _name_refused_game(file, place or name))
        else:
            game = clean if "id" in clean else {**clean, "id": derive_id(file)}
            self.games.append(CheckedGame(_pack(game), *index_game(game, result)))

    def _refuse(self, name: str, faults: Sequence[Fault], label: str) -> None:
        """Record the faults of a file, and list the game with this label as left out."""
        if len(self.wrong) < _MAX_FAULTS:
            self.wrong[name] = [*self.wrong.get(name, ()), *faults][:_MAX_FAULTS]
        self.left_out.append(LeftOut(label, faults[0]))


def _name_refused_game(file: Any, where: str) -> str:
    """Return a label for a refused game: ``where`` it stands, its day and who played, as far as these can be read."""
    if not isinstance(file, dict):
        return where
    players = file.get("players")
    names = [player.get("name") for player in players if isinstance(player, dict)] if isinstance(players, list) else []
    day = file.get("finished_at") or file.get("started_at")
    parts = [day[:10]] if isinstance(day, str) else []
    parts += [", ".join(clean_text(name)[:NAME_LENGTH] for name in names[:8] if isinstance(name, str))]
    return " · ".join(part for part in (where, *parts) if part)


def _is_bounded(file: Any) -> bool:
    """Tell whether a file has a plausible size for a game, by the number of values and the length of texts."""
    stack, count = [file], 0
    while stack:
        value = stack.pop()
        count += 1
        if isinstance(value, dict):
            stack += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            stack += value
        elif isinstance(value, str) and len(value) > _MAX_TEXT:
            return False
        if count + len(stack) > _MAX_VALUES:
            return False
    return True


def _clean_texts(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game with names, headline and note cleaned as if they had been typed. Raises :class:`WrongFile`."""
    faults: list[Fault] = []

    def clean(name: str, where: str) -> str:
        """Return the cleaned name; if it is refused, record a fault at ``where`` and return the name unchanged."""
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
    texts: dict[str, str] = {}
    for key, clean_own in (("headline", clean_headline), ("note", clean_note)):
        try:
            texts[key] = clean_own(file.get(key, ""))
        except Refused as refused:
            faults.append(Fault(key, refused.message))
    if faults:
        raise WrongFile(faults)
    return add_texts({**file, "players": players}, texts["headline"], texts["note"])


@dataclass(frozen=True, slots=True)
class _Part:
    """Part of a file that is checked by itself: the whole file, or one line of a file with one game per line.
    ``begin``, ``end``: which bytes of the file it is."""

    name: str
    source: Source
    begin: int
    end: int

    @property
    def size(self) -> int:
        return self.end - self.begin

    def read(self) -> bytes:
        """Return the bytes of the part."""
        return self.source.raw[self.begin : self.end]


def _split(source: Source) -> list[_Part]:
    """Return the file as one part, or its lines as parts if there are several and the first is JSON by itself."""
    whole_file = [_Part(source.name, source, 0, len(source.raw))]
    lines = _find_lines(source)
    first = next(lines, None)
    if first is None or len(source.raw[first.end :].strip()) == 0:
        return whole_file
    try:
        json.loads(first.read())
    except (ValueError, RecursionError):
        return whole_file
    return [first, *lines]


def _find_lines(source: Source) -> Iterator[_Part]:
    """Yield the lines of a file that are not empty, each named by its number."""
    number = begin = 0
    while begin < len(source.raw):
        number += 1
        end = source.raw.find(b"\n", begin)
        end = len(source.raw) if end < 0 else end
        if not source.raw[begin:end].isspace() and end > begin:
            yield _Part(f"{source.name}:{number}", source, begin, end)
        begin = end + 1

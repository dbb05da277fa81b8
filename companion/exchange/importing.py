"""Game files, and people with theirs, from outside: checked first, then all of them taken or none; a game that is there
is never replaced unasked."""

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

#: Games that are taken in one go.
GAMES_AT_ONCE: Final = 10
#: The most values that a game file holds, and characters of a text in it: many times those of the longest game.
_MAX_VALUES: Final = 20_000
_MAX_TEXT: Final = 2_000
#: Faults of a file that are named.
_MAX_FAULTS: Final = 100

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
class ImportResult:
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


def derive_id(file: Mapping[str, Any]) -> str:
    """The id of a game that came without one: the same for the same content, however it is laid out."""
    content = {key: value for key, value in file.items() if key != "id"}
    return str(uuid.uuid5(_NAMESPACE, json.dumps(content, sort_keys=True, separators=(",", ":"))))


def import_games(library: Library, score: Score, sources: Iterable[Source], *, replace: bool = False) -> ImportResult:
    """Take the games of all ``sources`` (a game file each, one game a line, or a person with his games).

    A game that is here already, by its id, is taken once; where it differs, what is here is kept, unless ``replace``
    (then it stays as the last good copy). Profiles are kept where their id is known; an id not known makes a profile of
    that name, also when somebody else has the name.

    Raises :class:`ImportRefused` with every fault of every file, and :class:`StoreError` when the disk refuses or a
    game is here in a newer version; then nothing is changed. Where the process ends half way, nothing is changed
    either, or the next that opens the folder does the rest.
    """
    taking = Import(check_sources(score, sources), replace=replace)
    while not taking.step(library):
        pass
    return taking.result


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """A game found to be right, and what the index keeps of it."""

    file: dict[str, Any]
    entry: GameEntry
    stats: str


@dataclass(frozen=True, slots=True)
class CheckedFiles:
    """What the files hold, found to be right: games and profiles."""

    games: tuple[CheckedGame, ...]
    people: tuple[Player, ...]


@dataclass(slots=True)
class _Placement:
    """A game in its place, and what was there before."""

    game: CheckedGame
    before: dict[str, Any] | None
    stored: StoredFile | None = None

    @property
    def wanted(self) -> BatchGame:
        """The game as one of a batch."""
        return BatchGame(self.game.file, None if self.before is None else digest_of(self.before))


class Import:
    """An import that is being done, a few games at a time: whoever else needs the library comes in between.

    First it is found out what is to be taken; from one moment on all of that counts (:mod:`companion.store.batch`);
    then it is put in its place, and made known in the end.
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
        """How much of it is done, 0 to 1."""
        return min(1.0, self._steps / max(1, 3 * len(self._found.games)))

    def step(self, library: Library, games: int = GAMES_AT_ONCE) -> bool:
        """Go on with that many games; tells whether all is done. What the disk refuses takes back all that was done
        before.

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
        for taken in self._games.values():
            self._place(self._library, taken)
            yield
        stored_files = [taken.stored for taken in self._games.values() if taken.stored is not None]
        for first in range(0, len(stored_files), GAMES_AT_ONCE):
            some = stored_files[first : first + GAMES_AT_ONCE]
            self._library.sync(some)
            yield from (None for _ in some)
        self._end(self._library)

    def _plan(self, library: Library, game: CheckedGame) -> None:
        id_ = game.entry.id
        before = self._games[id_].before if id_ in self._games else library.find(id_)
        here = self._games[id_].game.file if id_ in self._games else before
        if here == game.file:
            self.result.already.append(id_)
        elif here is not None and not self._replace:
            self.result.differing.append(id_)
        else:
            self._games[id_] = _Placement(game, before)

    def _place(self, library: Library, taken: _Placement) -> None:
        there = library.find(taken.game.entry.id)
        if there != taken.before and not self._replace:  # somebody else was quicker
            self.result.differing.append(taken.game.entry.id)
            return
        taken.before = there
        taken.stored = library.write(taken.game.file)

    def _begin(self, library: Library) -> None:
        self._known = {profile.player.id for profile in library.people.profiles()}
        people = library.people.all()
        # The people first: else a game would make a profile of the name alone.
        brought_along = {player.id: player for player in self._found.people}.values()
        self._people = [BatchPlayer(merge_incoming(library, player), people.get(player.id)) for player in brought_along]
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
        """Where the disk refuses even that, the next who opens the folder does the rest of the import instead."""
        for taken in reversed(self._games.values()):
            library.take_back(taken.game.file, taken.before)
        for each in self._people:
            if each.before is not None:
                library.people.save(each.before)
            else:
                library.people.remove(each.player.id)
        library.abandon_batch()


_DONE: Final = object()


def check_sources(score: Score, sources: Iterable[Source]) -> CheckedFiles:
    """What the files hold. Raises :class:`ImportRefused` with every fault of every file."""
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
    """Whether a game file is of a size that a game can have: its values, and the length of its texts."""
    waiting, seen = [file], 0
    while waiting:
        one = waiting.pop()
        seen += 1
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str) and len(one) > _MAX_TEXT:
            return False
        if seen + len(waiting) > _MAX_VALUES:
            return False
    return True


def _clean_names(file: Mapping[str, Any]) -> dict[str, Any]:
    """The game with its players' names as they would be kept had they been typed. Raises WrongFile."""
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
        kept = player | {"name": clean(player["name"], f"{where}.name")}
        if isinstance(player.get("members"), list):
            names = enumerate(player["members"])
            kept["members"] = [clean(name, f"{where}.members[{at}]") for at, name in names]
        players.append(kept)
    if faults:
        raise WrongFile(faults)
    return {**file, "players": players}


def _split(source: Source) -> list[tuple[str, bytes]]:
    """The file as a whole, or its lines where each is a game of its own."""
    lines = [(number, line) for number, line in enumerate(source.raw.split(b"\n"), 1) if line.strip()]
    if len(lines) < 2:
        return [(source.name, source.raw)]
    try:
        json.loads(lines[0][1])
    except (ValueError, RecursionError):
        return [(source.name, source.raw)]
    return [(f"{source.name}:{number}", line) for number, line in lines]

"""Game files, and people with theirs, from outside: checked first, then all of them taken or none; a game that is there
is never replaced unasked."""

from __future__ import annotations

import json
import uuid
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.exchange.interrupted import UnderWay
from companion.exchange.person import brought, is_person, parts
from companion.games.faults import Fault, WrongFile
from companion.games.game_file import profiles_in, read_json
from companion.store.entries import GameEntry
from companion.store.games import Score
from companion.store.library import Library
from companion.store.players import Player
from companion.store.trouble import StoreError
from companion.table.message import Refused, say
from companion.table.seats import clean_name, folded_name

#: Games that are taken in one go.
GAMES_AT_ONCE: Final = 10
#: The most values that a game file holds, and characters of a text in it: many times those of the longest game.
_MOST_VALUES: Final = 20_000
_LONGEST_TEXT: Final = 2_000
#: Faults of a file that are named.
_MOST_FAULTS: Final = 100

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


def import_games(
    library: Library,
    score: Score,
    sources: Iterable[Source],
    *,
    replace: bool = False,
    mark: UnderWay | None = None,
) -> Imported:
    """Take the games of all ``sources`` (a game file each, one game a line, or a person with his games).

    A game that is here already, by its id, is taken once; where it differs, what is here is kept, unless ``replace``
    (then it stays as the last good copy). Profiles are kept where their id is known; an id not known makes a profile of
    that name, also when somebody else has the name.

    Raises :class:`ImportRefused` with every fault of every file, and :class:`StoreError` when the disk refuses or a
    game is here in a newer version; then nothing is changed.
    """
    taking = Taking(checked(score, sources), replace=replace, mark=mark)
    while not taking.step(library):
        pass
    return taking.done


@dataclass(frozen=True, slots=True)
class Checked:
    """What the files hold, found to be right: games and profiles."""

    games: tuple[dict[str, Any], ...]
    people: tuple[Player, ...]


class Taking:
    """An import that is being done, a few games at a time: whoever else needs the library comes in between."""

    def __init__(self, found: Checked, *, replace: bool = False, mark: UnderWay | None = None) -> None:
        """``mark``: what tells at the next start that this did not come to its end."""
        self.done = Imported()
        self._mark = mark
        self._found, self._replace, self._at = found, replace, 0
        self._undo: list[tuple[str, Mapping[str, Any] | None]] = []
        self._before: dict[str, Player] = {}
        self._known: set[str] = set()
        self._brought: list[str] = []
        self._begun = False

    @property
    def part(self) -> float:
        """How much of it is done, 0 to 1."""
        return self._at / max(1, len(self._found.games))

    def step(self, library: Library, games: int = GAMES_AT_ONCE) -> bool:
        """Take the next games; tells whether all is done. What the disk refuses takes back all that was done before.

        Raises :class:`StoreError`.
        """
        try:
            if not self._begun:
                self._begun = True
                self._begin(library)
            for file in self._found.games[self._at : self._at + games]:
                _take(library, file, self._replace, self.done, self._undo)
                self._at += 1
        except StoreError:
            self._take_back(library)
            if self._mark is not None:
                self._mark.end()
            raise
        if self._at < len(self._found.games):
            return False
        self._end(library)
        return True

    def _begin(self, library: Library) -> None:
        if self._mark is not None:
            self._mark.begin(file["id"] for file in self._found.games)
        people = library.all_players()
        self._known = {profile.player.id for profile in library.players()}
        mentioned = {one for file in self._found.games for player in file["players"] for one in profiles_in(player)}
        mentioned |= {player.id for player in self._found.people}
        self._brought = sorted(mentioned)
        self._before = {id_: people[id_] for id_ in self._brought if id_ in people}
        # The people first: else a game would make a profile of the name alone.
        for player in self._found.people:
            library.save_player(brought(library, player))

    def _end(self, library: Library) -> None:
        if self._mark is not None:
            self._mark.end()
        people = [profile.player for profile in library.players()]
        names = Counter(folded_name(player.name) for player in people)
        new = set(self._brought) - self._known
        self.done.met = [player for player in people if player.id in new]
        self.done.namesakes = [player for player in self.done.met if names[folded_name(player.name)] > 1]
        self.done.people = [player for player in self._found.people if not player.merged_into]

    def _take_back(self, library: Library) -> None:
        for id_, before in reversed(self._undo):
            if before is None:
                library.delete(id_)
            else:
                library.save(before)
        people = library.all_players()
        for id_ in self._brought:
            if id_ not in self._before:
                if id_ in people:
                    library.unmeet(id_)
            elif people.get(id_) != self._before[id_]:
                library.save_player(self._before[id_])


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


def checked(score: Score, sources: Iterable[Source]) -> Checked:
    """What the files hold. Raises :class:`ImportRefused` with every fault of every file."""
    games: list[dict[str, Any]] = []
    people: list[Player] = []
    wrong: dict[str, Sequence[Fault]] = {}

    def take(name: str, file: Any, inside: str = "") -> None:
        try:
            if not _bounded(file):
                raise WrongFile([Fault("", say("fault-too-much"))])
            score(file)
            clean = _cleaned(file)
        except WrongFile as error:
            faults = [Fault(f"{inside}.{fault.where}".strip("."), fault.why) for fault in error.faults]
            wrong[name] = [*wrong.get(name, ()), *faults][:_MOST_FAULTS]
        else:
            games.append(clean if "id" in clean else {**clean, "id": derived_id(file)})

    for name, raw in (part for source in sources for part in _parts(source)):
        if len(wrong) >= _MOST_FAULTS:
            break
        try:
            data = read_json(raw)
            profiles, files = parts(data) if is_person(data) else ((), None)
        except WrongFile as error:
            wrong[name] = error.faults[:_MOST_FAULTS]
            continue
        people += profiles
        if files is None:
            take(name, data)
        for number, file in enumerate(files or ()):
            take(name, file, f"games[{number}]")
    if wrong:
        raise ImportRefused(wrong)
    return Checked(tuple(games), tuple(people))


def _bounded(file: Any) -> bool:
    """Whether a game file is of a size that a game can have: its values, and the length of its texts."""
    waiting, seen = [file], 0
    while waiting:
        one = waiting.pop()
        seen += 1
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str) and len(one) > _LONGEST_TEXT:
            return False
        if seen + len(waiting) > _MOST_VALUES:
            return False
    return True


def _cleaned(file: Mapping[str, Any]) -> dict[str, Any]:
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

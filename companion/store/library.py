"""Stores finished games and people: in files, with TinyDB as an index of them.

The files count. What TinyDB holds is derived from them, except settings and the group's notes; :meth:`Library.check`
derives it again, whatever happened to the files or to the index.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from pydantic import JsonValue
from tinydb import Query

from companion.store import batch
from companion.store.batch import BatchGame, BatchPlayer
from companion.store.database import ChecksummedStorage, open_database
from companion.store.disk import sync_files
from companion.store.errors import SaveError, StoreError, explain
from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry, from_document, to_document
from companion.store.game_index import GameIndex, index_game
from companion.store.games import GameFiles, Score, StoredFile, decode_shared, encode_shared
from companion.store.history_filter import HistoryFilter
from companion.store.ledger import GAME, PHOTO, PLAYER
from companion.store.names import file_name
from companion.store.notes import GroupNote, NoteChanged, clean_note
from companion.store.origin import Moment, Origin, Verdict, Writer, digest_of, includes, judge
from companion.store.people import People, Profile, profile_from, profiles_in_entry, profiles_in_file
from companion.store.players import Player, PlayerFiles, resolve_person
from companion.store.progress import (
    Group,
    Tally,
    game_and_mode,
    merge_tallies,
    name_kind,
    sum_by_group,
    tallies_of_person,
)
from companion.store.timeline import PlayedGame, list_played
from companion.table import texts
from companion.table.message import say

T = TypeVar("T")

_log = logging.getLogger(__name__)

#: Up to this many changes of other processes are indexed one by one; if there are more, the index is checked once,
#: after all of them.
_FEW_CHANGES: Final = 20
#: The most results that are cached until something changes.
_MOST_COMPUTED: Final = 100


@dataclass(frozen=True, slots=True)
class Progress:
    """Achievements of a person: tallies by kind of game, and all profiles, the current one first."""

    profile: Profile
    tallies: Mapping[str, Tally]
    profiles: tuple[Player, ...]

    def tally_of_game(self, game: str) -> Tally:
        """Return the tally of one game over all its modes."""
        return merge_tallies(tally for kind, tally in self.tallies.items() if game_and_mode(kind)[0] == game)


@dataclass(frozen=True, slots=True)
class RebuildCounts:
    """Numbers of games and people that a rebuild found in the files."""

    games: int
    players: int


@dataclass(slots=True)
class SharedChanges:
    """Changes of other processes that were applied to this folder: their keys, the ids of the deleted games, and the
    error if the disk refused a change (then the changes after it are not applied yet)."""

    keys: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    refused: OSError | None = None


class Library:
    """Games and people of a data folder that this process holds: what is saved, changed or deleted goes through here,
    so that files, index and people agree. Not thread-safe."""

    def __init__(self, folder: DataFolder, score: Score) -> None:
        """Open the database; if it lost data, or files were written behind its back, derive everything again."""
        self._folder = folder
        self._score = score
        self._notices = folder.notices
        self._games = GameFiles(folder.games, folder.set_aside, folder.notices, folder.disk, folder.ledger)
        self._storage = ChecksummedStorage(
            folder.database, folder.set_aside, folder.notices, folder.disk, identify=identity_of
        )
        self._database = open_database(self._storage)
        self._groups: list[Group] | None = None
        self._timeline: list[PlayedGame] | None = None
        self._computed: dict[Hashable, Any] = {}
        self._index = GameIndex(folder, self._games, score, self._forget_sums)
        self.people = People(folder, self._storage, self._database, self._index, self._forget_sums)
        self._folder.anonymizer.add_names([each.player.name for each in self.people.profiles()])
        if self._storage.data_lost or folder.index_outdated:
            folder.index_outdated = False
            self.check()

    # -- games

    def save(self, file: Mapping[str, Any]) -> GameEntry:
        """Save a game file under its ``id``, in place of a game of the same id (which stays as a backup copy); return
        its history entry. People in it without a profile get one.

        Raises :class:`WrongFile` with every fault, :class:`StoreError` if the game on disk is of a newer version,
        :class:`SaveError` if the disk refuses; then nothing changed.
        """
        return self._save(file)

    def save_from_table(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        """Save a table's game, unless the saved game belongs to another table; return what was decided (:func:`judge`).
        By that decision, the saved game or the table's own is first set aside, with a notice.

        Raises as :meth:`save` does; then nothing changed.
        """
        id_ = file["id"]
        saved = self._games.find(id_)
        origin = self._games.origin(id_)
        verdict = judge(saved, origin, file, writer, moment)
        if verdict in ("write", "aside"):
            if verdict == "aside" and (copy := self._games.copy_aside(id_)) is not None:
                self._notices.add(say("store-game-elsewhere", where=str(copy[0]), aside=str(copy[1])))
            known_digests = () if saved is None else (digest_of(saved),)
            self._save(file, Origin(writer, known_digests))
        elif saved is not None and verdict == "there" and saved == file:
            new_origin = Origin(writer, (digest_of(saved),))
            if origin != new_origin:
                self._claim(id_, new_origin)
        elif saved is not None and verdict == "yield":
            self._leave_saved_game(saved, file, moment)
        return verdict

    def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        """Make a table, opened from the game ``file``, the owner of that game; return the table's new generation. If
        the disk refuses to record it, that is only a notice.

        The generation is higher than any so far (``above``: the highest that the caller knows).
        """
        origin = self._games.origin(file["id"])
        generation = max(above, 0 if origin is None else origin.writer.generation) + 1
        self._claim(file["id"], Origin(Writer(table, generation), (digest_of(file),)))
        return generation

    def _claim(self, id_: str, origin: Origin) -> None:
        """Record the owner of a game; a refusal of the disk becomes a notice."""
        try:
            self._games.claim(id_, origin)
        except SaveError as error:  # the table will set the saved game aside before it writes
            self._notices.add(error.message)

    def _leave_saved_game(self, saved: Mapping[str, Any], file: Mapping[str, Any], moment: Moment) -> None:
        """Leave the saved game as it is; set the table's game aside if it has just been played on, so that nothing is
        lost.

        A notice tells people that the saved game counts, unless it contains all that the table has.
        """
        stored = self._games.locate(file["id"])
        where = str(stored.path) if stored is not None else file["id"]
        aside_path = self._games.put_aside(file) if moment == "now" and not includes(saved, file) else None
        if aside_path is not None:
            self._notices.add(say("store-game-superseded", where=where, aside=str(aside_path)))
        elif moment != "put-away" and not includes(saved, file):
            self._notices.add(say("store-game-changed", where=where))

    def _save(self, file: Mapping[str, Any], origin: Origin | None = None) -> GameEntry:
        """Check, score and write a game file, then update the index and the people in it; return its history entry."""
        self._folder.anonymizer.collect_names(file)
        entry, stats = index_game(file, self._score(file))
        old_file = self._games.locate(entry.id)
        old_game = self._games.find(entry.id)
        stored = self._games.write(file, origin)
        # The game is saved. The rest is derived from the files, so the next start can make up for it.
        if old_file is not None and old_file.month != stored.month:
            self._index.remove(old_file.month, entry.id)
        self._index.put(stored.month, to_document(entry, stored, stats))
        with self._update_people():
            self.people.create_missing_profiles([entry])
            if old_file is None:
                self.people.update_last_played(entry)
            else:
                self.people.recompute_last_played(profiles_in_entry(entry) | profiles_in_file(old_game))
        return entry

    def change_texts(self, id_: str, headline: str, note: str) -> None:
        """Save a game's headline and note; an empty text deletes the old one.

        Raises :class:`Refused` if one is too long, :class:`StoreError` if there is no such game, and
        :class:`SaveError`; then nothing changed.
        """
        clean = texts.clean_headline(headline), texts.clean_note(note)
        self._save(texts.add_texts(self.load(id_), *clean))

    def read_photo(self, id_: str) -> bytes | None:
        """Return the photo of that game; None if it has none."""
        return self._games.read_photo(id_)

    def put_photo(self, id_: str, raw: bytes | None) -> None:
        """Save the photo of that game, or delete it (None); raises as :meth:`GameFiles.put_photo` does."""
        self._games.put_photo(id_, raw)

    def find(self, id_: str) -> dict[str, Any] | None:
        """Return the game of that id; None if there is none that can be read."""
        return self._games.find(id_)

    def begin_batch(self, games: Iterable[BatchGame], people: Iterable[BatchPlayer]) -> None:
        """Write down all that an import will write: from now on the import counts, whatever ends the process.

        Raises :class:`SaveError`; then nothing was imported.
        """
        batch.begin(self._folder.root, games, people, self._folder.disk)

    def write(self, file: Mapping[str, Any]) -> StoredFile:
        """Write one game of a batch; :meth:`end_batch` adds it to the index. Raises :class:`SaveError`."""
        self._folder.anonymizer.collect_names(file)
        return self._games.write(file, synced=False)

    def sync(self, stored_files: Iterable[StoredFile]) -> None:
        """Return once the device has these games of a batch. Raises :class:`SaveError`."""
        paths = [stored.path for stored in stored_files if stored.path.exists()]
        try:
            sync_files(paths, self._folder.disk)
        except OSError as error:
            raise SaveError(explain(error, self._folder.games)) from error

    def take_back(self, file: Mapping[str, Any], before: Mapping[str, Any] | None) -> None:
        """Undo the writing of a game of a batch: restore the game that it replaced, or delete it if it replaced none
        (``before`` None). Do nothing if another game is on disk by now.

        Raises :class:`SaveError`.
        """
        if self._games.find(file["id"]) != file:
            return
        if before is not None:
            self._games.write(before)
        else:
            self._games.delete(file["id"])

    def end_batch(
        self, written: Iterable[tuple[GameEntry, str, StoredFile]], replaced: Iterable[Mapping[str, Any]]
    ) -> None:
        """Add all games of a batch to the index, each month in one write, update the people, and delete the batch file.

        Args:
            written: the games in their places, each with its statistics as text and its file.
            replaced: the games that they replaced.

        Raises :class:`SaveError` before anything is added.
        """
        months: dict[str, list[tuple[GameEntry, str, StoredFile]]] = {}
        for entry, stats, stored in written:
            months.setdefault(stored.month, []).append((entry, stats, stored))
        try:
            for folder in {stored.path.parent for each in months.values() for _, _, stored in each}:
                self._folder.disk.sync_folder(folder)
        except OSError as error:
            raise SaveError(explain(error, self._folder.games)) from error
        ids = {entry.id for each in months.values() for entry, _, _ in each}
        replaced_games = [*replaced]
        for month in self._index.months():
            if replaced_games or month in months:  # the replaced game may lie in another month
                self._index.put_many(month, months.get(month, ()), ids)
        entries = [entry for each in months.values() for entry, _, _ in each]
        with self._update_people():
            self.people.create_missing_profiles(entries)
            played = {profile for entry in entries for profile in profiles_in_entry(entry)}
            self.people.recompute_last_played(played.union(*(profiles_in_file(file) for file in replaced_games)))
        batch.end(self._folder.root, self._folder.disk)

    def abandon_batch(self) -> None:
        """Delete the batch file of an import whose games were all taken back."""
        batch.end(self._folder.root, self._folder.disk)

    def load(self, id_: str) -> dict[str, Any]:
        """Return the game file of that id. Raises :class:`StoreError` if there is none or it cannot be read."""
        return self._games.read(id_)

    def has(self, id_: str) -> bool:
        return self._games.locate(id_) is not None

    def ids(self) -> Iterator[str]:
        """Yield the ids of all games, newest first."""
        for month in self._index.months():
            yield from (document["id"] for document in self._index.newest_first(month))

    def delete(self, id_: str) -> dict[str, Any]:
        """Delete a game with its photo; return its file, so that saving it again brings the game back. The photo is not
        in it: read it before (:meth:`read_photo`).

        Raises :class:`StoreError` if there is none, and :class:`SaveError` if the disk refuses.
        """
        stored = self._games.locate(id_)
        file = self._games.delete(id_)
        assert stored is not None
        self._index.remove(stored.month, id_)
        with self._update_people():
            self.people.recompute_last_played(profiles_in_file(file))
        return file

    @contextmanager
    def _update_people(self) -> Iterator[None]:
        """Write the changes of people's documents in TinyDB, made inside the ``with`` block, in one go.

        If the disk refuses, that becomes a notice, and the next start derives the documents again.
        """
        try:
            with self._storage.tolerant(), self._storage.transaction():
                yield
        except StoreError as error:
            self._notices.add(error.message)

    def history(self, *, limit: int | None = None, only: HistoryFilter | None = None) -> tuple[GameEntry, ...]:
        """Return games, newest first: at most ``limit``, and only those that a filter accepts."""
        entries: list[GameEntry] = []
        filter_ = only or HistoryFilter()
        for month in self._index.months():
            for document in self._index.newest_first(month, filter_.accepts):
                if limit is not None and len(entries) >= limit:
                    return tuple(entries)
                entries.append(from_document(document))
        return tuple(entries)

    def history_kinds(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return what the history can be filtered by: the kinds of games ("redac-chef/classic"), and the months by the
        date at the table, newest first. Cached until a game or a profile changes."""
        return self.remember("history-kinds", Library._find_history_kinds)

    def _find_history_kinds(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Compute :meth:`history_kinds` from the index."""
        kinds: set[str] = set()
        months: set[str] = set()
        for month in self._index.months():
            for document in self._index.documents(month):
                kinds.add(name_kind(document["game"], document["mode"]))
                months.add(document["when"][:7])
        return tuple(sorted(kinds)), tuple(sorted(months - {""}, reverse=True))

    # -- shared with other processes

    def take_shared(self, changes: Sequence[tuple[str, bytes | None]]) -> SharedChanges:
        """Apply changes of other processes, as the ledger (:mod:`companion.store.ledger`) holds them, to this folder;
        return what was applied, up to the first change that the disk refused."""
        result = SharedChanges()
        index_each = len(changes) <= _FEW_CHANGES
        with self._folder.ledger.pause():
            for key, content in changes:
                try:
                    self._take_shared_change(key, content, index_each, result)
                except OSError as error:
                    result.refused = error
                    break
                except Exception:  # one that cannot be decoded, perhaps of a newer version, must not block the others
                    _log.exception("what another process has saved cannot be taken over")
                else:
                    result.keys.append(key)
            if not index_each:
                self.check()
        return result

    def _take_shared_change(self, key: str, content: bytes | None, index_each: bool, result: SharedChanges) -> None:
        """Write or delete the profile, photo or game of a key. ``content`` None: it was deleted.

        ``index_each``: update the index too; otherwise only the file is written. ``result`` gets the ids of deleted
        games.
        """
        if key.startswith(PLAYER):
            if content is None:
                for profile in [each for each in self.people.all() if PLAYER + file_name(each) == key]:
                    self.people.remove(profile)
                return
            player = PlayerFiles.decode(content)
            if index_each:
                self.people.save(player)
            else:
                self.people.write(player)
        elif key.startswith(PHOTO):
            id_ = self._games.id_of(key.removeprefix(PHOTO))
            if id_ is not None and self._games.read_photo(id_) != content:
                self._games.put_photo(id_, content)
        elif content is None:
            id_ = self._games.id_of(key.removeprefix(GAME))
            if id_ is not None:
                self.delete(id_)
                result.deleted.append(id_)
        else:
            file, origin = decode_shared(content)
            if self._games.find(file["id"]) != file:
                if index_each:
                    self._save(file)
                else:
                    self.write(file)
            if origin is not None:
                self._games.claim(file["id"], origin)

    def share_missing(self, shared_keys: Collection[str]) -> None:
        """Write to the ledger every game, photo and profile of this folder whose key is not in ``shared_keys``.

        Raises :class:`SaveError`.
        """
        ledger = self._folder.ledger
        for name, raw in self.people.list_files():
            if PLAYER + name not in shared_keys:
                ledger.commit(PLAYER + name, raw)
        for name in sorted(self._games.keys()):
            id_ = self._games.id_of(name) if GAME + name not in shared_keys else None
            if id_ is not None:
                ledger.commit(GAME + name, encode_shared(self._games.read(id_), self._games.origin(id_)))
                if (photo := self._games.read_photo(id_)) is not None:
                    ledger.commit(PHOTO + name, photo)

    # -- progress

    def progress(self, id_: str) -> Progress | None:
        """Return the achievements of a profile's person; None if the profile is unknown or deleted."""
        person = self.people.person_of(id_)
        profile = next((each for each in self.people.profiles() if each.player.id == person), None)
        if profile is None or person is None:
            return None
        return Progress(profile, tallies_of_person(self.groups(), person), self.people.profiles_by_person()[person])

    def groups(self) -> list[Group]:
        """Return everybody's tallies, separately for each set of people who played together. The list is read-only.

        It is cached until a game or a profile changes.
        """
        if self._groups is None:
            players = self.people.all()
            self._groups = sum_by_group(self._index.sums(), lambda profile: resolve_person(profile, players))
        return self._groups

    def timeline(self) -> list[PlayedGame]:
        """Return the finished games of everybody known, the oldest first. The list is read-only, and cached until a
        game or a profile changes."""
        if self._timeline is None:
            players = self.people.all()
            self._timeline = list_played(self._index.entries(), lambda profile: resolve_person(profile, players))
        return self._timeline

    def remember(self, key: Hashable, compute: Callable[[Library], T]) -> T:
        """Return ``compute(self)``, cached under ``key`` until a game or a profile changes."""
        if key not in self._computed:
            if len(self._computed) >= _MOST_COMPUTED:
                self._computed.clear()
            self._computed[key] = compute(self)
        result: T = self._computed[key]
        return result

    def games_played(self) -> dict[str, int]:
        """Count the finished games of each person, by the person's id; those without any are left out."""
        played: dict[str, int] = {}
        for group in self.groups():
            for person, kinds in group.tallies.items():
                played[person] = played.get(person, 0) + sum(tally.games for tally in kinds.values())
        return played

    # -- settings

    def settings(self) -> dict[str, JsonValue]:
        """Return all settings by their keys."""
        return {document["key"]: document["value"] for document in self._settings}

    def set_setting(self, key: str, value: JsonValue) -> None:
        """Save a setting.

        Raises :class:`SaveError` if the disk refuses, :class:`TypeError` or :class:`ValueError` for what JSON cannot
        hold; then nothing changed.
        """
        self._settings.upsert({"key": key, "value": value}, Query().key == key)

    def change_setting(self, key: str, change: Callable[[JsonValue], JsonValue]) -> None:
        """Save what ``change`` makes of a setting's present value (None: not set).

        Raises as :meth:`set_setting` does.
        """
        self.set_setting(key, change(self.settings().get(key)))

    # -- notes

    def notes(self) -> tuple[GroupNote, ...]:
        """Return the group's notes about components."""
        return tuple(GroupNote(each["game"], each["about"], each["text"]) for each in self._notes)

    def set_note(self, game: str, about: str, text: str, before: str | None = None) -> None:
        """Save a note about a component in place of the present one; an empty text deletes it.

        ``before`` is the note as the writer has read it. Raises :class:`NoteChanged` if it reads differently by now,
        :class:`StoreError` if the text is too long and :class:`SaveError` if the disk refuses; then nothing changed.
        """
        clean = clean_note(text)
        query = (Query().game == game) & (Query().about == about)
        document = self._notes.get(query)
        present = str(document["text"]) if document is not None else ""
        if before is not None and present not in (before, clean):
            raise NoteChanged(present)
        if clean:
            self._notes.upsert({"game": game, "about": about, "text": clean}, query)
        else:
            self._notes.remove(query)

    # -- deriving the index from the files

    def check(self) -> None:
        """Bring the index up to date with the files: read those that are new or changed. For the start, in the
        background.

        Files that cannot be read are set aside; those with faults or of a newer version are left; each becomes a
        notice.
        """
        self._index.set_strays_aside()
        stored_files: dict[str, list[StoredFile]] = {month: [] for month in self._index.months()}
        for stored in self._games.scan_files():
            stored_files.setdefault(stored.month, []).append(stored)
        for month, files in stored_files.items():
            self._index.check_month(month, files)
        self.people.check()
        self.groups()  # fill the caches now, so that nobody waits for them later
        self.timeline()

    def rebuild(self) -> RebuildCounts:
        """Make the index of games and people anew from the files, without reading the old one; return how many were
        found.

        Settings and notes stay. Each month is replaced once its new index is made.
        """
        stored_files: dict[str, list[StoredFile]] = {month: [] for month in self._index.months()}
        for stored in self._games.scan_files():
            stored_files.setdefault(stored.month, []).append(stored)
        for month, files in stored_files.items():
            self._index.rebuild_month(month, files)
        self._forget_sums()
        self.people.check()
        self.groups()
        return RebuildCounts(
            sum(len(self._index.documents(month)) for month in self._index.months()), len(self.people.profiles())
        )

    def close(self) -> None:
        self._database.close()
        self._index.close()

    # -- private

    def _forget_sums(self) -> None:
        """Clear the caches of everything that is computed from games and profiles."""
        self._groups = self._timeline = None
        self._computed.clear()

    @property
    def _settings(self) -> Any:
        return self._database.table("settings")

    @property
    def _notes(self) -> Any:
        return self._database.table("notes")


def read_databases(folder: DataFolder) -> None:
    """Read TinyDB's files as the library does, without changing them; faults become notices of the folder."""
    ChecksummedStorage(folder.database, None, folder.notices, folder.disk, identify=identity_of)
    for path in sorted(folder.index.glob("*.json")):
        ChecksummedStorage(path, None, folder.notices, folder.disk, derived=True)


def identity_of(table: str, document: Any) -> Hashable | None:
    """Return the key that tells a document from the others of its table; None if the document has no known shape."""
    try:
        if table == "players":
            profile = profile_from(document)
            return profile.player.id if isinstance(profile.last_played, str | None) else None
        if table == "settings":
            return document["key"] if isinstance(document["key"], str) and "value" in document else None
        if table == "notes":
            texts = document["game"], document["about"], document["text"]
            return texts[:2] if all(isinstance(text, str) for text in texts) else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return None

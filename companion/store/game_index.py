"""Keeps the index of finished games: one TinyDB file per month, which can be made again from the game files.

TinyDB rewrites a whole file at each change, and a month stays small however many years are kept.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tinydb import Query, TinyDB

from companion.games.registry import player_stats_of
from companion.kit.faults import WrongFile
from companion.store.database import ChecksummedStorage, open_database
from companion.store.errors import Notices, explain, set_aside_and_tell, set_blocker_aside
from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry, from_document, make_entry, to_document, to_timestamp
from companion.store.games import UNDATED, GameFiles, Score, StoredFile
from companion.store.names import file_name
from companion.store.progress import Month, encode_stats, month_sums
from companion.table.message import say

#: Version of the documents' shape. An index of another version is rebuilt from the files.
INDEX_SHAPE = 6

_MONTH = re.compile(rf"\d{{4}}-\d\d|{UNDATED}")

_log = logging.getLogger(__name__)


class GameIndex:
    """Index of a data folder's games by month, so that listing them reads no game file. Not thread-safe."""

    def __init__(self, folder: DataFolder, games: GameFiles, score: Score, on_change: Callable[[], None]) -> None:
        """Open no month yet. ``on_change`` is called when anything computed from the index may be out of date."""
        self._folder = folder
        self._notices = folder.notices
        self._games = games
        self._score = score
        self._on_change = on_change
        self._months: dict[str, tuple[ChecksummedStorage, TinyDB]] = {}

    def months(self) -> list[str]:
        """Return the months for which there are games or an index, newest first; "undated" comes last."""
        months = {path.name for path in self._folder.games.iterdir() if path.is_dir()}
        months |= {path.stem for path in self._folder.index.glob("*.json") if _MONTH.fullmatch(path.stem)}
        dated = sorted((month for month in months if month != UNDATED), reverse=True)
        return dated + [UNDATED] * (UNDATED in months)

    def documents(self, month: str, reusable: Iterable[dict[str, Any]] = ()) -> Any:
        """Return the TinyDB table of the month's documents, opened or rebuilt if need be.

        ``reusable``: documents that a rebuild can use instead of reading their games.
        """
        if month not in self._months:
            folder = self._folder
            path = folder.index / f"{month}.json"
            storage = ChecksummedStorage(path, folder.set_aside, folder.notices, folder.disk, derived=True)
            database = open_database(storage)
            self._months[month] = (storage, database)
            about = database.table("about").all()
            if not about or about[0].get("shape") != INDEX_SHAPE:
                self.rebuild_month(month, self._games.list_month(month), reusable)
        return self._months[month][1].table("games")

    def newest_first(self, month: str, accepts: Callable[[Any], bool] | None = None) -> list[Any]:
        """Return the month's documents, newest game first; ``accepts`` chooses among them before they are sorted."""
        accepted = filter(accepts, self.documents(month))
        return sorted(accepted, key=lambda document: (to_timestamp(document["when"]), document["id"]), reverse=True)

    def entries(self) -> Iterator[GameEntry]:
        """Yield the history entries of all games, newest first."""
        for month in self.months():
            yield from (from_document(document) for document in self.newest_first(month))

    def sums(self) -> Iterator[Month]:
        """Yield each month's sums (:func:`companion.store.progress.month_sums`), newest month first."""
        for month in self.months():
            yield self._month_sums(month)

    def _month_sums(self, month: str) -> Month:
        """Return a month's sums, from the index if they are cached there, or else computed and cached."""
        index = self.documents(month)
        sums = self._months[month][1].table("sums")
        for document in sums:
            cached: Month = document["groups"]
            return cached
        computed = month_sums((from_document(document), document["deeds"]) for document in index)
        sums.insert({"groups": computed})
        return computed

    def put(self, month: str, document: Mapping[str, Any]) -> None:
        """Insert a game's document, in place of one with the same id. Never fails: if anything goes wrong, the month is
        rebuilt."""

        def replace_document() -> None:
            """Replace the game's document in the opened month, and drop the month's cached sums."""
            index = self.documents(month)
            query = Query().id == document["id"]
            with self._months[month][0].transaction():
                if index.contains(query):
                    index.remove(query)
                index.insert(document)
                self._drop_sums(month)

        self._change_or_rebuild(month, replace_document)

    def put_many(self, month: str, games: Iterable[tuple[GameEntry, str, StoredFile]], ids: set[str]) -> None:
        """Insert the imported games that lie in this month, and remove the month's other documents whose id is in
        ``ids``."""

        def insert_documents() -> None:
            """Insert the documents of the games that still lie in this month (read anew if written since), remove the
            others of ``ids``, and drop the month's cached sums."""
            documents = []
            for entry, stats, stored in games:
                current = self._games.locate(entry.id)
                # The game may have been written again since.
                if current is None or current.month != month:
                    continue
                document = to_document(entry, stored, stats) if current == stored else self._make_document(current)
                if document is not None:
                    documents.append(document)
            index = self.documents(month, documents)
            with self._months[month][0].transaction():
                index.remove(Query().id.test(lambda id_: id_ in ids))
                index.insert_multiple(documents)
                self._drop_sums(month)

        self._change_or_rebuild(month, insert_documents)

    def remove(self, month: str, id_: str) -> None:
        """Remove a game's document from its month; do nothing if there is none. Never fails: if anything goes wrong,
        the month is rebuilt."""

        def remove_document() -> None:
            """Remove the document from the opened month, and drop the month's cached sums."""
            index = self.documents(month)
            with self._months[month][0].transaction():
                index.remove(Query().id == id_)
                self._drop_sums(month)

        self._change_or_rebuild(month, remove_document)

    def check_month(self, month: str, stored_files: Iterable[StoredFile]) -> None:
        """Bring a month's index up to date with its files: read the new and changed ones, drop documents without a
        file."""
        index = self.documents(month)
        indexed = {document["file"]: document for document in index}
        documents = []
        unchanged = set()
        for stored in stored_files:
            document = indexed.get(stored.name)
            if document is not None and (document["size"], document["changed_ns"]) == (stored.size, stored.changed_ns):
                unchanged.add(stored.name)
                continue
            document = self._make_document(stored)
            if document is not None:
                documents.append(document)
        if indexed.keys() == unchanged and not documents:
            return
        storage = self._months[month][0]
        with storage.transaction():
            index.remove(Query().file.test(lambda name: name not in unchanged))
            index.insert_multiple(documents)
            self._drop_sums(month)

    def set_strays_aside(self) -> None:
        """Set aside whatever does not belong in the index folder, with a notice; temporary files stay."""
        folder = self._folder
        for path in sorted(folder.index.iterdir()):
            if (
                path.name.startswith(".")
                or path.suffix == ".json"
                and (_MONTH.fullmatch(path.stem) or (folder.games / path.stem).is_dir())
            ):
                continue
            set_aside_and_tell(path, folder.set_aside, folder.disk, self._notices, "store-in-the-way")

    def rebuild_month(
        self, month: str, stored_files: Iterable[StoredFile], reusable: Iterable[dict[str, Any]] = ()
    ) -> None:
        """Make a month's index anew, without reading the old one.

        ``reusable``: documents of games that need not be read, if their files are unchanged.
        """
        reusable_by_state = {(each["file"], each["size"], each["changed_ns"]): each for each in reusable}
        candidates = (
            reusable_by_state.get((stored.name, stored.size, stored.changed_ns)) or self._make_document(stored)
            for stored in stored_files
        )
        documents = [document for document in candidates if document is not None]
        if month in self._months:
            self._months.pop(month)[1].close()
        path = self._folder.index / f"{month}.json"
        set_blocker_aside(path, self._folder.set_aside, self._folder.disk, self._notices)
        storage = ChecksummedStorage(
            path, self._folder.set_aside, Notices(), self._folder.disk, derived=True, ignore_existing=True
        )
        database = open_database(storage)
        self._months[month] = (storage, database)
        with storage.transaction():
            database.table("about").insert({"shape": INDEX_SHAPE})
            database.table("games").insert_multiple(documents)
        self._on_change()

    def close(self) -> None:
        """Close the databases of all months."""
        for _, month in self._months.values():
            month.close()

    def _change_or_rebuild(self, month: str, change: Callable[[], None]) -> None:
        """Run ``change`` on a month's index; if it fails in any way, rebuild the month from its files.

        A failure costs nothing but time: the game's file is written already, and the index is derived from the files.
        """
        try:
            change()
        except Exception:
            _log.exception("the index of a month is made anew")
            self.rebuild_month(month, self._games.list_month(month))

    def _drop_sums(self, month: str) -> None:
        """Drop the month's cached sums, because a game of it has changed.

        They are computed again when read, not while a table waits for its game to be saved.
        """
        self._on_change()
        sums = self._months[month][1].table("sums")
        if len(sums):
            sums.truncate()

    def _make_document(self, stored: StoredFile) -> dict[str, Any] | None:
        """Read, check and score a game file, and return its index document; None after a notice if that fails.

        A file whose name does not fit its id is renamed, unless another file has that id.
        """
        file = self._games.load(stored.path)
        if file is None:
            return None
        if not isinstance(file.get("id"), str):
            self._notices.add(say("store-game-misnamed", where=str(stored.path)))
            return None
        if file_name(file["id"]) != stored.name:
            other = self._games.locate(file["id"])
            if other is not None:
                self._notices.add(say("store-game-copied", where=str(stored.path), counts=str(other.path)))
                return None
            try:
                stored = self._games.rename(stored, file["id"])
            except OSError as error:
                self._notices.add(explain(error, stored.path))
                return None
        try:
            entry, stats = index_game(file, self._score(file))
            return to_document(entry, stored, stats)
        except WrongFile as error:
            first_fault = error.faults[0]
            self._notices.add(
                say(
                    "store-game-faulty",
                    where=str(stored.path),
                    count=len(error.faults),
                    place=first_fault.where,
                    why=first_fault.why,
                )
            )
            return None
        except Exception:
            # A bug in that game's scoring, not a fault of the file: the other games must be listed all the same.
            _log.exception("a game could not be scored")
            self._notices.add(say("store-game-unscored", where=str(stored.path)))
            return None


def index_game(file: Mapping[str, Any], result: Mapping[str, Any]) -> tuple[GameEntry, str]:
    """Return what the index holds of a checked game with this result: its history entry, and its statistics as text."""
    entry = make_entry(file, result)
    return entry, encode_stats(entry, player_stats_of(file, result))

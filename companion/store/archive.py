"""Lets code in an event loop use the library: one worker thread does the blocking work."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from pydantic import JsonValue

from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry
from companion.store.games import Score
from companion.store.history_filter import HistoryFilter
from companion.store.ledger import ChangedElsewhere
from companion.store.library import Library
from companion.store.notes import GroupNote
from companion.store.origin import Moment, Verdict, Writer
from companion.store.people import Profile

T = TypeVar("T")

#: How long (s) work is tried again because other processes keep changing the same games or people, and the longest
#: pause (s) before a new try. The pause is random, so that several who try at the same moment do not collide for ever.
_RETRY_S: Final = 4.0
_MAX_PAUSE_S: Final = 0.05


class Archive:
    """Games and people of a data folder, for callers in an event loop: a worker thread does what blocks, and a snapshot
    holds what pages read at once.

    A caller that is cancelled while it waits does not cancel work that was submitted.
    """

    def __init__(self, folder: DataFolder, score: Score) -> None:
        """Open TinyDB in the calling thread, so that ``players`` can be read at once. Quick: no game file is read."""
        self._library = Library(folder, score)
        self._refresh_snapshot()
        #: Takes over the changes of other processes that share this library; does nothing where there are none.
        self.catch_up: Callable[[], Awaitable[None]] = _do_nothing
        self.ledger = folder.ledger
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")

    @property
    def players(self) -> tuple[Profile, ...]:
        """Return everybody known, in order of their last game, newest first.

        A snapshot taken after the last change: never blocks.
        """
        return self._players

    def knows(self, id_: str) -> bool:
        """Tell whether a profile is known, including deleted and merged ones. Read from the snapshot: never blocks."""
        return id_ in self._persons

    def person_of(self, id_: str) -> str | None:
        """Return the person whom a profile stands for today. Read from the snapshot: never blocks."""
        return self._persons.get(id_)

    def profiles_of(self, person: str) -> frozenset[str]:
        """Return all profiles that stand for a person today. Read from the snapshot: never blocks."""
        return frozenset({person, *(id_ for id_, whose in self._persons.items() if whose == person)})

    @property
    def settings(self) -> Mapping[str, JsonValue]:
        """Return the settings of this folder. A snapshot taken after the last change: never blocks."""
        return self._settings

    @property
    def notes(self) -> tuple[GroupNote, ...]:
        """Return the group's notes about components. A snapshot taken after the last change: never blocks."""
        return self._notes

    async def check(self) -> None:
        """Bring the index up to date with the files (:meth:`Library.check`). Call it once the server listens."""
        await self.run(Library.check)

    async def save(self, file: Mapping[str, Any]) -> None:
        """Save a finished game (:meth:`Library.save`; raises the same)."""
        await self.run(lambda library: library.save(file))

    async def save_from_table(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        """Save a table's game (:meth:`Library.save_from_table`; raises the same)."""
        return await self.run(lambda library: library.save_from_table(file, writer, moment))

    async def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        """Make a table the owner of a saved game (:meth:`Library.claim`)."""
        return await self.run(lambda library: library.claim(file, table, above))

    async def load(self, id_: str) -> dict[str, Any]:
        """Return the game file of that id (:meth:`Library.load`)."""
        return await self.run(lambda library: library.load(id_))

    async def delete(self, id_: str) -> dict[str, Any]:
        """Delete a game with its photo; return its file, for undo (:meth:`Library.delete`)."""
        return await self.run(lambda library: library.delete(id_))

    async def history(self, *, limit: int | None = None, only: HistoryFilter | None = None) -> tuple[GameEntry, ...]:
        """Return games, newest first (:meth:`Library.history`)."""
        return await self.run(lambda library: library.history(limit=limit, only=only))

    async def read_photo(self, id_: str) -> bytes | None:
        """Return the photo of a game (:meth:`Library.read_photo`)."""
        return await self.run(lambda library: library.read_photo(id_))

    async def put_photo(self, id_: str, raw: bytes | None) -> None:
        """Save or delete the photo of a game (:meth:`Library.put_photo`; raises the same)."""
        await self.run(lambda library: library.put_photo(id_, raw))

    async def delete_player(self, id_: str) -> None:
        """Delete a profile (:meth:`People.delete`)."""
        await self.run(lambda library: library.people.delete(id_))

    async def set_setting(self, key: str, value: JsonValue) -> None:
        """Save a setting of the folder (:meth:`Library.set_setting`)."""
        await self.run(lambda library: library.set_setting(key, value))

    async def set_note(self, game: str, about: str, text: str, before: str | None = None) -> None:
        """Save a note about a component (:meth:`Library.set_note`)."""
        await self.run(lambda library: library.set_note(game, about, text, before))

    async def run(self, work: Callable[[Library], T]) -> T:
        """Run ``work`` with the library in the worker thread, after all work that was submitted earlier; return its
        result, or raise what it raises.

        If another process has meanwhile changed the same game or person, its changes are taken over and ``work`` runs
        again. Raises :class:`ChangedElsewhere` if that has gone on for ``_RETRY_S``.
        """
        deadline = time.monotonic() + _RETRY_S
        while True:
            try:
                return await self._run_in_thread(work)
            except ChangedElsewhere:
                if time.monotonic() > deadline:
                    raise
                await self.catch_up()
                await asyncio.sleep(random.uniform(0, _MAX_PAUSE_S))

    async def _run_in_thread(self, work: Callable[[Library], T]) -> T:
        """Run ``work`` in the worker thread, then refresh the snapshot; cancelling the caller does not stop the
        work."""

        def work_in_thread() -> T:
            try:
                return work(self._library)
            finally:
                self._refresh_snapshot()

        loop = asyncio.get_running_loop()
        # Shielded: cancelling work that is still queued would lose a finished game.
        return await asyncio.shield(loop.run_in_executor(self._thread, work_in_thread))

    def _refresh_snapshot(self) -> None:
        """Copy from the library what may be read without waiting: people, notes and settings."""
        self._players = self._library.people.profiles()
        self._persons = self._library.people.persons_by_profile()
        self._notes = self._library.notes()
        self._settings = self._library.settings()

    def close(self) -> None:
        """Finish what was submitted, then close the library. Blocks."""
        self._thread.shutdown(wait=True)
        self._library.close()


async def _do_nothing() -> None:
    """Take over no changes: no other process shares the library."""

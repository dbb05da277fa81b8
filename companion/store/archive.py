"""The library for code that runs in an event loop: one thread of its own does the work and the waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from pydantic import JsonValue

from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry
from companion.store.games import Score
from companion.store.library import Library
from companion.store.notes import GroupNote
from companion.store.origin import Moment, Verdict, Writer
from companion.store.people import Profile
from companion.store.players import Player

T = TypeVar("T")


class Archive:
    """Games and people of a data folder. Whoever gives up waiting does not stop what was begun."""

    def __init__(self, folder: DataFolder, score: Score) -> None:
        """Opens TinyDB in the caller's thread (quick: no game is read), so that ``players`` is there at once."""
        self._library = Library(folder, score)
        self._refresh_snapshot()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")

    @property
    def players(self) -> tuple[Profile, ...]:
        """Everybody known, who played last first; as of the last change, without waiting."""
        return self._players

    def knows(self, id_: str) -> bool:
        """Whether that profile is known, forgotten and merged ones too; as of the last change, without waiting."""
        return id_ in self._persons

    def person_of(self, id_: str) -> str | None:
        """The person whom that profile means today; as of the last change, without waiting."""
        return self._persons.get(id_)

    @property
    def settings(self) -> Mapping[str, JsonValue]:
        """What is set for this folder; as of the last change, without waiting."""
        return self._settings

    @property
    def notes(self) -> tuple[GroupNote, ...]:
        """What the group noted about components; as of the last change, without waiting."""
        return self._notes

    async def check(self) -> None:
        """Make the index follow from the files (:meth:`Library.check`). To be begun once the server listens."""
        await self.run(Library.check)

    async def save(self, file: Mapping[str, Any]) -> None:
        """Keep a finished game (:meth:`Library.save`, with what it raises)."""
        await self.run(lambda library: library.save(file))

    async def save_from_table(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        """Keep a table's game (:meth:`Library.save_from_table`, with what it raises)."""
        return await self.run(lambda library: library.save_from_table(file, writer, moment))

    async def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        """Make that game that table's (:meth:`Library.claim`)."""
        return await self.run(lambda library: library.claim(file, table, above))

    async def load(self, id_: str) -> dict[str, Any]:
        """The game file of that id (:meth:`Library.load`)."""
        return await self.run(lambda library: library.load(id_))

    async def delete(self, id_: str) -> dict[str, Any]:
        """Delete a game; gives its file back for an undo (:meth:`Library.delete`)."""
        return await self.run(lambda library: library.delete(id_))

    async def history(
        self, *, limit: int | None = None, game: str | None = None, profile: str | None = None
    ) -> tuple[GameEntry, ...]:
        """Games, newest first (:meth:`Library.history`)."""
        return await self.run(lambda library: library.history(limit=limit, game=game, profile=profile))

    async def save_player(self, player: Player) -> None:
        """Keep a profile (:meth:`People.save`)."""
        await self.run(lambda library: library.people.save(player))

    async def delete_player(self, id_: str) -> None:
        """Forget a profile (:meth:`People.delete`)."""
        await self.run(lambda library: library.people.delete(id_))

    async def set_setting(self, key: str, value: JsonValue) -> None:
        """Keep a setting of the folder (:meth:`Library.set_setting`)."""
        await self.run(lambda library: library.set_setting(key, value))

    async def set_note(self, game: str, about: str, text: str, before: str | None = None) -> None:
        """Keep a note about a component (:meth:`Library.set_note`)."""
        await self.run(lambda library: library.set_note(game, about, text, before))

    async def run(self, work: Callable[[Library], T]) -> T:
        """Anything else with the library, in its thread and in turn."""

        def work_in_thread() -> T:
            try:
                return work(self._library)
            finally:
                self._refresh_snapshot()

        loop = asyncio.get_running_loop()
        # Shielded: cancelling a work that still waits for its turn would take a finished game back.
        return await asyncio.shield(loop.run_in_executor(self._thread, work_in_thread))

    def _refresh_snapshot(self) -> None:
        self._players = self._library.people.profiles()
        self._persons = self._library.people.persons_by_profile()
        self._notes = self._library.notes()
        self._settings = self._library.settings()

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown(wait=True)
        self._library.close()

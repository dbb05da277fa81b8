"""Puts together what one worker needs of the engine: its journals, the directory, and the ownership of tables."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from companion.hosted.directory import Directory
from companion.hosted.engine import Engine
from companion.hosted.journal import EngineJournal
from companion.hosted.ownership import Ownership
from companion.hosted.shelf import SharedShelf
from companion.hub.hub import Hub
from companion.hub.ports import JournalPort
from companion.store.archive import Archive
from companion.table.message import Message

_log = logging.getLogger(__name__)


class WorkerJournal:
    """Journals of one worker in JetStream (a :class:`companion.server.bootstrap.SharedJournal`), with the directory and
    the ownership of tables that belong to them."""

    def __init__(self, engine: Engine, address: str, front: str = "") -> None:
        """``address``: host and port at which fronts reach this worker; ``front``: the front that has started it."""
        self.directory = Directory(engine, address=address, front=front)
        self._engine = engine
        self._journal = EngineJournal(engine, self.directory.shelve_later)
        self.port: JournalPort = self._journal

    @property
    def worker(self) -> str:
        """Return the id of this worker in the directory."""
        return self.directory.id

    @contextlib.asynccontextmanager
    async def hold_tables(
        self, hub: Hub, notice: Callable[[Message], None], archive: Archive | None = None
    ) -> AsyncIterator[None]:
        """Hold this worker's share of the tables while the context is active, and share its archive with the other
        workers; on exit save unsaved records before the others hear that this worker has gone. Raises EngineAway."""
        await self._journal.prepare()
        sharing = SharedShelf(self._engine, archive, hub.delete_game).hold() if archive else contextlib.nullcontext()
        async with sharing, self.directory.join():
            async with Ownership(hub, self.directory, self._journal, notice).hold_tables():
                hub.find_elsewhere = self.directory.find_table_by_code
                yield
            # Save before others hear that this worker has gone: from then on they own its tables.
            if unsaved := await self._journal.close():
                _log.error("%d records could not be saved", unsaved)

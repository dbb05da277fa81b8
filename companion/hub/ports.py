"""Declares what the hub needs from the store: a journal of entries and an archive of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any, Protocol

from companion.store.origin import Moment, Verdict, Writer
from companion.table.message import Refused, say


class TableTaken(Exception):
    """Raised when another process owns the table by now: this record was refused, and so will be every later one."""


class TableElsewhere(Refused):
    """Raised when another process has the table of a code: the page has to be loaded anew to reach that process."""

    def __init__(self, code: str) -> None:
        super().__init__(say("refused-table-elsewhere", code=code))
        self.code = code


class JournalPort(Protocol):
    """What the hub needs of the journals, of which each table has one. They are written and synced outside of the event
    loop; a future tells when."""

    def append(self, table: str, record: Mapping[str, Any]) -> asyncio.Future[None]:
        """Append a record; the future is done once the record would survive a power cut.

        The future fails with OSError while the disk refuses: then the journal holds the record and tries again with the
        next one. It fails with TableTaken where another process has appended meanwhile; this one then drops the table.
        """
        ...

    def beat(self, table: str, wall_ms: int, mono_ms: int) -> None:
        """Record a heartbeat, which shows that the server was alive at that moment; it need not survive a power cut."""
        ...

    def flush(self, table: str) -> Future[None]:
        """Try again to save the records that the disk refused; the future is done once all of them are saved, and fails
        as that of ``append`` does."""
        ...

    def retire(self, table: str) -> Future[None]:
        """Delete the journal of a table."""
        ...

    def put_away(self, table: str) -> Future[None]:
        """Move the journal of a table to where no start of the server reads it."""
        ...

    def drop_rest(self, table: str) -> Future[None]:
        """Move the records after a damaged place of a journal to where no start of the server reads them, because the
        table has taken or refused them."""
        ...


class ArchivePort(Protocol):
    """What the hub needs of the archive: it saves finished games as game files, records which table owns a game, and
    loads games again."""

    async def save_from_table(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        """Save a table's finished game, unless the saved game belongs to another table; return what was decided
        (``Verdict``).

        Fails with OSError while the disk refuses.
        """
        ...

    async def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        """Make a new table the owner of a saved game; return the table's generation, which is higher than ``above``."""
        ...

    async def load(self, id_: str) -> Mapping[str, Any]:
        """Return the game file of that id. Raises companion.store.errors.StoreError if there is none."""
        ...

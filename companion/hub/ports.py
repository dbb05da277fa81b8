"""What the hub needs of the outside: a journal that keeps entries, and an archive that keeps finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any, Protocol

from companion.store.origin import Moment, Verdict, Writer


class Journal(Protocol):
    """One append-only file per table, written and synced by another thread than the event loop's."""

    def append(self, table: str, record: Mapping[str, Any]) -> asyncio.Future[None]:
        """Keep a record for good. Done once it would survive a power cut; fails with OSError while it would not: then
        it stays with the journal, and is tried again with whatever comes next."""
        ...

    def beat(self, table: str, wall_ms: int, mono_ms: int) -> None:
        """Note that the server was alive then; need not survive a power cut."""
        ...

    def flush(self, table: str) -> Future[None]:
        """Try again what is not kept yet; done once all of it is, or fails as ``append`` does."""
        ...

    def retire(self, table: str) -> Future[None]:
        """Forget a table for good."""
        ...

    def shelve(self, table: str) -> Future[None]:
        """Keep a table's records where no start reads them."""
        ...

    def drop_rest(self, table: str) -> Future[None]:
        """The table has answered what becomes of the records after a damaged place."""
        ...


class Archive(Protocol):
    """Finished games, as game files."""

    async def keep(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        """Keep a table's finished game, unless what is there is none of that table's. Fails with OSError while the
        disk refuses."""
        ...

    async def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        """Make a game that is there the business of a new table; returns the table's generation, above that one."""
        ...

    async def load(self, id_: str) -> Mapping[str, Any]:
        """The game file of that id. Fails with companion.store.errors.StoreError where there is none."""
        ...

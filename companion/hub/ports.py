"""What the hub needs of the outside: a journal that keeps entries, and an archive that keeps finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any, Protocol


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


class Archive(Protocol):
    """Finished games, as game files."""

    async def save(self, file: Mapping[str, Any]) -> object:
        """Keep a finished game; one of the same id is replaced. Fails with OSError while the disk refuses."""
        ...

    async def load(self, id_: str) -> Mapping[str, Any]:
        """The game file of that id. Fails with companion.store.trouble.StoreError where there is none."""
        ...

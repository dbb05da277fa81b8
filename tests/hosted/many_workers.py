"""Runs ``companion serve --nats`` for a test that is itself a member of the directory."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from companion.hosted.directory import Directory
from companion.hosted.engine import Engine
from tests.engines.lan import wait_for_answer
from tests.support.hosted_server import HostedServer
from tests.support.jetstream_nodes import JetStreamNodes


class ManyWorkers(HostedServer):
    """Is a front with its workers, and the directory as a member sees it."""

    def __init__(
        self, root: Path, nodes: JetStreamNodes, workers: int, directory: Directory, *, club: bool = False
    ) -> None:
        super().__init__(root, nodes.url, workers, "--behind-proxy", club=club)
        self.directory = directory

    async def begin(self) -> None:
        """Start all, and return when every worker is there."""
        self.launch()
        await self.until_workers(self.workers)
        assert self.process is not None
        await asyncio.to_thread(wait_for_answer, self.url, self.process, self.said)

    async def until_workers(self, count: int, patience_s: float = 120) -> None:
        """Wait until so many workers are alive."""
        async with asyncio.timeout(patience_s):
            while len(self.directory.workers()) < count:
                assert self.process is None or self.process.poll() is None, self.said()
                await asyncio.sleep(0.05)

    async def until_front_knows(self, code: str) -> None:
        """Wait until the front counts the table of that code among those of its worker."""
        await self.until_placed(code)
        async with asyncio.timeout(60):
            while not (await asyncio.to_thread(self.tables)).get(self.worker_of(code)):
                await asyncio.sleep(0.05)

    async def until_placed(self, *codes: str, but: str = "") -> None:
        """Wait until the directory names workers of the tables of these codes, another one than ``but``."""
        async with asyncio.timeout(60):
            while not all(self._is_placed(code, but) for code in codes):
                await asyncio.sleep(0.05)

    def _is_placed(self, code: str, but: str) -> bool:
        table = self.directory.find_table_by_code(code)
        member = self.directory.worker_of(table) if table else None
        return member is not None and member.id != but

    def worker_of(self, code: str) -> str:
        """Return the worker that has the table of that code."""
        table = self.directory.find_table_by_code(code)
        member = self.directory.worker_of(table) if table else None
        assert member is not None, code
        return member.id


@asynccontextmanager
async def serving_many(
    root: Path, nodes: JetStreamNodes, workers: int, *, club: bool = False
) -> AsyncIterator[ManyWorkers]:
    """Serve with so many workers for the time of a test. ``club``: they ask for the club's code."""
    engine = await Engine.connect(nodes.url, "test")
    directory = Directory(engine)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(engine.close)
        await stack.enter_async_context(directory.join())
        many = ManyWorkers(root, nodes, workers, directory, club=club)
        stack.callback(many.stop)
        await many.begin()
        yield many

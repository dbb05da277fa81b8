"""The laptop of an evening with two workers and three nodes of the engine in place of one process."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from companion.hosted.engine import Engine
from companion.hosted.journal import STREAM, SUBJECT
from tests.engines.lan import host_address
from tests.support.hosted_server import HostedServer
from tests.support.jetstream_nodes import JetStreamNodes

T = TypeVar("T")


class HostedMachine(HostedServer):
    """Is what an evening asks of its server, by the same names as :class:`tests.support.server.Server`."""

    is_hosted = True

    def __init__(self, root: Path, nodes: JetStreamNodes) -> None:
        super().__init__(root, nodes.url, 2)
        self._nodes = nodes

    @property
    def data(self) -> Path:
        """Return a folder in which all finished games are."""
        return self.folder(1)

    def start(self, *more: str) -> None:
        """Start all, at the machine's address of this moment."""
        _run(self._nodes.wait_ready())
        super().start("--url", f"http://{host_address()}:{self.port}", *more)

    def suspend(self, asleep: bool) -> None:
        """Suspend the whole machine as a closed lid does, or let it go on."""
        self._nodes.suspend(asleep)
        self.signal_all(signal.SIGSTOP if asleep else signal.SIGCONT)

    def kill_worker_of_table(self) -> None:
        """End the worker that has the only table, as a power cut does."""
        self.kill(next(worker for worker, count in self.tables().items() if count))

    def read_journal(self, code: str) -> list[dict[str, Any]]:
        """Return the records of the table of that code, as the engine has them."""
        return _run(_read_journal(self._nodes.url, code))


async def _read_journal(url: str, code: str) -> list[dict[str, Any]]:
    engine = await Engine.connect(url, "test")
    try:
        for subject in await engine.list_subjects(STREAM, SUBJECT + "*"):
            last = await engine.read_last(STREAM, subject)
            assert last is not None
            stored = await engine.read_up_to(STREAM, subject, last.seq)
            records = [record for each in stored for record in json.loads(each.data)["records"]]
            if records and records[0]["events"][0]["code"] == code:
                return records
    finally:
        await engine.close()
    raise LookupError(code)


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run in a thread of its own: the browser's driver has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()

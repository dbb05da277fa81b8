"""Runs ``companion serve --nats`` as a process of its own, and finds the workers that it has started."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from companion.hosted.directory import Directory
from companion.hosted.engine import Engine
from tests.engines.lan import wait_for_answer
from tests.engines.tab import free_port
from tests.support.jetstream_nodes import JetStreamNodes
from tests.support.server import Server


class ManyWorkers:
    """Is a front with its workers, and the directory as a member sees it."""

    def __init__(self, root: Path, nodes: JetStreamNodes, workers: int, directory: Directory) -> None:
        self.directory, self.workers, self._root = directory, workers, root
        self.port = free_port()
        self._command = [sys.executable, "-m", "companion", "serve", "--behind-proxy", "--lang", "fr"]
        self._command += ["--nats", nodes.url, "--workers", str(workers), "--port", str(self.port)]
        self._command += ["--data", str(root / "data")]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start all, and return when every worker is there."""
        for number in range(1, self.workers + 1):
            Server(self._root / "data" / f"worker-{number}").prepare()  # the client, compressed already
        with open(self._root / "serve.txt", "ab") as out:
            self._process = subprocess.Popen(
                self._command, stdout=out, stderr=out, env=os.environ | {"LANG": "C.UTF-8"}
            )
        await self.until_workers(self.workers)
        wait_for_answer(self.url, self._process, self.said)

    def said(self) -> str:
        """Return what it printed."""
        return (self._root / "serve.txt").read_text(encoding="utf-8", errors="replace")

    async def until_workers(self, count: int, patience_s: float = 120) -> None:
        """Wait until so many workers are alive."""
        async with asyncio.timeout(patience_s):
            while len(self.directory.workers()) < count:
                assert self._process is None or self._process.poll() is None, self.said()
                await asyncio.sleep(0.05)

    def worker_of(self, code: str) -> str:
        """Return the worker that has the table of that code."""
        table = self.directory.find_code(code)
        member = self.directory.worker_of(table) if table else None
        assert member is not None, code
        return member.id

    def kill(self, worker: str) -> None:
        """End a worker as a power cut does."""
        os.kill(int(worker.split("-")[1]), signal.SIGKILL)

    def stop(self) -> None:
        """End all in order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()


@asynccontextmanager
async def serving_many(root: Path, nodes: JetStreamNodes, workers: int) -> AsyncIterator[ManyWorkers]:
    """Serve with so many workers for the time of a test."""
    engine = await Engine.connect(nodes.url, "test")
    directory = Directory(engine)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(engine.close)
        await stack.enter_async_context(directory.join())
        many = ManyWorkers(root, nodes, workers, directory)
        stack.callback(many.stop)
        await many.start()
        yield many

"""A server for a test: in a thread of its own, with its own event loop, on a free port."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.types import ASGIApp

from companion.ui.web import Server, listen


class Running:
    """A server that answers; ``stop`` ends it as Ctrl-C would."""

    def __init__(self, app: ASGIApp, port: int = 0, **settings: Any) -> None:
        self._server = Server(app, listen("127.0.0.1", port), **settings)
        self.port = self._server.port
        self.url = f"http://127.0.0.1:{self.port}"
        self._answers = threading.Event()
        self._thread = threading.Thread(target=self._run, name="test-server", daemon=True)
        self._thread.start()
        assert self._answers.wait(30), "the server did not start"

    def _run(self) -> None:
        asyncio.run(self._server.serve_until_stopped(self._answers.set))

    def stop(self) -> None:
        """Asks for the end and waits for it."""
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def running(app: ASGIApp, port: int = 0, **settings: Any) -> Iterator[Running]:
    """A server for the length of a block."""
    server = Running(app, port, **settings)
    try:
        yield server
    finally:
        server.stop()

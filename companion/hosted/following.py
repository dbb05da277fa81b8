"""Keeps reading new messages of a stream: whenever one comes, and every so often, since one may be missed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from companion.hosted.engine import Engine, EngineAway
from companion.hub.tasks import end_tasks

_log = logging.getLogger(__name__)


class Follower:
    """Keeps calling ``read`` within ``follow``: as soon as a message comes or somebody pokes it, and every so often."""

    def __init__(self, engine: Engine, read: Callable[[], Awaitable[bool]], every_s: float) -> None:
        """Keep what is read and how often. ``read``: reads some new messages, and returns whether there were any;
        ``every_s``: after how many seconds to read even if nothing announced a new message."""
        self._engine, self._read, self._every_s = engine, read, every_s
        self._poked = asyncio.Event()

    def poke(self) -> None:
        """Read at once, without waiting for the next interval."""
        self._poked.set()

    @contextlib.asynccontextmanager
    async def follow(self, subjects: str) -> AsyncIterator[None]:
        """Keep reading while the context is active; a message of these subjects starts it at once. Raises
        :class:`EngineAway`."""

        async def on_message(_: object) -> None:
            self.poke()

        subscription = await self._engine.client.subscribe(subjects, cb=on_message)
        reading = asyncio.create_task(self._keep_reading(subjects))
        try:
            yield
        finally:
            await end_tasks(reading)
            with contextlib.suppress(Exception):  # the engine may be away
                await subscription.unsubscribe()

    async def _keep_reading(self, subjects: str) -> None:
        """Read until there is nothing new, then wait for a poke or ``every_s``, until cancelled."""
        while True:
            try:
                while await self._read():
                    pass
            except EngineAway:
                pass
            except Exception:  # a faulty message of one process must not keep the others from reading on
                _log.exception("news of %s cannot be read", subjects)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._every_s):
                    await self._poked.wait()
            self._poked.clear()

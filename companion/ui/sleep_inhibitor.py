"""Keeps the host machine awake while a table is played, and lets it sleep otherwise."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from wakepy import keep

from companion.hub.hub import Hub

_log = logging.getLogger(__name__)

_LOOK_EVERY_S: Final = 20
#: A table without an event for this long (ms) no longer keeps the machine awake.
_QUIET_MS: Final = 2 * 60 * 60 * 1000


class SleepInhibitor:
    """Context manager around the server that keeps the machine awake while a table is played."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._mode: Any = None
        # wakepy must be entered and left in the same thread, and asking the desktop may take a while.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="awake")
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> SleepInhibitor:
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._set(False)
        self._thread.shutdown(wait=False)

    async def _watch(self) -> None:
        """Check every few seconds whether a table is being played, and set the machine's wake lock accordingly, for
        ever."""
        while True:
            tables = self._hub.open_tables()
            await self._set(any(table.now() - table.view.log.entries[-1].at < _QUIET_MS for table in tables))
            await asyncio.sleep(_LOOK_EVERY_S)

    async def _set(self, awake: bool) -> None:
        """Keep the machine awake, or let it sleep, if that differs from now."""
        if awake != (self._mode is not None):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._enter if awake else self._leave)

    def _enter(self) -> None:
        """Take the system's wake lock; if it offers none, its own sleep settings apply."""
        # Where the system offers no wake lock, the game goes on with the laptop's own sleep settings.
        self._mode = keep.running(on_fail="pass")
        self._mode.__enter__()
        _log.info("keeping the machine awake: %s", self._mode.active)

    def _leave(self) -> None:
        mode, self._mode = self._mode, None
        mode.__exit__(None, None, None)

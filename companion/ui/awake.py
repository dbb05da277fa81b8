"""Keeps the host machine awake while somebody plays, and lets it sleep when nobody does."""

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
#: A table at which nothing has happened for so long (ms) does not keep the laptop awake any more.
_QUIET_MS: Final = 2 * 60 * 60 * 1000


class HostAwake:
    """Around the serving: the machine stays awake while a table is being played."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._mode: Any = None
        # wakepy wants to be entered and left in one thread; and asking the desktop may take a while.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="awake")
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> HostAwake:
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
        while True:
            tables = self._hub.open_tables()
            await self._set(any(table.now() - table.view.log.entries[-1].at < _QUIET_MS for table in tables))
            await asyncio.sleep(_LOOK_EVERY_S)

    async def _set(self, awake: bool) -> None:
        if awake != (self._mode is not None):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._enter if awake else self._leave)

    def _enter(self) -> None:
        # Where the system cannot be asked, playing goes on: the laptop's own settings then decide.
        self._mode = keep.running(on_fail="pass")
        self._mode.__enter__()
        _log.info("keeping the machine awake: %s", self._mode.active)

    def _leave(self) -> None:
        mode, self._mode = self._mode, None
        mode.__exit__(None, None, None)

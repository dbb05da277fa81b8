"""Keeps the host machine awake while somebody plays, and lets it sleep when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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

    async def _watch(self) -> None:
        while True:
            now = self._hub.clock.now()
            tables = self._hub.open_tables()
            await self._set(any(now - table.view.log.entries[-1].at < _QUIET_MS for table in tables))
            await asyncio.sleep(_LOOK_EVERY_S)

    async def _set(self, awake: bool) -> None:
        # Asking the desktop may take a while, so never on the event loop. Where it cannot be done, playing goes on.
        if awake and self._mode is None:
            mode = keep.running(on_fail="pass")
            await asyncio.to_thread(mode.__enter__)
            self._mode = mode
            _log.info("keeping the machine awake: %s", mode.active)
        elif not awake and self._mode is not None:
            mode, self._mode = self._mode, None
            await asyncio.to_thread(mode.__exit__, None, None, None)

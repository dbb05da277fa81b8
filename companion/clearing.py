"""When Python looks for what nobody needs any more.

By itself it does so in the middle of whatever goes on: with a dozen phones it then stands still for a quarter of a
second, on a small machine for more than a second, and presses wait. Here what the program itself consists of is left
out of the search, and the long search is made while no clock runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

_LOOK_EVERY_S: Final = 20.0
#: So long (s) a search is put off where a round is always on: at a club's many tables.
_LONGEST_S: Final = 600.0
#: Fewer short searches than this since the last long one, and there is nothing to be found.
_WORTH_IT: Final = 3
#: So many short searches bring on a long one by themselves: never.
_NEVER: Final = 1_000_000


@contextlib.asynccontextmanager
async def between_rounds(busy: Callable[[], bool]) -> AsyncIterator[None]:
    """Meanwhile the long search is made only while ``busy`` says no, and leaves out what is there by now: it is there
    for good. No page must be open yet."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*before[:2], _NEVER)
    task = asyncio.create_task(_search(busy))
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _search(busy: Callable[[], bool]) -> None:
    last = time.monotonic()
    while True:
        await asyncio.sleep(_LOOK_EVERY_S)
        if gc.get_count()[2] >= _WORTH_IT and (not busy() or time.monotonic() - last > _LONGEST_S):
            gc.collect()
            last = time.monotonic()

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

_LOOK_EVERY_S: Final = 5.0
#: After so many short searches since the last long one it is put off no longer: where a round is always on, as at a
#: club's many tables, what pages leave behind that come and go would fill the memory.
_PUT_OFF: Final = 100
#: Fewer short searches than this since the last long one, and there is nothing to be found.
_WORTH_IT: Final = 3
#: With many hundred phones it takes seconds: it is not made again before so many times as long.
_SHARE: Final = 20
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
    not_before = 0.0
    while True:
        await asyncio.sleep(_LOOK_EVERY_S)
        since, began = gc.get_count()[2], time.monotonic()
        if began >= not_before and (since >= _PUT_OFF or (since >= _WORTH_IT and not busy())):
            gc.collect()
            not_before = began + _SHARE * (time.monotonic() - began)

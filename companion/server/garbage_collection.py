"""Schedules garbage collection between rounds.

Python collects at any moment: with a dozen phones a full collection (generation 2) stops the event loop for a quarter
of a second, on a small machine for more than a second, and presses wait. Here the objects of the program itself are
frozen (``gc.freeze``), and full collections run while no clock runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

#: How often (s) to decide whether a full collection is due.
_CHECK_INTERVAL_S: Final = 5.0
#: After this many young collections a full one runs even while busy: where a round is always on, as at a club's many
#: tables, the garbage of closed pages would fill the memory.
_MAX_DELAY: Final = 100
#: With fewer young collections than this since the last full one there is no garbage worth a full one.
_MIN_DELAY: Final = 3
#: The pause after a full collection, as a multiple of its duration: with many hundred phones one takes seconds.
_PAUSE_FACTOR: Final = 20
#: A threshold so high that Python never runs a full collection by itself.
_NEVER: Final = 1_000_000


@contextlib.asynccontextmanager
async def collect_garbage_between_rounds(busy: Callable[[], bool]) -> AsyncIterator[None]:
    """Run full collections only while ``busy()`` is false, as long as the context is active.

    The objects that exist at the beginning are frozen and never collected, so no page may be open yet.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*before[:2], _NEVER)
    task = asyncio.create_task(_collect_when_idle(busy))
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _collect_when_idle(busy: Callable[[], bool]) -> None:
    not_before = 0.0
    while True:
        await asyncio.sleep(_CHECK_INTERVAL_S)
        since, began = gc.get_count()[2], time.monotonic()
        if began >= not_before and (since >= _MAX_DELAY or (since >= _MIN_DELAY and not busy())):
            gc.collect()
            not_before = began + _PAUSE_FACTOR * (time.monotonic() - began)

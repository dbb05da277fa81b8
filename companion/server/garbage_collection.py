"""Schedules garbage collection between rounds.

Python collects at any moment: with a dozen phones a full collection (generation 2) stops the event loop for a quarter
of a second, on a small machine for more than a second, and presses wait. So full collections run only while no clock
runs, and search only what is new: the program's own objects, and what an earlier collection has left alive, are frozen
(``gc.freeze``). Nearly all that a page makes is freed without any search (``companion.ui.web.faults.left_cycles`` and
``unended_components``), so what a round leaves to be found is little, however long it takes.

Short searches (generations 0 and 1) take milliseconds, and Python makes them after so many new objects: in the middle
of what makes objects, a press. Here they run by the clock instead, between two things that happen.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from companion.hub.tasks import end_tasks

#: How often (s) to decide whether a full collection is due: what is new since the last one is little then.
_CHECK_INTERVAL_S: Final = 1.0
#: How often (s) to decide whether a short one is due, after how many new objects it is, and after how many Python makes
#: one by itself.
_YOUNG_INTERVAL_S: Final = 0.1
_YOUNG: Final = 3_000
_MOST_YOUNG: Final = 20_000
#: With fewer young collections than this since the last full one there is no garbage worth a full one.
_MIN_DELAY: Final = 3
#: How long (s) after one collection of everything, frozen objects too, the next one may run.
_THOROUGH_EVERY_S: Final = 3_600.0
#: A threshold so high that Python never runs a full collection by itself.
_NEVER: Final = 1_000_000


@contextlib.asynccontextmanager
async def collect_garbage_between_rounds(busy: Callable[[], bool], empty: Callable[[], bool]) -> AsyncIterator[None]:
    """Run full collections only while ``busy()`` is false, as long as the context is active; while ``empty()``, when
    nobody waits for anything, also over what was frozen."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(_MOST_YOUNG, before[1], _NEVER)
    tasks = [asyncio.create_task(_collect_when_idle(busy, empty)), asyncio.create_task(_collect_young())]
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        await end_tasks(*tasks)


async def _collect_young() -> None:
    while True:
        await asyncio.sleep(_YOUNG_INTERVAL_S)
        if gc.get_count()[0] >= _YOUNG:
            gc.collect(1)


async def _collect_when_idle(busy: Callable[[], bool], empty: Callable[[], bool]) -> None:
    thorough_at = time.monotonic() + _THOROUGH_EVERY_S
    while True:
        await asyncio.sleep(_CHECK_INTERVAL_S)
        if busy() or gc.get_count()[2] < _MIN_DELAY:
            continue
        if time.monotonic() >= thorough_at and empty():
            thorough_at = time.monotonic() + _THOROUGH_EVERY_S
            gc.unfreeze()
        gc.collect()
        # What is alive now is freed by its references when it goes: no later collection has to look at it.
        gc.freeze()

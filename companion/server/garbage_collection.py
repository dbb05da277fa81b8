"""Schedules garbage collection between rounds.

Python collects at any moment: with a dozen phones a full collection (generation 2) stops the event loop for a quarter
of a second, on a small machine for more than a second, and presses wait. So full collections run only while no clock
runs, and search only new objects: those of the program itself, and those that an earlier collection has left alive, are
frozen (``gc.freeze``). Nearly all that a page makes is freed without any search
(``companion.ui.web.faults.left_cycles`` and ``unended_components``), so a round leaves little garbage, however long it
takes.

Short collections (generations 0 and 1) take milliseconds, and Python runs them after so many new objects: in the middle
of what makes objects, a press. Here they run by the clock instead, between two things that happen.

What a collection takes grows with the objects that it searches, 0.8 to 1.3 µs each on a laptop: a hundred phones that
get a new screen within a second make half a million. Beyond ``_MOST_SEARCHED`` new objects are therefore frozen without
a search. Nearly all are alive, and are freed by their references when they go; the few that are garbage already wait
for the collection of everything, which runs when nobody is there. How many are new is counted one by one: Python's own
count falls with every object that is freed, so that a screen in place of another seems to make none.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from companion.hub.tasks import end_tasks

#: How often (s) to decide whether a full collection is due; so often that few objects are new since the last one.
_CHECK_INTERVAL_S: Final = 1.0
#: How often (s) to decide whether a short collection is due, and the number of new objects that makes it due.
_YOUNG_INTERVAL_S: Final = 0.1
_YOUNG: Final = 3_000
#: The most new objects that are searched at once: less than 50 ms on a laptop.
_MOST_SEARCHED: Final = 36_000
#: With fewer young collections than this since the last full one there is no garbage worth a full one.
_MIN_DELAY: Final = 3
#: How long (s) after a collection of everything, including frozen objects, the next one may run.
_THOROUGH_EVERY_S: Final = 3_600.0
#: A threshold so high that Python never runs a collection by itself.
_NEVER: Final = 1_000_000


class _Collector:
    """Runs Python's garbage collections when told to: it searches the objects made since the last one, or only freezes
    them where they are too many. It counts what a full collection would have to search."""

    def __init__(self) -> None:
        #: How many objects the short collections have left for the next full one, at most.
        self._left = 0

    def collect_young(self) -> None:
        """Run a short collection if enough objects are new; if there are so many that it would take too long, freeze
        them instead."""
        new = _count_new()
        if new < _YOUNG:
            return
        if new > _MOST_SEARCHED:
            self._freeze()
        else:
            self._left += max(0, new - gc.collect(1))

    def collect_all(self) -> None:
        """Run a full collection of what is not frozen, if that does not take too long, and freeze what is left."""
        if self._left + _count_new() <= _MOST_SEARCHED:
            gc.collect()
        self._freeze()

    def collect_thoroughly(self) -> None:
        """Collect everything, frozen objects too, however long it takes."""
        gc.unfreeze()
        gc.collect()
        self._freeze()

    def _freeze(self) -> None:
        # Objects that are alive now are freed by their reference counts later: no collection has to look at them again.
        gc.freeze()
        self._left = 0


def _count_new() -> int:
    """Return how many objects are newer than the last short collection."""
    return len(gc.get_objects(0)) + len(gc.get_objects(1))


@contextlib.asynccontextmanager
async def collect_garbage_between_rounds(busy: Callable[[], bool], empty: Callable[[], bool]) -> AsyncIterator[None]:
    """Run garbage collections in place of Python's own, as long as the context is active: full ones only while
    ``busy()`` is false.

    While ``empty()``, when nobody waits for anything, they also search the frozen objects now and then.
    """
    thresholds = gc.get_threshold()
    collector = _Collector()
    gc.freeze()
    gc.set_threshold(_NEVER, _NEVER, _NEVER)
    tasks = [
        asyncio.create_task(_collect_when_idle(collector, busy, empty)),
        asyncio.create_task(_collect_young(collector)),
    ]
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        await end_tasks(*tasks)


async def _collect_young(collector: _Collector) -> None:
    """Run a short collection whenever enough objects are new, until cancelled."""
    while True:
        await asyncio.sleep(_YOUNG_INTERVAL_S)
        collector.collect_young()


async def _collect_when_idle(collector: _Collector, busy: Callable[[], bool], empty: Callable[[], bool]) -> None:
    """Run a full collection whenever it is worthwhile and nothing is busy, until cancelled."""
    thorough_at = time.monotonic() + _THOROUGH_EVERY_S
    while True:
        await asyncio.sleep(_CHECK_INTERVAL_S)
        if busy():
            continue
        if time.monotonic() >= thorough_at and empty():
            thorough_at = time.monotonic() + _THOROUGH_EVERY_S
            collector.collect_thoroughly()
        elif gc.get_count()[2] >= _MIN_DELAY:
            collector.collect_all()

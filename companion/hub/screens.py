"""The screens that watch a table: what cannot wait they are told one right after the other, and drawn after that.

Drawing a page anew takes the server longer than all else together. Pages take turns with it, whichever table they are
at: where many tables have something to draw at the same moment, none is deaf to its players until all have done it.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

from companion.hub.apart import apart

_log = logging.getLogger(__name__)

T = TypeVar("T")

#: So many times in a row news may put off the drawing of the page whose turn it is.
_MOST_PUT_OFF: Final = 4


@dataclass(frozen=True, slots=True)
class _Screen(Generic[T]):
    """Somebody who watches: told at once, and ``then``, when all have been told; both in the watcher's context."""

    told: Callable[[T], None]
    then: Callable[[], None] | None
    context: contextvars.Context


class Screens(Generic[T]):
    """Who watches one table. ``look`` gives what is to be told now; ``turns`` is held for the one page, of
    all tables, that is being drawn."""

    def __init__(self, look: Callable[[], T], turns: asyncio.Lock) -> None:
        self._look, self._turns = look, turns
        self._watchers: dict[object, _Screen[T]] = {}
        self._again = False
        #: Who is to be drawn, whoever has waited longest first.
        self._behind: dict[object, Callable[[], None]] = {}
        self._put_off = 0
        self._telling: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None

    def watch(self, told: Callable[[T], None], then: Callable[[], None] | None = None) -> Callable[[], None]:
        """Call ``told``, in the context of this call, with all that is shown from now on; returns how to stop. ``then``
        is called after everybody has been told: for what can wait; once for all that was told since the last time."""
        mine = object()
        self._watchers[mine] = _Screen(told, then, contextvars.copy_context())

        def stop() -> None:
            self._watchers.pop(mine, None)

        return stop

    def show(self) -> None:
        """Tell all screens what is so now."""
        self._again = True
        if not _runs(self._telling):
            self._telling = apart(self._tell_all())

    async def _tell_all(self) -> None:
        while self._again:
            self._again = False
            what = self._look()
            for mine, screen in list(self._watchers.items()):
                self._tell(mine, partial(screen.told, what))
                # The next press must not wait for the last phone.
                await asyncio.sleep(0)
        for mine, screen in self._watchers.items():
            if screen.then is not None:
                self._behind.setdefault(mine, screen.then)
        if not _runs(self._drawing):
            self._drawing = apart(self._draw_all())

    async def _draw_all(self) -> None:
        while self._behind:
            async with self._turns:
                if _runs(self._telling) and self._put_off < _MOST_PUT_OFF:
                    self._put_off += 1
                    return  # when all have been told this goes on, with whoever waits longest
                self._put_off = 0
                mine = next(iter(self._behind))
                then = self._behind.pop(mine)
                self._tell(mine, then)
                # What is to be drawn is drawn in the loop's next turn; whoever waits for this one comes after it.
                await asyncio.sleep(0)
                await asyncio.sleep(0)

    def _tell(self, mine: object, it: Callable[[], None]) -> None:
        if (screen := self._watchers.get(mine)) is not None:
            try:
                screen.context.run(it)
            except Exception:  # one screen's fault must not keep the others from being drawn
                _log.exception("a screen failed")


def _runs(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()

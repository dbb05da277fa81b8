"""Broadcasts views to all pages of a table in two phases: first every page gets the urgent text, then pages redraw.

Redrawing a page costs the server more time than everything else together, so the pages of all tables take turns at it:
when many tables have something to draw at the same moment, the server still reads players' presses between the drawings
of two pages.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

from companion.hub.tasks import spawn_detached

_log = logging.getLogger(__name__)

T = TypeVar("T")

#: How many times in a row a newer view may delay the page whose turn it is to redraw.
_MAX_DELAYS: Final = 4


@dataclass(frozen=True, slots=True)
class _Subscriber(Generic[T]):
    """Callbacks of one page: ``on_view`` is called at once, ``on_idle`` after all pages have the view; both in the
    page's own context."""

    on_view: Callable[[T], None]
    on_idle: Callable[[], None] | None
    context: contextvars.Context


class Broadcaster(Generic[T]):
    """Publisher of one table's views to its subscribers, the pages."""

    def __init__(self, next_view: Callable[[], T], drawing: asyncio.Lock) -> None:
        """``next_view`` returns the view to publish; ``drawing`` is the lock that a page holds while it redraws."""
        self._next_view, self._drawing = next_view, drawing
        self._subscribers: dict[object, _Subscriber[T]] = {}
        self._outdated = False
        #: The pages to redraw; the one that has waited longest is first.
        self._to_redraw: dict[object, Callable[[], None]] = {}
        self._delays = 0
        self._publishing: asyncio.Task[None] | None = None
        self._redrawing: asyncio.Task[None] | None = None

    def subscribe(self, on_view: Callable[[T], None], on_idle: Callable[[], None] | None = None) -> Callable[[], None]:
        """Call ``on_view``, in the caller's context, with every view from now on; return the function that
        unsubscribes.

        ``on_idle`` is for work that can wait: it is called after every subscriber has the view, and once for all views
        since its last call.
        """
        key = object()
        self._subscribers[key] = _Subscriber(on_view, on_idle, contextvars.copy_context())

        def unsubscribe() -> None:
            self._subscribers.pop(key, None)

        return unsubscribe

    def publish(self) -> None:
        """Send the current view to all subscribers in a later turn of the event loop; several calls in one turn cause
        one broadcast."""
        self._outdated = True
        if not _is_running(self._publishing):
            self._publishing = spawn_detached(self._send_views())

    async def _send_views(self) -> None:
        """Send the current view to all subscribers, and again as long as a newer one has appeared meanwhile; then let
        the pages redraw."""
        while self._outdated:
            self._outdated = False
            view = self._next_view()
            for key, subscriber in list(self._subscribers.items()):
                self._call_subscriber(key, partial(subscriber.on_view, view))
                # The next press must not wait for the last phone.
                await asyncio.sleep(0)
        for key, subscriber in self._subscribers.items():
            if subscriber.on_idle is not None:
                self._to_redraw.setdefault(key, subscriber.on_idle)
        if not _is_running(self._redrawing):
            self._redrawing = spawn_detached(self._redraw_waiting_pages())

    async def _redraw_waiting_pages(self) -> None:
        """Redraw the waiting pages, one per turn of the lock that the pages of all tables share.

        It stops early while a newer view is being published, at most ``_MAX_DELAYS`` times in a row; publishing starts
        it again.
        """
        while self._to_redraw:
            async with self._drawing:
                if _is_running(self._publishing) and self._delays < _MAX_DELAYS:
                    self._delays += 1
                    return  # when the newer view is published, redrawing resumes with the page that has waited longest
                self._delays = 0
                key = next(iter(self._to_redraw))
                on_idle = self._to_redraw.pop(key)
                self._call_subscriber(key, on_idle)
                # The page redraws in the loop's next turn; the next holder of the lock comes after it.
                await asyncio.sleep(0)
                await asyncio.sleep(0)

    def _call_subscriber(self, key: object, callback: Callable[[], None]) -> None:
        """Call a subscriber's callback in its context; an error is only logged. Do nothing if it has unsubscribed."""
        if (subscriber := self._subscribers.get(key)) is not None:
            try:
                subscriber.context.run(callback)
            except Exception:  # a failing page must not keep the others from being drawn
                _log.exception("a screen failed")


def _is_running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()

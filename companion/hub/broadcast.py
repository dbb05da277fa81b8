"""Broadcasts views to all pages of a table in two phases: first every page gets the urgent text, then pages redraw.

Redrawing a page costs the server more time than everything else together, so the pages of all tables take turns at it:
when many tables have something to draw at the same moment, the server still reads players' presses between the drawings
of two pages. Whose turn it is, ``drawing_turns`` decides.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

from companion.hub.drawing_turns import DrawingTurns, Rank, Turn
from companion.hub.tasks import spawn_detached

_log = logging.getLogger(__name__)

T = TypeVar("T")

#: How many times in a row a newer view may delay the page whose turn it is to redraw.
_MAX_DELAYS: Final = 4


@dataclass(frozen=True, slots=True)
class _Subscriber(Generic[T]):
    """Callbacks of one page: ``on_view`` is called at once, ``on_idle`` after all pages have the view; both in the
    page's own context."""

    on_view: Callable[[T], bool | None]
    on_idle: Callable[[], None] | None
    context: contextvars.Context


class Broadcaster(Generic[T]):
    """Publisher of one table's views to its subscribers, the pages."""

    def __init__(
        self, next_view: Callable[[], T], drawing: DrawingTurns, is_racing: Callable[[], bool] = lambda: True
    ) -> None:
        """``next_view`` returns the view to publish; ``drawing`` gives the turns in which pages redraw; ``is_racing``
        tells whether the table's clock runs, so that its pages go before those of calm tables."""
        self._next_view, self._drawing, self._is_racing = next_view, drawing, is_racing
        self._subscribers: dict[object, _Subscriber[T]] = {}
        self._outdated, self._hurries = False, False
        #: The pages to redraw; the one that has waited longest is first.
        self._to_redraw: dict[object, Callable[[], None]] = {}
        #: Those of them whose device has pressed, and the turn that the next page waits for.
        self._pressed: set[object] = set()
        self._turn: Turn | None = None
        self._delays = 0
        self._publishing: asyncio.Task[None] | None = None
        self._redrawing: asyncio.Task[None] | None = None

    def subscribe(
        self, on_view: Callable[[T], bool | None], on_idle: Callable[[], None] | None = None
    ) -> Callable[[], None]:
        """Call ``on_view``, in the caller's context, with every view from now on; return the function that
        unsubscribes. It returns True where the view answers a press of this page's device: the page redraws first.

        ``on_idle`` is for work that can wait: it is called after every subscriber has the view, and once for all views
        since its last call.
        """
        key = object()
        self._subscribers[key] = _Subscriber(on_view, on_idle, contextvars.copy_context())

        def unsubscribe() -> None:
            self._subscribers.pop(key, None)
            self._pressed.discard(key)

        return unsubscribe

    def publish(self, *, hurry: bool = False) -> None:
        """Send the current view to all subscribers in a later turn of the event loop; several calls in one turn cause
        one broadcast. ``hurry``: no page of any table redraws before that is done."""
        self._outdated = True
        self._hurries |= hurry
        if not _is_running(self._publishing):
            self._publishing = spawn_detached(self._send_views())

    async def _send_views(self) -> None:
        """Send the current view to all subscribers, and again as long as a newer one has appeared meanwhile; then let
        the pages redraw."""
        with self._drawing.hurry() if self._hurries else nullcontext():
            while self._outdated:
                self._outdated, self._hurries = False, False
                view = self._next_view()
                for key, subscriber in list(self._subscribers.items()):
                    if self._call_subscriber(key, partial(subscriber.on_view, view)):
                        self._pressed.add(key)
                    # The next press must not wait for the last phone.
                    await asyncio.sleep(0)
            for key, subscriber in self._subscribers.items():
                if subscriber.on_idle is not None:
                    self._to_redraw.setdefault(key, subscriber.on_idle)
            if self._turn is not None:
                self._turn.rank = self._rank()
            if self._to_redraw and not _is_running(self._redrawing):
                # It waits for its turn from now on, before others may have theirs.
                self._turn = self._drawing.queue(self._rank())
                self._redrawing = spawn_detached(self._redraw_waiting_pages(self._turn))

    def _rank(self) -> Rank:
        """Return how urgent the next page is."""
        if self._pressed & self._to_redraw.keys():
            return Rank.PRESSED
        return Rank.RACING if self._is_racing() else Rank.CALM

    async def _redraw_waiting_pages(self, turn: Turn) -> None:
        """Redraw the waiting pages, one per turn that the pages of all tables share, in ``turn`` the first: those first
        whose device has pressed.

        It stops early while a newer view is being published, at most ``_MAX_DELAYS`` times in a row; publishing starts
        it again.
        """
        while True:
            async with self._drawing.hold(turn):
                self._turn = None
                if _is_running(self._publishing) and self._delays < _MAX_DELAYS:
                    self._delays += 1
                    return  # when the newer view is published, redrawing resumes with the page that has waited longest
                self._delays = 0
                key = next(iter(self._pressed & self._to_redraw.keys() or self._to_redraw))
                self._pressed.discard(key)
                self._call_subscriber(key, self._to_redraw.pop(key))
                await self._drawing.let_draw(turn)
            if not self._to_redraw:
                return
            turn = self._turn = self._drawing.queue(self._rank())

    def _call_subscriber(self, key: object, callback: Callable[[], bool | None]) -> bool | None:
        """Call a subscriber's callback in its context and return its result; an error is only logged. Do nothing if it
        has unsubscribed."""
        if (subscriber := self._subscribers.get(key)) is not None:
            try:
                return subscriber.context.run(callback)
            except Exception:  # a failing page must not keep the others from being drawn
                _log.exception("a screen failed")
        return None


def _is_running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()

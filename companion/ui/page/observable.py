"""Counts the changes of a page and notifies whoever draws it; runs a page's coroutines in its context."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
from collections.abc import Callable
from typing import Any, Final

import flet as ft

_log = logging.getLogger(__name__)


#: Attributes whose assignment does not count as a change of the page.
_NO_CHANGES: Final = frozenset({"revision", "_view", "_shown", "_clock_status", "_page_state"})


class TimeReads:
    """Flag that is set when the clock is read; the reader resets it before it reads. It is kept apart from the page,
    because setting it must not count as a change of the page."""

    __slots__ = ("touched",)

    def __init__(self) -> None:
        self.touched = False


class ObservablePage:
    """Page that counts its changes in ``revision``: every assignment to it raises that, but for ``_NO_CHANGES``. An
    assignment alone redraws nothing: ``notify`` tells the listeners, the drawn components, to look at the page again
    (see ``docs/reactivity.md``)."""

    #: The revision: incremented on every change except clock ticks.
    revision = 0

    def __init__(self, page: ft.Page) -> None:
        self.page = page
        self.time_reads = TimeReads()
        self._listeners: dict[Callable[[], None], None] = {}
        self._urgent_listeners: dict[Callable[[], None], None] = {}
        self._context = contextvars.copy_context()

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)
        if name not in _NO_CHANGES:
            self.revision += 1

    def listen(self, listener: Callable[[], None], *, first: bool = False) -> Callable[[], None]:
        """Call the listener whenever something that screens show may have changed; return the function that stops it.
        ``first``: also in the first phase of a broadcast, before anything is drawn on any device."""
        listener_sets = (self._listeners, *([self._urgent_listeners] if first else []))
        for listeners in listener_sets:
            listeners[listener] = None

        def stop() -> None:
            for listeners in listener_sets:
                listeners.pop(listener, None)

        return stop

    def notify(self) -> None:
        """Count a change and call every listener, which compares what it shows with what it would show now."""
        self.revision += 1
        self._notify_listeners()

    def _notify_listeners(self) -> None:
        for listener in list(self._listeners):
            listener()

    def run(self, work: Callable[..., Any], *args: Any) -> None:
        """Start a coroutine in this page's context; nothing if no event loop runs any more. A failure of it is
        logged."""
        with contextlib.suppress(RuntimeError):
            task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work(*args), context=self._context.copy())
            task.add_done_callback(self._log_failure)

    def _log_failure(self, task: asyncio.Task[Any]) -> None:
        """Log the exception of a task, unless it failed because its browser has gone."""
        error = None if task.cancelled() else task.exception()
        # Requests to a browser that does not come back fail when its session ends; that is no error.
        if error is not None and (self.is_connected or not isinstance(error, RuntimeError)):
            _log.warning("a page's task failed: %s", type(error).__name__, exc_info=error)

    @property
    def is_connected(self) -> bool:
        """Tell whether the page's socket is open. (Messages sent to a closed one would be queued.)"""
        return self.page.session.connection is not None

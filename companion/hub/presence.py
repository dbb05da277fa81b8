"""Tracks which devices have a page open, and whether somebody looks at it.

Presence is state of the hub: it is not in the journal and cannot be undone. Pages report when they open, close, are
hidden or lose their connection.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.hub.clock import Clock

#: How long (ms) a device counts as asleep after its last page lost its connection; then it is gone.
ASLEEP_MS: Final = 180_000


class Presence(StrEnum):
    """How the others see a device: somebody looks at it; it was hidden or cut off a short while ago; or it is gone."""

    HERE = "here"
    ASLEEP = "asleep"
    GONE = "gone"


@dataclass(slots=True, eq=False)
class OpenPage:
    """Open page of a device, with what it reported last; the page's code hands it back to ``Attendance`` with each
    further report.

    Attributes:
        table: the id of the table that it showed last.
        connected: whether its socket is open.
        visible: whether it is in view, not hidden by another page or app.
        disconnected_at: when its socket closed (ms).
    """

    device: str
    table: str = ""
    connected: bool = True
    visible: bool = True
    disconnected_at: int = 0


Listener = Callable[[], None]


class Attendance:
    """Presence of all devices of this server, worked out from the reports of their pages. It tells the listeners at a
    device's table when that changes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pages: dict[str, list[OpenPage]] = {}
        #: Cache of ``present``, which every intent and every redraw reads. None: to be computed anew.
        self._present: frozenset[str] | None = None
        self._listeners: dict[str, dict[object, tuple[Listener, contextvars.Context]]] = {}

    # --- reports of pages --------------------------------------------------------------------------------------------

    def add_page(self, device: str) -> OpenPage:
        """Record that a page of the device has opened; return it, for the other reports."""
        page = OpenPage(device)
        self._pages.setdefault(device, []).append(page)
        self._present = None
        self.notify(page.table)
        return page

    def move_page(self, page: OpenPage, table: str) -> None:
        """Record that the page now shows that table, and notify the listeners of the table that it showed before and of
        this one."""
        before, page.table = page.table, table
        if before != table:
            self.notify(before)
            self.notify(table)

    def set_visible(self, page: OpenPage, visible: bool) -> None:
        """Record that the page is visible, or hidden behind something else."""
        if page.visible != visible:
            page.visible = visible
            self._present = None
            self.notify(page.table)

    def set_connected(self, page: OpenPage, connected: bool) -> None:
        """Record that the page's socket is open (then the page counts as visible, too), or was lost."""
        if page.connected == connected:
            return
        page.connected, page.disconnected_at = connected, self._clock.now()
        self._present = None
        if connected:
            page.visible = True
        else:
            # No event tells when the device changes from asleep to gone, so a timer notifies the others. It has an
            # empty context: the caller's would keep the lost page, with all that is drawn on it, in memory until then.
            delay_s = (ASLEEP_MS + 100) / 1000
            asyncio.get_running_loop().call_later(delay_s, self.notify, page.table, context=contextvars.Context())
        self.notify(page.table)

    def remove_page(self, page: OpenPage) -> None:
        """Record that the page has closed for good; do nothing if that is known."""
        pages = self._pages.get(page.device, [])
        if page in pages:
            pages.remove(page)
            self._present = None
            if not pages:
                del self._pages[page.device]
            self.notify(page.table)

    # --- queries and listeners ----------------------------------------------------------------------------------------

    def presence_of(self, device: str) -> Presence:
        """Return the presence of the device: the best that any of its pages has."""
        pages = self._pages.get(device, ())
        if any(page.connected and page.visible for page in pages):
            return Presence.HERE
        now = self._clock.now()
        if any(page.connected or now - page.disconnected_at < ASLEEP_MS for page in pages):
            return Presence.ASLEEP
        return Presence.GONE

    @property
    def present(self) -> frozenset[str]:
        """Return the devices with a page that somebody looks at."""
        if self._present is None:
            self._present = frozenset(device for device in self._pages if self.presence_of(device) is Presence.HERE)
        return self._present

    def devices_at(self, table: str) -> tuple[str, ...]:
        """Return the devices with a page at that table, except those that are gone, in the order in which they came."""
        devices = dict.fromkeys(page.device for pages in self._pages.values() for page in pages if page.table == table)
        return tuple(device for device in devices if self.presence_of(device) is not Presence.GONE)

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the caller's context, when the presence of a device at that table changes; return the
        function that unsubscribes."""
        key, listeners = object(), self._listeners.setdefault(table, {})
        listeners[key] = (listener, contextvars.copy_context())

        def unsubscribe() -> None:
            listeners.pop(key, None)
            if not listeners and self._listeners.get(table) is listeners:
                del self._listeners[table]

        return unsubscribe

    def notify(self, table: str) -> None:
        """Call every listener of that table, each in its own turn of the loop, so that no press waits for all."""
        loop = asyncio.get_running_loop()
        for key, (_, context) in list(self._listeners.get(table, {}).items()):
            loop.call_soon(self._call_listener, table, key, context=context.copy())

    def _call_listener(self, table: str, key: object) -> None:
        """Call a listener, unless it has unsubscribed meanwhile."""
        subscription = self._listeners.get(table, {}).get(key)
        if subscription is not None:
            subscription[0]()

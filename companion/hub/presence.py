"""Who is here: which devices have a page open, and whether somebody looks at it. Hub state: it stands in no journal,
and nobody undoes it. Pages tell it when they come, go, are hidden or cut off.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.hub.clock import Clock

#: How long (ms) a device whose last page was cut off is thought to sleep; after that it is gone.
ASLEEP_MS: Final = 180_000


class Presence(StrEnum):
    """A device as the others know it: looked at; hidden, or silent for a short while; not there."""

    HERE = "here"
    ASLEEP = "asleep"
    GONE = "gone"


@dataclass(slots=True, eq=False)
class Page:
    """One open page of a device. ``table``: the one that it looked at last; ``linked``: its socket is there;
    ``shown``: it is not behind others; ``cut_at``: since when there is no socket (ms)."""

    device: str
    table: str = ""
    linked: bool = True
    shown: bool = True
    cut_at: int = 0


Listener = Callable[[], None]


class Attendance:
    """All devices of this server, by what their pages tell."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pages: dict[str, list[Page]] = {}
        #: Asked far more often than it changes, with every intent and by every page that draws; None: somebody moved.
        self._here: frozenset[str] | None = None
        self._listeners: dict[str, dict[object, tuple[Listener, contextvars.Context]]] = {}

    # --- what pages tell --------------------------------------------------------------------------------------------

    def come(self, device: str) -> Page:
        """A page of that device is open."""
        page = Page(device)
        self._pages.setdefault(device, []).append(page)
        self._here = None
        self.tell(page.table)
        return page

    def at(self, page: Page, table: str) -> None:
        """It looks at that table."""
        before, page.table = page.table, table
        if before != table:
            self.tell(before)
            self.tell(table)

    def show(self, page: Page, shown: bool) -> None:
        """It is looked at, or hidden behind something else."""
        if page.shown != shown:
            page.shown = shown
            self._here = None
            self.tell(page.table)

    def link(self, page: Page, linked: bool) -> None:
        """Its socket is there, or was lost."""
        if page.linked == linked:
            return
        page.linked, page.cut_at = linked, self._clock.now()
        self._here = None
        if linked:
            page.shown = True
        else:
            # When it is taken for gone nothing happens by itself: then the others are told to look. In a context of its
            # own: the caller's would hold the page that went, with all that is drawn on it, until then.
            after = (ASLEEP_MS + 100) / 1000
            asyncio.get_running_loop().call_later(after, self.tell, page.table, context=contextvars.Context())
        self.tell(page.table)

    def go(self, page: Page) -> None:
        """It will not come back."""
        pages = self._pages.get(page.device, [])
        if page in pages:
            pages.remove(page)
            self._here = None
            if not pages:
                del self._pages[page.device]
            self.tell(page.table)

    # --- what others ask --------------------------------------------------------------------------------------------

    def of(self, device: str) -> Presence:
        """How that device is: as the liveliest of its pages."""
        pages = self._pages.get(device, ())
        if any(page.linked and page.shown for page in pages):
            return Presence.HERE
        now = self._clock.now()
        if any(page.linked or now - page.cut_at < ASLEEP_MS for page in pages):
            return Presence.ASLEEP
        return Presence.GONE

    @property
    def here(self) -> frozenset[str]:
        """The devices that somebody looks at."""
        if self._here is None:
            self._here = frozenset(device for device in self._pages if self.of(device) is Presence.HERE)
        return self._here

    def devices_at(self, table: str) -> tuple[str, ...]:
        """The devices that are at that table and not gone, in the order in which they came."""
        found = dict.fromkeys(page.device for pages in self._pages.values() for page in pages if page.table == table)
        return tuple(device for device in found if self.of(device) is not Presence.GONE)

    def watch(self, table: str, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the context of this call, when somebody at that table comes, goes, sleeps or wakes;
        returns how to stop."""
        mine, here = object(), self._listeners.setdefault(table, {})
        here[mine] = (listener, contextvars.copy_context())

        def stop() -> None:
            here.pop(mine, None)
            if not here and self._listeners.get(table) is here:
                del self._listeners[table]

        return stop

    def tell(self, table: str) -> None:
        """Let every page of that table look; each in its own turn, so that a press waits for none of them."""
        loop = asyncio.get_running_loop()
        for mine, (_, context) in list(self._listeners.get(table, {}).items()):
            loop.call_soon(self._tell, table, mine, context=context.copy())

    def _tell(self, table: str, mine: object) -> None:
        found = self._listeners.get(table, {}).get(mine)
        if found is not None:
            found[0]()

"""Keeps on the server what each device is typing at a table: a phone that reloads continues where it was, and the
others see that somebody is typing."""

from __future__ import annotations

import asyncio
import contextvars
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

#: The most tables whose pads are kept; the least recently used is dropped first.
_MOST_TABLES: Final = 20

Listener = Callable[[], None]


class TypingStates:
    """What the devices are typing, by table and device; each game's screens define the (immutable) value, here called
    pad."""

    def __init__(self) -> None:
        self._pads: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._listeners: dict[str, dict[Listener, contextvars.Context]] = {}
        self._puts = 0

    def get(self, table: str, device: str) -> Any | None:
        """Return the pad of that device; None if it has typed nothing."""
        return self._pads.get(table, {}).get(device)

    def others(self, table: str, device: str) -> tuple[tuple[str, Any], ...]:
        """Return what the other devices at the table are typing, as pairs of device and pad."""
        return tuple(pad for pad in self._pads.get(table, {}).items() if pad[0] != device)

    @property
    def version(self) -> int:
        """Return a counter that changes whenever something is typed at any table."""
        return self._puts

    def put(self, table: str, device: str, pad: Any) -> None:
        """Store what the device is typing, and notify every page of the table."""
        self._pads.setdefault(table, {})[device] = pad
        self._puts += 1
        self._pads.move_to_end(table)
        while len(self._pads) > _MOST_TABLES:
            self._pads.popitem(last=False)
        loop = asyncio.get_running_loop()
        for listener, context in list(self._listeners.get(table, {}).items()):
            # Each in a callback of its own: the pressed key must not wait for the other pages.
            loop.call_soon(self._notify, table, listener, context=context.copy())

    def watch(self, table: str, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the caller's context, when somebody types at that table; return the function that stops
        it."""
        listeners = self._listeners.setdefault(table, {})
        listeners[listener] = contextvars.copy_context()

        def stop() -> None:
            listeners.pop(listener, None)
            if not listeners:
                self._listeners.pop(table, None)

        return stop

    def _notify(self, table: str, listener: Listener) -> None:
        """Call the listener, unless it was stopped meanwhile."""
        if listener in self._listeners.get(table, {}):
            listener()

"""Times the keepalives of a page, and finds the page's measuring socket."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from starlette.types import Scope

from companion.hub.latency import ConnectionLatency
from companion.sockets.measuring_socket import BRISK_LIMIT_MS, BRISK_S, CALM_LIMIT_MS, CALM_S, MeasuringSocket
from companion.sockets.press_time import LAG, now_ms


def find_measuring_socket(scope: Scope) -> tuple[MeasuringSocket | None, ConnectionLatency]:
    """Return the measuring socket of a connection (None if another protocol class serves it), and its latency (a new
    one, without measurements, if there is no such socket)."""
    socket = scope.get("state", {}).get("socket")
    if isinstance(socket, MeasuringSocket):
        return socket, socket.latency
    return None, ConnectionLatency(secrets.token_hex(4))


class Pulse:
    """Timing of a page's keepalives. They are fast while something can be pressed, because the page must then notice at
    once that it is disconnected."""

    def __init__(self) -> None:
        #: The page's measuring socket, which pings at the same pace; None if it has none.
        self.socket: MeasuringSocket | None = None
        self._brisk = False
        self._changed = asyncio.Event()

    def set_brisk(self, brisk: bool) -> None:
        """Switch fast keepalives on or off, and with them the sampling of the event loop's lag."""
        if brisk != self._brisk:
            self._brisk = brisk
            LAG.set_wanted(self, brisk)
            self._changed.set()

    @property
    def limit_ms(self) -> int:
        """Return for how long (ms) the page may receive nothing before it counts as disconnected."""
        return BRISK_LIMIT_MS if self._brisk else CALM_LIMIT_MS

    async def wait(self) -> None:
        """Wait until the next keepalive is due, or until the pace changes; then the socket's pings get the new pace."""
        pace = BRISK_S if self._brisk else CALM_S
        due = now_ms() + pace * 1000
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pace):
                await self._changed.wait()
        if not self._changed.is_set():
            LAG.record_lag(now_ms() - due, now_ms())
            return
        self._changed.clear()
        if self.socket is not None:
            self.socket.ping_every(BRISK_S if self._brisk else None)

    def stop(self) -> None:
        """Stop the sampling of lag for this page."""
        LAG.set_wanted(self, False)

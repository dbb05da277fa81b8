"""Ends the sessions of clients that went at the wrong moment.

Fault (Flet 1.0.5): ``FletApp.handle`` disconnects the session only when its send loop ended without an error. When a
send fails first, because the phone left while a message was being sent, the session stays "connected" for ever: it is
never evicted, its handlers go on drawing for nobody, and the returning phone does not get it back. A client that leaves
before it has registered leaves the send loop waiting for ever. And between the end of the send loop and the end of the
session, sending to it raises in the sender.

Goes away when: ``handle`` disconnects in a ``finally``.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from flet_web.fastapi import FletApp
from starlette.websockets import WebSocket

log = logging.getLogger(__name__)


class _NeverRegistered(Exception):
    """Signals that there is no session to disconnect."""


class Connection(FletApp):  # type: ignore[misc]  # flet_web has no types
    """Browser page's connection, whose session always ends with it."""

    async def handle(self, websocket: WebSocket) -> None:
        """Serve the page until its socket closes; never raises for how the client went."""
        try:
            await super().handle(websocket)
        except _NeverRegistered:
            log.debug("a client left before it had registered")

    async def _FletApp__send_loop(self) -> None:
        """Send as Flet does; if that fails, drop the messages until the receive loop ends."""
        queue: asyncio.Queue[bytes | None] = self._FletApp__send_queue
        try:
            await super()._FletApp__send_loop()
        except Exception as error:
            log.debug("a message could not be sent, its page is gone: %r", error)
            # The receive loop notices in its own time and then ends the queue; messages until then are dropped.
            while await queue.get() is not None:
                pass

    async def _FletApp__receive_loop(self) -> None:
        """Receive as Flet does; end the send loop if the page never registered."""
        queue: asyncio.Queue[bytes | None] = self._FletApp__send_queue
        await super()._FletApp__receive_loop()
        if self._FletApp__session is None:
            self._end_send_loop(queue)

    def _end_send_loop(self, queue: asyncio.Queue[bytes | None]) -> None:
        """End the send loop, because no more messages come from the page. Raises _NeverRegistered if there is no
        session."""
        queue.put_nowait(None)
        if self._FletApp__session is None:
            raise _NeverRegistered

    def send_message(self, message: Any) -> None:
        """Queue a message; dropped for a page whose socket has just closed."""
        if self._FletApp__send_queue is not None:
            super().send_message(message)

"""Holds the socket of one pocket page: receives with arrival times, sends without delay if possible, and sends
keepalives."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.pocket.greeting import NotOurs
from companion.sockets.pace import Pace
from companion.sockets.press_time import ARRIVAL, Arrival, now_ms
from companion.sockets.pulse import Pulse, find_measuring_socket

#: The most messages that wait for a page whose socket takes no more; then its connection is closed, and it comes back.
_MOST_WAITING: Final = 50


class PageConnection:
    """Connection to one pocket page: receives its messages at a limited rate, each with its arrival time, and sends to
    it."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._measuring, self._latency = find_measuring_socket(websocket.scope)
        self.pulse = Pulse()
        self.pulse.socket = self._measuring
        self._pace = Pace()
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None

    async def receive(self) -> str:
        """Wait for the next message and return it, not faster than the rate limit allows; the context (``ARRIVAL``)
        then holds its arrival time.

        Raises:
            WebSocketDisconnect: the page has gone.
            NotOurs: the message is no text.
        """
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or 1005)
        at = self._measuring.arrivals.popleft() if self._measuring is not None else now_ms()
        if wait := self._pace.charge():
            await asyncio.sleep(wait)
        text = message.get("text")
        if text is None:
            raise NotOurs
        ARRIVAL.set(Arrival(self._latency, at))
        return str(text)

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message, in this iteration of the event loop if no other message waits."""
        self.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        """Send a message that is JSON already; if too many messages wait, drop them and hang up."""
        if self._measuring is not None and self._measuring.ready and not self._waiting:
            self._measuring.write_text(text.encode())
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()  # it has missed too much: when it is back, it gets everything
            self.hang_up()
            return
        self._waiting.append(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_waiting())

    def hang_up(self) -> None:
        """Break the connection without a closing message, as a network does: the page reconnects by itself."""
        if self._measuring is not None:
            self._measuring.transport.abort()

    async def _send_waiting(self) -> None:
        """Send the waiting messages in order."""
        with contextlib.suppress(Exception):  # the page has gone; ``receive`` will notice
            while self._waiting:
                await self._websocket.send_text(self._waiting[0])
                self._waiting.popleft()

    def beat(self, now: int) -> None:
        """Send a keepalive: the table's time ``now`` (ms), and how long (ms) the page may receive nothing before it is
        cut off."""
        self.send({"now": now, "beat": self.pulse.limit_ms})

    def stop(self) -> None:
        """Stop the tasks that run for this page."""
        self.pulse.stop()
        if self._sending is not None:
            self._sending.cancel()

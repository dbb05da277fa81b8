"""Holds the socket of one pocket page: receives with arrival times, sends at once where it can, and beats."""

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

#: The most messages that wait for a page whose socket takes no more; it is closed then, and comes back anew.
_MOST_WAITING: Final = 50


class PageConnection:
    """Is the connection to one page."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._measuring, self._latency = find_measuring_socket(websocket.scope)
        self.pulse = Pulse()
        self.pulse.socket = self._measuring
        self._pace = Pace()
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None

    async def receive(self) -> str:
        """Return the next message, at the rate that the table can bear; the context then holds when it arrived.

        Raises:
            WebSocketDisconnect: the page has gone.
            NotOurs: it is no text.
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
        """Send a message, in this iteration of the event loop if nothing waits before it."""
        self.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def send_text(self, text: str) -> None:
        """Send a message that is JSON already."""
        if self._measuring is not None and self._measuring.ready and not self._waiting:
            self._measuring.write_text(text.encode())
            return
        if len(self._waiting) >= _MOST_WAITING:
            self._waiting.clear()  # it has missed too much: it is told all when it is back
            self.hang_up()
            return
        self._waiting.append(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_waiting())

    def hang_up(self) -> None:
        """Close the connection without a word, as a network does: the page comes back by itself."""
        if self._measuring is not None:
            self._measuring.transport.abort()

    async def _send_waiting(self) -> None:
        with contextlib.suppress(Exception):  # the page has gone; whoever receives from it notices in their own time
            while self._waiting:
                await self._websocket.send_text(self._waiting[0])
                self._waiting.popleft()

    def beat(self, now: int) -> None:
        """Tell the page that it is connected, for how long (ms) it may hear nothing, and the table's time (ms)."""
        self.send({"now": now, "beat": self.pulse.limit_ms})

    def stop(self) -> None:
        """Release what runs for this page."""
        self.pulse.stop()
        if self._sending is not None:
            self._sending.cancel()

"""Extends uvicorn's socket, for every page, whatever draws it: it records when messages arrive, measures round trips by
pings, and reads no faster than the table can bear."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from companion.hub.latency import ConnectionLatency
from companion.sockets.press_time import now_ms
from companion.sockets.read_limit import AT_ONE_GO, PER_FRAME, ReadLimit

#: Seconds between keepalives, and between pings, while a round is on.
BRISK_S: Final = 1.0
#: Seconds between keepalives at any other time.
CALM_S: Final = 5.0
#: How long (ms) a page may receive nothing: in a round, and at any other time.
BRISK_LIMIT_MS: Final = 2_500
CALM_LIMIT_MS: Final = 12_500


class MeasuringSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, extended to record when messages arrive, to measure round trips by its own pings,
    and to limit the rate of reading.

    With another protocol class, presses are timed when the application receives them, and not corrected.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.latency = ConnectionLatency(secrets.token_hex(4))
        self.arrivals: deque[float] = deque()
        self._arrived = 0.0
        self._calm_s = self.ping_interval
        self._inflow = ReadLimit(self.loop.time())
        self._unread = bytearray()
        self._reading: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        """Put this socket into the scope, where the application finds it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """Record the arrival, and parse the data at once or, above the rate limit, later."""
        self._arrived = now_ms()
        if not self._unread and len(data) <= AT_ONE_GO and not self._inflow.due_in(self.loop.time()):
            self._parse(data)  # the usual case
            return
        self._unread += data
        self._parse_unread()

    def _parse(self, data: bytes) -> None:
        """Parse data, and count its bytes for the rate limit."""
        self._inflow.take(len(data), self.loop.time())
        super().data_received(data)

    def _parse_unread(self) -> None:
        """Parse the data that was received, within the rate limit and while the application keeps up."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        while self._unread and not (self.read_paused or self.disconnected or self.transport.is_closing()):
            if wait := self._inflow.due_in(self.loop.time()):
                self.transport.pause_reading()
                self._reading = self.loop.call_later(wait, self._parse_unread)
                return
            piece = bytes(self._unread[:AT_ONE_GO])
            del self._unread[:AT_ONE_GO]
            self._parse(piece)
        if not (self._unread or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message (as ASGI gives it) to the application, then continue with the data that is not parsed
        yet."""
        message = await super().receive()
        if self._unread and not self.read_paused:
            self.transport.pause_reading()
            self._parse_unread()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop parsing, and remove this socket from the scope."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self._unread.clear()
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            # The request refers back to its socket: without this both would stay until the next garbage collection.
            self.scope["state"].pop("socket", None)

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the application, with its arrival time."""
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        self._inflow.take(PER_FRAME, self.loop.time())
        if self.queue.qsize() > before:
            self.arrivals.append(self._arrived)

    def handle_cont(self, event: Frame) -> None:
        """Count the frame for the rate limit."""
        self._inflow.take(PER_FRAME, self.loop.time())
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count the frame for the rate limit."""
        self._inflow.take(PER_FRAME, self.loop.time())
        super().handle_ping()

    def start_keepalive(self) -> None:
        """Send the first ping."""
        # At once, so that a round trip is measured before anything can be pressed.
        if self.ping_interval:
            self.send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        """Record the round trip, if this is the answer to the ping under way."""
        self._inflow.take(PER_FRAME, self.loop.time())
        waiting = self.pending_ping_payload
        super().handle_pong(event)
        if waiting is not None and self.pending_ping_payload is None:
            self.latency.record_round_trip(self.last_ping_rtt * 1000, now_ms())

    def write(self, message: bytes) -> None:
        """Send a message in this iteration of the event loop (``send`` needs two more); only while ``ready``. To a page
        that is just leaving nothing is sent."""
        with contextlib.suppress(InvalidState):  # the page is just leaving
            self.conn.send_binary(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def write_text(self, text: bytes) -> None:
        """Send a text frame as ``write`` does."""
        with contextlib.suppress(InvalidState):  # the page is just leaving
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def ready(self) -> bool:
        """Tell whether the socket is open and writable."""
        open_ = self.handshake_complete and not (self.disconnected or self.close_sent)
        return open_ and self.writable.is_set() and not self.transport.is_closing()

    def ping_every(self, seconds: float | None) -> None:
        """Change the ping interval, at most to the server's default (None: to that); do nothing if the server sends no
        pings."""
        if not self._calm_s:
            return
        self.ping_interval = min(self._calm_s, seconds or self._calm_s)
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.schedule_ping()

"""Holds the connection to one page: when its messages arrive, its latency, and keepalives in both directions.

A page that asks for it (``?beat``, see ``assets/page/cut_off.js``) gets a beat every second while a round is on, else
every few seconds: a text frame among Flet's binary ones, ``LIMIT RECEIVED NOW``. LIMIT: after this long (ms) without
any message the page says that it is disconnected; RECEIVED: how many of its messages have arrived; NOW: the server's
clock, by which the page knows how late a message is.

The page's own scripts (``assets/page``) and the device talk over the same socket, in text frames with JSON objects: the
browser's abilities and the state of its sound come in (``reports``), commands for the page go out (``tell``).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from companion.hub.latency import ConnectionLatency
from companion.ui.arrival import ARRIVAL, LAG, Arrival, now_ms
from companion.ui.web.guard import GuardedConnection
from companion.ui.web.inflow import AT_ONE_GO, PER_FRAME, Inflow
from companion.ui.web.returning import evict_sessions

#: Seconds between beats, and between pings, while a round is on.
BRISK_S: Final = 1.0
#: Seconds between beats at any other time.
CALM_S: Final = 5.0
#: How long (ms) a page may receive nothing: in a round, and at any other time.
BRISK_LIMIT_MS: Final = 2_500
CALM_LIMIT_MS: Final = 12_500


class MeasuringSocket(WebSocketsSansIOProtocol):
    """Is uvicorn's socket, extended to record when messages arrive and to measure round trips by its own pings. Where
    another socket serves, presses are stamped when the application receives them, and not corrected."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.latency = ConnectionLatency(secrets.token_hex(4))
        self.arrivals: deque[float] = deque()
        self._arrived = 0.0
        self._calm_s = self.ping_interval
        self._inflow = Inflow(self.loop.time())
        self._unread = bytearray()
        self._reading: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        self._arrived = now_ms()
        if not self._unread and len(data) <= AT_ONE_GO and not self._inflow.due_in(self.loop.time()):
            self._read(data)  # as nearly all of it is
            return
        self._unread += data
        self._read_on()

    def _read(self, data: bytes) -> None:
        self._inflow.take(len(data), self.loop.time())
        super().data_received(data)

    def _read_on(self) -> None:
        """Parse the received data, within the rate limit and while the application keeps up."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        while self._unread and not (self.read_paused or self.disconnected or self.transport.is_closing()):
            if wait := self._inflow.due_in(self.loop.time()):
                self.transport.pause_reading()
                self._reading = self.loop.call_later(wait, self._read_on)
                return
            piece = bytes(self._unread[:AT_ONE_GO])
            del self._unread[:AT_ONE_GO]
            self._read(piece)
        if not (self._unread or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread and not self.read_paused:
            self.transport.pause_reading()
            self._read_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self._unread.clear()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        self._inflow.take(PER_FRAME, self.loop.time())
        if self.queue.qsize() > before:
            self.arrivals.append(self._arrived)

    def handle_cont(self, event: Frame) -> None:
        self._inflow.take(PER_FRAME, self.loop.time())
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._inflow.take(PER_FRAME, self.loop.time())
        super().handle_ping()

    def start_keepalive(self) -> None:
        # Measures the first round trip before anything can be pressed.
        if self.ping_interval:
            self.send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        self._inflow.take(PER_FRAME, self.loop.time())
        waiting = self.pending_ping_payload
        super().handle_pong(event)
        if waiting is not None and self.pending_ping_payload is None:
            self.latency.record_round_trip(self.last_ping_rtt * 1000, now_ms())

    def write(self, message: bytes) -> None:
        """Send in this iteration of the event loop what ``send`` would send two iterations later; only while
        ``ready``."""
        with contextlib.suppress(InvalidState):  # the page is just leaving
            self.conn.send_binary(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    @property
    def ready(self) -> bool:
        """Tell whether the socket is open and writable."""
        open_ = self.handshake_complete and not (self.disconnected or self.close_sent)
        return open_ and self.writable.is_set() and not self.transport.is_closing()

    def ping_every(self, seconds: float | None) -> None:
        """Change the ping interval; None for the server's default."""
        if not self._calm_s:
            return
        self.ping_interval = min(self._calm_s, seconds or self._calm_s)
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.schedule_ping()


class ArrivingWebSocket(WebSocket):
    """Is a page's socket as Flet reads it: each message is handled in a context that holds its arrival."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        socket = scope.get("state", {}).get("socket")
        self.measuring = socket if isinstance(socket, MeasuringSocket) else None
        self.latency = ConnectionLatency(secrets.token_hex(4)) if self.measuring is None else self.measuring.latency
        self.received = 0
        #: Called with text frames of the page's own scripts.
        self.on_text: Callable[[str], Any] = lambda text: None

    async def receive_bytes(self) -> bytes:
        while True:
            message = await self.receive()
            self._raise_on_disconnect(message)
            self.received += 1
            at = self.measuring.arrivals.popleft() if self.measuring is not None else now_ms()
            data: bytes | None = message.get("bytes")
            if data is not None:
                ARRIVAL.set(Arrival(self.latency, at))
                return data
            await self.on_text(message.get("text") or "")


class TableConnection(GuardedConnection):
    """Is a page's connection with keepalives and arrival times."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._brisk = False
        self._changed = asyncio.Event()
        self._socket: MeasuringSocket | None = None
        self._page: ArrivingWebSocket | None = None
        self._sending: set[asyncio.Task[None]] = set()
        #: What the page's browser has reported so far, and the callback for new reports.
        self.reports: dict[str, Any] = {}
        self.on_report: Callable[[], None] = lambda: None
        #: The last state sent to the page, so that only changes are sent.
        self.wanted: Any = None

    def set_brisk(self, brisk: bool) -> None:
        """Switch fast keepalives on or off: while a round is on, the page must notice soon that it is disconnected."""
        if brisk != self._brisk:
            self._brisk = brisk
            LAG.set_wanted(self, brisk)
            self._changed.set()

    def send_at_once(self, message: Any) -> None:
        """Send a message in this iteration of the event loop, if no other is queued. What a race is about must not wait
        for each layer between here and the socket."""
        queue = self._FletApp__send_queue
        first = queue is not None and queue.empty()
        self.send_message(message)
        if first and self._socket is not None and self._socket.ready:
            self._socket.write(queue.get_nowait())

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send the page's own scripts a message; a page that has just gone drops it."""
        if self._page is not None:
            text = json.dumps({**message, "now": self.clock()}, separators=(",", ":"))
            sending = asyncio.create_task(_send(self._page, text))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    @staticmethod
    def clock() -> int:
        """Return the time (ms) on the clock that the page knows."""
        return round(now_ms())

    async def _handle_report(self, text: str) -> None:
        said = parse_report(text)
        if said is None:
            # As with Flet's messages: no page of ours sends this.
            raise WebSocketDisconnect(1003)
        if wait := self._pace.due_in():
            await asyncio.sleep(wait)
        self.reports |= said
        self.on_report()

    async def handle(self, websocket: WebSocket) -> None:
        if isinstance(websocket, ArrivingWebSocket):
            # A page that asks for no beat has none of our scripts.
            self._page = websocket if "beat" in websocket.query_params else None
            websocket.on_text = self._handle_report
        self._socket = websocket.measuring if isinstance(websocket, ArrivingWebSocket) else None
        beating = asyncio.create_task(self._beat(websocket)) if isinstance(websocket, ArrivingWebSocket) else None
        try:
            await super().handle(websocket)
            await evict_sessions()
        finally:
            self._page = None
            LAG.set_wanted(self, False)
            if beating is not None:
                beating.cancel()

    async def _beat(self, websocket: ArrivingWebSocket) -> None:
        asked = "beat" in websocket.query_params
        while True:
            pace = BRISK_S if self._brisk else CALM_S
            due = now_ms() + pace * 1000
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pace):
                    await self._changed.wait()
            if self._changed.is_set():
                self._changed.clear()
                if websocket.measuring is not None:
                    websocket.measuring.ping_every(BRISK_S if self._brisk else None)
            else:
                LAG.note(now_ms() - due, now_ms())
            if asked:
                limit = BRISK_LIMIT_MS if self._brisk else CALM_LIMIT_MS
                try:
                    await websocket.send_text(f"{limit} {websocket.received} {now_ms():.0f}")
                except Exception:  # the page has gone; whoever receives from it notices in their own time
                    return


#: The reports that a page's browser may send, with their values (companion/ui/web/assets/page).
_REPORTS: Final[Mapping[str, tuple[Any, ...]]] = {
    "sound": ("none", "waiting", "ready"),
    "awake": ("off", "held", "hoped", "refused", "none"),
    "vibrates": (True, False),
    "calm": (True, False),
    "rang": ("minute", "ten", "end", "late", "silent"),
}


def parse_report(text: str) -> dict[str, Any] | None:
    """Parse a report of a page's scripts; None where it is invalid."""
    try:
        said = json.loads(text) if len(text) < 1000 else None
    except ValueError:
        return None
    if not isinstance(said, dict) or not all(key in _REPORTS and value in _REPORTS[key] for key, value in said.items()):
        return None
    return said


async def _send(page: ArrivingWebSocket, text: str) -> None:
    with contextlib.suppress(Exception):  # the page has gone; whoever receives from it notices in their own time
        await page.send_text(text)

"""Holds the connection to one page: when its messages arrive, its latency, and keepalives in both directions.

A page that asks for it (``?beat``, see ``assets/page/cut_off.js``) gets a beat every second while a round is on, else
every few seconds: a text frame among Flet's binary ones, ``LIMIT RECEIVED NOW``. LIMIT: after this long (ms) without
any message the page says that it is disconnected; RECEIVED: how many of its messages have arrived; NOW: the server's
clock, by which the page knows how late a message is.

The page's own scripts (``assets/page``) and the device talk over the same socket, in text frames (JSON objects). From
the page come reports (``reports``): first what the browser's storage holds for its device, before any message of
Flet's, so that nobody has to ask; then its abilities and the state of its sound. To the page go commands (``tell``).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgpack
from flet.messaging.protocol import MessageAction
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.sockets.press_time import ARRIVAL, Arrival, now_ms
from companion.sockets.pulse import Pulse, find_measuring_socket
from companion.ui.web.guard import GuardedConnection
from companion.ui.web.session_eviction import evict_sessions

#: How Flet begins a frame that is a message, and the code of its messages that patch a control.
_MESSAGE: Final = b"\x00"
_PATCH: Final = MessageAction.PATCH_CONTROL.value


def _ignore(*_: object) -> None:
    """Do nothing with what the page sent: nobody listens for it."""


class ArrivingWebSocket(WebSocket):
    """Page's socket as Flet reads it: each message is handled in a context that holds its arrival."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.measuring, self.latency = find_measuring_socket(scope)
        self.received = 0
        #: Called with text frames of the page's own scripts.
        self.on_text: Callable[[str], Any] = _ignore

    async def receive_bytes(self) -> bytes:
        """Return the page's next message of Flet's, and record when it arrived; text frames on the way go to
        ``on_text``. Raises WebSocketDisconnect once the page is gone."""
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
    """Connection of one page: Flet's messages, the reports of the page's own scripts and commands to them, keepalives,
    and arrival times."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pulse = Pulse()
        self._page: ArrivingWebSocket | None = None
        self._sending: set[asyncio.Task[None]] = set()
        #: What the page's browser has reported so far, and the callback for new reports.
        self.reports: dict[str, Any] = {}
        self.on_report: Callable[[], None] = _ignore
        #: The last state sent to the page, so that only changes are sent.
        self.wanted: Any = None

    def set_brisk(self, brisk: bool) -> None:
        """Send keepalives every second or, with False, every few seconds."""
        self._pulse.set_brisk(brisk)

    def patch_at_once(self, control: int, patch: list[Any]) -> None:
        """Send a patch of plain values in this iteration of the event loop, or after the messages that are queued; a
        page that has just gone drops it. The text that shows who called first must not wait for each layer between here
        and the socket, nor for a search for controls to pack."""
        queue, socket = self._FletApp__send_queue, self._pulse.socket
        if queue is None:
            return  # the page has just gone
        message = _MESSAGE + msgpack.packb((_PATCH, {"id": control, "patch": patch}))
        if socket is not None and queue.empty() and socket.ready:
            socket.write(message)
        else:
            queue.put_nowait(message)

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send the page's own scripts a message; a page that has just gone drops it."""
        if self._page is not None:
            text = json.dumps({**message, "now": self.clock()}, separators=(",", ":"))
            sending = asyncio.create_task(_send(self._page, text))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    def hang_up(self) -> None:
        """Close the connection without a message, as a broken network does; the page reconnects by itself."""
        if self._pulse.socket is not None:
            self._pulse.socket.transport.abort()

    @staticmethod
    def clock() -> int:
        """Return the time (ms) on the clock that the page knows."""
        return round(now_ms())

    async def _handle_report(self, text: str) -> None:
        """Merge a report of the page's scripts into ``reports`` and call ``on_report``, at a limited rate. Raises
        WebSocketDisconnect, which closes the connection, if the report is invalid."""
        report = parse_report(text)
        if report is None:
            # As with Flet's messages: no page of ours sends this.
            raise WebSocketDisconnect(1003)
        if wait := self._pace.charge():
            await asyncio.sleep(wait)
        self.reports |= report
        self.on_report()

    async def handle(self, websocket: WebSocket) -> None:
        """Serve the page until its socket closes, sending keepalives; then end the sessions of too many disconnected
        pages."""
        if isinstance(websocket, ArrivingWebSocket):
            # A page that asks for no beat has none of our scripts.
            self._page = websocket if "beat" in websocket.query_params else None
            websocket.on_text = self._handle_report
        self._pulse.socket = websocket.measuring if isinstance(websocket, ArrivingWebSocket) else None
        beating = asyncio.create_task(self._beat(websocket)) if isinstance(websocket, ArrivingWebSocket) else None
        try:
            await super().handle(websocket)
            await evict_sessions()
        finally:
            self._page = None
            # These callbacks refer back to this connection: without them it is freed at once, and needs no search for
            # cycles of references.
            self.on_report = _ignore
            if isinstance(websocket, ArrivingWebSocket):
                websocket.on_text = _ignore
            self._pulse.stop()
            if beating is not None:
                beating.cancel()

    async def _beat(self, websocket: ArrivingWebSocket) -> None:
        """Send keepalives for ever or until the page is gone; nothing to a page that has not asked for them."""
        wants_beat = "beat" in websocket.query_params
        while True:
            await self._pulse.wait()
            if wants_beat:
                try:
                    await websocket.send_text(f"{self._pulse.limit_ms} {websocket.received} {now_ms():.0f}")
                except Exception:  # the page has gone; whoever receives from it notices in their own time
                    return


#: The longest report, in characters.
_LONGEST: Final = 8_000
#: What a page may report of its browser's storage (``assets/page/kept.js``), and the longest text in it.
_KEPT: Final[Mapping[str, Any]] = {
    "device": str,
    "prefs": str,
    "scale": (int, float),
    "spoken": str,
    "unheard": str,
}
_LONGEST_KEPT: Final = 1_000
#: The other reports that a page's browser may send, with their values (companion/ui/web/assets/page).
_REPORTS: Final[Mapping[str, tuple[Any, ...]]] = {
    "sound": ("none", "waiting", "ready"),
    "awake": ("off", "held", "hoped", "refused", "none"),
    "vibrates": (True, False),
    "calm": (True, False),
    "rang": ("minute", "ten", "end", "late", "silent"),
}


def parse_report(text: str) -> dict[str, Any] | None:
    """Return a report of a page's scripts as an object; None if it is invalid or too long."""
    try:
        report = json.loads(text) if len(text) < _LONGEST else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(report, dict) or not all(_is_valid_report(key, value) for key, value in report.items()):
        return None
    return report


def _is_valid_report(key: str, value: Any) -> bool:
    """Tell whether a page may report that value under that key."""
    if key != "kept":
        return key in _REPORTS and value in _REPORTS[key]
    return isinstance(value, dict) and all(
        name in _KEPT
        and isinstance(text_or_number, _KEPT[name])
        and not isinstance(text_or_number, bool)
        and (not isinstance(text_or_number, str) or len(text_or_number) <= _LONGEST_KEPT)
        for name, text_or_number in value.items()
    )


async def _send(page: ArrivingWebSocket, text: str) -> None:
    """Send the page a text frame; nothing if the page is gone."""
    with contextlib.suppress(Exception):  # the page has gone; whoever receives from it notices in their own time
        await page.send_text(text)

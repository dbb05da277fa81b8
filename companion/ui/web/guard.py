"""What a page may send: Flet takes a browser at its word, and whoever is in the network can write to its socket.

A message that no page of ours would send ends the connection it came by, without a word in the terminal; a page that
sends without pause is read no faster than the table can bear, counted by messages and by bytes. Nobody else notices
either of it. What a page keeps here (texts in fields, say) is bounded, too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, Final

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from starlette.websockets import WebSocketDisconnect

from companion.ui.web.faults.undying_session import Connection
from companion.ui.web.kinds import counted, event_fits, props_fit

log = logging.getLogger(__name__)

#: Messages that a page may send at once, and per second from then on. Typing and turning a phone stay far below it.
AT_ONCE: Final = 200
PER_SECOND: Final = 60
#: What a message about a control that is not there counts for: Flet looks through the whole page for it.
UNKNOWN: Final = 30
#: So many bytes of a message count as one more message.
WEIGHT: Final = 2_048
#: Most names in what a page tells of a control; the page itself has some thirty.
MOST_NAMES: Final = 64
#: Most entries of a list, a map, or nested values in a message.
MOST_ENTRIES: Final = 500
#: Most bytes of texts longer than ``_LONG`` that a page may have put into its controls.
MOST_HELD: Final = 2_000_000
_LONG: Final = 1_024

#: Seconds within which a page says that it is there.
REGISTERS_S: Final = 30.0

#: The only kind of frame that pages of ours send: a message. (Flet also knows channels for raw data.)
_MESSAGE: Final = 0

#: Codes with which a socket is closed for what came by it.
_FAULTS: Final = frozenset({1002, 1003, 1007, 1009})

#: What the server knows of a page by itself, and believes no page of: its address decides what it is told of.
_OURS: Final = frozenset({"client_ip", "client_user_agent"})

_ID: Final = int
_SHAPES: Final[Mapping[MessageAction, Mapping[str, Any]]] = {
    MessageAction.REGISTER_CLIENT: {"session_id": (str, type(None)), "page_name": str, "page": dict},
    MessageAction.CONTROL_EVENT: {"target": _ID, "name": str, "data": object},
    MessageAction.UPDATE_CONTROL_PROPS: {"id": _ID, "props": dict},
    MessageAction.INVOKE_METHOD: {"control_id": _ID, "call_id": str, "result": object, "error": (str, type(None))},
}


def fits(message: Any, registered: bool) -> bool:
    """Whether a page may say that: first that it is there, once, and then what its controls tell."""
    if not (isinstance(message, list) and len(message) == 2 and isinstance(message[0], int)):
        return False
    try:
        action = MessageAction(message[0])
    except ValueError:
        return False
    shape, body = _SHAPES.get(action), message[1]
    if shape is None or (action is MessageAction.REGISTER_CLIENT) is registered:
        return False
    if not isinstance(body, dict) or not body.keys() <= shape.keys():
        return False
    if not all(isinstance(body.get(key), kind) for key, kind in shape.items()):
        return False
    for told in (body[key] for key in ("page", "props") if key in body):
        if len(told) > MOST_NAMES or not counted(told) or not _OURS.isdisjoint(told):
            return False
    return True


def unpacked(data: bytes) -> Any:
    """Read a message. Raises ValueError where it is none, or has longer lists than a page of ours sends."""
    return msgpack.unpackb(data, ext_hook=decode_ext_from_msgpack, max_array_len=MOST_ENTRIES, max_map_len=MOST_ENTRIES)


class Pace:
    """How fast a page is listened to."""

    def __init__(self) -> None:
        self._left, self._at = float(AT_ONCE), time.monotonic()

    def due_in(self, counts: float = 1) -> float:
        """Seconds until the next message is read, which counts for so many."""
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._at) * PER_SECOND) - counts
        self._at = now
        return max(0.0, -self._left / PER_SECOND)


class GuardedConnection(Connection):
    """A page's connection that hears only what a page says."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pace = Pace()
        #: The long texts that the page has put into its controls, by control and name: how many bytes.
        self._held: dict[tuple[int, str], int] = {}
        #: Whether the page was cut off for what it sent.
        self.cut_off = False

    async def _FletApp__receive_loop(self) -> None:
        queue: asyncio.Queue[bytes | None] = self._FletApp__send_queue
        websocket = self._FletApp__websocket
        try:
            while True:
                async with asyncio.timeout(REGISTERS_S if self._FletApp__session is None else None):
                    data = await websocket.receive_bytes()
                await self._hear(data)
        except WebSocketDisconnect as gone:
            self.cut_off = gone.code in _FAULTS
        except Exception as error:
            self.cut_off = True
            # What it said is not written down: it may hold names.
            log.info("a page was cut off: %s", type(error).__name__)
        self._heard_last(queue)

    async def _hear(self, data: bytes) -> None:
        if data[:1] != bytes([_MESSAGE]):
            raise WebSocketDisconnect(1003)
        weight = len(data) / WEIGHT
        # What is heavy waits before it is looked at, or looking at it would cost the others.
        if wait := self._pace.due_in(weight):
            await asyncio.sleep(wait)
        await self._FletApp__on_message(unpacked(data[1:]))

    async def _FletApp__on_message(self, data: Any) -> None:
        session = self._FletApp__session
        if not fits(data, session is not None):
            # As if the page had gone: what else is wrong with it is nobody's business.
            raise WebSocketDisconnect(1003)
        action, body = MessageAction(data[0]), data[1]
        about = body.get("target", body.get("id"))
        control = session.index.get(about) if session is not None and about is not None else None
        known = session is None or about is None or control is not None
        if wait := self._pace.due_in(1 if known else UNKNOWN):
            await asyncio.sleep(wait)
        if action is MessageAction.UPDATE_CONTROL_PROPS:
            if control is None:
                return
            if not props_fit(control, body["props"]):
                log.info("a page told of a %s what is none of its kind", type(control).__name__)
                return
            self._hold(session, body["id"], body["props"])
        elif control is not None and not event_fits(control, body["name"], body["data"]):
            log.info("an event of a %s was none of its kind", type(control).__name__)
            return
        await super()._FletApp__on_message(data)

    def _hold(self, session: Any, control: int, props: Mapping[str, Any]) -> None:
        """Note how long the texts are that the page puts into its controls. Raises WebSocketDisconnect: too long."""
        for name, value in props.items():
            size = len(value) if isinstance(value, (str, bytes)) else 0
            if size > _LONG:
                self._held[control, name] = size
            else:
                self._held.pop((control, name), None)
        if sum(self._held.values()) > MOST_HELD:
            self._held = {key: size for key, size in self._held.items() if key[0] in session.index}
            if sum(self._held.values()) > MOST_HELD:
                raise WebSocketDisconnect(1009)

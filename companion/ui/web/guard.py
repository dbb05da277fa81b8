"""Validates and limits what a page may send: Flet trusts its browser, and anybody in the network can write to its
socket.

A message that no page of ours would send closes its connection, without a word in the terminal; a page that sends
without pause is read no faster than the table can bear, counted by messages and by bytes. Nobody else notices either.
What a page stores here (texts in fields, say) is limited, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from starlette.websockets import WebSocketDisconnect

from companion.sockets.pace import Pace
from companion.ui.web.faults.undying_session import Connection
from companion.ui.web.property_types import are_valid_properties, is_valid_event, is_within_limits

log = logging.getLogger(__name__)

#: The cost of a message about an unknown control: Flet searches the whole page for it.
UNKNOWN: Final = 30
#: The bytes of a message that cost as much as one more message.
WEIGHT: Final = 2_048
#: The most property names in a message about a control; the page itself has some thirty.
MOST_NAMES: Final = 64
#: The most entries of a list, a map, or nested values in a message.
MOST_ENTRIES: Final = 500
#: The most bytes of texts longer than ``_LONG`` that a page may store in its controls.
MOST_HELD: Final = 2_000_000
_LONG: Final = 1_024

#: Seconds within which a page must register.
REGISTERS_S: Final = 30.0

#: The only kind of frame that pages of ours send: a message. (Flet also has channels for raw data.)
_MESSAGE: Final = 0

#: The close codes that count as the page's fault.
_FAULTS: Final = frozenset({1002, 1003, 1007, 1009})

#: Properties that the server sets itself and accepts from no page: its address decides what it may see.
_OURS: Final = frozenset({"client_ip", "client_user_agent"})

_ID: Final = int
_SHAPES: Final[Mapping[MessageAction, Mapping[str, Any]]] = {
    MessageAction.REGISTER_CLIENT: {"session_id": (str, type(None)), "page_name": str, "page": dict},
    MessageAction.CONTROL_EVENT: {"target": _ID, "name": str, "data": object},
    MessageAction.UPDATE_CONTROL_PROPS: {"id": _ID, "props": dict},
    MessageAction.INVOKE_METHOD: {"control_id": _ID, "call_id": str, "result": object, "error": (str, type(None))},
}


def is_valid(message: Any, registered: bool) -> bool:
    """Tell whether a page may send the message: first its registration, once, and then messages about its controls."""
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
    for values in (body[key] for key in ("page", "props") if key in body):
        if len(values) > MOST_NAMES or not is_within_limits(values) or not _OURS.isdisjoint(values):
            return False
    return True


def unpack(data: bytes) -> Any:
    """Decode a message. Raises ValueError if it is invalid, or has longer lists than a page of ours sends."""
    return msgpack.unpackb(data, ext_hook=decode_ext_from_msgpack, max_array_len=MOST_ENTRIES, max_map_len=MOST_ENTRIES)


class GuardedConnection(Connection):
    """Page's connection that accepts only valid messages, at a limited rate."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pace = Pace()
        #: The bytes of each long text that the page stores in its controls, by control and name.
        self._text_sizes: dict[tuple[int, str], int] = {}
        #: Whether the page was cut off for what it sent.
        self.cut_off = False

    async def _FletApp__receive_loop(self) -> None:
        """Handle the page's messages until it goes, or is cut off for what it sent; this replaces Flet's own loop."""
        queue: asyncio.Queue[bytes | None] = self._FletApp__send_queue
        websocket = self._FletApp__websocket
        try:
            while True:
                async with asyncio.timeout(REGISTERS_S if self._FletApp__session is None else None):
                    data = await websocket.receive_bytes()
                await self._handle_message(data)
        except WebSocketDisconnect as gone:
            self.cut_off = gone.code in _FAULTS
        except Exception as error:
            self.cut_off = True
            # Its messages are not logged: they may contain names.
            log.info("a page was cut off: %s", type(error).__name__)
        self._end_send_loop(queue)

    async def _handle_message(self, data: bytes) -> None:
        """Decode one message and handle it, after a wait if the page sends too much. Raises WebSocketDisconnect for
        anything that is no message."""
        if data[:1] != bytes([_MESSAGE]):
            raise WebSocketDisconnect(1003)
        weight = len(data) / WEIGHT
        # A large message waits before it is decoded, or decoding it would delay the others.
        if wait := self._pace.charge(weight):
            await asyncio.sleep(wait)
        await self._FletApp__on_message(unpack(data[1:]))

    async def _FletApp__on_message(self, data: Any) -> None:
        """Pass a message on to Flet if it is valid; values of the wrong type are dropped. Raises WebSocketDisconnect
        for a message that no page of ours sends."""
        session = self._FletApp__session
        if not is_valid(data, session is not None):
            # Handled like a page that has gone: nobody needs to know what else is wrong with it.
            raise WebSocketDisconnect(1003)
        action, body = MessageAction(data[0]), data[1]
        control_id = body.get("target", body.get("id"))
        control = session.index.get(control_id) if session is not None and control_id is not None else None
        is_known = session is None or control_id is None or control is not None
        if wait := self._pace.charge(1 if is_known else UNKNOWN):
            await asyncio.sleep(wait)
        if action is MessageAction.UPDATE_CONTROL_PROPS:
            if control is None:
                return
            if not are_valid_properties(control, body["props"]):
                log.info("a page told of a %s what is none of its kind", type(control).__name__)
                return
            self._count_texts(session, body["id"], body["props"])
        elif control is not None and not is_valid_event(control, body["name"], body["data"]):
            log.info("an event of a %s was none of its kind", type(control).__name__)
            return
        await super()._FletApp__on_message(data)

    def _count_texts(self, session: Any, control: int, props: Mapping[str, Any]) -> None:
        """Record the length of the long texts that the page stores in its controls. Raises WebSocketDisconnect if they
        are too long in all."""
        for name, value in props.items():
            size = len(value) if isinstance(value, (str, bytes)) else 0
            if size > _LONG:
                self._text_sizes[control, name] = size
            else:
                self._text_sizes.pop((control, name), None)
        if sum(self._text_sizes.values()) > MOST_HELD:
            self._text_sizes = {key: size for key, size in self._text_sizes.items() if key[0] in session.index}
            if sum(self._text_sizes.values()) > MOST_HELD:
                raise WebSocketDisconnect(1009)

"""What a page may send: Flet takes a browser at its word, and whoever is in the network can write to its socket.

A message that no page of ours would send ends the connection it came by, without a word in the terminal; a page that
sends without pause is read no faster than the table can bear. Nobody else notices either of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final

from flet.messaging.protocol import MessageAction
from starlette.websockets import WebSocketDisconnect

from companion.ui.web.faults.undying_session import Connection

#: Messages that a page may send at once, and per second from then on. Typing and turning a phone stay far below it.
AT_ONCE: Final = 200
PER_SECOND: Final = 60
#: What a message about a control that is not there counts for: Flet looks through the whole page for it.
UNKNOWN: Final = 30

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
    told = [name for key in ("page", "props") for name in body.get(key, ())]
    return all(isinstance(name, str) and name not in _OURS for name in told)


class Pace:
    """How fast a page is listened to."""

    def __init__(self) -> None:
        self._left, self._at = float(AT_ONCE), time.monotonic()

    def due_in(self, counts: int = 1) -> float:
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

    async def _FletApp__on_message(self, data: Any) -> None:
        session = self._FletApp__session
        if not fits(data, session is not None):
            # As if the page had gone: what else is wrong with it is nobody's business.
            raise WebSocketDisconnect(1003)
        known = session is None or data[0] != MessageAction.CONTROL_EVENT.value or data[1]["target"] in session.index
        if wait := self._pace.due_in(1 if known else UNKNOWN):
            await asyncio.sleep(wait)
        await super()._FletApp__on_message(data)

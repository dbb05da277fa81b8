"""Decides which pages are admitted: only pages of ours, and not more from one address than a table has. Pages of an
address that sent garbage before have to wait."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket

from companion.network.addresses import is_name_at_home, is_this_machine
from companion.sockets.page_limit import PageLimit

#: The client address used when the real one is unknown or must not be trusted.
_ANYBODY: Final = ("0.0.0.0", 0)


class Door:
    """Admission of the sockets of all pages of a server, whatever draws them: they share its limits."""

    def __init__(self, *, behind_proxy: bool = False) -> None:
        """``behind_proxy``: phones come through a proxy on this machine, so that no page counts as running on it."""
        self._limit = PageLimit()
        self._behind_proxy = behind_proxy

    @contextlib.asynccontextmanager
    async def admit(self, websocket: WebSocket) -> AsyncIterator[str | None]:
        """Yield the address of an admitted page, when it is its turn; None if it is refused, with its socket closed.

        The address in the socket's scope is replaced if it must not be trusted.
        """
        if not is_same_origin(websocket):
            await websocket.close(code=1008)
            yield None
            return
        client = websocket.client.host if websocket.client else ""
        # A foreign site may point its own name at this machine (DNS rebinding): its page then passes the same-origin
        # check. So a page under a foreign name gets no right from its address.
        is_foreign = self._behind_proxy or not is_name_at_home(websocket.headers.get("host", ""))
        if is_foreign and is_this_machine(client):
            websocket.scope["client"] = _ANYBODY
        address = websocket.client.host if websocket.client else ""
        with self._limit.admit(address) as is_allowed:
            if not is_allowed:
                await websocket.close(code=1013)
                yield None
                return
            await self._limit.wait_turn(address)
            yield address

    def record_cut_off(self, address: str) -> None:
        """Record that a page of that address was cut off for what it sent: later pages of the address have to wait."""
        self._limit.record_cut_off(address)


def is_same_origin(websocket: WebSocket) -> bool:
    """Tell whether the request comes from our own page, and not from another site in a player's browser.

    Programs that are no browser send no origin, and are allowed.
    """
    origin = websocket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == websocket.headers.get("host")
    except ValueError:
        return False

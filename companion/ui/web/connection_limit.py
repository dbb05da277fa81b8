"""Limits the connections that have not sent a complete request yet, each in time and all in number.

Above the limit the oldest is closed, not the newest: a browser sends its request within milliseconds, so that a table
is served even while somebody opens silent connections.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

#: Seconds within which a request's headers must arrive.
HEADERS_S: Final = 10.0
#: The most connections without headers: of one address, and of all.
OF_ONE_ADDRESS: Final = 32
OF_ALL: Final = 96


class ConnectionLimit:
    """Connections of one server that have not sent a complete request yet, oldest first; where there are too many, it
    closes the oldest."""

    def __init__(self) -> None:
        self._since: dict[RequestConnection, str] = {}

    def begin(self, connection: RequestConnection, address: str) -> None:
        """Add a connection; close the oldest ones if there are too many, of its address or in all."""
        self._since[connection] = address
        from_address = [each for each, other in self._since.items() if other == address]
        for each in from_address[: max(0, len(from_address) - OF_ONE_ADDRESS)]:
            each.give_up()
        for each in list(self._since)[: max(0, len(self._since) - OF_ALL)]:
            each.give_up()

    def end(self, connection: RequestConnection) -> None:
        """Remove a connection, which has sent its request or is closed."""
        self._since.pop(connection, None)


if TYPE_CHECKING:
    _Base = asyncio.Protocol
else:
    _Base = AutoHTTPProtocol


class RequestConnection(_Base):
    """uvicorn's HTTP connection with a time limit for a request's headers."""

    cycle: Any
    parser: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    server_state: ServerState
    client: tuple[str, int] | None
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        """Pass the data on; end the time limit once a request is complete, and begin one for the next request."""
        super().data_received(data)
        transport = self.transport
        upgraded = not transport.is_closing() and transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self._end()
            if upgraded:
                self.parser = None  # it and this connection hold each other, and neither is used any more
        elif self._limit is None and not transport.is_closing():
            self._begin()  # the next request on the same connection

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Close the connection: its request has taken too long, or there are too many like it."""
        self._end()
        self.transport.abort()

    @property
    def _shared_limit(self) -> ConnectionLimit:
        """Return the limit that all connections of this server share; it is made with the first one."""
        state: Any = self.server_state
        limit: ConnectionLimit | None = getattr(state, "waiting", None)
        if limit is None:
            limit = state.waiting = ConnectionLimit()
        return limit

    def _begin(self) -> None:
        """Begin the time limit, and count the connection."""
        self._limit = self.loop.call_later(HEADERS_S, self.give_up)
        self._shared_limit.begin(self, self.client[0] if self.client else "")

    def _end(self) -> None:
        """End the time limit, and no longer count the connection."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
        self._shared_limit.end(self)

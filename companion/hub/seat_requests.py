"""Lets a device without a seat ask for one that another device has; the host answers yes or no, once.

This is how a phone whose browser or server address has changed gets its seat back: only the people at the table can
tell it from a stranger's. Requests are state of the hub, like presence; only a granted one becomes an event.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Protocol

from companion.hub.presence import Attendance, Presence
from companion.hub.view import Accepted, View
from companion.table import rights
from companion.table.game import Actor
from companion.table.intents import GiveSeat, Intent
from companion.table.message import Refused, say
from companion.table.state import TableState

#: How many requests may wait for an answer at one table; more would bury the host's screen.
MOST_WAITING: Final = 12


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Request of a device to play a seat. It is kept after the answer no (``refused``), so that the device can be
    told."""

    seat: str
    device: str
    refused: bool = False


class SeatTable(Protocol):
    """Part of a live table that the requests need."""

    @property
    def id(self) -> str: ...

    @property
    def view(self) -> View: ...

    @property
    def state(self) -> TableState: ...

    def with_presence(self, by: Actor) -> Actor: ...

    async def submit(self, intent: Intent, by: Actor) -> Accepted: ...


class SeatRequests:
    """Requests for seats of one table, at most one per device: they are made, withdrawn and answered here, and whoever
    listens to the table's presence is told."""

    def __init__(self, table: SeatTable, attendance: Attendance) -> None:
        self._table = table
        self._attendance = attendance
        self._by_device: dict[str, SeatRequest] = {}

    @property
    def pending(self) -> tuple[SeatRequest, ...]:
        """Return the unanswered requests, the oldest first, without those of devices that are gone or that have got the
        seat meanwhile."""
        return tuple(request for request in self._by_device.values() if self._is_pending(request))

    def _is_pending(self, request: SeatRequest) -> bool:
        """Tell whether a request waits for an answer: its device is there, and another device still has its seat."""
        seat = next((seat for seat in self._table.view.table.seats if seat.id == request.seat), None)
        if request.refused or seat is None or seat.left_after is not None or request.device in seat.devices:
            return False
        return self._attendance.presence_of(request.device) is not Presence.GONE

    def request_of(self, device: str) -> SeatRequest | None:
        """Return the device's request if it is unanswered or was refused; else None."""
        request = self._by_device.get(device)
        return request if request is not None and (request.refused or self._is_pending(request)) else None

    def next_for(self, by: Actor) -> SeatRequest | None:
        """Return the next request that the device ``by`` is to answer; None if there is none.

        The host answers; without host and scorekeeper, any seated device does.
        """
        table, by = self._table.view.table, self._table.with_presence(by)
        if not rights.leads_now(table, by):
            return None
        others = (request for request in self.pending if request.device != by.device)
        return next((request for request in others if rights.objection(table, _make_intent(request), by) is None), None)

    def ask(self, seat: str, device: str) -> None:
        """Record that the device asks for the seat; that replaces an earlier request of the device.

        Raises:
            Refused: too many other requests wait already.
        """
        others = [request for request in self.pending if request.device != device]
        if len(others) >= MOST_WAITING:
            raise Refused(say("refused-too-many-requests"))
        self._by_device = {request.device: request for request in (*others, SeatRequest(seat, device))}
        self._notify()

    def withdraw(self, device: str) -> None:
        """Delete the device's request, if there is one."""
        self._by_device.pop(device, None)
        self._notify()

    async def answer(self, request: SeatRequest, yes: bool, by: Actor) -> Accepted | None:
        """Grant the request (then only that device plays the seat, and the request is deleted) or refuse it. Return the
        accepted intent; None if the request was refused.

        Raises:
            Refused: ``by`` may not answer, or the seat cannot be given.
        """
        intent = _make_intent(request)
        if yes:
            accepted = await self._table.submit(intent, by)
            self.withdraw(request.device)
            return accepted
        if (reason := rights.objection(self._table.state, intent, self._table.with_presence(by))) is not None:
            raise Refused(reason)
        if request == self._by_device.get(request.device):
            self._by_device[request.device] = replace(request, refused=True)
        self._notify()
        return None

    def _notify(self) -> None:
        self._attendance.notify(self._table.id)


def _make_intent(request: SeatRequest) -> GiveSeat:
    """Return the intent that grants the request."""
    return GiveSeat(seat=request.seat, device=request.device)

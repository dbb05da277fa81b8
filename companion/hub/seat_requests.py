"""A device that holds no seat asks for one that another holds: the host says yes or no, once.

That is the way back for a phone whose browser or server address has changed: nothing tells it from a stranger's but
the people at the table. Hub state, like presence: what is granted is an event, the asking is none.
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

#: As many may wait for an answer at one table; more would bury the host's screen.
MOST_WAITING: Final = 12


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """That device would like to play that seat; ``refused``: the answer was no."""

    seat: str
    device: str
    refused: bool = False


class SeatTable(Protocol):
    """What the requests need of their table."""

    @property
    def id(self) -> str: ...

    @property
    def view(self) -> View: ...

    @property
    def state(self) -> TableState: ...

    def known(self, by: Actor) -> Actor: ...

    async def submit(self, intent: Intent, by: Actor) -> Accepted: ...


class SeatRequests:
    """The requests of one table; a device has one at a time."""

    def __init__(self, table: SeatTable, attendance: Attendance) -> None:
        self._table = table
        self._attendance = attendance
        self._by_device: dict[str, SeatRequest] = {}

    @property
    def waiting(self) -> tuple[SeatRequest, ...]:
        """Those to be answered, the oldest first. Who is gone, or has a seat by now, waits no more."""
        return tuple(one for one in self._by_device.values() if self._waits(one))

    def _waits(self, one: SeatRequest) -> bool:
        seat = next((seat for seat in self._table.view.table.seats if seat.id == one.seat), None)
        if one.refused or seat is None or seat.left_after is not None or one.device in seat.devices:
            return False
        return self._attendance.of(one.device) is not Presence.GONE

    def of(self, device: str) -> SeatRequest | None:
        """What that device has asked for and has not got (yet)."""
        one = self._by_device.get(device)
        return one if one is not None and (one.refused or self._waits(one)) else None

    def ask(self, seat: str, device: str) -> None:
        """That device asks for that seat; what it asked for before it wants no more.

        Raises:
            Refused: too many others wait already.
        """
        others = [one for one in self.waiting if one.device != device]
        if len(others) >= MOST_WAITING:
            raise Refused(say("refused-too-many-requests"))
        self._by_device = {one.device: one for one in (*others, SeatRequest(seat, device))}
        self._tell()

    def withdraw(self, device: str) -> None:
        """It wants nothing any more."""
        self._by_device.pop(device, None)
        self._tell()

    async def answer(self, one: SeatRequest, yes: bool, by: Actor) -> Accepted | None:
        """Somebody says yes (then that device alone plays the seat) or no.

        Raises:
            Refused: he may not, or the seat cannot be given.
        """
        give = GiveSeat(seat=one.seat, device=one.device)
        if yes:
            accepted = await self._table.submit(give, by)
            self.withdraw(one.device)
            return accepted
        if (reason := rights.objection(self._table.state, give, self._table.known(by))) is not None:
            raise Refused(reason)
        if one == self._by_device.get(one.device):
            self._by_device[one.device] = replace(one, refused=True)
        self._tell()
        return None

    def _tell(self) -> None:
        self._attendance.tell(self._table.id)

"""Describes on which devices a seat is played, and whether they are present."""

from __future__ import annotations

from companion.hub.presence import Attendance, Presence
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.table.state import TableState


def find_presence(attendance: Attendance, seat: Seat) -> Presence | None:
    """Return the presence of the most present device of that seat; None if it is played on no device."""
    presences = {attendance.presence_of(device) for device in seat.devices}
    return next((presence for presence in Presence if presence in presences), None)


def describe_devices(table: TableState, attendance: Attendance, seat: Seat, reader: str, free_id: str) -> Message:
    """Return the message that says on which device a seat is played: on the reader's, on the host's, on one with other
    seats, or on its own.

    ``free_id``: the id of the message for a seat without a device.
    """
    presence, count = find_presence(attendance, seat), len(seat.devices)
    if presence is None:
        return say(free_id)
    if reader in seat.devices:
        return say("seat-here-too", count=count - 1) if count > 1 else say("join-yours")
    other_names = tuple(
        other.name for other in table.seats if other.id != seat.id and set(other.devices) & set(seat.devices)
    )
    where = "host" if table.host in seat.devices else "shared" if other_names else "own"
    return say("seat-held", where=where, names=other_names, presence=presence.value)

"""Decides which device may do what at a table.

By default everybody is trusted: a device with a seat may do anything, and one without a seat may take a free one. While
rights are locked, a device acts only for the seats that it holds. The host and a scorekeeper need no seat, and act for
all.

No other module decides this. The log asks here before it decides an intent, and a screen asks here to hide what it
should not offer.
"""

from __future__ import annotations

from typing import Final

from companion.table.entry import Entry
from companion.table.game import SERVER, Actor
from companion.table.intents import FreeSeat, GiveSeat, Intent, Needs, TakeSeat
from companion.table.message import Message, say
from companion.table.state import TableState

#: How long (ms) players may undo what they did for themselves, including a second for the way to the server.
OWN_UNDO_MS: Final = 6_000


def objection(table: TableState, intent: Intent, by: Actor) -> Message | None:
    """Return why the device may not send the intent; None if it may. Whether the intent is possible is decided
    elsewhere."""
    needs = intent.rights()
    if not table.id or by == SERVER or needs is Needs.NOTHING:
        return None
    if needs is Needs.HOST:
        return None if by.device == table.host else say("refused-host-only")
    if leads(table, by):
        return None
    is_seated = bool(table.seats_of_device(by.device))
    if isinstance(intent, (TakeSeat, GiveSeat, FreeSeat)):
        return _seat_objection(table, intent, by, is_seated)
    if not is_seated:
        return say("refused-watching")
    is_own = needs is Needs.SEAT and by.holds(table, intent.concerned_seat() or "")
    return say("refused-locked") if table.locked and not is_own else None


def leads(table: TableState, by: Actor) -> bool:
    """Tell whether that device is the host's or the scorekeeper's."""
    return by.device in (table.host, table.scorekeeper or table.host)


def may_lead(table: TableState, by: Actor) -> bool:
    """Tell whether the device may do what concerns the whole table: the host's and the scorekeeper's may, and unless
    rights are locked any with a seat."""
    return leads(table, by) or (not table.locked and bool(table.seats_of_device(by.device)))


def leads_now(table: TableState, by: Actor) -> bool:
    """Tell whether the device leads, or has a seat while nobody looks at a device that leads."""
    others = {table.host, table.scorekeeper}
    return leads(table, by) or (bool(table.seats_of_device(by.device)) and others.isdisjoint(by.here or ()))


def is_host_reachable(table: TableState, by: Actor) -> bool:
    """Tell whether somebody looks at the host's device now, so that it can be asked; True if the server does not
    know."""
    return by.here is None or table.host in by.here


def _seat_objection(
    table: TableState, intent: TakeSeat | GiveSeat | FreeSeat, by: Actor, seated: bool
) -> Message | None:
    """Return why the device may not change who has that seat; None if it may. Anybody may take a free seat or give up
    their own; a seat that another device has may be taken only with permission."""
    seat = next((seat for seat in table.seats if seat.id == intent.seat), None)
    if seat is None:
        return None  # a missing seat is refused where the intent is decided
    is_free = not seat.is_full or by.device in seat.devices
    if isinstance(intent, TakeSeat) and is_free:
        return None
    if isinstance(intent, FreeSeat) and by.device in seat.devices:
        return None
    is_trusted = seated and not table.locked
    # If the host is absent, seated players may reassign a silent phone's seat, but not to themselves.
    is_silent = by.here is not None and by.here.isdisjoint(seat.devices)
    may_reassign = seated and is_silent and not is_host_reachable(table, by) and not isinstance(intent, TakeSeat)
    if is_trusted or (may_reassign and getattr(intent, "device", None) != by.device):
        return None
    if isinstance(intent, TakeSeat):
        return say("refused-seat-held", name=seat.name)
    return say("refused-locked" if seated else "refused-watching")


def may_take_back(table: TableState, entry: Entry, now: int, by: Actor) -> bool:
    """Tell whether the entry is the device's own, for its own seat, and was made within ``OWN_UNDO_MS``: such an entry
    everybody may undo."""
    mine = entry.by == by.device and now - entry.at <= OWN_UNDO_MS
    return mine and all(by.holds(table, event.concerned_seat() or "") for event in entry.events)

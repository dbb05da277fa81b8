"""Who may do what at a table. Trust is the default: whoever holds a seat may do anything, and who only watches may take
a free one. Where the host has locked the rights, a seat calls and enters for itself only. The host and a scorekeeper
need no seat for whatever they do.

This is the one place that judges it: the log asks before it decides, and a screen asks what it should not offer.
"""

from __future__ import annotations

from typing import Final

from companion.table.entry import Entry
from companion.table.game import SERVER, Actor
from companion.table.intents import FreeSeat, GiveSeat, Intent, Needs, TakeSeat
from companion.table.message import Message, say
from companion.table.state import TableState

#: How long (ms) a player may take back what he did for himself, with a second for the way to the server.
TAKE_BACK_MS: Final = 6_000


def objection(table: TableState, intent: Intent, by: Actor) -> Message | None:
    """Why that device may not want this; None where it may. Whether it can be done at all is another question."""
    if not table.id or by == SERVER or intent.needs is Needs.NOTHING:
        return None
    if intent.needs is Needs.HOST:
        return None if by.device == table.host else say("refused-host-only")
    if leads(table, by):
        return None
    seated = any(by.device in seat.devices for seat in table.seats)
    if isinstance(intent, (TakeSeat, GiveSeat, FreeSeat)):
        return _seat_objection(table, intent, by, seated)
    if not seated:
        return say("refused-watching")
    own = intent.needs is Needs.SEAT and by.holds(table, intent.concerned_seat() or "")
    return say("refused-locked") if table.locked and not own else None


def leads(table: TableState, by: Actor) -> bool:
    """Whether that device is the host's or the scorekeeper's."""
    return by.device in (table.host, table.scorekeeper or table.host)


def is_host_reachable(table: TableState, by: Actor) -> bool:
    """Whether the host can be asked now; where nobody knows who is here, he can."""
    return by.here is None or table.host in by.here


def _seat_objection(
    table: TableState, intent: TakeSeat | GiveSeat | FreeSeat, by: Actor, seated: bool
) -> Message | None:
    """A seat changes devices: a free one is taken by anybody, one that is held is given by those who may."""
    seat = next((seat for seat in table.seats if seat.id == intent.seat), None)
    if seat is None:
        return None  # which is said by whoever looks for it
    # A team has a phone for each of its members.
    free = len(seat.devices) < max(1, len(seat.members)) or by.device in seat.devices
    if isinstance(intent, TakeSeat) and free:
        return None
    if isinstance(intent, FreeSeat) and by.device in seat.devices:
        return None
    trusted = seated and not table.locked
    # Without a host the table helps itself to the seat of a phone that is silent; but nobody grants himself what he was
    # to ask for.
    silent = by.here is not None and by.here.isdisjoint(seat.devices)
    instead = seated and silent and not is_host_reachable(table, by) and not isinstance(intent, TakeSeat)
    if trusted or (instead and getattr(intent, "device", None) != by.device):
        return None
    if isinstance(intent, TakeSeat):
        return say("refused-seat-held", name=seat.name)
    return say("refused-locked" if seated else "refused-watching")


def may_take_back(table: TableState, entry: Entry, now: int, by: Actor) -> bool:
    """Whether it is his own deed, done for himself a moment ago: such a thing everybody may undo."""
    mine = entry.by == by.device and now - entry.at <= TAKE_BACK_MS
    return mine and all(by.holds(table, event.concerned_seat() or "") for event in entry.events)

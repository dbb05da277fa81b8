"""Implements which device has which seat, which device is the host's, and who may do what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.table import intents
from companion.table.events import (
    Event,
    HostChanged,
    RightsLocked,
    ScorekeeperNamed,
    SeatFreed,
    SeatTaken,
)
from companion.table.game import Actor, GameRules
from companion.table.intents import Intent
from companion.table.message import Refused, say
from companion.table.seats import (
    Seat,
    find_seat,
    with_seat,
)
from companion.table.state import TableState


def _hand_seat_to(seat: Seat, device: str, alone: bool) -> tuple[Event, ...]:
    """Return the events that give the device a seat; with ``alone``, also those that take the seat from all other
    devices."""
    others = tuple(other for other in seat.devices if other != device) if alone else ()
    taken = () if device in seat.devices else (SeatTaken(seat=seat.id, device=device),)
    return (*taken, *(SeatFreed(seat=seat.id, device=other) for other in others))


def _check_device(device: str) -> str:
    """Return the device; raise Refused if it is empty."""
    if not device:
        raise Refused(say("refused-no-such-device"))
    return device


def _decide_take_seat(
    intent: intents.TakeSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the events that give the asking device a seat. Raises Refused if there is no such seat."""
    return _hand_seat_to(find_seat(table.seats, intent.seat), by.device, intent.alone)


def _decide_give_seat(
    intent: intents.GiveSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the events that give another device a seat. Raises Refused if there is no such seat, or no device is
    named."""
    return _hand_seat_to(find_seat(table.seats, intent.seat), _check_device(intent.device), intent.alone)


def _decide_free_seat(
    intent: intents.FreeSeat, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the events that take a seat from one device, or from all devices that have it. Raises Refused if there is
    no such seat."""
    seat = find_seat(table.seats, intent.seat)
    devices = seat.devices if intent.device is None else (intent.device,)
    return tuple(SeatFreed(seat=seat.id, device=device) for device in devices if device in seat.devices)


def _decide_lock_rights(
    intent: intents.LockRights, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    return () if intent.locked == table.locked else (RightsLocked(locked=intent.locked),)


def _decide_name_scorekeeper(
    intent: intents.NameScorekeeper, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that a device keeps score from now on; empty if it does already."""
    device = intent.device or ""
    return () if device == table.scorekeeper else (ScorekeeperNamed(device=device),)


def _decide_hand_over(
    intent: intents.HandOver, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[Event, ...]:
    """Return the event that another device is the host's from now on; empty if it is already. Raises Refused if no
    device is named."""
    return () if intent.device == table.host else (HostChanged(device=_check_device(intent.device)),)


def _after_seat_taken(event: SeatTaken, game: GameRules, table: TableState) -> TableState:
    """Return the table with the device added to the seat's."""
    devices = {seat.id: seat.devices for seat in table.seats}.get(event.seat, ())
    return replace(
        table, seats=with_seat(table.seats, event.seat, devices=tuple(dict.fromkeys((*devices, event.device))))
    )


def _after_seat_freed(event: SeatFreed, game: GameRules, table: TableState) -> TableState:
    """Return the table with the device removed from the seat's."""
    devices = {seat.id: seat.devices for seat in table.seats}.get(event.seat, ())
    return replace(
        table, seats=with_seat(table.seats, event.seat, devices=tuple(d for d in devices if d != event.device))
    )


def _after_host_changed(event: HostChanged, game: GameRules, table: TableState) -> TableState:
    return replace(table, host=event.device)


def _after_rights_locked(event: RightsLocked, game: GameRules, table: TableState) -> TableState:
    return replace(table, locked=event.locked)


def _after_scorekeeper_named(event: ScorekeeperNamed, game: GameRules, table: TableState) -> TableState:
    return replace(table, scorekeeper=event.device)


DECIDE: Final[dict[type[Intent], Any]] = {
    intents.TakeSeat: _decide_take_seat,
    intents.GiveSeat: _decide_give_seat,
    intents.FreeSeat: _decide_free_seat,
    intents.LockRights: _decide_lock_rights,
    intents.NameScorekeeper: _decide_name_scorekeeper,
    intents.HandOver: _decide_hand_over,
}
EVOLVE: Final[dict[type[Event], Any]] = {
    SeatTaken: _after_seat_taken,
    SeatFreed: _after_seat_freed,
    HostChanged: _after_host_changed,
    RightsLocked: _after_rights_locked,
    ScorekeeperNamed: _after_scorekeeper_named,
}

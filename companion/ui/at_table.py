"""What the screens of a table share: who may enter, where this device is, and saying what happened."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from companion.hub.hub import normalize_code
from companion.hub.view import Accepted
from companion.kit.game_base import Happened, LoggedGame
from companion.kit.score_table import Scored
from companion.table.events import Event
from companion.table.seats import Seat
from companion.ui.device import Device


def may_enter(device: Device) -> bool:
    """Whether this device may say what concerns the whole table, or another player: whoever sits there may, and where
    the rights are locked the host and the scorekeeper."""
    return device.may_lead


def may_say(device: Device, seat: str | None) -> bool:
    """Whether this device may say what that player does: his own may in any case."""
    return device.may_lead or any(own.id == seat for own in device.seats)


def seats_said(device: Device) -> tuple[Seat, ...]:
    """For whom this device may say what he does, in the order of the table."""
    return tuple(seat for seat in seats_there(device) if may_say(device, seat.id))


def seats_there(device: Device) -> tuple[Seat, ...]:
    """Who plays and has not gone home, in the order of the table, once the game has begun."""
    staying = device.state.play.staying
    return tuple(seat for seat in device.state.seats if seat.id in staying)


def seats_ever(device: Device) -> tuple[Seat, ...]:
    """Who began the game, in the order of the table, gone home or not: what anybody brought about may be corrected."""
    begun = device.state.play.seats
    return tuple(seat for seat in device.state.seats if seat.id in begun)


def place(device: Device) -> tuple[str, ...]:
    """Which screen of the watched table this device is at, beyond the phase: () or ("sheet",) or ("count", day)."""
    parts = [part for part in urlsplit(device.route).path.split("/") if part]
    known = len(parts) > 2 and parts[0] == "table" and normalize_code(parts[1]) == device.state.code
    return tuple(parts[2:]) if known else ()


def go(device: Device, *where: str) -> None:
    """Go to a screen of the watched table; nowhere in particular: to the phase it is in."""
    route = "/".join(("/table", device.state.code, *where))
    # Shown at once; the browser's address, which asks for a way there and back, follows.
    device.route = route
    device.changed()
    device.go(route)


async def happened(device: Device, event: Event) -> Accepted | None:
    """Say at the watched table that this happened; a refusal is said on this device."""
    return await device.send(Happened(event=event))


def rules_at(device: Device) -> LoggedGame[Any]:
    """The rules of the watched table's game."""
    assert device.view is not None
    return cast("LoggedGame[Any]", device.view.log.game)


def scored_at(device: Device) -> Scored:
    """The figures of the watched table."""
    return rules_at(device).scored(device.state)

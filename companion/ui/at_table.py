"""Holds what the screens of a table share: permissions, the route within the table, and sending events."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from companion.hub.hub import normalize_code
from companion.hub.view import Accepted
from companion.kit.game_base import Happened, LoggedGame
from companion.kit.scored import Scored
from companion.table.events import Event
from companion.table.seats import Seat
from companion.ui.device import Device


def may_act_for(device: Device, seat: str | None) -> bool:
    """Tell whether this device may enter the moves of that seat's player: always for its own seats, for others only if
    it may lead the table."""
    return device.may_lead or any(seat_here.id == seat for seat_here in device.seats)


def list_enterable_seats(device: Device) -> tuple[Seat, ...]:
    """Return the playing seats whose moves this device may enter, in table order."""
    return tuple(seat for seat in list_playing_seats(device) if may_act_for(device, seat.id))


def list_playing_seats(device: Device) -> tuple[Seat, ...]:
    """Return the seats that play and have not left, in table order. Only for a game that has begun."""
    staying = device.state.play.staying
    return tuple(seat for seat in device.state.seats if seat.id in staying)


def list_all_seats(device: Device) -> tuple[Seat, ...]:
    """Return all seats that began the game, in table order, including those of players who left, because their moves
    may be corrected. Only for a game that has begun."""
    begun = device.state.play.seats
    return tuple(seat for seat in device.state.seats if seat.id in begun)


def parse_place(device: Device) -> tuple[str, ...]:
    """Return the part of this device's route after the watched table's code, for instance () or ("sheet",) or ("count",
    day)."""
    parts = [part for part in urlsplit(device.route).path.split("/") if part]
    is_this_table = len(parts) > 2 and parts[0] == "table" and normalize_code(parts[1]) == device.state.code
    return tuple(parts[2:]) if is_this_table else ()


def go(device: Device, *where: str) -> None:
    """Go to a screen of the watched table; without ``where``, to the screen of its current phase."""
    route = "/".join(("/table", device.state.code, *where))
    # Drawn at once; the browser's address follows a round trip later.
    device.route = route
    device.notify()
    device.go(route)


async def send_event(device: Device, event: Event) -> Accepted | None:
    """Send the event to the watched table; a refusal is shown on this device, and gives None."""
    return await device.send(Happened(event=event))


def get_rules(device: Device) -> LoggedGame[Any]:
    """Return the rules of the watched table's game, which must be a logged game."""
    assert device.view is not None
    return cast("LoggedGame[Any]", device.view.log.game)


def compute_scores(device: Device) -> Scored:
    """Compute the score figures of the watched table as it stands."""
    return get_rules(device).score_table(device.state)

"""Takes seats: a free one, or one on a silent device (whose pages are all asleep or gone), at once; one that somebody
is playing only after a question. A device that may not take a seat can ask for it, and the host answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.hub.presence import Presence
from companion.hub.seat_devices import find_presence
from companion.table.intents import TakeSeat
from companion.table.message import Refused
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@dataclass(frozen=True, slots=True)
class SeatTaking:
    """Label and action of a seat's button, and the controls to show below it."""

    label: str
    press: Callable[[], Awaitable[Any]]
    below: list[ft.Control]


def use_seat_taking(seat: Seat, number: int, label: str) -> SeatTaking:
    """Return the button with which this device takes the seat, gives it back or asks for it. ``number``: the seat's,
    for the handles; ``label``: the button's text if it simply takes the seat."""
    device = use_device()
    is_asking, set_asking = ft.use_state(False)
    request, must_request = use_slice(
        lambda d: (_find_request(d, seat), d.objection(TakeSeat(seat=seat.id)) is not None)
    )

    async def press() -> None:
        """Take the seat or give it back; ask the host if this device may not, and its own reader if somebody is playing
        at the seat."""
        if must_request:
            if device.table is not None:
                try:
                    device.table.requests.ask(seat.id, device.actor.device)
                except Refused as refused:
                    device.tell(refused.message)
        elif not device.has_seat(seat) and seat.is_full and find_presence(device.attendance, seat) is Presence.HERE:
            set_asking(not is_asking)
        else:
            # A silent device keeps the seat too: when it wakes, it has lost nothing.
            await device.hold(seat)

    below: list[ft.Control] = []
    if is_asking and not device.has_seat(seat) and seat.devices:
        below = [_ask_move_or_share(device, seat, number, lambda: set_asking(False))]
    elif request is not None:
        below = [_request_note(device, number, refused=request)]
    if device.has_seat(seat):
        label = device.t("join-leave-seat")
    elif must_request:
        label = device.t("seat-ask-again" if request else "seat-ask")
    return SeatTaking(label, press, below)


def _find_request(device: Device, seat: Seat) -> bool | None:
    """Return whether this device's request for the seat was refused; None if it has made none."""
    request = device.table.requests.request_of(device.actor.device) if device.table is not None else None
    return request.refused if request is not None and request.seat == seat.id else None


def _ask_move_or_share(device: Device, seat: Seat, number: int, close: Callable[[], None]) -> ft.Control:
    """Build the question whether a seat that somebody plays on another device is to move here, or to be played on
    both."""

    async def take(alone: bool) -> None:
        """Take the seat on this device too or, with ``alone``, only here."""
        close()
        await device.hold(seat, alone=alone)

    buttons = [
        action(device, f"keep-seat-{number}", device.t("ask-no"), close, height=theme.TARGET),
        action(device, f"share-seat-{number}", device.t("seat-share"), lambda: take(False), height=theme.TARGET),
        action(device, f"move-seat-{number}", device.t("seat-move"), lambda: take(True), height=theme.TARGET),
    ]
    return _warn_with_buttons(device, device.t("seat-move-question", name=shorten(seat.name)), buttons)


def _request_note(device: Device, number: int, *, refused: bool) -> ft.Control:
    """Build the note that the host has been asked for the seat, or has refused, with the button that removes it."""

    def withdraw() -> None:
        if device.table is not None:
            device.table.requests.withdraw(device.actor.device)

    label = device.t("app-ok" if refused else "seat-withdraw")
    button = action(device, f"withdraw-seat-{number}", label, withdraw, height=theme.TARGET)
    return _warn_with_buttons(device, device.t("seat-refused" if refused else "seat-waiting"), [button])


def _warn_with_buttons(device: Device, text: str, buttons: list[ft.Control]) -> ft.Control:
    p = device.palette
    body = pile(sans(text, p), wrap(*buttons))
    return warning(ft.Semantics(live_region=True, content=body), p)

"""Takes seats: a free one or one on a silent device at once, one with somebody present after a question. A device
without the right asks for a held seat, and the host answers."""

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
    """Holds the label and action of a seat's button, and what is shown below it."""

    label: str
    press: Callable[[], Awaitable[Any]]
    below: list[ft.Control]


def use_seat_taking(seat: Seat, number: int, label: str) -> SeatTaking:
    """Return how this device takes that seat or gives it back; ``label``: the button's text where it simply takes
    it."""
    device = use_device()
    asking, ask = ft.use_state(False)
    request, asks = use_slice(lambda d: (_find_request(d, seat), d.objection(TakeSeat(seat=seat.id)) is not None))

    async def press() -> None:
        if asks:
            if device.table is not None:
                try:
                    device.table.requests.ask(seat.id, device.actor.device)
                except Refused as refused:
                    device.tell(refused.message)
        elif not device.has_seat(seat) and seat.is_full and find_presence(device.attendance, seat) is Presence.HERE:
            ask(not asking)
        else:
            # A silent device keeps the seat too: when it wakes, it has lost nothing.
            await device.hold(seat)

    below: list[ft.Control] = []
    if asking and not device.has_seat(seat) and seat.devices:
        below = [_question(device, seat, number, lambda: ask(False))]
    elif request is not None:
        below = [_waiting(device, number, refused=request)]
    if device.has_seat(seat):
        label = device.t("join-leave-seat")
    elif asks:
        label = device.t("seat-ask-again" if request else "seat-ask")
    return SeatTaking(label, press, below)


def _find_request(device: Device, seat: Seat) -> bool | None:
    """Return whether this device's request for that seat was refused; None: it has made none."""
    one = device.table.requests.request_of(device.actor.device) if device.table is not None else None
    return one.refused if one is not None and one.seat == seat.id else None


def _question(device: Device, seat: Seat, number: int, close: Callable[[], None]) -> ft.Control:
    """Ask whether a seat that is played and watched elsewhere moves here, or is played on both devices."""

    async def here(alone: bool) -> None:
        close()
        await device.hold(seat, alone=alone)

    buttons = [
        action(device, f"keep-seat-{number}", device.t("ask-no"), close, height=theme.TARGET),
        action(device, f"share-seat-{number}", device.t("seat-share"), lambda: here(False), height=theme.TARGET),
        action(device, f"move-seat-{number}", device.t("seat-move"), lambda: here(True), height=theme.TARGET),
    ]
    return _warning(device, device.t("seat-move-question", name=shorten(seat.name)), buttons)


def _waiting(device: Device, number: int, *, refused: bool) -> ft.Control:
    """Say that the host has been asked, or has refused."""

    def withdraw() -> None:
        if device.table is not None:
            device.table.requests.withdraw(device.actor.device)

    label = device.t("app-ok" if refused else "seat-withdraw")
    button = action(device, f"withdraw-seat-{number}", label, withdraw, height=theme.TARGET)
    return _warning(device, device.t("seat-refused" if refused else "seat-waiting"), [button])


def _warning(device: Device, text: str, buttons: list[ft.Control]) -> ft.Control:
    p = device.palette
    body = pile(sans(text, p), wrap(*buttons))
    return warning(ft.Semantics(live_region=True, content=body), p)

"""Asks whoever may answer it whether a seat that another device holds may be taken."""

from __future__ import annotations

import flet as ft

from companion.hub.seat_requests import SeatRequest
from companion.table.intents import GiveSeat
from companion.table.message import Refused
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import warning
from companion.ui.controls.seats import symbol
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice


def find_request(device: Device) -> SeatRequest | None:
    """Return the request that this device is to answer next: the host's to answer or, without host and scorekeeper, any
    seated device's."""
    if device.table is None or not (device.leads or device.seats):
        return None
    instead = not device.hub.attendance.present & {device.state.host, device.state.scorekeeper}
    for one in device.table.requests.pending:
        may = device.objection(GiveSeat(seat=one.seat, device=one.device)) is None
        if may and one.device != device.actor.device and (device.leads or instead):
            return one
    return None


@ft.component
def SeatAsked() -> ft.Control:
    """Shows one request at a time below the current screen."""
    device = use_device()
    asked = use_slice(lambda d: find_request(d) if d.view is not None else None)
    if asked is None:
        return ft.Container(height=0)
    p = device.palette
    seat = device.state.seat(asked.seat)

    async def answer(yes: bool) -> None:
        if device.table is None:
            return
        try:
            await device.table.requests.answer(asked, yes, device.actor)
        except Refused as refused:
            device.tell(refused.message)

    text = ft.Semantics(live_region=True, content=sans(device.t("seat-asked", name=short(seat.name)), p))
    buttons = [
        action(device, "seat-asked-no", device.t("ask-no"), lambda: answer(False), height=theme.TARGET),
        action(device, "seat-asked-yes", device.t("seat-asked-yes"), lambda: answer(True), height=theme.TARGET),
    ]
    line = ft.Row([symbol(seat, p), ft.Container(text, expand=True)], spacing=10)
    body = ft.Column([line, ft.Row([*buttons], spacing=8, alignment=ft.MainAxisAlignment.END)], spacing=6, tight=True)
    return ft.Container(warning(body, p), padding=ft.Padding.symmetric(horizontal=12, vertical=6))

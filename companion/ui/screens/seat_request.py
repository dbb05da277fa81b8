"""Asks those who may decide it whether another device may take a seat that is already held."""

from __future__ import annotations

import flet as ft

from companion.table.message import Refused
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import warning
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import pile
from companion.ui.controls.text import sans
from companion.ui.reactive import use_device, use_slice


@ft.component
def SeatRequestQuestion() -> ft.Control:
    """Show the next request for a seat that this device is to answer, below the current screen; nothing if there is
    none."""
    device = use_device()
    request = use_slice(lambda d: d.table.requests.next_for(d.actor) if d.table is not None else None)
    if request is None:
        return ft.Container(height=0)
    p = device.palette
    seat = device.state.seat(request.seat)

    async def answer(yes: bool) -> None:
        """Grant or refuse the request."""
        if device.table is None:
            return
        try:
            await device.table.requests.answer(request, yes, device.actor)
        except Refused as refused:
            device.tell(refused.message)

    text = ft.Semantics(live_region=True, content=sans(device.t("seat-asked", name=shorten(seat.name)), p))
    buttons = [
        action(device, "seat-asked-no", device.t("ask-no"), lambda: answer(False), height=theme.TARGET),
        action(device, "seat-asked-yes", device.t("seat-asked-yes"), lambda: answer(True), height=theme.TARGET),
    ]
    line = ft.Row([symbol(seat, p), ft.Container(text, expand=True)], spacing=10)
    body = pile(line, ft.Row([*buttons], spacing=8, alignment=ft.MainAxisAlignment.END), spacing=6)
    return ft.Container(warning(body, p), padding=ft.Padding.symmetric(horizontal=12, vertical=6))

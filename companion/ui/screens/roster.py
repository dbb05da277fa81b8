"""The seats of the table before the first round: who plays, on which device, in which order."""

from __future__ import annotations

import flet as ft

from companion.table.intents import ChangePlayer, OrderSeats, RemovePlayer
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.fields import beside
from companion.ui.controls.handle import handle
from companion.ui.controls.looks import look_picker
from companion.ui.controls.paper import card
from companion.ui.controls.seats import OnWhich, who
from companion.ui.controls.text import bold
from companion.ui.hooks import use_device, use_slice
from companion.ui.people import short
from companion.ui.screens.join import NewName
from companion.ui.screens.taking import use_taking


@ft.component
def Roster() -> ft.Control:
    """All seats; each can be taken on this device, given back, moved up or taken away."""
    device = use_device()
    p = device.palette
    seats = use_slice(lambda d: d.state.seats)
    full = use_slice(lambda d: d.view is None or len(d.state.seats) >= d.view.log.game.most_players(d.state))
    lines: list[ft.Control] = [bold(device.t("roster-title"), p)]
    lines += [_Line(seat, index, key=f"roster-{seat.id}") for index, seat in enumerate(seats)]
    if not full:
        lines.append(NewName(take=False))
    return card(ft.Column(lines, spacing=8, tight=True), p)


@ft.component
def _Line(seat: Seat, index: int) -> ft.Control:
    device = use_device()
    p = device.palette
    opened, set_opened = ft.use_state(False)
    number = index + 1
    mine = device.holds(seat)
    orders, changes = use_slice(lambda d: (d.may_lead, d.may_for(seat)))
    taking = use_taking(seat, number, device.t("roster-hold"))

    async def up() -> None:
        order = [each.id for each in device.state.seats]
        order[index - 1], order[index] = order[index], order[index - 1]
        await device.send(OrderSeats(order=tuple(order)))

    async def look(colour: str, symbol: str) -> None:
        await device.send(ChangePlayer(seat=seat.id, colour=colour, symbol=symbol))

    name = ft.Container(
        ft.Column([who(seat, p), OnWhich(seat, "roster-nobody")], spacing=0, tight=True),
        on_click=lambda _: set_opened(not opened),
        ink=True,
        border_radius=10,
    )
    buttons = [
        action(
            device, f"take-seat-{number}", taking.label, taking.press, height=theme.TARGET, compact=True, selected=mine
        ),
    ]
    if orders:
        remove = device.t("roster-remove", name=short(seat.name))
        buttons.append(
            icon_button(
                device,
                f"remove-seat-{number}",
                ft.Icons.CLOSE,
                remove,
                lambda: device.send(RemovePlayer(seat=seat.id)),
            )
        )
    if index and orders:
        says = device.t("order-up", name=short(seat.name))
        buttons.insert(1, icon_button(device, f"seat-up-{number}", ft.Icons.ARROW_UPWARD, says, up))
    row = beside(device, handle(f"seat-{number}", name, button=True), *buttons, spacing=4)
    parts = [row, *taking.below]
    if opened and (changes or orders):
        parts.append(look_picker(device, seat.colour, seat.symbol, look))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

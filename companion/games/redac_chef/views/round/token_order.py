"""Shows the form in which the order of the tokens is set by hand, as they really lie."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.redac_chef.state.intents import SetOrder
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile
from companion.ui.controls.text import serif
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value


@ft.component
def OrderEditor() -> ft.Control:
    """Shows a link that opens the form of the order of today's tokens; while that is open, the form in its place."""
    device = use_device()
    editing, edit = use_value(False)
    if editing:
        return OrderForm(lambda: edit(False))
    label = device.t("order-edit")
    return link(device, "order-edit", label, lambda: edit(True), icon=ft.Icons.SWAP_VERT, brief=True)


@ft.component
def OrderForm(close: Callable[[], None]) -> ft.Control:
    """Shows the form of the order of today's tokens: all seats, those without a token last, are moved up one by one,
    then the order is sent. ``close`` is run when it was accepted, or the form cancelled."""
    device, p = use_device_and_palette()
    first = use_slice(lambda d: (*d.state.play.today.bouclage.order, *d.state.play.today.without_token))
    wanted, want = use_value(first)

    def move_up(index: int) -> None:
        """Move the seat at that index up by one."""
        seats = list(wanted)
        seats[index - 1], seats[index] = seats[index], seats[index - 1]
        want(tuple(seats))

    async def send_order() -> None:
        """Send the order, and close the form if it was accepted."""
        if await device.send(SetOrder(day=device.state.play.current, order=wanted)) is not None:
            close()

    rows: list[ft.Control] = []
    for index, seat_id in enumerate(wanted):
        seat = device.state.seat(seat_id)
        move = (
            icon_button(
                device,
                f"order-up-{device.state.number(seat_id)}",
                ft.Icons.ARROW_UPWARD,
                device.t("order-up", name=seat.name),
                partial(move_up, index),
            )
            if index
            else ft.Container(width=48)
        )
        rows.append(
            ft.Row([serif(str(index + 1), 24, p), ft.Container(player_label(seat, p), expand=True), move], spacing=12)
        )
    return pile(
        *rows,
        ft.Row(
            [
                action(device, "order-cancel", device.t("order-cancel"), close, expand=True),
                action(device, "order-set", device.t("order-set"), send_order, expand=True),
            ],
            spacing=10,
        ),
        spacing=4,
    )

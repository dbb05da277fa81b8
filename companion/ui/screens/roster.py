"""The seats of the table before the first round: who plays, on which device, in which order."""

from __future__ import annotations

import flet as ft

from companion.table.intents import FreeSeat, OrderSeats, RemovePlayer, TakeSeat
from companion.table.seats import Seat
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.paper import card
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, small
from companion.ui.hooks import use_device, use_slice
from companion.ui.screens.join import NewName


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
    number = index + 1
    mine = device.actor.device in seat.devices
    here = (
        device.t("join-yours")
        if mine
        else device.t("join-taken", count=len(seat.devices))
        if seat.devices
        else device.t("roster-nobody")
    )

    async def take() -> None:
        await device.send(FreeSeat(seat=seat.id, device=device.actor.device) if mine else TakeSeat(seat=seat.id))

    async def up() -> None:
        order = [each.id for each in device.state.seats]
        order[index - 1], order[index] = order[index], order[index - 1]
        await device.send(OrderSeats(order=tuple(order)))

    return ft.Row(
        [
            ft.Column([who(seat, p), small(here, p)], spacing=0, tight=True, expand=True),
            action(
                device,
                f"take-seat-{number}",
                device.t("join-leave-seat") if mine else device.t("roster-hold"),
                take,
                height=48,
                compact=True,
                selected=mine,
            ),
            *(
                [
                    icon_button(
                        device, f"seat-up-{number}", ft.Icons.ARROW_UPWARD, device.t("order-up", name=seat.name), up
                    )
                ]
                if index
                else []
            ),
            icon_button(
                device,
                f"remove-seat-{number}",
                ft.Icons.CLOSE,
                device.t("roster-remove", name=seat.name),
                lambda: device.send(RemovePlayer(seat=seat.id)),
            ),
        ],
        spacing=4,
    )

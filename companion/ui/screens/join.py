"""A phone comes to the table: it takes one seat or several, adds a player, or only watches."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.table.intents import AddPlayer, FreeSeat, NewPlayer, TakeSeat
from companion.table.seats import NAME_LENGTH, Seat
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, masthead, strap
from companion.ui.controls.seats import who
from companion.ui.controls.text import sans, serif, small
from companion.ui.hooks import use_device, use_slice


@ft.component
def Join() -> ft.Control:
    """Who are you?"""
    device = use_device()
    p = device.palette
    seats = use_slice(lambda d: d.state.seats)
    room = use_slice(
        lambda d: (
            d.view is not None
            and not d.view.log.game.begun(d.state)
            and len(d.state.seats) < d.view.log.game.most_players(d.state)
        )
    )
    mine = [seat for seat in seats if device.actor.device in seat.devices]

    def enter() -> None:
        device.watching |= {device.state.code}
        device.go(f"/table/{device.state.code}")

    parts: list[ft.Control] = [
        masthead(device.t("app-name"), p),
        strap(p, device.t("table-code", code=device.state.code), device.t("players-count", count=len(seats))),
        ft.Container(serif(device.t("join-who"), 30, p), margin=ft.Margin.only(top=6)),
        small(device.t("join-several"), p),
        *(_Seat(seat, index + 1, key=f"seat-{seat.id}") for index, seat in enumerate(seats)),
    ]
    if room:
        parts.append(NewName(key="new-name"))
    if mine:
        parts.append(action(device, "enter-table", device.t("join-enter", count=len(mine)), enter, red=True))
    parts.append(action(device, "watch", device.t("join-watch"), enter))
    return column(parts)


@ft.component
def _Seat(seat: Seat, number: int) -> ft.Control:
    device = use_device()
    p = device.palette
    mine = device.actor.device in seat.devices

    async def take() -> None:
        if mine:
            await device.send(FreeSeat(seat=seat.id, device=device.actor.device))
        else:
            await device.send(TakeSeat(seat=seat.id))

    note = (
        device.t("join-yours")
        if mine
        else device.t("join-taken", count=len(seat.devices))
        if seat.devices
        else device.t("join-free")
    )
    body = ft.Row(
        [
            ft.Column([who(seat, p, size=20), small(note, p)], spacing=2, tight=True, expand=True),
            action(
                device,
                f"take-seat-{number}",
                device.t("join-leave-seat") if mine else device.t("join-take"),
                take,
                selected=mine,
            ),
        ],
        spacing=10,
    )
    return card(body, p, edge=p.players[seat.colour], selected=mine)


@ft.component
def NewName(take: bool = True) -> ft.Control:
    """A name that is not on the list yet: a new player, on this device or (``take`` false) on none so far."""
    device = use_device()
    p = device.palette
    name, set_name = ft.use_state("")

    async def add() -> None:
        if await device.send(AddPlayer(player=NewPlayer(name=name), take=take)) is not None:
            set_name("")

    def typed(event: Any) -> None:
        set_name(event.control.value or "")

    field = ft.TextField(
        label=device.t("join-new-name"),
        value=name,
        on_change=typed,
        on_submit=lambda _: device.run(add),
        max_length=NAME_LENGTH * 4,
        counter="",
        border_color=p.rule,
        text_style=ft.TextStyle(size=theme.BODY, font_family=theme.SANS, color=p.ink),
        min_lines=1,
    )
    return ft.Row(
        [handle("player-name", field, expand=True), action(device, "add-player", device.t("join-add"), add)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


@ft.component
def NoTable(code: str) -> ft.Control:
    """The code of a table that is not open (any more)."""
    device = use_device()
    p = device.palette
    return column(
        [
            masthead(device.t("app-name"), p),
            strap(p, device.t("table-code", code=code.upper()[:8])),
            sans(device.t("join-no-table", code=code.upper()[:8]), p),
            action(device, "home", device.t("go-home"), lambda: device.go("/home"), red=True),
        ]
    )

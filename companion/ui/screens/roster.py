"""Shows the seats of the table before the first round: players, devices and order."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.table.intents import ChangePlayer, MoveSeat, RemovePlayer
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import icon_button, link, small_action, tappable
from companion.ui.controls.fields import ConfirmedAction, lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.look_picker import look_picker
from companion.ui.controls.paper import card
from companion.ui.controls.seats import DeviceOfSeat, player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.screens.join import NewName
from companion.ui.screens.seat_taking import use_seat_taking


@ft.component
def Roster(round_: str) -> ft.Control:
    """Show all seats, and who is ready for the next round (``round_``). One tap takes a seat on this device or gives it
    back; changes for everybody are behind a second tap on one seat at a time."""
    device, p = use_device_and_palette()
    opened, open_ = use_value("")
    seats = use_slice(lambda d: d.state.seats)
    full = use_slice(lambda d: d.view is None or len(d.state.seats) >= d.view.log.game.most_players(d.state))
    invite = icon_button(
        device,
        "show-code",
        ft.Icons.QR_CODE_2,
        device.t("menu-invite"),
        lambda: device.go(f"/table/{device.state.code}/invite"),
    )
    lines: list[ft.Control] = [ft.Row([ft.Container(bold(device.t("roster-title"), p), expand=True), invite])]
    lines += [
        _SeatLine(seat, index, round_, opened == seat.id, open_, key=f"roster-{seat.id}")
        for index, seat in enumerate(seats)
    ]
    if not full:
        lines.append(NewName(take=False))
    return card(pile(*lines), p, padding=12)


@ft.component
def _SeatLine(seat: Seat, index: int, round_: str, opened: bool, open_: Callable[[str], None]) -> ft.Control:
    """Show one seat of the roster; ``opened``, it shows the player's look, their place in the order, and the button
    that removes them, as far as this device may change these. ``open_`` opens that of a seat, or of none ("")."""
    device, p = use_device_and_palette()
    number = index + 1
    is_own = device.has_seat(seat)
    may_order, may_change, is_ready = use_slice(
        lambda d: (d.may_lead, may_act_for(d, seat.id), seat.id in d.services.ready.list_ready(d.state.id, round_))
    )
    taking = use_seat_taking(seat, number, device.t("seat-fetch" if seat.devices else "roster-hold"))

    async def move_up() -> None:
        """Move the seat one place forward in the order of the table."""
        await device.send(MoveSeat(seat=seat.id, by=-1))

    async def set_look(colour: str, symbol: str) -> None:
        """Give the player that colour and symbol."""
        await device.send(ChangePlayer(seat=seat.id, colour=colour, symbol=symbol))

    under: ft.Control = DeviceOfSeat(seat, "roster-nobody")
    if is_ready:
        tick = ft.Icon(ft.Icons.CHECK_CIRCLE, size=16, color=p.ink)
        under = ft.Row([tick, bold(device.t("roster-ready"), p, size=theme.SMALL)], spacing=4, tight=True)
        under = handle(f"ready-{number}", under)
    face: list[ft.Control] = [ft.Column([player_label(seat, p), under], spacing=0, tight=True, expand=True)]
    if may_change or may_order:
        face.append(ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, color=p.muted, size=22))
    edges = ft.Padding.symmetric(vertical=4)
    name = tappable(f"seat-{number}", ft.Row(face, spacing=4), lambda: open_("" if opened else seat.id), padding=edges)
    take = small_action(device, f"take-seat-{number}", taking.label, taking.press, selected=is_own)
    row = lay_beside(device, name, take, spacing=4)
    parts = [row, *taking.below]
    if opened and (may_change or may_order):
        parts.append(look_picker(device, seat.colour, seat.symbol, set_look))
    if opened and may_order:
        up_label = device.t("order-up", name=shorten(seat.name))
        buttons: list[ft.Control] = [
            ConfirmedAction(
                f"remove-seat-{number}",
                device.t("roster-remove", name=shorten(seat.name)),
                device.t("roster-remove-question", name=shorten(seat.name)),
                device.t("roster-remove-yes"),
                lambda: device.send(RemovePlayer(seat=seat.id)),
                icon=ft.Icons.REMOVE_CIRCLE_OUTLINE,
                key="remove",
            )
        ]
        if index:
            buttons.insert(0, link(device, f"seat-up-{number}", up_label, move_up, icon=ft.Icons.ARROW_UPWARD))
        parts.append(stack(*buttons, spacing=0))
    return stack(*parts)

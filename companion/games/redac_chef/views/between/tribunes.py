"""Shows the choice of tribunes: a row for each player in the order of choice; every phone may record one, and all see
it at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.redac_chef.state.intents import PickTribune
from companion.games.redac_chef.state.tribune_draft import TribuneChoice, find_tribune_choice, list_gone, list_tribunes
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import action, small_action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import Clarified, with_help
from companion.ui.reactive import use_device, use_device_and_palette, use_slice


@ft.component
def Tribunes(day: str) -> ft.Control:
    """Shows how many tribunes to draw, and each player's row in the order of choice; nothing if no tribunes are
    chosen."""
    device, p = use_device_and_palette()
    # Only the order and the number: what a player takes redraws that player's row alone.
    order, drawn = use_slice(lambda d: _read_order(find_tribune_choice(d.state, day)))
    kind = device.state.play.settings.rules.tribunes
    if not drawn:
        return ft.Container(height=0)
    return stack(
        with_help(device, bold(device.t("tribunes-title"), p, size=20), "phase/choose", "button/tribune-pick"),
        sans(
            device.t("tribunes-drawn" if kind == "drawn" else "tribunes-offered", drawn=drawn, players=len(order)),
            p,
        ),
        *(TribuneRow(seat, day, key=f"pick-{seat}") for seat in order),
    )


def _read_order(choice: TribuneChoice) -> tuple[tuple[str, ...], int]:
    return choice.order, choice.drawn


@dataclass(frozen=True, slots=True)
class TribuneChooser:
    """One player's row in the choice of tribunes, as all that it shows.

    Attributes:
        number: the seat's, from 1 in table order.
        token: the player's bouclage token; None in modes without.
        tile: the tribune; None before they have chosen, "" if it was not recorded which.
        turn: whether it is their turn to choose.
    """

    seat: Seat | None
    number: int
    token: int | None
    tile: str | None
    turn: bool


def read_chooser(device: Device, seat_id: str, day: str) -> TribuneChooser:
    """Return what one player's row shows in the choice of tribunes for that day."""
    choice = find_tribune_choice(device.state, day)
    if seat_id not in choice.order:  # they have just left: the row is about to go
        return TribuneChooser(None, 0, None, None, False)
    return TribuneChooser(
        device.state.seat(seat_id),
        device.state.number(seat_id),
        choice.token(seat_id),
        choice.tile(seat_id),
        choice.next == seat_id,
    )


@ft.component
def TribuneRow(seat_id: str, day: str) -> ft.Control:
    """Shows one player's row: token, name, and the button that says that they have taken a tribune; once they have, it
    opens the choice of which."""
    device, p = use_device_and_palette()
    row = use_slice(lambda d: read_chooser(d, seat_id, day))
    may = use_slice(lambda d: may_act_for(d, seat_id))
    opened, set_opened = ft.use_state(False)
    if row.seat is None:
        return ft.Container(height=0)

    async def take() -> None:
        """Record that the player has taken a tribune; if they have already, open or close the choice of which."""
        if row.tile is None:
            await device.send(PickTribune(day=day, seat=seat_id))
        else:
            set_opened(not opened)

    token: list[ft.Control] = []
    if row.token is not None:
        figure = serif(str(row.token), device.fit(30, 44), p, text_align=ft.TextAlign.CENTER)
        token = [ft.Container(figure, width=34 * min(device.scale, 1.5))]
    status = bold if row.turn else small
    name_and_status = ft.Column(
        [player_label(row.seat, p, size=18), status(_describe_status(device, row), p, size=theme.SMALL)],
        spacing=0,
        tight=True,
        expand=True,
    )
    parts: list[ft.Control] = [*token, name_and_status]
    lines: list[ft.Control] = [ft.Row(parts, spacing=10)]
    if may:
        label = device.t("tribunes-take") if row.tile is None else row.tile or device.t("tribunes-taken")
        button = action(device, f"tribune-pick-{row.number}", label, take, selected=row.tile is not None, height=52)
        if device.scale > LARGE_TEXT:
            lines.append(button)
        else:
            parts.append(button)
    if row.tile:
        lines.append(Clarified(f"tribune/{row.tile}", key=f"clarified-{row.tile}"))
    if opened and row.tile is not None and may:
        lines.append(
            TribunePicker(seat_id, row.number, row.tile, day, lambda: set_opened(False), key=f"picker-{seat_id}")
        )
    return card(
        pile(*lines),
        p,
        edge=p.players.get(row.seat.colour, p.ink),
        selected=row.turn,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _describe_status(device: Device, row: TribuneChooser) -> str:
    """Return what that player has, or waits for, in words."""
    if row.tile is None:
        return device.t("tribunes-first" if row.turn else "tribunes-waits")
    return device.t("tribunes-has-tile", tile=row.tile) if row.tile else device.t("tribunes-has")


@ft.component
def TribunePicker(seat_id: str, number: int, tile: str, day: str, close: Any) -> ft.Control:
    """Shows the tribunes, to record which one was taken (those that cannot be taken are disabled), with buttons to give
    it back, to leave it unrecorded, and to close."""
    device, p = use_device_and_palette()
    taken = use_slice(lambda d: list_gone(d.state, day, seat_id))

    async def note(which: str | None) -> None:
        """Record that tribune ("": unrecorded which; None: given back), and close if it was accepted."""
        if await device.send(PickTribune(day=day, seat=seat_id, tile=which)) is not None:
            close()

    def tile_button(which: str) -> ft.Control:
        """Build the button of one tribune, disabled if it cannot be taken."""
        return small_action(
            device,
            f"tribune-tile-{number}-{which}",
            which,
            lambda: note(which),
            width=50 * device.scale,
            selected=which == tile,
            disabled=which in taken,
        )

    offered = [tile_button(which) for which in list_tribunes(device.state.play)]
    ways: list[ft.Control] = [
        action(device, f"tribune-back-{number}", device.t("tribunes-back"), lambda: note(None), height=theme.TARGET),
        action(device, f"tribune-close-{number}", device.t("tribunes-close"), close, height=theme.TARGET),
    ]
    if tile:
        unnoted = device.t("tribunes-unnoted")
        ways.insert(1, action(device, f"tribune-unnoted-{number}", unnoted, lambda: note(""), height=theme.TARGET))
    return pile(
        small(device.t("tribunes-which"), p),
        wrap(*offered, spacing=6),
        wrap(*ways),
    )


@ft.component
def WaitingForTribunes(day: str, bar: bool) -> ft.Control:
    """Shows who has not chosen a tribune yet; the next round does not wait for them. ``bar``: this is the line in the
    bar, which is left out on a low page and with large text."""
    device = use_device()
    names, low = use_slice(lambda d: (_name_waiting(d, day), d.is_cramped or d.scale > LARGE_TEXT))
    if not names or bar is low:
        return ft.Container(height=0)
    text = device.t("tribunes-waiting", names=names, count=len(names))
    return handle("tribunes-waiting", small(text, device.palette))


def _name_waiting(device: Device, day: str) -> tuple[str, ...]:
    """Return the names of those who have yet to choose; empty if no tribunes are chosen."""
    choice = find_tribune_choice(device.state, day)
    return tuple(shorten(device.state.seat(seat).name, 16) for seat in choice.waiting) if choice.drawn else ()

"""Shows the check of the pages before anything is counted: who checks whose page, and what becomes of a mistake."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import read_counting
from companion.games.redac_chef.views.round.photo_finish import PhotoFinish
from companion.games.redac_chef.views.round.token_order import OrderEditor
from companion.ui.controls.buttons import action, link
from companion.ui.controls.paper import card
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device_and_palette, use_slice


@ft.component
def Checks(day: str) -> ft.Control:
    """Shows the check of the pages ("Fin du round", page 11), with photo finishes to decide and, for who may lead, the
    order of the tokens; once it is folded away, only a link that brings it back."""
    device, p = use_device_and_palette()
    counting = Counting(device, day)
    checked, typing = use_slice(
        lambda d: (read_counting(d, day).checked, read_counting(d, day).position.entry is not None)
    )
    seats = use_slice(lambda d: tuple(d.state.seat(seat) for seat in read_counting(d, day).day.seats))
    mode = device.state.play.settings.rules
    if checked:
        again = link(
            device,
            "pages-show",
            device.t("check-again"),
            lambda: counting.set_position(checked=False),
            icon=ft.Icons.EXPAND_MORE,
        )
        return pile(PhotoFinish(day), again)
    title = bold(device.t("check-title"), p, size=20)
    lines: list[ft.Control] = [with_help(device, title, "phase/check", "button/check-done", "button/order")]
    if len(seats) > 1:
        lines.append(sans(device.t("check-who"), p))
        for at, seat in enumerate(seats):
            other = seats[(at + 1) % len(seats)]
            pair = device.t("check-pair", name=seat.name, other=other.name)
            mine = seat in device.seats
            lines.append(
                ft.Row(
                    [symbol(seat, p, size=18), (bold if mine else sans)(pair, p, expand=True)],
                    spacing=8,
                )
            )
    else:
        lines.append(sans(device.t("check-own"), p))
    if mode.desks:
        lines.append(_build_rule(device, ft.Icons.KEYBOARD_RETURN, "check-desk", day))
    lines.append(_build_rule(device, ft.Icons.FLIP, "check-flip" if mode.desks else "check-flip-all", day))
    if mode.tokens:
        lines.append(PhotoFinish(day))
    if mode.tokens and device.may_lead:
        lines.append(OrderEditor())
    if typing:
        # The keypad takes the place below, and has the red key; without it, this button stands there.
        lines.append(checked_button(device, day, red=False))
    return card(stack(*lines), p)


def checked_button(device: Device, day: str, *, red: bool) -> ft.Control:
    """Build the button that says that the pages are checked: it folds the check away and opens the first cell."""
    counting = Counting(device, day)

    async def finish_checks() -> None:
        """Fold the check away, and open the next cell to enter unless one is open."""
        counting.set_position(checked=True)
        if counting.position.entry is None:
            counting.open(counting.now.find_next_cell(None))

    return action(device, "pages-checked", device.t("check-done"), finish_checks, red=red)


def _build_rule(device: Device, icon: ft.IconData, text: str, day: str) -> ft.Control:
    """Build one rule of the check: what to do with a kind of mistake, and a note on it."""
    p = device.palette
    words: list[ft.Control] = [
        bold(device.t(text, day=device.t(f"day-{day}")), p),
        small(device.t(f"{text}-note", day=device.t(f"day-{day}")), p, color=p.ink),
    ]
    return ft.Row(
        [ft.Icon(icon, color=p.ink, size=22), ft.Column(words, spacing=0, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )

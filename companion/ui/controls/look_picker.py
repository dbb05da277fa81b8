"""Builds the picker of a player's look: colour and symbol."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.table.seats import COLOURS, SYMBOLS
from companion.ui import theme
from companion.ui.controls.buttons import on_press
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import ICONS
from companion.ui.controls.stack import pile
from companion.ui.controls.text import small
from companion.ui.device import Device


def look_picker(
    device: Device,
    colour: str,
    symbol: str,
    pick: Callable[[str, str], Any],
) -> ft.Control:
    """Build six symbols and six colours with the present look marked; a tap calls ``pick(colour, symbol)`` with both
    values of the new look. Handles: ``symbol-NAME`` and ``colour-NAME``."""
    p = device.palette

    def build_option(identifier: str, name: str, face: ft.Control, chosen: bool, look: tuple[str, str]) -> ft.Control:
        """Build the button of one symbol or colour; ``look``: the colour and symbol that a tap gives."""
        box = ft.Container(
            face,
            height=theme.TARGET,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(3 if chosen else 1, p.ink if chosen else p.rule),
            border_radius=12,
            bgcolor=p.paper,
            on_click=on_press(partial(pick, *look)),
            tooltip=name,
        )
        named = handle(identifier, box, button=True, expand=True)
        named.label = name
        named.selected = chosen
        return named

    symbols = [
        build_option(
            f"symbol-{one}",
            device.t("symbol-name", symbol=one),
            ft.Icon(ICONS[one], color=p.players.get(colour, p.ink), size=26),
            one == symbol,
            (colour, one),
        )
        for one in SYMBOLS
    ]
    colours = [
        build_option(
            f"colour-{one}",
            device.t("colour-name", colour=one),
            ft.Stack(
                [
                    ft.Container(bgcolor=p.players[one], border_radius=8, width=32, height=32),
                    *(
                        [ft.Container(ft.Icon(ft.Icons.CHECK, color=p.paper, size=20), width=32, height=32)]
                        if one == colour
                        else []
                    ),
                ],
                width=32,
                height=32,
            ),
            one == colour,
            (one, symbol),
        )
        for one in COLOURS
    ]
    return pile(
        small(device.t("look-symbol"), p),
        ft.Row([*symbols], spacing=6),
        small(device.t("look-colour"), p),
        ft.Row([*colours], spacing=6),
        spacing=6,
    )

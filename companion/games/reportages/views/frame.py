"""What stands around each of the game's screens: the strap with the menu, and the ways to the others."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.reportages.views import queries
from companion.ui.at_table import go
from companion.ui.controls.buttons import link
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.screens.menu import TableHead


def top(device: Device, number: int) -> ft.Control:
    """The strap with the menu."""
    return TableHead(
        (device.t("reportages-round", number=number), device.t("table-code", code=device.state.code)), title=False
    )


def doors(device: Device) -> ft.Control:
    """Ways to the other screens, and undo."""
    links: list[ft.Control] = [
        link(device, "sheet", device.t("sheet-title"), partial(go, device, "sheet"), icon=ft.Icons.TABLE_ROWS_OUTLINED),
        link(device, "cards", device.t("reportages-cards"), partial(go, device, "cards"), icon=ft.Icons.STYLE_OUTLINED),
        link(device, "log", device.t("log-title"), partial(go, device, "log"), icon=ft.Icons.LIST),
    ]
    if queries.play_of(device).rounds:
        label = device.t("reportages-correct")
        links.append(link(device, "rounds", label, partial(go, device, "rounds"), icon=ft.Icons.EDIT_OUTLINED))
    return ft.Row([*links, UndoLink()], wrap=True, spacing=4, run_spacing=0)

"""Builds the foot of a game's main screen, always in reach: undo, the log, the sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui.at_table import go
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device


def foot(device: Device, *, log: bool = True) -> ft.Control:
    """Build the foot; with large text undo is an icon with its words as accessible name. Handles: ``undo``, ``log``,
    ``sheet``."""
    ways = [("log", "log-title", ft.Icons.LIST)] if log else []
    ways.append(("sheet", "sheet-title", ft.Icons.TABLE_CHART_OUTLINED))
    doors = [icon_button(device, name, icon, device.t(title), partial(go, device, name)) for name, title, icon in ways]
    undo = UndoLink(sign=device.scale > LARGE_TEXT, key="undo")
    return ft.Row([ft.Container(undo, expand=True), *doors], spacing=4)

"""Which screen an address names."""

from __future__ import annotations

from urllib.parse import urlsplit

import flet as ft

from companion.ui.device import Device
from companion.ui.screens.home import Home
from companion.ui.screens.join import Join, NoTable
from companion.ui.screens.setup import SetUp


def screen_of(device: Device) -> ft.Control:
    """The screen for the device's route. ``/`` leads to tonight's table, except for the one who opens tables."""
    parts = [part for part in urlsplit(device.route).path.split("/") if part]
    match parts:
        case ["join" | "table", code]:
            return _table(device, code, joining=parts[0] == "join")
        case ["new"]:
            device.watch(None)
            return SetUp()
        case ["home"]:
            device.watch(None)
            return Home()
        case _:
            tonight = device.hub.tonight()
            if tonight is None:
                device.watch(None)
                return Home()
            return _table(device, tonight.state.code, joining=True)


def _table(device: Device, code: str, *, joining: bool) -> ft.Control:
    table = device.hub.by_code(code)
    if table is None:
        device.watch(None)
        return NoTable(code, key=f"no-{code}")
    device.watch(table)
    at_the_table = bool(device.seats) or device.is_host or code in device.watching
    if joining and not at_the_table:
        return Join(key=f"join-{table.id}")
    return ft.Container(device.services.games[table.state.game].table(), key=f"table-{table.id}", expand=True)

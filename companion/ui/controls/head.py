"""The head of the screens that belong to no game."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.paper import masthead, strap
from companion.ui.device import Device
from companion.ui.prefs import TEXT_SIZES

#: The masthead's size, and the largest in which it is shown on one line of a phone, in pixels.
_TITLE, _LARGEST = 34, 44


def _larger(device: Device) -> ft.Control:
    """Makes all text of this device one step larger, and after the largest as it was."""
    sizes = TEXT_SIZES
    following = sizes[(sizes.index(device.prefs.text) + 1) % len(sizes)]
    return icon_button(
        device,
        "text-size",
        ft.Icons.FORMAT_SIZE,
        device.t("text-larger", percent=following),
        lambda: device.prefer(text=following),
    )


def head(device: Device, *parts: str, sizes: bool = False) -> ft.Control:
    """Masthead and strap: where we are, in a few words. ``sizes``: with the button that makes all text larger, for
    screens that people see before they know where the settings are."""
    p = device.palette
    name = device.t("app-name")
    # As far from the left edge as from the button at the right, so that the name stands in the middle of the page.
    beside = theme.TARGET + 4 if sizes else 0
    title = masthead(name, p, size=device.headline(name, _TITLE, _LARGEST, beside))
    return ft.Column(
        [ft.Row([ft.Container(title, expand=True), _larger(device)], spacing=4) if sizes else title, strap(p, *parts)],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

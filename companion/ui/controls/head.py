"""Builds the head of screens outside a game."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.paper import masthead, strap
from companion.ui.controls.stack import stack
from companion.ui.device import Device
from companion.ui.prefs import TEXT_SIZES

#: The masthead's size, and its largest on one line of a phone, in px.
_TITLE, _LARGEST = 34, 44


def _larger_button(device: Device) -> ft.Control:
    """Build the button that enlarges all text of this device by one step; after the largest it returns to the
    smallest."""
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
    """Build the masthead and, below it, the strap: a line that says in a few words which screen this is. ``sizes``:
    with the button for larger text, on screens that people see before they know the settings."""
    p = device.palette
    name = device.t("app-name")
    # As much margin at the left as the button takes at the right, so that the name is centred.
    button_width = theme.TARGET + 4 if sizes else 0
    title = masthead(name, p, size=device.headline(name, _TITLE, _LARGEST, button_width))
    return stack(
        ft.Row([ft.Container(title, expand=True), _larger_button(device)], spacing=4) if sizes else title,
        strap(p, *parts),
        spacing=12,
    )

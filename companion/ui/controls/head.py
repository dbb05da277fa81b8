"""The head of the screens that belong to no game."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.paper import masthead, strap
from companion.ui.device import Device

#: The masthead's size, and the largest in which it is shown on one line of a phone, in pixels.
_TITLE, _LARGEST = 34, 44


def head(device: Device, *parts: str) -> ft.Control:
    """Masthead and strap: where we are, in a few words."""
    p = device.palette
    return ft.Column(
        [masthead(device.t("app-name"), p, size=device.fit(_TITLE, _LARGEST)), strap(p, *parts)],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

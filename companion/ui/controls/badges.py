"""Draws the badge of a sheet's row, a letter or sign on its colour, and the mark of figures that may still change."""

from __future__ import annotations

import flet as ft

from companion.kit.ink import Ink
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.theme import Palette


def badge(device: Device, sign: str | ft.IconData, ink: Ink | None, size: float) -> ft.Control:
    """Draw a letter or an icon on a colour; ``size`` in pixels, the same whatever the text size."""
    p = device.palette
    paper = p.paper if p.dark else p.card
    face: ft.Control
    if isinstance(sign, str):
        face = bold(sign, p, size=size * 0.5 / device.scale, color=paper, no_wrap=True)
    else:
        face = ft.Icon(sign, size=size * 0.55, color=paper)
    return ft.Container(
        ft.Semantics(content=face, exclude_semantics=True),
        width=size,
        height=size,
        bgcolor=choose_ink(ink, p),
        border_radius=size * 0.22,
        alignment=ft.Alignment.CENTER,
    )


def choose_ink(ink: Ink | None, palette: Palette) -> str:
    """Return the colour of an ink in the palette, light or dark; muted if ``ink`` is None."""
    return palette.muted if ink is None else ink.on(palette.dark)


def provisional_mark(device: Device, size: float = 14) -> ft.Icon:
    """Build the hourglass beside a figure that may still change; words below the figures say what it means."""
    return ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=size, color=device.palette.muted)

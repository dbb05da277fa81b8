"""Rows of the pad as they are known: colour and letter together; and the mark of what may still change."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.redac_chef.scoring.sheet import ROWS
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.theme import Palette

_ICONS: Final = {"face_down": ft.Icons.FLIP, "ads_all_placed": ft.Icons.FACT_CHECK_OUTLINED}


def badge(device: Device, row: str, size: float = 44) -> ft.Control:
    """The row's letter on its colour; ``size`` in pixels, the same whatever the text size."""
    p = device.palette
    ink = p.paper if p.dark else p.card
    if row in _ICONS:
        face: ft.Control = ft.Icon(_ICONS[row], size=size * 0.55, color=ink)
    else:
        face = bold(device.t("row-letter", row=row), p, size=size * 0.5 / device.scale, color=ink, no_wrap=True)
    return ft.Container(
        ft.Semantics(content=face, exclude_semantics=True),
        width=size,
        height=size,
        bgcolor=row_colour(row, p),
        border_radius=size * 0.22,
        alignment=ft.Alignment.CENTER,
    )


def row_colour(row: str, palette: Palette) -> str:
    """The row's colour on that paper; muted where it has none."""
    ink = ROWS[row].ink if row in ROWS else None
    return palette.muted if ink is None else ink.on(palette.dark)


def provisional_mark(device: Device, size: float = 14) -> ft.Icon:
    """Beside a figure that may still change; what it means is said in words under the figures."""
    return ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=size, color=device.palette.muted)

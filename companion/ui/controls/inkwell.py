"""Draws the inkwell sheet: a blot for each item earned, a ring for each one to come ("Scénarios et succès", page
17)."""

from __future__ import annotations

from typing import Final

import flet as ft
import flet.canvas as cv

from companion.ui import theme
from companion.ui.device import Device

#: The largest cell of a blot, in px.
_CELL: Final = 30.0
#: The positions and radii of drops beside a blot, in parts of a cell; each blot gets some of them, so that no two
#: neighbours look alike.
_DROPS: Final = (
    (0.30, -0.24, 0.07),
    (-0.31, 0.20, 0.06),
    (0.24, 0.30, 0.05),
    (-0.24, -0.30, 0.06),
    (0.34, 0.10, 0.045),
)


def inkwell(device: Device, colour: str, earned: int, room: int, across: int, name: str) -> ft.Control:
    """Draw a sheet with ``room`` places for blots (ink blots, one for each item earned) of which ``earned`` are filled,
    in rows of ``across``; rows are added if there are more blots than places. ``name``: its accessible name."""
    p = device.palette
    lines = -(-max(earned, room) // across)
    wide = min(device.width, theme.COLUMN) - 62
    cell = min(_CELL, wide / across)
    ink = p.players.get(colour, p.ink)
    shapes: list[cv.Shape] = []
    for number in range(lines * across):
        x, y = (number % across + 0.5) * cell, (number // across + 0.5) * cell
        shapes += _draw_blot(number, x, y, cell, ink) if number < earned else [_draw_ring(x, y, cell, p.muted)]
    sheet = cv.Canvas(shapes=shapes, width=across * cell, height=lines * cell)
    return ft.Container(
        ft.Semantics(content=sheet, label=name, image=True, exclude_semantics=True), alignment=ft.Alignment.CENTER
    )


def _draw_blot(number: int, x: float, y: float, cell: float, ink: str) -> list[cv.Shape]:
    """Draw the blot with that number as a disc with two drops; size and drops vary with the number."""
    full = ft.Paint(color=ink, style=ft.PaintingStyle.FILL)
    drops = [_DROPS[(number * step + number // 7) % len(_DROPS)] for step in (1, 3)]
    return [
        cv.Circle(x, y, cell * (0.34 + 0.03 * (number * 7 % 3)), paint=full),
        *(cv.Circle(x + right * cell, y + down * cell, radius * cell, paint=full) for right, down, radius in drops),
    ]


def _draw_ring(x: float, y: float, cell: float, colour: str) -> cv.Shape:
    return cv.Circle(x, y, cell * 0.34, paint=ft.Paint(color=colour, style=ft.PaintingStyle.STROKE, stroke_width=1))

"""Draws the badge of a row: its letter on its colour, as on the printed pad."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.redac_chef.scoring.sheet import ROWS
from companion.ui.controls import badges
from companion.ui.device import Device
from companion.ui.theme import Palette

#: The faces that articles have and photos look for.
FACES: Final = {"happy": ft.Icons.SENTIMENT_SATISFIED_ALT, "sad": ft.Icons.SENTIMENT_VERY_DISSATISFIED}
_ICONS: Final = {"face_down": ft.Icons.FLIP, "ads_all_placed": ft.Icons.FACT_CHECK_OUTLINED}


def badge(device: Device, row: str, size: float = 44) -> ft.Control:
    """Draw the row's letter on its colour; ``size`` in pixels, the same whatever the text size."""
    return badges.badge(device, _ICONS.get(row) or device.t("row-letter", row=row), ROWS[row].ink, size)


def choose_row_colour(row: str, palette: Palette) -> str:
    """Return the row's colour for paper or dark mode; muted where the row has none."""
    return badges.choose_ink(ROWS[row].ink, palette)

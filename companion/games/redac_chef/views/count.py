"""Counting, row by row for all players or player by player."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.text import serif
from companion.ui.hooks import use_device


@ft.component
def Count() -> ft.Control:
    """Counting, row by row for all players or player by player."""
    device = use_device()
    return serif("Count", 30, device.palette)

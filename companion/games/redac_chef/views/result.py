"""The front page at the end of the game."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui.controls.text import serif
from companion.ui.hooks import use_device


@ft.component
def Result() -> ft.Control:
    """The result of the watched table."""
    device = use_device()
    return serif("Result", 30, device.palette)


@ft.component
def FinishedGame(file: dict[str, Any]) -> ft.Control:
    """The result of a game from the history."""
    device = use_device()
    return serif(str(file.get("id")), 30, device.palette)

"""Between two rounds: flash card, tribunes in bouclage order, what stays and what goes back."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.text import serif
from companion.ui.hooks import use_device


@ft.component
def Between() -> ft.Control:
    """Between two rounds: flash card, tribunes in bouclage order, what stays and what goes back."""
    device = use_device()
    return serif("Between", 30, device.palette)

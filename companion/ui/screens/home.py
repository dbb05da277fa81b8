"""Home: resume, a new game, join, history, players, settings."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.buttons import action
from companion.ui.controls.paper import column, masthead, strap
from companion.ui.hooks import use_device


@ft.component
def Home() -> ft.Control:
    """Where an evening begins."""
    device = use_device()
    p = device.palette
    return column(
        [
            masthead(device.t("app-name"), p),
            strap(p, device.t("app-name")),
            action(device, "new-game", device.t("home-new"), lambda: device.go("/new"), red=True),
        ]
    )

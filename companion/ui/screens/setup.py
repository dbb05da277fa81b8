"""Set-up: game, mode, players, and the game's own options."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.table.intents import NewPlayer
from companion.table.message import Refused
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, masthead
from companion.ui.hooks import use_device


@ft.component
def SetUp() -> ft.Control:
    """A new table."""
    device = use_device()
    p = device.palette
    names, set_names = ft.use_state(())
    name, set_name = ft.use_state("")

    def typed(event: Any) -> None:
        set_name(event.control.value or "")

    def add() -> None:
        set_names((*names, name))
        set_name("")

    async def opened() -> None:
        try:
            table = await device.hub.open("redac-chef", {}, [NewPlayer(name=n) for n in names], device.actor)
        except Refused as refused:
            device.tell(refused.message)
            return
        device.go(f"/table/{table.state.code}")

    return column(
        [
            masthead(device.t("app-name"), p),
            ft.Text(", ".join(names)),
            ft.Row(
                [
                    handle("player-name", ft.TextField(value=name, on_change=typed), expand=True),
                    action(device, "add-player", device.t("join-add"), add),
                ]
            ),
            action(device, "open-table", device.t("setup-open"), opened, red=True),
        ]
    )

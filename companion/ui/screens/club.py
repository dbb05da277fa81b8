"""Asks for the club's code, if the installation has one: before tables are opened, and before history and players."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.message import Refused
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.controls.head import head
from companion.ui.controls.paper import column
from companion.ui.controls.text import headline, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_half_typed


@ft.component
def ClubCodePage() -> ft.Control:
    """Show the field for the club's code, and links to the screens that need no such code: joining a table, rules,
    settings."""
    device = use_device()
    code, set_code = use_half_typed("club-code")

    async def enter() -> None:
        """Check the code as typed by now; a wrong one is refused with a message."""
        try:
            await device.enter_club(device.services.kept.text(device.actor.device, "club-code"))
        except Refused as refused:
            device.tell(refused.message)
            return
        set_code("")

    field = text_field(device, "club-code", device.t("club-code"), code, set_code, enter, most=16, code=True)
    return column(
        [
            head(device, device.t("home-strap"), sizes=True),
            headline(device, device.t("club-title"), 30),
            sans(device.t("club-note"), device.palette),
            lay_beside(device, field, action(device, "club-go", device.t("club-go"), enter, red=True)),
            *_open_screens(device),
        ]
    )


def _open_screens(device: Device) -> list[ft.Control]:
    """Build the buttons to the screens that need no club code."""
    screens = (
        ("join", "home-join", "/join", ft.Icons.LOGIN),
        ("rules", "rules-open", "/rules", ft.Icons.MENU_BOOK),
        ("settings", "home-settings", "/settings", ft.Icons.TUNE),
    )
    return [action(device, name, device.t(text), partial(device.go, to), icon=icon) for name, text, to, icon in screens]

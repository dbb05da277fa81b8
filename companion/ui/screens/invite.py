"""Shows the code by which others join, as large as the page, to be scanned across the table."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import back_to_game
from companion.ui.controls.paper import scroll_view
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.stack import stack
from companion.ui.reactive import use_device


@ft.component
def Invite() -> ft.Control:
    """Show QR code, address and code of the watched table, and nothing else."""
    device = use_device()
    inner = stack(JoinCode(large=True), back_to_game(device, "close-invite"), spacing=12)
    return scroll_view(inner, width=theme.TWO_COLUMNS)

"""The code to join by, as large as the page: held up, it is scanned across the table."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.buttons import action
from companion.ui.controls.paper import scrolling
from companion.ui.controls.qr import JoinCode
from companion.ui.hooks import use_device


@ft.component
def Invite() -> ft.Control:
    """QR code, address and code of the watched table; nothing else to be looked at."""
    device = use_device()
    back = action(
        device,
        "close-invite",
        device.t("menu-close"),
        lambda: device.go(f"/table/{device.state.code}"),
        icon=ft.Icons.ARROW_BACK,
    )
    inner = ft.Column(
        [JoinCode(large=True), back], spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return scrolling(inner, width=1120)

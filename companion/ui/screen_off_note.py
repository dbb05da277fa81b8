"""Says what to set on a device whose browser cannot promise to keep its screen on."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.handle import handle
from companion.ui.controls.text import small
from companion.ui.reactive import use_device, use_slice


@ft.component
def ScreenOff() -> ft.Control:
    """Show one sentence if it is unsure whether the wake lock works ("hoped": iPhones), or the browser refuses it;
    nothing if the screen stays on."""
    device = use_device()
    wake_lock = use_slice(lambda d: d.browser.get_report("awake"))
    if wake_lock not in ("hoped", "refused"):
        return ft.Container(height=0)
    return handle("screen-off", small(device.t("screen-off", told=wake_lock), device.palette))

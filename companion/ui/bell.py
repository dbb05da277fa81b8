"""Warns before a round that this device is to ring although its browser does not allow sound yet."""

from __future__ import annotations

import flet as ft

from companion.hub.effects import Effect
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.controls.buttons import small_action
from companion.ui.controls.paper import warning
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.rematch import is_over


@ft.component
def BellNotice() -> ft.Control:
    """Show one line at the foot of the page that asks for a touch, or says that the browser has no sound; nothing while
    the clock runs, or once sound is allowed."""
    device, p = use_device_and_palette()
    problem = use_slice(_find_bell_problem)
    if not problem:
        return ft.Container(height=0)
    text = sans(device.t("bell-none" if problem == "none" else "bell-touch"), p, size=device.fit(theme.BODY, 22))
    if problem == "none":
        return ft.Container(warning(text, p), padding=8)
    try_bell = small_action(
        device, "bell-test", device.t("settings-try"), lambda: device.browser.ring(Effect.END.value, trial=True)
    )
    line = ft.Row([ft.Container(text, expand=True), try_bell], spacing=8)
    return ft.Container(warning(line, p), padding=8)


def _find_bell_problem(device: Device) -> str:
    """Return what keeps this device from ringing in the next round: "waiting" (the browser asks for a touch first) or
    "none" (it has no sound at all); "" if nothing does, or if this device is not to ring."""
    view = device.view
    if view is None or device.table is None or not device.has_bell or view.table.closed or is_over(device.table):
        return ""
    if device.clock_status not in (Status.IDLE, Status.PAUSED):
        return ""
    sound = device.browser.get_report("sound")
    return sound if sound in ("waiting", "none") else ""

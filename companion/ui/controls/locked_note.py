"""Builds the note in place of a button that this device may not press because the rights are locked."""

from __future__ import annotations

import flet as ft

from companion.ui.controls.handle import handle
from companion.ui.controls.text import small
from companion.ui.device import Device


def is_locked_out(device: Device) -> bool:
    """Tell whether the rights are locked and this device is neither the host's nor the scorekeeper's."""
    return device.state.locked and not device.is_lead


def locked_note(device: Device) -> ft.Control:
    """Build the note that says why there is no button: only host and scorekeeper may press it."""
    p = device.palette
    words = small(device.t("rights-note"), p, expand=True)
    return handle("locked", ft.Row([ft.Icon(ft.Icons.LOCK_OUTLINED, size=18, color=p.muted), words], spacing=6))

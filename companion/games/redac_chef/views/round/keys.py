"""Handles the keys of a computer in a round: the space bar pauses and resumes the clock."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.views.round.clock import make_press, read_last_press
from companion.table.timer import Status
from companion.ui.at_table import parse_place
from companion.ui.clock import read_clock_status
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_keyboard

#: The space bar also presses the button that has the focus. How long (ms) to wait for such a press, and how recent a
#: press of a clock's button is taken for it.
_BUTTON_MS: Final = 150
_SAME_MS: Final = 600


@ft.component
def SpaceBar() -> ft.Control:
    """Shows nothing; while it is on the screen, the space bar pauses and resumes the clock, where this device may and
    nothing lies over the round."""
    device = use_device()

    async def handle_key(event: Any) -> None:
        if event.key == " " and not (event.ctrl or event.alt or event.meta):
            await _pause_or_resume(device)

    use_keyboard(handle_key)
    return ft.Container(width=0, height=0)


async def _pause_or_resume(device: Device) -> None:
    """Pause or resume the clock after a moment; do nothing if something lies over the round, if this device may not, or
    if the space bar has just pressed a button of the clock."""
    # A form over the round may have fields, in which a space is a space.
    if device.opened or parse_place(device) or not device.may_lead:
        return
    before, now = read_clock_status(device), device.hub.clock.now()
    await asyncio.sleep(_BUTTON_MS / 1000)
    if read_clock_status(device) is not before or read_last_press(device) > now - _SAME_MS:
        return
    if before in (Status.RUNNING, Status.PAUSED) and device.state.away is None:
        await make_press(device, "resume" if before is Status.PAUSED else "pause")()

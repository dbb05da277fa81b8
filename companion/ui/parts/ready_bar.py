"""Shows the bar below the screen before a round: who is ready, and the button that starts the round.

The host's and the scorekeeper's pages start at one tap. All others can say that they are ready. They have a start
button, too, so that nobody is stuck while the host is away; it asks for confirmation, because it appears where a player
has just tapped a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import ConfirmedAction
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def ReadyWho(round_: str, bar: bool) -> ft.Control:
    """Show who is ready for the round ``round_``, once: in the bar, or in the page if that is too low for a sentence in
    the bar. ``bar``: this one is in the bar. Handle: ``ready-who``."""
    device = use_device()
    who_is_ready, cramped = use_slice(lambda d: (d.services.ready.describe(d.state, round_, shorten), d.is_cramped))
    if who_is_ready is None or bar is cramped:
        return ft.Container(height=0)
    return handle("ready-who", small(device.words.say(who_is_ready), device.palette))


@ft.component
def ReadyBar(round_: str, label: str, start: Callable[[], Any]) -> ft.Control:
    """Show the bar before the round ``round_``; ``label`` and ``start`` are those of the button that begins it.
    Handles: ``start-round``, ``start-round-yes`` and ``ready-here``."""
    device = use_device()
    leads, may_start, own_seats, is_landscape = use_slice(
        lambda d: (d.is_lead, d.may_lead, tuple(seat.id for seat in d.seats), d.is_landscape_phone)
    )
    are_ready = use_slice(lambda d: {seat.id for seat in d.seats} <= d.services.ready.list_ready(d.state.id, round_))
    lines: list[ft.Control] = [ReadyWho(round_, True, key="who")]
    if leads:
        lines.append(action(device, "start-round", label, start, red=True, height=64, size=22))
    else:
        buttons: list[ft.Control] = [_ready_button(device, round_, own_seats, are_ready)] if own_seats else []
        if may_start:
            buttons.append(
                ConfirmedAction(
                    "start-round",
                    label,
                    device.t("ready-start-question"),
                    device.t("ready-start-yes"),
                    start,
                    icon=ft.Icons.PLAY_ARROW,
                    key="start",
                )
            )
        # A phone in landscape has the width for both, but no height for a second line.
        if is_landscape and len(buttons) > 1:
            buttons = [ft.Row([ft.Container(way, expand=True) for way in buttons], spacing=8)]
        lines += buttons
    return stack(*lines, spacing=4)


def _ready_button(device: Device, round_: str, own_seats: tuple[str, ...], are_ready: bool) -> ft.Control:
    """Build the button that marks this device's seats as ready, or as not ready if they are."""

    def toggle() -> None:
        """Mark the seats of this device, and redraw all pages of the table."""
        device.services.ready.set_ready(device.state.id, round_, own_seats, not are_ready)
        device.hub.attendance.notify(device.state.id)

    label = device.t("ready-here", on=str(are_ready).lower())
    icon = ft.Icons.CHECK_CIRCLE if are_ready else ft.Icons.RADIO_BUTTON_UNCHECKED
    return action(device, "ready-here", label, toggle, icon=icon, height=theme.PLAY_TARGET, size=20)

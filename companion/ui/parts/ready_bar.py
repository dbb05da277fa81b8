"""The foot of the screen before a round: who is ready, and what starts it, always in reach.

The host's and the scorekeeper's pages start at one tap. Everybody else says that they are ready; their button to start
asks first, since it stands where a hand has just taken its seat, and nobody is stuck while the host is away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Asked
from companion.ui.controls.handle import handle
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice


def ready_seats(device: Device, round_: str) -> frozenset[str]:
    """The seats at the watched table that are ready for that round."""
    return device.services.ready.ready(device.state.id, round_)


@ft.component
def ReadyWho(round_: str, bar: bool) -> ft.Control:
    """Who is ready: in the bar, and in the page where that is too low for a sentence in a bar. ``bar``: whether this is
    the one in the bar. Handle: ``ready-who``."""
    device = use_device()
    told, cramped = use_slice(lambda d: (_who(d, round_), d.cramped))
    if not told or bar is cramped:
        return ft.Container(height=0)
    return handle("ready-who", small(told, device.palette))


@ft.component
def ReadyBar(round_: str, label: str, start: Callable[[], Any]) -> ft.Control:
    """``round_``: what begins next; ``label`` and ``start``: the button that begins it. Handles: ``start-round``,
    ``start-round-yes`` and ``ready-here``."""
    device = use_device()
    leads, may, mine, lies = use_slice(lambda d: (d.leads, d.may_lead, tuple(seat.id for seat in d.seats), d.lies))
    on = use_slice(lambda d: {seat.id for seat in d.seats} <= ready_seats(d, round_))
    lines: list[ft.Control] = [ReadyWho(round_, True, key="who")]
    if leads:
        lines.append(action(device, "start-round", label, start, red=True, height=64, size=22))
    else:
        ways: list[ft.Control] = [_tick(device, round_, mine, on)] if mine else []
        if may:
            ways.append(
                Asked(
                    "start-round",
                    label,
                    device.t("ready-start-question"),
                    device.t("ready-start-yes"),
                    start,
                    icon=ft.Icons.PLAY_ARROW,
                    key="start",
                )
            )
        # On its side a phone has the width for both, and no height for a second line.
        if lies and len(ways) > 1:
            ways = [ft.Row([ft.Container(way, expand=True) for way in ways], spacing=8)]
        lines += ways
    return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _tick(device: Device, round_: str, mine: tuple[str, ...], on: bool) -> ft.Control:
    """Ready or not, for the seats of this device."""

    def pressed() -> None:
        device.services.ready.put(device.state.id, round_, mine, not on)
        device.hub.attendance.notify(device.state.id)

    label = device.t("ready-here", on=str(on).lower())
    icon = ft.Icons.CHECK_CIRCLE if on else ft.Icons.RADIO_BUTTON_UNCHECKED
    return action(device, "ready-here", label, pressed, icon=icon, height=theme.PLAY_TARGET, size=20)


def _who(device: Device, round_: str) -> str:
    """Who is ready, of those who have a device of their own."""
    ready = ready_seats(device, round_)
    names = tuple(short(seat.name) for seat in device.state.playing if seat.id in ready)
    asked = [seat for seat in device.state.playing if seat.devices and device.state.host not in seat.devices]
    if not asked:
        return ""
    return device.t("ready-who", names=names, count=len(names), of=len(asked))

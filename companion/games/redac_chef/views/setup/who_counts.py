"""Builds the choice of who enters the counts, at set-up and at any time in the table's menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state.intents import ChangeOption
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

#: The choices, each with the handle of its button.
_WAYS: Final = {"one": "who-counts-one", "own": "who-counts-own", "hidden": "hide-counts"}


def build_who_counts(device: Device, chosen: str, change: Callable[[str, Any], Any]) -> ft.Control:
    """Build the choice of who counts: one for all, each their own, or each their own and hidden; the meaning of the
    chosen one stands under it. ``change`` is called with "who_counts" and the way."""
    p = device.palette
    ways = [Option(identifier, device.t("who-counts", way=way), way) for way, identifier in _WAYS.items()]
    lines: list[ft.Control] = [
        bold(device.t("who-counts-title"), p),
        choice(device, ways, chosen, lambda way: change("who_counts", way), across=False),
        small(device.t("who-counts-note", way=chosen), p),
    ]
    return stack(*lines)


@ft.component
def TableWhoCounts() -> ft.Control:
    """Shows the choice of who counts for the watched table."""
    device = use_device()
    chosen = use_slice(lambda d: d.state.play.settings.counting)
    return build_who_counts(device, chosen, lambda option, value: device.send(ChangeOption(option=option, value=value)))

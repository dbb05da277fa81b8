"""The length of a round: the rulebook's three, or any to the second. The same at set-up and before each round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.redac_chef.modes import TIMER_PRESETS
from companion.games.redac_chef.settings import Settings
from companion.ui import theme
from companion.ui.clock import clock_text
from companion.ui.controls.fields import Option, choice, stepper
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.parts.own_length import OwnLength

#: What one tap on less or more changes, how far it goes, and the shortest that is typed, in seconds.
STEP_S, SHORTEST_S, LONGEST_S, LEAST_S = 30, 30, 3600, 5


def length(device: Device, chosen: Settings, change: Callable[[str, Any], Any]) -> ft.Control:
    """Choose it; ``change("timer_s", seconds)`` sets it."""
    if chosen.rule_change == 2:
        return small(device.t("ready-two-minutes"), device.palette)
    presets = [
        Option(f"preset-{seconds}", device.t("preset", name=name, time=clock_text(seconds * 1000)), seconds)
        for name, seconds in TIMER_PRESETS.items()
    ]

    def set_to(seconds: int) -> Any:
        return change("timer_s", max(SHORTEST_S, min(LONGEST_S, seconds)))

    return ft.Column(
        [
            choice(device, presets, chosen.timer_s, set_to, height=theme.PLAY_TARGET),
            stepper(
                device,
                "length",
                device.t("ready-length", time=clock_text(chosen.timer_s * 1000)),
                lambda: set_to(chosen.timer_s - STEP_S),
                lambda: set_to(chosen.timer_s + STEP_S),
                by=f"{STEP_S} s",
            ),
            OwnLength("length", LEAST_S, LONGEST_S, lambda seconds: change("timer_s", seconds), key="own-length"),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

"""Builds the choice of a round's length: the rulebook's three, or any to the second; at set-up and before each
round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.modes import TIMER_PRESETS
from companion.games.redac_chef.state.settings import LONGEST_S, Settings
from companion.kit.clock_text import format_clock
from companion.table.intents import Increment
from companion.ui import theme
from companion.ui.controls.fields import Option, choice, stepper
from companion.ui.controls.stack import stack
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.parts.own_length import OwnLength

#: In seconds: the step of one tap on less or more, and the shortest length that can be typed.
STEP_S, LEAST_S = 30, 5


def build_length(
    device: Device, chosen: Settings, change: Callable[[str, Any], Any], *, aside: float = 0
) -> ft.Control:
    """Build the choice of the round's length; under rule change 2 only a line that the round takes two minutes.
    ``change``: called with "timer_s" and the seconds, or with an ``Increment`` of them; ``aside``: the width (px) of a
    phone's column that is taken beside the choice."""
    if chosen.rule_change == 2:
        return small(device.t("ready-two-minutes"), device.palette)
    presets = [
        Option(f"preset-{seconds}", device.t("preset", name=name, time=format_clock(seconds * 1000)), seconds)
        for name, seconds in TIMER_PRESETS.items()
    ]

    return stack(
        choice(device, presets, chosen.timer_s, partial(change, "timer_s"), height=theme.PLAY_TARGET, aside=aside),
        stepper(
            device,
            "length",
            device.t("ready-length", time=format_clock(chosen.timer_s * 1000)),
            lambda by: change("timer_s", Increment(by)),
            size=STEP_S,
            unit=" s",
        ),
        OwnLength("length", LEAST_S, LONGEST_S, lambda seconds: change("timer_s", seconds), key="own-length"),
    )

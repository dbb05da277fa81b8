"""Shows the rulings: what the group decides where the rulebook is silent, at set-up and at any moment of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.redac_chef.state.intents import ChangeOption
from companion.games.redac_chef.state.settings import ALL_TIED, Settings
from companion.table.intents import Increment
from companion.ui.controls.fields import Option, choice, stepper
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.help import with_help
from companion.ui.reactive import use_device, use_device_and_palette, use_slice


@ft.component
def RulingsForm(all_tied: str, gap: int, with_gap: bool, change: Callable[[str, Any], Any]) -> ft.Control:
    """Shows each open question of the rules: what it means, the group's answer, and the usual one. ``with_gap``: also
    the question about the gap in revenue of two players. ``change`` is called with a setting's name and its new
    value."""
    device, p = use_device_and_palette()
    usual = Settings()
    tied = [Option(f"tied-{one}", device.t("ruling-tied", choice=one), one) for one in ALL_TIED]
    parts: list[ft.Control] = [
        with_help(device, bold(device.t("ruling-tied-title"), p), "ruling/all_tied_free_area", "ruling/list"),
        small(device.t("ruling-tied-note"), p),
        choice(device, tied, all_tied, lambda one: change("all_tied_free_area", one), across=False),
        small(device.t("ruling-usual", usual=device.t("ruling-tied", choice=usual.all_tied_free_area)), p),
    ]
    if with_gap:
        parts += [
            ft.Container(height=6),
            with_help(device, bold(device.t("ruling-gap-title"), p), "ruling/two_player_gap"),
            small(device.t("ruling-gap-note"), p),
            stepper(
                device,
                "gap",
                device.t("ruling-gap", dollars=gap),
                lambda by: change("two_player_gap", Increment(by)),
                unit=" $",
            ),
            small(device.t("ruling-usual", usual=device.t("ruling-gap", dollars=usual.two_player_gap)), p),
        ]
    return stack(*parts)


@ft.component
def TableRulings() -> ft.Control:
    """Shows the rulings of the watched table. A change takes effect at once, also on rounds already counted; the
    figures that it changes are announced, and the undo names it."""
    device = use_device()
    tied, gap, with_gap = use_slice(
        lambda d: (
            d.state.play.settings.all_tied_free_area,
            d.state.play.settings.two_player_gap,
            d.state.play.settings.rules.two_player_gap,
        )
    )
    p = device.palette
    return stack(
        small(device.t("rulings-now"), p),
        RulingsForm(tied, gap, with_gap, lambda option, value: device.send(ChangeOption(option=option, value=value))),
    )

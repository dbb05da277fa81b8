"""The part of set-up that is Rédac' Chef's own: length, flash cards and powers, open rulings, what is played for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts, Scenario
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.settings import PROGRESS, Settings, forgiving, rechosen
from companion.games.redac_chef.views.length import length
from companion.games.redac_chef.views.rulings import Rulings
from companion.table.message import Message, say
from companion.ui.controls.fields import Fold, Option, choice, tick
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.hooks import use_device

#: The classic game is the one without cards and characters; every other mode that knows them offers them.
_PLAIN = "classic"

Change = Callable[[str, Any], Any]


def choose(settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
    """The settings after that choice: what the mode does not know is off, what only goes together comes along.

    Raises:
        companion.table.message.Refused: there is no such option or value.
    """
    before = forgiving(settings)
    if option == "mode" and value in MODES:
        before = _for_mode(before, value)
    if option == "progress" and value == "rule-changes":
        option, value = "rule_change", before.rule_change or 1
    elif option == "progress" and value == "scenarios":
        option, value = "scenario", before.scenario or 1
    return rechosen(before, option, value).as_dict()


def _for_mode(settings: Settings, mode: str) -> Settings:
    rules = MODES[mode]
    fresh = mode != _PLAIN and settings.mode == _PLAIN
    flash = rules.flash and mode != _PLAIN and (fresh or settings.flash)
    powers = rules.powers and mode != _PLAIN and (fresh or settings.powers)
    if rules.progress:
        return replace(settings, flash=flash, powers=powers)
    return replace(settings, flash=flash, powers=powers, progress=None, rule_change=None, scenario=None)


@ft.component
def Options(settings: Mapping[str, Any], change: Change, facts: Facts) -> ft.Control:
    """All of it, the usual things open and the rest behind a tap."""
    device = use_device()
    chosen = forgiving(settings)
    rules = chosen.rules
    parts: list[ft.Control] = []
    if rules.timer is not None:
        parts.append(with_help(device, length(device, chosen, change), "setup/timer", "button/preset"))
    if chosen.mode != _PLAIN and rules.flash:
        flash = tick(
            device,
            "flash",
            device.t("options-flash"),
            chosen.flash,
            lambda on: change("flash", on),
            note=device.t("options-flash-note"),
        )
        parts.append(with_help(device, flash, "setup/flash"))
    if chosen.mode != _PLAIN and rules.powers:
        powers = tick(
            device,
            "powers",
            device.t("options-powers"),
            chosen.powers,
            lambda on: change("powers", on),
            note=device.t("options-powers-note"),
        )
        parts.append(with_help(device, powers, "setup/powers"))
    if rules.progress:
        said = device.words.say(_progress_name(chosen))
        fold = Fold("progress", device.t("options-progress"), said, lambda: _progress(device, chosen, change, facts))
        kinds = sorted(PROGRESS, key=lambda kind: kind != chosen.progress)
        parts.append(with_help(device, fold, "setup/progress", *(f"progress/{kind}" for kind in kinds)))
    if rules.uses("free_area"):
        parts.append(
            Fold(
                "rulings",
                device.t("rulings-title"),
                device.t("rulings-summary", tied=say("ruling-tied", choice=chosen.all_tied_free_area))
                + (device.t("rulings-summary-gap", dollars=chosen.two_player_gap) if rules.two_player_gap else ""),
                lambda: Rulings(chosen.all_tied_free_area, chosen.two_player_gap, rules.two_player_gap, change),
            )
        )
    return ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _progress_name(chosen: Settings) -> Message:
    if chosen.progress == "rule-changes":
        return say("options-progress-rule-change", number=chosen.rule_change or 1)
    if chosen.progress == "scenarios":
        return say("options-progress-scenario", number=chosen.scenario or 1)
    return say("options-progress-kind", kind=chosen.progress or "none")


def _progress(device: Device, chosen: Settings, change: Change, facts: Facts) -> ft.Control:
    p = device.palette
    kinds = [
        Option(f"progress-{kind or 'none'}", device.t("options-progress-kind", kind=kind or "none"), kind)
        for kind in (None, *PROGRESS)
    ]
    parts: list[ft.Control] = [
        choice(device, kinds, chosen.progress, lambda kind: change("progress", kind), across=False),
        small(device.t("options-progress-note", kind=chosen.progress or "none"), p),
    ]
    if chosen.progress == "rule-changes":
        numbers = [Option(f"rule-change-{n}", str(n), n) for n in facts.rule_changes]
        parts.append(choice(device, numbers, chosen.rule_change, lambda n: change("rule_change", n), across=False))
        parts.append(sans(device.t("rule-change", number=chosen.rule_change or 1), p))
    if chosen.progress == "scenarios":
        for level in dict.fromkeys(scenario.level for scenario in facts.scenarios.values()):
            parts.append(bold(device.t("scenario-level", level=level), p))
            numbers = [Option(f"scenario-{n}", str(n), n) for n, one in facts.scenarios.items() if one.level == level]
            parts.append(choice(device, numbers, chosen.scenario, lambda n: change("scenario", n), across=False))
        parts.append(_scenario(device, facts.scenarios[chosen.scenario or 1]))
    return ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _scenario(device: Device, scenario: Scenario) -> ft.Control:
    """What a scenario asks, line by line."""
    p = device.palette
    days = (("friday", scenario.friday), ("saturday", scenario.saturday), ("sunday", scenario.sunday))
    lines = [
        say("scenario-is", number=scenario.number, character=say("character", character=scenario.character)),
        say("scenario-wants", points=scenario.min_points, dollars=scenario.min_ads),
    ]
    if scenario.extra is not None:
        lines.append(say("scenario-extra", kind=scenario.extra.kind, value=scenario.extra.value or 0))
    lines += [
        say("scenario-day", day=say("day-name", day=name), tribune=day.tribune, flash=day.flash) for name, day in days
    ]
    return ft.Column([sans(device.words.say(line), p) for line in lines], spacing=4, tight=True)

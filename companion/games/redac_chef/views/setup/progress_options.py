"""Builds the choice of what a game is played for: achievements, one of the rule changes, or a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts, Scenario
from companion.games.redac_chef.state.settings import PROGRESS, Settings
from companion.table.message import Message, say
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device


def name_progress(chosen: Settings) -> Message:
    """Return what the game is played for, in a few words."""
    if chosen.progress == "rule-changes":
        return say("options-progress-rule-change", number=chosen.rule_change or 1)
    if chosen.progress == "scenarios":
        return say("options-progress-scenario", number=chosen.scenario or 1)
    return say("options-progress-kind", kind=chosen.progress or "none")


def build_progress(device: Device, chosen: Settings, change: Callable[[str, Any], Any], facts: Facts) -> ft.Control:
    """Build the choice of what the game is played for; under it what the chosen kind means and, for rule changes and
    scenarios, which one. ``change`` is called with an option and its new value."""
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
        parts.append(build_scenario_card(device, facts.scenarios[chosen.scenario or 1]))
    return stack(*parts, spacing=10)


def build_scenario_card(device: Device, scenario: Scenario) -> ft.Control:
    """Build the lines of what a scenario demands and fixes."""
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
    return pile(*[sans(device.words.say(line), p) for line in lines], spacing=4)

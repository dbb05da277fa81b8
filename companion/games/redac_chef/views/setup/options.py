"""Builds the game's part of set-up: length, flash cards and powers, who counts, rulings, progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import MODES, TIMER_PRESETS
from companion.games.redac_chef.state.settings import PROGRESS, Settings, choose_setting, read_leniently, resolve_step
from companion.games.redac_chef.views.setup.length import build_length
from companion.games.redac_chef.views.setup.progress_options import build_progress, name_progress
from companion.games.redac_chef.views.setup.puzzles import Puzzles, find_tiers
from companion.games.redac_chef.views.setup.rulings import RulingsForm
from companion.games.redac_chef.views.setup.who_counts import build_who_counts
from companion.kit.clock_text import format_clock
from companion.table.message import Message, say
from companion.ui.controls.fields import Fold, tick
from companion.ui.controls.stack import stack
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device

#: Width (px) taken beside the choice of a length on a phone: the edges of its part, and its "?".
_BESIDE_LENGTH = 78
#: The mode whose set-up offers neither flash cards nor powers; every other mode that has them does.
_PLAIN = "classic"
#: Modes in which flash cards may clash with powers, and are off at first ("Mode tour à tour").
_FLASH_OFF = ("turn-by-turn",)
#: The first puzzle whose text is in the rulebook.
_FIRST_KNOWN_PUZZLE = 7

Change = Callable[[str, Any], Any]


def choose(settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
    """Return the settings after that choice, as plain data. Options that the mode does not have are off, and options
    that belong together are set together. Thresholds of a puzzle are kept as they are typed: what is wrong with them is
    said only when the table is opened.

    Raises:
        companion.table.message.Refused: there is no such option or value.
    """
    before = read_leniently(settings)
    value = resolve_step(before, option, value)
    if option == "puzzle_tiers":
        return {**before.as_dict(), "puzzle_tiers": value}
    if option == "mode" and value in MODES:
        before = _fit_to_mode(before, value)
    if option == "progress" and value == "rule-changes":
        option, value = "rule_change", before.rule_change or 1
    elif option == "progress" and value == "scenarios":
        option, value = "scenario", before.scenario or 1
    if option == "scenario" and value is not None:
        before = _fit_to_scenario(before)
    after = choose_setting(before, option, value)
    if after.rules.days is not None:
        return after.as_dict()
    if after.puzzle is None:
        after = replace(after, puzzle=_FIRST_KNOWN_PUZZLE)
    same = after.puzzle == before.puzzle
    return {**after.as_dict(), "puzzle_tiers": settings.get("puzzle_tiers") if same else None}


def summarise(settings: Mapping[str, Any], facts: Facts) -> tuple[Message, ...]:
    """Return mode, puzzle, length, who counts, and every option that is not as usual in that mode, as messages."""
    chosen, usual = read_leniently(settings), Settings()
    rules = chosen.rules
    parts = [say(f"mode-{chosen.mode}")]
    if rules.days is None and chosen.puzzle is not None:
        tiers = find_tiers(chosen, facts)
        parts.append(say("puzzle-name", number=chosen.puzzle))
        parts += [say("puzzle-tiers-are", tiers=tiers)] if tiers else []
    if chosen.timer_s:
        parts.append(say("ready-length", time=format_clock(chosen.timer_s * 1000)))
    parts += [say(f"options-{name}") for name in ("flash", "powers") if getattr(chosen, name)]
    if chosen.progress is not None:
        parts.append(name_progress(chosen))
    if rules.players[1] > 1:
        parts.append(say("who-counts", way=chosen.counting))
    if rules.free_area == "compared" and chosen.all_tied_free_area != usual.all_tied_free_area:
        parts.append(say("rulings-summary", tied=say("ruling-tied", choice=chosen.all_tied_free_area)))
    if rules.two_player_gap and chosen.two_player_gap != usual.two_player_gap:
        parts.append(say("ruling-gap", dollars=chosen.two_player_gap))
    return tuple(parts)


def _fit_to_mode(settings: Settings, mode: str) -> Settings:
    """Return the settings as a change to that mode leaves them, still with the former ``mode``: without what the mode
    does not have or does not offer. Flash cards and powers are on when the advanced mode is newly chosen; flash cards
    are off in turn-by-turn."""
    rules = MODES[mode]
    fresh = mode == "advanced" and settings.mode != "advanced"
    offered = mode != _PLAIN
    settings = replace(
        settings,
        flash=rules.flash and offered and (fresh or settings.flash) and mode not in _FLASH_OFF,
        powers=rules.powers and offered and (fresh or settings.powers),
    )
    if rules.progress and (offered or settings.scenario is None):
        return settings
    # A scenario is played with its cards and its character: the classic game has neither.
    return replace(settings, progress=None, rule_change=None, scenario=None)


def _fit_to_scenario(settings: Settings) -> Settings:
    """Return the settings with the flash cards and powers that a scenario is played with, if nobody has chosen either
    yet; the classic mode becomes the advanced one then."""
    chosen = settings.flash or settings.powers or settings.scenario is not None
    if chosen or not settings.rules.progress:
        return settings
    mode = "advanced" if settings.mode == _PLAIN else settings.mode
    return replace(settings, mode=mode, flash=True, powers=True)


@ft.component
def SetUpOptions(settings: Mapping[str, Any], change: Change, facts: Facts) -> ft.Control:
    """Shows all options that the chosen mode has, the usual ones open and the rest behind a tap. ``change`` is called
    with an option and its new value."""
    device = use_device()
    chosen = read_leniently(settings)
    rules = chosen.rules
    parts: list[ft.Control] = []
    if rules.days is None:
        parts.append(with_help(device, Puzzles(settings, chosen, change, facts), "setup/puzzle"))
    if rules.timer == "optional":
        parts.append(_clock_or_none(device, chosen, change))
    if rules.timer is not None and (rules.timer == "needed" or chosen.timer_s):
        parts.append(
            _give_keys(
                "length",
                with_help(
                    device, build_length(device, chosen, change, aside=_BESIDE_LENGTH), "setup/timer", "button/preset"
                ),
            )
        )
    for name in ("flash", "powers"):
        if chosen.mode != _PLAIN and getattr(rules, name):
            on, note = getattr(chosen, name), device.t(f"options-{name}-note")
            line = tick(device, name, device.t(f"options-{name}"), on, partial(change, name), note=note)
            parts.append(_give_keys(name, with_help(device, line, f"setup/{name}")))
    if rules.players[1] > 1:
        parts.append(_give_keys("who-counts", build_who_counts(device, chosen.counting, change)))
    if rules.progress:
        chosen_progress = device.words.say(name_progress(chosen))
        fold = Fold(
            "progress",
            device.t("options-progress"),
            chosen_progress,
            lambda: build_progress(device, chosen, change, facts),
        )
        kinds = sorted(PROGRESS, key=lambda kind: kind != chosen.progress)
        with_its_help = with_help(device, fold, "setup/progress", *(f"progress/{kind}" for kind in kinds))
        parts.append(_give_keys("progress", with_its_help))
    if rules.free_area == "compared":
        parts.append(
            Fold(
                "rulings",
                device.t("rulings-title"),
                device.t("rulings-summary", tied=say("ruling-tied", choice=chosen.all_tied_free_area))
                + (device.t("rulings-summary-gap", dollars=chosen.two_player_gap) if rules.two_player_gap else ""),
                lambda: RulingsForm(chosen.all_tied_free_area, chosen.two_player_gap, rules.two_player_gap, change),
                key="option-rulings",
            )
        )
    return stack(*parts, spacing=12)


def _give_keys(name: str, part: ft.Control) -> ft.Control:
    """Return the part with a key, so that it stays open while parts before it come and go."""
    return ft.Container(part, key=f"option-{name}")


def _clock_or_none(device: Device, chosen: Settings, change: Change) -> ft.Control:
    """Build, for modes that do without a clock, the tick that turns one on; it is off at first."""
    usual = TIMER_PRESETS["relaxed"]
    return tick(
        device,
        "with-clock",
        device.t("options-clock"),
        chosen.timer_s > 0,
        lambda on: change("timer_s", usual if on else 0),
        note=device.t("options-clock-note"),
    )

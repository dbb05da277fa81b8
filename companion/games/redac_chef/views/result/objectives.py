"""Shows, under the ranking, what a game was played for: each condition of a scenario with its figure, or whether a rule
change was kept to, which only the players know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.scoring.front_page import Edition
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.scenarios import ScenarioResult
from companion.games.redac_chef.state.events import Ticked
from companion.games.redac_chef.views import queries
from companion.table.seats import Seat
from companion.text.typography import capitalise
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import small_action
from companion.ui.controls.fields import lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice

# --- scenarios --------------------------------------------------------------------------------------------------------


def build_objectives(device: Device, edition: Edition, seats: Mapping[str, Seat]) -> list[ft.Control]:
    """Build how each player did in the scenario; empty if none was played, or the game is not over. ``edition``: the
    front page as data."""
    p = device.palette
    if not edition.scenario:
        return []
    numbers = {line.player: line.number for line in edition.lines}
    parts: list[ft.Control] = [bold(device.t("scenario-how"), p, size=20)]
    for player, done in edition.scenario:
        parts.append(_build_player(device, seats[player], numbers[player], done))
    return [card(stack(*parts, spacing=12), p)]


def _build_player(device: Device, seat: Seat, number: int, done: ScenarioResult) -> ft.Control:
    """Build one player's conditions of the scenario, each with its figure."""
    p = device.palette
    word = device.t("scenario-done" if done.done else "scenario-missed")
    sign = ft.Icon(ft.Icons.EMOJI_EVENTS if done.done else ft.Icons.HIGHLIGHT_OFF, color=p.ink, size=22)
    head = ft.Row(
        [symbol(seat, p, size=18), ft.Container(sans(seat.name, p), expand=True), sign, bold(word, p)], spacing=8
    )
    lines: list[ft.Control] = [handle(f"scenario-{number}", head)]
    for check, verdict in done.checks:
        why = device.words.say(verdict.why)
        icon = ft.Icons.CHECK_CIRCLE_OUTLINE if verdict.met else ft.Icons.HIGHLIGHT_OFF
        text = device.t("condition", met=str(verdict.met).lower(), why=capitalise(why))
        row = ft.Row([ft.Icon(icon, color=p.ink, size=20), sans(text, p, expand=True)], spacing=8)
        lines.append(handle(f"condition-{check}-{number}", row))
    return stack(*lines, spacing=4)


# --- rule changes -----------------------------------------------------------------------------------------------------


@ft.component
def RuleKept() -> ft.Control:
    """Asks, for each player, whether they kept to the rule change all game; shows nothing in games without one."""
    device, p = use_device_and_palette()
    number = use_slice(lambda d: d.state.play.settings.rule_change)
    seats = use_slice(lambda d: d.state.playing)
    if number is None:
        return ft.Container(height=0)
    lines: list[ft.Control] = [_build_title(device, number), small(device.t("rule-kept-ask"), p)]
    lines += [_RuleKeptByPlayer(seat, key=f"kept-{seat.id}") for seat in seats]
    return card(stack(*lines, spacing=10), p)


@ft.component
def _RuleKeptByPlayer(seat: Seat) -> ft.Control:
    """Asks one player whether they kept to the rule change; shows the answer only, where this device may not give
    it."""
    device, p = use_device_and_palette()
    kept, may = use_slice(lambda d: (d.state.play.ticks(seat.id).rule_change, queries.may_keep_score(d)))
    name = ft.Row([symbol(seat, p, size=18), sans(seat.name, p, expand=True)], spacing=8)
    if not may:
        return lay_beside(device, name, bold(device.t("rule-kept", kept=_name_answer(kept)), p))

    def toggle_answer(answer: bool) -> Any:
        """Tick the answer; the same answer again takes it back."""
        return send_event(device, Ticked(seat=seat.id, field="rule_change", value=None if kept == answer else answer))

    number = device.state.number(seat.id)
    buttons = [
        small_action(
            device,
            f"rule-{'kept' if answer else 'broken'}-{number}",
            device.t("rule-kept", kept=_name_answer(answer)),
            partial(toggle_answer, answer),
            selected=kept == answer,
        )
        for answer in (True, False)
    ]
    return lay_beside(device, name, *buttons)


def build_rule_kept(device: Device, game: Game, seats: Mapping[str, Seat]) -> list[ft.Control]:
    """Build, for a game from the history, who kept to the rule change; empty in games without one."""
    p = device.palette
    if game.options.rule_change is None:
        return []
    lines: list[ft.Control] = [_build_title(device, game.options.rule_change)]
    for player in game.players:
        seat = seats[player.id]
        name = ft.Row([symbol(seat, p, size=18), sans(seat.name, p, expand=True)], spacing=8)
        lines.append(
            lay_beside(
                device, name, bold(device.t("rule-kept", kept=_name_answer(game.ticks(player.id).rule_change)), p)
            )
        )
    return [card(stack(*lines), p)]


def _build_title(device: Device, number: int) -> ft.Control:
    p = device.palette
    return stack(
        bold(device.t("options-progress-rule-change", number=number), p, size=20),
        sans(device.t("rule-change", number=number), p),
        spacing=2,
    )


def _name_answer(kept: bool | None) -> str:
    return "unsaid" if kept is None else str(kept).lower()

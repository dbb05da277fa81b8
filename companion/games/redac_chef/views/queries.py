"""Reads what several screens of the game need: the figures of the watched table, what is being typed, and the names of
days."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.scoring.sheet import ROWS
from companion.games.redac_chef.state.scorecard import Scorecard
from companion.kit.figure import Figure
from companion.table.message import say
from companion.text.typography import capitalise
from companion.ui.device import Device
from companion.ui.parts.sheet_blocks import write_figure
from companion.ui.typing_states import TypingStates


def may_keep_score(device: Device) -> bool:
    """Tell whether this device may enter counts: it holds a seat (while rights are locked, it may then enter only its
    own seats' counts) or leads the table."""
    return bool(device.seats) or device.is_lead


def get_scorecard(device: Device) -> Scorecard:
    """Return the figures of the watched table, computed once for each of its states."""
    views: Any = device.services.games[device.state.game]
    card: Scorecard = views.scores.of(device.state)
    return card


def get_typing_states(device: Device) -> TypingStates:
    """Return the one store for all tables of this game of where each device is in counting, and what is being typed
    there."""
    views: Any = device.services.games[device.state.game]
    typing_states: TypingStates = views.typing_states
    return typing_states


def format_figure(device: Device, row: str, figure: Figure | None) -> str:
    """Return the figure as the pad writes it: +3, −2, 5 $, – while it is not entered, "" if nobody plays."""
    return write_figure(device, ROWS[row], figure)


def day_name(device: Device, day: str, *, begins: bool = True) -> str:
    """Return the name of the day, with a capital where it ``begins`` a text; of a puzzle, its number instead."""
    settings = device.state.play.settings
    if settings.rules.days is None and settings.puzzle is not None:
        return device.t("puzzle-name", number=settings.puzzle)
    return device.t("day-name", day=day) if begins else device.t(f"day-{day}")


def explain_figure(device: Device, figure: Figure) -> list[str]:
    """Return the terms that a figure comes from, a line each; without any, the line that nothing is counted yet."""
    lines = [device.words.say(message) for message in figure.why]
    return [capitalise(line) for line in lines] or [device.words.say(say("sheet-nothing-yet"))]

"""Reads what the screens of counting and of the sheet share: the figures as they are, and the addresses of the
screens."""

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
    """Tell whether this device keeps score: whoever sits at the table may, only for themselves where rights are
    locked."""
    return bool(device.seats) or device.is_lead


def get_scorecard(device: Device) -> Scorecard:
    """Return the figures of the watched table."""
    views: Any = device.services.games[device.state.game]
    card: Scorecard = views.scores.of(device.state)
    return card


def get_typing_states(device: Device) -> TypingStates:
    """Return what is being typed at the tables of this game."""
    views: Any = device.services.games[device.state.game]
    kept: TypingStates = views.pads
    return kept


def format_figure(device: Device, row: str, figure: Figure | None) -> str:
    """Format a figure as the pad has it: +3, −2, 5 $, – while not entered, nothing where nobody plays."""
    return write_figure(device, ROWS[row], figure)


def day_name(device: Device, day: str, *, begins: bool = True) -> str:
    """Name the day, with a capital where it ``begins`` a text; a puzzle has a number instead."""
    settings = device.state.play.settings
    if settings.rules.days is None and settings.puzzle is not None:
        return device.t("puzzle-name", number=settings.puzzle)
    return device.t("day-name", day=day) if begins else device.t(f"day-{day}")


def explain_figure(device: Device, figure: Figure) -> list[str]:
    """Explain where a figure comes from, a line a term."""
    lines = [device.words.say(message) for message in figure.why]
    return [capitalise(line) for line in lines] or [device.words.say(say("sheet-nothing-yet"))]

"""What the screens of counting and of the sheet share: the figures as they stand, and the addresses of the screens."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.scoring.points import Figure
from companion.games.redac_chef.scoring.sheet import ROWS
from companion.games.redac_chef.state.scorecard import Scorecard
from companion.table.message import say
from companion.ui.at_table import go as go
from companion.ui.at_table import place as place
from companion.ui.device import Device
from companion.ui.pads import Pads
from companion.ui.parts.sheet_blocks import write_figure


def keeps_score(device: Device) -> bool:
    """Whether this device keeps score: whoever sits at the table may, if only for himself where rights are locked."""
    return bool(device.seats) or device.leads


def scores(device: Device) -> Scorecard:
    """The figures of the watched table."""
    views: Any = device.services.games[device.state.game]
    card: Scorecard = views.scores.of(device.state)
    return card


def pads(device: Device) -> Pads:
    """What is being typed at the tables of this game."""
    views: Any = device.services.games[device.state.game]
    kept: Pads = views.pads
    return kept


def shown(device: Device, row: str, figure: Figure | None) -> str:
    """A figure as the pad has it: +3, −2, 5 $, – while not entered, nothing where nobody plays."""
    return write_figure(device, ROWS[row], figure)


def day_name(device: Device, day: str) -> str:
    """The day with a capital; a puzzle has a number instead."""
    settings = device.state.play.settings
    if settings.rules.days is None and settings.puzzle is not None:
        return device.t("puzzle-name", number=settings.puzzle)
    return device.t("day-name", day=day)


def why(device: Device, figure: Figure) -> list[str]:
    """Where a figure comes from, a line a term."""
    lines = [device.words.say(message) for message in figure.why]
    return [line[:1].upper() + line[1:] for line in lines] or [device.words.say(say("sheet-nothing-yet"))]

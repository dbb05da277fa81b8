"""What the screens of the reportages read of the watched table."""

from __future__ import annotations

from typing import cast

from companion.games.reportages.game import Reportages
from companion.games.reportages.state.play import Play
from companion.ui.at_table import rules_at, scored_at
from companion.ui.device import Device


def rules(device: Device) -> Reportages:
    """The rules of the game, with its facts."""
    return cast(Reportages, rules_at(device))


def play_of(device: Device) -> Play:
    """The game as it stands."""
    play: Play = device.state.play
    return play


def totals_of(device: Device) -> tuple[tuple[str, int], ...]:
    """Everybody's points of the counted rounds, in the order of the table."""
    totals = scored_at(device).result["totals"]
    return tuple((seat, totals[seat]["points"]) for seat in play_of(device).seats)

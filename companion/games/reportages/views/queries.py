"""Holds what the screens of the reportages share: the state and rules of the watched table, and its totals."""

from __future__ import annotations

from typing import cast

from companion.games.reportages.game import Reportages
from companion.games.reportages.state.play import Play
from companion.ui.at_table import compute_scores, get_rules
from companion.ui.device import Device


def rules(device: Device) -> Reportages:
    """Return the rules of the game, with its facts."""
    return cast(Reportages, get_rules(device))


def play_of(device: Device) -> Play:
    """Return the state of the game at the watched table."""
    play: Play = device.state.play
    return play


def totals_of(device: Device) -> tuple[tuple[str, int], ...]:
    """Return each player's points of the counted rounds, in the order of the table."""
    totals = compute_scores(device).result["totals"]
    return tuple((seat, totals[seat]["points"]) for seat in play_of(device).seats)

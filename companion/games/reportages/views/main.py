"""Draws the screen of the phase: between two rounds, in a round, its count; once the game is over, the rounds to
correct."""

from __future__ import annotations

import flet as ft

from companion.games.reportages.views import queries
from companion.games.reportages.views.between import Between
from companion.games.reportages.views.correct import Correct
from companion.games.reportages.views.live_count import LiveCount
from companion.games.reportages.views.round import Round
from companion.ui.at_table import get_rules
from companion.ui.reactive import use_slice


@ft.component
def Main() -> ft.Control:
    """Draws the screen of the phase; once the game is over, the list of rounds to correct."""
    phase, number = use_slice(lambda d: (queries.play_of(d).phase, queries.play_of(d).number))
    if use_slice(lambda d: get_rules(d).is_finished(d.state)):
        return Correct(key="correct")
    if phase == "between":
        return Between(key=f"between-{number}")
    if phase == "round":
        return Round(key=f"round-{number}")
    return LiveCount(key=f"count-{number}")

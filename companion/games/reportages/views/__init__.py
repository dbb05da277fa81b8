"""Draws the screens of Le jeu des reportages."""

from __future__ import annotations

from companion.games.reportages.game import Reportages
from companion.games.reportages.views.cards import Cards
from companion.games.reportages.views.correct import Correct
from companion.games.reportages.views.main import Main
from companion.ui.parts.views import LoggedViews


def views(rules: Reportages) -> LoggedViews:
    """Return the screens that the app shows for this game; ``rules``: the game with its box."""
    return LoggedViews(rules, Main, {"cards": Cards, "rounds": Correct}, finale=True)

"""Draws the screens of Das Extrablatt."""

from __future__ import annotations

from companion.games.extrablatt.game import Extrablatt
from companion.games.extrablatt.views.main import Main
from companion.ui.parts.views import LoggedViews


def views(rules: Extrablatt) -> LoggedViews:
    """Return the screens that the app shows for this game; ``rules``: the game with its box."""
    return LoggedViews(rules, Main, finale=True)

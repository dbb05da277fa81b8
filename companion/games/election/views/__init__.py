"""Draws the screens of the election game."""

from __future__ import annotations

from companion.games.election.game import Election
from companion.games.election.views.main import Main
from companion.ui.parts.views import LoggedViews


def views(rules: Election) -> LoggedViews:
    """Return the screens that the app shows for this game; ``rules``: the game with its box."""
    return LoggedViews(rules, Main, finale=True)

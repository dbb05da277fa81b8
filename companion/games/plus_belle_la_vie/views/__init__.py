"""Draws the screens of Plus belle la vie."""

from __future__ import annotations

from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.plus_belle_la_vie.views.control import Control
from companion.games.plus_belle_la_vie.views.correct import Correct
from companion.games.plus_belle_la_vie.views.main import Main
from companion.ui.parts.views import LoggedViews


def views(rules: PlusBelleLaVie) -> LoggedViews:
    """Return the screens that the app shows for this game; ``rules``: the game with its box."""
    return LoggedViews(rules, Main, {"control": Control, "points": Correct}, finale=True)

"""The screens of Rédac' Chef."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.settings import settings_from
from companion.games.redac_chef.views.options import Options
from companion.games.redac_chef.views.result import FinishedGame
from companion.games.redac_chef.views.table import Table


class RedacChefViews:
    """Rédac' Chef as the shell shows it."""

    id = "redac-chef"

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def modes(self) -> tuple[str, ...]:
        """The modes that set-up offers."""
        return ("classic", "advanced")

    def players(self, settings: dict[str, Any]) -> tuple[int, int]:
        """Fewest and most players with those settings."""
        return settings_from(settings).rules.players

    def options(self, settings: dict[str, Any], change: Any) -> ft.Control:
        """Length, flash and powers, rulings, progress."""
        return Options(settings, change)

    def table(self) -> ft.Control:
        """The table, whatever its phase."""
        return Table()

    def finished(self, file: dict[str, Any]) -> ft.Control:
        """A finished game from the history."""
        return FinishedGame(file)

"""The screens of Rédac' Chef."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state.scorecard import Scorecards
from companion.games.redac_chef.state.settings import forgiving
from companion.games.redac_chef.views.result.screen import FinishedGame
from companion.games.redac_chef.views.setup.options import Options, choose, summary
from companion.games.redac_chef.views.setup.rulings import TableRulings
from companion.games.redac_chef.views.setup.teams import ROLES
from companion.games.redac_chef.views.setup.who_counts import TableWhoCounts
from companion.games.redac_chef.views.table import Table
from companion.table.message import Message, say
from companion.table.state import TableState
from companion.ui.pads import Pads


class RedacChefViews:
    """Rédac' Chef as the shell shows it."""

    id = "redac-chef"

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.scores = Scorecards(facts)
        self.pads = Pads()

    def modes(self) -> tuple[str, ...]:
        """The modes that set-up offers."""
        return tuple(MODES)

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most people with those settings; in newsroom teams of them play."""
        rules = forgiving(settings).rules
        fewest, most = rules.players
        together = rules.members or 1
        return fewest * together, most * together

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """In newsroom, who fetches the tiles and who places them."""
        return ROLES if forgiving(settings).rules.members else ()

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """Length, flash and powers, rulings, progress."""
        return Options(settings, change, self.facts)

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Mode, length, and what is not as usual."""
        return summary(settings, self.facts)

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """The settings after that choice."""
        return choose(settings, option, value)

    def table(self) -> ft.Control:
        """The table, whatever its phase."""
        return Table()

    def finished(self, file: dict[str, Any]) -> ft.Control:
        """A finished game from the history."""
        return FinishedGame(file)

    def where(self, table: TableState) -> Message:
        """The day and its phase."""
        settings = table.play.settings
        day = say("day-name", day=table.play.current)
        if settings.rules.days is None and settings.puzzle is not None:
            day = say("puzzle-name", number=settings.puzzle)
        return say(f"where-{table.play.phase}", day=day)

    def menu(self) -> ft.Control | None:
        """Who counts."""
        return TableWhoCounts()

    def rulings(self) -> ft.Control:
        """What the group decides where the rulebook is silent."""
        return TableRulings()


def views(rules: RedacChef) -> RedacChefViews:
    """The screens of the game with these rules."""
    return RedacChefViews(rules.facts)

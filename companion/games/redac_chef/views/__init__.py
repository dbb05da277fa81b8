"""Shows Rédac' Chef: the views of the game, for the shell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.state.scorecard import Scorecards
from companion.games.redac_chef.state.settings import read_leniently
from companion.games.redac_chef.views.page.search import Searches
from companion.games.redac_chef.views.result.screen import FinishedGame
from companion.games.redac_chef.views.setup.options import SetUpOptions, choose, summarise
from companion.games.redac_chef.views.setup.rulings import TableRulings
from companion.games.redac_chef.views.setup.teams import ROLES
from companion.games.redac_chef.views.setup.who_counts import TableWhoCounts
from companion.games.redac_chef.views.table import Table
from companion.table.message import Message, say
from companion.table.state import TableState
from companion.ui.typing_states import TypingStates


class RedacChefViews:
    """Screens of Rédac' Chef, as the app asks every game for them (``GameViews``). One object serves all pages; it
    holds what these share: scorecards, what is being typed, searches."""

    id = "redac-chef"

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.scores = Scorecards(facts)
        self.typing_states = TypingStates()
        self.searches = Searches()

    def modes(self) -> tuple[str, ...]:
        """Return the modes that set-up offers."""
        return tuple(MODES)

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most people with those settings; of teams (newsroom), all their members."""
        rules = read_leniently(settings).rules
        fewest, most = rules.players
        together = rules.members or 1
        return fewest * together, most * together

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the roles of a team's members (newsroom), the one that fetches the tiles first; empty in other
        modes."""
        return ROLES if read_leniently(settings).rules.members else ()

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """Draw the game's part of set-up: length, flash cards and powers, who counts, progress, rulings. ``change``:
        called with an option and its value."""
        return SetUpOptions(settings, change, self.facts)

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Return mode, length, and every option that is not as usual, as messages."""
        return summarise(settings, self.facts)

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """Return the settings of set-up after a choice, with those that depend on it changed as well. Raises Refused
        where there is no such option or value."""
        return choose(settings, option, value)

    def table(self) -> ft.Control:
        """Draw the table, in any phase."""
        return Table()

    def draw_finished(self, file: dict[str, Any]) -> ft.Control:
        """Draw a finished game from the history."""
        return FinishedGame(file)

    def describe_phase(self, table: TableState) -> Message:
        """Return the day (or the puzzle) and the phase of the table, as a message."""
        settings = table.play.settings
        day = say("day-name", day=table.play.current)
        if settings.rules.days is None and settings.puzzle is not None:
            day = say("puzzle-name", number=settings.puzzle)
        return say(f"where-{table.play.phase}", day=day)

    def own_table(self, table: TableState) -> Message | None:
        """Return the invitation to lay the same puzzle at a table of one's own; None in other modes."""
        settings = table.play.settings
        if settings.rules.days is not None or settings.puzzle is None:
            return None
        return say("puzzle-own", number=settings.puzzle)

    def menu(self) -> ft.Control | None:
        """Draw the game's part of the table's menu: the choice of who counts."""
        return TableWhoCounts()

    def rulings(self) -> ft.Control:
        """Draw the rulings of the watched table."""
        return TableRulings()


def views(rules: RedacChef) -> RedacChefViews:
    """Build the views of the game with these rules."""
    return RedacChefViews(rules.facts)

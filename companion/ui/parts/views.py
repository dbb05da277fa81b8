"""Implements ``GameViews`` for a logged game: the game brings its main screen, the rest is shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.kit.game_base import LoggedGame
from companion.table.message import Message, say
from companion.table.state import TableState
from companion.ui.parts.options import OptionsForm, TableRulings
from companion.ui.parts.result import FinishedGame
from companion.ui.parts.table import Table


class LoggedViews:
    """``GameViews`` of a logged game, which brings only its main screen; everything else is shared by all logged games.
    ``main``: its screen during the game; ``places``: further screens of its own, by their word in the route
    (``/table/CODE/WORD``); ``finale``: its end is shown step by step on all screens."""

    def __init__(
        self,
        rules: LoggedGame[Any],
        main: Callable[[], ft.Control],
        places: Mapping[str, Callable[[], ft.Control]] | None = None,
        *,
        finale: bool = False,
    ) -> None:
        self.id = rules.id
        self.rules = rules
        self.main = main
        self.places = dict(places or {})
        self.finale = finale

    def modes(self) -> tuple[str, ...]:
        """Return no modes: the game is played in one way only."""
        return ()

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most players."""
        return self.rules.players(settings)

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Return no roles: nobody plays in teams."""
        return ()

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """Draw the game's options."""
        return OptionsForm(self.rules, self.rules.options.validate_leniently(settings), change)

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Return the names of the options that differ from their defaults."""
        options = self.rules.options
        chosen, defaults = options.validate_leniently(settings), options.validate_leniently({})
        return tuple(
            say(f"{self.id}-option-value", option=option.name, value=str(chosen[option.name]))
            if option.kind == "one-of"
            else say(f"{self.id}-option", option=option.name)
            for option in options.all
            if not option.printed and chosen[option.name] != defaults[option.name]
        )

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """Return the settings with that option set. Raises Refused."""
        options = self.rules.options
        return options.change(options.validate_leniently(settings), option, value).as_dict()

    def table(self) -> ft.Control:
        """Draw the table in any phase."""
        return Table(self.main, self.places, self.finale)

    def draw_finished(self, file: dict[str, Any]) -> ft.Control:
        """Draw a game from the history."""
        return FinishedGame(file)

    def describe_phase(self, table: TableState) -> Message:
        """Return in a few words where the table's game is."""
        return self.rules.describe_phase(table)

    def own_table(self, table: TableState) -> Message | None:
        """Return None: all players play at one table."""
        return None

    def menu(self) -> ft.Control | None:
        """Return None: the game adds nothing to the table's menu."""
        return None

    def rulings(self) -> ft.Control:
        """Draw the options that may change during the game."""
        return TableRulings()

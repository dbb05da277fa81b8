"""The screens of a logged game as the shell asks for them: a game brings its main screen, the rest is the same."""

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
    """The screens of one game. ``main``: its screen while it is played; ``places``: further screens of its own, by the
    word that names them in the address (``/table/CODE/WORD``)."""

    def __init__(
        self,
        rules: LoggedGame[Any],
        main: Callable[[], ft.Control],
        places: Mapping[str, Callable[[], ft.Control]] | None = None,
    ) -> None:
        self.id = rules.id
        self.rules = rules
        self.main = main
        self.places = dict(places or {})

    def modes(self) -> tuple[str, ...]:
        """There is one way to play."""
        return ()

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most players."""
        return self.rules.players(settings)

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Everybody plays for himself."""
        return ()

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """What the game declares as its settings."""
        return OptionsForm(self.rules, self.rules.options.validate_leniently(settings), change)

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """What is not as usual, by its name."""
        options = self.rules.options
        chosen, usual = options.validate_leniently(settings), options.validate_leniently({})
        return tuple(
            say(f"{self.id}-option-value", option=option.name, value=str(chosen[option.name]))
            if option.kind == "one-of"
            else say(f"{self.id}-option", option=option.name)
            for option in options.all
            if not option.printed and chosen[option.name] != usual[option.name]
        )

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """The settings after that choice. Raises Refused."""
        options = self.rules.options
        return options.change(options.validate_leniently(settings), option, value).as_dict()

    def table(self) -> ft.Control:
        """The table, wherever its game is."""
        return Table(self.main, self.places)

    def finished(self, file: dict[str, Any]) -> ft.Control:
        """A game from the history."""
        return FinishedGame(file)

    def where(self, table: TableState) -> Message:
        """Where that table is."""
        return self.rules.where(table)

    def menu(self) -> ft.Control | None:
        """Nothing beside the rulings."""
        return None

    def rulings(self) -> ft.Control:
        """What may be decided or typed while the game goes on."""
        return TableRulings()

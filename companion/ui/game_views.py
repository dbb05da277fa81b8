"""What a game's screens must offer, so that the shell can show any game without asking which it is."""

from __future__ import annotations

from typing import Any, Protocol

import flet as ft


class GameViews(Protocol):
    """The screens of one game."""

    id: str

    def modes(self) -> tuple[str, ...]:
        """The modes that set-up offers, the usual one first; names are ``mode-MODE`` in the catalogue."""
        ...

    def players(self, settings: dict[str, Any]) -> tuple[int, int]:
        """Fewest and most players with those settings."""
        ...

    def options(self, settings: dict[str, Any], change: Any) -> ft.Control:
        """The part of set-up that is the game's own; ``change(option, value)`` sets one."""
        ...

    def table(self) -> ft.Control:
        """The screen of the watched table, whatever its phase."""
        ...

    def finished(self, file: dict[str, Any]) -> ft.Control:
        """A finished game from the history: its result and sheet."""
        ...

"""Defines what a game's screens must offer, so that the shell can show any game without knowing which it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import flet as ft

from companion.table.message import Message
from companion.table.state import TableState


class GameViews(Protocol):
    """Is the screens of one game."""

    id: str

    def modes(self) -> tuple[str, ...]:
        """Return the modes that set-up offers, the usual one first; their names are ``mode-MODE`` in the catalogue."""
        ...

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most people for those settings, whether they play alone or in teams."""
        ...

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the role of each member of a team, in order (``role-ROLE`` in the catalogue); empty where nobody plays
        in teams."""
        ...

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """Draw the game's own part of set-up; ``change(option, value)`` sets an option."""
        ...

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Summarise those settings in a few words each: how it is played, and what is not as usual."""
        ...

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """Return the settings after that choice at set-up, with those that depend on it. Raises Refused."""
        ...

    def table(self) -> ft.Control:
        """Draw the screen of the watched table, in any phase."""
        ...

    def draw_finished(self, file: dict[str, Any]) -> ft.Control:
        """Draw a finished game from the history: its result and sheet."""
        ...

    def describe_phase(self, table: TableState) -> Message:
        """Say where that table is in a few words: the day and what is going on."""
        ...

    def own_table(self, table: TableState) -> Message | None:
        """Invite whoever joins that table to play the same at a table of their own; None where all play at one."""
        ...

    def menu(self) -> ft.Control | None:
        """Draw the game's part of the table's menu, for those who may decide it; None for nothing."""
        ...

    def rulings(self) -> ft.Control:
        """Draw the open questions of the rules with the watched table's answers, which may be changed at any moment."""
        ...

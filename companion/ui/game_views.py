"""Defines what a game's screens must offer, so that the shell (the app around the games) can show any game without
knowing which it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import flet as ft

from companion.table.message import Message
from companion.table.state import TableState


class GameViews(Protocol):
    """What the shell needs of one game to show it: its part of set-up, its screens, and words about it. Each game has
    one object of this kind, for all pages."""

    id: str

    def modes(self) -> tuple[str, ...]:
        """Return the modes that set-up offers, the usual one first; their names are ``mode-MODE`` in the catalogue."""
        ...

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most people that may play with those settings, counted singly in teams, too."""
        ...

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the role of each member of a team, in order (``role-ROLE`` in the catalogue); empty if nobody plays
        in teams."""
        ...

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """Draw the game's own part of set-up; ``change(option, value)`` sets an option."""
        ...

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Return the settings in a few words each: how the game is played, and what is unusual."""
        ...

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """Return the settings after an option was set at set-up, adjusted where others depend on it. Raises Refused."""
        ...

    def table(self) -> ft.Control:
        """Draw the screen of the watched table, in any phase."""
        ...

    def draw_finished(self, file: dict[str, Any]) -> ft.Control:
        """Draw a finished game from the history: its result and sheet."""
        ...

    def describe_phase(self, table: TableState) -> Message:
        """Return in a few words where the table's game is: the day and what is going on."""
        ...

    def own_table(self, table: TableState) -> Message | None:
        """Return the invitation to play the same game at a table of one's own, shown to people who join; None for a
        game that all play at one table."""
        ...

    def menu(self) -> ft.Control | None:
        """Draw the game's part of the table's menu, for those who may decide about the table; None for no part."""
        ...

    def rulings(self) -> ft.Control:
        """Draw the open questions of the rules with the watched table's rulings, which may be changed at any moment."""
        ...

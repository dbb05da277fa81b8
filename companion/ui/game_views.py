"""What a game's screens must offer, so that the shell can show any game without asking which it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import flet as ft

from companion.table.message import Message
from companion.table.state import TableState


class GameViews(Protocol):
    """The screens of one game."""

    id: str

    def modes(self) -> tuple[str, ...]:
        """The modes that set-up offers, the usual one first; names are ``mode-MODE`` in the catalogue."""
        ...

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most people with those settings, whether they play for themselves or in teams."""
        ...

    def roles(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """What each member of a team does, in order (``role-ROLE`` in the catalogue); empty: everybody for himself."""
        ...

    def options(self, settings: Mapping[str, Any], change: Any) -> ft.Control:
        """The part of set-up that is the game's own; ``change(option, value)`` sets one."""
        ...

    def summary(self, settings: Mapping[str, Any]) -> tuple[Message, ...]:
        """Those settings in a few words each: how it is played, and whatever is not as usual."""
        ...

    def choose(self, settings: Mapping[str, Any], option: str, value: Any) -> dict[str, Any]:
        """The settings after that choice at set-up, with what it brings along. Raises Refused."""
        ...

    def table(self) -> ft.Control:
        """The screen of the watched table, whatever its phase."""
        ...

    def finished(self, file: dict[str, Any]) -> ft.Control:
        """A finished game from the history: its result and sheet."""
        ...

    def where(self, table: TableState) -> Message:
        """Where that table is, in a few words: the day and what is going on."""
        ...

    def menu(self) -> ft.Control | None:
        """What the table's menu shows open of the game, for whoever may decide it; None for nothing."""
        ...

    def rulings(self) -> ft.Control:
        """The open questions of the rules, as the watched table decided them, to be changed at any moment."""
        ...

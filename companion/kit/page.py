"""Defines what a game with a grid offers for a front page that somebody laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from companion.table.message import Message


class SolverMissing(Exception):
    """Signals that OR-Tools is not installed; the extra ``solver`` installs it."""


class Outcome(Protocol):
    """Is the result of a search for the best page."""

    def to_json(self) -> dict[str, Any]:
        """Return it as ``companion page --best --json`` prints it."""

    def sentences(self) -> Iterator[Message]:
        """Yield the lines that the terminal prints."""


class CheckedPage(Protocol):
    """Is a page read from a valid file; its tiles may still conflict."""

    def to_json(self) -> dict[str, Any]:
        """Return conflicts and counts as ``companion page --json`` prints them."""

    def sentences(self) -> Iterator[Message]:
        """Yield the lines that the terminal prints."""

    def best(self, *, seconds: float, min_money: int, on_better: Callable[[int, int], None]) -> Outcome:
        """Search for the best page with the same tiles. Raises SolverMissing."""

"""Defines what a game with a grid offers to check, count and improve a front page that a player laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from companion.table.message import Message


class SolverMissing(Exception):
    """Raised where OR-Tools is not installed; the extra ``solver`` installs it."""


class Outcome(Protocol):
    """Result of a search for the best page, as the terminal prints it."""

    def to_json(self) -> dict[str, Any]:
        """Return the result as ``companion page --best --json`` prints it."""

    def sentences(self) -> Iterator[Message]:
        """Yield the lines that the terminal prints."""


class CheckedPage(Protocol):
    """Page read from a valid file, with its conflicts and counts; its tiles may still conflict."""

    def to_json(self) -> dict[str, Any]:
        """Return conflicts and counts as ``companion page --json`` prints them."""

    def sentences(self) -> Iterator[Message]:
        """Yield the lines that the terminal prints."""

    def best(self, *, seconds: float, min_money: int, on_better: Callable[[int, int], None]) -> Outcome:
        """Search for the best page with the same tiles and return the result. ``seconds``: the time limit;
        ``min_money``: what the page has to earn at least; ``on_better`` gets the points of each better page that is
        found, and what the best page has at most. Raises SolverMissing where OR-Tools is not installed."""

"""What a game with a grid hands out of a front page that somebody laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from companion.table.message import Message


class SolverMissing(Exception):
    """OR-Tools is not installed: the extra ``solver`` brings it."""


class Outcome(Protocol):
    """What a search for the best page has found."""

    def to_json(self) -> dict[str, Any]:
        """Write it as ``companion page --best --json`` prints it."""

    def sentences(self) -> Iterator[Message]:
        """Yield what a reader of a terminal is told."""


class CheckedPage(Protocol):
    """A page that was read from a file without faults; it may have conflicts."""

    def to_json(self) -> dict[str, Any]:
        """Write conflicts and counts as ``companion page --json`` prints them."""

    def sentences(self) -> Iterator[Message]:
        """Yield what a reader of a terminal is told."""

    def best(self, *, seconds: float, min_money: int, on_better: Callable[[int, int], None]) -> Outcome:
        """Search for the best page with the same tiles. Raises SolverMissing."""

"""Keeps how many places of its result each table has revealed. That is no part of the score, so it is in no journal."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

#: The most tables that are kept; the least recently used is dropped first.
_MOST_TABLES: Final = 50
#: The number that stands for all places.
ALL: Final = -1


class SharedReveals:
    """Keeps how many places of its result each table has revealed (``ALL``: all of them), so that all its pages show
    the same."""

    def __init__(self) -> None:
        self._done: OrderedDict[str, int] = OrderedDict()

    def get(self, table: str) -> int | None:
        """Return the number of places that the table has revealed; None if it has not begun."""
        return self._done.get(table)

    def put(self, table: str, done: int) -> None:
        """Set the number of places that the table has revealed."""
        self._done[table] = done
        self._done.move_to_end(table)
        while len(self._done) > _MOST_TABLES:
            self._done.popitem(last=False)

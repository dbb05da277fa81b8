"""Keeps who is ready for the next round. It is not part of the score, so it is in no journal."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

#: The most tables whose ticks are kept; the least recently used is dropped first.
_MOST_TABLES: Final = 50


class ReadyTicks:
    """Keeps, by table, the round and the seats that are ready for it."""

    def __init__(self) -> None:
        self._ticks: OrderedDict[str, tuple[str, frozenset[str]]] = OrderedDict()

    def list_ready(self, table: str, round_: str) -> frozenset[str]:
        """Return the seats that are ready for that round."""
        known, seats = self._ticks.get(table, ("", frozenset()))
        return seats if known == round_ else frozenset()

    def put(self, table: str, round_: str, seats: Iterable[str], on: bool) -> None:
        """Mark those seats as ready for that round, or not."""
        before = self.list_ready(table, round_)
        self._ticks[table] = round_, before | set(seats) if on else before - set(seats)
        self._ticks.move_to_end(table)
        while len(self._ticks) > _MOST_TABLES:
            self._ticks.popitem(last=False)

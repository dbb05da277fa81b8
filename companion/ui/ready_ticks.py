"""Who has said that they are ready for what begins next. It is nobody's score: the server holds it, no journal does."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

#: Tables whose ticks are kept; the one ticked at longest ago is forgotten first.
_MOST_TABLES: Final = 50


class ReadyTicks:
    """By table: the seats that are ready, and for which round."""

    def __init__(self) -> None:
        self._ticks: OrderedDict[str, tuple[str, frozenset[str]]] = OrderedDict()

    def ready(self, table: str, round_: str) -> frozenset[str]:
        """The seats that are ready for that round."""
        known, seats = self._ticks.get(table, ("", frozenset()))
        return seats if known == round_ else frozenset()

    def put(self, table: str, round_: str, seats: Iterable[str], on: bool) -> None:
        """Those seats are ready for that round, or not yet after all."""
        before = self.ready(table, round_)
        self._ticks[table] = round_, before | set(seats) if on else before - set(seats)
        self._ticks.move_to_end(table)
        while len(self._ticks) > _MOST_TABLES:
            self._ticks.popitem(last=False)

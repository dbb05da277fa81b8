"""Defines the final count, step by step.

Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.state.base import ExtrablattEvent
from companion.games.extrablatt.state.missing_counts import find_zone_fault, list_missing
from companion.games.extrablatt.state.play import STEPS, Play
from companion.table.message import Message, say
from companion.table.state import TableState

#: The most empty cells that a headline zone may have.
_MOST_CELLS: Final = 999


class CountBegun(ExtrablattEvent, tag="count-begun"):
    """Notes that everything is played: the final count begins."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether it has begun already."""
        return play.step is not None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it during a duel."""
        return say("extrablatt-duel-open") if play.duel is not None else None

    def change(self, play: Play, facts: Facts) -> Play:
        """Begin before the first step."""
        return replace(play, step=0)


class EmptiesCounted(ExtrablattEvent, tag="empties-counted"):
    """Notes how many cells of a player's headline zone are empty (None: taken back)."""

    seat: str
    cells: int | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a number that, with the articles there, does not add up to the zone."""
        if self.cells is None:
            return None
        if not 0 <= self.cells <= _MOST_CELLS:
            return say("fault-at-most", most=_MOST_CELLS)
        return find_zone_fault(table, self.seat, self.cells)

    def change(self, play: Play, facts: Facts) -> Play:
        """Enter them."""
        others = tuple(one for one in play.empties if one[0] != self.seat)
        return replace(play, empties=others if self.cells is None else (*others, (self.seat, self.cells)))


class StepReached(ExtrablattEvent, tag="step-reached"):
    """Records that the count has reached that step; after the last one the winner is known."""

    step: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has shown it."""
        return self.step <= (play.step or 0)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any step but the next, and all while something is missing."""
        if play.step is None or self.step != play.step + 1 or self.step > len(STEPS):
            return say("refused-not-here")
        return next(iter(list_missing(table)), None)

    def change(self, play: Play, facts: Facts) -> Play:
        """Show it."""
        return replace(play, step=self.step)

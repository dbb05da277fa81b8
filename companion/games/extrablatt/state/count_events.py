"""Defines the events of the final count, step by step.

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
    """Event: the game is played out and the final count begins."""

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the count has begun already."""
        return play.step is not None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse to begin the count during a duel."""
        return say("extrablatt-duel-open") if play.duel is not None else None

    def change(self, play: Play, facts: Facts) -> Play:
        """Set the count before its first step."""
        return replace(play, step=0)


class EmptiesCounted(ExtrablattEvent, tag="empties-counted"):
    """Event: the number of empty cells in a player's headline zone was entered (None: cleared)."""

    seat: str
    cells: int | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a number out of range, and one that with the articles lying there does not add up to the zone's
        size."""
        if self.cells is None:
            return None
        if not 0 <= self.cells <= _MOST_CELLS:
            return say("fault-at-most", most=_MOST_CELLS)
        return find_zone_fault(table, self.seat, self.cells)

    def change(self, play: Play, facts: Facts) -> Play:
        """Set or clear the player's number."""
        others = tuple(one for one in play.empties if one[0] != self.seat)
        return replace(play, empties=others if self.cells is None else (*others, (self.seat, self.cells)))


class StepReached(ExtrablattEvent, tag="step-reached"):
    """Event: the count has reached a step; after the last one the winner is known."""

    step: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether another device has already shown this step."""
        return self.step <= (play.step or 0)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any step but the next, and every step while a figure is missing."""
        if play.step is None or self.step != play.step + 1 or self.step > len(STEPS):
            return say("refused-not-here")
        return next(iter(list_missing(table)), None)

    def change(self, play: Play, facts: Facts) -> Play:
        """Move the count to that step."""
        return replace(play, step=self.step)

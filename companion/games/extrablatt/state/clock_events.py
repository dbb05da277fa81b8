"""Defines the events that move the clock: accelerators that come onto the display.

Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.state.base import ExtrablattEvent
from companion.games.extrablatt.state.play import Play
from companion.table.message import Message, say
from companion.table.state import TableState


class AcceleratorPlaced(ExtrablattEvent, tag="accelerator-placed"):
    """Event: a time accelerator came onto the display; the clock's hand moves to ``hour``."""

    hour: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the event would change nothing, because another device was quicker."""
        return self.hour <= play.hour

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse more accelerators than the box has, and any hour but the next."""
        if play.hour >= facts.accelerators:
            return say("extrablatt-all-placed", accelerators=facts.accelerators)
        return None if self.hour == play.hour + 1 else say("refused-not-here")

    def change(self, play: Play, facts: Facts) -> Play:
        """Move the clock's hand to the hour."""
        return replace(play, hour=self.hour)


class ColumnRefilled(ExtrablattEvent):
    """Event: an empty column of the display was filled, with this many ``accelerators`` among the cards; the clock's
    hand moves as many hours. ``number``: counts the refills of the game from 1, so that two devices that report the
    same one count once."""

    number: int
    accelerators: int = 0

    def is_redundant(self, play: Play) -> bool:
        """Tell whether another device has already reported this refill."""
        return self.number <= play.refills

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a refill whose number is not the next one, or with more accelerators than the game has left, or a
        column has cards."""
        left = facts.accelerators - play.hour
        if self.number != play.refills + 1 or not 0 <= self.accelerators <= facts.column_cards:
            return say("refused-not-here")
        return None if self.accelerators <= left else say("extrablatt-refill-over", left=left)

    def change(self, play: Play, facts: Facts) -> Play:
        """Count the refill, and move the clock's hand by the accelerators."""
        return replace(play, refills=play.refills + 1, hour=play.hour + self.accelerators)

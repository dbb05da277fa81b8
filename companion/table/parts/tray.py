"""Holds the shared parts of a game's state besides its score: turn pointer, counters, checklists, secret entries. Their
events (``companion.table.parts.events``) change them."""

from __future__ import annotations

from dataclasses import dataclass

from companion.table.parts.turns import Turns

#: The owner of a counter or checklist: a seat, or None for the table.
Whose = str | None


@dataclass(frozen=True, slots=True)
class Tray:
    """Shared parts of a game's state besides its score: whose turn it is, counters, checklists, secret entries.
    ``counters``, ``ticks`` and ``secrets`` are kept by name and seat (None: the table's)."""

    turns: Turns = Turns()
    counters: tuple[tuple[tuple[str, Whose], int], ...] = ()
    ticks: tuple[tuple[str, Whose, str], ...] = ()
    secrets: tuple[tuple[tuple[str, str], int], ...] = ()

    def counter(self, name: str, seat: Whose = None, start: int = 0) -> int:
        """Return a counter's value; ``start`` if it was never set."""
        return dict(self.counters).get((name, seat), start)

    def ticked(self, name: str, seat: Whose = None) -> tuple[str, ...]:
        """Return the ticked items of a checklist, in the order of ticking."""
        return tuple(item for list_, whose, item in self.ticks if (list_, whose) == (name, seat))

    def secret(self, name: str, seat: str) -> int | None:
        """Return what a player entered in secret under that name; None if nothing yet, or if it was withdrawn or
        cleared. Show it to nobody else before all have entered."""
        return dict(self.secrets).get((name, seat))

    def silent(self, name: str, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the seats that have entered no secret value yet."""
        return tuple(seat for seat in seats if self.secret(name, seat) is None)

"""Holds whose turn it is: a pointer that goes round the table, jumps, and skips seats that sit out or lose a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Turns:
    """Turn pointer of a table: whose turn it is, and which seats it skips on its way round.

    Attributes:
        order: the seats, clockwise.
        at: the seat whose turn it is; None before the first turn.
        backwards: play goes counter-clockwise.
        out: seats that sit out until they take part again.
        skips: how many turns each of these seats will lose.
        number: how many turns have begun.
    """

    order: tuple[str, ...] = ()
    at: str | None = None
    backwards: bool = False
    out: tuple[str, ...] = ()
    skips: tuple[tuple[str, int], ...] = ()
    number: int = 0

    def round_from(self, seat: str) -> Iterator[str]:
        """Yield every seat once in the direction of play, from the one after ``seat`` to ``seat`` itself; nothing for
        an unknown seat."""
        order = self.order[::-1] if self.backwards else self.order
        if seat in order:
            start = order.index(seat) + 1
            yield from (*order[start:], *order[:start])

    def after(self, seat: str) -> str | None:
        """Return the next seat in the direction of play that does not sit out; None if there is none."""
        return next((one for one in self.round_from(seat) if one not in self.out), None)

    def between(self, seat: str, other: str) -> tuple[str, ...]:
        """Return the seats between the two in the direction of play, which lose their turn when the pointer jumps from
        ``seat`` to ``other``; empty if ``other`` is not found."""
        seats: list[str] = []
        for one in self.round_from(seat):
            if one == other:
                return tuple(seats)
            seats.append(one)
        return ()

    def owes(self, seat: str) -> int:
        """Return how many turns a seat will lose."""
        return dict(self.skips).get(seat, 0)


def start_turns(order: tuple[str, ...], first: str | None = None) -> Turns:
    """Return a pointer for these seats, at ``first`` (None: before the first turn)."""
    return Turns(order, first, number=int(first is not None))


def give_turn(turns: Turns, seat: str) -> Turns:
    """Return the pointer moved to a seat, as a new turn; unchanged for an unknown seat. A seat that sits out is not
    skipped."""
    return replace(turns, at=seat, number=turns.number + 1) if seat in turns.order else turns


def pass_turn(turns: Turns) -> Turns:
    """Return the pointer moved to the next seat, skipping seats that sit out, and each seat that loses a turn once for
    each turn lost. Unchanged if everybody sits out."""
    if turns.at is None:
        first = next((seat for seat in turns.order if seat not in turns.out), None)
        return turns if first is None else give_turn(turns, first)
    left = dict(turns.skips)
    seat = turns.after(turns.at)
    while seat is not None and left.get(seat):
        left[seat] -= 1
        seat = turns.after(seat)
    if seat is None:
        return turns
    return give_turn(replace(turns, skips=tuple((one, n) for one, n in left.items() if n)), seat)


def lose_turns(turns: Turns, seat: str, number: int) -> Turns:
    """Return the pointer with that many more turns to lose for a seat (negative: fewer, when a penalty is taken
    back)."""
    left = {**dict(turns.skips), seat: max(0, turns.owes(seat) + number)}
    return replace(turns, skips=tuple((one, n) for one, n in left.items() if n))


def sit_out(turns: Turns, seat: str, out: bool) -> Turns:
    """Return the pointer with a seat sitting out, or taking part again."""
    others = tuple(one for one in turns.out if one != seat)
    return replace(turns, out=(*others, seat) if out else others)

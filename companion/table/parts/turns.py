"""Whose turn it is: a pointer that goes round the table, jumps, and passes over who sits out or loses a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Turns:
    """``order``: seats clockwise; ``at``: whose turn it is, None before the first; ``backwards``: counter-clockwise;
    ``out``: who sits out until he is let in again; ``skips``: turns that a seat will lose; ``number``: how many turns
    have begun."""

    order: tuple[str, ...] = ()
    at: str | None = None
    backwards: bool = False
    out: tuple[str, ...] = ()
    skips: tuple[tuple[str, int], ...] = ()
    number: int = 0

    def round_from(self, seat: str) -> Iterator[str]:
        """Everybody once in the direction of play, beginning beside that seat and ending with it."""
        order = self.order[::-1] if self.backwards else self.order
        if seat in order:
            start = order.index(seat) + 1
            yield from (*order[start:], *order[:start])

    def after(self, seat: str) -> str | None:
        """Who sits next to that seat in the direction of play and is not out; None where nobody is."""
        return next((one for one in self.round_from(seat) if one not in self.out), None)

    def between(self, seat: str, other: str) -> tuple[str, ...]:
        """Who sits between them in the direction of play: they lose their turn when it jumps."""
        found: list[str] = []
        for one in self.round_from(seat):
            if one == other:
                return tuple(found)
            found.append(one)
        return ()

    def owes(self, seat: str) -> int:
        """How many turns that seat will lose."""
        return dict(self.skips).get(seat, 0)


def begun(order: tuple[str, ...], first: str | None = None) -> Turns:
    """A pointer for these seats, at ``first`` (None: nobody yet)."""
    return Turns(order, first, number=int(first is not None))


def given(turns: Turns, seat: str) -> Turns:
    """That seat's turn, wherever the pointer was."""
    return replace(turns, at=seat, number=turns.number + 1) if seat in turns.order else turns


def passed(turns: Turns) -> Turns:
    """The next one's turn: who is out is passed over, and so is, once for each turn that he loses, who loses one."""
    if turns.at is None:
        first = next((seat for seat in turns.order if seat not in turns.out), None)
        return turns if first is None else given(turns, first)
    left = dict(turns.skips)
    seat = turns.after(turns.at)
    while seat is not None and left.get(seat):
        left[seat] -= 1
        seat = turns.after(seat)
    if seat is None:
        return turns
    return given(replace(turns, skips=tuple((one, n) for one, n in left.items() if n)), seat)


def losing(turns: Turns, seat: str, number: int) -> Turns:
    """That seat loses so many turns more (fewer: a penalty taken back)."""
    left = {**dict(turns.skips), seat: max(0, turns.owes(seat) + number)}
    return replace(turns, skips=tuple((one, n) for one, n in left.items() if n))


def sitting_out(turns: Turns, seat: str, out: bool) -> Turns:
    """That seat sits out, or is let in again."""
    others = tuple(one for one in turns.out if one != seat)
    return replace(turns, out=(*others, seat) if out else others)

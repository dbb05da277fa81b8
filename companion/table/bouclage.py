"""Finishing tokens: who called when, and so who holds which token ("La phase de montage", page 9)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from operator import attrgetter


@dataclass(frozen=True, slots=True)
class Call:
    """A "Tirage !": ``at`` is its corrected instant (ms), ``error_ms`` how far off that may be, ``left_ms`` the
    time that was left, ``None`` where it was taken at the buzzer, ``after_ms`` the time since the round's start."""

    seat: str
    at: int
    error_ms: int
    left_ms: int | None
    after_ms: int = 0


@dataclass(frozen=True, slots=True)
class Bouclage:
    """The calls by instant, and the order the table set by hand, which wins over them."""

    calls: tuple[Call, ...] = ()
    by_hand: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Seats by token, the holder of token 1 first."""
        return self.by_hand or tuple(call.seat for call in self.calls)

    def token(self, seat: str) -> int | None:
        """That seat's token, or None while it has not called."""
        return self.order.index(seat) + 1 if seat in self.order else None

    def call(self, seat: str) -> Call | None:
        """That seat's call."""
        return next((call for call in self.calls if call.seat == seat), None)

    def gap(self, seat: str) -> int | None:
        """Ms between this seat's call and the one before it; None for the first, or after a change by hand."""
        if self.by_hand or seat not in self.order or self.order.index(seat) == 0:
            return None
        index = self.order.index(seat)
        return self.calls[index].at - self.calls[index - 1].at

    def photo_finish(self, seat: str) -> bool:
        """Whether this call and the one before are closer than their errors allow to tell apart."""
        gap = self.gap(seat)
        if gap is None:
            return False
        index = self.order.index(seat)
        return gap <= self.calls[index].error_ms + self.calls[index - 1].error_ms


def with_call(bouclage: Bouclage, call: Call) -> Bouclage:
    """The call put at its instant; a second one of the same seat changes nothing."""
    if call.seat in bouclage.order:
        return bouclage
    calls = list(bouclage.calls)
    insort(calls, call, key=attrgetter("at"))
    by_hand = (*bouclage.by_hand, call.seat) if bouclage.by_hand else ()
    return Bouclage(tuple(calls), by_hand)


def without(bouclage: Bouclage, seat: str) -> Bouclage:
    """The tokens when that seat leaves the game: those behind move up."""
    return Bouclage(
        tuple(call for call in bouclage.calls if call.seat != seat), tuple(s for s in bouclage.by_hand if s != seat)
    )

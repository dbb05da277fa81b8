"""Finishing tokens: who called when, and so who holds which token ("La phase de montage", page 9)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from operator import attrgetter


@dataclass(frozen=True, slots=True)
class Call:
    """A "Tirage !": ``at`` is its corrected instant (ms), ``error_ms`` how far off that may be, ``left_ms`` the
    time that was left, ``None`` where it was taken at the buzzer, ``after_ms`` the time since the round's start,
    ``heard_at`` when the table learnt of it: later than ``at`` where it was shouted and entered by somebody else."""

    seat: str
    at: int
    error_ms: int
    left_ms: int | None
    after_ms: int = 0
    heard_at: int = 0


@dataclass(frozen=True, slots=True)
class Bouclage:
    """The calls by instant, and the order the table set by hand, which wins over them; who calls after that comes
    behind, by instant again."""

    calls: tuple[Call, ...] = ()
    by_hand: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Seats by token, the holder of token 1 first."""
        return (*self.by_hand, *(call.seat for call in self.calls if call.seat not in self.by_hand))

    def token(self, seat: str) -> int | None:
        """That seat's token, or None while it has not called."""
        return self.order.index(seat) + 1 if seat in self.order else None

    def call(self, seat: str) -> Call | None:
        """That seat's call."""
        return next((call for call in self.calls if call.seat == seat), None)

    @property
    def full_since(self) -> int | None:
        """When the last call so far reached the table; None before the first."""
        return max((max(call.at, call.heard_at) for call in self.calls), default=None)

    def gap(self, seat: str) -> int | None:
        """Ms between this seat's call and that of the token before; None for the first, or where the hand set it."""
        pair = self._neighbours(seat)
        return None if pair is None else pair[1].at - pair[0].at

    def photo_finish(self, seat: str) -> bool:
        """Whether this call and the one before are closer than their errors allow to tell apart."""
        pair = self._neighbours(seat)
        return pair is not None and pair[1].at - pair[0].at <= pair[0].error_ms + pair[1].error_ms

    @property
    def doubtful(self) -> bool:
        """Whether any two neighbours cannot be told apart, and nobody has said yet how it was."""
        return any(self.photo_finish(seat) for seat in self.order)

    def _neighbours(self, seat: str) -> tuple[Call, Call] | None:
        order = self.order
        if seat not in order or order.index(seat) == 0:
            return None
        before = order[order.index(seat) - 1]
        if seat in self.by_hand or before in self.by_hand:
            return None
        first, second = self.call(before), self.call(seat)
        return None if first is None or second is None else (first, second)


def with_call(bouclage: Bouclage, call: Call) -> Bouclage:
    """The call put at its instant; a second one of the same seat changes nothing."""
    if call.seat in bouclage.order:
        return bouclage
    calls = list(bouclage.calls)
    insort(calls, call, key=attrgetter("at"))
    return Bouclage(tuple(calls), bouclage.by_hand)


def without(bouclage: Bouclage, seat: str) -> Bouclage:
    """The tokens when that seat leaves the game: those behind move up."""
    return Bouclage(
        tuple(call for call in bouclage.calls if call.seat != seat), tuple(s for s in bouclage.by_hand if s != seat)
    )

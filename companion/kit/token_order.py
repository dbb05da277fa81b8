"""Orders the finishing tokens of Rédac' Chef: who called "Tirage !" when, and so who holds which token ("La phase de
montage", page 9)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from companion.table.press import MOST_CORRECTION_MS

#: How long after a press (ms) its token is final: a press that arrives later cannot have been made before it.
ORDER_FINAL_MS: Final = MOST_CORRECTION_MS + 50


@dataclass(frozen=True, slots=True)
class Call:
    """A player's call "Tirage !".

    Attributes:
        at: its corrected instant (ms).
        error_ms: how far off that may be.
        left_ms: the time that was left; None if it was taken at the buzzer.
        after_ms: the time since the start of the round.
        heard_at: when the server learnt of it: later than ``at`` where somebody else entered a shout.
        line: the connection that it came on, "" if that is unknown; calls on one connection keep their order.
    """

    seat: str
    at: int
    error_ms: int
    left_ms: int | None
    after_ms: int = 0
    heard_at: int = 0
    line: str = ""


@dataclass(frozen=True, slots=True)
class Bouclage:
    """The calls of a round, by instant, and the order of tokens that follows from them.

    Attributes:
        calls: the calls, earliest first.
        by_hand: the seats that the players put in order themselves, which takes precedence; any other call is inserted
            before the calls that came later, else appended.
        told: pairs of seats whose calls were too close to tell apart, in the order that the players decided.
    """

    calls: tuple[Call, ...] = ()
    by_hand: tuple[str, ...] = ()
    told: tuple[tuple[str, str], ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Return the seats in the order of their tokens, the holder of token 1 first."""
        if not self.by_hand and not self.told:
            return tuple(call.seat for call in self.calls)
        order = list(self.by_hand)
        at = {call.seat: call.at for call in self.calls}
        for call in self.calls:
            if call.seat not in self.by_hand:
                later_places = (place for place, seat in enumerate(order) if at.get(seat, call.at) > call.at)
                order.insert(next(later_places, len(order)), call.seat)
        for first, second in self.told:
            if first in order and second in order and order.index(second) < order.index(first):
                order.remove(first)
                order.insert(order.index(second), first)
        return tuple(order)

    def token(self, seat: str) -> int | None:
        """Return a seat's token, from 1; None while it has not called."""
        order = self.order
        return order.index(seat) + 1 if seat in order else None

    def call(self, seat: str) -> Call | None:
        """Return a seat's call; None while it has not called."""
        return next((call for call in self.calls if call.seat == seat), None)

    @property
    def last_call_at(self) -> int | None:
        """Return when the last call so far reached the table (ms); None before the first."""
        return max((max(call.at, call.heard_at) for call in self.calls), default=None)

    def is_settled(self, seat: str, now: int) -> bool:
        """Tell whether a seat's token is final: no press made before its call can arrive any more."""
        call = self.call(seat)
        return call is None or seat in self.by_hand or now >= call.at + ORDER_FINAL_MS

    def gap(self, seat: str) -> int | None:
        """Return the ms between a seat's call and the call of the token before it. None for the first token, if the
        players put both seats in order by hand, or if they decided that the later call was first."""
        pair = self._find_neighbours(seat)
        return None if pair is None else pair[1].at - pair[0].at

    def is_photo_finish(self, seat: str) -> bool:
        """Tell whether a seat's call and the call of the token before it are so close that their errors leave the order
        open. Two calls on one connection never are: the one that is sent first arrives first."""
        pair = self._find_neighbours(seat)
        if pair is None or (pair[0].line and pair[0].line == pair[1].line):
            return False
        if any({pair[0].seat, pair[1].seat} == {*told} for told in self.told):
            return False
        return pair[1].at - pair[0].at <= pair[0].error_ms + pair[1].error_ms

    def close_finish(self, now: int) -> tuple[str, str] | None:
        """Return the first two neighbours (earlier token, later token) whose calls cannot be told apart, once both are
        final; None if there are none."""
        order = self.order
        for before, seat in zip(order, order[1:], strict=False):
            if self.is_photo_finish(seat) and self.is_settled(seat, now) and self.is_settled(before, now):
                return before, seat
        return None

    @property
    def doubtful(self) -> bool:
        """Tell whether any two neighbours' calls cannot be told apart while the players have not decided which was
        first."""
        return any(self.is_photo_finish(seat) for seat in self.order)

    def _find_neighbours(self, seat: str) -> tuple[Call, Call] | None:
        """Return the call of the token before the seat's, and the seat's own call; None for the first token, if the
        players put both seats in order by hand, or if they put the seat behind a later call."""
        order = self.order
        if seat not in order or order.index(seat) == 0:
            return None
        before = order[order.index(seat) - 1]
        if seat in self.by_hand and before in self.by_hand:
            return None
        first, second = self.call(before), self.call(seat)
        # If the table put a call behind a later one, the time between them says nothing.
        return None if first is None or second is None or second.at < first.at else (first, second)


def with_call(bouclage: Bouclage, call: Call) -> Bouclage:
    """Return the order with the call inserted at its instant; unchanged if the seat has called already."""
    if call.seat in bouclage.order:
        return bouclage
    calls = list(bouclage.calls)
    insort(calls, call, key=attrgetter("at"))
    return replace(bouclage, calls=tuple(calls))


def without(bouclage: Bouclage, seat: str) -> Bouclage:
    """Return the order without a seat that leaves the game; the seats behind it move up."""
    return Bouclage(
        tuple(call for call in bouclage.calls if call.seat != seat),
        tuple(s for s in bouclage.by_hand if s != seat),
        tuple(told for told in bouclage.told if seat not in told),
    )

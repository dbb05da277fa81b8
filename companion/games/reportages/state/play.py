"""A game of the reportages as it stands at the table: counted rounds, the round being played, its count. Frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.games.reportages.scoring.bank import Bank
from companion.games.reportages.scoring.model import Round
from companion.kit.game_base import LoggedPlay
from companion.table.parts.turns import give_turn, start_turns

Phase = Literal["between", "round", "count"]


@dataclass(frozen=True, slots=True)
class Bluff:
    """A quarrel about bluff in this round: who paid the fine, who had accused (None: not noted), and whether the buyer
    had bluffed (None: nobody had bought)."""

    payer: str
    accuser: str | None = None
    proven: bool | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The count of a round as far as it is entered. ``named``: whether the combination is said; None is one: nobody
    else could pay any more. ``pot`` None: it follows from the cash. ``seats``: who was dealt chips, in table order."""

    cash: tuple[tuple[str, int], ...] = ()
    winner: str | None = None
    named: bool = False
    combination: str | None = None
    pot: int | None = None
    seats: tuple[str, ...] = ()

    def of(self, seat: str) -> int | None:
        """What is left to that player; None while it is not entered."""
        return dict(self.cash).get(seat)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """``bank``: the chips of the round being played, None between two; ``bidder``: who bought last, and so plays or is
    raised; ``dealer`` of this round or the last; ``count``: None while the round is played."""

    rounds: tuple[Round, ...] = ()
    bank: Bank | None = None
    dealer: str | None = None
    bidder: str | None = None
    bluffs: tuple[Bluff, ...] = ()
    count: Count | None = None

    @property
    def phase(self) -> Phase:
        """Where the table is."""
        if self.bank is None:
            return "between"
        return "round" if self.count is None else "count"

    @property
    def number(self) -> int:
        """The number of the round that is played, or comes next."""
        return len(self.rounds) + 1

    @property
    def in_round(self) -> tuple[str, ...]:
        """Who was dealt chips in this round, or will be in the next."""
        return self.staying if self.bank is None else tuple(seat for seat, _ in self.bank.cash)

    @property
    def still_in(self) -> tuple[str, ...]:
        """Who is not excluded from the round; who goes home during it sits it out."""
        return tuple(seat for seat in self.in_round if seat not in self.tray.turns.out)

    @property
    def next_dealer(self) -> str | None:
        """Who deals the next round: the last winner. None before the first, and where he has gone home: whoever turns
        a reporter first."""
        last = self.rounds[-1].winner if self.rounds else None
        return last if last in self.staying else None

    def with_turn_at(self, seat: str) -> Play:
        """Return the state with the turn at that seat."""
        return replace(self, tray=replace(self.tray, turns=give_turn(self.tray.turns, seat)))

    def all_in(self) -> Play:
        """Return the state with nobody's turn, and nobody roster out but who has gone home."""
        out = tuple(seat for seat, _ in self.gone)
        return replace(self, tray=replace(self.tray, turns=replace(start_turns(self.seats), out=out)))

    def between_rounds(self) -> Play:
        """Return the state between two rounds: no chips out, nobody excluded, nobody's turn."""
        return replace(self.all_in(), bank=None, bidder=None, bluffs=(), count=None)

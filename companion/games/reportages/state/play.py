"""Defines the state of a game of the reportages at a table: counted rounds, the round being played, its count.
Frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.games.reportages.scoring.bank import Bank
from companion.games.reportages.scoring.model import Round
from companion.games.reportages.state.auction import Auction, put_up
from companion.kit.game_base import LoggedPlay
from companion.table.parts.turns import give_turn, pass_turn, start_turns

Phase = Literal["between", "round", "count"]


@dataclass(frozen=True, slots=True)
class Bluff:
    """Quarrel about bluff in the round being played, as its screens list it.

    Attributes:
        payer: who paid the fine.
        accuser: who had accused; None if that was not entered.
        proven: whether the buyer had bluffed; None if nobody had bought.
    """

    payer: str
    accuser: str | None = None
    proven: bool | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """Count of a round, as far as it is entered: at the table, or in the form that corrects one.

    Attributes:
        cash: what is left to each player, in points.
        winner, combination: of the round; None while not entered.
        named: whether the combination was entered. With ``combination`` None that means no combination: nobody else
            could pay any more.
        pot: the points counted in the pot; None: they follow from the cash.
        seats: who was dealt chips, in table order.
    """

    cash: tuple[tuple[str, int], ...] = ()
    winner: str | None = None
    named: bool = False
    combination: str | None = None
    pot: int | None = None
    seats: tuple[str, ...] = ()

    def of(self, seat: str) -> int | None:
        """Return a player's cash; None while it is not entered."""
        return dict(self.cash).get(seat)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """State of the game of the reportages at a table; frozen.

    Attributes:
        rounds: the counted rounds.
        bank: the chips of the round being played; None between two rounds.
        dealer: who deals this round, or dealt the last.
        bidder: who has bought last; they play next unless another player raises.
        bluffs: the quarrels about bluff in this round.
        count: the count of the round; None while the round is played.
        auction: the bids and refusals for the card that was discarded last; None while nobody has spoken.
        spared: who plays on though a fine would ruin them, because the players decided so.
    """

    rounds: tuple[Round, ...] = ()
    bank: Bank | None = None
    dealer: str | None = None
    bidder: str | None = None
    bluffs: tuple[Bluff, ...] = ()
    count: Count | None = None
    auction: Auction | None = None
    spared: tuple[str, ...] = ()

    @property
    def phase(self) -> Phase:
        """Return the phase: between two rounds, in one, or at its count."""
        if self.bank is None:
            return "between"
        return "round" if self.count is None else "count"

    @property
    def number(self) -> int:
        """Return the number of the round that is played, or comes next."""
        return len(self.rounds) + 1

    @property
    def in_round(self) -> tuple[str, ...]:
        """Return the players who were dealt chips in this round, or will be in the next."""
        return self.staying if self.bank is None else tuple(seat for seat, _ in self.bank.cash)

    @property
    def still_in(self) -> tuple[str, ...]:
        """Return the players in the round who are not excluded from it and have not gone home."""
        return tuple(seat for seat in self.in_round if seat not in self.tray.turns.out)

    @property
    def next_dealer(self) -> str | None:
        """Return the player who deals the next round: the last winner. None before the first round, and if that player
        has gone home: the first player to turn a reporter over then deals."""
        last = self.rounds[-1].winner if self.rounds else None
        return last if last in self.staying else None

    # --- the auction of the card that is up ---------------------------------------------------------------------------

    @property
    def current_auction(self) -> Auction | None:
        """Return the auction of the card that was discarded last, even before anybody has spoken; None if no round
        is being played or nobody has the turn."""
        if self.phase != "round" or self.tray.turns.at is None:
            return None
        return self.auction or put_up(self.tray.turns.at)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Return the players who may still buy or raise, in the order in which they speak; empty if no card is up for
        auction."""
        auction = self.current_auction
        if auction is None:
            return ()
        around = self.tray.turns.round_from(auction.last)
        return tuple(seat for seat in around if seat in self.still_in and auction.may_speak(seat))

    @property
    def speaker(self) -> str | None:
        """Return the player whose turn it is to bid or decline; None if nobody is left to speak."""
        return next(iter(self.waiting), None)

    @property
    def ruined(self) -> tuple[str, ...]:
        """Return the players still in the round who cannot pay another fine, without those whom the players have
        decided to let play on; empty once only one is in."""
        if self.bank is None or self.phase != "round" or len(self.still_in) < 2:
            return ()
        return tuple(seat for seat in self.bank.ruined if seat in self.still_in and seat not in self.spared)

    def close_decided_auction(self) -> Play:
        """Return the state with the auction over where nobody is left to speak: the highest bid has the card, or
        without one the turn passes on. Unchanged while anybody is left to speak."""
        auction = self.auction
        if auction is None or self.waiting:
            return self
        if auction.buyer is not None or self.tray.turns.at != auction.discarder:
            return replace(self, auction=None)
        return replace(self, auction=None, bidder=None, tray=replace(self.tray, turns=pass_turn(self.tray.turns)))

    def without(self, seat: str) -> Play:
        """Return the state after a player left the round and the turn order: a card that they discarded or bought is no
        longer auctioned; any other auction goes on without them."""
        auction = self.auction
        if auction is not None and seat in (auction.buyer or auction.discarder,):
            return replace(self, auction=None)
        return self.close_decided_auction()

    def proven_by(self, accuser: str) -> Play:
        """Return the state after a player proved the last bluff: they draw a card and have the turn, and the auction is
        over."""
        bluffs = (*self.bluffs[:-1], replace(self.bluffs[-1], accuser=accuser))
        return replace(self.with_turn_at(accuser), bluffs=bluffs, bidder=None, auction=None)

    def with_turn_at(self, seat: str) -> Play:
        """Return the state with the turn at a player, counted as a new turn."""
        return replace(self, tray=replace(self.tray, turns=give_turn(self.tray.turns, seat)))

    def with_everybody_in(self) -> Play:
        """Return the state with the turn at nobody, and nobody excluded but those who went home."""
        out = tuple(seat for seat, _ in self.gone)
        return replace(self, tray=replace(self.tray, turns=replace(start_turns(self.seats), out=out)))

    def between_rounds(self) -> Play:
        """Return the state between two rounds: no chips, bluffs, auction or count, nobody excluded, the turn at
        nobody."""
        return replace(self.with_everybody_in(), bank=None, bidder=None, bluffs=(), count=None, auction=None, spared=())

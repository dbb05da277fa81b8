"""Defines the events of a table of the reportages; each checks its rule and applies its effect.

``number`` is that of the round, so that two devices that report the same event of a round count once. Tags are those
that journals hold.

Source: "Le jeu" (auctions), "Le bluff", "Gain de la manche", "Cas particuliers".
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import ClassVar

from companion.games.reportages.facts import FINE, Facts
from companion.games.reportages.scoring.bank import bid, deal_chips, pay_fine
from companion.games.reportages.scoring.model import Round
from companion.games.reportages.state.auction import Auction, put_up
from companion.games.reportages.state.count import (
    describe_early_end,
    find_count_fault,
    is_over,
    name_combination,
    round_of,
    unknown_combination,
    wrong_amount,
    wrong_pot,
)
from companion.games.reportages.state.play import Bluff, Count, Play
from companion.kit.game_event import GameEvent
from companion.table.message import Message, Param, Refused, say
from companion.table.state import TableState


class ReportagesEvent(GameEvent, game="reportages"):
    """Base of this game's events, by which their kinds are found (``kinds``)."""


class RoundDealt(ReportagesEvent, tag="reportages-dealt"):
    """Event: chips and cards were dealt, so that a round begins; ``seat`` is the dealer and plays first."""

    number: int
    seat: str

    def is_redundant(self, play: Play) -> bool:
        """Tell whether another device has already dealt that round."""
        return play.bank is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a round while another is played or counted, one out of order, and any once the game is over."""
        fits = play.bank is None and self.number == play.number and not is_over(play, facts)
        return None if fits else say("reportages-not-now")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Give each player who has not gone home their chips, and the dealer the turn; nothing if the box has no chips
        for that number of players."""
        if len(play.staying) not in facts.chips.dealt:
            return play
        bank = deal_chips(play.staying, facts.stake(len(play.staying)))
        return replace(play.between_rounds().with_turn_at(self.seat), bank=bank, dealer=self.seat)


class PaymentEvent(ReportagesEvent, shared=True):
    """Base of the events that put a player's chips into the pot."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no round is being played, and from a player who is excluded from the round."""
        if play.phase != "round":
            return say("reportages-not-playing")
        return say("reportages-excluded") if self.seat not in play.still_in else None


class BidPaid(PaymentEvent, tag="reportages-bid"):
    """Event: a player put this many points into the pot for a card: for a purchase, or the difference for a raise. They
    play next unless another player raises. The players who would have spoken before them have thereby said no; if
    nobody is left to speak, the auction is over.

    ``fresh``: it is not a raise, but a bid for the card that the last buyer has just discarded. ``priority``: the card
    wins them the round, so they come before everybody, and at any price, because the rule text names none.
    """

    points: int
    fresh: bool = False
    priority: bool = False

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an amount that no chips make or that the player does not have, a bid for their own card, over their
        own bid or after their "no", and one that is too low."""
        if (why := super().check(play, facts, table)) is not None or play.bank is None or play.current_auction is None:
            return why
        try:
            bid(play.bank, self.seat, self.points)
        except Refused as refused:
            return refused.message
        auction = self._find_auction(play)
        if self.seat == auction.discarder:
            return say("reportages-own-card", name=table.name(self.seat))
        if self.seat == auction.buyer:
            return say("reportages-highest-already", name=table.name(self.seat))
        if self.priority:
            return None
        if self.seat in auction.no:
            return say("reportages-said-no", name=table.name(self.seat))
        least = auction.least(self.seat)
        return say("reportages-bid-least", name=table.name(self.seat), least=least) if self.points < least else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Move the chips, give the buyer the turn, and end the auction if nobody is left to speak; unchanged if the bid
        is impossible."""
        if play.bank is None or self.seat not in play.in_round:
            return play
        try:
            bank = bid(play.bank, self.seat, self.points)
        except Refused:
            return play
        auction = self._find_auction(play)
        if self.points < auction.least(self.seat) and not self.priority:
            auction = put_up(
                auction.buyer or auction.discarder
            )  # older journals have no ``fresh``: such a low bid was for the buyer's own discard
        play = replace(play, auction=auction)
        before = takewhile(lambda seat: seat != self.seat, play.waiting if self.seat in play.waiting else ())
        auction = auction.with_no(before).with_bid(self.seat, self.points)
        play = replace(play.with_turn_at(self.seat), bank=bank, bidder=self.seat, auction=auction)
        return replace(play, auction=None) if self.priority else play.close_decided_auction()

    def _find_auction(self, play: Play) -> Auction:
        """Return the auction that the bid belongs to: the present one; for a ``fresh`` bid, the auction of the card
        that the last buyer discarded."""
        up = play.current_auction or put_up(self.seat)
        return put_up(up.buyer) if self.fresh and up.buyer is not None else up


class AuctionEvent(ReportagesEvent, shared=True):
    """Base of the events of an auction. ``turn``: the number of the turn in which the card was discarded, so that two
    devices mean the same card."""

    turn: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that auction is over, or goes on with a higher bid."""
        return self.turn != play.tray.turns.number


class CardDeclined(AuctionEvent, tag="reportages-declined"):
    """Event: a player said no to the auctioned card, for good."""

    seat: str

    def is_redundant(self, play: Play) -> bool:
        """Tell whether they have said so already."""
        return super().is_redundant(play) or (play.auction is not None and self.seat in play.auction.no)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no round is being played, and from a player whose turn to speak it is not."""
        if play.phase != "round":
            return say("reportages-not-playing")
        if self.seat == play.speaker:
            return None
        return say("reportages-not-their-word", name=table.name(self.seat), speaker=table.name(play.speaker or ""))

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the "no", so that the next player speaks; after the last one the auction is over."""
        if play.current_auction is None:
            return play
        return replace(play, auction=play.current_auction.with_no((self.seat,))).close_decided_auction()


class CardSold(AuctionEvent, tag="reportages-sold"):
    """Event: nobody raises any more, so the highest bid gets the card."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if nobody has bid."""
        return None if play.auction is not None and play.auction.buyer is not None else say("reportages-no-bid")

    def apply(self, play: Play, facts: Facts) -> Play:
        """End the auction."""
        return replace(play, auction=None)


class RuinedSpared(ReportagesEvent, tag="reportages-spared"):
    """Event: the players let one of them play on though a fine would ruin them."""

    seat: str

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the players have decided so already."""
        return self.seat in play.spared

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no round is being played, and for a player who could pay a fine or is not in the
        round."""
        if play.phase != "round":
            return say("reportages-not-playing")
        return None if self.seat in play.ruined or self.seat in play.spared else say("reportages-not-ruined")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record the decision for this round, so that the app does not ask again."""
        return replace(play, spared=(*play.spared, self.seat)) if self.seat not in play.spared else play


class Fined(PaymentEvent, tag="reportages-fined"):
    """Event: the loser of a quarrel about bluff paid the fine: the last buyer if they bluffed, else the player who
    accused them. ``accuser``: who proved the bluff, and so draws and plays; None if that was not entered (yet)."""

    accuser: str | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a fine that the player cannot pay (they sit out the round instead), and an accuser where nobody
        bluffed."""
        if (why := super().check(play, facts, table)) is not None or play.bank is None:
            return why
        if self.accuser is not None and not self._may_accuse(play):
            return say("reportages-no-bluff")
        has = play.bank.of(self.seat)
        return None if has >= FINE else say("reportages-fine-ruins", name=table.name(self.seat), has=has, fine=FINE)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Move the chips, and record the quarrel (who paid tells who was right). A proven bluff ends the auction,
        because its card goes back to the table."""
        if play.bank is None or self.seat not in play.in_round:
            return play
        try:
            bank = pay_fine(play.bank, self.seat)
        except Refused:
            return play
        bluffed = None if play.bidder is None else play.bidder == self.seat
        accuser = self.seat if bluffed is False else None
        play = replace(play, bank=bank, bluffs=(*play.bluffs, Bluff(self.seat, accuser, bluffed)))
        if bluffed is not True:
            return play
        play = replace(play, auction=None)
        return play.proven_by(self.accuser) if self.accuser in play.still_in else play

    def _may_accuse(self, play: Play) -> bool:
        """Tell whether the accuser is in the round, and the player fined is the last buyer."""
        return play.bidder == self.seat and self.accuser != self.seat and self.accuser in play.still_in


class AccuserNamed(ReportagesEvent, tag="reportages-accuser"):
    """Event: it was entered who proved the last bluff, and so draws a card and has the turn."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no bluff was proven, for the bluffer, and for a player who is excluded from the round."""
        if play.phase != "round" or not play.bluffs or play.bluffs[-1].proven is not True:
            return say("reportages-no-bluff")
        if self.seat == play.bluffs[-1].payer or self.seat not in play.still_in:
            return say("reportages-no-bluff")
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the accuser, and give them the turn."""
        return play.proven_by(self.seat) if play.bluffs else play


class CountBegun(ReportagesEvent, tag="reportages-count"):
    """Event: the round is over, since a player went out or nobody can play on; its count begins, with the cash that
    follows from the bids, if any were entered."""

    number: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that round is being counted already."""
        return play.count is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event unless that round is being played."""
        return None if play.phase == "round" and self.number == play.number else say("reportages-not-playing")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Open the count with what is known already: the chips, if bids were entered; and the winner, if only one
        player is left."""
        if play.bank is None:
            return play
        # The cash that follows from the bids is offered; without any bid entered it would only be a guess.
        # Players who went home cannot count theirs, so it is offered always.
        gone = dict(play.gone)
        cash = tuple(each for each in play.bank.cash if play.bank.pot or each[0] in gone)
        alone = play.still_in[0] if len(play.still_in) == 1 else None
        return replace(play, count=Count(cash, winner=alone, named=alone is not None, seats=play.in_round))


class CountEvent(ReportagesEvent, shared=True):
    """Base of the events that enter something into the count of a round."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no round is being counted, and an entry that ``check_entry`` refuses."""
        return (
            say("reportages-not-counting") if play.count is None else self.check_entry(play.count, play, facts, table)
        )

    def apply(self, play: Play, facts: Facts) -> Play:
        """Change the count by ``enter``, if a round is being counted."""
        return play if play.count is None else replace(play, count=self.enter(play.count))

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Return why the entry does not fit this count; None if it does."""
        return None

    def enter(self, count: Count) -> Count:
        """Return the count with what this event enters."""
        return count


class CashCounted(CountEvent, tag="reportages-cash"):
    """Event: the cash that is left to a player at the end of the round was entered (None: cleared)."""

    allows_gone: ClassVar[bool] = True
    seat: str
    points: int | None

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that amount is entered already."""
        return play.count is not None and play.count.of(self.seat) == self.points

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the cash of a player who was not dealt in, and an amount that nobody can have left."""
        if self.seat not in count.seats:
            return say("refused-no-such-seat")
        return None if self.points is None else wrong_amount(table, count, self.seat, self.points, facts)

    def enter(self, count: Count) -> Count:
        """Return the count with that cash, or without the player's."""
        others = tuple(each for each in count.cash if each[0] != self.seat)
        return replace(count, cash=others if self.points is None else (*others, (self.seat, self.points)))

    def words(self) -> dict[str, Param]:
        """Return the amount (0 when cleared), for the sentence in the game log."""
        return {"points": self.points or 0}


class WinnerNamed(CountEvent, tag="reportages-winner"):
    """Event: the winner of the round was entered."""

    seat: str

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a player who is excluded from the round."""
        return say("reportages-excluded") if self.seat not in play.still_in else None

    def enter(self, count: Count) -> Count:
        """Return the count with that winner."""
        return replace(count, winner=self.seat)


class CombinationNamed(CountEvent, tag="reportages-combination"):
    """Event: the winner's combination was entered; None: nobody else could pay any more."""

    combination: str | None

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a combination that is not among those of the rule text."""
        return unknown_combination(self.combination, facts)

    def enter(self, count: Count) -> Count:
        """Return the count with that combination."""
        return replace(count, named=True, combination=self.combination)

    def words(self) -> dict[str, Param]:
        """Return the combination's name, for the sentence in the game log."""
        return {"combination": name_combination(self.combination)}


class PotCounted(CountEvent, tag="reportages-pot"):
    """Event: the points counted in the pot were entered (None: they follow from the cash)."""

    points: int | None

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an amount that no chips make."""
        return None if self.points is None else wrong_pot(self.points)

    def enter(self, count: Count) -> Count:
        """Return the count with that pot."""
        return replace(count, pot=self.points)

    def words(self) -> dict[str, Param]:
        """Return the amount (0 when cleared), for the sentence in the game log."""
        return {"points": self.points or 0}


class RoundClosed(ReportagesEvent, tag="reportages-closed"):
    """Event: the round was closed with the count as it is: it scores, and the next one may be dealt."""

    number: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that round is closed already."""
        return self.number < play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a count that is incomplete or does not add up."""
        if play.count is None or self.number != play.number:
            return say("reportages-not-counting")
        return find_count_fault(table, play.count, facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the round to the counted ones, and clear the table for the next."""
        if play.count is None:
            return play
        return replace(play, rounds=(*play.rounds, round_of(play.count))).between_rounds()


class RoundVoided(ReportagesEvent, tag="reportages-void"):
    """Event: the round was given up: nothing of it is kept, and it will be dealt again."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event unless that round is being played or counted."""
        return None if play.bank is not None and self.number == play.number else say("reportages-not-playing")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Drop the round's chips, bluffs and count."""
        return play.between_rounds()


class RoundCorrected(ReportagesEvent, tag="reportages-corrected"):
    """Event: a counted round was corrected. The event holds the whole round as it is now, for the same players."""

    number: int
    cash: dict[str, int]
    winner: str
    combination: str | None
    pot: int | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a result that the round cannot have had, and one with which the game would have ended before its last
        round."""
        if not 1 <= self.number <= len(play.rounds):
            return say("reportages-no-round", number=self.number)
        dealt_to = {seat for seat, _ in play.rounds[self.number - 1].cash}
        if self.winner not in dealt_to or set(self.cash) != dealt_to:
            return say("refused-no-such-seat")
        why = find_count_fault(table, self._make_count(play), facts)
        return why or describe_early_end(play, self._correct_rounds(play), facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Replace the round."""
        return replace(play, rounds=self._correct_rounds(play)) if 1 <= self.number <= len(play.rounds) else play

    def _make_count(self, play: Play) -> Count:
        """Return the corrected round as a count, to check it like one."""
        seats = tuple(seat for seat in play.seats if seat in self.cash)
        return Count(tuple(self.cash.items()), self.winner, True, self.combination, self.pot, seats)

    def _correct_rounds(self, play: Play) -> tuple[Round, ...]:
        """Return all rounds, with this one corrected."""
        right = round_of(self._make_count(play))
        return (*play.rounds[: self.number - 1], right, *play.rounds[self.number :])

"""Defines what happens at a table of the reportages: each event with its rule and what it does.

``number`` is the round's, so that two who say it mean one round. Tags are those that journals hold.

Source: "Le jeu" (auctions), "Le bluff", "Gain de la manche", "Cas particuliers".
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from companion.games.reportages.facts import FINE, Facts
from companion.games.reportages.scoring.bank import bid, dealt, fined
from companion.games.reportages.scoring.model import Round
from companion.games.reportages.state import count as counting
from companion.games.reportages.state.play import Bluff, Count, Play
from companion.kit.game_event import GameEvent
from companion.table.message import Message, Param, Refused, say
from companion.table.state import TableState


class ReportagesEvent(GameEvent, game="reportages"):
    """Is the base of what happens in this game."""


class RoundDealt(ReportagesEvent, tag="reportages-dealt"):
    """Chips and cards are dealt; that seat is the dealer and plays first."""

    number: int
    seat: str

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has dealt that round."""
        return play.bank is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a round during another, out of order, or once the game is over."""
        fits = play.bank is None and self.number == play.number and not counting.is_over(play, facts)
        return None if fits else say("reportages-not-now")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Give everybody still there their chips, and the dealer the turn."""
        if len(play.staying) not in facts.chips.dealt:
            return play
        bank = dealt(play.staying, facts.stake(len(play.staying)))
        fresh = play.all_in().with_turn_at(self.seat)
        return replace(fresh, bank=bank, dealer=self.seat, bidder=None, bluffs=(), count=None)


class PaymentEvent(ReportagesEvent, shared=True):
    """Is what those events share that put a player's chips into the pot."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it between two rounds, and from somebody who is excluded from this one."""
        if play.phase != "round":
            return say("reportages-not-playing")
        return say("reportages-excluded") if self.seat not in play.still_in else None


class BidPaid(PaymentEvent, tag="reportages-bid"):
    """A player put those chips into the pot for a card: a purchase, or what they added to raise. They play next unless
    they are raised."""

    points: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what no chips make, and more than the player has."""
        if (why := super().check(play, facts, table)) is not None or play.bank is None:
            return why
        try:
            bid(play.bank, self.seat, self.points)
        except Refused as refused:
            return refused.message
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Move the chips, and give the buyer the turn."""
        if play.bank is None or self.seat not in play.in_round:
            return play
        try:
            bank = bid(play.bank, self.seat, self.points)
        except Refused:
            return play
        return replace(play.with_turn_at(self.seat), bank=bank, bidder=self.seat)


class Fined(PaymentEvent, tag="reportages-fined"):
    """The loser of a quarrel about bluff paid: the last buyer where they bluffed, else the one who accused them."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a fine that the player cannot pay: they sit the round out."""
        if (why := super().check(play, facts, table)) is not None or play.bank is None:
            return why
        has = play.bank.of(self.seat)
        return None if has >= FINE else say("reportages-fine-ruins", name=table.name(self.seat), has=has, fine=FINE)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Move the chips, and note the quarrel: who paid tells who was right."""
        if play.bank is None or self.seat not in play.in_round:
            return play
        try:
            bank = fined(play.bank, self.seat)
        except Refused:
            return play
        bluffed = None if play.bidder is None else play.bidder == self.seat
        accuser = self.seat if bluffed is False else None
        return replace(play, bank=bank, bluffs=(*play.bluffs, Bluff(self.seat, accuser, bluffed)))


class AccuserNamed(ReportagesEvent, tag="reportages-accuser"):
    """That player proved the last bluff: they draw and play."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where no bluff was proven, of the bluffer, and of somebody who is excluded from the round."""
        if play.phase != "round" or not play.bluffs or play.bluffs[-1].proven is not True:
            return say("reportages-no-bluff")
        if self.seat == play.bluffs[-1].payer or self.seat not in play.still_in:
            return say("reportages-no-bluff")
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the accuser, and give them the turn."""
        if not play.bluffs:
            return play
        bluffs = (*play.bluffs[:-1], replace(play.bluffs[-1], accuser=self.seat))
        return replace(play.with_turn_at(self.seat), bluffs=bluffs, bidder=None)


class CountBegun(ReportagesEvent, tag="reportages-count"):
    """Somebody went out (or nobody can play on): the round is counted."""

    number: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether that round is being counted already."""
        return play.count is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it but while that round is played."""
        return None if play.phase == "round" and self.number == play.number else say("reportages-not-playing")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Open the count, with what is known of it already."""
        if play.bank is None:
            return play
        # What the chips say that were followed is offered; where none was, it would only be a guess.
        cash = play.bank.cash if play.bank.pot else ()
        alone = play.still_in[0] if len(play.still_in) == 1 else None
        return replace(play, count=Count(cash, winner=alone, named=alone is not None, seats=play.in_round))


class CountEvent(ReportagesEvent, shared=True):
    """Is what those events share that enter something into the count."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where nothing is counted, or where it does not fit the count."""
        return (
            say("reportages-not-counting") if play.count is None else self.check_entry(play.count, play, facts, table)
        )

    def apply(self, play: Play, facts: Facts) -> Play:
        """Enter it, where something is counted."""
        return play if play.count is None else replace(play, count=self.enter(play.count))

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Say why it does not fit this count; None where it does."""
        return None

    def enter(self, count: Count) -> Count:
        """Return the count with it."""
        return count


class CashCounted(CountEvent, tag="reportages-cash"):
    """What is left to a player at the end of the round (None: taken back)."""

    allows_gone: ClassVar[bool] = True
    seat: str
    points: int | None

    def is_stale(self, play: Play) -> bool:
        """Tell whether just that is entered."""
        return play.count is not None and play.count.of(self.seat) == self.points

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the cash of who was not dealt in, and an amount that nobody can have left."""
        if self.seat not in count.seats:
            return say("refused-no-such-seat")
        return None if self.points is None else counting.wrong_amount(table, count, self.seat, self.points, facts)

    def enter(self, count: Count) -> Count:
        """Return the count with that cash."""
        others = tuple(each for each in count.cash if each[0] != self.seat)
        return replace(count, cash=others if self.points is None else (*others, (self.seat, self.points)))

    def words(self) -> dict[str, Param]:
        """Return the amount; taken back it is none."""
        return {"points": self.points or 0}


class WinnerNamed(CountEvent, tag="reportages-winner"):
    """That player won the round."""

    seat: str

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse somebody who is excluded from the round."""
        return say("reportages-excluded") if self.seat not in play.still_in else None

    def enter(self, count: Count) -> Count:
        """Return the count with that winner."""
        return replace(count, winner=self.seat)


class CombinationNamed(CountEvent, tag="reportages-combination"):
    """The winner's combination; None: nobody else could pay any more."""

    combination: str | None

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a combination that is not among those of the rule text."""
        return counting.unknown_combination(self.combination, facts)

    def enter(self, count: Count) -> Count:
        """Return the count with that combination."""
        return replace(count, named=True, combination=self.combination)

    def words(self) -> dict[str, Param]:
        """Return the combination by name."""
        return {"combination": counting.name_combination(self.combination)}


class PotCounted(CountEvent, tag="reportages-pot"):
    """What was counted in the pot (None: it follows from the cash)."""

    points: int | None

    def check_entry(self, count: Count, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an amount that no chips make."""
        return None if self.points is None else counting.wrong_pot(self.points)

    def enter(self, count: Count) -> Count:
        """Return the count with that pot."""
        return replace(count, pot=self.points)

    def words(self) -> dict[str, Param]:
        """Return the amount; taken back it is none."""
        return {"points": self.points or 0}


class RoundClosed(ReportagesEvent, tag="reportages-closed"):
    """The round is counted as entered."""

    number: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether that round is closed already."""
        return self.number < play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a count that is not whole or does not add up."""
        if play.count is None or self.number != play.number:
            return say("reportages-not-counting")
        return counting.unfit(table, play.count, facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the round to those that count."""
        if play.count is None:
            return play
        return replace(play, rounds=(*play.rounds, counting.round_of(play.count))).between_rounds()


class RoundVoided(ReportagesEvent, tag="reportages-void"):
    """The round does not count: it is dealt anew."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it but while that round is played or counted."""
        return None if play.bank is not None and self.number == play.number else say("reportages-not-playing")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Put the round away."""
        return play.between_rounds()


class RoundCorrected(ReportagesEvent, tag="reportages-corrected"):
    """A round that was counted was really so."""

    number: int
    cash: dict[str, int]
    winner: str
    combination: str | None
    pot: int | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what could not have been counted in that round, or would have ended the game before the last one."""
        if not 1 <= self.number <= len(play.rounds):
            return say("reportages-no-round", number=self.number)
        dealt_to = {seat for seat, _ in play.rounds[self.number - 1].cash}
        if self.winner not in dealt_to or set(self.cash) != dealt_to:
            return say("refused-no-such-seat")
        why = counting.unfit(table, self._count(play), facts)
        return why or counting.ends_early(play, self._rounds(play), facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Put the round in the place of what was counted."""
        return replace(play, rounds=self._rounds(play)) if 1 <= self.number <= len(play.rounds) else play

    def _count(self, play: Play) -> Count:
        """Return the round as it would be entered at its count."""
        seats = tuple(seat for seat in play.seats if seat in self.cash)
        return Count(tuple(self.cash.items()), self.winner, True, self.combination, self.pot, seats)

    def _rounds(self, play: Play) -> tuple[Round, ...]:
        """Return all rounds, this one corrected."""
        right = counting.round_of(self._count(play))
        return (*play.rounds[: self.number - 1], right, *play.rounds[self.number :])

"""Holds the players' desks, and computes the three phases from the cards on them, which the lines of the game
(``scoring.laid``) put there.

Source: "Première phase" to "Fin de la troisième phase".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from companion.games.election.facts import Facts
from companion.kit.figure import leaders

Phase = Literal[1, 2, 3]

#: Finalists that the first round sends on.
SEATS = 2


@dataclass(frozen=True, slots=True)
class Card:
    """A card with votes on a desk: its kind, and the votes it adds (negative: takes)."""

    kind: str
    votes: int


@dataclass(frozen=True, slots=True)
class Desk:
    """A player's desk: the key cards on it, and the cards with votes, which make the player's total; immutable."""

    player: str
    clef: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def total(self) -> int:
        """Return the player's votes; they may be negative."""
        return sum(card.votes for card in self.cards)

    @property
    def openers(self) -> int:
        """Return how many key cards and speakers lie there: they decide the second seat in the run-off where only one
        player is past the first phase."""
        return len(self.clef) + sum(card.kind == "orateur" for card in self.cards)

    def of(self, kind: str) -> tuple[Card, ...]:
        """Return the cards with votes of a kind, in the order in which they were laid."""
        return tuple(card for card in self.cards if card.kind == kind)

    def with_clef(self, card: str) -> Desk:
        """Return the desk with one clef card more."""
        return replace(self, clef=(*self.clef, card))

    def with_card(self, card: Card) -> Desk:
        """Return the desk with one card more."""
        return replace(self, cards=(*self.cards, card))

    def without(self, kind: str, votes: int | None = None) -> Desk:
        """Return the desk without its last card of a kind (``votes``: of a kind and these votes); unchanged if none
        lies there."""
        if kind in self.clef:
            return replace(self, clef=_without_last(self.clef, kind))
        last = next((card for card in reversed(self.of(kind)) if votes in (None, card.votes)), None)
        return self if last is None else replace(self, cards=_without_last(self.cards, last))


_T = TypeVar("_T")


def _without_last(items: tuple[_T, ...], item: _T) -> tuple[_T, ...]:
    """Return the items without the last one that equals ``item``."""
    at = len(items) - 1 - items[::-1].index(item)
    return (*items[:at], *items[at + 1 :])


@dataclass(frozen=True, slots=True)
class Campaign:
    """State of a game after its lines so far, from which the next line is judged; immutable.

    Attributes:
        clef_cards: how many key cards end a player's first phase.
        first, second: the thresholds of the two rounds (votes); None while nobody has set them.
        finalists: the players who are sure of going on, the best first.
        tied: the players among whom dares decide the other seats; empty for none.
        carried: the totals at the end of the first round.
        gages: how many dares were counted.
        winners: empty until the second threshold is reached.
        gone: the players who went home: their desks are out of the race (decided).
    """

    desks: tuple[Desk, ...]
    clef_cards: int
    phase: Phase = 1
    first: int | None = None
    second: int | None = None
    finalists: tuple[str, ...] = ()
    tied: tuple[str, ...] = ()
    carried: tuple[tuple[str, int], ...] = ()
    gages: int = 0
    winners: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    def desk(self, player: str) -> Desk:
        """Return a player's desk."""
        return next(desk for desk in self.desks if desk.player == player)

    def has_passed_first(self, player: str) -> bool:
        """Tell whether a player has all key cards, and so is past the first phase."""
        return len(self.desk(player).clef) >= self.clef_cards

    def lays_clef(self, player: str) -> bool:
        """Tell whether a player still lays key cards; in the last phase nobody does."""
        return self.phase < 3 and not self.has_passed_first(player)

    @property
    def past(self) -> tuple[str, ...]:
        """Return the players, of those who have not gone home, who are past the first phase."""
        return tuple(player for player in self.staying if self.has_passed_first(player))

    @property
    def staying(self) -> tuple[str, ...]:
        """Return the players who have not gone home."""
        return tuple(desk.player for desk in self.desks if desk.player not in self.gone)

    @property
    def totals(self) -> dict[str, int]:
        """Return each player's votes."""
        return {desk.player: desk.total for desk in self.desks}

    @property
    def running(self) -> tuple[str, ...]:
        """Return the players in the race: in the last phase the finalists and those tied for a seat, before it all who
        have not gone home."""
        if self.phase == 3:
            return (*self.finalists, *self.tied)
        return self.staying

    @property
    def boulet_on(self) -> str | None:
        """Return the player on whose desk the millstone lies, first of those in the race; None if it lies on none."""
        lying = [desk.player for desk in self.desks if desk.of("boulet")]
        racing = [player for player in lying if player in self.running]
        return next(iter(racing or lying), None)

    @property
    def threshold(self) -> int | None:
        """Return the votes to be reached in the present phase; None in the first one, and where nobody has set them."""
        return {1: None, 2: self.first, 3: self.second}[self.phase]

    @property
    def most_carried(self) -> int:
        """Return the most votes that a finalist brings along from the first round; 0 without finalists."""
        return max((votes for player, votes in self.carried if player in self.finalists), default=0)

    @property
    def elected_by_default(self) -> bool:
        """Tell whether the winner was elected for want of a rival, below the threshold."""
        return bool(self.winners) and (self.second is None or self.totals[self.winners[0]] < self.second)

    def lacking(self, player: str) -> int | None:
        """Return the votes that a player lacks to reach the present threshold; None if there is none."""
        return None if self.threshold is None else max(0, self.threshold - self.desk(player).total)

    # --- with one thing more ------------------------------------------------------------------------------------------

    def with_desk(self, desk: Desk) -> Campaign:
        """Return the campaign with a player's desk replaced."""
        desks = tuple(desk if one.player == desk.player else one for one in self.desks)
        return replace(self, desks=desks)

    def with_card(self, player: str, card: Card) -> Campaign:
        """Return the campaign with one card more on a player's desk."""
        return self.with_desk(self.desk(player).with_card(card))

    def with_gage(self, player: str, votes: int) -> Campaign:
        """Return the campaign with the votes of one dare more on a player's desk, and the dare counted."""
        return replace(self.with_card(player, Card("gage", votes)), gages=self.gages + 1)

    def with_threshold(self, round_: Literal["first", "second"], votes: int) -> Campaign:
        """Return the campaign with the threshold of a round; phases are not settled here."""
        return replace(self, first=votes) if round_ == "first" else replace(self, second=votes)

    def with_boulet_on(self, player: str) -> Campaign:
        """Return the campaign with the millstone, and its votes, moved to a player's desk; unchanged if it lies
        nowhere."""
        holder = self.boulet_on
        if holder is None:
            return self
        boulet = self.desk(holder).of("boulet")[-1]
        return self.with_desk(self.desk(holder).without("boulet")).with_card(player, boulet)

    def with_finalists(self, players: tuple[str, ...]) -> Campaign:
        """Return the campaign with the open seats given to those of these players who are not finalists yet; unchanged
        without a tie."""
        if not self.tied:
            return self
        chosen = tuple(player for player in players if player not in self.finalists)
        return replace(self, finalists=(*self.finalists, *chosen), tied=())

    def with_finalists_instead(self, players: tuple[str, ...]) -> Campaign:
        """Return the campaign in the second round with these finalists and no winner, whatever the count says, because
        the players have decided so."""
        carried = self.carried if self.phase == 3 else tuple(self.totals.items())
        return replace(self, phase=3, finalists=players, tied=(), carried=carried, winners=())

    def without_player(self, player: str) -> Campaign:
        """Return the campaign without a player in the race. If those tied for a seat now fill no more seats than there
        are, all of them become finalists."""
        finalists = tuple(one for one in self.finalists if one != player)
        tied = tuple(one for one in self.tied if one != player)
        if len(finalists) + len(tied) <= SEATS:
            finalists, tied = (*finalists, *tied), ()
        gone = tuple(desk.player for desk in self.desks if desk.player in {*self.gone, player})
        return replace(self, gone=gone, finalists=finalists, tied=tied)


def open_campaign(players: Iterable[str], facts: Facts) -> Campaign:
    """Return the campaign before the first card."""
    return Campaign(tuple(Desk(player) for player in players), facts.clef_cards)


# --- phases -----------------------------------------------------------------------------------------------------------


def advance_phases(campaign: Campaign) -> Campaign:
    """Return the campaign after every step that its totals already decide, several at once if need be: the next phase,
    the finalists, the president. If somebody went home and only one player is left, that one wins."""
    if campaign.gone and not campaign.winners:
        # Whoever has no rival left is elected (decided): in the last phase the only finalist, else the last one there.
        left = campaign.running
        if len(left) == 1:
            return replace(campaign, winners=left)
    if campaign.phase == 1 and campaign.past:
        campaign = replace(campaign, phase=2)
    if campaign.phase == 2 and campaign.first is not None:
        first = campaign.first
        if any(campaign.desk(player).total >= first for player in campaign.past):
            campaign = begin_run_off(campaign)
    if campaign.phase == 3 and campaign.second is not None and not campaign.tied and not campaign.winners:
        second = campaign.second
        reached = {p: total for p in campaign.finalists if (total := campaign.desk(p).total) >= second}
        if reached:
            campaign = replace(campaign, winners=leaders(reached))
    return campaign


def begin_run_off(campaign: Campaign) -> Campaign:
    """Return the campaign in its last phase, with the two players who have most votes, of those past the first phase.
    Where only one player is past it, the second seat goes to the most key cards and speakers. Whoever ties for a seat
    is ``tied``: dares decide. Everybody's totals are noted as those of the first round."""
    votes = {player: campaign.desk(player).total for player in campaign.past}
    finalists, tied = fill_seats(votes, (), SEATS)
    if len(votes) == 1:
        cards = {player: campaign.desk(player).openers for player in campaign.staying if player not in votes}
        finalists, tied = fill_seats(cards, finalists, SEATS)
    carried = tuple(campaign.totals.items())
    return replace(campaign, phase=3, finalists=finalists, tied=tied, carried=carried)


def fill_seats(counts: dict[str, int], seated: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the players who have a seat once the free seats are given to the highest counts, and the players who tie
    for the next seat (empty if nobody does)."""
    left = dict(counts)
    while left and len(seated) < seats:
        best = leaders(left)
        if len(seated) + len(best) > seats:
            return seated, best
        seated = (*seated, *best)
        left = {player: count for player, count in left.items() if player not in best}
    return seated, ()

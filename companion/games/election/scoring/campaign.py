"""The desks and the three phases: what each event makes of them. ``after`` never fails; ``objections`` says what the
rules refuse.

Source: "Première phase" to "Fin de la troisième phase".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from companion.games.election.facts import Facts
from companion.games.election.scoring.model import (
    Clef,
    DiscardFauxAmi,
    Event,
    Finalists,
    Gage,
    Left,
    MoveBoulet,
    Threshold,
    Votes,
)
from companion.kit.figure import leaders

Phase = Literal[1, 2, 3]

#: Finalists that the first round sends on.
SEATS = 2


@dataclass(frozen=True, slots=True)
class Card:
    """A card with votes on a desk: of which kind, and what it adds."""

    kind: str
    votes: int


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies before a player."""

    player: str
    clef: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def total(self) -> int:
        """His votes; they may be fewer than none."""
        return sum(card.votes for card in self.cards)

    @property
    def openers(self) -> int:
        """His clef and orateur cards: what counts for the second seat where only one is past the first phase."""
        return len(self.clef) + sum(card.kind == "orateur" for card in self.cards)

    def of(self, kind: str) -> tuple[Card, ...]:
        """The cards of a kind, in the order in which they were laid."""
        return tuple(card for card in self.cards if card.kind == kind)

    def with_(self, card: Card) -> Desk:
        """With one card more."""
        return replace(self, cards=(*self.cards, card))

    def without(self, kind: str) -> Desk:
        """Without the last card of a kind."""
        kept = list(self.cards)
        for index in range(len(kept) - 1, -1, -1):
            if kept[index].kind == kind:
                del kept[index]
                break
        return replace(self, cards=tuple(kept))


@dataclass(frozen=True, slots=True)
class Campaign:
    """A game at one moment.

    ``finalists`` are those who are sure of going on, the best first; while ``tied`` is not empty, dares among those
    decide the other seats. ``carried`` are the totals at the end of the first round. ``winners`` is empty until the
    second threshold is reached. ``gone`` went home: their desks are out of the race (decided).
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
        """That player's desk."""
        return next(desk for desk in self.desks if desk.player == player)

    def past_first(self, player: str) -> bool:
        """Whether that player has all his clef cards."""
        return len(self.desk(player).clef) >= self.clef_cards

    @property
    def past(self) -> tuple[str, ...]:
        """Everybody there who has all his clef cards."""
        return tuple(player for player in self.there if self.past_first(player))

    @property
    def there(self) -> tuple[str, ...]:
        """Everybody who has not gone home."""
        return tuple(desk.player for desk in self.desks if desk.player not in self.gone)

    @property
    def totals(self) -> dict[str, int]:
        """Everybody's votes."""
        return {desk.player: desk.total for desk in self.desks}

    @property
    def running(self) -> tuple[str, ...]:
        """Whose desks still lie there: in the last phase those of the finalists, and of who may yet be one."""
        if self.phase == 3:
            return (*self.finalists, *self.tied)
        return self.there

    @property
    def boulet_on(self) -> str | None:
        """On whose desk the boulet lies."""
        lying = [desk.player for desk in self.desks if desk.of("boulet")]
        there = [player for player in lying if player in self.running]
        return next(iter(there or lying), None)

    @property
    def threshold(self) -> int | None:
        """The votes to be reached now; None where nobody has set them."""
        return {1: None, 2: self.first, 3: self.second}[self.phase]

    def lacking(self, player: str) -> int | None:
        """Votes that a player lacks to reach the threshold of the phase; None where there is none."""
        return None if self.threshold is None else max(0, self.threshold - self.desk(player).total)


def opened(players: Iterable[str], facts: Facts) -> Campaign:
    """A game before the first card."""
    return Campaign(tuple(Desk(player) for player in players), facts.clef_cards)


def played(players: Iterable[str], events: Iterable[Event], facts: Facts) -> Campaign:
    """A game after all those events."""
    campaign = opened(players, facts)
    for event in events:
        campaign = after(campaign, event)
    return campaign


def after(campaign: Campaign, event: Event) -> Campaign:
    """The game after the event. The thresholds are looked at after every one, whatever it was."""
    return _settled(_laid(campaign, event))


# --- events -----------------------------------------------------------------------------------------------------------


def _laid(campaign: Campaign, event: Event) -> Campaign:
    match event:
        case Left(player=player):
            return _without(campaign, player)
        case Clef(player=player, card=card):
            desk = campaign.desk(player)
            return _desk(campaign, replace(desk, clef=(*desk.clef, card)))
        case Votes(player=player, card=card, votes=votes):
            return _desk(campaign, campaign.desk(player).with_(Card(card, votes)))
        case Gage():
            desk = campaign.desk(event.taker).with_(Card("gage", event.votes))
            return replace(_desk(campaign, desk), gages=campaign.gages + 1)
        case DiscardFauxAmi(player=player):
            return _desk(campaign, campaign.desk(player).without("faux-ami"))
        case MoveBoulet(to=to):
            return _boulet_moved(campaign, to)
        case Threshold(round="first", votes=votes):
            return replace(campaign, first=votes)
        case Threshold(votes=votes):
            return replace(campaign, second=votes)
        case Finalists(players=players):
            return _seated(campaign, players)


def _desk(campaign: Campaign, desk: Desk) -> Campaign:
    desks = tuple(desk if one.player == desk.player else one for one in campaign.desks)
    return replace(campaign, desks=desks)


def _without(campaign: Campaign, player: str) -> Campaign:
    """He is out of the race. A seat that he had, or tied for, goes to who ties for it where dares need not decide any
    more."""
    finalists = tuple(one for one in campaign.finalists if one != player)
    tied = tuple(one for one in campaign.tied if one != player)
    if len(finalists) + len(tied) <= SEATS:
        finalists, tied = (*finalists, *tied), ()
    gone = tuple(desk.player for desk in campaign.desks if desk.player in {*campaign.gone, player})
    return replace(campaign, gone=gone, finalists=finalists, tied=tied)


def _boulet_moved(campaign: Campaign, to: str) -> Campaign:
    """The boulet takes its votes along."""
    holder = campaign.boulet_on
    if holder is None:
        return campaign
    boulet = campaign.desk(holder).of("boulet")[-1]
    campaign = _desk(campaign, campaign.desk(holder).without("boulet"))
    return _desk(campaign, campaign.desk(to).with_(boulet))


def _seated(campaign: Campaign, players: tuple[str, ...]) -> Campaign:
    """Those whom the dares have chosen take the open seats, after those who were sure of theirs."""
    if not campaign.tied:
        return campaign
    chosen = tuple(player for player in players if player not in campaign.finalists)
    return replace(campaign, finalists=(*campaign.finalists, *chosen), tied=())


# --- phases -----------------------------------------------------------------------------------------------------------


def _settled(campaign: Campaign) -> Campaign:
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
            campaign = _run_off(campaign)
    if campaign.phase == 3 and campaign.second is not None and not campaign.tied and not campaign.winners:
        second = campaign.second
        reached = {p: total for p in campaign.finalists if (total := campaign.desk(p).total) >= second}
        if reached:
            campaign = replace(campaign, winners=leaders(reached))
    return campaign


def _run_off(campaign: Campaign) -> Campaign:
    """The two best of those past the first phase go on with their votes. Where only the leader is past it, the second
    seat goes to the most clef and orateur cards. A tie for a seat is settled by dares."""
    votes = {player: campaign.desk(player).total for player in campaign.past}
    finalists, tied = _best(votes, (), SEATS)
    if len(votes) == 1:
        cards = {player: campaign.desk(player).openers for player in campaign.there if player not in votes}
        finalists, tied = _best(cards, finalists, SEATS)
    carried = tuple(campaign.totals.items())
    return replace(campaign, phase=3, finalists=finalists, tied=tied, carried=carried)


def _best(counts: dict[str, int], seated: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who takes the seats that are left by the highest counts, and who ties for one."""
    left = dict(counts)
    while left and len(seated) < seats:
        best = leaders(left)
        if len(seated) + len(best) > seats:
            return seated, best
        seated = (*seated, *best)
        left = {player: count for player, count in left.items() if player not in best}
    return seated, ()

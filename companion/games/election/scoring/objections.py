"""What the rules refuse, with the field of the event that is to blame; and what is only odd.

Source: "Première phase" to "Fin de la troisième phase"; "Pour jouer les bonnes cartes au bon moment".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.games.election.facts import Facts
from companion.games.election.scoring.campaign import SEATS, Campaign
from companion.games.election.scoring.model import (
    Clef,
    DiscardFauxAmi,
    Event,
    Finalists,
    Gage,
    MoveBoulet,
    Threshold,
    Votes,
)
from companion.table.message import Message, say

#: Cards that bring votes to who lays them before himself.
OWN: Final = ("suffrages", "evenement-plus", "orateur")
#: Cards that never take votes, and cards that never bring any.
PLUS: Final = ("suffrages", "evenement-plus")
MINUS: Final = ("faux-ami", "evenement-moins", "coup-fourre", "boulet")
#: Cards that nobody lays in his own first phase.
LATER: Final = ("suffrages", "evenement-plus", "evenement-moins", "coup-fourre", "boulet")
#: What those without a desk may still lay in the last phase; ``autre`` is whatever the game has besides.
HINDER: Final = ("coup-fourre", "evenement-moins", "faux-ami", "autre")

#: The spare card that may be laid for a rival.
PARRAINAGE: Final = "parrainage"


@dataclass(frozen=True, slots=True)
class Objection:
    """Why an event cannot be, and which of its fields says so ("" for the event as such)."""

    field: str
    why: Message


def objections(campaign: Campaign, event: Event, facts: Facts) -> Iterator[Objection]:
    """Everything that the rules have against that event now; nothing where it may be laid."""
    if campaign.winners:
        yield Objection("", say("election-fault-over"))
        return
    if campaign.tied and not isinstance(event, Finalists):
        yield Objection("", say("election-fault-tie-open"))
    yield from by_itself(event, facts)
    match event:
        case Clef():
            yield from _clef(campaign, event, facts)
        case Votes():
            yield from _votes(campaign, event)
        case Gage():
            yield from _gage(campaign, event, facts)
        case DiscardFauxAmi():
            if event.player not in campaign.running or not campaign.desk(event.player).of("faux-ami"):
                yield Objection("player", say("election-fault-no-faux-ami"))
        case MoveBoulet():
            if campaign.boulet_on is None:
                yield Objection("", say("election-fault-no-boulet"))
            if event.to not in campaign.running:
                yield Objection("to", say("election-fault-no-desk"))
        case Threshold():
            yield from _threshold(campaign, event, facts)
        case Finalists():
            yield from _finalists(campaign, event)


def by_itself(event: Event, facts: Facts) -> Iterator[Objection]:
    """What is wrong with an event at any moment; part of ``objections``."""
    match event:
        case Clef():
            if event.by not in (None, event.player) and event.card != PARRAINAGE:
                yield Objection("by", say("election-fault-own-clef"))
        case Votes():
            if event.layer != event.player and event.card in OWN:
                yield Objection("by", say("election-fault-own-card"))
            if event.votes < 0 and event.card in PLUS:
                yield Objection("votes", say("election-fault-plus"))
            if event.votes > 0 and event.card in MINUS:
                yield Objection("votes", say("election-fault-minus"))
        case Gage():
            if event.challenger == event.challenged:
                yield Objection("challenged", say("election-fault-own-gage"))
        case Threshold():
            least, most = facts.threshold(event.round == "second")
            if not event.override and not least <= event.votes <= most:
                why = say("election-fault-threshold", round=event.round, least=least, most=most)
                yield Objection("votes", why)
        case Finalists():
            if len(event.players) != SEATS or len(set(event.players)) != SEATS:
                yield Objection("players", say("election-fault-two-finalists", seats=SEATS))


def _clef(campaign: Campaign, event: Clef, facts: Facts) -> Iterator[Objection]:
    laid = campaign.desk(event.player).clef
    if campaign.phase == 3:
        yield Objection("card", say("election-fault-clef-late"))
    elif event.card == PARRAINAGE and laid.count(PARRAINAGE) >= facts.parrainages:
        yield Objection("card", say("election-fault-parrainages", most=facts.parrainages))
    elif event.card != PARRAINAGE and event.card in laid:
        yield Objection("card", say("election-fault-clef-twice"))


def _votes(campaign: Campaign, event: Votes) -> Iterator[Objection]:
    if event.card == "boulet" and campaign.boulet_on in campaign.running:
        yield Objection("card", say("election-fault-boulet"))
    if campaign.phase < 3:
        if event.card in LATER and not campaign.past_first(event.layer):
            yield Objection("card", say("election-fault-first-phase", cards=campaign.clef_cards))
    elif event.player not in campaign.running:
        yield Objection("player", say("election-fault-no-desk"))
    elif event.layer not in campaign.running and event.card not in HINDER:
        yield Objection("card", say("election-fault-hinder"))


def _gage(campaign: Campaign, event: Gage, facts: Facts) -> Iterator[Objection]:
    if campaign.gages >= facts.gage_cards:
        yield Objection("", say("election-fault-gages", cards=facts.gage_cards))
    if campaign.phase == 3:
        for field, player in (("challenger", event.challenger), ("challenged", event.challenged)):
            if player not in campaign.running:
                yield Objection(field, say("election-fault-gage-finalists"))


def _threshold(campaign: Campaign, event: Threshold, facts: Facts) -> Iterator[Objection]:
    if event.round == "first":
        if campaign.phase == 3:
            yield Objection("round", say("election-fault-first-over"))
        return
    if campaign.phase < 3:
        yield Objection("round", say("election-fault-second-early"))
        return
    carried = max((votes for player, votes in campaign.carried if player in campaign.finalists), default=0)
    # A threshold below the range is said to be that; it is below the carried totals as a consequence.
    if not event.override and facts.second_threshold[0] <= event.votes <= carried:
        yield Objection("votes", say("election-fault-carried", carried=carried))


def _finalists(campaign: Campaign, event: Finalists) -> Iterator[Objection]:
    if campaign.phase < 3:
        yield Objection("", say("election-fault-finalists-early"))
        return
    sure = set(campaign.finalists)
    chosen = set(event.players) - sure
    fits = sure <= set(event.players) and chosen <= set(campaign.tied) and bool(chosen) == bool(campaign.tied)
    if len(set(event.players)) == SEATS and not fits:
        yield Objection("players", say("election-fault-finalists"))


# --- odd, but counted -------------------------------------------------------------------------------------------------


def doubts(campaign: Campaign, event: Event, facts: Facts) -> Iterator[Message]:
    """What to look at again, though it is counted as it is: the cards themselves are not known here."""
    if isinstance(event, Votes):
        if event.votes % facts.votes_step:
            yield say("election-doubt-step", votes=event.votes, step=facts.votes_step)
        if event.card == "faux-ami" and campaign.desk(event.player).of("faux-ami"):
            yield say("election-doubt-faux-ami")
    if isinstance(event, Clef) and event.by not in (None, event.player):
        giver = campaign.desk(event.by or event.player)
        if giver.clef.count(PARRAINAGE) < facts.parrainages:
            yield say("election-doubt-spare", cards=facts.parrainages)

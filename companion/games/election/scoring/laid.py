"""Defines the lines of a game file: whatever can be laid, set or moved, with what the rules object to it.

Fields and tags are those of journals; a file calls the player on whose desk something lies ``player`` (or ``to``).
Amounts are single votes.

Source: "Première phase" to "Fin de la troisième phase"; "Pour jouer les bonnes cartes au bon moment".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BeforeValidator, Field

from companion.games.election.facts import Facts
from companion.games.election.scoring.campaign import SEATS, Campaign, Card
from companion.games.election.scoring.line import Line, Objection, Player
from companion.games.election.scoring.votes import millions
from companion.kit.shape import Amount, SignedAmount, one_of
from companion.table.message import Message, Param, say
from companion.table.state import TableState

ClefCard = Literal["declaration", "primaires", "programme", "investiture", "parrainage"]
VotesCard = Literal[
    "suffrages",
    "evenement-plus",
    "evenement-moins",
    "faux-ami",
    "coup-fourre",
    "orateur",
    "boulet",
    "leche-bottes",
    "autre",
]
#: Whatever may lie on a desk.
AnyCard = Literal[ClefCard, VotesCard, "gage"]
RoundName = Literal["first", "second"]

#: Cards that players lay on their own desk for votes.
OWN: Final = ("suffrages", "evenement-plus", "orateur")
#: Cards that never take votes, and cards that never bring any.
PLUS: Final = ("suffrages", "evenement-plus")
MINUS: Final = ("faux-ami", "evenement-moins", "coup-fourre", "boulet")
#: Cards that nobody lays in their own first phase.
LATER: Final = ("suffrages", "evenement-plus", "evenement-moins", "coup-fourre", "boulet")
#: Cards that players out of the race may still lay in the last phase; ``autre`` is any card not named here.
HINDER: Final = ("coup-fourre", "evenement-moins", "faux-ami", "autre")
#: The spare card that may be laid for a rival.
PARRAINAGE: Final = "parrainage"
#: What a gage card may say (rule text, "Carte GAGE").
GAGE_VOTES: Final = (1_000_000, 2_000_000)


def _to_tuple(value: Any) -> Any:
    """Return a list, as a file has it, as a tuple; anything else as it is."""
    return tuple(value) if isinstance(value, list) else value


class CardLine(Line, shared=True):
    """Base of the lines that put a card on the desk of ``seat``. ``by``: who laid it, if another player did."""

    seat: Player
    by: str | None = None

    @property
    def layer(self) -> str:
        """Return the player who laid the card."""
        return self.seat if self.by is None else self.by

    def concerned_seat(self) -> str:
        """Return the player who laid the card, since that uses their turn."""
        return self.layer

    @property
    def passes_turn(self) -> bool:
        """Tell whether laying the card ends the turn."""
        return True


class ClefLaid(CardLine, tag="clef-laid", file_type="clef"):
    """Line: a key card was laid; ``by``: a rival who laid a spare sponsorship for the player."""

    card: ClefCard

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to a rival's card that is no sponsorship."""
        if self.by not in (None, self.seat) and self.card != PARRAINAGE:
            yield Objection("by", say("election-fault-own-clef"))

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to a card that lies there already, to a sponsorship too many, and to any key card in the
        last phase."""
        laid = campaign.desk(self.seat).clef
        if campaign.phase == 3:
            yield Objection("card", say("election-fault-clef-late"))
        elif self.card == PARRAINAGE and laid.count(PARRAINAGE) >= facts.parrainages:
            yield Objection("card", say("election-fault-parrainages", most=facts.parrainages))
        elif self.card != PARRAINAGE and self.card in laid:
            yield Objection("card", say("election-fault-clef-twice"))

    def doubts(self, campaign: Campaign, facts: Facts) -> Iterator[Message]:
        """Yield a remark on a sponsorship given away by a player who still needs it."""
        giver = self.by or self.seat
        if giver != self.seat and campaign.desk(giver).clef.count(PARRAINAGE) < facts.parrainages:
            yield say("election-doubt-spare", cards=facts.parrainages)

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the card on the desk."""
        return campaign.with_desk(campaign.desk(self.seat).with_clef(self.card))

    @property
    def passes_turn(self) -> bool:
        """Tell whether the turn ends. It does only after a card laid for a rival; after an own key card the player
        plays again."""
        return self.layer != self.seat

    def words(self) -> dict[str, Param]:
        """Return the card's name, for the sentence in the game log."""
        return {"card": say("election-clef-card", card=self.card)}


class VotesLaid(CardLine, tag="votes-laid", file_type="votes"):
    """Line: a card was laid that adds ``votes`` to a desk (negative: takes votes from it). ``by``: who laid it; None if
    it was the player of the desk."""

    card: VotesCard
    votes: SignedAmount

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to a card for a rival that one lays only for oneself, and to votes of the wrong sign."""
        if self.layer != self.seat and self.card in OWN:
            yield Objection("by", say("election-fault-own-card"))
        if self.votes < 0 and self.card in PLUS:
            yield Objection("votes", say("election-fault-plus"))
        if self.votes > 0 and self.card in MINUS:
            yield Objection("votes", say("election-fault-minus"))

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to a second millstone, to a card that the player may not lay in this phase, and to one
        that may not be laid on that desk in this phase."""
        if self.card == "boulet" and campaign.boulet_on in campaign.running:
            yield Objection("card", say("election-fault-boulet"))
        if campaign.phase < 3:
            if self.card in LATER and not campaign.has_passed_first(self.layer):
                yield Objection("card", say("election-fault-first-phase", cards=campaign.clef_cards))
        elif self.seat not in campaign.running:
            yield Objection("player", say("election-fault-no-desk"))
        elif self.layer not in campaign.running and self.card not in HINDER:
            yield Objection("card", say("election-fault-hinder"))

    def doubts(self, campaign: Campaign, facts: Facts) -> Iterator[Message]:
        """Yield a remark on votes that no card has, and on a second false friend for one candidate."""
        if self.votes % facts.votes_step:
            yield say("election-doubt-step", votes=self.votes, step=facts.votes_step)
        if self.card == "faux-ami" and campaign.desk(self.seat).of("faux-ami"):
            yield say("election-doubt-faux-ami")

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the card on the desk."""
        return campaign.with_card(self.seat, Card(self.card, self.votes))

    def words(self) -> dict[str, Param]:
        """Return the card's name and its votes, for the sentence in the game log."""
        return {"card": say("election-card", card=self.card), "votes": millions(self.votes)}


class Gage(Line, shared=True, file_type="gage"):
    """Line: a dare was met or not; its votes go to the challenged player if met, else to the challenger."""

    challenger: str
    challenged: str
    votes: Annotated[int, one_of(*GAGE_VOTES)]
    success: bool

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to a dare of oneself."""
        if self.challenger == self.challenged:
            yield Objection("challenged", say("election-fault-own-gage"))

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to more dares than the box has, and in the last phase to any that is not between
        finalists."""
        if campaign.gages >= facts.gage_cards:
            yield Objection("", say("election-fault-gages", cards=facts.gage_cards))
        if campaign.phase == 3:
            for field, player in (("challenger", self.challenger), ("challenged", self.challenged)):
                if player not in campaign.running:
                    yield Objection(field, say("election-fault-gage-finalists"))

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the votes on the desk of the player who gets them."""
        taker = self.challenged if self.success else self.challenger
        return campaign.with_gage(taker, self.votes)


class FauxAmiShed(Line, tag="faux-ami-shed", file_type="discard-faux-ami"):
    """Line: a player got rid of the false friend on their desk."""

    seat: Player

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection if no false friend lies on a desk in the race."""
        lies = bool(campaign.desk(self.seat).of("faux-ami"))
        if self.seat not in campaign.running or not lies:
            yield Objection("player", say("election-fault-no-faux-ami"), absolute=not lies)

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign without the last false friend on the desk."""
        return campaign.with_desk(campaign.desk(self.seat).without("faux-ami"))


class BouletMoved(Line, tag="boulet-moved", file_type="move-boulet"):
    """Line: the millstone was moved to another desk."""

    seat: Annotated[str, Field(validation_alias="to", serialization_alias="to")]

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection while the millstone lies on no desk, and to a desk that is out of the race."""
        if campaign.boulet_on is None:
            yield Objection("", say("election-fault-no-boulet"), absolute=True)
        if self.seat not in campaign.running:
            yield Objection("to", say("election-fault-no-desk"))

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the millstone and its votes on the other desk."""
        return campaign.with_boulet_on(self.seat)


class ThresholdSet(Line, tag="threshold-set", file_type="threshold"):
    """Line: the threshold of a round was set, from now on: by the privilege of the last phase's winner, or by the
    abstention card, which ``seat`` laid (None: not known)."""

    writes_override = True
    round: RoundName
    votes: Amount
    by: Literal["privilege", "abstention"] | None = None
    seat: Annotated[str | None, Field(validation_alias="player", serialization_alias="player")] = None

    @property
    def people(self) -> frozenset[str]:
        """Return the player who laid the card, if known; ``by`` names no player here."""
        return frozenset((self.seat,) if self.seat else ())

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to votes outside the range of the round."""
        least, most = facts.threshold(self.round == "second")
        if not least <= self.votes <= most:
            yield Objection("votes", say("election-fault-threshold", round=self.round, least=least, most=most))

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to the threshold of a round that is over or has not begun, and to one that would be
        reached at once."""
        if self.round == "first":
            if campaign.phase == 3:
                yield Objection("round", say("election-fault-first-over"))
            return
        if campaign.phase < 3:
            yield Objection("round", say("election-fault-second-early"))
            return
        # A threshold below the range has its own objection, and is below the carried totals anyway.
        if facts.second_threshold[0] <= self.votes <= campaign.most_carried:
            yield Objection("votes", say("election-fault-carried", carried=campaign.most_carried))

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the threshold set."""
        return campaign.with_threshold(self.round, self.votes)

    def words(self) -> dict[str, Param]:
        """Return the round and its votes, for the sentence in the game log."""
        return {"round": self.round, "votes": millions(self.votes)}

    @property
    def passes_turn(self) -> bool:
        """Tell whether the turn ends: only for an abstention card whose layer is known."""
        return self.seat is not None and self.by == "abstention"


class CardRemoved(Line, tag="card-removed", file_type="remove"):
    """Line: a card was taken off a player's desk, because a card's text asked for that (the *lèche-bottes*). ``votes``:
    the votes that it had added."""

    seat: Player
    card: AnyCard
    votes: SignedAmount = 0

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection where no such card lies."""
        desk = campaign.desk(self.seat)
        if self.card not in desk.clef and Card(self.card, self.votes) not in desk.cards:
            yield Objection("card", say("election-fault-no-card"), absolute=True)

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign without the last such card on the desk."""
        return campaign.with_desk(campaign.desk(self.seat).without(self.card, self.votes))

    def words(self) -> dict[str, Param]:
        """Return the card's name, for the sentence in the game log."""
        clef = self.card in get_args(ClefCard)
        return {"card": say("election-clef-card" if clef else "election-line-card", card=self.card)}


class FinalistsNamed(Line, tag="finalists-named", file_type="finalists"):
    """Line: the players named who goes on to the second round, where dares had to decide; with ``override`` whatever
    the count says."""

    names_finalists = True
    players: Annotated[tuple[str, ...], BeforeValidator(_to_tuple)]

    @property
    def people(self) -> frozenset[str]:
        """Return the finalists."""
        return frozenset(self.players)

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield an objection to any number but two."""
        if len(self.players) != SEATS or len(set(self.players)) != SEATS:
            yield Objection("players", say("election-fault-two-finalists", seats=SEATS), absolute=True)

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield an objection before the first round is over, and to finalists whom the count rules out."""
        if campaign.phase < 3:
            yield Objection("", say("election-fault-finalists-early"))
            return
        sure = set(campaign.finalists)
        chosen = set(self.players) - sure
        fits = sure <= set(self.players) and chosen <= set(campaign.tied) and bool(chosen) == bool(campaign.tied)
        if len(set(self.players)) == SEATS and not fits:
            yield Objection("players", say("election-fault-finalists"))

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign with the open seats given to them, or with ``override`` both seats."""
        if self.override:
            return campaign.with_finalists_instead(self.players)
        return campaign.with_finalists(self.players)

    def name_others(self, table: TableState) -> dict[str, Param]:
        """Return the finalists' names, for the sentence in the game log."""
        return {"names": tuple(table.name(seat) for seat in self.players)}

"""Defines the events of duels of cheques, of their winners' interventions, and of Extras.

Tags are those that journals hold. Fields accept whatever a player may have mistyped, so that ``check`` can refuse it
with a sentence.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final, Self

from pydantic import model_validator

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.clock import LAST_AD_HOUR, intervention
from companion.games.extrablatt.scoring.duel import Side, extras
from companion.games.extrablatt.scoring.model import Ad
from companion.games.extrablatt.state.base import ExtrablattEvent, read_thing
from companion.games.extrablatt.state.misfits import find_misfit
from companion.games.extrablatt.state.play import Duel, PlacedAd, Play, next_number
from companion.table.message import Message, Param, say
from companion.table.state import TableState

#: The name under which cheques are entered in secret.
DUEL: Final = "duel"


class AcceleratorTaken(ExtrablattEvent, tag="accelerator-taken"):
    """Event: a player took an accelerator and challenges a rival to a duel. While duels are about ducks, the challenger
    names a ``domain`` beforehand."""

    is_action: ClassVar[bool] = True
    seat: str
    rival: str
    domain: str | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event during a duel, if no accelerator lies on the display, and without a rival. Once duels are
        about ducks, require a domain of the challenger's paper; refuse a domain before."""
        if play.duel is not None:
            return say("extrablatt-duel-open")
        if play.taken >= facts.accelerators:
            return say("extrablatt-all-taken", accelerators=facts.accelerators)
        if play.taken >= play.hour:
            return say("extrablatt-none-to-take")
        if self.rival == self.seat or self.rival not in play.staying:
            return say("extrablatt-rival")
        if intervention(play.hour) == "ad":
            return None if self.domain is None else say("extrablatt-domain-early")
        if self.domain is None or self.domain not in facts.domains:
            return say("extrablatt-domain-needed")
        if not any((one.player, one.domain) == (self.seat, self.domain) for one in play.articles):
            return say("extrablatt-domain-own", domain=say("extrablatt-domain", domain=self.domain))
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Open the duel."""
        return replace(play, taken=play.taken + 1, duel=Duel(self.seat, self.rival, self.domain))


class DuelDecided(ExtrablattEvent, tag="duel-decided"):
    """Event that follows the second secret cheque by itself: the two cheques, which change hands, and who won."""

    caused_by: ClassVar[tuple[str, ...]] = ("secret-entered",)
    initiator: str
    rival: str
    initiator_cheque: int
    rival_cheque: int
    winner: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event for any duel but the open one."""
        duel = play.duel
        if duel is None or duel.seats != (self.initiator, self.rival) or duel.winner is not None:
            return say("extrablatt-no-duel")
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Exchange the two cheques between the hands that are known, note the winner, and give the initiator their
        Extras if they won."""
        if play.duel is None:
            return play
        given = (self.initiator_cheque, self.rival_cheque)
        duel = replace(play.duel, cheques=given, winner=self.winner)
        hands = dict(play.cheques)
        for seat, gave, got in ((self.initiator, *given), (self.rival, *given[::-1])):
            if gave in hands.get(seat, ()):
                hands[seat] = tuple(sorted((*(one for one in hands[seat] if one != gave), got)))
        return _give_extras(replace(play, duel=duel, cheques=tuple(hands.items())), duel, self.winner)


class DuelReported(ExtrablattEvent):
    """Event: a player won a duel whose cheques were exchanged at the table and not entered. Which cheques the two hold
    is unknown from then on."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse anybody but the two players of the open duel as its winner."""
        duel = play.duel
        if duel is None or duel.winner is not None or self.seat not in duel.seats:
            return say("extrablatt-no-duel")
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Note the winner, forget both players' cheques, and give the initiator their Extras if they won."""
        duel = play.duel
        if duel is None:
            return play
        hands = tuple(one for one in play.cheques if one[0] not in duel.seats)
        play = replace(play, duel=replace(duel, winner=self.seat), cheques=hands)
        return _give_extras(play, duel, self.seat)


def _give_extras(play: Play, duel: Duel, winner: str) -> Play:
    """Return the state with the Extras that the initiator gets for winning; unchanged if the rival won."""
    side: Side = "initiator" if winner == duel.initiator else "rival"
    # Filling a column may have moved the hour on to the ducks since the accelerator was taken for an ad.
    hour = min(play.hour, LAST_AD_HOUR) if duel.domain is None else play.hour
    return play.with_extras(duel.initiator, extras(side, hour))


class AdPlaced(ExtrablattEvent, tag="ad-placed"):
    """Event: a tile was laid as an ad in a rival's paper. ``number``: the next free number of an ad, which the server
    fills in (``complete``)."""

    is_intervention: ClassVar[bool] = True
    ad: Ad
    number: int = 0

    @model_validator(mode="before")
    @classmethod
    def _from_journal(cls, raw: Any) -> Any:
        """Accept the event as older journals wrote it."""
        return read_thing(raw, "ad", Ad, "by")

    @property
    def seat(self) -> str:
        """Return the player whose tile it is."""
        return self.ad.by

    def complete(self, play: Play) -> Self:
        """Return the event with the next free number."""
        return self.model_copy(update={"number": next_number(play.placed_ads)})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an ad in the paper of a player who went home, and one that breaks a rule of the box."""
        if any(one.number == self.number for one in play.placed_ads):
            return say("extrablatt-number-taken")
        if self.ad.on not in play.staying:
            return say("refused-no-such-seat")
        return find_misfit(self.apply(play, facts), facts)

    def ends(self, duel: Duel) -> bool:
        """Tell whether the duel is about ads and its winner laid this one in the loser's paper."""
        return duel.domain is None and (self.ad.by, self.ad.on) == (duel.winner, duel.loser)

    def change(self, play: Play, facts: Facts) -> Play:
        """Put the ad in the paper."""
        return replace(play, placed_ads=(*play.placed_ads, PlacedAd(self.number, self.ad)))

    def words(self) -> dict[str, Param]:
        """Return the size, for the sentence in the game log."""
        return {"size": self.ad.size}


class AdTaken(ExtrablattEvent, tag="ad-taken"):
    """Event: an ad that was entered by mistake was removed."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if there is no ad with that number."""
        return None if any(one.number == self.number for one in play.placed_ads) else say("extrablatt-no-ad")

    def change(self, play: Play, facts: Facts) -> Play:
        """Remove the ad."""
        return replace(play, placed_ads=tuple(one for one in play.placed_ads if one.number != self.number))


class DuckLaid(ExtrablattEvent, tag="duck-laid"):
    """Event: a duck was laid on an article, or (``there`` False, a correction) removed from it."""

    is_intervention: ClassVar[bool] = True
    number: int
    there: bool = True

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a second duck on an article and the removal of one that is not there; once an open duel about ducks
        has a winner, refuse also an article outside the loser's paper or the named domain."""
        placed, duel = play.find_article(self.number), play.duel
        if placed is None:
            return say("extrablatt-no-article")
        article = placed.article
        if article.duck == self.there:
            return say("extrablatt-duck-there" if self.there else "extrablatt-duck-gone", dispatch=article.dispatch)
        if duel is not None and duel.domain is not None and self.ends(duel):
            if article.player != duel.loser:
                return say("extrablatt-duck-whose", name=table.name(duel.loser or ""))
            if article.domain != duel.domain:
                return say("extrablatt-duck-domain", domain=say("extrablatt-domain", domain=duel.domain))
        return None

    def ends(self, duel: Duel) -> bool:
        """Tell whether the duel is about ducks, has a winner, and this event lays one."""
        return self.there and duel.domain is not None and duel.winner is not None

    def change(self, play: Play, facts: Facts) -> Play:
        """Put the duck on the article, or remove it."""
        return play.with_article(self.number, lambda was: replace(was, duck=self.there))

    def words(self) -> dict[str, Param]:
        """Return whether the duck lies there now, for the sentence in the game log."""
        return {"there": str(self.there).lower()}


class NothingPlaced(ExtrablattEvent, tag="nothing-placed"):
    """Event: the winner of the duel lays nothing, which ends it."""

    is_intervention: ClassVar[bool] = True
    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event from anybody but the winner of the open duel."""
        won = play.duel is not None and play.duel.winner == self.seat
        return None if won else say("extrablatt-no-duel")

    def ends(self, duel: Duel) -> bool:
        """Tell whether the event comes from the winner of the duel."""
        return self.seat == duel.winner


class ExtraUsed(ExtrablattEvent, tag="extra-used"):
    """Event: a player gave back an Extra for one more action: before or after their action, or (``again``) when their
    turn had just passed on, which gives the turn back to them. The server fills in ``again`` (``complete``)."""

    seat: str
    again: bool = False

    def complete(self, play: Play) -> Self:
        """Return the event with ``again`` set where the player's turn has just passed."""
        return self.model_copy(update={"again": play.may_act_again == self.seat})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event from a player who has no Extra, and a second Extra in one turn."""
        turns = play.tray.turns
        if play.extra(self.seat) < 1:
            return say("extrablatt-no-extra", name=table.name(self.seat))
        if turns.at == self.seat and play.extra_at == turns.number:
            return say("extrablatt-extra-used")
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Take the Extra from the player and allow one more action in the turn."""
        turns = play.tray.turns
        play = play.with_extras(self.seat, -1)
        if self.again:
            # The turn that the player gets back counts as a new one, with one action.
            return replace(play, acted=0, extra_at=turns.number + 1)
        if turns.at != self.seat:
            return play
        if play.acted == turns.number:
            return replace(play, acted=0, extra_at=turns.number)
        return replace(play, extra_at=turns.number, armed=turns.number)


class ChequesNoted(ExtrablattEvent, tag="cheques-noted"):
    """Event: a player entered the cheques that they hold (none: they are unknown again)."""

    seat: str
    cheques: tuple[int, ...]

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse cheques that do not exist, that another player is known to hold, or that come twice, and any number of
        them except 0 or as many as are dealt."""
        known, most = facts.from_reviews.cheques, facts.cheques_dealt
        for value in self.cheques:
            if value not in known:
                return say("extrablatt-no-cheque", cheque=value, least=min(known), most=max(known))
            if any(value in held for seat, held in play.cheques if seat != self.seat):
                return say("extrablatt-cheque-elsewhere", cheque=value)
        if len(set(self.cheques)) != len(self.cheques) or len(self.cheques) not in (0, most):
            return say("extrablatt-cheques-count", cheques=most, missing=max(0, most - len(set(self.cheques))))
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Set the player's known cheques, or forget them."""
        others = tuple(one for one in play.cheques if one[0] != self.seat)
        mine = ((self.seat, tuple(sorted(self.cheques))),) if self.cheques else ()
        return replace(play, cheques=(*others, *mine))

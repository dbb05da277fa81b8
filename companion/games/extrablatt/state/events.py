"""Defines what happens at a table of Das Extrablatt: each event with its rule and what it does.

Cheques are the shared secrets under the name ``DUEL``; whose turn it is, is the shared pointer's. What a player may
have mistyped is taken as it comes: the rules refuse it in words. Tags are those that journals hold.

Source: "Tour de jeu" to "Décompte final".
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, ClassVar, Final, Self

from pydantic import model_validator

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring import duel as cheque
from companion.games.extrablatt.scoring.clock import LAST_AD_HOUR, intervention
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state.dispatches import check_dispatch, dispatches_of
from companion.games.extrablatt.state.misfits import find_misfit, find_overflow
from companion.games.extrablatt.state.missing_counts import find_zone_fault, list_missing
from companion.games.extrablatt.state.play import STEPS, Duel, PlacedAd, PlacedArticle, Play, next_number
from companion.kit.file_players import without_none
from companion.kit.game_event import GameEvent
from companion.table.message import Message, Param, say
from companion.table.seats import NAME_LENGTH, clean_text
from companion.table.similar_names import find_same
from companion.table.state import TableState

#: The name under which cheques are entered in secret.
DUEL: Final = "duel"
#: The most empty cells that a headline zone may have.
_MOST_CELLS: Final = 999


def read_thing(raw: Any, name: str, kind: type[Article] | type[Ad], player: str) -> Any:
    """Prepare an event of a journal whose field ``name`` holds an article or an ad. Journals write null for what a
    file leaves out; older ones have the fields of the thing beside the event's own, its player as ``seat``."""
    if not isinstance(raw, dict) or not isinstance(raw.get(name, {}), dict):
        return raw
    flat = {"seat", *(each.name for each in fields(kind))}
    thing = raw.get(name) or {player if key == "seat" else key: raw[key] for key in raw if key in flat}
    own = {key: value for key, value in raw.items() if key not in flat}
    return own | {name: {player: ""} | without_none(thing)}


class ExtrablattEvent(GameEvent, game="extrablatt"):
    """Is the base of what happens in this game.

    Attributes:
        is_action: it is one of the actions that a turn is there for.
        is_intervention: it may be what the winner of a duel does with it.
    """

    is_action: ClassVar[bool] = False
    is_intervention: ClassVar[bool] = False

    @property
    def cards(self) -> int:
        """Return how many cards an action takes from the display."""
        return 1

    def complete(self, play: Play) -> Self:
        """Return the event with what the table knows of it: numbers, the hour, a spelling."""
        return self

    def ends(self, duel: Duel) -> bool:
        """Tell whether that is what the winner of the duel does with it; anything else in between is a correction."""
        return False

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note that the turn's player has acted and that a duel is done with; then change what the event changes."""
        turns = play.tray.turns
        if self.is_action:
            play = replace(play, drawn=play.drawn + self.cards)
            if turns.at == self.concerned_seat():
                play = replace(play, acted=turns.number)
        if play.duel is not None and self.ends(play.duel):
            play = replace(play, duel=None)
        return self.change(play, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Return the game after the event. Never fails."""
        return play


# --- the clock --------------------------------------------------------------------------------------------------------


class AcceleratorPlaced(ExtrablattEvent, tag="accelerator-placed"):
    """A time accelerator came onto the display: the hand moves to that ``hour``."""

    hour: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has said it."""
        return self.hour <= play.hour

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse more than there are, and any hour but the next."""
        if play.hour >= facts.accelerators:
            return say("extrablatt-all-placed", accelerators=facts.accelerators)
        return None if self.hour == play.hour + 1 else say("refused-not-here")

    def change(self, play: Play, facts: Facts) -> Play:
        """Move the hand."""
        return replace(play, hour=self.hour)


class ColumnRefilled(ExtrablattEvent):
    """An empty column of the display was filled again, with so many accelerators among the cards: the hand moves as
    many hours. ``number``: which refill it is, so that two who say it mean one."""

    number: int
    accelerators: int = 0

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has said it."""
        return self.number <= play.refills

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse more accelerators than there are, or than cards in a column."""
        left = facts.accelerators - play.hour
        if self.number != play.refills + 1 or not 0 <= self.accelerators <= facts.column_cards:
            return say("refused-not-here")
        return None if self.accelerators <= left else say("extrablatt-refill-over", left=left)

    def change(self, play: Play, facts: Facts) -> Play:
        """Move the hand."""
        return replace(play, refills=play.refills + 1, hour=play.hour + self.accelerators)


# --- articles ---------------------------------------------------------------------------------------------------------


class ArticleEvent(ExtrablattEvent, shared=True):
    """Is what those events share that say how an article lies."""

    article: Article

    @model_validator(mode="before")
    @classmethod
    def _from_journal(cls, raw: Any) -> Any:
        """Read it from a journal."""
        return read_thing(raw, "article", Article, "player")

    def spelled(self, play: Play) -> Article:
        """Return the article with its dispatch as it was written first: capitals make no new one."""
        text = clean_text(self.article.dispatch)
        return replace(self.article, dispatch=find_same(text, dispatches_of(play)) or text)

    def words(self) -> dict[str, Param]:
        """Return the dispatch and the size."""
        return {"dispatch": self.article.dispatch, "size": self.article.size}


class ArticleWritten(ArticleEvent, tag="article-written"):
    """A player wrote an article (or laid a photo); its marker where somebody typed it, else the clock tells it by the
    ``hour``. ``number`` and ``hour`` come from the table, whatever is sent; ``unnamed``: its dispatch has but a number,
    which is no name to be kept."""

    is_action: ClassVar[bool] = True
    number: int = 0
    hour: int = 0
    unnamed: bool = False

    @property
    def seat(self) -> str:
        """Return who wrote it."""
        return self.article.player

    def complete(self, play: Play) -> Self:
        """Number it, at the hour that it is."""
        known = {"article": self.spelled(play), "number": next_number(play.placed), "hour": play.hour}
        return self.model_copy(update=known)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what the paper cannot hold."""
        if play.find_article(self.number) is not None:
            return say("extrablatt-number-taken")
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, self.article)
        return why or check_dispatch(play, self.article, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Lay it."""
        return replace(play, placed=(*play.placed, PlacedArticle(self.number, self.hour, self.article)))


class ArticleCorrected(ArticleEvent, tag="article-corrected"):
    """An article is other than was entered: all of it as it is, in the same player's paper and with the same duck."""

    number: int

    def complete(self, play: Play) -> Self:
        """Spell its dispatch as before."""
        return self.model_copy(update={"article": self.spelled(play)})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what the paper cannot hold."""
        lies = play.find_article(self.number)
        if lies is None:
            return say("extrablatt-no-article")
        freed = lies.article.size if lies.article.headline else 0
        after = replace(self.article, player=lies.article.player)
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, after, freed)
        return why or check_dispatch(play.without_article(self.number), after, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Put it in the place of what was entered."""
        return play.with_article(self.number, lambda was: replace(self.article, player=was.player, duck=was.duck))


class ArticleTaken(ExtrablattEvent, tag="article-taken"):
    """An article is not there after all."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where there is no such article, or where its photo would be left alone."""
        if play.find_article(self.number) is None:
            return say("extrablatt-no-article")
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Take it away."""
        return play.without_article(self.number)


class DispatchRenamed(ExtrablattEvent):
    """A dispatch is spelled otherwise, in all papers."""

    was: str
    name: str

    def complete(self, play: Play) -> Self:
        """Spell it as one that is known, where it is."""
        text = clean_text(self.name)
        others = (one for one in dispatches_of(play) if one != self.was)
        return self.model_copy(update={"name": find_same(text, others) or text})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it of one that is not known, and a name that does not fit."""
        if self.was not in dispatches_of(play):
            return say("extrablatt-no-dispatch", dispatch=self.was)
        if not 1 <= len(self.name) <= NAME_LENGTH:
            return say("fault-length", least=1, most=NAME_LENGTH, found=len(self.name))
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Spell it so wherever it lies."""
        for one in play.placed:
            if one.article.dispatch == self.was:
                play = play.with_article(one.number, lambda was: replace(was, dispatch=self.name))
        return play

    def words(self) -> dict[str, Param]:
        """Return both names."""
        return {"was": self.was, "dispatch": self.name}


class DispatchesRemoved(ExtrablattEvent, tag="dispatches-removed"):
    """A player removed one or two dispatches from the display."""

    is_action: ClassVar[bool] = True
    seat: str
    count: int = 1

    @property
    def cards(self) -> int:
        """Return those removed."""
        return self.count

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any other number."""
        return None if self.count in (1, 2) else say("extrablatt-remove-count")


# --- duels ------------------------------------------------------------------------------------------------------------


class AcceleratorTaken(ExtrablattEvent, tag="accelerator-taken"):
    """A player took an accelerator and challenges a rival; while ducks are laid they name a ``domain`` beforehand."""

    is_action: ClassVar[bool] = True
    seat: str
    rival: str
    domain: str | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where none lies there, during a duel, and against nobody; see that the domain is named when it
        must be."""
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
    """Both cheques are there: who may intervene, and what was exchanged."""

    caused_by: ClassVar[tuple[str, ...]] = ("secret-entered",)
    initiator: str
    rival: str
    initiator_cheque: int
    rival_cheque: int
    winner: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it but for the duel that is on."""
        duel = play.duel
        if duel is None or duel.seats != (self.initiator, self.rival) or duel.winner is not None:
            return say("extrablatt-no-duel")
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Exchange the cheques, and give an initiator who wins their Extras."""
        if play.duel is None:
            return play
        given = (self.initiator_cheque, self.rival_cheque)
        duel = replace(play.duel, cheques=given, winner=self.winner)
        hands = dict(play.cheques)
        for seat, gave, got in ((self.initiator, *given), (self.rival, *given[::-1])):
            if gave in hands.get(seat, ()):
                hands[seat] = tuple(sorted((*(one for one in hands[seat] if one != gave), got)))
        side: cheque.Side = "initiator" if self.winner == self.initiator else "rival"
        # A column is filled at once, so that the hour may have moved on to the ducks since the accelerator was taken.
        hour = min(play.hour, LAST_AD_HOUR) if duel.domain is None else play.hour
        play = replace(play, duel=duel, cheques=tuple(hands.items()))
        return play.with_extras(self.initiator, cheque.extras(side, hour))


class AdPlaced(ExtrablattEvent, tag="ad-placed"):
    """A tile lies as an ad in a rival's paper; ``number`` comes from the table."""

    is_intervention: ClassVar[bool] = True
    ad: Ad
    number: int = 0

    @model_validator(mode="before")
    @classmethod
    def _from_journal(cls, raw: Any) -> Any:
        """Read it from a journal."""
        return read_thing(raw, "ad", Ad, "by")

    @property
    def seat(self) -> str:
        """Return whose tile it is."""
        return self.ad.by

    def complete(self, play: Play) -> Self:
        """Number it."""
        return self.model_copy(update={"number": next_number(play.placed_ads)})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it in a paper that is none any more, and what does not fit."""
        if any(one.number == self.number for one in play.placed_ads):
            return say("extrablatt-number-taken")
        if self.ad.on not in play.staying:
            return say("refused-no-such-seat")
        return find_misfit(self.apply(play, facts), facts)

    def ends(self, duel: Duel) -> bool:
        """Tell whether the winner laid it in the loser's paper, while ads are laid."""
        return duel.domain is None and (self.ad.by, self.ad.on) == (duel.winner, duel.loser)

    def change(self, play: Play, facts: Facts) -> Play:
        """Lay it."""
        return replace(play, placed_ads=(*play.placed_ads, PlacedAd(self.number, self.ad)))

    def words(self) -> dict[str, Param]:
        """Return the size."""
        return {"size": self.ad.size}


class AdTaken(ExtrablattEvent, tag="ad-taken"):
    """An ad is not there after all."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where there is no such ad."""
        return None if any(one.number == self.number for one in play.placed_ads) else say("extrablatt-no-ad")

    def change(self, play: Play, facts: Facts) -> Play:
        """Take it away."""
        return replace(play, placed_ads=tuple(one for one in play.placed_ads if one.number != self.number))


class DuckLaid(ExtrablattEvent, tag="duck-laid"):
    """A duck lies on an article (or, a correction, not)."""

    is_intervention: ClassVar[bool] = True
    number: int
    there: bool = True

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a second one, and, of the winner of a duel, one elsewhere than in the loser's domain."""
        lies, duel = play.find_article(self.number), play.duel
        if lies is None:
            return say("extrablatt-no-article")
        article = lies.article
        if article.duck == self.there:
            return say("extrablatt-duck-there" if self.there else "extrablatt-duck-gone", dispatch=article.dispatch)
        if duel is not None and duel.domain is not None and self.ends(duel):
            if article.player != duel.loser:
                return say("extrablatt-duck-whose", name=table.name(duel.loser or ""))
            if article.domain != duel.domain:
                return say("extrablatt-duck-domain", domain=say("extrablatt-domain", domain=duel.domain))
        return None

    def ends(self, duel: Duel) -> bool:
        """Tell whether it is laid while a duel about ducks has a winner."""
        return self.there and duel.domain is not None and duel.winner is not None

    def change(self, play: Play, facts: Facts) -> Play:
        """Lay it, or take it away."""
        return play.with_article(self.number, lambda was: replace(was, duck=self.there))

    def words(self) -> dict[str, Param]:
        """Return whether it lies there."""
        return {"there": str(self.there).lower()}


class NothingPlaced(ExtrablattEvent, tag="nothing-placed"):
    """Who won the duel places nothing."""

    is_intervention: ClassVar[bool] = True
    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it of anybody else."""
        won = play.duel is not None and play.duel.winner == self.seat
        return None if won else say("extrablatt-no-duel")

    def ends(self, duel: Duel) -> bool:
        """Tell whether it is the winner's."""
        return self.seat == duel.winner


class ExtraUsed(ExtrablattEvent, tag="extra-used"):
    """A player gave back an Extra for one more action."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it of who has none, and a second one in a turn."""
        turns = play.tray.turns
        if play.extra(self.seat) < 1:
            return say("extrablatt-no-extra", name=table.name(self.seat))
        if turns.at == self.seat and play.extra_at == turns.number:
            return say("extrablatt-extra-used")
        return None

    def change(self, play: Play, facts: Facts) -> Play:
        """Take the Extra; the player may act once more."""
        turns = play.tray.turns
        play = play.with_extras(self.seat, -1)
        return replace(play, acted=0, extra_at=turns.number) if turns.at == self.seat else play


class ChequesNoted(ExtrablattEvent, tag="cheques-noted"):
    """The cheques that a player holds, as they typed them; none: not known."""

    seat: str
    cheques: tuple[int, ...]

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse cheques that do not exist or that somebody else holds, and too many or too few."""
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
        """Note them."""
        others = tuple(one for one in play.cheques if one[0] != self.seat)
        mine = ((self.seat, tuple(sorted(self.cheques))),) if self.cheques else ()
        return replace(play, cheques=(*others, *mine))


# --- the count --------------------------------------------------------------------------------------------------------


class CountBegun(ExtrablattEvent, tag="count-begun"):
    """Everything is played: the final count begins."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether it has begun already."""
        return play.step is not None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it during a duel."""
        return say("extrablatt-duel-open") if play.duel is not None else None

    def change(self, play: Play, facts: Facts) -> Play:
        """Begin before the first step."""
        return replace(play, step=0)


class EmptiesCounted(ExtrablattEvent, tag="empties-counted"):
    """The empty cells of a player's headline zone (None: taken back)."""

    seat: str
    cells: int | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what does not make the zone together with the articles in it."""
        if self.cells is None:
            return None
        if not 0 <= self.cells <= _MOST_CELLS:
            return say("fault-at-most", most=_MOST_CELLS)
        return find_zone_fault(table, self.seat, self.cells)

    def change(self, play: Play, facts: Facts) -> Play:
        """Enter them."""
        others = tuple(one for one in play.empties if one[0] != self.seat)
        return replace(play, empties=others if self.cells is None else (*others, (self.seat, self.cells)))


class StepReached(ExtrablattEvent, tag="step-reached"):
    """The count stands at that step; after the last one the winner is known."""

    step: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has shown it."""
        return self.step <= (play.step or 0)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any step but the next, and all while something is missing."""
        if play.step is None or self.step != play.step + 1 or self.step > len(STEPS):
            return say("refused-not-here")
        return next(iter(list_missing(table)), None)

    def change(self, play: Play, facts: Facts) -> Play:
        """Show it."""
        return replace(play, step=self.step)

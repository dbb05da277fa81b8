"""Defines a game of Das Extrablatt as it stands at the table. Frozen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.clock import circulation, find_marker
from companion.games.extrablatt.scoring.model import Ad, Article, Options, Rulings
from companion.kit.game_base import LoggedPlay

#: The steps of the final count, in order; the winner is known after the last.
STEPS: Final = ("headlines", "removed", "domains", "kept", "articles")


class Phase(StrEnum):
    """Names where the table is."""

    READY = "ready"
    PLAY = "play"
    COUNT = "count"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class PlacedArticle:
    """Is an article in a paper: its number, the ``hour`` at which it was written, and the article as somebody entered
    it (``circulation`` None: the clock tells it)."""

    number: int
    hour: int
    article: Article

    def marker(self, borders: tuple[int, int] | None) -> int | None:
        """Return its circulation in thousands; None while nobody knows it."""
        if self.article.circulation is not None or borders is None:
            return self.article.circulation
        return circulation(self.hour, borders)

    def as_scored(self, borders: tuple[int, int] | None) -> Article:
        """Return the article with its marker."""
        return self.article if borders is None else replace(self.article, circulation=self.marker(borders))


@dataclass(frozen=True, slots=True)
class PlacedAd:
    """Is a tile that lies as an ad, with its number."""

    number: int
    ad: Ad


@dataclass(frozen=True, slots=True)
class Duel:
    """Is an exchange of cheques that is not done with; ``winner`` None until both have given theirs."""

    initiator: str
    rival: str
    domain: str | None = None
    cheques: tuple[int, int] | None = None
    winner: str | None = None

    @property
    def seats(self) -> tuple[str, str]:
        """Return both, the initiator first."""
        return self.initiator, self.rival

    @property
    def loser(self) -> str | None:
        """Return in whose paper the winner intervenes."""
        return None if self.winner is None else next(seat for seat in self.seats if seat != self.winner)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Holds the state of the table.

    Attributes:
        hour: accelerators put on the display so far.
        taken: those that players took.
        drawn: cards that went from the display since the beginning, as far as actions were said; ``refills``: columns
            that were filled again.
        acted: the number of the last turn whose action is done, ``acted_by`` whose that was; ``extra_at``: the last
            turn in which somebody used an Extra, ``armed``: in which they did so before they acted, so that the first
            of two actions is still to come.
        step: steps of the count that were shown, None before it begins.
    """

    hour: int = 0
    taken: int = 0
    drawn: int = 0
    refills: int = 0
    placed: tuple[PlacedArticle, ...] = ()
    placed_ads: tuple[PlacedAd, ...] = ()
    duel: Duel | None = None
    extras: tuple[tuple[str, int], ...] = ()
    cheques: tuple[tuple[str, tuple[int, ...]], ...] = ()
    acted: int = 0
    acted_by: str = ""
    extra_at: int = 0
    armed: int = 0
    step: int | None = None
    empties: tuple[tuple[str, int], ...] = ()

    @property
    def phase(self) -> Phase:
        """Return where the table is."""
        if not self.begun:
            return Phase.READY
        if self.step is None:
            return Phase.PLAY
        return Phase.RESULT if self.step >= len(STEPS) else Phase.COUNT

    @property
    def borders(self) -> tuple[int, int] | None:
        """Return the last hours of the first and of the second sector of the clock, where both are typed and rise."""
        first, second = self.settings["first_border"], self.settings["second_border"]
        return (first, second) if first is not None and second is not None and first < second else None

    @property
    def articles(self) -> tuple[Article, ...]:
        """Return all that lie in the papers, as they score."""
        borders = self.borders
        return tuple(one.as_scored(borders) for one in self.placed)

    @property
    def compared(self) -> tuple[Article, ...]:
        """Return those in the papers of players who have not gone home."""
        return tuple(article for article in self.articles if article.player in self.staying)

    @property
    def ads(self) -> tuple[Ad, ...]:
        """Return all tiles in rivals' papers."""
        return tuple(one.ad for one in self.placed_ads)

    @property
    def just_marked(self) -> int | None:
        """Return the marker that all unmarked articles get because the clock's hand has just left a sector; None
        otherwise."""
        borders = self.borders
        return None if borders is None or self.hour < 1 else find_marker(self.hour, borders)

    def may_lack_column(self, facts: Facts) -> bool:
        """Tell whether a column of the display may be empty: enough cards went since one was last filled."""
        return self.drawn - self.refills * facts.column_cards >= facts.column_cards

    def starts_pile(self, facts: Facts) -> bool:
        """Tell whether the next column is still filled from the start pile."""
        on_display = facts.columns * facts.column_cards
        return on_display + self.refills * facts.column_cards < facts.from_reviews.start_pile

    def extra(self, seat: str) -> int:
        """Return how many Extras that player has."""
        return dict(self.extras).get(seat, 0)

    def list_held(self, seat: str) -> tuple[int, ...]:
        """Return the cheques that player is known to hold; none while nobody has typed them."""
        return dict(self.cheques).get(seat, ())

    def empty(self, seat: str) -> int | None:
        """Return the empty cells of that player's headline zone; None while nobody counted them."""
        return dict(self.empties).get(seat)

    def count_covered(self, seat: str) -> int:
        """Return the cells of that player's headline zone that articles cover, ducked ones too."""
        return sum(one.article.size for one in self.placed if one.article.player == seat and one.article.headline)

    def find_article(self, number: int) -> PlacedArticle | None:
        """Return the article with that number."""
        return next((one for one in self.placed if one.number == number), None)

    def with_article(self, number: int, change: Callable[[Article], Article]) -> Play:
        """Return the same with the article of that number changed."""
        return replace(
            self,
            placed=tuple(
                replace(one, article=change(one.article)) if one.number == number else one for one in self.placed
            ),
        )

    def without_article(self, number: int) -> Play:
        """Return the same without the article of that number."""
        return replace(self, placed=tuple(one for one in self.placed if one.number != number))

    def may_use_extra(self, seat: str) -> bool:
        """Tell whether that player may take one more action in this turn: it is theirs, and they have not used an Extra
        in it."""
        turns = self.tray.turns
        return turns.at == seat and self.duel is None and self.extra_at != turns.number and self.extra(seat) > 0

    @property
    def may_act_again(self) -> str | None:
        """Return whose turn has just passed, where an Extra would bring it back: they used none in it, and nobody has
        acted since."""
        turns, seat = self.tray.turns, self.acted_by
        just = turns.at not in (None, seat) and self.acted == turns.number - 1 and self.duel is None
        free = just and self.extra_at != self.acted and seat in self.staying and self.extra(seat) > 0
        return seat if free else None

    def with_action(self) -> Play:
        """Return the same after an action of whose turn it is: it was the last of the turn, or the first of two."""
        turns = self.tray.turns
        if self.armed == turns.number:
            return replace(self, armed=0)
        return replace(self, acted=turns.number, acted_by=turns.at or "")

    def options(self) -> Options:
        """Return what was chosen, as the game file has it."""
        chosen = self.settings
        rulings = Rulings(chosen["ranking"], chosen["kept_bonus"], chosen["photo_bonus"])
        return Options(chosen["headline_cells"], rulings)

    def with_extras(self, seat: str, more: int) -> Play:
        """Return the same with that many Extras more (or fewer) for a player."""
        extras = tuple((one, max(0, had + more) if one == seat else had) for one, had in self.extras)
        return replace(self, extras=extras)


def next_number(lying: Iterable[PlacedArticle | PlacedAd]) -> int:
    """Return a number that nothing lying there has."""
    return max((one.number for one in lying), default=0) + 1

"""Defines the state of a game of Das Extrablatt at the table. Frozen."""

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
    """Phases of a game at a table, as screens and sentences name them; in the last one the count is over."""

    READY = "ready"
    PLAY = "play"
    COUNT = "count"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class PlacedArticle:
    """Article as it lies in a paper at a table: its number, the ``hour`` at which it was written, and the article as it
    was entered (its ``circulation`` None: the clock decides)."""

    number: int
    hour: int
    article: Article

    def marker(self, borders: tuple[int, int] | None) -> int | None:
        """Return the article's circulation (thousands): the one that was entered; else by the hour; None if the clock's
        borders are not known."""
        if self.article.circulation is not None or borders is None:
            return self.article.circulation
        return circulation(self.hour, borders)

    def as_scored(self, borders: tuple[int, int] | None) -> Article:
        """Return the article with its circulation filled in, as far as it is known."""
        return self.article if borders is None else replace(self.article, circulation=self.marker(borders))


@dataclass(frozen=True, slots=True)
class PlacedAd:
    """Ad as it lies in a rival's paper at a table, with the number by which it can be removed."""

    number: int
    ad: Ad


@dataclass(frozen=True, slots=True)
class Duel:
    """Open duel of cheques, from the accelerator taken until the winner has laid something or nothing.

    Attributes:
        initiator: who took the accelerator; ``rival``: the player whom they challenged.
        domain: the domain named beforehand; None if the duel is about ads.
        cheques: the initiator's and the rival's; None if they were not entered.
        winner: None until the duel is decided.
    """

    initiator: str
    rival: str
    domain: str | None = None
    cheques: tuple[int, int] | None = None
    winner: str | None = None

    @property
    def seats(self) -> tuple[str, str]:
        """Return both players, the initiator first."""
        return self.initiator, self.rival

    @property
    def loser(self) -> str | None:
        """Return the player in whose paper the winner intervenes; None until the duel is decided."""
        return None if self.winner is None else next(seat for seat in self.seats if seat != self.winner)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """State of Das Extrablatt at a table; frozen.

    Attributes:
        hour: how many accelerators were put on the display so far.
        taken: how many accelerators players took from the display.
        drawn: how many cards have gone from the display, as far as actions were entered.
        refills: how many columns were filled again.
        placed, placed_ads: the articles and the ads in the papers.
        extras: each player's Extras; ``cheques``: each player's known cheques.
        acted: the number of the last turn whose action is done; ``acted_by``: the player whose turn it was.
        extra_at: the number of the last turn in which somebody used an Extra.
        armed: the number of the last turn in which somebody used an Extra before they acted, so that the first of two
            actions is still to come.
        step: how many steps of the count were shown; None before the count begins.
        empties: each player's number of empty cells, as far as entered.
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
        """Return the phase of the game."""
        if not self.begun:
            return Phase.READY
        if self.step is None:
            return Phase.PLAY
        return Phase.RESULT if self.step >= len(STEPS) else Phase.COUNT

    @property
    def borders(self) -> tuple[int, int] | None:
        """Return the last hours of the clock's first and second sector; None until both are entered and rise."""
        first, second = self.settings["first_border"], self.settings["second_border"]
        return (first, second) if first is not None and second is not None and first < second else None

    @property
    def articles(self) -> tuple[Article, ...]:
        """Return all articles in the papers, with their circulation as far as it is known."""
        borders = self.borders
        return tuple(one.as_scored(borders) for one in self.placed)

    @property
    def compared(self) -> tuple[Article, ...]:
        """Return the articles in the papers of players who have not gone home: the ones that the count compares."""
        return tuple(article for article in self.articles if article.player in self.staying)

    @property
    def ads(self) -> tuple[Ad, ...]:
        """Return all ads in the papers."""
        return tuple(one.ad for one in self.placed_ads)

    @property
    def just_marked(self) -> int | None:
        """Return the marker (thousands) that all unmarked articles get because the clock's hand has just left a sector;
        None otherwise."""
        borders = self.borders
        return None if borders is None or self.hour < 1 else find_marker(self.hour, borders)

    def may_lack_column(self, facts: Facts) -> bool:
        """Tell whether a column of the display may be empty, so that the players are asked: as many cards as fill one
        have gone since the last refill."""
        return self.drawn - self.refills * facts.column_cards >= facts.column_cards

    def starts_pile(self, facts: Facts) -> bool:
        """Tell whether the next column is still filled from the start pile."""
        on_display = facts.columns * facts.column_cards
        return on_display + self.refills * facts.column_cards < facts.from_reviews.start_pile

    def extra(self, seat: str) -> int:
        """Return how many Extras a player has."""
        return dict(self.extras).get(seat, 0)

    def list_held(self, seat: str) -> tuple[int, ...]:
        """Return the cheques that a player is known to hold; empty if nobody entered them."""
        return dict(self.cheques).get(seat, ())

    def empty(self, seat: str) -> int | None:
        """Return the empty cells of a player's headline zone; None while nobody has entered them."""
        return dict(self.empties).get(seat)

    def count_covered(self, seat: str) -> int:
        """Return how many cells of a player's headline zone articles cover, ducked ones included."""
        return sum(one.article.size for one in self.placed if one.article.player == seat and one.article.headline)

    def find_article(self, number: int) -> PlacedArticle | None:
        """Return the article with that number; None if there is none."""
        return next((one for one in self.placed if one.number == number), None)

    def with_article(self, number: int, change: Callable[[Article], Article]) -> Play:
        """Return the state with ``change`` applied to the article of that number."""
        return replace(
            self,
            placed=tuple(
                replace(one, article=change(one.article)) if one.number == number else one for one in self.placed
            ),
        )

    def without_article(self, number: int) -> Play:
        """Return the state without the article of that number."""
        return replace(self, placed=tuple(one for one in self.placed if one.number != number))

    def may_use_extra(self, seat: str) -> bool:
        """Tell whether a player may take one more action for an Extra in this turn: the turn is theirs, no duel is
        open, they have an Extra, and they have used none in this turn."""
        turns = self.tray.turns
        return turns.at == seat and self.duel is None and self.extra_at != turns.number and self.extra(seat) > 0

    @property
    def may_act_again(self) -> str | None:
        """Return the player whose turn has just passed on, if an Extra may bring it back: the player has one, used none
        in that turn, and nobody has acted since. None otherwise."""
        turns, seat = self.tray.turns, self.acted_by
        just = turns.at not in (None, seat) and self.acted == turns.number - 1 and self.duel is None
        free = just and self.extra_at != self.acted and seat in self.staying and self.extra(seat) > 0
        return seat if free else None

    def with_action(self) -> Play:
        """Return the state with one action more of the player whose turn it is, who does not pass the turn on here: the
        turn is done, unless an Extra made this the first of two actions."""
        turns = self.tray.turns
        if self.armed == turns.number:
            return replace(self, armed=0)
        return replace(self, acted=turns.number, acted_by=turns.at or "")

    def options(self) -> Options:
        """Return the chosen options as the game file has them."""
        chosen = self.settings
        rulings = Rulings(chosen["ranking"], chosen["kept_bonus"], chosen["photo_bonus"])
        return Options(chosen["headline_cells"], rulings)

    def with_extras(self, seat: str, more: int) -> Play:
        """Return the state with a player's Extras changed by ``more`` (negative: fewer, but not below 0)."""
        extras = tuple((one, max(0, had + more) if one == seat else had) for one, had in self.extras)
        return replace(self, extras=extras)


def next_number(lying: Iterable[PlacedArticle | PlacedAd]) -> int:
    """Return the number for the next article or ad: one more than the highest."""
    return max((one.number for one in lying), default=0) + 1

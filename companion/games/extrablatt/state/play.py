"""A game of Das Extrablatt as it stands at the table. Frozen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import circulation, marked
from companion.games.extrablatt.scoring.model import Ad, Article, Options
from companion.kit.game_base import LoggedPlay
from companion.kit.options import Chosen

#: The steps of the final count, in order; the winner is known after the last.
STEPS: Final = ("headlines", "removed", "domains", "kept", "articles")


class Phase(StrEnum):
    """Where the table is."""

    READY = "ready"
    PLAY = "play"
    COUNT = "count"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Paper:
    """An article in a paper: ``hour`` at which it was written, ``typed`` its marker where somebody typed it."""

    number: int
    seat: str
    domain: Domain
    dispatch: str
    size: int
    hour: int
    headline: bool = False
    photo: bool = False
    duck: bool = False
    typed: int | None = None

    def marker(self, borders: tuple[int, int] | None) -> int | None:
        """Its circulation in thousands; None while nobody knows it."""
        if self.typed is not None or borders is None:
            return self.typed
        return circulation(self.hour, borders)

    def scoring(self, borders: tuple[int, int] | None) -> Article:
        """It as it scores."""
        return Article(
            self.seat,
            self.domain,
            self.dispatch,
            self.size,
            self.marker(borders),
            self.headline,
            self.photo,
            self.duck,
        )


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that lies as an ad: whose it is, and in whose paper."""

    number: int
    by: str
    on: str
    size: int


@dataclass(frozen=True, slots=True)
class Duel:
    """An exchange of cheques that is not done with; ``winner`` None until both have given theirs."""

    initiator: str
    rival: str
    domain: Domain | None = None
    cheques: tuple[int, int] | None = None
    winner: str | None = None

    @property
    def seats(self) -> tuple[str, str]:
        """Both, the initiator first."""
        return self.initiator, self.rival

    @property
    def loser(self) -> str | None:
        """In whose paper the winner intervenes."""
        return None if self.winner is None else next(seat for seat in self.seats if seat != self.winner)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """``hour``: accelerators put on the display so far; ``taken``: those that players took; ``acted`` and
    ``extra_at``: the number of the turn in which somebody last acted, and last used an Extra; ``step``: steps of the
    count that were shown, None before it begins."""

    hour: int = 0
    taken: int = 0
    papers: tuple[Paper, ...] = ()
    tiles: tuple[Tile, ...] = ()
    duel: Duel | None = None
    last_duel: Duel | None = None
    extras: tuple[tuple[str, int], ...] = ()
    cheques: tuple[tuple[str, tuple[int, ...]], ...] = ()
    acted: int = 0
    extra_at: int = 0
    step: int | None = None
    empties: tuple[tuple[str, int], ...] = ()

    @property
    def phase(self) -> Phase:
        """Where the table is."""
        if not self.begun:
            return Phase.READY
        if self.step is None:
            return Phase.PLAY
        return Phase.RESULT if self.step >= len(STEPS) else Phase.COUNT

    @property
    def borders(self) -> tuple[int, int] | None:
        """The last hours of the first and of the second sector, where both are typed and rise."""
        return borders_of(self.settings)

    @property
    def articles(self) -> tuple[Article, ...]:
        """All that lie in the papers, as they score."""
        return tuple(paper.scoring(self.borders) for paper in self.papers)

    @property
    def compared(self) -> tuple[Article, ...]:
        """Those in the papers of players who have not gone home."""
        return tuple(article for article in self.articles if article.player in self.staying)

    @property
    def ads(self) -> tuple[Ad, ...]:
        """All tiles in rivals' papers, as they score."""
        return tuple(Ad(tile.by, tile.on, tile.size) for tile in self.tiles)

    @property
    def just_marked(self) -> int | None:
        """The marker that everything unmarked has just got, because the hand left a sector; None where it did not."""
        return None if self.borders is None or self.hour < 1 else marked(self.hour, self.borders)

    def extra(self, seat: str) -> int:
        """How many Extras that player has."""
        return dict(self.extras).get(seat, 0)

    def held(self, seat: str) -> tuple[int, ...]:
        """The cheques that player is known to hold; none while he has not typed them."""
        return dict(self.cheques).get(seat, ())

    def empty(self, seat: str) -> int | None:
        """The empty cells of his headline zone; None while nobody counted them."""
        return dict(self.empties).get(seat)

    def covered(self, seat: str) -> int:
        """The cells of his headline zone that articles cover, ducked ones too."""
        return sum(paper.size for paper in self.papers if paper.seat == seat and paper.headline)

    def paper(self, number: int) -> Paper | None:
        """The article with that number."""
        return next((paper for paper in self.papers if paper.number == number), None)

    def may_use_extra(self, seat: str) -> bool:
        """Whether that player may take one more action now: his turn, he has acted, and not used one yet."""
        turns = self.tray.turns
        acted = self.acted == turns.number and self.duel is None
        return turns.at == seat and acted and self.extra_at != turns.number and self.extra(seat) > 0

    def options(self) -> Options:
        """What was chosen, as the game file has it."""
        chosen = self.settings
        return Options(chosen["headline_cells"], chosen["ranking"], chosen["kept_bonus"], chosen["photo_bonus"])


def borders_of(settings: Chosen) -> tuple[int, int] | None:
    """The last hours of the first and of the second sector of the clock, where both are typed and rise."""
    first, second = settings["first_border"], settings["second_border"]
    return (first, second) if first is not None and second is not None and first < second else None


def next_number(lying: Iterable[Paper | Tile]) -> int:
    """A number that nothing lying there has."""
    return max((one.number for one in lying), default=0) + 1


def with_extras(play: Play, seat: str, more: int) -> Play:
    """The same with that many Extras more (or fewer) for a player."""
    extras = tuple((one, max(0, had + more) if one == seat else had) for one, had in play.extras)
    return replace(play, extras=extras)

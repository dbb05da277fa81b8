"""The papers as they lie on the table at the end: what the final count needs, from a file or a live table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.extrablatt.facts import Domain
from companion.kit.file_players import Roster

Ranking = Literal["dense", "competition"]
KeptBonus = Literal["contested", "every"]
PhotoBonus = Literal["both", "article"]


@dataclass(frozen=True, slots=True)
class Rulings:
    """How the table reads what the rule text leaves open; the first of each is the default.

    ``ranking``: after shared firsts the next value still earns the second bonus (dense) or not. ``kept_bonus``: only a
    dispatch that another paper still had earns it (contested), or every one. ``photo_bonus``: an article kept with its
    photo earns both markers, or the article's.
    """

    ranking: Ranking = "dense"
    kept_bonus: KeptBonus = "contested"
    photo_bonus: PhotoBonus = "both"


@dataclass(frozen=True, slots=True)
class Article:
    """An article tile in its player's paper, with the dispatch on it (as an article or as a ``photo``); ``size`` in
    cells, ``circulation`` its marker in thousands (None: not known yet), ``duck``: a coquille lies on it."""

    player: str
    domain: Domain
    dispatch: str
    size: int
    circulation: int | None
    headline: bool = False
    photo: bool = False
    duck: bool = False


@dataclass(frozen=True, slots=True)
class Ad:
    """A tile of one player lying as an ad in a rival's paper; ``size`` in cells."""

    by: str
    on: str
    size: int


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen at set-up; None where nothing is said, and then the default holds."""

    headline_cells: int | None = None
    ranking: Ranking | None = None
    kept_bonus: KeptBonus | None = None
    photo_bonus: PhotoBonus | None = None

    @property
    def rulings(self) -> Rulings:
        """The rulings with the defaults filled in."""
        default = Rulings()
        return Rulings(
            self.ranking or default.ranking,
            self.kept_bonus or default.kept_bonus,
            self.photo_bonus or default.photo_bonus,
        )


@dataclass(frozen=True, slots=True)
class Game:
    """One game; ``empties`` are the empty cells of each headline zone (None: not counted yet)."""

    roster: Roster
    empties: tuple[tuple[str, int | None], ...]
    articles: tuple[Article, ...]
    ads: tuple[Ad, ...] = ()
    options: Options = Options()

    @property
    def complete(self) -> bool:
        """Whether everything is known that the count needs; a file knows it but for who is left alone."""
        counted = all(cells is not None for _, cells in self.empties)
        return counted and all(article.circulation is not None for article in self.compared)

    @property
    def compared(self) -> tuple[Article, ...]:
        """The articles that the count looks at: the paper of who went home leaves it (decided)."""
        return tuple(article for article in self.articles if article.player in self.roster.staying)


def tiles_used(player: str, articles: tuple[Article, ...], ads: tuple[Ad, ...]) -> int:
    """How many of their tiles a player has placed, those in rivals' papers included."""
    return sum(article.player == player for article in articles) + sum(ad.by == player for ad in ads)

"""Defines what lies on the table: articles, ads, rulings, and the game that they make.

One class per thing, for the game file, the journal, the table and the count. They are validated where they come in, as
JSON; code builds them as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import CIRCULATIONS
from companion.kit.file_players import Roster
from companion.kit.shape import MOST, Name, NotNull, Record, one_of

Ranking = Literal["dense", "competition"]
KeptBonus = Literal["every", "contested"]
PhotoBonus = Literal["both", "article"]


#: The size of a tile or zone, in cells.
Cells = Annotated[int, Field(ge=1, le=MOST)]
#: A marker in thousands; None while nobody knows it.
Circulation = Annotated[Annotated[int, one_of(*CIRCULATIONS)] | None, NotNull()]


@dataclass(frozen=True, slots=True)
class Article(Record):
    """An article tile in its player's paper, with a dispatch as its text or as its ``photo``.

    Attributes:
        size: its cells.
        headline: whether it lies in the headline zone.
        circulation: value of its marker, in thousands; None if unknown, or at the table, where it is computed from the
            clock.
        duck: whether a duck lies on it.
    """

    player: str
    domain: Domain
    dispatch: Name
    size: Cells
    headline: bool = False
    photo: bool = False
    circulation: Circulation = None
    duck: bool = False


@dataclass(frozen=True, slots=True)
class Ad(Record):
    """A tile of player ``by`` lying as an ad in the paper of player ``on``; ``size`` in cells."""

    by: str
    on: str
    size: Cells


@dataclass(frozen=True, slots=True)
class Rulings(Record):
    """The table's answers to what the rule text leaves open; the values in ``Literal``, the first of which is the
    default, name the answers.

    Attributes:
        ranking: whether after shared firsts the next value still earns the second bonus (dense) or not.
        kept_bonus: whether every article that is kept earns the bonus (the plain reading), or only one whose dispatch
            another paper still had (contested).
        photo_bonus: whether an article that is kept with its photo earns both markers, or only the article's.
    """

    ranking: Ranking = "dense"
    kept_bonus: KeptBonus = "every"
    photo_bonus: PhotoBonus = "both"


@dataclass(frozen=True, slots=True)
class Options(Record):
    """Options chosen at set-up; ``headline_cells``: size of the headline zone, None if nobody entered it."""

    headline_cells: Annotated[Cells | None, NotNull()] = None
    rulings: Rulings = Rulings()


@dataclass(frozen=True, slots=True)
class Game:
    """Game to be scored and filed: who plays, what lies in the papers, the options; ``empties``: each player's empty
    cells in the headline zone (None: not counted yet)."""

    roster: Roster
    empties: tuple[tuple[str, int | None], ...]
    articles: tuple[Article, ...]
    ads: tuple[Ad, ...] = ()
    options: Options = Options()

    @property
    def complete(self) -> bool:
        """Tell whether everything that the count needs is known: always so for a game read from a file, unless only one
        player is left."""
        counted = all(cells is not None for _, cells in self.empties)
        return counted and all(article.circulation is not None for article in self.compared)

    @property
    def compared(self) -> tuple[Article, ...]:
        """Return the articles that the count compares: not those of players who went home (decided)."""
        return tuple(article for article in self.articles if article.player in self.roster.staying)


def tiles_used(player: str, articles: tuple[Article, ...], ads: tuple[Ad, ...]) -> int:
    """Return how many tiles a player has placed, ads in rivals' papers included."""
    return sum(article.player == player for article in articles) + sum(ad.by == player for ad in ads)

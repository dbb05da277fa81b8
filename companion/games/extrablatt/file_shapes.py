"""The shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.clock import CIRCULATIONS
from companion.games.extrablatt.scoring.model import KeptBonus, PhotoBonus, Ranking
from companion.kit.file_players import FileHead
from companion.kit.shape import MOST, Count, Name, Shape, one_of

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None

#: Cells of something that is there.
Cells = Annotated[int, Field(ge=1, le=MOST)]
Circulation = Annotated[int, one_of(*CIRCULATIONS)]


class RulingsShape(Shape):
    ranking: Ranking = _UNWRITTEN
    kept_bonus: KeptBonus = _UNWRITTEN
    photo_bonus: PhotoBonus = _UNWRITTEN


class OptionsShape(Shape):
    headline_cells: Cells = _UNWRITTEN
    rulings: RulingsShape = Field(default_factory=RulingsShape)


class ArticleShape(Shape):
    player: str
    domain: Domain
    dispatch: Name
    size: Cells
    circulation: Circulation = _UNWRITTEN
    headline: bool = False
    photo: bool = False
    duck: bool = False


class AdShape(Shape):
    by: str
    on: str
    size: Cells


class FileShape(FileHead):
    game: Literal["extrablatt"]
    options: OptionsShape = Field(default_factory=OptionsShape)
    empties: dict[str, Count]
    articles: list[ArticleShape]
    ads: list[AdShape] = Field(default_factory=list)

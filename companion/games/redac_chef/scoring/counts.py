"""Defines what one player counts in one round; files, journals and the table use the same classes. None means "not
entered" (shown as –), never 0."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

from pydantic import ConfigDict, Discriminator, Strict, Tag, TypeAdapter, ValidationError, create_model

from companion.kit.faults import first_reason
from companion.kit.shape import ByName, Count, Name, NotNull, Record, Shape, Signed
from companion.table.message import Refused, say

#: The rows of the pad that a bonus can be written in, in the pad's order.
BonusRow = Literal["articles", "photos", "tribune", "free_area", "mood", "surplus", "ads"]
BONUS_ROWS: Final[tuple[BonusRow, ...]] = get_args(BonusRow)


@dataclass(frozen=True, slots=True)
class ArticleCount(Record):
    """Number of face-up article tiles by their printed value; either may still be missing."""

    one_point: Annotated[Count | None, NotNull()] = None
    two_point: Annotated[Count | None, NotNull()] = None

    @property
    def points(self) -> int | None:
        """Return the points, 1 or 2 a tile ("Articles", page 10); None while one of the two is missing."""
        if self.one_point is None or self.two_point is None:
            return None
        return self.so_far

    @property
    def so_far(self) -> int:
        """Return the points of the tiles entered so far, also while one of the two is missing."""
        return (self.one_point or 0) + 2 * (self.two_point or 0)


def _by_tile(value: Any) -> str:
    return "#tiles" if isinstance(value, (dict, ArticleCount)) else "#sum"


def _one_by_one(value: Any) -> str:
    return "#each" if isinstance(value, (list, tuple)) else "#sum"


_Sum = Annotated[Count, Tag("#sum")]
_Articles = Annotated[_Sum | Annotated[ArticleCount, Tag("#tiles")], Discriminator(_by_tile)]
_Each = Annotated[tuple[Count, ...], Strict(False), Tag("#each")]
_OneByOne = Annotated[_Sum | _Each, Discriminator(_one_by_one)]
_Bonus = create_model("_Bonus", __base__=Shape, **dict.fromkeys(BONUS_ROWS, (Signed, None)))  # type: ignore[call-overload]

_Counted = Annotated[Count | None, NotNull()]
_Listed = Annotated[_OneByOne | None, NotNull()]


@dataclass(frozen=True, slots=True)
class Counts(Record):
    """All counts of one player's page after the checks, in the words of the pad.

    Attributes:
        articles: by tile, or as a sum of points.
        photos: points, one by one or as a sum; ``ads``: $, likewise.
        tribune: the points of the tribune; ``tribune_tile``: its number, such as D4.
        free_area: cells of the largest free area; ``empty_cells``: all empty cells.
        happy, sad: icons on articles.
        mood_relief: what Jazz's card takes off the mood loss.
        surplus: tiles left on the desk.
        face_down: face-down tiles on the page.
        ads_all_placed: whether every ad lies face up on the page (a puzzle asks for it).
        bonus: what a flash card or a tribune adds to a row (points; $ for ``ads``).
    """

    articles: Annotated[_Articles | None, NotNull()] = None
    photos: _Listed = None
    tribune: Annotated[Signed | None, NotNull()] = None
    tribune_tile: Annotated[Name | None, NotNull()] = None
    free_area: _Counted = None
    empty_cells: _Counted = None
    happy: _Counted = None
    sad: _Counted = None
    mood_relief: _Counted = None
    surplus: _Counted = None
    ads: _Listed = None
    face_down: _Counted = None
    ads_all_placed: Annotated[bool | None, NotNull()] = None
    bonus: Annotated[tuple[tuple[BonusRow, int], ...], ByName(_Bonus)] = ()

    def bonus_in(self, row: str) -> int | None:
        """Return the bonus written in that row; None if there is none."""
        return dict(self.bonus).get(row)  # type: ignore[call-overload, no-any-return]


#: The fields that ``set_count`` can set: each count, each of the two article values alone, and each row's bonus.
COUNT_FIELDS: Final = (
    *(field.name for field in fields(Counts)),
    "articles.one_point",
    "articles.two_point",
    *(f"bonus.{row}" for row in BONUS_ROWS),
)


@cache
def _make_validator(field: str) -> TypeAdapter[Any]:
    """Return the validator of the field's values."""
    name, _, part = field.partition(".")
    if part:
        return TypeAdapter(Signed if name == "bonus" else Count, config=ConfigDict(strict=True))
    return TypeAdapter(get_type_hints(Counts, include_extras=True)[name], config=ConfigDict(strict=True))


def set_count(counts: Counts, field: str, value: Any) -> Counts:
    """Return the counts with one field (see ``COUNT_FIELDS``) set to a value as JSON holds it; None makes it "not
    entered" again.

    Raises:
        Refused: no such field, or a value outside the limits of the game file.
    """
    if field not in COUNT_FIELDS:
        raise Refused(say("fault-unknown-field"))
    try:
        valid = None if value is None else _make_validator(field).validate_python(value)
    except ValidationError as error:
        raise Refused(first_reason(error)) from error
    name, _, part = field.partition(".")
    if name == "bonus" and part:
        bonus = dict(counts.bonus) | {part: valid}
        valid = tuple((row, bonus[row]) for row in BONUS_ROWS if bonus.get(row) is not None)
    elif part:
        tiles = counts.articles if isinstance(counts.articles, ArticleCount) else ArticleCount()
        if valid is None and getattr(tiles, part) is None:
            return counts  # nothing to take back: tiles of this value are not entered (articles may be as a sum)
        changed = replace(tiles, **{part: valid})
        valid = None if changed == ArticleCount() else changed
    elif name == "bonus" and valid is None:
        valid = ()
    return replace(counts, **{name: valid})  # type: ignore[arg-type]

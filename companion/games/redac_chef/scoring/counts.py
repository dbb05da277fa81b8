"""What one player counted in one round. None is "not entered" (shown as –), never 0."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, get_args

from pydantic import ValidationError

from companion.games.redac_chef.scoring.sheet import ArticleTiles, BonusRow, Sheet
from companion.kit.faults import first_reason
from companion.table.message import Refused, say

#: The rows that can carry a bonus, in the pad's order.
BONUS_ROWS: Final[tuple[BonusRow, ...]] = get_args(BonusRow)


@dataclass(frozen=True, slots=True)
class ArticleCount:
    """Face-up article tiles by their printed value; either may still be missing."""

    one_point: int | None = None
    two_point: int | None = None

    @property
    def points(self) -> int | None:
        """1 or 2 points a tile ("Articles", page 10); None while one of the two is missing."""
        if self.one_point is None or self.two_point is None:
            return None
        return self.so_far

    @property
    def so_far(self) -> int:
        """The points of what is entered, also while one of the two is missing."""
        return (self.one_point or 0) + 2 * (self.two_point or 0)


@dataclass(frozen=True, slots=True)
class Counts:
    """One player's page after the checks, in the words of the pad.

    ``articles`` by tile or as a sum of points; ``photos`` points and ``ads`` $ one by one or as a sum; ``free_area``
    cells of the largest free area, ``empty_cells`` all empty cells; ``happy`` and ``sad`` icons on articles;
    ``mood_relief`` what Jazz's card takes off the mood loss; ``surplus`` tiles left on the desk; ``face_down``
    face-down tiles on the page; ``bonus`` what a flash card or a tribune adds to a row (points; $ for ``ads``).
    """

    articles: ArticleCount | int | None = None
    photos: tuple[int, ...] | int | None = None
    tribune: int | None = None
    tribune_tile: str | None = None
    free_area: int | None = None
    empty_cells: int | None = None
    happy: int | None = None
    sad: int | None = None
    mood_relief: int | None = None
    surplus: int | None = None
    ads: tuple[int, ...] | int | None = None
    face_down: int | None = None
    ads_all_placed: bool | None = None
    bonus: tuple[tuple[BonusRow, int], ...] = ()

    def bonus_in(self, row: str) -> int | None:
        """The bonus written in that row; None where there is none."""
        return dict(self.bonus).get(row)  # type: ignore[call-overload, no-any-return]


#: What ``set_count`` can set: each field, and the two article values and each row's bonus alone.
COUNT_FIELDS: Final = (
    *(field.name for field in fields(Counts)),
    "articles.one_point",
    "articles.two_point",
    *(f"bonus.{row}" for row in BONUS_ROWS),
)


def set_count(counts: Counts, field: str, value: Any) -> Counts:
    """The counts with one field (see ``COUNT_FIELDS``) set from what JSON holds; None makes it "not entered" again.

    Raises:
        Refused: no such field, or a value outside the limits of the game file.
    """
    if field not in COUNT_FIELDS:
        raise Refused(say("fault-unknown-field"))
    sheet = to_sheet(counts)
    name, _, part = field.partition(".")
    if part:
        parts = whole if isinstance(whole := sheet.get(name), dict) else {}
        if value is None and part not in parts:
            return counts  # there is no such part to take back, and a sum is not one
        value = _with(parts, part, value) or None
    try:
        return from_sheet(Sheet.model_validate(_with(sheet, name, value)))
    except ValidationError as error:
        raise Refused(first_reason(error)) from error


def from_sheet(sheet: Sheet) -> Counts:
    """The counts on a sheet of a file; what is not written there is None."""
    articles = sheet.articles
    return Counts(
        articles=ArticleCount(articles.one_point, articles.two_point)
        if isinstance(articles, ArticleTiles)
        else articles,
        photos=_frozen(sheet.photos),
        tribune=sheet.tribune,
        tribune_tile=sheet.tribune_tile,
        free_area=sheet.free_area,
        empty_cells=sheet.empty_cells,
        happy=sheet.happy,
        sad=sheet.sad,
        mood_relief=sheet.mood_relief,
        surplus=sheet.surplus,
        ads=_frozen(sheet.ads),
        face_down=sheet.face_down,
        ads_all_placed=sheet.ads_all_placed,
        bonus=tuple((row, getattr(sheet.bonus, row)) for row in BONUS_ROWS if getattr(sheet.bonus, row) is not None),
    )


def to_sheet(counts: Counts) -> dict[str, Any]:
    """The counts as a sheet of a file, what is not entered left out."""
    sheet: dict[str, Any] = {}
    for field in fields(counts):
        value = getattr(counts, field.name)
        if isinstance(value, ArticleCount):
            tiles = {"one_point": value.one_point, "two_point": value.two_point}
            value = {name: tile for name, tile in tiles.items() if tile is not None} or None
        elif field.name == "bonus":
            value = dict(value) or None
        elif isinstance(value, tuple):
            value = list(value)
        if value is not None:
            sheet[field.name] = value
    return sheet


def _with(parts: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """The parts with that one set, or without it when the value is None."""
    rest = {key: part for key, part in parts.items() if key != name}
    return rest if value is None else {**rest, name: value}


def _frozen(value: Any) -> tuple[int, ...] | int | None:
    return tuple(value) if isinstance(value, list) else value

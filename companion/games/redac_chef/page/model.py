"""Defines a front page laid on the grid: the grid of a day, the tribune, and the tiles on the page or on the desk.

Cells are ``(column, row)`` from 0 at the upper left. The format is that of page files; a typo or a wrong type is
refused when a file is read (``companion.games.redac_chef.page.file``), so nothing is validated here.

Source: "Tuiles Journal" and "La phase de montage" (pages 8-9) of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, Strict, Tag
from pydantic.dataclasses import dataclass as checked

from companion.games.redac_chef.modes import DayName
from companion.kit.faults import BRANCH, validation_error
from companion.kit.shape import Count, Id, Signed, by_type, one_of
from companion.table.message import say

ArticleType = Literal["sport", "business", "news"]
Icon = Literal["sport", "business", "news", "happy", "sad"]
Scoring = Literal["classic", "solo", "puzzle", "family"]
FlashRule = Literal["friday-1", "friday-12", "sunday-10"]
#: Part of the page in which a tribune's effect counts tiles; ``touching``: next to the tribune.
Where = Literal["page", "above", "below", "touching"]

ARTICLE_TYPES: Final[tuple[ArticleType, ...]] = ("sport", "business", "news")
#: The id under which conflicts name the tribune; no tile may have it.
TRIBUNE: Final = "tribune"
MOST_TILES: Final = 60

Cell = tuple[int, int]


def _check_id(id_: str) -> str:
    """Return the tile's id. Raises a validation error for the id that the tribune has."""
    if id_ == TRIBUNE:
        raise validation_error(say("fault-page-id-tribune"))
    return id_


def _check_icons(icons: tuple[str, ...]) -> tuple[str, ...]:
    """Return the icons. Raises a validation error where there are none, or one twice."""
    if not icons:
        raise validation_error(say("fault-empty"))
    if len(set(icons)) != len(icons):
        raise validation_error(say("fault-page-icon-twice"))
    return icons


def _read_cell(value: Any) -> Any:
    """Return a cell as a tuple of column and row. Raises a validation error for anything but two values."""
    if isinstance(value, (list, tuple)) and len(value) == 2:
        return tuple(value)
    raise validation_error(say("fault-page-cell"))


# Each number is marked strict, not the whole dataclass: a strict dataclass would accept only instances of itself.
_Coordinate = Annotated[int, Strict(), Field(ge=-9, le=99)]
_Place = Annotated[tuple[_Coordinate, _Coordinate], BeforeValidator(_read_cell)]
_Side = Annotated[int, Strict(), Field(ge=1, le=9)]
_TileId = Annotated[Id, AfterValidator(_check_id)]
_GridSide = Annotated[int, Strict(), Field(ge=1, le=99)]
_GridRow = Annotated[int, Strict(), Field(ge=0, le=99)]
_GridPlace = Annotated[tuple[_GridRow, _GridRow], BeforeValidator(_read_cell)]
_Points = Annotated[Signed, Strict()]
_YesNo = Annotated[bool, Strict()]

_KNOWN: Final = ConfigDict(extra="forbid")


@checked(frozen=True, slots=True, config=_KNOWN)
class Grid:
    """Zone of a day, on which a front page is laid. ``fold``: the number of rows above the fold; ``star``: the cell
    that the tribune must cover, None if it is not known (it is printed on the board)."""

    width: _GridSide
    height: _GridSide
    fold: _GridRow
    star: _GridPlace | None = None

    def holds(self, cell: Cell) -> bool:
        """Tell whether the cell lies in the zone."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def is_at_edge(self, cell: Cell) -> bool:
        """Tell whether the cell lies in the zone and at its edge."""
        column, row = cell
        return self.holds(cell) and (column in (0, self.width - 1) or row in (0, self.height - 1))

    def cells(self) -> Iterator[Cell]:
        """Yield every cell, row by row."""
        return ((column, row) for row in range(self.height) for column in range(self.width))


# --- what a tribune does ----------------------------------------------------------------------------------------------


@checked(frozen=True, slots=True, config=_KNOWN)
class Constant:
    """Effect of a tribune: a fixed number of points."""

    points: _Points = 0
    kind: Literal["constant"] = "constant"


@checked(frozen=True, slots=True, config=_KNOWN)
class Per:
    """Effect of a tribune: points for each face-up tile of the kind ``what`` (``face-down``: for each face-down tile)
    in the part ``where`` of the page."""

    what: Literal["article", "sport", "business", "news", "happy", "sad", "photo", "ad", "face-down"]
    where: Where
    points: _Points
    kind: Literal["per"] = "per"


@checked(frozen=True, slots=True, config=_KNOWN)
class Pairs:
    """Effect of a tribune: points for each pair of one happy and one sad article tile (starter tribune D4: above the
    fold)."""

    where: Literal["page", "above", "below"]
    points: _Points
    kind: Literal["pairs"] = "pairs"


@checked(frozen=True, slots=True, config=_KNOWN)
class PhotosByAds:
    """Effect of a tribune: points for each photo that touches an ad, once per photo however many ads it touches
    (starter tribune D5)."""

    points: _Points
    kind: Literal["photos-by-ads"] = "photos-by-ads"


@checked(frozen=True, slots=True, config=_KNOWN)
class PhotoOf:
    """Effect of a tribune: 1 point for each article of that type next to it; ``type`` None: of the best type (tribune
    3A)."""

    type: ArticleType | None
    kind: Literal["photo-of"] = "photo-of"


@checked(frozen=True, slots=True, config=ConfigDict(extra="ignore"))
class UnknownEffect:
    """Placeholder in validation for an effect of unknown kind, which is always refused."""

    kind: Literal["constant", "per", "pairs", "photos-by-ads", "photo-of"]


TribuneEffect = Constant | Per | Pairs | PhotosByAds | PhotoOf
if TYPE_CHECKING:
    _AnyEffect = TribuneEffect
else:
    _AnyEffect = Annotated[
        Annotated[Constant, Tag(BRANCH + "constant")]
        | Annotated[Per, Tag(BRANCH + "per")]
        | Annotated[Pairs, Tag(BRANCH + "pairs")]
        | Annotated[PhotosByAds, Tag(BRANCH + "photos-by-ads")]
        | Annotated[PhotoOf, Tag(BRANCH + "photo-of")]
        | Annotated[UnknownEffect, Tag(BRANCH)],
        by_type("constant", "per", "pairs", "photos-by-ads", "photo-of", key="kind"),
    ]


# --- what lies on the page --------------------------------------------------------------------------------------------


@checked(frozen=True, slots=True, config=_KNOWN)
class Tribune:
    """Tribune of a page, with its effect. ``at``: its upper left cell, None while it is not laid; ``tile``: its number,
    such as D4."""

    width: _Side
    height: _Side
    at: _Place | None = None
    tile: Id | None = None
    effect: _AnyEffect = Constant()

    @property
    def face_down(self) -> Literal[False]:
        """Tell whether it lies face down: a tribune never does."""
        return False


@checked(frozen=True, slots=True, config=_KNOWN)
class Article:
    """Article tile of 1 or 2 points; ``at``: its upper left cell, None on the desk. ``faces``: the number of its happy
    (+) or sad (-) icons."""

    id: _TileId
    type: ArticleType
    width: _Side
    height: _Side
    value: Annotated[int, Strict(), one_of(1, 2)]
    faces: Annotated[int, Strict(), Field(ge=-5, le=5)] = 0
    at: _Place | None = None
    face_down: _YesNo = False
    kind: Literal["article"] = "article"

    @property
    def icons(self) -> frozenset[str]:
        """Return the icons that a photo may look for: its type, and its mood where it has one."""
        mood = {"happy"} if self.faces > 0 else {"sad"} if self.faces < 0 else set()
        return frozenset({self.type, *mood})


@checked(frozen=True, slots=True, config=_KNOWN)
class Photo:
    """Photo tile, which brings a point for each article next to it that has one of its icons."""

    id: _TileId
    width: _Side
    height: _Side
    icons: Annotated[tuple[Icon, ...], AfterValidator(_check_icons)]
    at: _Place | None = None
    face_down: _YesNo = False
    kind: Literal["photo"] = "photo"

    def matches(self, article: Article) -> bool:
        """Tell whether that article brings a point if it lies next to the photo."""
        return not article.icons.isdisjoint(self.icons)


@checked(frozen=True, slots=True, config=_KNOWN)
class Ad:
    """An ad tile, which brings ``money`` $."""

    id: _TileId
    width: _Side
    height: _Side
    money: Annotated[int, Strict(), Field(ge=1, le=9)]
    at: _Place | None = None
    face_down: _YesNo = False
    kind: Literal["ad"] = "ad"


@checked(frozen=True, slots=True, config=ConfigDict(extra="ignore"))
class UnknownTile:
    """Placeholder in validation for a tile of unknown kind, which is always refused."""

    kind: Literal["article", "photo", "ad"]


Tile = Article | Photo | Ad
if TYPE_CHECKING:
    AnyTile = Tile
else:
    AnyTile = Annotated[
        Annotated[Article, Tag(BRANCH + "article")]
        | Annotated[Photo, Tag(BRANCH + "photo")]
        | Annotated[Ad, Tag(BRANCH + "ad")]
        | Annotated[UnknownTile, Tag(BRANCH)],
        by_type("article", "photo", "ad", key="kind"),
    ]


def _check_number(tiles: tuple[AnyTile, ...]) -> tuple[AnyTile, ...]:
    """Return the tiles. Raises a validation error where there are more than ``MOST_TILES``."""
    if len(tiles) > MOST_TILES:
        raise validation_error(say("fault-page-tiles", most=MOST_TILES, found=len(tiles)))
    return tiles


@checked(frozen=True, slots=True, config=_KNOWN)
class Page:
    """A page as its owner laid it on the grid.

    Attributes:
        tiles: all tiles, on the page and on the desk (``at`` None), in the order of the file.
        scoring: classic also serves advanced, newsroom and turn-by-turn.
        free_area_points: what the free area brings (3, 1 or -1), as the players say; used in classic only, and only
            while ``rivals`` is None: else it is computed.
        rivals: the other players' largest free areas (cells); None if they are not known.
    """

    day: DayName
    grid: Grid
    tiles: Annotated[tuple[AnyTile, ...], AfterValidator(_check_number)]
    tribune: Tribune | None = None
    scoring: Scoring = "classic"
    flash: FlashRule | None = None
    free_area_points: Annotated[int, Strict(), one_of(3, 1, -1)] = 1
    rivals: tuple[Annotated[Count, Strict()], ...] | None = None

    def tile(self, id_: str) -> Tile | None:
        """Return the tile with that id; None if there is none."""
        return next((tile for tile in self.tiles if tile.id == id_), None)

    def part(self, id_: str) -> Tile | Tribune | None:
        """Return the tile with that id, or the tribune for ``TRIBUNE``; None if there is none."""
        return self.tribune if id_ == TRIBUNE else self.tile(id_)

    @property
    def parts(self) -> tuple[tuple[str, Tile | Tribune], ...]:
        """Return the tribune and all tiles, on the page and on the desk, each with its id; the tribune first."""
        tribune = () if self.tribune is None else ((TRIBUNE, self.tribune),)
        return (*tribune, *((tile.id, tile) for tile in self.tiles))

    @property
    def tribune_known(self) -> bool:
        """Tell whether the tribune lies on the page, and its effect has been entered."""
        return self.tribune is not None and self.tribune.at is not None and self.tribune.effect != Constant()

    def has_tiles_of(self, other: Page) -> bool:
        """Tell whether both pages have the same tiles, wherever and on whichever side they lie."""
        mine, theirs = (
            sorted(repr(replace(tile, at=None, face_down=False)) for tile in page.tiles) for page in (self, other)
        )
        return mine == theirs

    @property
    def frame(self) -> Page:
        """Return the page without its tiles."""
        return replace(self, tiles=())

    @property
    def placed(self) -> tuple[Tile, ...]:
        """Return the tiles on the page, face up or face down."""
        return tuple(tile for tile in self.tiles if tile.at is not None)

    @property
    def face_up(self) -> tuple[Tile, ...]:
        """Return the tiles on the page that lie face up."""
        return tuple(tile for tile in self.placed if not tile.face_down)

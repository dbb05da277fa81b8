"""Counts a laid page: every row of the sheet that can be seen on it, and its total.

Source: "Fin du round et calcul des points de tuiles" (pages 11-12), "Mode solo", "Mode puzzle", "Mode famille".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.games.redac_chef.free_area import BY_CELLS, BY_CELLS_ABOVE, COMPARED
from companion.games.redac_chef.page.conflicts import covers_star
from companion.games.redac_chef.page.geometry import are_touching, cells_of, empty_cells, largest_area
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    Ad,
    Article,
    Cell,
    Constant,
    Page,
    Pairs,
    Per,
    Photo,
    PhotoOf,
    Tile,
    Tribune,
    Where,
)


@dataclass(frozen=True, slots=True)
class PageCounts:
    """Counts of a laid page.

    Attributes:
        one_point, two_point: the numbers of face-up articles by their value.
        photos: the points of each face-up photo.
        tribune: the points of the tribune's effect.
        free_area: the cells of the largest free area; ``empty_cells``: all empty cells.
        happy, sad: the icons on face-up articles.
        surplus: the tiles left on the desk.
        ads: the $ of each face-up ad; ``ads_all_placed``: whether every ad lies face up on the page.
        face_down: the face-down tiles on the page.
    """

    one_point: int
    two_point: int
    photos: tuple[int, ...]
    tribune: int
    free_area: int
    empty_cells: int
    happy: int
    sad: int
    surplus: int
    ads: tuple[int, ...]
    ads_all_placed: bool
    face_down: int

    @property
    def articles(self) -> int:
        """Return the points of the articles."""
        return self.one_point + 2 * self.two_point

    @property
    def money(self) -> int:
        """Return the revenue ($)."""
        return sum(self.ads)

    def by_field(self) -> dict[str, Any]:
        """Return the counts by the field names of a sheet and of a file."""
        return {
            "articles": {"one_point": self.one_point, "two_point": self.two_point},
            "photos": list(self.photos),
            "tribune": self.tribune,
            "free_area": self.free_area,
            "empty_cells": self.empty_cells,
            "happy": self.happy,
            "sad": self.sad,
            "surplus": self.surplus,
            "ads": list(self.ads),
            "ads_all_placed": self.ads_all_placed,
            "face_down": self.face_down,
        }


def count(page: Page) -> PageCounts:
    """Count a page as it lies, whether or not it has conflicts."""
    articles = [tile for tile in page.face_up if isinstance(tile, Article)]
    empty = free_cells(page)
    return PageCounts(
        one_point=sum(article.value == 1 for article in articles),
        two_point=sum(article.value == 2 for article in articles),
        photos=tuple(photo_points(tile, articles) for tile in page.face_up if isinstance(tile, Photo)),
        tribune=_count_tribune(page),
        free_area=largest_area(empty),
        empty_cells=len(empty),
        happy=sum(article.faces for article in articles if article.faces > 0),
        sad=-sum(article.faces for article in articles if article.faces < 0),
        surplus=sum(tile.at is None for tile in page.tiles),
        ads=tuple(tile.money for tile in page.face_up if isinstance(tile, Ad)),
        ads_all_placed=all(tile in page.face_up for tile in page.tiles if isinstance(tile, Ad)),
        face_down=sum(tile.face_down for tile in page.placed),
    )


def free_cells(page: Page) -> frozenset[Cell]:
    """Return the cells of the grid that nothing covers."""
    covered = {cell for tile in page.placed for cell in cells_of(tile)}
    if page.tribune is not None:
        covered |= cells_of(page.tribune)
    return empty_cells(page.grid, covered)


def photo_points(photo: Photo, articles: list[Article]) -> int:
    """Return the photo's points: 1 for each of the articles that touches it and has a type or a mood among its
    icons."""
    cells = cells_of(photo)
    return sum(photo.matches(article) and are_touching(cells, cells_of(article)) for article in articles)


# --- the tribune ------------------------------------------------------------------------------------------------------


def _count_tribune(page: Page) -> int:
    """Return the points of the tribune's effect; off the star it brings none (decided)."""
    if page.tribune is None or not covers_star(page):
        return 0
    effect = page.tribune.effect
    if isinstance(effect, Constant):
        return effect.points
    if isinstance(effect, Per):
        return effect.points * sum(
            is_of(tile, effect.what) and lies(page, tile, effect.where, page.tribune) for tile in page.placed
        )
    if isinstance(effect, Pairs):
        tiles = [tile for tile in page.face_up if lies(page, tile, effect.where, page.tribune)]
        return effect.points * min(sum(is_of(tile, mood) for tile in tiles) for mood in ("happy", "sad"))
    touching = [tile for tile in page.face_up if are_touching(cells_of(page.tribune), cells_of(tile))]
    if isinstance(effect, PhotoOf):
        types = ARTICLE_TYPES if effect.type is None else (effect.type,)
        return max(sum(is_of(tile, type_) for tile in touching) for type_ in types)
    ads = [cells_of(tile) for tile in page.face_up if isinstance(tile, Ad)]
    photos = [cells_of(tile) for tile in page.face_up if isinstance(tile, Photo)]
    return effect.points * sum(any(are_touching(photo, ad) for ad in ads) for photo in photos)


def is_of(tile: Tile, what: str) -> bool:
    """Tell whether an effect that counts ``what`` counts this tile. Face-down tiles are counted only for
    ``face-down``."""
    if what == "face-down" or tile.face_down:
        return tile.face_down and what == "face-down"
    return what == tile.kind or (isinstance(tile, Article) and what in tile.icons)


def lies(page: Page, tile: Tile, where: Where, tribune: Tribune) -> bool:
    """Tell whether the tile lies in that part of the page (``where``); a tile across the fold lies above and below it
    (page 12)."""
    if where == "page":
        return True
    cells = cells_of(tile)
    if where == "touching":
        return are_touching(cells, cells_of(tribune))
    above = where == "above"
    return any((row < page.grid.fold) == above for _, row in cells)


# --- points -----------------------------------------------------------------------------------------------------------


def free_area_points(page: Page, cells: int) -> int:
    """Return the points of a largest free area of that many cells; compared with rivals', they are the same with or
    without a tie (page 11)."""
    if page.scoring != "classic":
        return next((points for most, points in BY_CELLS if cells <= most), BY_CELLS_ABOVE)
    if page.rivals is None:
        return page.free_area_points
    if all(rival >= cells for rival in page.rivals):
        return COMPARED["smallest"]
    return COMPARED["largest"] if all(rival <= cells for rival in page.rivals) else COMPARED["middle"]


def total(page: Page, counts: PageCounts, *, free_area: int | None = None) -> int:
    """Return the page's points, never below 0 (page 12), without flash bonuses, powers and rule changes, which only the
    sheet has. ``free_area``: the points for the free area, which a comparison with others may have decided; None: as
    the page alone gives them."""
    points = counts.articles + sum(counts.photos)
    if page.scoring != "family":
        points += counts.tribune - abs(counts.happy - counts.sad)
        points += free_area_points(page, counts.free_area) if free_area is None else free_area
        if page.scoring != "puzzle":
            points -= counts.surplus
    return max(0, points)

"""Finds everything on a page that breaks a rule of placement.

Source: "La phase de montage" (page 9), and the flash cards whose restriction the rulebook gives ("Clarifications").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from companion.games.redac_chef.page.geometry import cells_of, group_of, in_reading_order, pairs, touching_cells
from companion.games.redac_chef.page.model import TRIBUNE, Ad, Article, Cell, FlashRule, Page, Photo, Tile

Rule = Literal["zone", "overlap", "star", "articles", "photos", "ads", "flash"]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A broken rule: the tiles concerned, by id (the tribune's is "tribune"), and the cells where it shows."""

    rule: Rule
    tiles: tuple[str, ...]
    cells: tuple[Cell, ...]

    def rule_on(self, page: Page) -> str:
        """Return the rule as messages name it; for the rule of a flash card, with the card."""
        return f"{self.rule}-{page.flash}" if self.rule == "flash" else self.rule


def conflicts(page: Page) -> tuple[Conflict, ...]:
    """Return all conflicts of a page: by rule, and within a rule the tribune first, then in the order of the tiles."""
    return tuple(
        conflict
        for find in (
            _find_outside_zone,
            _find_overlaps,
            _find_off_star,
            _find_touching_articles,
            _find_touching_photos,
            _find_touching_ads,
            _find_flash_conflicts,
        )
        for conflict in find(page)
    )


def _cells_of_parts(page: Page) -> Iterator[tuple[str, frozenset[Cell]]]:
    """Yield the id of each part that lies on the page, with its cells, the tribune first."""
    yield from ((id_, cells_of(part)) for id_, part in page.parts if part.at is not None)


def _find_outside_zone(page: Page) -> Iterator[Conflict]:
    """Yield a conflict for each part that lies partly or wholly outside the zone."""
    for id_, cells in _cells_of_parts(page):
        outside = [cell for cell in cells if not page.grid.holds(cell)]
        if outside:
            yield Conflict("zone", (id_,), in_reading_order(outside))


def _find_overlaps(page: Page) -> Iterator[Conflict]:
    """Yield a conflict for each pair of parts that cover the same cell."""
    for (one, cells), (other, others) in pairs(_cells_of_parts(page)):
        if shared := cells & others:
            yield Conflict("overlap", (one, other), in_reading_order(shared))


def covers_star(page: Page) -> bool:
    """Tell whether the tribune is laid where it belongs: on the star, or anywhere while the star is not known. False
    while it is not laid."""
    if page.tribune is None or page.tribune.at is None:
        return False
    return page.grid.star is None or page.grid.star in cells_of(page.tribune)


def _find_off_star(page: Page) -> Iterator[Conflict]:
    if page.tribune is not None and page.grid.star is not None and not covers_star(page):
        yield Conflict("star", (TRIBUNE,), (page.grid.star,))


def _find_touching_articles(page: Page) -> Iterator[Conflict]:
    """Yield a conflict for each pair of articles of one type that touch."""
    articles = [tile for tile in page.face_up if isinstance(tile, Article)]
    return _find_touching("articles", ((one, other) for one, other in pairs(articles) if one.type == other.type))


def _find_touching_photos(page: Page) -> Iterator[Conflict]:
    return _find_touching("photos", pairs(tile for tile in page.face_up if isinstance(tile, Photo)))


def _find_touching_ads(page: Page) -> Iterator[Conflict]:
    return _find_touching("ads", pairs(tile for tile in page.face_up if isinstance(tile, Ad)))


def _find_touching(rule: Rule, of: Iterator[tuple[Tile, Tile]]) -> Iterator[Conflict]:
    """Yield a conflict for each pair of tiles of ``of`` that touch."""
    for one, other in of:
        if cells := touching_cells(cells_of(one), cells_of(other)):
            yield Conflict(rule, (one.id, other.id), in_reading_order(cells))


# --- flash cards ------------------------------------------------------------------------------------------------------


def _find_flash_conflicts(page: Page) -> Iterator[Conflict]:
    return iter(()) if page.flash is None else _FLASH[page.flash](page)


def crosses_fold(fold: int, cells: frozenset[Cell]) -> bool:
    """Tell whether these cells lie both above and below the fold."""
    return any(row < fold for _, row in cells) and any(row >= fold for _, row in cells)


def _find_across_fold(page: Page) -> Iterator[Conflict]:
    """Yield a conflict for each face-up tile that lies across the fold (flash card 1 of Friday)."""
    for tile in page.face_up:
        if crosses_fold(page.grid.fold, cells := cells_of(tile)):
            yield Conflict("flash", (tile.id,), in_reading_order(cells))


def _find_apart_from_tribune(page: Page) -> Iterator[Conflict]:
    """Yield a conflict for each face-up tile that is not connected to the tribune by touching tiles (flash card 12 of
    Friday); face-down tiles may be part of the connection."""
    if page.tribune is None or page.tribune.at is None:
        return
    group = group_of(TRIBUNE, _cells_of_parts(page))
    for tile in page.face_up:
        if tile.id not in group:
            yield Conflict("flash", (tile.id,), in_reading_order(cells_of(tile)))


def _find_tribune_at_edge(page: Page) -> Iterator[Conflict]:
    """Yield a conflict where the tribune lies at an edge of the page (flash card 10 of Sunday)."""
    if page.tribune is None:
        return
    if at_edge := [cell for cell in cells_of(page.tribune) if page.grid.is_at_edge(cell)]:
        yield Conflict("flash", (TRIBUNE,), in_reading_order(at_edge))


_FLASH: Final[dict[FlashRule, Callable[[Page], Iterator[Conflict]]]] = {
    "friday-1": _find_across_fold,
    "friday-12": _find_apart_from_tribune,
    "sunday-10": _find_tribune_at_edge,
}

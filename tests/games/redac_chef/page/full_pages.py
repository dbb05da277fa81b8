"""Instances that are hard for the search: full pages made of tiles of the five sizes, and one that others published."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, Literal

from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.geometry import cells_of
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    Ad,
    Article,
    Cell,
    Constant,
    Grid,
    Page,
    Pairs,
    Per,
    Photo,
    PhotoOf,
    PhotosByAds,
    Tile,
    Tribune,
    TribuneEffect,
)

#: Five sizes, each in both directions (the large game of github.com/wass88/fit2print-solver has all of them).
SIZES: Final = ((1, 4), (4, 1), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (3, 4), (4, 3))
_GRIDS: Final = (Grid(7, 14, 7, (3, 2)), Grid(8, 16, 8, (4, 2)), Grid(9, 18, 9, (4, 3)))
_EFFECTS: Final[tuple[TribuneEffect, ...]] = (
    Constant(2),
    Pairs("above", 1),
    PhotosByAds(1),
    PhotoOf(None),
    Per("article", "touching", 1),
    Per("sport", "page", 1),
)


def full_page(seed: int) -> Page:
    """Lay 12 to 18 tiles at random, without conflict and until nothing fits any more, as somebody in a hurry would."""
    rng = Random(seed)
    while True:
        grid = rng.choice(_GRIDS)
        page = _fill(rng, grid)
        if 12 <= len(page.tiles) <= 18:
            return page


def _fill(rng: Random, grid: Grid) -> Page:
    assert grid.star is not None
    tribune = Tribune(5, 4, (max(0, grid.star[0] - 2), grid.star[1] - 1), None, rng.choice(_EFFECTS))
    rivals = (rng.randint(2, 6), rng.randint(4, 12))
    tiles: list[Tile] = []
    misses = 0
    while misses < 60:
        tile = _tile(rng, f"t{len(tiles)}")
        spots = [(x, y) for y in range(grid.height - tile.height + 1) for x in range(grid.width - tile.width + 1)]
        rng.shuffle(spots)
        laid = next((put for at in spots if (put := _at(tile, at, tiles, tribune, grid)) is not None), None)
        if laid is None:
            misses += 1
        else:
            tiles.append(laid)
    return Page("friday", grid, tuple(tiles), tribune, rivals=rivals)


def _tile(rng: Random, id_: str) -> Tile:
    width, height = rng.choice(SIZES)
    kind = rng.choices(("article", "photo", "ad"), (57, 29, 34))[0]  # as many as the box has of each
    if kind == "article":
        value: Literal[1, 2] = 2 if width * height > 6 else 1
        return Article(id_, rng.choice(ARTICLE_TYPES), width, height, value, rng.choice((-value, value)))
    if kind == "photo":
        icons = rng.sample(("sport", "business", "news", "happy", "sad"), rng.choice((1, 2)))
        return Photo(id_, width, height, tuple(icons))  # type: ignore[arg-type]
    return Ad(id_, width, height, rng.choice((1, 2, 3)))


def _at(tile: Tile, at: Cell, tiles: list[Tile], tribune: Tribune, grid: Grid) -> Tile | None:
    put = replace(tile, at=at)
    covered = cells_of(tribune).union(*(cells_of(each) for each in tiles))
    if covered & cells_of(put) or conflicts(Page("friday", grid, (*tiles, put), tribune)):
        return None
    return put


def large_game() -> Page:
    """The large game of fit2print-solver: 15 tiles with the tribune, on a Friday's grid. Its star is not known, and its
    tribune counts sets of the three types, which is not asked here."""
    given = [
        ("news", 2, 3, 1, -1), ("news", 2, 3, 1, 1), ("news", 1, 4, 1, 1), ("news", 3, 3, 2, -2),
        ("business", 1, 4, 1, 1), ("business", 2, 3, 1, -1), ("business", 2, 4, 2, -2),
        ("sport", 4, 1, 1, 1), ("sport", 2, 4, 2, 2), ("sport", 4, 3, 2, 2),
    ]  # fmt: skip
    articles = [Article(f"a{at}", type_, w, h, value, faces) for at, (type_, w, h, value, faces) in enumerate(given)]  # type: ignore[arg-type]
    photos = [Photo("p0", 4, 2, ("happy",)), Photo("p1", 3, 4, ("news", "sport"))]
    ads = [Ad("ad0", 3, 2, 1), Ad("ad1", 3, 4, 1)]
    return Page("friday", Grid(7, 14, 7), (*articles, *photos, *ads), Tribune(5, 4), scoring="puzzle")

"""Pages in few words, and a second, slower way of judging them that shares nothing with the product."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from companion.games.redac_chef.page.model import (
    Ad,
    Article,
    Constant,
    Grid,
    Page,
    Pairs,
    Per,
    Photo,
    PhotosByAds,
    Tile,
    Tribune,
    TribuneEffect,
)

Json = dict[str, Any]

FRIDAY = Grid(7, 14, 7, (3, 1))
_NOTHING = Constant()


def article(id_: str, type_: str = "sport", at: tuple[int, int] | None = None, **kw: Any) -> Article:
    size = kw.pop("size", (2, 2))
    return Article(id_, type_, *size, kw.pop("value", 1), kw.pop("faces", 0), at, **kw)  # type: ignore[arg-type]


def photo(id_: str, icons: str, at: tuple[int, int] | None = None, **kw: Any) -> Photo:
    size = kw.pop("size", (2, 2))
    return Photo(id_, *size, tuple(icons.split()), at, **kw)  # type: ignore[arg-type]


def ad(id_: str, money: int = 1, at: tuple[int, int] | None = None, **kw: Any) -> Ad:
    return Ad(id_, *kw.pop("size", (2, 2)), money, at, **kw)


def tribune(
    at: tuple[int, int] | None = (2, 0), effect: TribuneEffect = _NOTHING, size: tuple[int, int] = (3, 2)
) -> Tribune:
    return Tribune(*size, at, None, effect)


def page(*tiles: Tile, grid: Grid = FRIDAY, **kw: Any) -> Page:
    return Page("friday", grid, tiles, kw.pop("tribune", None), **kw)


# --- the second way: a picture of the page, cell by cell --------------------------------------------------------------


def cells(part: Tile | Tribune) -> set[tuple[int, int]]:
    """The cells, by stepping through the rectangle."""
    found = set()
    if part.at is not None:
        for dx in range(part.width):
            for dy in range(part.height):
                found.add((part.at[0] + dx, part.at[1] + dy))
    return found


def adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def meet(one: Tile | Tribune, other: Tile | Tribune) -> set[tuple[int, int]]:
    """Where two things touch, found by comparing every cell of one with every cell of the other."""
    found = set()
    for a in cells(one):
        for b in cells(other):
            if a == b or adjacent(a, b):
                found |= {a, b}
    return found


def areas(page: Page) -> list[set[tuple[int, int]]]:
    """The free areas, by merging single cells until nothing merges any more."""
    covered = set().union(*(cells(tile) for tile in page.tiles), cells(page.tribune) if page.tribune else set())
    groups = [{(x, y)} for x in range(page.grid.width) for y in range(page.grid.height) if (x, y) not in covered]
    merged = True
    while merged:
        merged = False
        for one, other in combinations(groups, 2):
            if any(adjacent(a, b) for a in one for b in other):
                groups.remove(other)
                one |= other
                merged = True
                break
    return groups


def conflicts_anew(page: Page) -> Iterator[tuple[str, tuple[str, ...], frozenset[tuple[int, int]]]]:
    """All conflicts but those of flash cards, in no order."""
    laid: list[tuple[str, Tile | Tribune]] = []
    if page.tribune is not None and page.tribune.at is not None:
        laid.append(("tribune", page.tribune))
    laid += [(tile.id, tile) for tile in page.tiles if tile.at is not None]
    for name, part in laid:
        out = {(x, y) for x, y in cells(part) if x not in range(page.grid.width) or y not in range(page.grid.height)}
        if out:
            yield "zone", (name,), frozenset(out)
    for (a, one), (b, other) in combinations(laid, 2):
        if shared := cells(one) & cells(other):
            yield "overlap", (a, b), frozenset(shared)
        if isinstance(one, Tribune) or isinstance(other, Tribune) or one.face_down or other.face_down:
            continue
        same = one.kind == other.kind and getattr(one, "type", None) == getattr(other, "type", None)
        if same and (found := meet(one, other)):
            yield f"{one.kind}s", (a, b), frozenset(found)
    star = page.grid.star
    if page.tribune is not None and star is not None and star not in cells(page.tribune):
        yield "star", ("tribune",), frozenset({star})


def flash_anew(page: Page) -> set[tuple[tuple[str, ...], frozenset[tuple[int, int]]]]:
    """What the clarified flash cards forbid, found cell by cell."""
    up = [tile for tile in page.tiles if tile.at is not None and not tile.face_down]
    if page.flash == "friday-1":
        both = [tile for tile in up if len({y < page.grid.fold for _, y in cells(tile)}) == 2]
        return {((tile.id,), frozenset(cells(tile))) for tile in both}
    if page.tribune is None or page.tribune.at is None:
        return set()
    if page.flash == "sunday-10":
        inside = set(product(range(1, page.grid.width - 1), range(1, page.grid.height - 1)))
        zone = set(product(range(page.grid.width), range(page.grid.height)))
        edge = frozenset(cells(page.tribune) & (zone - inside))
        return {(("tribune",), edge)} if edge else set()
    covered = set().union(*(cells(tile) for tile in page.tiles), cells(page.tribune))
    joined = set(cells(page.tribune))
    while more := {cell for cell in covered - joined if any(adjacent(cell, other) for other in joined)}:
        joined |= more
    return {((tile.id,), frozenset(cells(tile))) for tile in up if not cells(tile) & joined}


def tribune_anew(page: Page) -> int:
    """What the tribune brings, found tile by tile."""
    tribune = page.tribune
    if tribune is None or tribune.at is None:
        return 0
    if page.grid.star is not None and page.grid.star not in cells(tribune):
        return 0
    effect, up = tribune.effect, [tile for tile in page.tiles if tile.at is not None and not tile.face_down]

    def there(tile: Tile, where: str) -> bool:
        rows = [y for _, y in cells(tile)]
        return {
            "page": True,
            "above": min(rows) < page.grid.fold,
            "below": max(rows) >= page.grid.fold,
            "touching": bool(meet(tile, tribune)),
        }[where]

    def means(tile: Tile, what: str) -> bool:
        faces = getattr(tile, "faces", 0)
        return what in (tile.kind, getattr(tile, "type", ""), "happy" if faces > 0 else "sad" if faces < 0 else "")

    if isinstance(effect, Constant):
        return effect.points
    if isinstance(effect, Per):
        down = [tile for tile in page.tiles if tile.at is not None and tile.face_down]
        chosen = down if effect.what == "face-down" else [tile for tile in up if means(tile, effect.what)]
        return effect.points * len([tile for tile in chosen if there(tile, effect.where)])
    if isinstance(effect, Pairs):
        moods = [len([t for t in up if means(t, mood) and there(t, effect.where)]) for mood in ("happy", "sad")]
        return effect.points * min(moods)
    if isinstance(effect, PhotosByAds):
        photos = [tile for tile in up if tile.kind == "photo"]
        return effect.points * len([p for p in photos if any(meet(p, ad) for ad in up if ad.kind == "ad")])
    best = 0
    for type_ in ("sport", "business", "news") if effect.type is None else (effect.type,):
        best = max(best, len([tile for tile in up if means(tile, type_) and meet(tile, tribune)]))
    return best

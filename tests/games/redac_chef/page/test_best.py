"""The best page against every page there is, on grids that are small enough to try them all."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from ortools.sat.python import cp_model

from companion.games.redac_chef.page.best import best_page
from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.model import (
    Constant,
    Grid,
    Page,
    Pairs,
    Per,
    PhotoOf,
    PhotosByAds,
    Tile,
    TribuneEffect,
)
from companion.games.redac_chef.page.search_area import polyominoes
from companion.games.redac_chef.page.search_model import SearchModel
from tests.games.redac_chef.page.build import ad, article, page, photo, tribune
from tests.games.redac_chef.page.full_pages import large_game

#: How many small instances are tried each time, and how many in the long run.
INSTANCES, ALL_INSTANCES = 12, 300


def every_page(start: Page) -> Iterator[Page]:
    """Every way to lay the tiles and the tribune, conflicts or not."""
    spots = [(x, y) for x in range(start.grid.width) for y in range(start.grid.height)]

    def ways(tile: Tile) -> list[Tile]:
        laid = [replace(tile, at=at, face_down=down) for at in spots for down in (False, True)]
        fits = [each for each in laid if each.at and each.at[0] + each.width <= start.grid.width]
        return [replace(tile, at=None), *(f for f in fits if f.at and f.at[1] + f.height <= start.grid.height)]

    tribunes = [None] if start.tribune is None else [replace(start.tribune, at=at) for at in spots]
    for where, *tiles in product(tribunes, *map(ways, start.tiles)):
        yield replace(start, tiles=tuple(tiles), tribune=where)


def exhaustively(start: Page, min_money: int) -> int | None:
    """The best total of all pages, None where none is allowed."""
    best = None
    for each in every_page(start):
        if conflicts(each):
            continue
        counts = count(each)
        if counts.money < min_money or (start.scoring == "puzzle" and not counts.ads_all_placed):
            continue
        best = max(total(each, counts), best or 0)
    return best


def instance(rng: Random) -> tuple[Page, int]:
    """A small grid, a tribune, and two or three tiles."""
    grid = Grid(3, 3, rng.choice([1, 2]), rng.choice([None, (1, 1), (0, 0), (1, 0)]))
    what = rng.choice(["article", "sport", "happy", "photo", "ad", "face-down"])
    effects: list[TribuneEffect] = [
        Constant(rng.randint(-2, 2)),
        Per(what, rng.choice(["page", "above", "below", "touching"]), rng.choice([-1, 1, 2])),
        Pairs(rng.choice(["page", "above"]), rng.choice([-1, 2])),
        PhotosByAds(rng.choice([-1, 2])),
        PhotoOf(rng.choice([None, "sport"])),
    ]
    tiles: list[Tile] = []
    for number in range(rng.choice([2, 3])):
        size = rng.choice([(1, 1), (2, 1), (1, 2), (2, 2)])
        kind = rng.choice(["article", "article", "photo", "ad"])
        if kind == "article":
            faces = rng.choice([-2, -1, 1, 2])
            tiles.append(
                article(f"t{number}", rng.choice(["sport", "news"]), size=size, value=rng.choice([1, 2]), faces=faces)
            )
        elif kind == "photo":
            tiles.append(photo(f"t{number}", rng.choice(["sport", "happy", "news sad"]), size=size))
        else:
            tiles.append(ad(f"t{number}", rng.choice([1, 2]), size=size))
    scoring = rng.choice(["classic", "solo", "puzzle", "family"])
    flash = rng.choice([None, None, "friday-1", "friday-12", "sunday-10"])
    rivals = rng.choice([None, (2, 5), (1,), (3, 3)])
    laid = tribune(None, rng.choice(effects), rng.choice([(1, 1), (2, 1)]))
    made = page(*tiles, grid=grid, tribune=rng.choice([laid, laid, None]), scoring=scoring, flash=flash, rivals=rivals)
    return made, rng.choice([0, 0, 1, 3])


@pytest.mark.parametrize(
    "seed",
    [*range(INSTANCES), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(INSTANCES, ALL_INSTANCES))],
)
def test_the_proven_best_is_the_best_of_all(seed: int) -> None:
    start, min_money = instance(Random(seed))
    best = best_page(start, seconds=120, min_money=min_money)
    assert best.status in ("optimal", "infeasible")
    assert best.total == exhaustively(start, min_money)


@pytest.mark.long
def test_the_large_game_of_others_is_proven() -> None:
    """Fifteen tiles of which some have no room (github.com/wass88/fit2print-solver); ten seconds of a quiet core."""
    best = best_page(large_game(), seconds=300)
    assert (best.status, best.total, best.bound) == ("optimal", 18, 18)


def test_the_answer_is_the_page_itself_without_conflict() -> None:
    start, _ = instance(Random(3))
    best = best_page(start, seconds=120)
    assert best.page is not None
    assert {tile.id for tile in best.page.tiles} == {tile.id for tile in start.tiles}
    assert not conflicts(best.page)
    assert total(best.page, count(best.page)) == best.total == best.bound


def test_every_better_page_is_told_with_the_bound() -> None:
    told: list[tuple[int, int]] = []
    best = best_page(instance(Random(3))[0], seconds=120, on_better=lambda points, bound: told.append((points, bound)))
    assert told and told[-1][0] == best.total
    assert all(points <= bound for points, bound in told)


def test_the_next_search_begins_with_the_page_that_was_found() -> None:
    start = page(article("a", at=(0, 0)), photo("b", "happy"), ad("c"))
    moved = {"a": (2, 1), "b": (0, 5)}
    found = replace(start, tiles=tuple(replace(tile, at=moved.get(tile.id)) for tile in start.tiles))
    search = SearchModel(start, cp_model.CpModel(), 0)
    search.hint(found)
    hint = search.model.proto.solution_hint
    hinted = {search.model.proto.variables[at].name for at, yes in zip(hint.vars, hint.values, strict=True) if yes}
    assert {name.split("@")[1] for name in hinted} == {"2,1", "0,5"}


def test_an_ad_that_fits_nowhere_makes_a_puzzle_impossible() -> None:
    start = page(ad("a", size=(4, 1)), grid=Grid(3, 3, 1), scoring="puzzle")
    assert best_page(start, seconds=60).status == "infeasible"


def test_no_tile_is_rotated_to_fit() -> None:
    """Rule 3 of placement (page 9): a 1×3 tile has no place on a page of one row."""
    best = best_page(page(article("a", size=(1, 3), value=2), grid=Grid(3, 1, 0), free_area_points=3), seconds=60)
    assert (best.status, best.total) == ("optimal", 2)  # white space 3, and it stays on the desk
    assert best.page is not None and best.page.tiles[0].at is None


def test_shapes_are_counted_as_the_books_do() -> None:
    """Fixed polyominoes, turned and mirrored ones apart (OEIS A001168)."""
    assert [len(polyominoes(size)) for size in range(1, 7)] == [1, 2, 6, 19, 63, 216]


def test_areas_too_large_for_shapes_are_labelled() -> None:
    """A wall of one tile splits a strip of 15 cells: 7 and 7 at best, which is no more than the rival's 7."""
    grid = Grid(15, 1, 0)
    start = page(ad("a", size=(1, 1)), grid=grid, rivals=(7, 7))
    best = best_page(start, seconds=60)
    assert (best.status, best.total) == ("optimal", 3)
    assert best.page is not None and best.page.tiles[0].at == (7, 0)


def test_the_rules_need_no_solver() -> None:
    """Without OR-Tools everything but the search works, and the search says what is missing."""
    program = (
        "import sys; sys.modules['ortools'] = None\n"
        "from companion.kit.page import SolverMissing\n"
        "from companion.games.redac_chef.page.best import best_page\n"
        "from companion.games.redac_chef.page.model import Grid, Page\n"
        "try: best_page(Page('friday', Grid(3, 3, 1), ()), seconds=1)\n"
        "except SolverMissing: print('missing')\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "missing"

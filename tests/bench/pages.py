"""The best page: how soon it is found and proven, beside a plain greedy and beside asking only whether a page exists.

Run alone: ``python -m tests.bench pages`` (up to twelve minutes).
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from companion.games.redac_chef.page.best import best_page
from companion.games.redac_chef.page.best_found import Best
from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.model import Page, Photo
from companion.games.redac_chef.page.search_model import SearchModel
from companion.games.redac_chef.page.search_points import PointsModel
from tests.games.redac_chef.page.full_pages import full_page, large_game

#: Random full pages, how long each may take (s), how many must be proven by then, and shorter waits that are told.
PAGES, SECONDS, GOAL = 10, 60, 8
SHORTER = (2, 10)


def rows() -> list[dict[str, Any]]:
    """The large game of others, and ten random full pages."""
    return [*_large(), *_random()]


def _large() -> list[dict[str, Any]]:
    asked = large_game()
    best, cpu = _search(asked)
    began = time.perf_counter()
    plain = greedy(asked)
    greedy_ms = (time.perf_counter() - began) * 1000
    found = [
        {
            "name": f"large game, 15 tiles: {best.status}, at most {best.bound}",
            "points": best.total,
            "beside": "laid greedily, the largest first",
            "beside_points": total(plain, count(plain)),
        },
        {
            "name": f"large game: seconds ({cpu:.0f} s of processor time)",
            "ms": round(best.seconds * 1000),
            "beside": "laid greedily",
            "beside_ms": round(greedy_ms),
        },
    ]
    if best.page is not None:
        exists, took = _exists(best.page)
        found.append(
            {
                "name": "large game: seconds",
                "ms": round(best.seconds * 1000),
                "beside": f"asking whether these tiles fit with as many photo points: {exists}",
                "beside_ms": round(took * 1000),
            }
        )
    return found


def _random() -> list[dict[str, Any]]:
    took: list[float] = []
    worked: list[float] = []
    misses: list[str] = []
    for seed in range(PAGES):
        best, cpu = _search(full_page(seed))
        if best.status == "optimal":
            took.append(best.seconds)
            worked.append(cpu)
        else:
            misses.append(f"page {seed}: at least {best.total}, at most {best.bound}, {cpu:.0f} s of processor time")
    found = []
    for seconds in (*SHORTER, SECONDS):
        proven = sum(each <= seconds for each in took)
        row: dict[str, Any] = {"name": f"of {PAGES} full pages (12–18 tiles) proven within {seconds} s", "n": proven}
        if seconds == SECONDS:
            row |= {"goal": f"≥ {GOAL}", "met": proven >= GOAL, "misses": misses}
        found.append(row)
    if worked:
        name = f"processor time of the {len(worked)} proven full pages, s: least"
        found.append({"name": name, "n": round(min(worked)), "beside": "most", "beside_n": round(max(worked))})
    return found


def _search(page: Page) -> tuple[Best, float]:
    """Search for the best page; also return the seconds of processor time that took, on all cores together: what does
    not depend on what else the machine has to do."""
    began = time.process_time()
    return best_page(page, seconds=SECONDS), time.process_time() - began


def greedy(page: Page) -> Page:
    """Lay the tiles one by one, the largest first, each where the page is worth most; what fits nowhere stays."""
    grid = page.grid
    spots = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    start = replace(page, tiles=tuple(replace(tile, at=None) for tile in page.tiles))
    if start.tribune is not None:
        laid = (replace(start, tribune=replace(start.tribune, at=at)) for at in spots)
        start = next(each for each in laid if not conflicts(each))
    for tile in sorted(page.tiles, key=lambda one: -one.width * one.height):
        ways = [
            replace(start, tiles=tuple(replace(one, at=at) if one.id == tile.id else one for one in start.tiles))
            for at in spots
        ]
        start = max((start, *(way for way in ways if not conflicts(way))), key=lambda way: total(way, count(way)))
    return start


def _exists(page: Page) -> tuple[str, float]:
    """Ask whether the tiles that lie there can lie on a page with as many photo points: no more is asked elsewhere."""
    from ortools.sat.python import cp_model

    points = sum(count(page).photos)
    tiles = tuple(replace(tile, at=None) for tile in page.face_up)
    search = SearchModel(replace(page, tiles=tiles), cp_model.CpModel(), 0)
    for each in search.tiles:
        search.model.add_bool_or(each.face_up)
    if any(isinstance(tile, Photo) for tile in tiles):
        search.model.add(PointsModel(search).photos() >= points)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = SECONDS
    outcome = solver.solve(search.model)
    return solver.status_name(outcome).lower(), solver.wall_time

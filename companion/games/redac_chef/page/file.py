"""Reads and writes page files, and reports what a page counts and what is wrong on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import PlainSerializer, TypeAdapter, ValidationError

from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.page.best_found import Best
from companion.games.redac_chef.page.conflicts import Conflict
from companion.games.redac_chef.page.counts import free_area_points
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Article, Page, Photo, Tile, Tribune, TribuneEffect
from companion.kit.faults import Fault, WrongFile, faults_in, place
from companion.kit.game_file import copy_readable
from companion.kit.lenient_json import as_list, as_object
from companion.table.message import say

FORMAT: Final = "companion-page"
VERSION: Final = 1
GAME: Final = "redac-chef"


_PAGE: Final = TypeAdapter(Page)
_HEAD: Final = ("format", "version", "game")


def read_page(data: Any, content: Path) -> Page:
    """Return the page that a page file holds. ``data``: its JSON.

    Args:
        content: the content root, for the grids of the days.

    Raises:
        WrongFile: with every fault and its place.
    """
    raw, faults = copy_readable(data)
    if not isinstance(raw, dict):
        raise WrongFile([Fault("", say("fault-not-a-page"))])
    faults += tuple(_head_faults(raw))
    body = {key: value for key, value in raw.items() if key not in _HEAD}
    return _validate(body, content, faults)


def read_whole(data: Any) -> Page:
    """Return the page that ``to_body`` wrote, which leaves nothing out, so that nothing is filled in; the head of a
    file is ignored.

    Raises:
        pydantic.ValidationError: it holds no page (the error is a ValueError).
    """
    return _PAGE.validate_python({key: value for key, value in data.items() if key not in _HEAD})


def _head_faults(raw: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield the faults in the head of a page file: format, game, version."""
    required: Mapping[str, Any] = {"format": FORMAT, "game": GAME}
    for key, value in required.items():
        if key not in raw:
            yield Fault(key, say("fault-missing"))
        elif raw[key] != value:
            yield Fault(key, say("fault-one-of", known=(value,)))
    version = raw.get("version")
    if "version" not in raw:
        yield Fault("version", say("fault-missing"))
    elif not isinstance(version, int) or isinstance(version, bool):
        yield Fault("version", say("fault-whole-number"))
    elif version > VERSION:
        yield Fault("version", say("fault-newer-version", found=version, known=VERSION))
    elif version < 1:
        yield Fault("version", say("fault-at-least", least=1))


def _validate(raw: Any, content: Path, faults: tuple[Fault, ...]) -> Page:
    """Return the page. Raises WrongFile with these faults and every further one."""
    page = None
    if isinstance(raw, dict):
        raw = with_grid(raw, facts_in(content))
        faults += tuple(find_misfits(raw))
    try:
        page = _PAGE.validate_python(raw)
    except ValidationError as error:
        faults += faults_in(error)
    if page is None or faults:
        raise WrongFile(tuple(dict.fromkeys(faults)))
    return page


def with_grid(raw: dict[str, Any], facts: Facts) -> dict[str, Any]:
    """Return the page's JSON with the day's grid filled in if it has none, and with the fold in the middle if only the
    fold is missing (decided). A page without a valid day gets a grid of one cell, since the day is its fault."""
    grid, day = raw.get("grid"), raw.get("day")
    if "grid" not in raw:
        if not (isinstance(day, str) and day in DAYS):
            return raw | {"grid": {"width": 1, "height": 1, "fold": 0}}  # the day is the fault, not the grid
        zone = facts.grids[day]
        grid = {"width": zone.width, "height": zone.height}
    if isinstance(grid, dict) and "fold" not in grid and isinstance(height := grid.get("height"), int):
        grid = grid | {"fold": height // 2}
    return raw | {"grid": grid}


def find_misfits(raw: dict[str, Any]) -> Iterator[Fault]:
    """Yield every fault of a page that takes more than one field to see: fold or star outside the grid, an id used
    twice."""
    grid = as_object(raw.get("grid"))
    width, height = grid.get("width"), grid.get("height")
    if isinstance(height, int) and isinstance(fold := grid.get("fold"), int) and fold > height:
        yield Fault("grid.fold", say("fault-at-most", most=height))
    star = as_list(grid.get("star"))
    for index, (at, side) in enumerate(zip(star, (width, height), strict=False)):
        if isinstance(at, int) and isinstance(side, int) and at >= side:
            yield Fault(place("grid", "star", index), say("fault-at-most", most=side - 1))
    ids = [as_object(tile).get("id") for tile in as_list(raw.get("tiles"))]
    times = Counter(id_ for id_ in ids if isinstance(id_, str))
    for index, id_ in enumerate(ids):
        if isinstance(id_, str) and times[id_] > 1 and id_ in ids[:index]:
            yield Fault(place("tiles", index, "id"), say("fault-page-id-twice"))


# --- writing ----------------------------------------------------------------------------------------------------------


def to_body(page: Page) -> dict[str, Any]:
    """Return a page as JSON for a field of a game file, without the head of a page file."""
    grid: dict[str, Any] = {"width": page.grid.width, "height": page.grid.height, "fold": page.grid.fold}
    if page.grid.star is not None:
        grid["star"] = list(page.grid.star)
    body: dict[str, Any] = {"day": page.day, "grid": grid, "scoring": page.scoring, "flash": page.flash}
    body["free_area_points"] = page.free_area_points
    if page.rivals is not None:
        body["rivals"] = list(page.rivals)
    body["tribune"] = None if page.tribune is None else _tribune_to_json(page.tribune)
    body["tiles"] = [_tile_to_json(tile) for tile in page.tiles]
    return body


#: A page as a field of a game file.
WrittenPage = Annotated[Page, PlainSerializer(to_body)]


def to_file(page: Page) -> dict[str, Any]:
    """Return a page as JSON for a page file."""
    return {"format": FORMAT, "version": VERSION, "game": GAME, **to_body(page)}


def _cell_to_json(at: tuple[int, int] | None) -> list[int] | None:
    return None if at is None else list(at)


def _tribune_to_json(tribune: Tribune) -> dict[str, Any]:
    """Return the tribune as JSON for a file."""
    written: dict[str, Any] = {"width": tribune.width, "height": tribune.height, "at": _cell_to_json(tribune.at)}
    if tribune.tile is not None:
        written["tile"] = tribune.tile
    written["effect"] = _EFFECT.dump_python(tribune.effect)
    return written


_EFFECT: Final[TypeAdapter[TribuneEffect]] = TypeAdapter(TribuneEffect)


def _tile_to_json(tile: Tile) -> dict[str, Any]:
    """Return a tile as JSON for a file."""
    written: dict[str, Any] = {"id": tile.id, "kind": tile.kind, "width": tile.width, "height": tile.height}
    if isinstance(tile, Article):
        written |= {"type": tile.type, "value": tile.value, "faces": tile.faces}
    elif isinstance(tile, Photo):
        written["icons"] = list(tile.icons)
    else:
        written["money"] = tile.money
    return written | {"at": _cell_to_json(tile.at), "face_down": tile.face_down}


# --- the result -------------------------------------------------------------------------------------------------------


def to_json(page: Page) -> dict[str, Any]:
    """Return a page's conflicts and counts, as ``companion page --json`` prints them."""
    judged = judge(page)
    counts = judged.counts
    result: dict[str, Any] = {
        "conflicts": [_conflict_to_json(each) for each in judged.conflicts],
        "counts": counts.by_field(),
    }
    if page.scoring != "family":
        result["free_area_points"] = free_area_points(page, counts.free_area)
    result |= {"money": counts.money, "total": judged.total, "provisional": bool(judged.conflicts)}
    if page.scoring == "puzzle":
        result["complete"] = judged.complete
    if page.tribune is not None and page.grid.star is None:
        result["star_unknown"] = True
    return result


def best_to_json(best: Best) -> dict[str, Any]:
    """Return the outcome of a search, as ``companion page --best --json`` prints it."""
    return {
        "status": best.status,
        "total": best.total,
        "bound": best.bound,
        "seconds": round(best.seconds, 3),
        "page": None if best.page is None else to_file(best.page),
    }


def _conflict_to_json(conflict: Conflict) -> dict[str, Any]:
    return {
        "rule": conflict.rule,
        "tiles": list(conflict.tiles),
        "cells": [list(cell) for cell in conflict.cells],
    }

"""Page files: read with every fault named, filled in where they may be silent, and written back."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from companion.content import content_root
from companion.games.redac_chef.page.file import read_page, read_whole, to_body, to_file, to_json
from companion.games.redac_chef.page.model import Grid, Page
from companion.kit.faults import WrongFile
from companion.kit.game_file import read_json
from tests.games.redac_chef.page.build import FRIDAY, Json, ad, page, tribune
from tests.games.redac_chef.page.test_conflicts import crowded

EXAMPLE: Json = {
    "format": "companion-page",
    "version": 1,
    "game": "redac-chef",
    "day": "friday",
    "grid": {"width": 7, "height": 14, "fold": 7, "star": [3, 1]},
    "scoring": "classic",
    "flash": None,
    "free_area_points": 1,
    "rivals": [4, 9],
    "tribune": {
        "width": 3,
        "height": 2,
        "at": [2, 0],
        "tile": "D4",
        "effect": {"kind": "pairs", "where": "above", "points": 1},
    },
    "tiles": [
        {"id": "t1", "kind": "article", "type": "sport", "width": 2, "height": 3, "value": 2, "faces": 1, "at": [0, 3]},
        {"id": "t2", "kind": "photo", "width": 2, "height": 2, "icons": ["sport", "happy"], "at": None},
        {"id": "t3", "kind": "ad", "width": 1, "height": 3, "money": 2, "at": [6, 0], "face_down": True},
    ],
}


def read(data: Any) -> Page:
    return read_page(data, content_root())


def faults(data: Any) -> list[tuple[str, str]]:
    with pytest.raises(WrongFile) as wrong:
        read(data)
    return [(fault.where, fault.why.id) for fault in wrong.value.faults]


def test_the_result_has_the_shape_of_the_format() -> None:
    assert to_json(read(EXAMPLE)) == {
        "conflicts": [],
        "counts": {
            "articles": {"one_point": 0, "two_point": 1},
            "photos": [],
            "tribune": 0,
            "free_area": 83,
            "empty_cells": 83,
            "happy": 1,
            "sad": 0,
            "surplus": 1,
            "ads": [],
            "ads_all_placed": False,
            "face_down": 1,
        },
        "free_area_points": -1,
        "money": 0,
        "total": 0,
        "provisional": False,
    }


def test_what_depends_on_the_scoring_is_in_the_result_only_there() -> None:
    keys = {scoring: set(to_json(page(ad("a", at=(0, 4)), scoring=scoring))) for scoring in ("family", "puzzle")}
    assert "free_area_points" not in keys["family"] and "complete" not in keys["family"]
    assert {"free_area_points", "complete"} <= keys["puzzle"]
    assert to_json(page(ad("a", at=(0, 4)), scoring="puzzle"))["complete"] is True
    assert to_json(page(ad("a"), scoring="puzzle"))["complete"] is False
    assert to_json(page(ad("a", at=(6, 4)), scoring="puzzle"))["complete"] is False
    assert to_json(page(grid=Grid(7, 14, 7), tribune=tribune()))["star_unknown"] is True
    assert "star_unknown" not in to_json(page(grid=Grid(7, 14, 7)))


@pytest.mark.parametrize(("day", "size"), [("friday", (7, 14)), ("saturday", (8, 16)), ("sunday", (9, 18))])
def test_the_grid_of_the_day_is_filled_in(day: str, size: tuple[int, int]) -> None:
    data = {key: EXAMPLE[key] for key in ("format", "version", "game")} | {"day": day, "tiles": []}
    assert read(data).grid == Grid(*size, size[1] // 2, None)
    assert read(data | {"grid": {"width": 4, "height": 5}}).grid == Grid(4, 5, 2)


@given(crowded())
def test_what_is_written_is_read_back(laid: Page) -> None:
    assert read(json.loads(json.dumps(to_file(laid)))) == laid
    assert read_whole(to_body(laid)) == laid


def test_an_example_is_written_as_it_was_read() -> None:
    assert read(to_file(read(EXAMPLE))) == read(EXAMPLE)
    assert read(EXAMPLE).grid == FRIDAY


def _at(*path: str | int, value: Any) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (_at("tiles", 2, "faces", value=1), [("tiles[2].faces", "fault-unknown-field")]),
        (_at("tiles", 2, "money", value=0), [("tiles[2].money", "fault-at-least")]),
        (_at("tiles", 2, "money", value=10), [("tiles[2].money", "fault-at-most")]),
        (_at("tiles", 2, "kind", value="poster"), [("tiles[2].kind", "fault-one-of")]),
        (_at("tiles", 0, "value", value=3), [("tiles[0].value", "fault-one-of")]),
        (_at("tiles", 0, "value", value=True), [("tiles[0].value", "fault-whole-number")]),
        (_at("tiles", 0, "faces", value=1.0), [("tiles[0].faces", "fault-whole-number")]),
        (_at("tiles", 0, "faces", value=-6), [("tiles[0].faces", "fault-at-least")]),
        (_at("tiles", 0, "width", value=0), [("tiles[0].width", "fault-at-least")]),
        (_at("tiles", 0, "height", value=10), [("tiles[0].height", "fault-at-most")]),
        (_at("tiles", 0, "at", value=[1]), [("tiles[0].at", "fault-page-cell")]),
        (_at("tiles", 0, "at", value=[1, 2, 3]), [("tiles[0].at", "fault-page-cell")]),
        (_at("tiles", 0, "at", value="12"), [("tiles[0].at", "fault-page-cell")]),
        (_at("tiles", 0, "at", value=[-10, 0]), [("tiles[0].at[0]", "fault-at-least")]),
        (_at("tiles", 0, "at", value=[0, 100]), [("tiles[0].at[1]", "fault-at-most")]),
        (_at("tiles", 0, "face_down", value=1), [("tiles[0].face_down", "fault-yes-no")]),
        (_at("tiles", 0, "id", value="tribune"), [("tiles[0].id", "fault-page-id-tribune")]),
        (_at("tiles", 0, "id", value=" "), [("tiles[0].id", "fault-empty")]),
        (_at("tiles", 1, "id", value="t1"), [("tiles[1].id", "fault-page-id-twice")]),
        (_at("tiles", 1, "icons", value=[]), [("tiles[1].icons", "fault-empty")]),
        (_at("tiles", 1, "icons", value=["sad", "sad"]), [("tiles[1].icons", "fault-page-icon-twice")]),
        (_at("tiles", 1, "icons", value=["cat"]), [("tiles[1].icons[0]", "fault-one-of")]),
        (_at("tiles", value={}), [("tiles", "fault-list")]),
        (_at("tiles", 1, value=None), [("tiles[1]", "fault-object")]),
        (_at("tribune", value=[]), [("tribune", "fault-object")]),
        (_at("tribune", "effect", value={"kind": "magic"}), [("tribune.effect.kind", "fault-one-of")]),
        (_at("tribune", "effect", "where", value="touching"), [("tribune.effect.where", "fault-one-of")]),
        (_at("tribune", "effect", "points", value=0.5), [("tribune.effect.points", "fault-whole-number")]),
        (_at("tribune", "effect", "what", value="ad"), [("tribune.effect.what", "fault-unknown-field")]),
        (_at("tribune", "face_down", value=True), [("tribune.face_down", "fault-unknown-field")]),
        (_at("grid", value=None), [("grid", "fault-object")]),
        (_at("grid", "width", value=0), [("grid.star[0]", "fault-at-most"), ("grid.width", "fault-at-least")]),
        (_at("grid", "fold", value=15), [("grid.fold", "fault-at-most")]),
        (_at("grid", "star", value=[7, 0]), [("grid.star[0]", "fault-at-most")]),
        (_at("grid", "star", value=[3]), [("grid.star", "fault-page-cell")]),
        (_at("day", value="monday"), [("day", "fault-one-of")]),
        (_at("scoring", value="advanced"), [("scoring", "fault-one-of")]),
        (_at("flash", value="friday-2"), [("flash", "fault-one-of")]),
        (_at("free_area_points", value=2), [("free_area_points", "fault-one-of")]),
        (_at("rivals", value=[-1]), [("rivals[0]", "fault-at-least")]),
        (_at("rivals", value=[True]), [("rivals[0]", "fault-whole-number")]),
        (_at("format", value="companion-game"), [("format", "fault-one-of")]),
        (_at("version", value=2), [("version", "fault-newer-version")]),
        (_at("version", value="1"), [("version", "fault-whole-number")]),
        (_at("title", value="Une"), [("title", "fault-unknown-field")]),
    ],
)
def test_a_fault_is_named_with_its_place(change: Callable[[Json], None], expected: list[tuple[str, str]]) -> None:
    data = copy.deepcopy(EXAMPLE)
    change(data)
    assert faults(data) == expected


@pytest.mark.parametrize("key", ["format", "version", "game", "day", "tiles"])
def test_what_a_page_must_have(key: str) -> None:
    data = {name: value for name, value in EXAMPLE.items() if name != key}
    assert faults(data) == [(key, "fault-missing")]


@pytest.mark.parametrize("data", [None, [], "page", 3])
def test_a_file_that_is_no_page(data: Any) -> None:
    assert faults(data) == [("", "fault-not-a-page")]


def test_sixty_tiles_are_the_most() -> None:
    many = [{"id": f"t{n}", "kind": "ad", "width": 1, "height": 1, "money": 1} for n in range(61)]
    assert faults(EXAMPLE | {"tiles": many}) == [("tiles", "fault-page-tiles")]
    assert len(read(EXAMPLE | {"tiles": many[:60]}).tiles) == 60


def test_two_tribunes_are_a_key_that_stands_twice() -> None:
    text = json.dumps(EXAMPLE)[:-1] + ', "tribune": null}'
    assert faults(read_json(text.encode())) == [("tribune", "fault-key-twice")]


def test_one_fault_does_not_hide_another(tmp_path: Path) -> None:
    data = copy.deepcopy(EXAMPLE)
    data["day"] = "monday"
    data["tiles"][0]["width"] = "2"
    data["tiles"][1]["id"] = "t3"
    data["game"] = "chess"
    assert set(faults(data)) == {
        ("game", "fault-one-of"),
        ("day", "fault-one-of"),
        ("tiles[0].width", "fault-whole-number"),
        ("tiles[2].id", "fault-page-id-twice"),
    }

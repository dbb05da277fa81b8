"""Every rule of placement (rulebook, page 9, and the clarified flash cards), by name, and against a second way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.redac_chef.page.conflicts import Conflict, conflicts
from companion.games.redac_chef.page.model import FlashRule, Grid, Page, Tile
from tests.games.redac_chef.page.build import FRIDAY, ad, article, conflicts_anew, flash_anew, page, photo, tribune


def found(page: Page) -> list[tuple[str, tuple[str, ...]]]:
    return [(conflict.rule, conflict.tiles) for conflict in conflicts(page)]


def test_tiles_stay_within_the_zone_of_the_day() -> None:
    laid = page(article("in", at=(5, 12)), article("right", at=(6, 3)), article("above", "news", at=(0, -1)))
    assert conflicts(laid) == (
        Conflict("zone", ("right",), ((7, 3), (7, 4))),
        Conflict("zone", ("above",), ((0, -1), (1, -1))),
    )


def test_tiles_do_not_lie_on_each_other_outside_the_grid_either() -> None:
    laid = page(
        article("a", at=(0, 3)), photo("b", "news", at=(1, 4)), ad("c", at=(90, 90)), photo("d", "sad", (90, 91))
    )
    assert [c for c in conflicts(laid) if c.rule == "overlap"] == [
        Conflict("overlap", ("a", "b"), ((1, 4),)),
        Conflict("overlap", ("c", "d"), ((90, 91), (91, 91))),
    ]


@pytest.mark.parametrize(
    ("at", "right"), [((2, 0), True), ((1, 1), True), ((3, 2), False), ((4, 0), False), (None, False)]
)
def test_the_tribune_covers_the_star(at: tuple[int, int] | None, right: bool) -> None:
    wrong = [Conflict("star", ("tribune",), ((3, 1),))]
    assert list(conflicts(page(tribune=tribune(at)))) == ([] if right else wrong)
    assert not conflicts(page(tribune=tribune(at), grid=replace(FRIDAY, star=None)))


def test_articles_of_one_type_do_not_touch() -> None:
    laid = page(article("a", at=(0, 4)), article("b", at=(2, 5)), article("c", "news", at=(0, 6)))
    assert conflicts(laid) == (Conflict("articles", ("a", "b"), ((1, 5), (2, 5))),)


def test_3b_the_travelling_circus_stays_within_the_zone_of_the_round() -> None:
    laid = page(tribune=replace(tribune((5, 0)), tile="3B"), grid=replace(FRIDAY, star=None))
    assert conflicts(laid) == (Conflict("zone", ("tribune",), ((7, 0), (7, 1))),)


def test_corners_do_not_touch() -> None:
    assert not conflicts(page(article("a", at=(0, 4)), article("b", at=(2, 6))))


def test_photos_do_not_touch_whatever_they_show() -> None:
    assert found(page(photo("a", "sport", (0, 4)), photo("b", "sad", (2, 4)))) == [("photos", ("a", "b"))]


def test_ads_do_not_touch() -> None:
    assert found(page(ad("a", 1, (0, 4)), ad("b", 3, (0, 6)))) == [("ads", ("a", "b"))]


def test_a_tile_face_down_has_no_type_but_fills_its_cells() -> None:
    laid = page(ad("a", 1, (0, 4)), ad("b", 3, (0, 6), face_down=True), article("c", at=(1, 7)))
    assert found(laid) == [("overlap", ("b", "c"))]


def test_tiles_may_cross_the_fold() -> None:
    assert not conflicts(page(article("a", at=(0, 6))))


def test_on_the_desk_nothing_is_in_conflict() -> None:
    assert not conflicts(page(ad("a"), ad("b"), article("c"), article("d")))


def test_conflicts_come_rule_by_rule_the_tribune_first_then_in_the_order_of_the_tiles() -> None:
    laid = page(
        ad("z", 1, (0, 4)),
        ad("y", 1, (0, 6)),
        article("x", at=(6, 4)),
        article("w", at=(6, 5)),
        tribune=tribune((3, -1)),
    )
    assert found(laid) == [
        ("zone", ("tribune",)),
        ("zone", ("x",)),
        ("zone", ("w",)),
        ("overlap", ("x", "w")),
        ("star", ("tribune",)),
        ("articles", ("x", "w")),
        ("ads", ("z", "y")),
    ]


def test_friday_1_no_face_up_tile_lies_across_the_fold() -> None:
    tiles = (article("a", at=(0, 6)), ad("b", at=(3, 6), face_down=True), photo("c", "sad", (5, 7)))
    laid = page(*tiles, flash="friday-1", tribune=tribune((3, 1), size=(1, 8)))
    assert conflicts(replace(laid, tiles=tiles[:1] + tiles[2:])) == (
        Conflict("flash", ("a",), ((0, 6), (1, 6), (0, 7), (1, 7))),
    )


def test_friday_12_all_face_up_tiles_hang_together_with_the_tribune() -> None:
    tiles = (
        ad("near", at=(2, 2)),
        article("bridge", at=(2, 4), face_down=True),
        article("far", at=(2, 6)),
        photo("alone", "sad", (5, 12)),
        ad("turned", at=(0, 12), face_down=True),
    )
    laid = page(*tiles, flash="friday-12", tribune=tribune())
    assert found(laid) == [("flash", ("alone",))]
    assert not conflicts(replace(laid, tribune=None))
    without = replace(laid, tiles=tuple(tile for tile in tiles if tile.id != "bridge"))
    assert found(without) == [("flash", ("far",)), ("flash", ("alone",))]


def test_sunday_10_the_tribune_keeps_away_from_the_edge() -> None:
    at_edge = page(flash="sunday-10", tribune=tribune((2, 0)))
    assert conflicts(at_edge) == (Conflict("flash", ("tribune",), ((2, 0), (3, 0), (4, 0))),)
    assert not conflicts(page(flash="sunday-10", tribune=tribune((2, 1))))


_AT = st.none() | st.tuples(st.integers(-2, 5), st.integers(-2, 5))
_SIZE = st.tuples(st.integers(1, 3), st.integers(1, 3))


@st.composite
def crowded(draw: st.DrawFn) -> Page:
    """A small grid with up to five tiles anywhere on it, outside too."""
    tiles: list[Tile] = []
    for number in range(draw(st.integers(0, 5))):
        kw = {"size": draw(_SIZE), "face_down": draw(st.booleans())}
        at, id_ = draw(_AT), f"t{number}"
        kind = draw(st.sampled_from(["sport", "news", "photo", "ad"]))
        if kind == "photo":
            tiles.append(photo(id_, "sport", at, **kw))
        elif kind == "ad":
            tiles.append(ad(id_, 1, at, **kw))
        else:
            tiles.append(article(id_, kind, at, **kw))
    grid = Grid(5, 5, 2, draw(st.none() | st.just((2, 1))))
    return page(
        *tiles, grid=grid, tribune=draw(st.none() | st.builds(lambda at, size: tribune(at, size=size), _AT, _SIZE))
    )


@given(crowded())
def test_a_second_way_finds_the_same_conflicts(laid: Page) -> None:
    counted = [(each.rule, each.tiles, frozenset(each.cells)) for each in conflicts(laid)]
    assert len(counted) == len(set(counted))
    assert set(counted) == set(conflicts_anew(laid))
    for each in conflicts(laid):
        assert list(each.cells) == sorted(each.cells, key=lambda cell: (cell[1], cell[0]))


@given(crowded(), st.sampled_from(["friday-1", "friday-12", "sunday-10"]))
def test_a_second_way_finds_the_same_tiles_against_a_flash_card(laid: Page, flash: FlashRule) -> None:
    laid = replace(laid, flash=flash)
    found_here = [(each.tiles, frozenset(each.cells)) for each in conflicts(laid) if each.rule == "flash"]
    assert len(found_here) == len(set(found_here))
    assert set(found_here) == flash_anew(laid)

"""What a page counts, row by row (rulebook, pages 9-12 and the modes), by name, and against a second way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.redac_chef.page.counts import count, free_area_points, total
from companion.games.redac_chef.page.model import Constant, Grid, Page, Pairs, Per, PhotoOf, PhotosByAds, TribuneEffect
from tests.games.redac_chef.page.build import (
    FRIDAY,
    ad,
    areas,
    article,
    cells,
    meet,
    page,
    photo,
    tribune,
    tribune_anew,
)
from tests.games.redac_chef.page.test_conflicts import crowded


def test_articles_count_by_value_face_up_only() -> None:
    laid = page(
        article("a", value=2, at=(0, 4)),
        article("b", value=1, at=(4, 4)),
        article("c", value=2, at=(0, 8), face_down=True),
        article("d", value=2),
    )
    counts = count(laid)
    assert (counts.one_point, counts.two_point, counts.articles) == (1, 1, 3)
    assert (counts.surplus, counts.face_down) == (1, 1)


def test_a_photo_is_worth_a_point_for_each_article_next_to_it_that_matches() -> None:
    laid = page(
        photo("p", "sport sad", (2, 4)),
        article("sport", "sport", (0, 4), value=2),
        article("sad", "news", (4, 4), faces=-3),
        article("both", "sport", (2, 6), faces=-1),
        article("neither", "news", (2, 2), faces=2),
        article("corner", "sport", (4, 6)),
        article("hidden", "sport", (0, 2), face_down=True),
    )
    assert count(laid).photos == (3,)


def test_one_article_serves_several_photos() -> None:
    laid = page(photo("p", "news", (0, 4)), article("a", "news", (2, 4)), photo("q", "news happy", (4, 4)))
    assert count(laid).photos == (1, 1)


def test_the_mood_is_of_articles_only() -> None:
    laid = page(
        article("a", faces=3, at=(0, 4)), article("b", "news", faces=-5, at=(4, 4)), photo("p", "happy", (0, 8))
    )
    counts = count(laid)
    assert (counts.happy, counts.sad) == (3, 5)
    assert total(laid, counts) == 1 + 1 - 2 + 1


def test_ads_bring_money_face_up_only() -> None:
    laid = page(ad("a", 2, (0, 4)), ad("b", 3, (4, 4), face_down=True))
    counts = count(laid)
    assert (counts.ads, counts.money, counts.ads_all_placed) == ((2,), 2, False)
    assert count(page(ad("a", 2, (0, 4)))).ads_all_placed


def test_the_free_area_is_joined_by_sides_and_tiles_face_down_fill_it() -> None:
    grid = Grid(3, 3, 1)
    split = page(article("a", size=(1, 1), at=(1, 0)), ad("b", size=(1, 2), at=(0, 1), face_down=True), grid=grid)
    counts = count(split)
    assert (counts.free_area, counts.empty_cells) == (5, 6)


def test_sunday_12_white_space_across_the_fold_is_one() -> None:
    grid = Grid(3, 4, 2)
    wall = (ad("a", size=(1, 4), at=(1, 0)), ad("b", size=(1, 2), at=(2, 0), face_down=True))
    counts = count(page(*wall, grid=grid))
    assert (counts.free_area, counts.empty_cells) == (4, 6)


@pytest.mark.parametrize(
    ("rivals", "points"),
    [((5, 9), 3), ((6, 9), 3), ((5,), 3), ((5, 5), 3), ((), 3), ((4, 6), 1), ((4, 3), -1), ((2, 5), -1)],
)
def test_a_free_area_of_5_against_the_others(rivals: tuple[int, ...], points: int) -> None:
    assert free_area_points(page(rivals=rivals), 5) == points


@pytest.mark.parametrize(
    ("cells", "points"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0), (8, -1), (98, -1)]
)
@pytest.mark.parametrize("scoring", ["solo", "puzzle"])
def test_the_free_area_alone_goes_by_its_cells(scoring: Any, cells: int, points: int) -> None:
    assert free_area_points(page(scoring=scoring, rivals=(1,)), cells) == points


def test_without_rivals_the_points_are_told() -> None:
    assert [free_area_points(page(free_area_points=told), 50) for told in (3, 1, -1)] == [3, 1, -1]


def test_a_total_is_never_under_0() -> None:
    laid = page(article("a", faces=-5, at=(0, 4)), ad("b"), ad("c"))
    assert total(laid, count(laid)) == 0


def test_totals_by_scoring() -> None:
    laid = page(
        article("a", value=2, faces=1, at=(0, 4)),
        photo("p", "sport", (2, 4)),
        ad("c"),
        tribune=tribune(effect=Constant(4)),
    )
    by = {
        scoring: total(replace(laid, scoring=scoring), count(laid))
        for scoring in ("classic", "solo", "puzzle", "family")
    }
    # 2 + 1, tribune 4, mood −1, surplus −1, free area 1 as told, or −1 by its many cells
    assert by == {"classic": 6, "solo": 4, "puzzle": 5, "family": 3}


def effect_of(effect: TribuneEffect, *tiles: Any, at: tuple[int, int] | None = (2, 0), grid: Grid = FRIDAY) -> int:
    return count(page(*tiles, tribune=tribune(at, effect), grid=grid)).tribune


def test_a_tribune_off_the_star_brings_nothing() -> None:
    assert effect_of(Constant(4)) == 4
    assert effect_of(Constant(4), at=(4, 5)) == 0
    assert effect_of(Constant(4), at=None) == 0
    assert effect_of(Constant(-2), at=(4, 5), grid=replace(FRIDAY, star=None)) == -2


def test_pairs_are_of_articles_not_of_icons_above_the_fold() -> None:
    tiles = (
        article("a", faces=3, at=(0, 3)),
        article("b", "news", faces=1, at=(4, 3)),
        article("c", faces=-1, at=(2, 6)),
        article("d", "news", faces=-2, at=(4, 9)),
    )
    assert effect_of(Pairs("above", 1), *tiles) == 1
    assert effect_of(Pairs("page", 2), *tiles) == 4
    assert effect_of(Pairs("below", 1), *tiles) == 0


def test_across_the_fold_is_above_and_below_it() -> None:
    across = article("a", at=(0, 6))
    assert effect_of(Per("sport", "above", 1), across) == effect_of(Per("sport", "below", 1), across) == 1
    assert effect_of(Per("sport", "below", 1), article("b", at=(0, 5))) == 0


@pytest.mark.parametrize(
    ("what", "counted"),
    [
        ("article", 2),
        ("sport", 1),
        ("business", 0),
        ("happy", 1),
        ("sad", 1),
        ("photo", 1),
        ("ad", 1),
        ("face-down", 1),
    ],
)
def test_points_for_each_tile_of_a_kind(what: Any, counted: int) -> None:
    tiles = (
        article("a", "sport", faces=1, at=(0, 4)),
        article("b", "news", faces=-1, at=(3, 4)),
        photo("p", "sport", (0, 8)),
        ad("c", 1, (3, 8)),
        ad("d", 1, (3, 11), face_down=True),
        article("e", "sport", faces=1),
    )
    assert effect_of(Per(what, "page", 2), *tiles) == 2 * counted
    assert effect_of(Per(what, "touching", 2), *tiles) == 0


def test_next_to_the_tribune() -> None:
    assert effect_of(Per("ad", "touching", 3), ad("a", at=(0, 0)), ad("b", at=(3, 2)), ad("c", at=(5, 2))) == 6


def test_each_photo_counts_once_however_many_ads_touch_it() -> None:
    tiles = (photo("p", "sport", (2, 4)), ad("a", at=(0, 4)), ad("b", at=(4, 4)), photo("q", "sad", (0, 8)))
    assert effect_of(PhotosByAds(2), *tiles) == 2


def test_3a_is_a_photo_of_the_best_type() -> None:
    tiles = (article("a", "news", (0, 0)), article("b", "news", (5, 0)), article("c", "sport", (3, 2)))
    assert effect_of(PhotoOf(None), *tiles) == 2
    assert [effect_of(PhotoOf(type_), *tiles) for type_ in ("news", "sport", "business")] == [2, 1, 0]


@given(crowded())
def test_a_second_way_counts_the_same(laid: Page) -> None:
    counts = count(laid)
    groups = areas(laid)
    assert counts.free_area == max(map(len, groups), default=0)
    assert counts.empty_cells == sum(map(len, groups))
    up = [tile for tile in laid.tiles if tile.at is not None and not tile.face_down]
    articles = [tile for tile in up if tile.kind == "article"]
    assert counts.photos == tuple(
        sum(bool(meet(each, other)) and other.type in each.icons for other in articles)
        for each in up
        if each.kind == "photo"
    )
    assert counts.one_point == len(articles)
    assert counts.surplus + counts.face_down + len(up) == len(laid.tiles)
    assert all(cells(tile) for tile in up)


_POINTS = st.integers(-2, 3)
_WHERE = st.sampled_from(["page", "above", "below"])
_EFFECTS: st.SearchStrategy[TribuneEffect] = st.one_of(
    st.builds(Constant, _POINTS),
    st.builds(
        Per,
        st.sampled_from(["article", "sport", "news", "happy", "sad", "photo", "ad", "face-down"]),
        _WHERE | st.just("touching"),
        _POINTS,
    ),
    st.builds(Pairs, _WHERE, _POINTS),
    st.builds(PhotosByAds, _POINTS),
    st.builds(PhotoOf, st.sampled_from([None, "sport", "news"])),
)


@given(crowded(), _EFFECTS, st.lists(st.integers(-2, 2), min_size=5, max_size=5))
def test_a_second_way_counts_the_same_for_every_tribune(laid: Page, effect: TribuneEffect, faces: list[int]) -> None:
    moods = iter(faces)
    tiles = tuple(replace(tile, faces=next(moods)) if tile.kind == "article" else tile for tile in laid.tiles)
    hub = None if laid.tribune is None else replace(laid.tribune, effect=effect)
    laid = replace(laid, tiles=tiles, tribune=hub)
    assert count(laid).tribune == tribune_anew(laid)

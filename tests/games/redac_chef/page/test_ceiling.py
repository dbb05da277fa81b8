"""What is said of every page, wherever its tiles lie, against pages that were laid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from ortools.sat.python import cp_model

from companion.games.redac_chef.page.best import best_page, turn_up
from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.model import TRIBUNE, Grid, Page, Per, Photo, Tile
from companion.games.redac_chef.page.search_ceiling import Ceiling
from companion.games.redac_chef.page.search_contacts import Contact, Contacts
from companion.games.redac_chef.page.search_model import SearchModel
from tests.games.redac_chef.page.build import ad, article, meet, page, photo, tribune
from tests.games.redac_chef.page.full_pages import full_page
from tests.games.redac_chef.page.test_best import INSTANCES, exhaustively


def contacts_of(laid: Page) -> frozenset[Contact]:
    """Every contact of a photo or the tribune with another tile."""
    firsts = [(tile.id, tile) for tile in laid.face_up if isinstance(tile, Photo)]
    parts = [*firsts, (TRIBUNE, laid.tribune)] if laid.tribune is not None else firsts
    return frozenset(
        (id_, tile.id) for id_, part in parts for tile in laid.face_up if part is not tile and part and meet(part, tile)
    )


def every_page_face_up(start: Page) -> Iterator[Page]:
    """Every page without conflict on which all tiles and the tribune lie."""
    spots = [(x, y) for x in range(start.grid.width) for y in range(start.grid.height)]
    tribunes = [None] if start.tribune is None else [replace(start.tribune, at=at) for at in spots]
    for where, *ats in product(tribunes, *(spots for _ in start.tiles)):
        tiles = tuple(replace(tile, at=at) for tile, at in zip(start.tiles, ats, strict=True))
        laid = replace(start, tiles=tiles, tribune=where)
        if not conflicts(laid):
            yield laid


def few_tiles(rng: Random) -> Page:
    """Three or four tiles and perhaps a tribune that hardly have room."""
    tiles: list[Tile] = [photo("p", "sport news", size=rng.choice([(1, 1), (2, 1)]))]
    if rng.random() < 0.5:
        tiles.append(photo("q", "sport news", size=rng.choice([(1, 1), (1, 2)])))
    for number in range(rng.choice([2, 3]) if len(tiles) == 1 else 2):
        size = rng.choice([(1, 1), (2, 1), (1, 2)])
        tiles.append(article(f"a{number}", rng.choice(["sport", "news"]), size=size))
    where = tribune(None, size=rng.choice([(1, 1), (2, 1)])) if rng.random() < 0.5 else None
    return page(*tiles, grid=Grid(3, 2, 1, rng.choice([None, (1, 1), (0, 0)])), tribune=where)


@pytest.mark.parametrize("seed", range(INSTANCES))
def test_contacts_that_are_called_impossible_are_on_no_page(seed: int) -> None:
    """Of all contacts, those that lie on some page are possible; of those called impossible each one counts."""
    start = few_tiles(Random(seed))
    seen = [contacts_of(laid) for laid in every_page_face_up(start)]
    firsts = [tile.id for tile in start.tiles if isinstance(tile, Photo)]
    if start.tribune is not None:
        firsts.append(TRIBUNE)
    articles = [tile.id for tile in start.tiles if not isinstance(tile, Photo)]
    every = list(product(firsts, articles))
    contacts = Contacts(start, start.tiles)
    for wanted in (set(some) for size in range(1, len(every) + 1) for some in combinations(every, size)):
        impossible = contacts.find_impossible(wanted)
        if impossible is None:
            continue
        assert impossible <= wanted
        assert not any(impossible <= there for there in seen)
        assert all(contacts.find_impossible(impossible - {one}) is None for one in impossible)


def test_a_small_photo_has_four_sides() -> None:
    tiles = (photo("p", "happy", size=(1, 1)), *(article(f"a{at}", size=(1, 1)) for at in range(5)))
    wanted = {("p", f"a{at}") for at in range(5)}
    assert Contacts(page(*tiles), tiles).find_impossible(wanted) == wanted


def test_three_photos_do_not_share_three_articles() -> None:
    """Nine lines between three and three cross (K3,3 is not planar)."""
    types = ("sport", "news", "business")
    articles = [article(type_, type_, size=(4, 4)) for type_ in types]
    photos = [photo(id_, "sport news business", size=(4, 4)) for id_ in "pqr"]
    found = Contacts(page(*photos, *articles, grid=Grid(40, 40, 20)), (*photos, *articles)).find_impossible(
        set(product("pqr", types))
    )
    assert found


@pytest.mark.parametrize("seed", range(3))
def test_a_full_page_lacks_one_contact_of_each_impossible_set(seed: int) -> None:
    """What was laid at random, and what the search itself has found."""
    laid = full_page(seed)
    ceiling = Ceiling(laid, cp_model, 0)
    ceiling.lower(lambda: False)
    assert ceiling.impossible
    found = best_page(laid, seconds=1).page
    for each in (laid, found):
        if each is not None:
            there = contacts_of(each)
            assert not any(impossible <= there for impossible in ceiling.impossible)
            assert ceiling.bound is not None and total(each, count(each)) <= ceiling.bound


# --- of pages that are worth the same, one is looked at ---------------------------------------------------------------


def test_equal_tiles_are_all_laid() -> None:
    start = page(*(article(f"a{at}", size=(1, 1)) for at in range(3)), grid=Grid(3, 2, 1), free_area_points=3)
    best = best_page(start, seconds=60)
    assert best.total == exhaustively(start, 0) == 6
    assert best.page is not None and len(best.page.face_up) == 3


def test_a_page_with_the_tribune_at_the_right_is_hinted_as_in_a_mirror() -> None:
    start = page(article("a", at=(0, 3)), tribune=tribune((3, 0)))
    search = SearchModel(start, cp_model.CpModel(), 0)
    search.hint(start)
    hint = search.model.proto.solution_hint
    hinted = {search.model.proto.variables[at].name for at, yes in zip(hint.vars, hint.values, strict=True) if yes}
    assert hinted == {"tribune@1,0", "up-a@5,3"}


def test_what_brings_no_points_is_turned_up_where_it_may() -> None:
    """Two ads that would touch: the one that brings more money."""
    start = page(
        ad("a", 1, at=(0, 0), size=(1, 1), face_down=True),
        ad("b", 3, at=(1, 0), size=(1, 1), face_down=True),
        article("c", at=(0, 1), size=(1, 1), face_down=True, faces=-3),
    )
    assert [tile.id for tile in turn_up(start).face_up] == ["b"]


def test_the_best_page_shows_its_ads() -> None:
    best = best_page(page(ad("a"), article("b"), photo("p", "happy")), seconds=60)
    assert best.page is not None and len(best.page.face_up) == 3


def test_face_down_tiles_that_count_may_lie_face_down() -> None:
    start = page(
        ad("a", size=(1, 1)), grid=Grid(2, 2, 1), tribune=tribune(size=(1, 1), effect=Per("face-down", "page", 2))
    )
    best = best_page(start, seconds=60)
    assert best.page is not None and best.total == exhaustively(start, 0)
    assert best.page.tiles[0].face_down

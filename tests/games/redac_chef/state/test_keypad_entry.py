"""Typing a count: whatever is typed is what OK enters, one by one and as a sum, and every key can be taken back."""

from __future__ import annotations

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from companion.content import content_root
from companion.games.redac_chef.facts import facts_in
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.options import Options
from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.keypad_entry import CountCell, KeypadEntry

PHOTOS = CountCell("a", "photos")
counts = st.integers(0, 999)
keys = st.sampled_from([*"0123456789", "sign", "back", "more", "sum"])
standing = st.one_of(st.none(), counts, st.lists(counts, max_size=4).map(tuple))


def pressed(entry: KeypadEntry, *names: str) -> KeypadEntry:
    """The entry after these keys."""
    does = {
        "sign": typing.with_sign,
        "back": typing.delete_last,
        "more": typing.with_next_part,
        "sum": typing.switch_sum,
    }
    return reduce(lambda e, key: does[key](e) if key in does else typing.with_digit(e, key), names, entry)


@given(standing, counts)
def test_a_number_replaces_what_stands_there(value: object, number: int) -> None:
    entry = pressed(
        typing.open_cell(CountCell("a", "surplus"), value if isinstance(value, int) else None), *str(number)
    )
    assert entry.value == number


@given(standing, st.lists(counts, min_size=1, max_size=5))
def test_numbers_one_by_one(value: object, numbers: list[int]) -> None:
    first, *then = numbers
    entry = pressed(typing.open_cell(PHOTOS, value), *str(first))
    for number in then:
        entry = pressed(entry, "more", *str(number))
    one = first if not then and not isinstance(value, tuple) else tuple(numbers)
    assert entry.value == one
    alone = pressed(pressed(entry, "sum") if entry.listing else entry)
    assert alone.value == sum(numbers), "as a sum they are worth the same"


@given(standing)
def test_what_is_not_touched_stays(value: object) -> None:
    entry = typing.open_cell(PHOTOS, value)
    assert not entry.touched
    assert entry.value == value


@given(standing, st.lists(keys, max_size=12))
def test_no_keys_lead_to_anything_but_whole_numbers(value: object, names: list[str]) -> None:
    after = pressed(typing.open_cell(PHOTOS, value), *names).value
    numbers = after if isinstance(after, tuple) else () if after is None else (after,)
    # A sum of what was put down may be longer than what can be typed; the table refuses it.
    assert all(isinstance(number, int) for number in numbers)


@given(standing, st.lists(keys, max_size=12))
def test_everything_can_be_deleted(value: object, names: list[str]) -> None:
    entry = pressed(typing.open_cell(PHOTOS, value), *names, *["back"] * 80)
    assert entry.value is None


def test_a_number_has_three_digits_at_most() -> None:
    full = pressed(typing.open_cell(PHOTOS, None), *"123")
    assert typing.with_digit(full, "4") is full
    negative = pressed(typing.open_cell(PHOTOS, None), "sign", *"123")
    assert negative.value == -123


def test_a_leading_zero_gives_way() -> None:
    assert pressed(typing.open_cell(PHOTOS, None), *"05").value == 5


def test_the_sign_of_what_stands_there() -> None:
    assert pressed(typing.open_cell(CountCell("a", "tribune"), 3), "sign").value == -3
    assert pressed(typing.open_cell(CountCell("a", "tribune"), -3), "sign").value == 3
    assert pressed(typing.open_cell(CountCell("a", "tribune"), None), "sign").value is None, "a sign alone is no number"


def test_more_photos_are_put_beside_those_that_stand_there() -> None:
    assert pressed(typing.open_cell(PHOTOS, (4, 1)), "more", "2").value == (4, 1, 2)
    assert pressed(typing.open_cell(PHOTOS, 4), "more", "2").value == (4, 2)


def test_back_takes_the_last_photo_first() -> None:
    entry = pressed(typing.open_cell(PHOTOS, (4, 12)), "back")
    assert entry.value == (4, 1)
    assert pressed(entry, "back").value == (4,)


def test_articles_by_tile_where_they_are_or_where_nothing_is() -> None:
    rules = Options().rules_for(facts_in(content_root()), "classic")
    assert typing.list_fields(rules, None, Counts(), False)[0] == "articles"
    assert typing.list_fields(rules, None, Counts(), True)[:2] == typing.TILES
    assert typing.list_fields(rules, None, Counts(articles=8), True)[0] == "articles"
    assert typing.list_fields(rules, None, Counts(articles=ArticleCount(4)), False)[:2] == typing.TILES


def test_half_of_the_tiles_is_still_open() -> None:
    half = Counts(articles=ArticleCount(4))
    assert not typing.is_still_open(half, ("articles",), "articles.one_point")
    assert typing.is_still_open(half, ("articles",), "articles.two_point")


def test_the_way_goes_around_the_end_and_never_back_to_where_it_was() -> None:
    order = [CountCell(seat, "photos") for seat in "abc"]
    assert typing.next_cell(order, order[2], lambda _: True) == order[0]
    assert typing.next_cell(order, order[1], lambda cell: cell == order[1]) is None
    assert typing.next_cell(order, None, lambda _: True) == order[0]

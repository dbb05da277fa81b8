"""Counts as they are entered at a table, one field at a time, and as a sheet of a file."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.redac_chef.scoring.counts import COUNT_FIELDS, ArticleCount, Counts, set_count
from companion.games.redac_chef.state.keypad_entry import read_value
from companion.kit.shape import from_file, to_file
from companion.table.message import Refused

FULL: dict[str, Any] = {
    "articles": {"one_point": 6, "two_point": 1},
    "photos": [4, 1],
    "tribune": -2,
    "tribune_tile": "D4",
    "free_area": 4,
    "empty_cells": 4,
    "happy": 3,
    "sad": 5,
    "mood_relief": 0,
    "surplus": 2,
    "ads": [2, 1],
    "face_down": 0,
    "ads_all_placed": True,
    "bonus": {"photos": 1, "ads": -1},
}


def test_a_full_sheet_comes_back_as_it_was() -> None:
    assert to_file(from_file(Counts, FULL)) == FULL


def test_field_by_field_makes_the_same_sheet() -> None:
    counts = Counts()
    for field, value in FULL.items():
        counts = set_count(counts, field, value)
    assert to_file(counts) == FULL


def test_sums_instead_of_single_values() -> None:
    counts = set_count(set_count(set_count(Counts(), "articles", 8), "photos", 5), "ads", 3)
    assert to_file(counts) == {"articles": 8, "photos": 5, "ads": 3}


def test_article_values_one_at_a_time() -> None:
    half = set_count(Counts(), "articles.one_point", 6)
    assert half.articles == ArticleCount(6, None)
    assert half.articles.points is None
    whole = set_count(half, "articles.two_point", 1)
    assert whole.articles == ArticleCount(6, 1)
    assert whole.articles.points == 8


def test_a_single_value_replaces_a_sum() -> None:
    assert set_count(Counts(articles=8), "articles.one_point", 3).articles == ArticleCount(3)


def test_a_bonus_by_its_row() -> None:
    counts = set_count(set_count(Counts(), "bonus.mood", -2), "bonus.articles", 3)
    assert counts.bonus == (("articles", 3), ("mood", -2))
    assert counts.bonus_in("mood") == -2
    assert counts.bonus_in("ads") is None


@pytest.mark.parametrize("whole", [FULL, FULL | {"articles": 8, "photos": 5, "ads": 3}])
def test_what_is_not_there_is_taken_back_in_vain(whole: dict[str, Any]) -> None:
    counts = from_file(Counts, whole)
    gone = [field for field in COUNT_FIELDS if field != "bonus" and read_value(counts, field) is None]
    assert gone
    assert all(set_count(counts, field, None) == counts for field in gone)


@pytest.mark.parametrize("field", COUNT_FIELDS)
def test_none_makes_it_not_entered_again(field: str) -> None:
    whole = from_file(Counts, FULL)
    less = set_count(whole, field, None)
    name, _, part = field.partition(".")
    written = to_file(less).get(name)
    assert (part not in written) if part and isinstance(written, dict) else written is None
    assert {key: value for key, value in to_file(less).items() if key != name} == {
        key: value for key, value in FULL.items() if key != name
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("happy", True),
        ("happy", 1.0),
        ("happy", "3"),
        ("happy", float("nan")),
        ("happy", -1),
        ("happy", 1000),
        ("happy", [3]),
        ("tribune", -1000),
        ("tribune", 1000),
        ("photos", [1, "2"]),
        ("photos", [1, -2]),
        ("photos", -1),
        ("articles", {"three_point": 1}),
        ("articles", {"one_point": 1.0}),
        ("articles", [1]),
        ("articles.one_point", -1),
        ("ads_all_placed", 1),
        ("tribune_tile", ""),
        ("bonus", {"total": 1}),
        ("bonus.photos", 1000),
        ("bonus.total", 1),
        ("total", 3),
        ("__class__", 3),
        ("bonus", 3),
    ],
)
def test_what_is_outside_the_limits_is_refused(field: str, value: Any) -> None:
    counts = from_file(Counts, FULL)
    with pytest.raises(Refused):
        set_count(counts, field, value)


@pytest.mark.parametrize(("field", "value"), [("happy", 0), ("happy", 999), ("tribune", -999), ("bonus.ads", 999)])
def test_the_limits_themselves_are_taken(field: str, value: int) -> None:
    set_count(Counts(), field, value)


def test_a_tribune_may_be_negative_but_no_count() -> None:
    assert set_count(Counts(), "tribune", -3).tribune == -3
    with pytest.raises(Refused) as refused:
        set_count(Counts(), "surplus", -3)
    assert refused.value.message.id == "fault-at-least"

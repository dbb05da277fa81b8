"""Who controls whom, and who throws the dice when."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.plus_belle_la_vie.scoring.control import (
    absolute,
    absolute_control,
    controllers,
    strength,
    throw_order,
)
from companion.games.plus_belle_la_vie.scoring.rendez_vous import Conditions, find_missing_figures
from companion.table.message import Refused
from tests.games.plus_belle_la_vie.build import OPEN, cards


def test_example_1_who_controls_whom() -> None:
    assert {character: "".join(controllers(counts)) for character, counts in OPEN.items()} == {
        "roland": "ab",
        "thomas": "a",
        "agathe": "bc",
        "vincent": "a",
        "luna": "",
        "mirta": "c",
    }
    assert absolute_control(OPEN) == {"thomas": "a", "vincent": "a", "mirta": "c"}


def test_example_2_the_order_of_throws() -> None:
    present = {character: OPEN[character] for character in ("thomas", "roland", "agathe")}
    assert throw_order(present, ("a", "b", "c", "d"), "b") == ("b", "c", "a", "b", "a")


def test_who_triggers_without_control_there_does_not_throw() -> None:
    assert throw_order({"thomas": cards("4/2/0/0")}, ("a", "b", "c", "d"), "d") == ("a",)
    assert throw_order({"luna": cards("0/0/0/0")}, ("a", "b", "c", "d"), "a") == ()


counts = st.dictionaries(st.sampled_from("abcde"), st.integers(0, 7), max_size=5)


@given(counts)
def test_control_is_the_most_cards_and_more_than_none(held: dict[str, int]) -> None:
    found = controllers(held)
    assert set(found) == {player for player, cards in held.items() if cards and cards == max(held.values())}
    assert absolute(held) == (found[0] if len(found) == 1 else None)
    assert set(controllers(dict(reversed(held.items())))) == set(found)


@given(st.dictionaries(st.sampled_from(["thomas", "roland", "luna"]), counts), st.sampled_from("abcde"))
def test_everybody_throws_once_for_each_character_he_controls(present: dict[str, dict[str, int]], who: str) -> None:
    order = throw_order(present, tuple("abcde"), who)
    for player in "abcde":
        assert order.count(player) == sum(player in controllers(held) for held in present.values())
    if who in order:
        assert order[0] == who


def test_a_guest_adds_one_and_a_sold_column_counts_0() -> None:
    assert [strength(2), strength(2, 1), strength(0)] == [2, 3, 0]


def test_a_column_of_guests_only_is_rejected() -> None:
    with pytest.raises(Refused):
        strength(0, 1)


@pytest.mark.parametrize(
    ("figures", "missing", "colours"),
    [
        ("", 3, "blue red yellow"),
        ("yellow red blue", 0, ""),
        ("yellow yellow red blue green", 0, ""),
        # five or six figures are not enough where a colour is not there
        ("yellow yellow red red green green", 0, "blue"),
        ("yellow red", 1, "blue"),
    ],
)
def test_a_rendez_vous_needs_enough_figures_and_its_colours(figures: str, missing: int, colours: str) -> None:
    found = find_missing_figures(Conditions(3, ("yellow", "red", "blue")), figures.split())
    assert (found.figures, list(found.colours)) == (missing, colours.split())
    assert found.is_empty is (not missing and not colours)

"""Points of one round: the rulebook's example, every decision of the reference, and what is not entered."""

from __future__ import annotations

from itertools import permutations

import pytest

from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.points import score_round
from companion.table.message import say
from tests.games.redac_chef.build import areas, counted, points, rules, tied

GOUPIL = Counts(
    articles=ArticleCount(6, 1),
    photos=(4, 1),
    tribune=2,
    tribune_tile="D4",
    free_area=4,
    happy=3,
    sad=5,
    surplus=2,
    ads=(2, 1),
)
ZHETTE = counted(articles=6, photos=4, tribune=1, free_area=7, surplus=1, ads=5)
LAHAZ = counted(articles=10, photos=4, tribune=2, free_area=5, sad=1, surplus=3, ads=3)


def test_the_rulebooks_friday() -> None:
    score = score_round(rules(), {"goupil": GOUPIL, "zhette": ZHETTE, "lahaz": LAHAZ})
    rows = ("articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads")
    assert [score["goupil"][row].points for row in rows] == [8, 5, 2, 3, -2, -2, 14, 3]
    assert [score["zhette"][row].points for row in rows] == [6, 4, 1, -1, 0, -1, 9, 5]
    assert [score["lahaz"][row].points for row in rows] == [10, 4, 2, 1, -1, -3, 13, 3]
    assert score.missing == {}
    assert not any(figure.provisional for _, one in score.players for _, figure in one.rows)


def test_each_figure_carries_its_terms() -> None:
    score = score_round(rules(), {"goupil": GOUPIL, "zhette": ZHETTE, "lahaz": LAHAZ})["goupil"]
    assert score["articles"].why == (say("why-articles-tiles", one=6, two=1),)
    assert score["photos"].why == (say("why-photos-each", each=(4, 1), count=2),)
    assert score["free_area"].why == (say("why-free-area-smallest", cells=4, others=(5, 7), points=3),)
    assert score["mood"].why == (say("why-mood", happy=3, sad=5, off=2),)
    assert score["total"].why[0]["rows"] == tuple(
        say("row-points", row=row, points=figure.points) for row, figure in score.rows[:6] if figure.points is not None
    )


def test_mood_example_of_page_10() -> None:
    assert points(score_round(rules(), {"a": counted(happy=5, sad=3)}), "mood") == {"a": -2}
    assert points(score_round(rules(), {"a": counted(happy=3, sad=5)}), "mood") == {"a": -2}
    assert points(score_round(rules(), {"a": counted(happy=4, sad=4)}), "mood") == {"a": 0}


def test_a_round_total_is_never_negative() -> None:
    score = score_round(rules(), {"a": counted(articles=2, surplus=9), "b": counted(articles=3)})
    assert score["a"]["total"].points == 0
    assert score["a"]["surplus"].points == -9
    assert say("why-never-negative", sum=2 + 3 - 9) in score["a"]["total"].why


def test_the_ads_of_a_round_are_never_negative() -> None:
    score = score_round(rules(), {"a": counted(ads=2, bonus=(("ads", -5),))})
    assert score["a"]["ads"].points == 0
    assert say("why-never-negative", sum=-3) in score["a"]["ads"].why


def test_decided_a_tribune_can_be_negative() -> None:
    score = score_round(rules(), {"a": counted(articles=9, tribune=-4, free_area=0)})
    assert score["a"]["tribune"].points == -4
    assert score["a"]["total"].points == 9 - 4 + 3


def test_decided_the_points_of_3a_go_into_the_tribune_row_not_into_photos() -> None:
    score = score_round(rules(), {"a": counted(photos=(5,), tribune=4, tribune_tile="3A", free_area=0)})
    assert (score["a"]["tribune"].points, score["a"]["photos"].points) == (4, 5)


def test_a_bonus_goes_into_its_row_and_keeps_its_sign() -> None:
    bonus = (
        ("articles", 1),
        ("photos", -2),
        ("tribune", 3),
        ("free_area", -4),
        ("mood", 5),
        ("surplus", 2),
        ("ads", 6),
    )
    one = score_round(rules(), {"a": counted(surplus=1, happy=2, bonus=bonus), "b": counted(free_area=9)})["a"]
    shown = [figure.points for _, figure in one.rows]
    assert shown == [1, -2, 3, 3 - 4, -2 + 5, -1 + 2, 1 - 2 + 3 - 1 + 3 + 1, 6]
    assert one.free_area.points == 3
    assert say("why-bonus", points=-4) in one["free_area"].why


# --- free area --------------------------------------------------------------------------------------------------------


def test_smallest_largest_and_between() -> None:
    assert areas({"a": 7, "b": 3, "c": 4, "d": 5}) == {"a": -1, "b": 3, "c": 1, "d": 1}


def test_each_who_ties_gets_it() -> None:
    assert areas({"a": 3, "b": 3, "c": 6, "d": 6, "e": 5}) == {"a": 3, "b": 3, "c": -1, "d": -1, "e": 1}


@pytest.mark.parametrize(("ruling", "each"), [("smallest", 3), ("middle", 1), ("largest", -1)])
def test_decided_everybody_ties_on_free_area(ruling: str, each: int) -> None:
    assert areas({"a": 4, "b": 4, "c": 4}, tied(ruling)) == {"a": each, "b": each, "c": each}


def test_decided_everybody_ties_is_smallest_by_default() -> None:
    assert areas({"a": 4, "b": 4, "c": 4}) == {"a": 3, "b": 3, "c": 3}


def test_the_ruling_moves_nothing_where_not_everybody_ties() -> None:
    cells = {"a": 4, "b": 4, "c": 5}
    assert areas(cells, tied("largest")) == areas(cells, tied("smallest")) == {"a": 3, "b": 3, "c": -1}


@pytest.mark.parametrize(("ruling", "each"), [("smallest", 3), ("middle", 1), ("largest", -1)])
def test_decided_two_players_one_gets_3_the_other_loses_1_and_a_tie_is_the_ruling(ruling: str, each: int) -> None:
    assert areas({"a": 2, "b": 5}, tied(ruling)) == {"a": 3, "b": -1}
    assert areas({"a": 2, "b": 2}, tied(ruling)) == {"a": each, "b": each}


def test_decided_wilbur_takes_one_cell_off_in_the_comparison() -> None:
    by, who = rules(powers=True), {"a": "wilbur"}
    assert areas({"a": 5, "b": 5, "c": 7}, by, who) == {"a": 3, "b": 1, "c": -1}
    assert areas({"a": 6, "b": 5, "c": 7}, by, who) == {"a": 3, "b": 3, "c": -1}
    assert areas({"a": 0, "b": 0}, by, who) == {"a": 3, "b": 3}, "never below 0"


def test_decided_wilbur_takes_one_cell_off_in_solo() -> None:
    assert areas({"a": 2}, rules("solo", powers=True), {"a": "wilbur"}) == {"a": 3}
    assert areas({"a": 2}, rules("solo"), {"a": "wilbur"}) == {"a": 2}


def test_wilbur_does_nothing_without_powers() -> None:
    assert areas({"a": 5, "b": 5}, rules(), {"a": "wilbur"}) == {"a": 3, "b": 3}


def test_decided_rule_change_1_takes_1_for_each_empty_cell_and_wilbur_does_nothing() -> None:
    by = rules(powers=True, progress="rule-changes", rule_change=1)
    sheets = {"a": counted(empty_cells=6, free_area=None), "b": counted(empty_cells=0, free_area=None)}
    score = score_round(by, sheets, {"a": "wilbur"})
    assert points(score, "free_area") == {"a": -6, "b": 0}
    assert score.missing == {}


def test_rule_change_1_in_solo() -> None:
    by = rules("solo", progress="rule-changes", rule_change=1)
    assert points(score_round(by, {"a": counted(empty_cells=6)}), "free_area") == {"a": -6}


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_the_other_rule_changes_move_no_points(number: int) -> None:
    by = rules(progress="rule-changes", rule_change=number)
    assert areas({"a": 1, "b": 2}, by) == {"a": 3, "b": -1}


@pytest.mark.parametrize("mode", ["solo", "puzzle"])
def test_free_area_by_cells(mode: str) -> None:
    by = rules(mode)
    shown = [areas({"a": cells}, by)["a"] for cells in range(12)]
    assert shown == [3, 3, 2, 2, 1, 1, 0, 0, -1, -1, -1, -1]


# --- Jazz -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("relief", "row"), [(0, -5), (2, -3), (5, 0), (9, 0)])
def test_decided_jazz_reduces_the_mood_loss_never_below_0(relief: int, row: int) -> None:
    sheets = {"a": counted(happy=1, sad=6, mood_relief=relief)}
    assert points(score_round(rules(powers=True), sheets, {"a": "jazz"}), "mood") == {"a": row}


def test_jazz_without_the_relief_is_not_entered() -> None:
    score = score_round(rules(powers=True), {"a": counted(sad=6), "b": counted(sad=6)}, {"a": "jazz"})
    assert points(score, "mood") == {"a": None, "b": -6}
    assert score.missing == {"a": ("mood_relief",)}


def test_jazz_in_balance_needs_no_relief() -> None:
    score = score_round(rules(powers=True), {"a": counted(happy=2, sad=2)}, {"a": "jazz"})
    assert points(score, "mood") == {"a": 0}
    assert score.missing == {}


def test_a_relief_acts_for_nobody_else() -> None:
    sheets = {"a": counted(sad=6, mood_relief=4)}
    assert points(score_round(rules(powers=True), sheets, {"a": "danae"}), "mood") == {"a": -6}
    assert points(score_round(rules(), sheets, {"a": "jazz"}), "mood") == {"a": -6}


# --- not entered ------------------------------------------------------------------------------------------------------


def test_decided_not_entered_is_never_0() -> None:
    one = score_round(rules(), {"a": Counts()})["a"]
    assert {figure.points for _, figure in one.rows} == {None}
    assert one.missing == ("articles", "photos", "tribune", "free_area", "happy", "sad", "surplus", "ads")


def test_half_of_an_entry_is_not_entered() -> None:
    one = score_round(rules(), {"a": Counts(articles=ArticleCount(6), happy=3)})["a"]
    assert one["articles"].points is None
    assert one["mood"].points is None
    assert "articles" in one.missing
    assert "sad" in one.missing
    assert "happy" not in one.missing


def test_decided_a_comparison_is_provisional_until_everybody_has_entered() -> None:
    some = {"a": counted(free_area=4), "b": counted(free_area=6), "c": Counts()}
    score = score_round(rules(), some)
    assert points(score, "free_area") == {"a": 3, "b": -1, "c": None}
    assert score["a"]["free_area"].provisional
    assert score["a"]["total"].provisional
    assert not score["a"]["articles"].provisional
    score = score_round(rules(), some | {"c": counted(free_area=9)})
    assert points(score, "free_area") == {"a": 3, "b": 1, "c": -1}
    assert not score["a"]["total"].provisional


def test_a_total_with_rows_missing_is_provisional_and_names_them() -> None:
    total = score_round(rules(), {"a": Counts(articles=8, photos=2)})["a"]["total"]
    assert total.points == 10
    assert total.provisional
    assert total.why[-1] == say(
        "why-rows-missing", rows=tuple(say("row", row=row) for row in ("tribune", "free_area", "mood", "surplus"))
    )


def test_alone_on_the_page_nothing_is_compared() -> None:
    score = score_round(rules(), {"a": counted(free_area=4), "b": Counts()})
    assert score["a"]["free_area"].why == (say("why-free-area-alone", cells=4, others=(), points=3),)
    assert score["a"]["free_area"].provisional


def test_the_order_of_players_changes_no_score() -> None:
    sheets = {"goupil": GOUPIL, "zhette": ZHETTE, "lahaz": LAHAZ}
    usual = score_round(rules(), sheets)
    for order in permutations(sheets):
        other = score_round(rules(), {player: sheets[player] for player in order})
        assert all(other[player] == usual[player] for player in sheets)


def compared(cells: dict[str, int]) -> dict[str, str]:
    """By player, the id of the message that says how their white space compares."""
    score = score_round(rules(), {player: counted(free_area=area) for player, area in cells.items()})
    return {player: score[player]["free_area"].why[-1].id for player in cells}


def test_a_tie_is_said_as_one() -> None:
    cells = {"a": 4, "b": 4, "c": 6, "d": 9, "e": 9}
    said = {player: why.removeprefix("why-free-area-") for player, why in compared(cells).items()}
    assert said == {
        "a": "smallest-tied",
        "b": "smallest-tied",
        "c": "middle",
        "d": "largest-tied",
        "e": "largest-tied",
    }
    alone = {player: why.removeprefix("why-free-area-") for player, why in compared({"a": 4, "b": 6}).items()}
    assert alone == {"a": "smallest", "b": "largest"}

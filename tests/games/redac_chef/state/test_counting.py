"""Counting at the table: nothing entered is never 0, corrections say what they moved, and nobody is forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.live_scoring import compute_result, find_missing_fields, score_day
from companion.games.redac_chef.state.play import Phase
from companion.kit.game_base import Happened
from companion.table.message import Message
from companion.table.state import TableState
from tests.support.redac_chef_table import PAGE, Sitting, redac_chef

FACTS = redac_chef().facts


def counting(*names: str, **settings: Any) -> Sitting:
    table = Sitting(*names, **settings)
    table.play_round()
    return table


def entered(table: Sitting, seat: str, field: str, value: Any, day: str = "friday") -> wish.EnterCount:
    return wish.EnterCount(day=day, seat=seat, field=field, value=value)


def points(table: Sitting, seat: str, row: str, day: str = "friday") -> int | None:
    counted = table.play.day(day)
    assert counted is not None
    figure = score_day(table.state, counted, FACTS)[seat].get(row)  # type: ignore[arg-type]
    assert figure is not None
    return figure.points


def moved(before: TableState, after: TableState) -> list[tuple[str, str, str, str]]:
    told = redac_chef().score_changes(before, after)
    assert all(each.id == "news-figure" for each in told)
    return [
        (str(each["name"]), each["row"]["row"], str(each["before"]), str(each["after"]))  # type: ignore[index]
        for each in told
    ]


def ids(messages: tuple[Message, ...]) -> list[str]:
    return [each.id for each in messages]


def test_nothing_entered_is_never_0() -> None:
    table = counting("A", "B")
    assert [points(table, "a", row) for row in ("articles", "mood", "total", "ads")] == [None] * 4
    table.do(entered(table, "a", "articles", 0))
    assert points(table, "a", "articles") == 0
    table.do(entered(table, "a", "articles", None))
    assert points(table, "a", "articles") is None


def test_done_counting_names_who_is_missing() -> None:
    table = counting("A", "B", "C")
    table.count("b")
    why = table.refused(Happened(event=CountingDone(day="friday")))
    assert (why.id, why["names"], why["count"]) == ("refused-count-missing", ("A", "C"), 2)
    table.count("a")
    table.count("c")
    table.do(entered(table, "c", "surplus", None))
    assert table.refused(Happened(event=CountingDone(day="friday")))["names"] == ("C",)
    table.do(entered(table, "c", "surplus", 0))
    table.do(Happened(event=CountingDone(day="friday")))
    assert table.play.phase is Phase.BETWEEN
    assert table.do(Happened(event=CountingDone(day="friday"))) is None


def test_nobody_counts_before_the_round_is_over() -> None:
    table = Sitting("A", "B")
    for _ in range(2):
        assert table.refused(entered(table, "a", "articles", 3)).id == "refused-count-early"
        assert table.refused(Happened(event=CountingDone(day="friday"))).id == "refused-count-early"
        table.start()
    assert table.refused(entered(table, "a", "articles", 3, day="sunday")).id == "refused-day-not-reached"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("articles", -1),
        ("articles", 10**12),
        pytest.param("articles", 10**5000, id="huge"),
        ("articles", "8"),
        ("articles", 8.0),
        ("articles", True),
        ("articles", float("nan")),
        ("photos", [1, -1]),
        ("photos", [[[]]]),
        ("ads", {"a": 1}),
        ("tribune", 1000),
        ("bonus.total", 1),
        ("bonus.ads", 1000),
        ("total", 3),
        ("", 1),
        ("articles.three_point", 1),
        ("tribune_tile", "x" * 81),
        ("tribune_tile", "\ud800"),
        ("tribune_tile", " \n"),
    ],
)
def test_a_count_that_no_page_can_hold_is_refused(field: str, value: Any) -> None:
    table = counting("A", "B")
    assert table.refused(entered(table, "a", field, value)).id.startswith(("fault-", "refused-"))


def test_who_does_not_play_is_not_counted() -> None:
    table = counting("A", "B")
    assert table.refused(entered(table, "z", "articles", 3)).id in ("refused-no-such-seat", "refused-not-playing")


def test_a_count_said_twice_is_one_entry() -> None:
    table = counting("A", "B")
    assert table.do(entered(table, "a", "photos", (4, 1)))
    assert table.do(entered(table, "a", "photos", [4, 1])) is None
    assert table.today.counts("a").photos == (4, 1)


def test_undoing_a_count_brings_the_one_before_back() -> None:
    table = counting("A", "B")
    table.do(entered(table, "a", "articles", 3))
    table.do(entered(table, "b", "articles", 9))
    table.do(entered(table, "a", "articles", 4))
    table.undo("count-entered", seat="a")
    assert [table.today.counts(seat).articles for seat in "ab"] == [3, 9]


def test_what_is_counted_for_the_first_time_is_no_news() -> None:
    table = counting("A", "B")
    before = table.state
    table.count("a")
    table.count("b", free_area=2)
    table.do(entered(table, "b", "free_area", 9))
    assert moved(before, table.state) == []


def test_a_correction_of_a_counted_day_says_all_that_it_moved() -> None:
    table = counting("A", "B", "C")
    table.count("a", free_area=4)
    table.count("b", free_area=6)
    table.count("c", free_area=8)
    table.do(Happened(event=CountingDone(day="friday")))
    before = table.state
    table.do(entered(table, "a", "free_area", 8))
    assert moved(before, table.state) == [
        ("A", "free_area", "3", "−1"),
        ("A", "total", "14", "10"),
        ("B", "free_area", "1", "3"),
        ("B", "total", "12", "14"),
    ]
    table.undo("count-entered", seat="a", field="free_area")
    assert moved(before, table.state) == []


def test_a_counted_day_is_corrected_days_later() -> None:
    table = counting("A", "B")
    table.count_all()
    table.next_day()
    table.play_round()
    before = table.state
    table.do(entered(table, "b", "photos", [6]))
    assert moved(before, table.state) == [("B", "photos", "5", "6"), ("B", "total", "14", "15")]


def test_undo_of_a_count_under_the_done_day_is_refused() -> None:
    table = counting("A", "B")
    table.count_all()
    why = table.why_not_undone("count-entered", seat="a", field="articles")
    assert ids(why["later"]) == ["undo-counting-done"]  # type: ignore[arg-type]
    table.undo("counting-done")
    assert table.play.phase is Phase.COUNT
    table.undo("count-entered", seat="a", field="articles")
    assert find_missing_fields(table.state, table.today, FACTS) == {"a": ("articles",)}


def test_a_ruling_changes_at_any_time_and_says_what_it_moved() -> None:
    table = counting("A", "B")
    table.count_all()
    before = table.state
    table.do(wish.ChangeOption(option="all_tied_free_area", value="largest"))
    assert moved(before, table.state) == [
        ("A", "free_area", "3", "−1"),
        ("A", "total", "14", "10"),
        ("B", "free_area", "3", "−1"),
        ("B", "total", "14", "10"),
    ]
    table.undo("option-changed")
    assert moved(before, table.state) == []
    assert table.do(wish.ChangeOption(option="all_tied_free_area", value="smallest")) is None


def test_a_ruling_moves_what_is_entered_of_the_day_that_is_being_counted() -> None:
    table = counting("A", "B")
    for seat in "ab":
        table.do(entered(table, seat, "free_area", 4))
    before = table.state
    table.do(wish.ChangeOption(option="all_tied_free_area", value="middle"))
    assert ("B", "free_area", "3", "1") in moved(before, table.state)


def test_the_two_player_gap_says_what_it_makes_of_the_end() -> None:
    table = counting("A", "B")
    for day in ("friday", "saturday", "sunday"):
        table.count("a", ads=4, articles=9)
        table.count("b", ads=6)
        table.do(Happened(event=CountingDone(day=day)))
        if day != "sunday":
            table.next_day()
            table.play_round()
    before = table.state
    end = compute_result(before, FACTS).end
    assert end is not None
    assert (end.penalties, end.winners) == ({"a": -10}, ("b",))
    table.do(wish.ChangeOption(option="two_player_gap", value=6))
    told = redac_chef().score_changes(before, table.state)
    assert ids(told) == ["news-points", "news-winners"]
    assert (told[0]["name"], told[0]["before"], told[0]["after"]) == ("A", 35, 45)
    assert told[1]["names"] == ("A",)


def test_a_correction_says_who_is_bankrupt_now() -> None:
    table = Sitting("A", "B", "C")
    table.play_round()
    table.count_all()
    for _ in range(2):
        table.next_day()
        table.play_round()
        table.count_all()
    before = table.state
    table.do(entered(table, "b", "ads", [1], day="sunday"))
    told = redac_chef().score_changes(before, table.state)
    assert next(each for each in told if each.id == "news-bankrupt")["name"] == "B"
    after = table.state
    table.undo("count-entered", seat="b", day="sunday", field="ads")
    assert "news-nobody-bankrupt" in ids(redac_chef().score_changes(after, table.state))


@given(st.data())
@settings(max_examples=20)
def test_the_order_of_entry_changes_no_score(data: st.DataObject) -> None:
    table = counting("A", "B", "C")
    pages = {
        seat: {**PAGE, "free_area": data.draw(st.integers(0, 6)), "articles": data.draw(st.integers(0, 20))}
        for seat in "abc"
    }
    entries = [(seat, field, value) for seat, page in pages.items() for field, value in page.items()]
    other = counting("A", "B", "C")
    for seat, field, value in entries:
        table.do(entered(table, seat, field, value))
    for seat, field, value in data.draw(st.permutations(entries)):
        other.do(entered(other, seat, field, value))
    assert score_day(table.state, table.today, FACTS) == score_day(other.state, other.today, FACTS)


@given(articles=st.integers(0, 30), surplus=st.integers(0, 40), sad=st.integers(0, 40), ads=st.integers(0, 9))
@settings(max_examples=30)
def test_no_round_total_is_under_0(articles: int, surplus: int, sad: int, ads: int) -> None:
    table = counting("A", "B")
    table.count("a", articles=articles, surplus=surplus, sad=sad, ads=ads)
    table.do(entered(table, "a", "bonus.ads", -9))
    assert (points(table, "a", "total") or 0) >= 0
    assert (points(table, "a", "ads") or 0) >= 0

"""Tokens: who called when, what the hand sets, and what is too close to tell."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.kit.token_order import ORDER_FINAL_MS, Bouclage, Call, with_call, without
from companion.table.press import MOST_CORRECTION_MS


def called(*calls: tuple[str, int] | tuple[str, int, int]) -> Bouclage:
    bouclage = Bouclage()
    for seat, at, *error in calls:
        bouclage = with_call(bouclage, Call(seat, at, error[0] if error else 0, None))
    return bouclage


def test_the_earlier_press_has_the_smaller_token_however_late_it_arrives() -> None:
    assert called(("a", 500), ("b", 480), ("c", 490)).order == ("b", "c", "a")


def test_equal_presses_keep_the_order_of_arrival() -> None:
    assert called(("b", 500), ("a", 500)).order == ("b", "a")


def test_a_second_press_changes_nothing() -> None:
    once = called(("a", 500), ("b", 600))
    assert with_call(once, Call("b", 100, 0, None)) == once


@given(st.permutations("abcdef"), st.lists(st.integers(0, 20), min_size=6, max_size=6))
def test_tokens_are_a_permutation(arrival: list[str], ats: list[int]) -> None:
    bouclage = called(*zip(arrival, ats, strict=True))
    assert sorted(bouclage.token(seat) or 0 for seat in "abcdef") == [1, 2, 3, 4, 5, 6]
    at = dict(zip(arrival, ats, strict=True))
    assert [at[seat] for seat in bouclage.order] == sorted(ats)


def test_a_photo_finish_is_a_gap_within_both_errors() -> None:
    bouclage = called(("a", 500, 8), ("b", 520, 11), ("c", 545, 8))
    assert [bouclage.gap(seat) for seat in "abc"] == [None, 20, 25]
    assert [bouclage.is_photo_finish(seat) for seat in "abc"] == [False, False, False]
    bouclage = called(("a", 500, 8), ("b", 519, 11), ("c", 545, 8))
    assert [bouclage.is_photo_finish(seat) for seat in "abc"] == [False, True, False]
    assert bouclage.doubtful


def test_what_the_hand_set_is_no_photo_finish_any_more_and_later_presses_are_in_their_order() -> None:
    swapped = Bouclage(called(("a", 500, 20), ("b", 510, 20)).calls, ("b", "a"))
    assert not swapped.doubtful
    later = with_call(with_call(swapped, Call("d", 905, 20, None)), Call("c", 900, 20, None))
    assert later.order == ("b", "a", "c", "d")
    assert (later.gap("a"), later.gap("c"), later.gap("d")) == (None, 400, 5)
    assert later.is_photo_finish("d")


def test_a_call_entered_late_comes_before_those_who_called_later_also_where_the_hand_has_been() -> None:
    confirmed = Bouclage(called(("a", 500, 20), ("c", 510, 20)).calls, ("a", "c"))
    shouted = with_call(confirmed, Call("b", 300, 500, None, heard_at=9_000))
    assert shouted.order == ("b", "a", "c")
    assert with_call(shouted, Call("d", 900, 5, None)).order == ("b", "a", "c", "d")
    swapped = Bouclage(confirmed.calls, ("c", "a"))
    assert with_call(with_call(swapped, Call("b", 300, 5, None)), Call("d", 400, 5, None)).order == ("b", "d", "c", "a")


def test_what_comes_on_one_line_is_never_too_close_to_tell() -> None:
    one = Bouclage((Call("a", 500, 90, None, line="x"), Call("b", 500, 90, None, line="x")))
    two = Bouclage((Call("a", 500, 90, None, line="x"), Call("b", 500, 90, None, line="y")))
    unknown = Bouclage((Call("a", 500, 90, None), Call("b", 500, 90, None)))
    assert [each.is_photo_finish("b") for each in (one, two, unknown)] == [False, True, True]


def test_the_table_is_asked_once_no_earlier_press_can_come_any_more() -> None:
    bouclage = called(("a", 500, 20), ("b", 510, 20), ("c", 515, 20), ("d", 2_000, 1))
    assert ORDER_FINAL_MS > MOST_CORRECTION_MS
    assert not bouclage.is_settled("a", 499 + ORDER_FINAL_MS)
    assert bouclage.is_settled("a", 500 + ORDER_FINAL_MS)
    assert bouclage.close_finish(509 + ORDER_FINAL_MS) is None
    assert bouclage.close_finish(510 + ORDER_FINAL_MS) == ("a", "b")
    confirmed = Bouclage(bouclage.calls, ("a", "b", "c", "d"))
    assert confirmed.close_finish(9_000) is None
    assert confirmed.is_settled("d", 2_000)
    assert Bouclage().close_finish(9_000) is None


def test_who_leaves_gives_his_token_back_and_those_behind_move_up() -> None:
    bouclage = without(called(("a", 1), ("b", 2), ("c", 3)), "b")
    assert (bouclage.token("a"), bouclage.token("b"), bouclage.token("c")) == (1, None, 2)
    assert without(Bouclage(bouclage.calls, ("c", "a")), "c").order == ("a",)


def test_the_last_call_is_when_the_table_heard_it() -> None:
    bouclage = with_call(called(("a", 500)), Call("b", 100, 0, None, heard_at=900))
    assert (bouclage.order, bouclage.last_call_at) == (("b", "a"), 900)
    assert Bouclage().last_call_at is None

"""A round at the table: start, calls, buzzer, tokens, the end, and every way back."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.automatic_events import CLOSE_AFTER_MS
from companion.games.redac_chef.state.events import RoundCalledOff
from companion.games.redac_chef.state.intents import LEAD_MS, SAID_TWICE_MS
from companion.games.redac_chef.state.play import Phase
from companion.kit.game_base import Happened
from companion.table.intents import AddTime, PauseTimer, ResumeTimer, SetTimeLeft, Undo
from companion.table.message import Message
from companion.table.timer import Status
from tests.support.redac_chef_table import HOST, Sitting

LENGTH = 240_000


def names(message: Message) -> list[str]:
    """The ids of what stands in the way."""
    later = message["later"]
    assert isinstance(later, tuple)
    return [each.id for each in later if isinstance(each, Message)]


# --- start ------------------------------------------------------------------------------------------------------------


def test_a_round_starts_with_3_2_1_and_the_chosen_length() -> None:
    table = Sitting("A", "B")
    table.start(lead=False)
    assert (table.play.phase, table.status, table.left) == (Phase.ROUND, Status.STARTING, LENGTH)
    table.wait(LEAD_MS)
    assert (table.status, table.left) == (Status.RUNNING, LENGTH)
    assert table.today.seats == ("a", "b")


def test_two_who_start_the_round_at_once_start_one() -> None:
    table = Sitting("A", "B")
    table.start(lead=False)
    table.wait(200)
    assert table.do(wish.StartRound(day="friday")) is None
    assert table.left == LENGTH


def test_too_few_players_cannot_start() -> None:
    table = Sitting("A")
    why = table.refused(wish.StartRound(day="friday"))
    assert (why.id, why["fewest"], why["found"]) == ("refused-too-few-players", 2, 1)


@pytest.mark.parametrize("day", ["saturday", "monday", ""])
def test_another_day_cannot_start(day: str) -> None:
    assert Sitting("A", "B").refused(wish.StartRound(day=day)).id == "refused-round-not-ready"


def test_rule_change_2_gives_two_minutes() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=2)
    table.start()
    assert table.left == 120_000


# --- calls ------------------------------------------------------------------------------------------------------------


def test_tokens_go_out_smallest_first_with_the_time_left() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(100_000)
    table.maquette("c")
    table.wait(20_000)
    table.tirage("b")
    table.wait(10_000)
    table.tirage("c")
    assert [table.today.bouclage.token(seat) for seat in "abc"] == [None, 1, 2]
    call = table.today.bouclage.call("b")
    assert call is not None
    assert (call.left_ms, call.after_ms) == (120_000, 120_000)
    assert table.today.layout_left("c") == 140_000
    assert table.today.without_token == ("a",)


def test_a_call_said_twice_is_one() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(1_000)
    assert table.maquette("a")
    assert table.maquette("a") is None
    assert table.tirage("a")
    table.wait(1_000)
    assert table.tirage("a") is None
    assert table.order == ("a",)


def test_nobody_calls_while_3_2_1_is_counted() -> None:
    table = Sitting("A", "B")
    table.start(lead=False)
    table.wait(LEAD_MS - 1)
    for call in (wish.CallLayout(day="friday", seat="a"), wish.CallPrint(day="friday", seat="a")):
        assert table.refused(call).id == "refused-call-early"


def test_nobody_calls_in_a_pause() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(1_000)
    table.do(PauseTimer())
    table.wait(1_000)
    for call in (wish.CallLayout(day="friday", seat="a"), wish.CallPrint(day="friday", seat="a")):
        assert table.refused(call).id == "refused-call-paused"


def test_a_press_before_the_pause_counts_though_it_arrives_in_it() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(10_000)
    table.do(PauseTimer())
    table.wait(80)
    table.tirage("a", at=table.now - 100)
    call = table.today.bouclage.call("a")
    assert call is not None
    assert (call.left_ms, call.after_ms) == (LENGTH - 9_980, 9_980)
    table.do(ResumeTimer())
    table.tirage("b", at=table.now - 120)  # before the pause too, and the clock runs again
    assert table.order == ("b", "a")
    why = table.refused(wish.CallPrint(day="friday", seat="c", at=table.now - 50))
    assert why.id == "refused-call-paused"


def test_nobody_calls_before_and_after_a_round_nor_who_does_not_play() -> None:
    table = Sitting("A", "B")
    assert table.refused(wish.CallPrint(day="friday", seat="a")).id == "refused-no-round"
    assert table.refused(wish.CallPrint(day="sunday", seat="a")).id == "refused-day-not-reached"
    table.start()
    assert table.refused(wish.CallPrint(day="friday", seat="z")).id == "refused-not-playing"
    table.wait(1_000)
    for seat in "ab":
        table.tirage(seat)
    table.wait(CLOSE_AFTER_MS)
    assert table.do(wish.CallPrint(day="friday", seat="a")) is None
    assert table.refused(wish.CallLayout(day="friday", seat="a")).id == "refused-no-round"


def test_maquette_after_tirage_is_refused_and_tirage_without_maquette_is_not() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    assert table.refused(wish.CallLayout(day="friday", seat="a")).id == "refused-has-token"


def test_a_press_can_not_come_from_the_future() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.tirage("a", at=table.now + 5_000)
    table.wait(10)
    table.tirage("b")
    assert table.order == ("a", "b")


def test_a_press_is_never_from_before_the_round() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(40)
    table.tirage("a", at=table.now - 200, error_ms=150)
    call = table.today.bouclage.call("a")
    assert call is not None
    assert (call.left_ms, call.after_ms) == (LENGTH, 0)
    table.tirage("b", at=0)
    assert table.today.bouclage.call("b").left_ms == LENGTH  # type: ignore[union-attr]
    calm = Sitting("A", "B", mode="turn-by-turn")
    calm.start(lead=False)
    began = calm.now
    calm.wait(50)
    calm.tirage("a", at=began - 90)
    assert calm.today.bouclage.call("a").at == began  # type: ignore[union-attr]


def test_a_correction_alone_puts_no_press_into_the_pause_that_it_came_after() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(10_000)
    table.do(PauseTimer())
    table.wait(5_000)
    table.do(ResumeTimer())
    table.wait(30)
    assert table.refused(wish.CallPrint(day="friday", seat="a", at=table.now - 60, error_ms=29)).id == (
        "refused-call-paused"
    )
    table.tirage("a", at=table.now - 60, error_ms=30)
    assert table.today.bouclage.call("a").left_ms == LENGTH - 10_000  # type: ignore[union-attr]
    # One from before the pause is still from before it.
    table.tirage("b", at=table.now - 5_100, error_ms=9_000)
    assert table.today.bouclage.call("b").left_ms == LENGTH - 9_930  # type: ignore[union-attr]


def test_a_shout_is_entered_with_the_time_that_was_shown_also_in_the_pause_and_after_the_buzzer() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(30_000)
    table.tirage("a", line="x")
    table.wait(10_000)
    table.do(PauseTimer())
    table.wait(60_000)
    table.tirage("b", left_ms=LENGTH - 20_500, error_ms=500, line="y")
    call = table.today.bouclage.call("b")
    assert call is not None
    assert (call.left_ms, call.after_ms, call.heard_at, call.line) == (LENGTH - 20_500, 20_500, table.now, "")
    assert table.order == ("b", "a")
    table.do(ResumeTimer())
    table.wait(LENGTH)
    assert table.today.time_called
    table.tirage("c", left_ms=500, error_ms=500)
    assert table.today.bouclage.call("c").left_ms == 500  # type: ignore[union-attr]
    assert table.order == ("b", "a", "c")
    assert not table.today.closed
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed


def test_a_shout_of_a_time_that_never_was_is_bounded_to_the_round() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(30_000)
    table.tirage("a", left_ms=10**9)
    table.tirage("b", left_ms=1_000)
    lefts = [table.today.bouclage.call(seat).left_ms for seat in "ab"]  # type: ignore[union-attr]
    assert lefts == [LENGTH, LENGTH - 30_000]


def test_the_last_token_leaves_its_three_seconds_also_after_a_photo_finish_was_decided() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(1_000)
    table.tirage("a", error_ms=10)
    table.tirage("b", error_ms=10)
    table.do(wish.SetOrder(day="friday", order=("b", "a")))
    table.wait(1_000)
    table.tirage("c")
    assert not table.today.closed
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed


def test_a_maquette_from_before_the_buzzer_counts() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(LENGTH + 30)
    table.do(wish.CallLayout(day="friday", seat="a", at=table.now - 31))
    assert table.today.layout_left("a") == 1
    assert table.refused(wish.CallLayout(day="friday", seat="b", at=table.now - 30)).id == "refused-time-up"


def test_an_error_that_nobody_believes_is_cut() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(1_000)
    table.tirage("a", error_ms=-50)
    table.tirage("b", error_ms=10**9)
    assert [table.today.bouclage.call(seat).error_ms for seat in "ab"] == [0, 5_000]  # type: ignore[union-attr]


def test_two_presses_in_the_same_instant_are_two_tokens_and_the_table_can_swap_or_confirm() -> None:
    table = Sitting("A", "B", "C", "D")
    table.start()
    table.wait(10_000)
    table.tirage("c", error_ms=10)
    table.tirage("a", at=table.now - 5, error_ms=10)
    assert table.order == ("a", "c")
    assert table.today.bouclage.gap("c") == 5
    assert table.today.bouclage.is_photo_finish("c")
    table.do(wish.SetOrder(day="friday", order=("c", "a")))
    assert table.order == ("c", "a")
    assert not table.today.bouclage.doubtful
    table.wait(1_000)
    table.tirage("b")
    assert table.order == ("c", "a", "b")
    table.undo("order-set")
    assert table.order == ("a", "c", "b")
    table.do(wish.SetOrder(day="friday", order=("a", "c", "b")))  # it was right
    assert not table.today.bouclage.doubtful
    assert table.do(wish.SetOrder(day="friday", order=("a", "c", "b"))) is None


def test_a_photo_finish_is_confirmed_or_swapped_pair_by_pair_and_undone() -> None:
    table = Sitting("A", "B", "C", "D", "E")
    table.start()
    table.wait(10_000)
    for seat, at in (("a", 0), ("b", 5), ("c", 900), ("d", 905)):
        table.tirage(seat, at=table.now - 2_000 + at, error_ms=5)
    assert table.today.bouclage.close_finish(table.now) == ("a", "b")
    table.do(wish.TellFinish(day="friday", first="b", second="a"))
    assert table.order == ("b", "a", "c", "d")
    assert table.today.bouclage.gap("a") is None, "the gap that was measured is not what happened"
    assert table.today.bouclage.close_finish(table.now) == ("c", "d"), "the other pair is asked for itself"
    table.do(wish.TellFinish(day="friday", first="c", second="d"))
    assert table.order == ("b", "a", "c", "d")
    assert not table.today.bouclage.doubtful
    assert table.do(wish.TellFinish(day="friday", first="c", second="d")) is None
    assert table.refused(wish.TellFinish(day="friday", first="b", second="d")).id == "refused-finish-gone"
    assert table.refused(wish.TellFinish(day="friday", first="e", second="d")).id == "refused-finish-gone"
    # A shout that is entered later finds its place all the same.
    table.tirage("e", left_ms=LENGTH - 1_000, error_ms=500)
    assert table.order == ("e", "b", "a", "c", "d")
    table.undo("finish-told", first="b", second="a")
    assert table.order == ("e", "a", "b", "c", "d")


def test_while_the_round_runs_only_tokens_that_are_out_change_hands() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(1_000)
    assert table.refused(wish.SetOrder(day="friday", order=("a", "b", "c"))).id == "refused-order-incomplete"
    table.tirage("a")
    table.tirage("b")
    for wrong in (("a",), ("a", "b", "c"), ("a", "c"), ("a", "a"), ()):
        assert table.refused(wish.SetOrder(day="friday", order=wrong)).id == "refused-order-incomplete"


# --- the buzzer -------------------------------------------------------------------------------------------------------


def test_decided_at_the_buzzer_the_rest_take_the_next_tokens_by_pressing() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(1_000)
    table.tirage("b")
    table.wait(LENGTH)
    assert table.today.time_called
    assert table.status is Status.OVER
    table.tirage("c")
    table.wait(700)
    table.tirage("a")
    assert table.order == ("b", "c", "a")
    assert table.today.bouclage.call("c").left_ms is None  # type: ignore[union-attr]
    assert not table.today.closed
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed


def test_a_press_is_at_the_buzzer_as_soon_as_time_is_up_whether_or_not_a_tick_came() -> None:
    table = Sitting("A", "B")
    table.start()
    table.now += LENGTH  # nobody woke up
    entry = table.log.decide(wish.CallPrint(day="friday", seat="a"), table.now, HOST)
    assert entry is not None
    assert entry.events[0].left_ms is None  # type: ignore[attr-defined]


def test_a_press_whose_corrected_time_is_before_the_buzzer_counts() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(LENGTH + 30)
    assert table.today.time_called
    table.tirage("b")
    table.tirage("a", at=table.now - 31)
    call = table.today.bouclage.call("a")
    assert call is not None
    assert (call.left_ms, call.after_ms) == (1, LENGTH - 1)
    assert table.order == ("a", "b")
    table.tirage("c", at=table.now - 30)
    assert table.today.bouclage.call("c").left_ms is None  # type: ignore[union-attr]


def test_no_maquette_after_the_buzzer() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH)
    assert table.refused(wish.CallLayout(day="friday", seat="a")).id == "refused-time-up"


def test_decided_whoever_keeps_score_can_deal_the_rest_in_the_order_they_really_lie() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.tirage("c")
    table.wait(LENGTH)
    table.do(wish.SetOrder(day="friday", order=("c", "b", "a")))
    assert table.order == ("c", "b", "a")
    assert table.today.closed
    table.undo("order-set")
    assert not table.today.closed
    assert table.order == ("c",)
    assert (table.status, table.today.time_called) == (Status.OVER, True)


def test_the_buzzer_itself_is_not_undone() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH)
    assert table.why_not_undone("time-called").id == "refused-undo-buzzer"


def test_a_token_taken_at_the_buzzer_is_taken_back_by_undo_also_after_the_end() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.wait(LENGTH)
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    table.undo("print-called", seat="b")
    assert not table.today.closed
    assert (table.order, table.status, table.today.time_called) == (("a",), Status.OVER, True)
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed


def test_time_set_after_the_buzzer_takes_it_back() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH)
    table.do(SetTimeLeft(left_ms=30_000))
    assert (table.status, table.left, table.today.time_called) == (Status.PAUSED, 30_000, False)
    table.do(ResumeTimer())
    table.wait(10_000)
    table.tirage("a")
    assert table.today.bouclage.call("a").left_ms == 20_000  # type: ignore[union-attr]
    table.wait(20_000)
    assert table.today.time_called


# --- the end by word of the table -------------------------------------------------------------------------------------


def test_the_table_ends_the_round_and_the_rest_take_their_tokens() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(60_000)
    table.tirage("b")
    table.do(wish.EndRound(day="friday"))
    assert (table.today.time_called, table.status) == (True, Status.OVER)
    table.tirage("c")
    table.wait(SAID_TWICE_MS)
    table.do(wish.EndRound(day="friday"))
    assert table.order == ("b", "c", "a")
    assert table.today.closed
    assert table.do(wish.EndRound(day="friday")) is None


def test_two_who_end_the_round_at_once_do_not_deal_the_tokens() -> None:
    table = Sitting("A", "B")
    table.start()
    table.do(wish.EndRound(day="friday"))
    table.wait(SAID_TWICE_MS - 1)
    assert table.do(wish.EndRound(day="friday")) is None
    assert table.order == ()


def test_a_word_just_after_the_buzzer_does_not_deal_the_tokens_either() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH + 300)
    assert table.do(wish.EndRound(day="friday")) is None
    assert table.order == ()


def test_ending_the_round_is_undone_with_the_time_left_then_and_offered() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH - 60_000)
    table.do(wish.EndRound(day="friday"))
    assert next(table.log.list_undoable()).name.id == "undo-time-called"
    table.wait(90_000)
    table.undo("time-called")
    assert (table.status, table.left, table.today.time_called) == (Status.PAUSED, 60_000, False)
    table.do(ResumeTimer())
    table.wait(1_000)
    table.tirage("a")
    assert table.today.bouclage.call("a").left_ms == 59_000  # type: ignore[union-attr]


def test_what_was_taken_after_the_word_stands_in_the_way_of_taking_it_back() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("b")
    table.do(wish.EndRound(day="friday"))
    table.tirage("a")
    assert names(table.why_not_undone("time-called")) == ["undo-print-called"]
    table.wait(CLOSE_AFTER_MS)
    assert names(table.why_not_undone("time-called")) == ["undo-print-called"]
    table.undo("print-called", seat="a")
    table.undo("time-called")
    assert table.status is Status.PAUSED


def test_undoing_a_word_that_changed_nothing_leaves_no_clock_behind() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.tirage("b")
    table.do(wish.EndRound(day="friday"))  # in the three seconds before the end
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    table.undo("time-called")
    assert (table.play.phase, table.status) == (Phase.COUNT, Status.IDLE)


def test_dealing_the_rest_is_undone_as_one() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.tirage("c")
    table.wait(LENGTH + SAID_TWICE_MS)
    table.do(wish.EndRound(day="friday"))
    assert table.order == ("c", "a", "b")
    assert names(table.why_not_undone("print-called", seat="c")) == ["undo-order-set"]
    table.undo("order-set")
    assert table.order == ("c",)
    table.undo("print-called", seat="c")
    assert table.order == ()


# --- the last token ---------------------------------------------------------------------------------------------------


def test_the_last_token_ends_the_round_three_seconds_later() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(1_000)
    table.tirage("a")
    table.wait(1_000)
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS - 1)
    assert table.play.phase is Phase.ROUND
    table.wait(1)
    assert (table.play.phase, table.status) == (Phase.COUNT, Status.IDLE)


def test_within_the_three_seconds_undo_leaves_the_clock_alone() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.tirage("b")
    table.wait(2_000)
    table.undo("print-called", seat="b")
    assert (table.status, table.left) == (Status.RUNNING, LENGTH - 2_000)
    table.wait(5_000)
    assert table.play.phase is Phase.ROUND
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    assert table.play.phase is Phase.COUNT


def test_a_token_entered_by_hand_with_an_earlier_time_leaves_its_three_seconds_too() -> None:
    """The cut-off player shouted; somebody enters it."""
    table = Sitting("A", "B")
    table.start()
    table.wait(60_000)
    table.tirage("a")
    table.wait(20_000)
    table.tirage("b", at=table.now - 30_000)
    assert table.order == ("b", "a")
    assert not table.today.closed
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    table.undo("print-called", seat="b")
    assert (table.status, table.left) == (Status.PAUSED, LENGTH - 80_000)


def test_undo_after_the_end_gives_back_the_time_left_then() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    for seat in "abc":
        table.wait(10_000)
        table.tirage(seat)
    table.wait(600_000)
    assert table.today.closed
    table.undo("print-called", seat="c")
    assert (table.play.phase, table.status, table.left) == (Phase.ROUND, Status.PAUSED, LENGTH - 30_000)
    assert table.order == ("a", "b")
    table.do(ResumeTimer())
    table.wait(5_000)
    table.tirage("c")
    assert table.today.bouclage.call("c").left_ms == LENGTH - 35_000  # type: ignore[union-attr]


def test_undoing_any_token_after_the_end_gives_back_the_time_of_the_end() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(10_000)
    table.tirage("a")
    table.wait(10_000)
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    table.undo("print-called", seat="a")
    assert (table.order, table.left) == (("b",), LENGTH - 20_000)


def test_undoing_the_end_itself_undoes_what_ended_it() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(10_000)
    table.tirage("a")
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    table.undo("round-closed")
    assert (table.order, table.status, table.left) == (("a",), Status.PAUSED, LENGTH - 10_000)


def test_a_pause_within_the_three_seconds_does_not_hold_the_end() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.tirage("b")
    table.wait(1_000)
    table.do(PauseTimer())
    table.wait(2_000)
    assert table.today.closed
    table.undo("print-called", seat="b")
    assert table.left == LENGTH - 1_000


def test_the_buzzer_within_the_three_seconds_changes_nothing() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH - 1_000)
    table.tirage("a")
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    assert not table.today.time_called


def test_undo_of_a_token_under_counts_is_refused_and_names_them() -> None:
    table = Sitting("A", "B")
    table.play_round()
    table.do(wish.EnterCount(day="friday", seat="a", field="articles", value=3))
    why = table.why_not_undone("print-called", seat="b")
    assert names(why) == ["undo-count-entered"]
    assert (why["what"].id, why["more"]) == ("undo-print-called", 0)  # type: ignore[union-attr]


def test_undo_names_at_most_three_and_how_many_more() -> None:
    table = Sitting("A", "B")
    table.play_round()
    table.count_all()
    why = table.why_not_undone("print-called", seat="b")
    assert len(names(why)) == 3
    assert why["more"] == 2 * 8 + 1 - 3


def test_redo_brings_token_end_and_clock_back() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(10_000)
    table.tirage("a")
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    closed = table.state
    table.undo("print-called", seat="b")
    (redo, *_) = table.log.list_undoable()
    assert (redo.redo, redo.name.id) == (True, "undo-print-called")
    table.undo_last()
    assert table.state == closed
    (undo, *_) = table.log.list_undoable()
    assert (undo.redo, undo.name.id) == (False, "undo-print-called")


def test_redo_of_an_end_after_another_end_was_undone_leaves_no_clock_behind() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.wait(LENGTH)
    undos = []
    for _ in range(2):
        table.tirage("b")
        table.wait(CLOSE_AFTER_MS)
        table.undo("print-called", seat="b")
        undos.append(table.log.entries[-1].seq)
    table.do(Undo(entry=undos[0]))
    assert (table.play.phase, table.status) == (Phase.COUNT, Status.IDLE)


def test_redo_after_another_press_is_refused() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.undo("print-called")
    table.wait(500)
    table.tirage("a")
    why = table.why_not_undone("undone")
    assert names(why) == ["undo-print-called"]


# --- pause, time, calling off -----------------------------------------------------------------------------------------


def test_the_pizza() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(100_123)
    table.do(PauseTimer())
    assert table.do(PauseTimer()) is None
    table.wait(3_600_000)
    assert table.left == LENGTH - 100_123
    table.do(ResumeTimer())
    assert table.do(ResumeTimer()) is None
    table.wait(877)
    assert table.left == LENGTH - 101_000


def test_pausing_a_hundred_times_loses_nothing() -> None:
    table = Sitting("A", "B")
    table.start()
    for index in range(100):
        table.wait(7)
        table.do(PauseTimer())
        table.wait(index)
        table.do(ResumeTimer())
    assert table.left == LENGTH - 700


def test_plus_thirty_seconds() -> None:
    table = Sitting("A", "B")
    table.start()
    table.wait(LENGTH - 1)
    table.do(AddTime())
    table.wait(30_000)
    assert not table.today.time_called
    table.wait(1)
    assert table.today.time_called
    assert table.refused(AddTime()).id == "refused-no-clock"


def test_time_cannot_be_taken_below_nothing_nor_added_beyond_an_hour() -> None:
    table = Sitting("A", "B")
    assert table.refused(AddTime()).id == "refused-no-clock"
    assert table.refused(SetTimeLeft(left_ms=1_000)).id == "refused-no-clock"
    table.start()
    table.wait(LENGTH - 10_000)
    for by in (-10_000, -30_000, 10**12):
        assert table.refused(AddTime(by_ms=by)).id == "refused-clock-length"
    for left in (0, -5, 10**12):
        assert table.refused(SetTimeLeft(left_ms=left)).id == "refused-clock-length"
    table.do(AddTime(by_ms=-5_000))
    assert table.left == 5_000


def test_a_round_is_called_off_only_while_nobody_has_a_token() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    table.start()
    table.maquette("a")
    table.do(Happened(event=RoundCalledOff(day="friday")))
    assert (table.play.phase, table.status, table.today.layout) == (Phase.READY, Status.IDLE, ())
    assert table.today.tribune("a") == "D1"
    table.start()
    table.tirage("a")
    assert table.refused(Happened(event=RoundCalledOff(day="friday"))).id == "refused-call-off-late"
    table.undo("print-called")
    table.do(Happened(event=RoundCalledOff(day="friday")))
    assert table.refused(Happened(event=RoundCalledOff(day="friday"))).id == "refused-no-round"


# --- the server was away ----------------------------------------------------------------------------------------------


def away_table() -> Sitting:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(60_000)
    table.away(40_000)
    assert table.state.away is not None
    assert (table.status, table.left) == (Status.PAUSED, LENGTH - 60_000)
    return table


def test_after_an_absence_the_table_goes_on() -> None:
    table = away_table()
    table.wait(5_000)
    table.do(ResumeTimer())
    assert table.state.away is None
    table.wait(1_000)
    assert table.left == LENGTH - 61_000


def test_after_an_absence_the_table_says_that_it_is_over() -> None:
    table = away_table()
    table.do(wish.EndRound(day="friday"))
    assert table.state.away is None
    assert table.today.time_called
    table.undo("time-called")
    assert (table.status, table.left) == (Status.PAUSED, LENGTH - 60_000)


def test_after_an_absence_the_table_sets_what_is_left() -> None:
    table = away_table()
    table.do(SetTimeLeft(left_ms=140_000))
    assert (table.state.away, table.status, table.left) == (None, Status.PAUSED, 140_000)
    table.do(ResumeTimer())
    assert table.status is Status.RUNNING


def test_after_an_absence_what_was_shouted_meanwhile_is_entered() -> None:
    table = away_table()
    table.tirage("b", at=table.now - 20_000)
    table.maquette("c")
    table.tirage("a", at=table.now - 45_000)  # before it
    assert table.order == ("a", "b")
    assert [table.today.bouclage.call(seat).left_ms for seat in "ab"] == [LENGTH - 55_000, LENGTH - 60_000]  # type: ignore[union-attr]
    assert table.state.away is not None
    table.tirage("c")
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    assert table.state.away is None


def test_a_round_that_is_over_after_all_asks_nothing_of_the_absence() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(60_000)
    table.do(wish.EndRound(day="friday"))
    undo = table.undo("time-called")
    assert undo is not None
    table.do(ResumeTimer())
    table.away(40_000)
    assert table.state.away is not None
    table.do(Undo(entry=undo.seq))
    assert table.today.time_called
    assert (table.state.away, table.status) == (None, Status.OVER)


# --- rule change 4 ----------------------------------------------------------------------------------------------------


def test_rule_change_4_ends_the_round_at_the_first_print() -> None:
    table = Sitting("A", "B", "C", progress="rule-changes", rule_change=4)
    table.start()
    table.wait(60_000)
    table.tirage("b")
    assert table.today.time_called
    table.tirage("c")
    table.tirage("a")
    assert table.order == ("b", "c", "a")
    assert [table.today.bouclage.call(seat).left_ms for seat in "ac"] == [None, None]  # type: ignore[union-attr]
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed


def test_undoing_the_first_print_gives_the_time_back() -> None:
    table = Sitting("A", "B", progress="rule-changes", rule_change=4)
    table.start()
    table.wait(60_000)
    table.tirage("b")
    table.wait(10_000)
    table.undo("print-called", seat="b")
    assert (table.today.time_called, table.status, table.left) == (False, Status.PAUSED, LENGTH - 60_000)
    table.do(ResumeTimer())
    table.tirage("a")
    table.undo("time-called")  # the same, by its consequence
    assert table.order == ()


# --- other modes ------------------------------------------------------------------------------------------------------


def test_alone_tirage_ends_the_round() -> None:
    table = Sitting("A", mode="solo")
    table.start()
    table.wait(60_000)
    table.tirage("a")
    table.wait(CLOSE_AFTER_MS)
    assert table.today.closed
    table.undo("print-called")
    assert (table.status, table.left) == (Status.PAUSED, LENGTH - 60_000)


def test_alone_the_buzzer_ends_the_round_at_once() -> None:
    table = Sitting("A", mode="solo")
    table.start()
    table.wait(LENGTH)
    assert table.today.closed
    assert table.why_not_undone("round-closed").id == "refused-undo-buzzer"


def test_a_family_plays_without_a_clock_and_the_host_ends_the_round() -> None:
    table = Sitting("A", "B", mode="family")
    table.start()
    assert (table.play.phase, table.status) == (Phase.ROUND, Status.IDLE)
    for call in (wish.CallLayout(day="friday", seat="a"), wish.CallPrint(day="friday", seat="a")):
        assert table.refused(call).id == "refused-not-here"
    table.do(wish.EndRound(day="friday"))
    assert table.today.closed
    table.undo("time-called")
    assert (table.play.phase, table.today.time_called, table.status) == (Phase.ROUND, False, Status.IDLE)
    table.do(wish.EndRound(day="friday"))
    table.undo("round-closed")
    assert table.play.phase is Phase.ROUND


def test_a_family_may_have_a_clock() -> None:
    table = Sitting("A", "B", mode="family", timer_s=300)
    table.start()
    table.wait(300_000)
    assert table.today.closed


def test_turn_by_turn_knows_no_clock_and_ends_with_a_print() -> None:
    table = Sitting("A", "B", mode="turn-by-turn")
    table.start()
    assert (table.play.current, table.status) == ("saturday", Status.IDLE)
    table.tirage("a")
    assert table.refused(wish.CallLayout(day="saturday", seat="b")).id == "refused-not-here"
    assert table.play.phase is Phase.ROUND
    assert table.log.wakes_at() is None
    table.do(wish.EndRound(day="saturday"))
    assert table.today.closed


@pytest.mark.parametrize(("puzzle", "day"), [(7, "friday"), (12, None), (3, "friday")])
def test_a_puzzle_is_one_round_on_its_day(puzzle: int, day: str | None) -> None:
    table = Sitting("A", mode="puzzle", puzzle=puzzle)
    if day is not None:
        assert table.play.current == day
    table.start()
    assert table.status is Status.IDLE
    table.do(wish.EndRound(day=table.play.current))
    table.count_all()
    assert table.play.phase is Phase.RESULT


def test_a_puzzle_that_is_a_picture_has_the_day_that_was_typed() -> None:
    assert Sitting("A", mode="puzzle", puzzle=3, puzzle_day="sunday").play.current == "sunday"

"""Between two rounds: flash card, tribunes, the next day; and who comes, goes and stays."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.redac_chef.modes import DAYS, MODES
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.automatic_events import CLOSE_AFTER_MS
from companion.games.redac_chef.state.events import CountingDone, DayBegun, FlashTurned
from companion.games.redac_chef.state.live_scoring import compute_result, score_day
from companion.games.redac_chef.state.play import Phase, day_after, is_same_tile
from companion.kit.game_base import Happened
from companion.table.intents import LeaveGame
from companion.table.message import Message
from tests.support.redac_chef_table import PAGE, Sitting, redac_chef

FACTS = redac_chef().facts


def between(*names: str, **settings: Any) -> Sitting:
    table = Sitting(*names, **settings)
    table.play_round()
    table.count_all()
    return table


def later(message: Message) -> list[str]:
    found = message["later"]
    assert isinstance(found, tuple)
    return [each.id for each in found if isinstance(each, Message)]


# --- flash ------------------------------------------------------------------------------------------------------------


def test_the_flash_card_of_a_day_is_noted_when_it_is_turned() -> None:
    table = between("A", "B", flash=True)
    table.do(Happened(event=FlashTurned(day="saturday", card=4)))
    assert table.do(Happened(event=FlashTurned(day="saturday", card=4))) is None
    assert table.refused(Happened(event=FlashTurned(day="sunday", card=4))).id == "refused-not-here"
    table.next_day()
    assert table.today.flash == 4
    table.do(Happened(event=FlashTurned(day="friday", card=1)))  # noted too late, but noted
    assert table.play.days[0].flash == 1


@pytest.mark.parametrize("card", [0, 13, -1])
def test_a_day_has_twelve_flash_cards(card: int) -> None:
    assert (
        Sitting("A", "B", flash=True).refused(Happened(event=FlashTurned(day="friday", card=card))).id
        == "refused-no-such-flash"
    )


def test_without_flash_cards_none_is_noted() -> None:
    assert Sitting("A", "B").refused(Happened(event=FlashTurned(day="friday", card=4))).id == "refused-no-flash"


def test_the_next_days_card_waits_for_the_counting() -> None:
    table = Sitting("A", "B", flash=True)
    table.play_round()
    assert table.refused(Happened(event=FlashTurned(day="saturday", card=4))).id == "refused-not-here"


# --- tribunes ---------------------------------------------------------------------------------------------------------


def test_two_players_draw_three_tribunes_one_draws_two_others_one_each() -> None:
    assert [MODES["classic"].tribunes_offered(n) for n in (2, 3, 6)] == [3, 3, 6]
    assert MODES["solo"].tribunes_offered(1) == 2


def test_each_takes_a_tribune_and_the_same_tile_is_refused() -> None:
    table = between("A", "B")
    table.do(wish.PickTribune(day="saturday", seat="b", tile="3A"))
    why = table.refused(wish.PickTribune(day="saturday", seat="a", tile="3A"))
    assert (why.id, why["name"]) == ("refused-tribune-taken", "B")
    assert table.refused(wish.PickTribune(day="saturday", seat="a", tile=" 3b")).id == "refused-tribune-taken"
    table.do(wish.PickTribune(day="saturday", seat="b", tile=None))
    table.do(wish.PickTribune(day="saturday", seat="a", tile="3B"))
    table.next_day()
    assert table.today.tribunes == (("a", "3B"),)


def test_a_tile_may_stay_unnoted_for_everybody() -> None:
    table = between("A", "B")
    for seat in "ab":
        assert table.do(wish.PickTribune(day="saturday", seat=seat))
        assert table.do(wish.PickTribune(day="saturday", seat=seat)) is None
    table.next_day()
    assert table.today.tribunes == (("a", ""), ("b", ""))


def test_a_tribune_that_was_used_is_put_aside() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    table.play_round()
    table.count_all()
    why = table.refused(wish.PickTribune(day="saturday", seat="b", tile="d1"))
    assert (why.id, why["tile"]) == ("refused-tribune-used", "D1")
    table.do(wish.PickTribune(day="saturday", seat="b", tile="1A"))
    assert table.refused(wish.PickTribune(day="friday", seat="b", tile="1B")).id == "refused-tribune-used"


def test_in_a_scenario_all_share_the_tribune() -> None:
    table = between("A", "B", progress="scenarios", scenario=1)
    for seat in "ab":
        table.do(wish.PickTribune(day="saturday", seat=seat, tile="3A"))


def test_a_family_has_no_tribunes_to_choose() -> None:
    table = Sitting("A", "B", mode="family")
    assert table.refused(wish.PickTribune(day="friday", seat="a", tile="D1")).id == "refused-tribune-now"


def test_tribunes_of_the_next_day_wait_for_the_counting_and_of_the_day_after_for_their_turn() -> None:
    table = Sitting("A", "B")
    table.play_round()
    assert table.refused(wish.PickTribune(day="saturday", seat="a", tile="3A")).id == "refused-tribune-now"
    table.count_all()
    assert table.refused(wish.PickTribune(day="sunday", seat="a", tile="3A")).id == "refused-tribune-now"
    assert table.refused(wish.PickTribune(day="nosuch", seat="a", tile="3A")).id == "refused-tribune-now"


def test_a_tribune_has_a_name_that_fits_the_sheet() -> None:
    table = Sitting("A", "B")
    assert table.refused(wish.PickTribune(day="friday", seat="a", tile="x" * 81)).id == "fault-length"
    table.do(wish.PickTribune(day="friday", seat="a", tile="  "))
    assert table.today.tribune("a") == ""


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("3A", "3b", True),
        ("03A", "3 B", True),
        ("D4", "d4 ", True),
        ("D4", "D5", False),
        ("1A", "11A", False),
        ("", "", False),
    ],
)
def test_both_sides_are_one_tile(one: str, other: str, same: bool) -> None:
    assert is_same_tile(one, other) is same


def test_undoing_the_counting_under_what_followed_is_refused() -> None:
    for follow in (
        Happened(event=FlashTurned(day="saturday", card=1)),
        wish.PickTribune(day="saturday", seat="a", tile="1A"),
        Happened(event=DayBegun(day="saturday")),
    ):
        table = between("A", "B", flash=True)
        table.do(follow)
        assert later(table.why_not_undone("counting-done")) == [f"undo-{table.log.entries[-1].events[0].type}"]
        table.undo_last()
        table.undo("counting-done")
        assert table.play.phase is Phase.COUNT


def test_redo_does_not_give_one_tile_to_two() -> None:
    """Take it, undo; another takes it, undo; the first again; and now the other cannot have it back."""
    table = between("A", "B")
    table.do(wish.PickTribune(day="saturday", seat="a", tile="1A"))
    table.undo_last()
    first_undo = table.log.entries[-1].seq
    table.do(wish.PickTribune(day="saturday", seat="b", tile="1A"))
    table.undo_last()
    second_undo = table.log.entries[-1].seq
    table.undo("undone", entry=table.log.entries[first_undo - 2].seq)
    assert table.play.day("saturday").tribunes == (("a", "1A"),)  # type: ignore[union-attr]
    from companion.table.intents import Undo

    why = table.refused(Undo(entry=second_undo))
    assert later(why) == ["undo-tribune-picked"]


# --- the next day -----------------------------------------------------------------------------------------------------


def test_the_days_follow_each_other() -> None:
    table = between("A", "B")
    assert table.refused(Happened(event=DayBegun(day="sunday"))).id == "refused-day-now"
    assert table.refused(wish.StartRound(day="saturday")).id == "refused-round-not-ready"
    table.do(Happened(event=DayBegun(day="saturday")))
    assert table.do(Happened(event=DayBegun(day="saturday"))) is None
    assert (table.play.phase, table.play.current) == (Phase.READY, "saturday")
    table.start()
    assert table.refused(Happened(event=DayBegun(day="saturday"))).id == "refused-day-now"
    assert table.order == ()


def test_after_the_last_day_comes_the_result() -> None:
    table = Sitting("A", "B", "C")
    table.play_to_the_end()
    assert table.play.phase is Phase.RESULT
    assert [day.name for day in table.play.days] == ["friday", "saturday", "sunday"]
    assert redac_chef().is_finished(table.state)
    for day in ("friday", "monday", "sunday"):
        assert table.refused(Happened(event=DayBegun(day=day))).id == "refused-day-now"
    table.undo("counting-done", day="sunday")
    assert not redac_chef().is_finished(table.state)


def test_what_was_counted_and_is_taken_back_makes_the_result_provisional() -> None:
    table = Sitting("A", "B")
    table.play_to_the_end()
    table.do(wish.EnterCount(day="friday", seat="a", field="articles", value=None))
    assert not redac_chef().is_finished(table.state)
    end = compute_result(table.state, FACTS).end
    assert end is not None
    assert end.missing == ("a",)
    assert redac_chef().game_file(table.state)["rounds"] == []
    table.do(wish.EnterCount(day="friday", seat="a", field="articles", value=7))
    assert redac_chef().is_finished(table.state)


# --- who leaves -------------------------------------------------------------------------------------------------------


def test_who_leaves_in_a_round_does_not_block_it_and_gives_the_token_back() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.tirage("c")
    table.tirage("a")
    table.do(LeaveGame(seat="c"))
    assert (table.order, table.today.seats) == (("a",), ("a", "b"))
    table.wait(60_000)
    table.do(LeaveGame(seat="b"))
    assert table.today.closed
    assert table.state.seat("b").left_after == "set-up"
    assert table.refused(LeaveGame(seat="a")).id == "refused-last-player"


def test_undoing_a_leaving_that_ended_the_round_gives_the_time_left_then() -> None:
    table = Sitting("A", "B")
    table.start()
    table.tirage("a")
    table.wait(60_000)
    table.do(LeaveGame(seat="b"))
    assert table.today.closed
    table.wait(60_000)
    table.undo("player-left", seat="b")
    assert (table.play.phase, table.left, table.today.without_token) == (Phase.ROUND, 180_000, ("b",))


def test_decided_who_leaves_between_rounds_is_out_of_the_next_with_what_he_had_taken() -> None:
    table = between("A", "B", "C")
    table.do(wish.PickTribune(day="saturday", seat="c", tile="1A"))
    table.do(LeaveGame(seat="c"))
    assert table.do(LeaveGame(seat="c")) is None
    assert table.state.seat("c").left_after == "friday"
    table.do(wish.PickTribune(day="saturday", seat="a", tile="1A"))
    assert table.refused(wish.PickTribune(day="saturday", seat="c", tile="2A")).id == "refused-not-playing"
    table.next_day()
    table.play_round()
    assert table.today.seats == ("a", "b")
    assert len(score_day(table.state, table.today, FACTS).players) == 2
    assert len(score_day(table.state, table.play.days[0], FACTS).players) == 3


def test_who_leaves_while_counting_counts_for_the_round_if_his_page_is_entered() -> None:
    table = Sitting("A", "B", "C")
    table.play_round()
    table.count("b")
    table.do(LeaveGame(seat="b"))
    table.do(LeaveGame(seat="c"))
    assert [table.state.seat(seat).left_after for seat in "bc"] == ["friday", "set-up"]
    assert table.today.seats == ("a", "b")
    table.count("a")
    table.do(Happened(event=CountingDone(day="friday")))
    assert table.play.phase is Phase.BETWEEN


def test_coming_back_is_undoing_the_leaving_unless_a_round_began_without_him() -> None:
    table = between("A", "B", "C")
    table.do(LeaveGame(seat="c"))
    table.undo("player-left")
    assert [seat.id for seat in table.state.playing] == ["a", "b", "c"]
    table.do(LeaveGame(seat="c"))
    table.next_day()
    table.start()
    assert later(table.why_not_undone("player-left")) == ["undo-round-started"]


def test_who_is_left_alone_plays_on() -> None:
    table = between("A", "B")
    table.do(LeaveGame(seat="a"))
    table.next_day()
    table.play_to_the_end()
    end = compute_result(table.state, FACTS).end
    assert end is not None
    assert (end.winners, end.ranking, end.penalties) == (("b",), (("b",),), {})


@pytest.mark.parametrize("when", ["counted", "page entered"])
def test_who_goes_home_after_the_last_round_is_still_ranked(when: str) -> None:
    table = Sitting("A", "B", "C")
    for _ in range(2):
        table.play_round()
        table.count_all()
        table.next_day()
    table.play_round()
    for seat in "abc":
        table.count(seat, articles=PAGE["articles"] + (seat == "c") * 10)
    if when == "counted":
        table.do(Happened(event=CountingDone(day="sunday")))
    assert table.do(LeaveGame(seat="c")) is None
    if when != "counted":
        table.do(Happened(event=CountingDone(day="sunday")))
    end = compute_result(table.state, FACTS).end
    assert end is not None
    assert end.winners == ("c",)


def test_who_leaves_in_the_last_round_is_not_ranked() -> None:
    table = Sitting("A", "B", "C")
    for _ in range(2):
        table.play_round()
        table.count_all()
        table.next_day()
    table.start()
    table.tirage("a")
    table.do(LeaveGame(seat="c"))
    table.tirage("b")
    table.wait(CLOSE_AFTER_MS)
    table.count_all()
    end = compute_result(table.state, FACTS).end
    assert end is not None
    assert end.ranking == (("a",), ("b",))  # equal points: Sunday's tokens
    assert table.state.seat("c").left_after == "saturday"


def test_the_day_after() -> None:
    assert [day_after(DAYS, day) for day in DAYS] == ["saturday", "sunday", None]
    assert day_after(("saturday",), "saturday") is None
    assert day_after(DAYS, "monday") is None

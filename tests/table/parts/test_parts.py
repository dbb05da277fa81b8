"""The parts that games share, as values."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.table.parts.events import (
    CounterSet,
    DirectionSet,
    ItemTicked,
    SecretEntered,
    SecretsCleared,
    TurnPassed,
)
from companion.table.parts.tray import Tray
from companion.table.parts.turns import Turns, give_turn, lose_turns, pass_turn, sit_out, start_turns

FOUR = ("a", "b", "c", "d")


def test_the_turn_goes_round_and_the_other_way() -> None:
    turns = start_turns(FOUR, "d")
    assert pass_turn(turns).at == "a"
    turns = DirectionSet(backwards=True).fold(Tray(turns)).turns
    assert pass_turn(turns).at == "c"


def test_who_is_out_or_loses_a_turn_is_passed_over_and_the_penalty_is_then_paid() -> None:
    turns = lose_turns(sit_out(start_turns(FOUR, "a"), "b", True), "c", 1)
    turns = pass_turn(turns)
    assert turns.at == "d" and turns.owes("c") == 0
    turns = pass_turn(give_turn(turns, "a"))
    assert turns.at == "c", "only one turn was lost"


def test_one_who_alone_may_play_keeps_playing() -> None:
    turns = start_turns(FOUR, "a")
    for seat in "bcd":
        turns = sit_out(turns, seat, True)
    assert pass_turn(turns).at == "a"


def test_those_between_lose_their_turn_in_a_jump() -> None:
    assert start_turns(FOUR, "a").between("a", "d") == ("b", "c")
    assert start_turns(FOUR, "a").between("d", "a") == ()
    assert Turns(FOUR, "a", backwards=True).between("a", "c") == ("d",)


def test_two_who_say_next_mean_one_turn() -> None:
    tray = Tray(start_turns(FOUR, "a"))
    passed = TurnPassed(seat="a")
    after = passed.fold(tray)
    assert after.turns.at == "b"
    assert passed.is_redundant(after) and passed.fold(after) == after
    assert passed.check_tray(after) is not None


def test_counters_lists_and_secrets_are_by_name_and_seat() -> None:
    tray = CounterSet(name="hour", value=3).fold(Tray())
    tray = CounterSet(name="extras", seat="a", value=2).fold(tray)
    tray = CounterSet(name="hour", value=4).fold(tray)
    assert (tray.counter("hour"), tray.counter("extras", "a"), tray.counter("extras", "b", 1)) == (4, 2, 1)
    tray = ItemTicked(name="clef", item="programme", seat="b").fold(tray)
    assert tray.ticked("clef", "b") == ("programme",) and tray.ticked("clef") == ()
    assert ItemTicked(name="clef", item="programme", seat="b", on=False).fold(tray).ticked("clef", "b") == ()
    tray = SecretEntered(name="duel", seat="a", value=7_000).fold(tray)
    assert tray.secret("duel", "a") == 7_000 and tray.silent("duel", ("a", "b")) == ("b",)
    assert SecretsCleared(name="duel").fold(tray).secrets == ()


@given(st.lists(st.sampled_from(["pass", "out", "lose", "turn", "jump"])), st.randoms(use_true_random=False))
def test_the_pointer_is_always_at_somebody_who_plays(deeds: list[str], random) -> None:  # type: ignore[no-untyped-def]
    turns = start_turns(FOUR, "a")
    for deed in deeds:
        seat = random.choice(FOUR)
        if deed == "pass":
            before = turns
            turns = pass_turn(turns)
            assert turns.at not in turns.out or turns.at == before.at
        elif deed == "out":
            turns = sit_out(turns, seat, seat not in turns.out)
        elif deed == "lose":
            turns = lose_turns(turns, seat, 1)
        elif deed == "jump":
            turns = give_turn(turns, seat)
        assert turns.at in FOUR
        assert all(number > 0 for _, number in turns.skips)

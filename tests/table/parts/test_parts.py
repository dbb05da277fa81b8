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
from companion.table.parts.ledger import credit, open_ledger, transfer
from companion.table.parts.tray import Tray, fold_parts, is_noop, parts_objection
from companion.table.parts.turns import Turns, give_turn, lose_turns, pass_turn, sit_out, start_turns

FOUR = ("a", "b", "c", "d")


def test_the_turn_goes_round_and_the_other_way() -> None:
    turns = start_turns(FOUR, "d")
    assert pass_turn(turns).at == "a"
    turns = fold_parts(Tray(turns), DirectionSet(backwards=True)).turns
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
    after = fold_parts(tray, passed)
    assert after.turns.at == "b"
    assert is_noop(after, passed) and fold_parts(after, passed) == after
    assert parts_objection(after, passed) is not None


def test_counters_lists_and_secrets_are_by_name_and_seat() -> None:
    tray = fold_parts(Tray(), CounterSet(name="hour", value=3))
    tray = fold_parts(tray, CounterSet(name="extras", seat="a", value=2))
    tray = fold_parts(tray, CounterSet(name="hour", value=4))
    assert (tray.counter("hour"), tray.counter("extras", "a"), tray.counter("extras", "b", 1)) == (4, 2, 1)
    tray = fold_parts(tray, ItemTicked(name="clef", item="programme", seat="b"))
    assert tray.ticked("clef", "b") == ("programme",) and tray.ticked("clef") == ()
    assert fold_parts(tray, ItemTicked(name="clef", item="programme", seat="b", on=False)).ticked("clef", "b") == ()
    tray = fold_parts(tray, SecretEntered(name="duel", seat="a", value=7_000))
    assert tray.secret("duel", "a") == 7_000 and tray.silent("duel", ("a", "b")) == ("b",)
    assert fold_parts(tray, SecretsCleared(name="duel")).secrets == ()


@given(st.lists(st.tuples(st.sampled_from(FOUR), st.sampled_from(FOUR), st.integers(0, 10_000))))
def test_moving_amounts_makes_none_and_loses_none(moves: list[tuple[str, str, int]]) -> None:
    ledger = open_ledger(FOUR, 2_700)
    for source, target, amount in moves:
        ledger = transfer(ledger, source, target, amount)
    assert ledger.total == 4 * 2_700
    assert credit(ledger, "pot", 20).total == 4 * 2_700 + 20


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

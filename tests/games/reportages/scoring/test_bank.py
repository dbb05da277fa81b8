"""Chips during a round: bids, fines, the ruined, and that none is ever lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.reportages.scoring.bank import Bank, bid, deal_chips, pay_fine
from companion.games.reportages.scoring.projections import points_to_goal, wins_for_sure
from companion.table.message import Refused
from tests.games.reportages.build import FACTS


def test_decided_a_raise_records_the_chips_actually_added() -> None:
    bank = bid(bid(bid(deal_chips(("a", "b"), 2700), "a", 20), "b", 40), "a", 60)
    assert bank == Bank((("a", 2620), ("b", 2660)), 120)


@pytest.mark.parametrize("points", [0, 10, 30, -20, 2720])
def test_a_bid_is_whole_chips_that_the_player_has(points: int) -> None:
    with pytest.raises(Refused):
        bid(deal_chips(("a", "b"), 2700), "a", points)


def test_a_fine_goes_into_the_pot_and_who_cannot_pay_it_is_ruined() -> None:
    bank = pay_fine(Bank((("a", 500), ("b", 480))), "a")
    assert bank == Bank((("a", 0), ("b", 480)), 500)
    assert bank.ruined == ("a", "b")
    with pytest.raises(Refused):
        pay_fine(bank, "b")


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(-40, 4000) | st.none()), max_size=30))
def test_chips_are_conserved(moves: list[tuple[str, int | None]]) -> None:
    bank = deal_chips(("a", "b", "c"), FACTS.stake(3))
    for player, points in moves:
        try:
            bank = pay_fine(bank, player) if points is None else bid(bank, player, points)
        except Refused:
            continue
        assert all(cash >= 0 for _, cash in bank.cash)
    assert bank.chips == 3 * FACTS.stake(3)


def test_what_is_missing_to_win() -> None:
    assert [points_to_goal(total) for total in (0, 17300, 20000, 22060)] == [20000, 2700, 0, 0]


@pytest.mark.parametrize(
    ("mine", "rival", "sure"),
    [
        (17300, 0, True),
        (17280, 0, False),
        # A rival who took every chip but one's own (8,100) with a news agency (5,000) would only come level.
        (19000, 19000 + 2700 - 13100, True),
        (19000, 19000 + 2700 - 13100 + 20, False),
    ],
)
def test_a_win_is_sure_only_if_no_rival_could_get_past(mine: int, rival: int, sure: bool) -> None:
    assert wins_for_sure("a", {"a": mine, "b": rival, "c": 0, "d": 0}, FACTS) is sure


def test_what_was_spent_in_a_round_no_longer_makes_a_win_sure() -> None:
    totals = {"a": 17_400, "b": 4_300, "c": 2_700, "d": 2_700}
    bank = deal_chips(tuple(totals), FACTS.stake(4))
    assert wins_for_sure("a", totals, FACTS, bank)
    bank = bid(bid(bank, "a", 500), "a", 500)
    assert not wins_for_sure("a", totals, FACTS, bank), "19,100 with the chips that are left"
    assert wins_for_sure("a", totals | {"a": 19_000}, FACTS, bank)


def test_no_win_is_sure_where_nobody_can_deal_another_round() -> None:
    assert not wins_for_sure("a", {"a": 19_999, "b": 0}, FACTS)

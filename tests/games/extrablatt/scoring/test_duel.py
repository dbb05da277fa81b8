"""The exchange of cheques, and the clock that says what it is for."""

from __future__ import annotations

import pytest

from companion.games.extrablatt.scoring.clock import circulation, find_marker, intervention
from companion.games.extrablatt.scoring.duel import extras, winner
from companion.table.message import Refused
from tests.games.extrablatt.build import FACTS


@pytest.mark.parametrize(
    ("initiator", "rival", "wins"),
    [
        (12000, 2000, "initiator"),
        (7000, 5000, "initiator"),
        (5000, 7000, "rival"),
        (12000, 1000, "rival"),
        (1000, 12000, "initiator"),
        (1000, 11000, "rival"),
    ],
)
def test_the_higher_cheque_wins_but_1000_beats_12000(initiator: int, rival: int, wins: str) -> None:
    assert winner(initiator, rival, FACTS) == wins


def test_equal_cheques_are_rejected() -> None:
    with pytest.raises(Refused) as refused:
        winner(7000, 7000, FACTS)
    assert refused.value.message.id == "extrablatt-same-cheque"


@pytest.mark.parametrize("cheque", [0, -1000, 500, 13000])
def test_a_cheque_that_does_not_exist_is_rejected(cheque: int) -> None:
    with pytest.raises(Refused):
        winner(cheque, 1000, FACTS)
    with pytest.raises(Refused):
        winner(1000, cheque, FACTS)


def test_two_extras_for_the_initiator_who_wins_while_ads_are_placed() -> None:
    assert extras("initiator", 7) == 2
    assert extras("rival", 7) == 0
    assert extras("initiator", 8) == 0


def test_ads_until_7_and_ducks_from_8_on() -> None:
    assert [intervention(hour) for hour in range(1, 13)] == ["ad"] * 7 + ["duck"] * 5


def test_a_sector_left_marks_what_was_written_in_it_wherever_the_borders_are() -> None:
    assert [circulation(hour, (3, 9)) for hour in (0, 3, 4, 9, 10, 12)] == [10, 10, 20, 20, 30, 30]
    assert [find_marker(hour, (3, 9)) for hour in range(1, 13)] == [None] * 3 + [10] + [None] * 5 + [20, None, None]
    assert circulation(6, (6, 7)) == 10

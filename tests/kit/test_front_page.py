"""What a front page reads off a game's sheet: when the lead turned for good."""

from __future__ import annotations

import pytest

from companion.content import content_root
from companion.games.registry import score_file
from companion.kit.front_page import plain_front_page, round_average
from companion.table.message import say
from tests.games.reportages.build import game, round_of

LOW, HIGH = "envoyes-speciaux", "agence-de-presse"


@pytest.mark.parametrize(
    ("winners", "turn"),
    [
        (("b", "a", "a", "a"), ("B", "A", 3)),
        (("b", "b", "a", "a", "a"), ("B", "A", 5)),
        (("a", "a", "b"), ("A", "B", 3)),
        (("a", "b", "a", "a"), None),
    ],
)
def test_the_turning_point_is_the_round_in_which_the_lead_was_taken_for_good(
    winners: tuple[str, ...], turn: tuple[str, str, int] | None
) -> None:
    """Whoever wins the round has a little more than the others; the last round wins the game."""
    rounds = [round_of([3940, 3940, 3920], winner, LOW, pot=20) for winner in winners[:-1]]
    rounds.append(round_of([0, 0, 0], winners[-1], HIGH))
    file = game(*rounds)
    briefs = plain_front_page(file, score_file(file, content_root())).briefs
    told = [dict(brief.text.params) for brief in briefs if brief.title.id == "paper-comeback"]
    round_ = None if turn is None else say("paper-round", number=turn[2])
    assert told == ([] if turn is None else [{"led": turn[0], "name": turn[1], "round": round_}])


def test_players_who_tie_for_second_are_all_named_and_equal_gains_are_no_high_point() -> None:
    rounds = [round_of([3920, 3940, 3940], "a", LOW, pot=20), round_of([0, 0, 0], "a", HIGH)]
    file = game(*rounds)
    scored = score_file(file, content_root())
    briefs = {brief.title.id: dict(brief.text.params) for brief in plain_front_page(file, scored).briefs}
    assert briefs["paper-margin"]["second"] == ("B", "C")
    even = game(*[round_of([3940, 3940, 3920], "a", LOW, pot=20)] * 2)
    titles = {brief.title.id for brief in plain_front_page(even, score_file(even, content_root())).briefs}
    assert "paper-best-round" not in titles


@pytest.mark.parametrize(
    ("totals", "average"),
    [
        ([50, 40], 45),
        ([31_320, 16_260, 15_700], 21_093),
        ([21_500_000, 12_000_000, 7_500_000], 13_700_000),
        ([350_000, 240_000, 220_000], 270_000),
        ([44_000, 23_000, 16_000, 2_000, 2_000], 17_400),
        ([8_000, 8_000, 8_000, 2_000], 6_500),
        ([19_000_000, 4_000_000, 4_000_000, 0], 6_800_000),
        ([-3, 4], 0),
        ([0, 0], 0),
    ],
)
def test_an_average_has_no_more_digits_than_the_totals_of_a_game_that_counts_in_thousands(
    totals: list[int], average: int
) -> None:
    assert round_average(totals) == average

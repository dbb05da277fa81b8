"""The worked examples of the rule text and the specification, and what was decided."""

from __future__ import annotations

import pytest

from companion.games.reportages.file import parse
from companion.games.reportages.scoring.hand import list_cards
from companion.games.reportages.scoring.points import add_round, score_round, winners_of
from companion.games.reportages.scoring.projections import sure_total
from tests.games.reportages.build import FACTS, game, round_of
from tests.support.game_files import closing, points, reasons, result

RULE_TEXT = game(round_of([1220, 800, 1000, 1460], "c", "derniere-heure", pot=6320))


def test_example_1_the_rule_texts_own() -> None:
    assert result(RULE_TEXT) == {
        "game": "reportages",
        "finished": False,
        "rounds": [
            {"players": {"a": {"total": 1220}, "b": {"total": 800}, "c": {"total": 8820}, "d": {"total": 1460}}}
        ],
        "totals": {"a": {"points": 1220}, "b": {"points": 800}, "c": {"points": 8820}, "d": {"points": 1460}},
    }


def test_example_2_three_players_and_a_news_agency() -> None:
    file = game(round_of([2000, 3400, 1960], "a", "agence-de-presse", pot=4460))
    assert points(file) == [11460, 3400, 1960]


def test_example_3_five_players_and_special_envoys() -> None:
    file = game(round_of([2460, 1960, 460, 1440, 2100], "a", "envoyes-speciaux", pot=3880))
    assert points(file) == [6840, 1960, 460, 1440, 2100]


def test_example_4_two_reach_the_goal_in_one_round_and_the_second_wins_the_game() -> None:
    # No whole number of rounds with all chips in them leads to these totals, so they are given and not played.
    before = {"a": 17600, "b": 15000, "c": 18200, "d": 9000}
    file = game(round_of([2700, 1900, 1840, 2200], "b", "cinq-colonnes", pot=2160))
    assert points(file) == [2700, 7060, 1840, 2200]
    totals = add_round(before, score_round(parse(file, FACTS).rounds[0], FACTS))
    assert list(totals.values()) == [20300, 22060, 20040, 11200]
    assert winners_of(before) == ()
    assert winners_of(totals) == ("b",)


def test_example_5_nobody_bought() -> None:
    file = game(round_of([2700] * 4, "a", "correspondant-particulier"))
    assert points(file) == [3700, 2700, 2700, 2700]
    file = game(round_of([2700] * 4, "a", "correspondant-particulier", pot=0))
    assert points(file) == [3700, 2700, 2700, 2700]


def test_a_pot_that_was_not_counted_follows_from_the_cash() -> None:
    file = game(round_of([1220, 800, 1000, 1460], "c", "derniere-heure"))
    assert result(file) == result(RULE_TEXT)


@pytest.mark.parametrize(
    ("players", "stake", "talon", "sure"), [(3, 3940, 29, 16060), (4, 2700, 21, 17300), (5, 2460, 13, 17540)]
)
def test_the_box_for_each_number_of_players(players: int, stake: int, talon: int, sure: int) -> None:
    assert FACTS.stake(players) == stake
    assert len(list_cards(FACTS.cards)) - players * FACTS.cards.hand - 1 == talon
    assert sure_total(players, FACTS) == sure
    for value, number in FACTS.chips.dealt[players].items():
        assert players * number <= FACTS.chips.box[value]


def test_decided_several_reach_the_goal_in_one_round_and_the_highest_total_wins() -> None:
    full = [2700] * 4
    before = [round_of(full, one, "agence-de-presse") for one in "ab"]
    before += [round_of(full, "c", "correspondant-particulier"), round_of(full, "a", "editorial")]
    assert points(game(*before)) == [19800, 15800, 11800, 10800]
    file = game(*before, round_of(full, "b", "agence-de-presse"))
    assert points(file) == [22500, 23500, 14500, 13500]
    assert result(file)["winners"] == ["b"]
    assert closing(file) == ["B gagne avec 23 500 points."]


def test_decided_equal_totals_share_the_victory() -> None:
    rounds = [round_of([2700] * 4, one, "agence-de-presse") for one in "abab"]
    assert result(game(*rounds))["totals"]["a"] == {"points": 20800}
    file = game(*rounds)
    assert result(file)["winners"] == ["a", "b"]
    assert result(file)["finished"] is True
    assert closing(file) == ["Victoire partagée entre A et B, à 20 800 points chacun."]


def test_decided_the_only_one_left_takes_the_pot_without_a_premium() -> None:
    file = game(round_of([400, 480, 2000, 20], "c", None))
    assert points(file) == [400, 480, 2000 + 10800 - 2900, 20]
    last = "personne d'autre ne pouvait plus payer, donc pas de prime ; cagnotte de 7 900"
    assert f"C, 9 900 points : 2 000 en caisse ; {last}" in reasons(file)


def test_no_round_at_all_is_a_game_too() -> None:
    file = game(players="abc")
    assert points(file) == [0, 0, 0]
    assert closing(file) == ["Partie en cours : aucune manche comptée."]


def test_who_left_before_the_first_round_plays_no_part() -> None:
    file = game(round_of([2000, 3400, 1960], "a", "agence-de-presse", pot=4460))
    file["players"].append({"id": "z", "name": "Z", "left_after": "set-up"})
    assert points(file) == [11460, 3400, 1960, 0]


def test_the_reasons_name_cash_premium_and_pot() -> None:
    assert reasons(RULE_TEXT) == [
        "Manche 1",
        "A, 1 220 points : 1 220 en caisse",
        "B, 800 points : 800 en caisse",
        "C, 8 820 points : 1 000 en caisse ; prime de 1 500 (dernière heure) ; cagnotte de 6 320",
        "D, 1 460 points : 1 460 en caisse",
    ]
    assert closing(RULE_TEXT) == [
        "Partie en cours : 1 manche comptée.",
        "C mène avec 8 820 points ; encore 11 180 pour gagner.",
    ]

"""The worked examples of the specification, and what was decided."""

from __future__ import annotations

import pytest

from tests.games.plus_belle_la_vie.build import FAILURE, OPEN, cards, game, rencontres, sale, success
from tests.support.game_files import closing, points, reasons, result


def test_example_1_bonus_for_absolute_control() -> None:
    file = game([FAILURE] * 7, control=OPEN)
    assert points(file) == [4000, 0, 2000, 0]
    assert result(file)["absolute_control"] == {"thomas": "a", "vincent": "a", "mirta": "c"}


def test_example_3_sales_and_bonuses() -> None:
    events = [
        *rencontres("aaacc"),
        success("a", sale("a roland 3 7000"), sale("b luna 4 11000")),
        success("a"),
        *[success("c")] * 3,
        success("c", sale("c mirta 2 4000"), sale("c vincent 2 5000")),
        success("b"),
    ]
    control = {
        "thomas": cards("4/2/0/0"),
        "agathe": cards("1/0/0/0"),
        "samia": cards("0/1/1/0"),
        "mirta": cards("0/1/2/0"),
    }
    first, second, third, _ = points(game([*rencontres("b"), *events], control=control))
    assert (first, second, third) == (21_000, 15_000, 23_000)


def test_example_3_as_json() -> None:
    file = game(
        [*rencontres("a"), success("b", sale("b thomas 3 6000")), FAILURE], control={"roland": cards("4/4/1/0")}
    )
    assert result(file) == {
        "game": "plus-belle-la-vie",
        "finished": False,
        "totals": {"a": {"points": 2000}, "b": {"points": 8000}, "c": {"points": 0}, "d": {"points": 0}},
        "rendez_vous": {"played": 2, "of": 7},
        "absolute_control": {},
    }


def test_example_4_four_successes_and_three_failures_end_a_game_of_four_or_five() -> None:
    events = [success("a"), FAILURE, success("b"), FAILURE, success("a"), FAILURE]
    for players in ("abcd", "abcde"):
        assert result(game(events, players=players))["finished"] is False
        over = result(game([*events, success("c")], players=players))
        assert over["finished"] is True
        assert over["rendez_vous"] == {"played": 7, "of": 7}
        assert over["winners"] == ["a"]


@pytest.mark.parametrize("players", ["ab", "abc"])
def test_the_fifth_rendez_vous_ends_a_game_of_two_or_three(players: str) -> None:
    assert result(game([FAILURE] * 4, players=players))["finished"] is False
    assert result(game([FAILURE] * 5, players=players))["rendez_vous"] == {"played": 5, "of": 5}


def test_absolute_control_is_told_while_the_game_runs_and_scored_only_at_the_end() -> None:
    running = game([FAILURE], control=OPEN)
    assert result(running)["absolute_control"] == {"thomas": "a", "vincent": "a", "mirta": "c"}
    assert points(running) == [0, 0, 0, 0]
    assert closing(running)[-1] == (
        "Contrôle absolu si la partie finissait maintenant : thomas (A), vincent (A) et mirta (C)."
    )


def test_a_sales_value_wins_over_the_table_of_prices() -> None:
    options = {"sale_values": {"1": 1000, "2": 3000}}
    events = [success("a", sale("a thomas 2"), sale("b thomas 2 500"), sale("b luna 1"))]
    assert points(game(events, options=options)) == [5000, 1500, 0, 0]


def test_a_sale_may_bring_nothing() -> None:
    assert points(game([success("a", sale("b thomas 2 0"))])) == [2000, 0, 0, 0]


def test_decided_equal_points_share_the_victory() -> None:
    file = game([success("a"), success("b"), *[FAILURE] * 5], control={})
    assert result(file)["winners"] == ["a", "b"]
    assert closing(file) == ["Victoire partagée entre A et B, à 2 000 points Mistral chacun."]


def test_open_cards_that_nobody_entered_are_not_0() -> None:
    file = game([FAILURE] * 7)
    assert "ne sont pas saisies" in closing(file)[0]
    assert closing(file | {"control": {}}) == closing(file)[1:]


def test_the_reasons_name_every_term() -> None:
    options = {"sale_values": {"3": 6000}}
    events = [*rencontres("aa"), success("a", sale("a Thomas 3"), sale("a Luna 1 1500")), *[FAILURE] * 6]
    assert reasons(game(events, control={"Roland": cards("2/1/0/0")}, options=options))[:5] == [
        "A",
        "ventes, 7 500 : Thomas, 3 cartes, 6 000 ; Luna, 1 carte, 1 500",
        "rencontres, 4 000 : 2 rencontres à 2 000",
        "lancers réussis, 2 000 : 1 lancer réussi à 2 000",
        "contrôles absolus, 2 000 : contrôle absolu de Roland, 2 000",
    ]


def test_who_left_before_the_first_turn_does_not_decide_the_end() -> None:
    file = game([FAILURE] * 5, players="abcd", control={})
    file["players"][3]["left_after"] = "set-up"
    assert result(file)["finished"] is True
    assert result(file)["winners"] == ["a", "b", "c"]
    assert result(file)["totals"]["d"] == {"points": 0}

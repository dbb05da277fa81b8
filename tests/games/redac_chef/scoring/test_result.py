"""Who is bankrupt, what it costs, who wins, and how equal totals are settled."""

from __future__ import annotations

import pytest

from companion.content import content_root
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Game, Player, Round
from companion.games.redac_chef.scoring.result import score_game
from companion.games.registry import score_file
from companion.kit.figure import Figure
from companion.table.message import Message, say
from tests.games.redac_chef.build import (
    DAYS,
    FACTS,
    Json,
    counted,
    evening,
    game,
    player,
    result,
    round_of,
    rules,
    sheet,
)


def reasons(file: Json) -> tuple[Message, ...]:
    played = parse(file, FACTS)
    end = score_game(played, played.rules(FACTS)).end
    assert end is not None
    return end.reasons


def page(articles: int, ads: int) -> Json:
    """A page that scores as many points as it is given: everybody's free area gives 3."""
    return {"articles": articles - 3, "ads": ads}


# --- bankruptcy -------------------------------------------------------------------------------------------------------


def test_the_single_lowest_revenue_is_bankrupt_and_last_however_many_points() -> None:
    file = evening({"a": page(20, 4), "b": page(30, 3), "c": page(10, 4)})
    end = result(file)
    assert end["bankrupt"] == "b"
    assert end["ranking"] == [["a"], ["c"], ["b"]]
    assert end["winners"] == ["a"]
    assert end["totals"]["b"] == {"points": 90, "ads": 9}
    assert say("reason-bankrupt", name="B", dollars=9, gap=3) in reasons(file)


def test_two_lowest_revenues_bankrupt_nobody() -> None:
    file = evening({"a": page(20, 3), "b": page(30, 3), "c": page(10, 4)})
    end = result(file)
    assert end["bankrupt"] is None
    assert end["winners"] == ["b"]
    assert say("reason-nobody-bankrupt", names=("A", "B"), dollars=9) in reasons(file)


def test_all_revenues_equal_bankrupt_nobody() -> None:
    assert result(evening({"a": page(20, 3), "b": page(30, 3), "c": page(10, 3)}))["bankrupt"] is None


def test_revenues_of_0_count_like_any_other() -> None:
    assert result(evening({"a": page(20, 0), "b": page(30, 1), "c": page(10, 2)}))["bankrupt"] == "a"


def test_decided_who_will_be_bankrupt_takes_part_in_every_comparison() -> None:
    end = result(evening({"a": {"free_area": 1, "ads": 0}, "b": {"ads": 3}, "c": {"free_area": 9, "ads": 3}}))
    assert end["bankrupt"] == "a"
    assert [each["players"][id_]["free_area"] for each in end["rounds"][:1] for id_ in "abc"] == [3, 1, -1]


def test_the_lowest_total_counts_not_the_lowest_round() -> None:
    days = {"friday": (0, 3, 3), "saturday": (5, 3, 3), "sunday": (5, 3, 4)}
    rounds = [
        round_of(day, {id_: sheet(ads=each) for id_, each in zip("abc", ads, strict=True)}) for day, ads in days.items()
    ]
    assert result(game(rounds))["bankrupt"] == "b"


# --- two players ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gap", "costs"), [(4, {}), (5, {}), (6, {"b": -10})])
def test_two_players_more_than_5_behind_costs_10_exactly_5_nothing(gap: int, costs: dict[str, int]) -> None:
    rounds = [
        round_of("friday", {"a": sheet(articles=20, ads=gap), "b": sheet(articles=25)}),
        *(round_of(day, {"a": sheet(ads=2), "b": sheet(ads=2)}) for day in DAYS[1:]),
    ]
    end = result(game(rounds, "ab"))
    assert end["penalties"] == costs
    assert end["bankrupt"] is None
    assert end["totals"]["b"]["points"] == 25 + 9 + costs.get("b", 0)
    assert end["winners"] == (["a"] if costs else ["b"])
    assert end["ranking"] == ([["a"], ["b"]] if costs else [["b"], ["a"]])


@pytest.mark.parametrize(("ruling", "costs"), [(0, {"b": -10}), (5, {"b": -10}), (6, {}), (999, {})])
def test_decided_the_two_player_gap_is_a_ruling(ruling: int, costs: dict[str, int]) -> None:
    file = evening({"a": {"ads": 2}, "b": {}}, options={"rulings": {"two_player_gap": ruling}})
    assert result(file)["penalties"] == costs


def test_decided_the_10_come_off_the_total_which_may_go_below_0() -> None:
    file = evening({"a": {"free_area": 1, "ads": 9}, "b": {"articles": 2}})
    assert result(file)["totals"]["b"] == {"points": 3 - 10, "ads": 0}
    assert say("reason-gap-too-wide", name="B", gap=27, free=5, costs=10) in reasons(file)


def test_two_players_are_not_eliminated() -> None:
    end = result(evening({"a": page(5, 9), "b": page(40, 0)}))
    assert end["bankrupt"] is None
    assert end["winners"] == ["b"]
    assert end["totals"]["b"]["points"] == 110


# --- equal totals -----------------------------------------------------------------------------------------------------


def test_a_tie_goes_to_the_smaller_sunday_token() -> None:
    file = evening({"a": page(20, 3), "b": page(20, 3), "c": page(5, 3)}, tokens="abc")
    file["rounds"][2]["bouclage"] = ["c", "b", "a"]
    end = result(file)
    assert end["winners"] == ["b"]
    assert end["ranking"] == [["b"], ["a"], ["c"]]
    holders = (say("token-holder", name="B", token=2), say("token-holder", name="A", token=3))
    assert say("reason-tie-broken", holders=holders, points=60, day=say("day-sunday")) in reasons(file)


def test_tokens_settle_every_tie_in_the_ranking() -> None:
    pages = {"a": page(9, 3), "b": page(20, 3), "c": page(9, 3), "d": page(20, 3), "e": page(9, 3)}
    assert result(evening(pages, tokens="edcba"))["ranking"] == [["d"], ["b"], ["e"], ["c"], ["a"]]


def test_decided_without_sunday_tokens_a_tie_is_shared() -> None:
    file = evening({"a": page(20, 3), "b": page(20, 3), "c": page(5, 3)}, tokens="abc")
    del file["rounds"][2]["bouclage"]
    end = result(file)
    assert end["winners"] == ["a", "b"]
    assert end["ranking"] == [["a", "b"], ["c"]]
    assert say("reason-tie-stays", names=("A", "B"), points=60) in reasons(file)


def test_after_a_shared_first_comes_one_group_not_two() -> None:
    pages = {"a": page(20, 3), "b": page(20, 3), "c": page(9, 3), "d": page(5, 3)}
    assert result(evening(pages))["ranking"] == [["a", "b"], ["c"], ["d"]]


def test_a_tie_with_the_bankrupt_is_none() -> None:
    end = result(evening({"a": page(20, 3), "b": page(20, 2), "c": page(5, 3)}, tokens="bac"))
    assert end["winners"] == ["a"]
    assert end["ranking"] == [["a"], ["c"], ["b"]]


@pytest.mark.parametrize("mode", ["classic", "advanced", "newsroom"])
def test_modes_in_which_tokens_settle_ties(mode: str) -> None:
    listed = [player(id_, members=["x", "y"]) for id_ in "ab"]
    assert result(evening({"a": {}, "b": {}}, listed, tokens="ba", mode=mode))["winners"] == ["b"]


# --- who leaves -------------------------------------------------------------------------------------------------------


def leaving(day: str, ads: tuple[int, int, int] = (3, 0, 3)) -> Json:
    """b leaves after that day, with the lowest revenue and the most points."""
    stays = {"a": sheet(articles=10, free_area=4, ads=ads[0]), "c": sheet(articles=8, free_area=6, ads=ads[2])}
    goes = sheet(articles=90, free_area=1, ads=ads[1])
    last = ("set-up", *DAYS).index(day)
    rounds = [round_of(each, stays | ({"b": goes} if at < last else {})) for at, each in enumerate(DAYS)]
    return game(rounds, [player("a"), player("b", left_after=day), player("c")])


@pytest.mark.parametrize(("day", "rounds"), [("set-up", 0), ("friday", 1), ("saturday", 2), ("sunday", 3)])
def test_decided_finished_rounds_stay_and_nothing_else(day: str, rounds: int) -> None:
    end = result(leaving(day))
    assert end["totals"]["b"] == {"points": 93 * rounds, "ads": 0}
    assert [sorted(each["players"]) for each in end["rounds"]] == [
        ["a", "b", "c"] if at < rounds else ["a", "c"] for at in range(3)
    ]
    assert end["ranking"] == [["a"], ["c"]]
    assert end["winners"] == ["a"]
    assert end["bankrupt"] is None


def test_decided_comparisons_go_on_without_who_left() -> None:
    end = result(leaving("saturday"))
    assert [each["players"]["a"]["free_area"] for each in end["rounds"]] == [1, 1, 3]


def test_who_is_left_decides_which_rule_ends_the_game() -> None:
    end = result(leaving("friday", ads=(9, 9, 0)))
    assert end["bankrupt"] is None
    assert end["penalties"] == {"c": -10}


def test_the_last_one_left_wins_and_pays_nothing() -> None:
    rounds = [
        round_of("friday", {"a": sheet(), "b": sheet(ads=9)}),
        *(round_of(day, {"a": sheet()}) for day in DAYS[1:]),
    ]
    end = result(game(rounds, [player("a"), player("b", left_after="friday")]))
    assert (end["winners"], end["ranking"], end["penalties"], end["bankrupt"]) == (["a"], [["a"]], {}, None)


def test_nobody_left_is_an_end_too() -> None:
    rounds = [round_of("friday", {"a": sheet(), "b": sheet()}), *(round_of(day, {}) for day in DAYS[1:])]
    end = result(game(rounds, [player("a", left_after="friday"), player("b", left_after="friday")]))
    assert (end["winners"], end["ranking"], end["finished"]) == ([], [], True)


# --- not over ---------------------------------------------------------------------------------------------------------


def test_a_running_game_has_no_end() -> None:
    file = evening({"a": {}, "b": {}})
    del file["rounds"][2]
    assert set(result(file)) == {"game", "mode", "finished", "rounds", "totals"}
    assert result(file)["finished"] is False


def test_a_game_without_rounds() -> None:
    end = result(game([], "ab"))
    assert end["totals"] == {"a": {"points": 0, "ads": 0}, "b": {"points": 0, "ads": 0}}
    assert end["rounds"] == []


def live(sunday: dict[str, Counts]) -> Game:
    """A game at the table whose first two days are counted."""
    pages = tuple((id_, counted(articles=9, ads=3)) for id_ in "abc")
    players = tuple(Player(id_, id_.upper()) for id_ in "abc")
    rounds = (*(Round(day, pages) for day in DAYS[:2]), Round("sunday", tuple(sunday.items())))  # type: ignore[arg-type]
    return Game(players, rounds)


def test_decided_totals_and_winner_are_provisional_and_name_who_is_missing() -> None:
    whole = counted(articles=5, ads=3)
    result_ = score_game(live({"a": whole, "b": Counts(articles=30), "c": Counts()}), rules())
    assert result_.end is not None
    assert result_.end.provisional
    assert result_.end.missing == ("b", "c")
    assert not result_.finished
    assert result_.now("b").points.points == 12 + 12 + 30
    assert result_.now("b").points.provisional
    assert result_.now("b").ads.points == 6
    assert result_.now("b").ads.provisional
    assert result_.now("c").points.points == 24


def test_totals_are_kept_after_each_round() -> None:
    result_ = score_game(live({id_: counted(articles=5, ads=1) for id_ in "abc"}), rules())
    assert [standing[0].points.points for standing in result_.standings] == [12, 24, 32]
    assert [standing[0].ads.points for standing in result_.standings] == [3, 6, 7]
    assert result_.finished


def test_nothing_entered_at_all_has_no_total() -> None:
    game_ = Game((Player("a", "A"), Player("b", "B")), (Round("friday", (("a", Counts()), ("b", counted()))),))
    standings = score_game(game_, rules()).standings[-1]
    assert standings[0].points.points is None
    assert standings[1].points.points == 3


def test_the_pad_shows_penalties_below_the_rounds() -> None:
    pad = score_file(evening({"a": {"ads": 9}, "b": {}}), content_root()).sheet
    assert [line.row.id for line in pad.lines[-2:]] == ["penalty", "final"]
    below = {cell.player: cell for cell in pad.cells() if cell.line.row.id == "penalty"}
    assert [(cell.player, cell.part, cell.text) for cell in below.values()] == [
        ("b", "sunday", say("pad-points", points=-10))
    ]
    assert pad.figure("final", "b", "sunday") == Figure(-1)

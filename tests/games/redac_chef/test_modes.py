"""Each mode's arithmetic and the shape of its result."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.modes import DAYS, MODES
from companion.games.redac_chef.scoring.options import Options
from tests.games.redac_chef.build import FACTS, Json, evening, game, player, result, round_of, rules, sheet

PAGE: Json = {
    "articles": {"one_point": 3, "two_point": 4},
    "photos": [2, 0, 3],
    "tribune": 4,
    "free_area": 5,
    "happy": 1,
    "sad": 4,
    "surplus": 2,
    "ads": [2, 3],
}


def only(file: Json) -> Json:
    """The first round of player a."""
    rows: Json = result(file)["rounds"][0]["players"]["a"]
    return rows


@pytest.mark.parametrize("mode", ["classic", "advanced", "newsroom"])
def test_classic_rows(mode: str) -> None:
    players = [player(id_, members=["x", "y"]) for id_ in "ab"]
    rows = only(game([round_of("friday", {"a": PAGE, "b": PAGE | {"free_area": 2}})], players, mode=mode))
    assert rows == {
        "articles": 11,
        "photos": 5,
        "tribune": 4,
        "free_area": -1,
        "mood": -3,
        "surplus": -2,
        "total": 14,
        "ads": 5,
    }
    assert list(rows) == ["articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads"]


def test_advanced_scores_exactly_like_classic() -> None:
    pages = {"a": PAGE, "b": PAGE | {"free_area": 9}, "c": PAGE | {"ads": 1}}
    classic, advanced = result(evening(pages)), result(evening(pages, mode="advanced"))
    assert advanced == classic | {"mode": "advanced"}


def test_mode_is_classic_where_nothing_is_said() -> None:
    assert result(evening({"a": {}, "b": {}}))["mode"] == "classic"


# --- solo -------------------------------------------------------------------------------------------------------------


def test_solo_rows() -> None:
    rows = only(game([round_of("friday", {"a": PAGE})], "a", mode="solo"))
    assert rows["free_area"] == 1
    assert rows["total"] == 11 + 5 + 4 + 1 - 3 - 2


@pytest.mark.parametrize(("ads", "met"), [(11, False), (12, True), (13, True)])
def test_decided_solo_needs_12_in_all_and_keeps_the_score(ads: int, met: bool) -> None:
    file = evening({"a": {"articles": 9, "ads": 3}}, mode="solo")
    file["rounds"][0]["sheets"]["a"]["ads"] = ads - 6
    end = result(file)
    assert end["goal_met"] is met
    assert end["totals"]["a"] == {"points": 3 * (9 + 1), "ads": ads}


def test_solo_has_no_ranking_and_no_winners() -> None:
    end = result(evening({"a": {}}, mode="solo"))
    assert set(end) == {"game", "mode", "finished", "rounds", "totals", "bankrupt", "penalties", "goal_met"}
    assert (end["bankrupt"], end["penalties"]) == (None, {})


@pytest.mark.parametrize(("ads", "met"), [(12, False), (16, False), (17, True)])
def test_decided_in_solo_a_scenarios_revenue_replaces_12(ads: int, met: bool) -> None:
    file = evening({"a": {}}, mode="solo", options={"progress": "scenarios", "scenario": 11})
    file["rounds"][0]["sheets"]["a"]["ads"] = ads
    assert result(file)["goal_met"] is met


@pytest.mark.parametrize("mode", ["family", "turn-by-turn"])
def test_decided_family_and_turn_by_turn_are_for_2_to_6(mode: str) -> None:
    assert MODES[mode].players == (2, 6)


# --- puzzle -----------------------------------------------------------------------------------------------------------


def puzzle(points: int, day: str = "friday", *, placed: bool = True, **options: object) -> Json:
    page = {"articles": points - 1, "free_area": 5, "surplus": 7, "ads": 9, "ads_all_placed": placed}
    return game([round_of(day, {"a": page})], "a", mode="puzzle", options=options)


def test_puzzle_rows() -> None:
    rows = only(game([round_of("friday", {"a": PAGE | {"ads_all_placed": True}})], "a", mode="puzzle"))
    assert rows == {"articles": 11, "photos": 5, "tribune": 4, "free_area": 1, "mood": -3, "total": 18}


@pytest.mark.parametrize(("points", "tier"), [(12, 0), (13, 1), (14, 1), (15, 2), (16, 2), (17, 3), (40, 3)])
def test_puzzle_7_has_its_thresholds(points: int, tier: int) -> None:
    end = result(puzzle(points, puzzle=7))
    assert end["puzzle"] == {"status": "complete", "tier": tier}
    assert end["totals"] == {"a": {"points": points}}
    assert end["finished"] is True


@pytest.mark.parametrize("number", range(7, 13))
def test_every_known_puzzle_on_its_day(number: int) -> None:
    known = FACTS.puzzles[number]
    for tier, points in enumerate(known.tiers, start=1):
        assert result(puzzle(points, known.day, puzzle=number))["puzzle"]["tier"] == tier
        assert result(puzzle(points - 1, known.day, puzzle=number))["puzzle"]["tier"] == tier - 1


def test_an_incomplete_puzzle_has_tier_0_and_keeps_its_points() -> None:
    end = result(puzzle(40, puzzle=7, placed=False))
    assert end["puzzle"] == {"status": "incomplete", "tier": 0}
    assert end["totals"] == {"a": {"points": 40}}


@pytest.mark.parametrize("day", DAYS)
def test_puzzles_1_to_6_take_the_day_and_the_typed_thresholds(day: str) -> None:
    assert result(puzzle(15, day, puzzle=3, puzzle_tiers=[10, 15, 16]))["puzzle"]["tier"] == 2


def test_a_puzzle_without_thresholds_has_no_tier() -> None:
    assert result(puzzle(15, puzzle=3))["puzzle"] == {"status": "complete", "tier": None}
    assert result(puzzle(15))["puzzle"] == {"status": "complete", "tier": None}


def test_a_known_puzzles_thresholds_cannot_be_changed() -> None:
    assert result(puzzle(16, puzzle=7, puzzle_tiers=[1, 2, 3]))["puzzle"]["tier"] == 2


def test_a_puzzle_has_no_ranking_no_goal_and_no_revenue() -> None:
    end = result(puzzle(15, puzzle=7))
    assert set(end) == {"game", "mode", "finished", "rounds", "totals", "bankrupt", "penalties", "puzzle"}


def test_a_puzzle_that_is_not_played_yet() -> None:
    for options in ({"puzzle": 7}, {"puzzle": 2}, {}):
        assert result(game([], "a", mode="puzzle", options=options))["finished"] is False


# --- family -----------------------------------------------------------------------------------------------------------


def family(ads: str) -> Json:
    pages = {id_: {"articles": 10, "ads": int(each)} for id_, each in zip("abcdef", ads, strict=False)}
    return result(evening(pages, mode="family"))


def test_family_rows() -> None:
    rows = only(game([round_of("friday", {"a": PAGE, "b": {}})], "ab", mode="family"))
    assert rows == {"articles": 11, "photos": 5, "total": 16, "ads": 5}


def test_family_needs_no_free_area() -> None:
    assert only(game([round_of("friday", {"a": {"articles": 3}, "b": {}})], "ab", mode="family"))["total"] == 3


def test_in_family_a_single_lowest_revenue_loses_5() -> None:
    end = family("312")
    assert end["penalties"] == {"b": -5}
    assert end["totals"]["b"]["points"] == 25
    assert end["bankrupt"] is None
    assert end["ranking"] == [["a", "c"], ["b"]]
    assert end["winners"] == ["a", "c"]


def test_in_family_two_lowest_lose_nothing() -> None:
    assert family("311")["penalties"] == {}


def test_decided_in_family_the_5_replace_the_10_of_two_players() -> None:
    assert family("90")["penalties"] == {"b": -5}
    assert family("21")["penalties"] == {"b": -5}
    assert family("22")["penalties"] == {}


def test_decided_in_family_equal_totals_share_the_win_whatever_the_tokens() -> None:
    pages = {"a": {"articles": 9, "ads": 3}, "b": {"articles": 9, "ads": 3}}
    assert result(evening(pages, mode="family", tokens="ba"))["winners"] == ["a", "b"]


def test_the_5_may_take_a_total_below_0() -> None:
    end = result(evening({"a": {"ads": 3}, "b": {}}, mode="family"))
    assert end["totals"]["b"]["points"] == -5


# --- turn by turn -----------------------------------------------------------------------------------------------------


def turn_by_turn(ads: str, **fields: object) -> Json:
    pages = {id_: sheet(articles=10, ads=int(each)) for id_, each in zip("abcdef", ads, strict=False)}
    return result(game([round_of("saturday", pages, **fields)], list(map(player, pages)), mode="turn-by-turn"))


def test_turn_by_turn_is_over_after_saturday_and_scores_all_rows() -> None:
    end = turn_by_turn("33")
    assert end["finished"] is True
    assert set(end["rounds"][0]["players"]["a"]) == {
        "articles",
        "photos",
        "tribune",
        "free_area",
        "mood",
        "surplus",
        "total",
        "ads",
    }


def test_in_turn_by_turn_a_single_lowest_revenue_loses_5() -> None:
    end = turn_by_turn("312")
    assert (end["penalties"], end["bankrupt"], end["totals"]["b"]["points"]) == ({"b": -5}, None, 8)
    assert turn_by_turn("311")["penalties"] == {}


def test_decided_in_turn_by_turn_the_5_hold_with_two_players_and_ties_are_shared() -> None:
    assert turn_by_turn("90")["penalties"] == {"b": -5}
    assert turn_by_turn("33", bouclage=["b", "a"])["winners"] == ["a", "b"]


# --- newsroom ---------------------------------------------------------------------------------------------------------


def test_decided_with_two_teams_the_two_player_rule_holds() -> None:
    teams = [player(id_, members=["x", "y"]) for id_ in "ab"]
    assert result(evening({"a": {"ads": 9}, "b": {}}, teams, mode="newsroom"))["penalties"] == {"b": -10}


def test_in_newsroom_a_team_is_bankrupt_as_a_player_is() -> None:
    teams = [player(id_, members=["x", "y"]) for id_ in "abc"]
    file = evening({"a": {"ads": 9}, "b": {}, "c": {"ads": 1}}, teams, mode="newsroom")
    assert result(file)["bankrupt"] == "b"


# --- what the table asks for ------------------------------------------------------------------------------------------


def test_the_counts_asked_at_the_table_follow_the_pad() -> None:
    usual = ("articles", "photos", "tribune", "free_area", "happy", "sad", "surplus", "ads")
    assert rules().fields() == usual
    assert rules(powers=True).fields("jazz") == (*usual[:6], "mood_relief", *usual[6:])
    assert rules(powers=True).fields("danae") == rules().fields("jazz") == usual
    assert rules("family").fields() == ("articles", "photos", "ads")
    assert rules("puzzle").fields() == (*usual[:6], "ads_all_placed")
    assert rules(progress="rule-changes", rule_change=1).fields() == (*usual[:3], "empty_cells", *usual[4:])
    assert rules(progress="scenarios", scenario=13).fields() == (*usual, "face_down")


def test_tribunes_on_offer() -> None:
    assert [MODES["classic"].tribunes_offered(players) for players in range(2, 7)] == [3, 3, 4, 5, 6]
    assert MODES["solo"].tribunes_offered(1) == 2
    assert MODES["turn-by-turn"].tribunes_offered(4) == 5
    assert MODES["family"].tribunes_offered(4) == MODES["puzzle"].tribunes_offered(1) == 0


def test_options_that_a_mode_does_not_use_are_left_out() -> None:
    family = Options(powers=True, flash=True, progress="scenarios", scenario=3).rules_for(FACTS, "family", "sunday")
    assert (family.powers, family.flash, family.progress, family.scenario) == (False, False, None, None)
    assert family.days == DAYS


def test_facts_are_whole() -> None:
    assert list(FACTS.achievements) == list(range(1, 26))
    assert list(FACTS.rule_changes) == list(range(1, 8))
    assert list(FACTS.scenarios) == list(range(1, 19))
    assert sorted([*FACTS.puzzles, *FACTS.typed_puzzles]) == list(range(1, 13))
    assert {day: (grid.width, grid.height) for day, grid in FACTS.grids.items()} == {
        "friday": (7, 14),
        "saturday": (8, 16),
        "sunday": (9, 18),
    }

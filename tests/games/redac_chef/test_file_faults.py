"""Each kind of fault of a game file, with its exact place, and what is no fault."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.games.redac_chef.build import DAYS, Json, evening, faults, game, player, result, round_of, sheet

GONE = object()


def right(**fields: Any) -> Json:
    """A classic game of three, all three days, with everything in it that can be."""
    page = {
        "articles": {"one_point": 6, "two_point": 1},
        "photos": [4, 1],
        "tribune": 2,
        "tribune_tile": "D4",
        "free_area": 4,
        "empty_cells": 4,
        "happy": 3,
        "sad": 5,
        "surplus": 2,
        "ads": [2, 1],
        "face_down": 0,
        "ads_all_placed": True,
        "bonus": {"photos": 1},
    }
    calls = {"a": {"maquette_s": 131, "tirage_s": 187}}
    rounds = [
        round_of(
            day,
            {id_: copy.deepcopy(page) for id_ in "abc"},
            flash=4,
            calls=copy.deepcopy(calls),
            bouclage=["a", "c", "b"],
        )
        for day in DAYS
    ]
    players = [player("a", character="wilbur", profile="p1", members=["x"]), player("b", character=None), player("c")]
    head = {
        "id": "5b1c",
        "started_at": "2026-11-27T20:15:00+01:00",
        "finished_at": "2026-11-27T21:00:00Z",
        "mode": "classic",
        "options": {
            "timer_s": 240,
            "powers": True,
            "flash": True,
            "progress": "achievements",
            "rulings": {"all_tied_free_area": "middle", "two_player_gap": 7},
        },
        "ticked": {"a": {"achievements": [17], "rule_change": False}},
    }
    return game(rounds, players, **(head | fields))


def changed(file: Json, path: tuple[str | int, ...], value: Any) -> Json:
    """The file with one place set, or taken out."""
    file = copy.deepcopy(file)
    at: Any = file
    for step in path[:-1]:
        at = at[step]
    if value is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return file


PAGE = ("rounds", 0, "sheets", "a")


def test_a_file_with_everything_in_it_is_right() -> None:
    assert faults(right()) == []


@pytest.mark.parametrize(
    ("path", "value", "where", "why"),
    [
        # the head
        (("format",), "companion", "format", "fault-one-of"),
        (("format",), GONE, "format", "fault-missing"),
        (("version",), GONE, "version", "fault-missing"),
        (("version",), "1", "version", "fault-whole-number"),
        (("version",), True, "version", "fault-whole-number"),
        (("version",), 1.0, "version", "fault-whole-number"),
        (("version",), 0, "version", "fault-at-least"),
        (("version",), 2, "version", "fault-newer-version"),
        (("game",), GONE, "game", "fault-missing"),
        (("game",), "chess", "game", "fault-unknown-game"),
        (("game",), 3, "game", "fault-text"),
        (("gamme",), "redac-chef", "gamme", "fault-unknown-field"),
        (("players",), GONE, "players", "fault-missing"),
        (("players",), {}, "players", "fault-list"),
        (("rounds",), GONE, "rounds", "fault-missing"),
        (("id",), " ", "id", "fault-empty"),
        (("id",), 5, "id", "fault-text"),
        (("id",), None, "id", "fault-text"),
        (("started_at",), "2026-11-27T20:15:00", "started_at", "fault-moment"),
        (("started_at",), "2026-13-27T20:15:00Z", "started_at", "fault-moment"),
        (("finished_at",), "yesterday", "finished_at", "fault-moment"),
        (("mode",), "clasic", "mode", "fault-one-of"),
        (("mode",), None, "mode", "fault-one-of"),
        # options
        (("options",), [], "options", "fault-object"),
        (("options", "timer"), 240, "options.timer", "fault-unknown-field"),
        (("options", "timer_s"), 0, "options.timer_s", "fault-at-least"),
        (("options", "powers"), 1, "options.powers", "fault-yes-no"),
        (("options", "flash"), "no", "options.flash", "fault-yes-no"),
        (("options", "progress"), "all", "options.progress", "fault-one-of"),
        (("options", "rule_change"), 1, "options.rule_change", "fault-without-progress"),
        (("options", "scenario"), 1, "options.scenario", "fault-without-progress"),
        (("options", "progress"), "rule-changes", "options.rule_change", "fault-needed-for-progress"),
        (("options", "progress"), "scenarios", "options.scenario", "fault-needed-for-progress"),
        (("options", "puzzle"), 13, "options.puzzle", "fault-at-most"),
        (("options", "puzzle_tiers"), [13, 15], "options.puzzle_tiers", "fault-three-tiers"),
        (("options", "puzzle_tiers"), [13, 15, 15], "options.puzzle_tiers", "fault-tiers-not-rising"),
        (("options", "puzzle_tiers"), [13, "15", 17], "options.puzzle_tiers[1]", "fault-whole-number"),
        (("options", "rulings", "all_tied"), "middle", "options.rulings.all_tied", "fault-unknown-field"),
        (("options", "rulings", "all_tied_free_area"), "none", "options.rulings.all_tied_free_area", "fault-one-of"),
        (("options", "rulings", "two_player_gap"), -1, "options.rulings.two_player_gap", "fault-at-least"),
        # players
        (("players", 1), "b", "players[1]", "fault-object"),
        (("players", 1, "id"), GONE, "players[1].id", "fault-missing"),
        (("players", 1, "id"), "", "players[1].id", "fault-empty"),
        (("players", 1, "name"), GONE, "players[1].name", "fault-missing"),
        (("players", 1, "name"), "   ", "players[1].name", "fault-length"),
        (("players", 1, "name"), "x" * 81, "players[1].name", "fault-length"),
        (("players", 1, "name"), 7, "players[1].name", "fault-text"),
        (("players", 1, "nick"), "x", "players[1].nick", "fault-unknown-field"),
        (("players", 1, "character"), "bernard", "players[1].character", "fault-one-of"),
        (("players", 1, "profile"), None, "players[1].profile", "fault-text"),
        (("players", 1, "members"), ["x", 3], "players[1].members[1]", "fault-text"),
        (("players", 1, "left_after"), "monday", "players[1].left_after", "fault-one-of"),
        (("players", 1, "left_after"), None, "players[1].left_after", "fault-one-of"),
        # ticked
        (("ticked", "z"), {}, "ticked.z", "fault-nobody"),
        (("ticked", "a", "achievements"), [26], "ticked.a.achievements[0]", "fault-at-most"),
        (("ticked", "a", "achievements"), 17, "ticked.a.achievements", "fault-list"),
        (("ticked", "a", "rule_change"), 1, "ticked.a.rule_change", "fault-yes-no"),
        (("ticked", "a", "scenario"), True, "ticked.a.scenario", "fault-unknown-field"),
        # rounds
        (("rounds", 0), [], "rounds[0]", "fault-object"),
        (("rounds", 0, "day"), "monday", "rounds[0].day", "fault-one-of"),
        (("rounds", 0, "day"), GONE, "rounds[0].day", "fault-missing"),
        (("rounds", 0, "day"), "sunday", "rounds[0].day", "fault-wrong-day"),
        (("rounds", 1, "day"), "friday", "rounds[1].day", "fault-wrong-day"),
        (("rounds", 0, "flash"), 13, "rounds[0].flash", "fault-at-most"),
        (("rounds", 0, "flash"), 0, "rounds[0].flash", "fault-at-least"),
        (("rounds", 0, "winner"), "a", "rounds[0].winner", "fault-unknown-field"),
        (("rounds", 0, "sheets"), GONE, "rounds[0].sheets", "fault-missing"),
        (("rounds", 0, "sheets"), [], "rounds[0].sheets", "fault-object"),
        (("rounds", 0, "sheets", "b"), GONE, "rounds[0].sheets.b", "fault-sheet-missing"),
        (("rounds", 0, "sheets", "z"), {"free_area": 1}, "rounds[0].sheets.z", "fault-nobody"),
        (("rounds", 0, "sheets", "z y"), {"free_area": 1}, 'rounds[0].sheets["z y"]', "fault-nobody"),
        (("rounds", 0, "sheets", "b"), 8, "rounds[0].sheets.b", "fault-object"),
        (("rounds", 0, "calls", "z"), {}, "rounds[0].calls.z", "fault-nobody"),
        (("rounds", 0, "calls", "a", "tirage_s"), -1, "rounds[0].calls.a.tirage_s", "fault-at-least"),
        (("rounds", 0, "calls", "a", "tirage_s"), 1.5, "rounds[0].calls.a.tirage_s", "fault-whole-number"),
        (("rounds", 0, "calls", "a", "tirage"), 1, "rounds[0].calls.a.tirage", "fault-unknown-field"),
        (("rounds", 0, "bouclage"), ["a", "c"], "rounds[0].bouclage", "fault-token-missing"),
        (("rounds", 0, "bouclage"), ["a", "c", "b", "a"], "rounds[0].bouclage[3]", "fault-token-twice"),
        (("rounds", 0, "bouclage"), ["a", "c", "b", "z"], "rounds[0].bouclage[3]", "fault-nobody"),
        (("rounds", 0, "bouclage"), ["a", "c", "b", 1], "rounds[0].bouclage[3]", "fault-text"),
        (("rounds", 0, "bouclage"), None, "rounds[0].bouclage", "fault-list"),
        # sheets
        ((*PAGE, "surplus"), -1, "rounds[0].sheets.a.surplus", "fault-at-least"),
        ((*PAGE, "surplus"), 1000, "rounds[0].sheets.a.surplus", "fault-at-most"),
        ((*PAGE, "surplus"), "8", "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surplus"), 1.0, "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surplus"), True, "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surplus"), float("nan"), "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surplus"), float("inf"), "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surplus"), None, "rounds[0].sheets.a.surplus", "fault-whole-number"),
        ((*PAGE, "surpluss"), 1, "rounds[0].sheets.a.surpluss", "fault-unknown-field"),
        ((*PAGE, "tribune"), 1000, "rounds[0].sheets.a.tribune", "fault-at-most"),
        ((*PAGE, "tribune"), -1000, "rounds[0].sheets.a.tribune", "fault-at-least"),
        ((*PAGE, "tribune_tile"), 4, "rounds[0].sheets.a.tribune_tile", "fault-text"),
        ((*PAGE, "articles"), "8", "rounds[0].sheets.a.articles", "fault-whole-number"),
        ((*PAGE, "articles"), [8], "rounds[0].sheets.a.articles", "fault-whole-number"),
        ((*PAGE, "articles", "one_point"), 1000, "rounds[0].sheets.a.articles.one_point", "fault-at-most"),
        ((*PAGE, "articles", "three_point"), 1, "rounds[0].sheets.a.articles.three_point", "fault-unknown-field"),
        ((*PAGE, "photos"), [4, -1], "rounds[0].sheets.a.photos[1]", "fault-at-least"),
        ((*PAGE, "photos"), {"each": 4}, "rounds[0].sheets.a.photos", "fault-whole-number"),
        ((*PAGE, "ads"), [1, 2.5], "rounds[0].sheets.a.ads[1]", "fault-whole-number"),
        ((*PAGE, "ads_all_placed"), 1, "rounds[0].sheets.a.ads_all_placed", "fault-yes-no"),
        ((*PAGE, "free_area"), GONE, "rounds[0].sheets.a.free_area", "fault-missing"),
        ((*PAGE, "mood_relief"), 0, "rounds[0].sheets.a.mood_relief", "fault-no-relief"),
        ((*PAGE, "bonus"), 1, "rounds[0].sheets.a.bonus", "fault-object"),
        ((*PAGE, "bonus", "photo"), 1, "rounds[0].sheets.a.bonus.photo", "fault-unknown-field"),
        ((*PAGE, "bonus", "total"), 1, "rounds[0].sheets.a.bonus.total", "fault-unknown-field"),
        ((*PAGE, "bonus", "photos"), 1000, "rounds[0].sheets.a.bonus.photos", "fault-at-most"),
    ],
)
def test_one_fault_with_its_place(path: tuple[str | int, ...], value: Any, where: str, why: str) -> None:
    assert faults(changed(right(), path, value)) == [(where, why)]


@pytest.mark.parametrize("limit", [{"surplus": 0}, {"surplus": 999}, {"tribune": -999}, {"bonus": {"ads": 999}}])
def test_the_limits_themselves_are_right(limit: Json) -> None:
    assert faults(evening({"a": limit, "b": {}})) == []


@pytest.mark.parametrize("data", [None, 3, "x", [], True])
def test_what_is_no_object_is_no_game_file(data: Any) -> None:
    assert faults(data) == [("", "fault-not-a-game")]


def test_every_fault_is_named_at_once() -> None:
    file = changed(right(), (*PAGE, "surplus"), -1)
    file = changed(file, ("rounds", 1, "sheets", "b"), GONE)
    file = changed(file, ("rounds", 2, "bouclage"), ["a"])
    file = changed(file, ("options", "flash"), "yes")
    file = changed(file, ("zzz",), 1)
    assert sorted(faults(file)) == [
        ("options.flash", "fault-yes-no"),
        ("rounds[0].sheets.a.surplus", "fault-at-least"),
        ("rounds[1].sheets.b", "fault-sheet-missing"),
        ("rounds[2].bouclage", "fault-token-missing"),
        ("zzz", "fault-unknown-field"),
    ]


def test_head_faults_are_named_together_with_the_rest() -> None:
    file = changed(changed(right(), ("format",), "x"), (*PAGE, "surplus"), -1)
    assert sorted(faults(file)) == [("format", "fault-one-of"), ("rounds[0].sheets.a.surplus", "fault-at-least")]


def test_a_newer_version_is_refused_by_name_and_nothing_is_guessed() -> None:
    assert faults(changed(right(), ("version",), 2) | {"zzz": 1}) == [("version", "fault-newer-version")]


def test_one_id_twice() -> None:
    file = evening({"a": {}, "b": {}}, [player("a"), player("b"), player("a")])
    assert faults(file) == [("players[2].id", "fault-id-twice")]


def test_names_may_repeat_and_are_trimmed() -> None:
    file = evening({"a": {}, "b": {}}, [player("a") | {"name": " Zoé "}, player("b") | {"name": "Zoé"}])
    assert faults(file) == []
    file = evening({"a": {}, "b": {}}, [player("a") | {"name": "x" * 80 + "  "}, player("b")])
    assert faults(file) == []


# --- how many ---------------------------------------------------------------------------------------------------------

MEMBERS = {"members": ["x", "y"]}


@pytest.mark.parametrize("mode", ["classic", "advanced", "family", "turn-by-turn", "newsroom"])
@pytest.mark.parametrize(("count", "ok"), [(0, False), (1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_players_or_teams(mode: str, count: int, ok: bool) -> None:
    players = [player(id_, **MEMBERS) for id_ in "abcdefg"[:count]]
    assert faults(game([], players, mode=mode)) == ([] if ok else [("players", "fault-players")])


@pytest.mark.parametrize("mode", ["solo", "puzzle"])
@pytest.mark.parametrize(("count", "ok"), [(0, False), (1, True), (2, False)])
def test_solo_and_puzzle_take_exactly_one(mode: str, count: int, ok: bool) -> None:
    assert faults(game([], "ab"[:count], mode=mode)) == ([] if ok else [("players", "fault-players")])


def test_a_scenario_with_seven_players() -> None:
    file = game([], "abcdefg", options={"progress": "scenarios", "scenario": 1})
    assert faults(file) == [("players", "fault-players")]


@pytest.mark.parametrize("members", [[], ["x"], ["x", "y", "z"]])
def test_a_team_has_exactly_two_members(members: list[str]) -> None:
    players = [player("a", members=["x", "y"]), player("b", members=members)]
    assert faults(game([], players, mode="newsroom")) == [("players[1].members", "fault-members")]
    assert faults(game([], [player("a", **MEMBERS), player("b")], mode="newsroom")) == [
        ("players[1].members", "fault-members")
    ]


@pytest.mark.parametrize(("mode", "wrong"), [("newsroom", 1), ("newsroom", 3), ("classic", 1)])
def test_a_team_names_the_profiles_of_its_two_and_a_player_none(mode: str, wrong: int) -> None:
    teams = [player("a", **MEMBERS, profiles=["p1", None][: 2 * (mode == "newsroom")]), player("b", **MEMBERS)]
    assert faults(game([], teams, mode=mode)) == []
    teams[1]["profiles"] = ["p2"] * wrong
    assert faults(game([], teams, mode=mode)) == [("players[1].profiles", "fault-profiles")]


# --- options and modes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["powers", "flash", "progress"])
@pytest.mark.parametrize(
    ("mode", "has"),
    [
        ("classic", ("powers", "flash", "progress")),
        ("advanced", ("powers", "flash", "progress")),
        ("solo", ("powers", "flash", "progress")),
        ("newsroom", ("powers", "flash", "progress")),
        ("turn-by-turn", ("flash",)),
        ("family", ()),
        ("puzzle", ()),
    ],
)
def test_powers_flash_and_progress_only_where_they_act(mode: str, has: tuple[str, ...], option: str) -> None:
    players = [player(id_, **MEMBERS) for id_ in ("a" if mode in ("solo", "puzzle") else "ab")]
    value = "achievements" if option == "progress" else True
    found = faults(game([], players, mode=mode, options={option: value}))
    assert found == ([] if option in has else [(f"options.{option}", "fault-not-in-mode")])
    off = None if option == "progress" else False
    assert faults(game([], players, mode=mode, options={option: off})) == []


def test_known_options_and_fields_that_a_mode_does_not_use_are_ignored() -> None:
    page = {"tribune": 9, "happy": 9, "surplus": 9, "free_area": 9, "face_down": 9, "articles": 1}
    options = {"puzzle": 3, "puzzle_tiers": [1, 2, 3], "timer_s": 60, "rulings": {"two_player_gap": 0}}
    file = evening({"a": page, "b": {}}, mode="family", options=options)
    file["rounds"][0]["flash"] = 3
    assert faults(file) == []
    assert result(file)["totals"]["a"]["points"] == 3


@pytest.mark.parametrize("row", ["tribune", "free_area", "mood", "surplus"])
def test_a_bonus_on_a_row_that_family_does_not_use(row: str) -> None:
    file = evening({"a": {"bonus": {row: 0}}, "b": {}}, mode="family")
    assert faults(file) == [(f"rounds[{at}].sheets.a.bonus.{row}", "fault-row-unused") for at in range(3)]


@pytest.mark.parametrize("row", ["surplus", "ads"])
def test_a_bonus_on_a_row_that_puzzle_does_not_use(row: str) -> None:
    page = sheet(ads_all_placed=True, bonus={row: 1, "mood": 1, "photos": 1, "articles": 1, "free_area": 1})
    file = game([round_of("friday", {"a": page})], "a", mode="puzzle")
    assert faults(file) == [(f"rounds[0].sheets.a.bonus.{row}", "fault-row-unused")]


@pytest.mark.parametrize(
    ("powers", "character", "ok"),
    [(True, "jazz", True), (False, "jazz", False), (True, "wilbur", False), (True, None, False)],
)
def test_mood_relief_only_with_powers_and_jazz(powers: bool, character: str | None, ok: bool) -> None:
    players = [player("a", character=character), player("b")]
    file = game([round_of("friday", {"a": sheet(mood_relief=1), "b": sheet()})], players, options={"powers": powers})
    assert faults(file) == ([] if ok else [("rounds[0].sheets.a.mood_relief", "fault-no-relief")])


def test_characters_may_repeat() -> None:
    assert faults(game([], [player(id_, character="jazz") for id_ in "abc"])) == []


# --- rounds and days --------------------------------------------------------------------------------------------------


def rounds(*days: str) -> list[Json]:
    return [round_of(day, {"a": sheet(ads_all_placed=True), "b": sheet()}) for day in days]


def test_days_from_the_first_on_in_order_each_once() -> None:
    assert faults(game(rounds("saturday"), "ab")) == [("rounds[0].day", "fault-wrong-day")]
    assert faults(game(rounds("friday", "sunday"), "ab")) == [("rounds[1].day", "fault-wrong-day")]
    assert faults(game(rounds("friday", "friday"), "ab")) == [("rounds[1].day", "fault-wrong-day")]
    assert faults(game(rounds(*DAYS, "sunday"), "ab")) == [("rounds[3]", "fault-too-many-rounds")]
    assert faults(game(rounds("friday", "saturday"), "ab")) == []


def test_turn_by_turn_has_only_saturday() -> None:
    assert faults(game(rounds("friday"), "ab", mode="turn-by-turn")) == [("rounds[0].day", "fault-wrong-day")]
    assert faults(game(rounds("saturday", "sunday"), "ab", mode="turn-by-turn")) == [
        ("rounds[1]", "fault-too-many-rounds")
    ]


def test_a_puzzle_has_one_round_on_its_day() -> None:
    def puzzle(*days: str, number: int) -> list[tuple[str, str]]:
        played = [round_of(day, {"a": sheet(ads_all_placed=True)}) for day in days]
        return faults(game(played, "a", mode="puzzle", options={"puzzle": number}))

    assert puzzle("saturday", number=8) == []
    assert puzzle("friday", number=8) == [("rounds[0].day", "fault-wrong-day")]
    assert puzzle("sunday", number=2) == []
    assert puzzle("sunday", "sunday", number=2) == [("rounds[1]", "fault-too-many-rounds")]


def test_a_puzzle_says_whether_all_ads_are_placed() -> None:
    file = game([round_of("friday", {"a": sheet()})], "a", mode="puzzle")
    assert faults(file) == [("rounds[0].sheets.a.ads_all_placed", "fault-missing")]


def test_rule_change_1_needs_the_empty_cells_and_not_the_free_area() -> None:
    options = {"progress": "rule-changes", "rule_change": 1}
    page = {"empty_cells": 3}
    assert faults(game([round_of("friday", {"a": page, "b": page})], "ab", options=options)) == []
    file = game([round_of("friday", {"a": page, "b": sheet()})], "ab", options=options)
    assert faults(file) == [("rounds[0].sheets.b.empty_cells", "fault-required-rule-change")]


def test_scenario_13_needs_the_face_down_tiles() -> None:
    def playing(number: int) -> Json:
        options = {"progress": "scenarios", "scenario": number}
        return game([round_of("friday", {"a": sheet(face_down=0), "b": sheet()})], "ab", options=options)

    assert faults(playing(13)) == [("rounds[0].sheets.b.face_down", "fault-required-scenario")]
    assert faults(playing(12)) == []


# --- who left ---------------------------------------------------------------------------------------------------------


def leaving(day: str, *sheets: str) -> Json:
    listed = [player("a"), player("b"), player("c", left_after=day)]
    played = [round_of(each, {id_: sheet() for id_ in ids}) for each, ids in zip(DAYS, sheets, strict=False)]
    return game(played, listed)


def test_who_left_has_no_sheet_from_then_on() -> None:
    assert faults(leaving("friday", "abc", "ab")) == []
    assert faults(leaving("friday", "abc", "abc")) == [("rounds[1].sheets.c", "fault-sheet-of-left")]
    assert faults(leaving("saturday", "abc", "ab")) == [("rounds[1].sheets.c", "fault-sheet-missing")]
    assert faults(leaving("set-up", "ab", "ab")) == []
    assert faults(leaving("set-up", "abc")) == [("rounds[0].sheets.c", "fault-sheet-of-left")]


def test_one_leaves_after_a_day_that_was_played() -> None:
    assert faults(leaving("saturday", "abc")) == [("players[2].left_after", "fault-left-after-no-round")]
    assert faults(leaving("set-up")) == []


def test_who_left_has_no_token_and_no_call_any_more() -> None:
    file = leaving("friday", "abc", "ab")
    file["rounds"][0]["bouclage"] = ["c", "a", "b"]
    file["rounds"][1]["bouclage"] = ["a", "b"]
    assert faults(file) == []
    file["rounds"][1]["bouclage"] = ["c", "a", "b"]
    file["rounds"][1]["calls"] = {"c": {"tirage_s": 3}}
    assert faults(file) == [("rounds[1].bouclage[0]", "fault-nobody"), ("rounds[1].calls.c", "fault-nobody")]


# --- what a file may leave out ----------------------------------------------------------------------------------------


def test_missing_counts_are_0() -> None:
    only_areas = result(game([round_of("friday", {"a": {"free_area": 1}, "b": {"free_area": 2}})], "ab"))
    rows = only_areas["rounds"][0]["players"]["a"]
    assert rows == {
        "articles": 0,
        "photos": 0,
        "tribune": 0,
        "free_area": 3,
        "mood": 0,
        "surplus": 0,
        "total": 3,
        "ads": 0,
    }


def test_half_of_the_articles_is_the_other_half_0() -> None:
    page = sheet(articles={"two_point": 4})
    assert result(evening({"a": page, "b": {}}))["rounds"][0]["players"]["a"]["articles"] == 8
    assert result(evening({"a": sheet(articles={}), "b": {}}))["rounds"][0]["players"]["a"]["articles"] == 0


def test_missing_mood_relief_of_jazz_is_0() -> None:
    file = evening({"a": {"sad": 4}, "b": {}}, [player("a", character="jazz"), player("b")], options={"powers": True})
    assert result(file)["rounds"][0]["players"]["a"]["mood"] == -4

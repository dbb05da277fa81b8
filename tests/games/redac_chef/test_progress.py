"""What a finished game leaves with its players, and that every page it fills can be read in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from companion.content import content_root
from companion.games.registry import known_games, player_stats_of, progress_pages_of, score_file
from companion.kit.progress import PLAIN, PlayerStats
from companion.text.languages import codes
from companion.text.words import words
from tests.games.redac_chef.build import evening, game, player, round_of, sheet


def player_stats(file: dict[str, Any]) -> dict[str, PlayerStats]:
    return dict(player_stats_of(file, score_file(file, content_root()).result))


def test_achievements_are_items_only_where_they_were_played_for() -> None:
    pages = {"a": {"articles": 12}, "b": {"surplus": 1}}
    assert "achievements/4" in player_stats(evening(pages, options={"progress": "achievements"}))["a"].items
    assert player_stats(evening(pages))["a"].items == ()


def test_a_rule_change_is_an_item_once_the_player_says_so() -> None:
    options = {"progress": "rule-changes", "rule_change": 6}
    ticked = {"a": {"rule_change": True}, "b": {"rule_change": False}}
    found = player_stats(evening({"a": {}, "b": {}, "c": {}}, options=options, ticked=ticked))
    assert {id_: stats.items for id_, stats in found.items()} == {"a": ("rule-changes/6",), "b": (), "c": ()}


def test_a_scenario_is_an_item_of_everybody_who_did_it() -> None:
    options = {"progress": "scenarios", "scenario": 1}
    found = player_stats(evening({"a": {"articles": 15, "ads": 4}, "b": {"articles": 15, "ads": 3}}, options=options))
    assert found["a"].items == ("scenarios/1",)
    assert found["b"].items == ()


def test_figures_by_row_and_day_and_of_the_game() -> None:
    found = player_stats(evening({"a": {"articles": 8, "sad": 2}, "b": {"articles": 3, "free_area": 1}}))
    figures = found["a"].figures
    assert (figures["articles.friday"], figures["mood.sunday"], figures["free_area.saturday"]) == (8, -2, -1)
    assert (figures["articles.game"], figures["mood.game"], figures["total.game"]) == (24, -6, 15)
    assert figures["points"] == 15


def test_the_total_of_the_game_is_the_one_that_counted() -> None:
    figures = player_stats(evening({"a": {"articles": 20}, "b": {"ads": 6}}))["a"].figures
    assert (figures["points"], figures["total.game"]) == (60 + 9 - 10, 60 + 9 - 10)


def test_who_left_has_the_days_he_played_and_no_game() -> None:
    file = evening({"a": {}, "b": {}}, [player("a"), player("b"), player("c", left_after="friday")])
    file["rounds"][0]["sheets"]["c"] = sheet(articles=9)
    figures = player_stats(file)["c"].figures
    assert figures["articles.friday"] == 9
    assert not [name for name in figures if name.endswith(".game") or name == "bankrupt"]


def test_bankruptcy_is_a_yes_or_a_no_of_everybody() -> None:
    found = player_stats(evening({"a": {"ads": 1}, "b": {"ads": 2}, "c": {"ads": 2}}))
    assert {id_: stats.figures["bankrupt"] for id_, stats in found.items()} == {"a": 1, "b": 0, "c": 0}


def test_calls_are_kept_with_the_clock_they_ran_against() -> None:
    file = evening({"a": {}, "b": {}}, tokens="ba", options={"timer_s": 240})
    file["rounds"][0]["calls"] = {"a": {"maquette_s": 100, "tirage_s": 200}, "b": {"tirage_s": 150}}
    found = player_stats(file)
    one = {name: value for name, value in found["a"].figures.items() if name.endswith("friday")}
    assert (one["maquette.friday"], one["tirage.friday"], one["clock.friday"]) == (100, 200, 240)
    assert "maquette.friday" not in found["b"].figures and found["b"].figures["clock.friday"] == 240
    assert "clock.saturday" not in found["a"].figures, "no call, nothing to compare"
    assert (found["a"].figures["first.friday"], found["b"].figures["first.friday"]) == (0, 1)


def puzzle(*, complete: bool, articles: int = 18) -> dict[str, Any]:
    page = {"articles": articles, "free_area": 9, "ads_all_placed": complete}
    return game([round_of("friday", {"a": page})], "a", mode="puzzle", options={"puzzle": 7})


def test_a_puzzle_leaves_its_points_and_its_tier_and_nothing_else() -> None:
    # 18 and −1 for the free area: the third threshold of puzzle 7.
    assert player_stats(puzzle(complete=True))["a"].figures == {"puzzle-7": 17, "puzzle-7-tier": 3}
    assert player_stats(puzzle(complete=False))["a"].figures == {"puzzle-7-missed": 1}


def test_the_pages_hold_25_7_and_18_items_12_puzzles_and_48_blots() -> None:
    pages = progress_pages_of("redac-chef", content_root())
    assert {one.id: len(one.items) for one in pages.collections} == {
        "achievements": 25,
        "rule-changes": 7,
        "scenarios": 18,
    }
    assert [len(one.items) for one in pages.records] == [12]
    assert (pages.blots, pages.across) == (48, 12)
    scenarios = next(one for one in pages.collections if one.id == "scenarios")
    assert len({item.level for item in scenarios.items}) == 3


@pytest.mark.parametrize("game_id", known_games())
@pytest.mark.parametrize("lang", codes())
def test_every_page_of_every_game_has_words(game_id: str, lang: str) -> None:
    pages = progress_pages_of(game_id, content_root())
    texts = [
        text for each in (*pages.collections, *pages.records) for text in (each.title, *(i.text for i in each.items))
    ]
    texts += [item.level for each in pages.collections for item in each.items if item.level is not None]
    for grid in pages.grids:
        texts += [grid.title, *(text for one in (*grid.rows, *grid.columns) for text in (one.title, one.mark) if text)]
    texts += [count.title for count in pages.counts]
    said = [words(lang).say(text) for text in texts]
    assert said and all(said)


def test_a_game_without_pages_of_its_own_has_the_plain_ones() -> None:
    assert progress_pages_of("no-such-game", content_root()) is PLAIN
    file = {"game": "no-such-game", "players": [{"id": "a"}, {"id": "b"}]}
    assert player_stats_of(file, {"totals": {"a": {"points": 7}}}) == {
        "a": PlayerStats(figures={"points": 7}),
        "b": PlayerStats(),
    }

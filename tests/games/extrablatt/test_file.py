"""Each kind of fault of the game's file, with its exact place; and what holds for any file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from companion.games.extrablatt.file import parse, to_json
from tests.games.extrablatt.build import FACTS, article, game, main
from tests.games.extrablatt.scoring.test_count import papers
from tests.support.game_files import GONE, Json, anything, broken, changed, faults, result, survives, why
from tests.support.wording import worded


def right() -> Json:
    file = main(ranking="dense", kept_bonus="contested", photo_bonus="both")
    head = {"id": "g1", "started_at": "2026-11-27T20:15:00+01:00", "finished_at": "2026-11-27T21:00:00Z", "ticked": {}}
    return file | head


def test_a_file_with_everything_in_it_is_right() -> None:
    assert faults(right()) == []


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        (("mode",), "classic", [("mode", "fault-unknown-field")]),
        (("finished",), True, [("finished", "fault-unknown-field")]),
        (("options", "timer_s"), 5, [("options.timer_s", "fault-unknown-field")]),
        (("options", "headline_cells"), 0, [("options.headline_cells", "fault-at-least")]),
        (("options", "rulings", "ranking"), "olympic", [("options.rulings.ranking", "fault-one-of")]),
        (("options", "rulings", "kept_bonus"), "none", [("options.rulings.kept_bonus", "fault-one-of")]),
        (("options", "rulings", "photo_bonus"), "photo", [("options.rulings.photo_bonus", "fault-one-of")]),
        (("options", "rulings", "photo"), "both", [("options.rulings.photo", "fault-unknown-field")]),
        (("ticked", "z"), {}, [("ticked.z", "fault-nobody")]),
        (("empties",), GONE, [("empties", "fault-missing")]),
        (("empties", "b"), GONE, [("empties.b", "fault-missing")]),
        (("empties", "z"), 3, [("empties.z", "fault-nobody")]),
        (("empties", "a"), -1, [("empties.a", "fault-at-least")]),
        (("empties", "a"), 1000, [("empties.a", "fault-at-most")]),
        (("empties", "a"), None, [("empties.a", "fault-whole-number")]),
        (("articles",), GONE, [("articles", "fault-missing")]),
        (("articles", 0), [], [("articles[0]", "fault-object")]),
        (("articles", 0, "player"), "z", [("articles[0].player", "fault-nobody")]),
        (("articles", 0, "player"), GONE, [("articles[0].player", "fault-missing")]),
        (("articles", 0, "domain"), "weather", [("articles[0].domain", "fault-one-of")]),
        (("articles", 4, "domain"), "sport", [("articles[4].domain", "extrablatt-fault-domain")]),
        (("articles", 0, "dispatch"), " ", [("articles[0].dispatch", "fault-length")]),
        (("articles", 0, "dispatch"), GONE, [("articles[0].dispatch", "fault-missing")]),
        (("articles", 0, "size"), 0, [("articles[0].size", "fault-at-least")]),
        (("articles", 0, "size"), GONE, [("articles[0].size", "fault-missing")]),
        (("articles", 0, "size"), 12.0, [("articles[0].size", "fault-whole-number")]),
        (("articles", 0, "circulation"), 40, [("articles[0].circulation", "fault-one-of")]),
        (("articles", 0, "circulation"), 10000, [("articles[0].circulation", "fault-one-of")]),
        (("articles", 0, "circulation"), "10", [("articles[0].circulation", "fault-whole-number")]),
        (("articles", 0, "circulation"), 10.0, [("articles[0].circulation", "fault-whole-number")]),
        (("articles", 0, "circulation"), GONE, [("articles[0].circulation", "fault-missing")]),
        (("articles", 0, "headline"), 1, [("articles[0].headline", "fault-yes-no")]),
        (("articles", 0, "photo"), "no", [("articles[0].photo", "fault-yes-no")]),
        (("articles", 0, "duck"), None, [("articles[0].duck", "fault-yes-no")]),
        (("articles", 0, "ducked"), True, [("articles[0].ducked", "fault-unknown-field")]),
        (("articles", 0, "photo"), True, [("articles[0].photo", "extrablatt-fault-photo-alone")]),
        (("articles", 7, "photo"), False, [("articles[7].dispatch", "extrablatt-fault-article-twice")]),
        (("ads",), {}, [("ads", "fault-list")]),
        (("ads", 0, "by"), "z", [("ads[0].by", "fault-nobody")]),
        (("ads", 0, "on"), "z", [("ads[0].on", "fault-nobody")]),
        (("ads", 0, "on"), "b", [("ads[0].on", "extrablatt-fault-own-ad")]),
        (("ads", 0, "on"), GONE, [("ads[0].on", "fault-missing")]),
        (("ads", 0, "size"), 13, [("ads[0].size", "fault-at-most")]),
        (("ads", 0, "size"), 1000, [("ads[0].size", "fault-at-most")]),
        (("ads", 0, "size"), 0, [("ads[0].size", "fault-at-least")]),
        (("ads", 0, "headline"), False, [("ads[0].headline", "fault-unknown-field")]),
    ],
)
def test_one_fault_with_its_place(path: tuple[str | int, ...], value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(changed(right(), path, value)) == found


@pytest.mark.parametrize("players", ["ab", "abcde", "abcdef"])
def test_three_or_four_play_and_six_cannot(players: str) -> None:
    file = game([], players=players)
    assert faults(file) == [("players", "fault-player-count")]
    assert why(file) == [worded("fr", "fault-player-count", fewest=3, most=4, found=len(players))]


def test_a_file_without_ads_has_none() -> None:
    assert faults(changed(right(), ("ads",), GONE)) == []


def test_a_second_photo_of_a_dispatch() -> None:
    file = game(["a P1/6/10", "a P1/4/10 photo", "a P1/5/10 photo"])
    assert faults(file) == [("articles[2].dispatch", "extrablatt-fault-photo-twice")]


def test_a_photo_may_stand_beside_a_ducked_article() -> None:
    assert faults(game(["a P1/6/10 duck", "a P1/4/10 photo"])) == []


def test_a_rivals_article_is_none_for_the_photo() -> None:
    assert faults(game(["b P1/6/10", "a P1/4/10 photo"])) == [("articles[1].photo", "extrablatt-fault-photo-alone")]


def test_a_dispatch_has_three_copies() -> None:
    three = ["a P1/6/10", "b P1/4/10", "c P1/4/10"]
    assert faults(game(three, players="abcd")) == []
    assert faults(game([*three, "d P1/6/10"], players="abcd")) == [("articles[3].dispatch", "extrablatt-fault-copies")]
    with_photo = ["a P1/6/10", "a P1/6/10 photo", "b P1/4/10", "c P1/4/10"]
    assert faults(game(with_photo)) == [("articles[3].dispatch", "extrablatt-fault-copies")]


def test_a_domain_has_two_photos() -> None:
    lines = [line for n in (1, 2, 3) for line in (f"a P{n}/6/10", f"a P{n}/4/10 photo")]
    assert faults(game(lines[:4])) == []
    assert faults(game(lines)) == [("articles[5].photo", "extrablatt-fault-photos")]


def test_a_player_has_25_tiles_with_the_ads_in_rivals_papers() -> None:
    articles = [article(f"a {domain}{n}/4/10") for domain in "PESCLM" for n in range(1, 5)]
    file = game([], ads=[{"by": "a", "on": "b", "size": 4}]) | {"articles": articles}
    assert len(articles) == 24
    assert faults(file) == []
    file["ads"] += [{"by": "a", "on": "b", "size": 4}, {"by": "a", "on": "c", "size": 4}]
    assert faults(file) == [("ads[1].by", "extrablatt-fault-tiles")]


def test_headline_cells_and_empties_make_the_zone() -> None:
    file = game(["a P1/12/10 headline", "a S1/8/10 headline duck", "b P1/6/10"], [4, 24, 24])
    file["options"]["headline_cells"] = 24
    assert faults(file) == []
    file["empties"]["a"] = 5
    assert faults(file) == [("empties.a", "extrablatt-fault-headline-cells")]
    assert why(file) == ["cases vides (5) et couvertes (20) ne font pas les 24 cases des gros titres"]
    unclear = changed(file, ("articles", 0, "size"), "12")
    assert faults(unclear) == [("articles[0].size", "fault-whole-number")]


def test_a_dispatch_is_the_same_with_white_space_around_it() -> None:
    file = game(["a P1/6/10", "a P1/4/10"])
    file["articles"][1]["dispatch"] = " P1 "
    assert faults(file) == [("articles[1].dispatch", "extrablatt-fault-article-twice")]


def test_one_fault_hides_no_other() -> None:
    file = right()
    file["articles"][0]["size"] = "12"
    file["articles"][1]["player"] = "z"
    file["empties"]["c"] = -1
    file["ads"][0]["on"] = "b"
    assert sorted(faults(file)) == [
        ("ads[0].on", "extrablatt-fault-own-ad"),
        ("articles[0].size", "fault-whole-number"),
        ("articles[1].player", "fault-nobody"),
        ("empties.c", "fault-at-least"),
    ]


# --- any file ---------------------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(papers())
def test_a_game_written_and_read_is_the_same_game(file: Json) -> None:
    one = parse(file, FACTS)
    written = to_json(one)
    assert parse(json.loads(json.dumps(written)), FACTS) == one
    assert result(written) == result(file)


@settings(max_examples=60)
@given(papers() | broken(papers()) | anything.map(lambda data: game([]) | {"articles": data}))
def test_no_file_crashes(file: Any) -> None:
    survives(file)

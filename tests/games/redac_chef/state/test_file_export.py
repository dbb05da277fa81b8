"""A live table as a game file: always one that can be read, and that scores the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.content import content_root
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CharacterChosen, CountingDone, FlashTurned
from companion.games.redac_chef.state.live_scoring import compute_result
from companion.games.registry import score_file
from companion.kit.game_base import Happened
from companion.table.intents import AddTime, ChangePlayer, LeaveGame, NewPlayer, SetTimeLeft
from tests.support.redac_chef_table import Sitting, redac_chef

FACTS = redac_chef().facts


def written(table: Sitting) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(json.dumps(redac_chef().game_file(table.state), allow_nan=False))
    parse(file, FACTS)
    return file


GAMES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("A", "B"), {}),
    (("A", "B", "C", "D", "E", "F"), {"mode": "advanced", "flash": True, "powers": True, "timer_s": 180}),
    (("A", "B", "C"), {"progress": "achievements", "two_player_gap": 0, "all_tied_free_area": "middle"}),
    (("A", "B", "C"), {"progress": "rule-changes", "rule_change": 1}),
    (("A", "B"), {"progress": "rule-changes", "rule_change": 4}),
    (("A", "B"), {"progress": "scenarios", "scenario": 13}),
    (("A",), {"mode": "solo"}),
    (("A",), {"mode": "puzzle", "puzzle": 8}),
    (("A",), {"mode": "puzzle", "puzzle": 3, "puzzle_day": "sunday", "puzzle_tiers": [5, 10, 15]}),
    (("A",), {"mode": "puzzle"}),
    (("A", "B", "C"), {"mode": "family"}),
    (("A", "B"), {"mode": "turn-by-turn", "flash": True}),
]


@pytest.mark.parametrize(("names", "settings"), GAMES)
def test_at_every_moment_the_file_can_be_read_and_scores_like_the_table(
    names: tuple[str, ...], settings: dict[str, Any]
) -> None:
    table = Sitting(*names, **settings)
    assert written(table)["rounds"] == []
    while True:
        if table.play.settings.flash:
            table.do(Happened(event=FlashTurned(day=table.play.current, card=3)))
        table.play_round()
        written(table)
        table.count_all()
        written(table)
        if table.play.phase == "result":
            break
        table.next_day()
    file = written(table)
    scored = score_file(file, content_root()).result
    live = compute_result(table.state, FACTS)
    assert scored["finished"] is True
    assert {seat: total["points"] for seat, total in scored["totals"].items()} == dict(live.end.points)  # type: ignore[union-attr]
    assert scored.get("winners") == (None if live.end.winners is None else list(live.end.winners))  # type: ignore[union-attr]


def test_what_no_rule_of_this_game_knows_stays_out_of_the_file() -> None:
    table = Sitting("A", "B", mode="family")
    table.play_round()
    table.do(wish.EnterCount(day="friday", seat="a", field="bonus.mood", value=3))
    table.do(wish.EnterCount(day="friday", seat="a", field="bonus.photos", value=2))
    table.do(wish.EnterCount(day="friday", seat="a", field="mood_relief", value=3))
    table.count_all()
    sheet = written(table)["rounds"][0]["sheets"]["a"]
    assert sheet["bonus"] == {"photos": 2}
    assert "mood_relief" not in sheet


def test_jazz_has_a_relief_while_he_is_jazz() -> None:
    table = Sitting("A", "B", powers=True)
    table.do(Happened(event=CharacterChosen(seat="a", character="jazz")))
    table.play_round()
    table.count_all()
    assert written(table)["rounds"][0]["sheets"]["a"]["mood_relief"] == 0
    table.do(Happened(event=CharacterChosen(seat="a", character=None)))
    assert "mood_relief" not in written(table)["rounds"][0]["sheets"]["a"]


def test_who_left_has_no_sheet_from_then_on() -> None:
    table = Sitting("A", "B", "C", "D")
    table.start()
    table.do(LeaveGame(seat="d"))
    for seat in "cab":
        table.tirage(seat)
    table.wait(3_000)
    table.count_all()
    table.do(LeaveGame(seat="c"))
    table.next_day()
    table.play_to_the_end()
    file = written(table)
    assert [player.get("left_after") for player in file["players"]] == [None, None, "friday", "set-up"]
    assert [sorted(each["sheets"]) for each in file["rounds"]] == [["a", "b", "c"], ["a", "b"], ["a", "b"]]
    assert file["rounds"][0]["bouclage"] == ["c", "a", "b"]


def test_calls_are_seconds_from_the_start_whatever_was_done_to_the_clock() -> None:
    table = Sitting("A", "B", "C")
    table.start()
    table.wait(100_000)
    table.maquette("a")
    table.do(SetTimeLeft(left_ms=230_000))  # more than the length
    from companion.table.intents import ResumeTimer

    table.do(ResumeTimer())
    table.wait(10_000)
    table.maquette("b")
    table.do(AddTime(by_ms=-200_000))
    table.wait(5_000)
    table.tirage("a")
    table.wait(100_000)
    table.tirage("b")
    table.tirage("c")
    table.wait(3_000)
    table.count_all()
    assert written(table)["rounds"][0]["calls"] == {
        "a": {"maquette_s": 100, "tirage_s": 115},
        "b": {"maquette_s": 110},
    }


def test_names_and_tribunes_as_people_write_them() -> None:
    table = Sitting()
    from companion.table.intents import AddPlayer

    for name in ("x" * 80, "שלום", "🦄"):
        table.do(AddPlayer(player=NewPlayer(name=name, profile="p" + name)))
    table.do(ChangePlayer(seat="b", name=" Jo\u202e "))
    table.do(wish.PickTribune(day="friday", seat="a", tile=" D1 "))
    table.play_to_the_end()
    file = written(table)
    assert file["rounds"][0]["sheets"]["a"]["tribune_tile"] == "D1"
    assert len(file["players"][0]["name"]) == 80


def test_a_day_that_is_not_fully_counted_any_more_ends_the_file() -> None:
    table = Sitting("A", "B")
    table.play_to_the_end()
    assert len(written(table)["rounds"]) == 3
    table.do(wish.EnterCount(day="saturday", seat="a", field="articles", value=None))
    assert [each["day"] for each in written(table)["rounds"]] == ["friday"]


def test_who_left_after_a_day_that_is_not_counted_yet_has_not_left_as_far_as_the_file_tells() -> None:
    table = Sitting("A", "B")
    table.play_round()
    table.count("b")
    table.do(LeaveGame(seat="b"))
    assert "left_after" not in written(table)["players"][1]
    table.count("a")
    table.do(Happened(event=CountingDone(day="friday")))
    assert written(table)["players"][1]["left_after"] == "friday"

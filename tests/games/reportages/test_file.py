"""Each kind of fault of the game's file, with its exact place; and what holds for any file."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.reportages.facts import STEP
from companion.games.reportages.file import parse, to_json
from tests.games.reportages.build import FACTS, game, round_of
from tests.support.game_files import GONE, Json, anything, broken, changed, faults, result, survives, why
from tests.support.wording import worded


def right() -> Json:
    first = round_of([1220, 800, 1000, 1460], "c", "derniere-heure", pot=6320)
    second = round_of([2700, 2700, 2700, 2700], "a", None)
    head = {"id": "g1", "started_at": "2026-11-27T20:15:00+01:00", "finished_at": "2026-11-27T21:00:00Z"}
    return game(first, second, **head, options={}, ticked={})


def test_a_file_with_everything_in_it_is_right() -> None:
    assert faults(right()) == []


FIRST = ("rounds", 0)


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        (("mode",), "classic", [("mode", "fault-unknown-field")]),
        (("options", "timer_s"), 5, [("options.timer_s", "fault-unknown-field")]),
        (("ticked", "z"), {}, [("ticked.z", "fault-nobody")]),
        (("ticked", "a"), {"achievements": []}, [("ticked.a.achievements", "fault-unknown-field")]),
        (("rounds",), GONE, [("rounds", "fault-missing")]),
        (("rounds",), {}, [("rounds", "fault-list")]),
        (("players", 0, "left_after"), "friday", [("players[0].left_after", "fault-left-after")]),
        (("players", 0, "character"), "jazz", [("players[0].character", "fault-unknown-field")]),
        (
            ("players", 1, "id"),
            "a",
            [("players[1].id", "fault-id-twice"), *((f"rounds[{n}].cash.b", "fault-nobody") for n in (0, 1))],
        ),
        ((*FIRST, "cash"), GONE, [("rounds[0].cash", "fault-missing")]),
        ((*FIRST, "cash"), [1220], [("rounds[0].cash", "fault-object")]),
        ((*FIRST, "cash", "a"), GONE, [("rounds[0].cash.a", "fault-missing")]),
        ((*FIRST, "cash", "z"), 20, [("rounds[0].cash.z", "fault-nobody")]),
        ((*FIRST, "cash", "a"), 1230, [("rounds[0].cash.a", "reportages-cash-step")]),
        ((*FIRST, "cash", "a"), 2720, [("rounds[0].cash.a", "reportages-cash-range")]),
        ((*FIRST, "cash", "a"), -20, [("rounds[0].cash.a", "fault-at-least")]),
        ((*FIRST, "cash", "a"), 10**9, [("rounds[0].cash.a", "fault-at-most")]),
        ((*FIRST, "cash", "a"), "1220", [("rounds[0].cash.a", "fault-whole-number")]),
        ((*FIRST, "cash", "a"), 1220.0, [("rounds[0].cash.a", "fault-whole-number")]),
        ((*FIRST, "cash", "a"), True, [("rounds[0].cash.a", "fault-whole-number")]),
        ((*FIRST, "winner"), GONE, [("rounds[0].winner", "fault-missing")]),
        ((*FIRST, "winner"), "z", [("rounds[0].winner", "fault-nobody")]),
        ((*FIRST, "winner"), None, [("rounds[0].winner", "fault-text")]),
        ((*FIRST, "combination"), GONE, [("rounds[0].combination", "fault-missing")]),
        ((*FIRST, "combination"), "full-house", [("rounds[0].combination", "fault-one-of")]),
        ((*FIRST, "pot"), 6300, [("rounds[0].pot", "reportages-chips-missing")]),
        ((*FIRST, "pot"), 6340, [("rounds[0].pot", "reportages-chips-too-many")]),
        (
            (*FIRST, "pot"),
            6330,
            [("rounds[0].pot", "reportages-cash-step"), ("rounds[0].pot", "reportages-chips-too-many")],
        ),
        ((*FIRST, "pot"), None, [("rounds[0].pot", "fault-whole-number")]),
        ((*FIRST, "points"), 1, [("rounds[0].points", "fault-unknown-field")]),
    ],
)
def test_one_fault_with_its_place(path: tuple[str | int, ...], value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(changed(right(), path, value)) == found


def test_example_6_cash_that_is_not_a_multiple_of_20() -> None:
    file = game(round_of([1230, 800, 1000, 1460], "c", "derniere-heure", pot=6320))
    assert faults(file) == [("rounds[0].cash.a", "reportages-cash-step")]
    assert why(file) == ["doit être un multiple de 20, le plus petit jeton"]


def test_example_6_twenty_are_missing() -> None:
    file = game(round_of([1220, 800, 1000, 1460], "c", "derniere-heure", pot=6300))
    assert faults(file) == [("rounds[0].pot", "reportages-chips-missing")]
    assert why(file) == ["avec les caisses et cette cagnotte, il manque 20 points sur les 10 800 distribués"]


@pytest.mark.parametrize("players", ["ab", "abcdef"])
def test_three_to_five_play(players: str) -> None:
    file = game(players=players)
    assert faults(file) == [("players", "fault-player-count")]
    assert why(file, "en") == [worded("en", "fault-player-count", fewest=3, most=5, found=len(players))]


def test_who_left_at_set_up_does_not_count_and_has_no_cash() -> None:
    file = game(round_of([2700] * 4, "a", "editorial"))
    file["players"][3]["left_after"] = "set-up"
    assert ("rounds[0].cash.d", "fault-nobody") in faults(file)
    two = game(players="abc")
    two["players"][2]["left_after"] = "set-up"
    assert faults(two) == [("players", "fault-player-count")]


def test_no_round_follows_the_goal_even_if_a_round_between_is_wrong() -> None:
    agency = round_of([2700] * 4, "a", "agence-de-presse")
    wrong = round_of([2700] * 4, "z", "agence-de-presse")
    assert faults(game(agency, agency, agency)) == []
    assert faults(game(agency, agency, agency, agency)) == [("rounds[3]", "reportages-fault-over")]
    assert faults(game(agency, agency, wrong, agency, agency)) == [
        ("rounds[2].winner", "fault-nobody"),
        ("rounds[4]", "reportages-fault-over"),
    ]


def test_one_fault_hides_no_other() -> None:
    file = right()
    file["rounds"][0]["winner"] = 3
    file["rounds"][0]["cash"]["a"] = 1230
    file["rounds"][1]["pot"] = 20
    file["rounds"][1]["combination"] = "x"
    assert sorted(faults(file)) == [
        ("rounds[0].cash.a", "reportages-cash-step"),
        ("rounds[0].winner", "fault-text"),
        ("rounds[1].combination", "fault-one-of"),
        ("rounds[1].pot", "reportages-chips-too-many"),
    ]


# --- any file ---------------------------------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> Json:
    """A right file, up to the round in which somebody reaches the goal."""
    players = "abcde"[: draw(st.integers(3, 5))]
    stake = FACTS.stake(len(players))
    rounds: list[Json] = []
    for _ in range(draw(st.integers(0, 4))):
        cash = [draw(st.integers(0, stake // STEP)) * STEP for _ in players]
        combination = draw(st.sampled_from([*FACTS.combinations, None]))
        each = round_of(cash, draw(st.sampled_from(players)), combination)
        if draw(st.booleans()):
            each["pot"] = len(players) * stake - sum(cash)
        rounds.append(each)
        if result(game(*rounds, players=players))["finished"]:
            break
    return game(*rounds, players=players)


@settings(max_examples=40)
@given(games())
def test_a_game_written_and_read_is_the_same_game(file: Json) -> None:
    one = parse(file, FACTS)
    written = to_json(one)
    assert parse(json.loads(json.dumps(written)), FACTS) == one
    assert result(written) == result(file)


@settings(max_examples=40)
@given(games())
def test_every_round_shares_out_all_chips_and_the_premium(file: Json) -> None:
    chips = FACTS.stake(len(file["players"])) * len(file["players"])
    for each, scored in zip(file["rounds"], result(file)["rounds"], strict=True):
        assert sum(one["total"] for one in scored["players"].values()) == chips + FACTS.premium(each["combination"])


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_players_changes_no_score(file: Json, random: Any) -> None:
    other = copy.deepcopy(file)
    random.shuffle(other["players"])
    for each in other["rounds"]:
        ids = list(each["cash"])
        random.shuffle(ids)
        each["cash"] = {id_: each["cash"][id_] for id_ in ids}
    assert result(other)["totals"] == result(file)["totals"]
    assert sorted(result(other).get("winners", [])) == sorted(result(file).get("winners", []))


@settings(max_examples=40)
@given(games(), st.integers(1, 50))
def test_a_chip_that_is_missing_is_always_seen(file: Json, lost: int) -> None:
    if not file["rounds"]:
        return
    each = file["rounds"][-1]
    stake = FACTS.stake(len(file["players"]))
    each["pot"] = len(file["players"]) * stake - sum(each["cash"].values()) + lost * STEP
    assert faults(file) == [(f"rounds[{len(file['rounds']) - 1}].pot", "reportages-chips-too-many")]


@settings(max_examples=60)
@given(broken(games()) | games() | anything.map(lambda data: game(players="abc") | {"rounds": data}))
def test_no_file_crashes(file: Any) -> None:
    survives(file)

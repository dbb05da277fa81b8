"""Each kind of fault of the game's file, with its exact place; and what holds for any file."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.plus_belle_la_vie.file import parse, to_json
from tests.games.plus_belle_la_vie.build import FACTS, FAILURE, OPEN, cards, game, rencontres, sale, success
from tests.support.game_files import GONE, Json, anything, broken, changed, faults, points, result, survives, why


def right() -> Json:
    events = [*rencontres("a"), success("b", sale("b thomas 3 6000"), sale("c thomas 2")), FAILURE]
    head = {"id": "g1", "started_at": "2026-11-27T20:15:00+01:00", "finished_at": "2026-11-27T21:00:00Z", "ticked": {}}
    return game(events, control=copy.deepcopy(OPEN), options={"sale_values": {"1": 1000, "2": 3000}}, **head)


def test_a_file_with_everything_in_it_is_right() -> None:
    assert faults(right()) == []


SALE = ("events", 1, "sales", 0)


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        (("mode",), "classic", [("mode", "fault-unknown-field")]),
        (("options", "prices"), {}, [("options.prices", "fault-unknown-field")]),
        (("options",), [], [("options", "fault-object")]),
        (("options", "sale_values"), [], [("options.sale_values", "fault-object")]),
        (("options", "sale_values", "two"), 1, [("options.sale_values.two", "plus-belle-la-vie-fault-price-key")]),
        (("options", "sale_values", "02"), 1, [("options.sale_values.02", "plus-belle-la-vie-fault-price-key")]),
        (("options", "sale_values", "0"), 1, [("options.sale_values.0", "plus-belle-la-vie-fault-price-key")]),
        (("options", "sale_values", "1"), -1, [("options.sale_values.1", "fault-at-least")]),
        (("options", "sale_values", "1"), "9", [("options.sale_values.1", "fault-whole-number")]),
        (("ticked", "z"), {}, [("ticked.z", "fault-nobody")]),
        (("events",), GONE, [("events", "fault-missing")]),
        (("events", 0), 3, [("events[0]", "fault-object")]),
        (("events", 0, "type"), GONE, [("events[0].type", "fault-missing")]),
        (("events", 0, "type"), "sale", [("events[0].type", "fault-one-of")]),
        (("events", 0, "type"), 3, [("events[0].type", "fault-one-of")]),
        (("events", 0, "player"), GONE, [("events[0].player", "fault-missing")]),
        (("events", 0, "player"), "z", [("events[0].player", "fault-nobody")]),
        (("events", 0, "roller"), "a", [("events[0].roller", "fault-unknown-field")]),
        (("events", 1, "result"), GONE, [("events[1].result", "fault-missing")]),
        (("events", 1, "result"), "won", [("events[1].result", "fault-one-of")]),
        (("events", 1, "roller"), GONE, [("events[1].roller", "plus-belle-la-vie-fault-roller-missing")]),
        (("events", 1, "roller"), "z", [("events[1].roller", "fault-nobody")]),
        (("events", 1, "roller"), None, [("events[1].roller", "fault-text")]),
        (("events", 1, "sales"), {}, [("events[1].sales", "fault-list")]),
        (("events", 1, "seller"), "a", [("events[1].seller", "fault-unknown-field")]),
        (("events", 2, "roller"), "a", [("events[2].roller", "plus-belle-la-vie-fault-roller")]),
        ((*SALE, "player"), "z", [("events[1].sales[0].player", "fault-nobody")]),
        ((*SALE, "character"), GONE, [("events[1].sales[0].character", "fault-missing")]),
        ((*SALE, "character"), " ", [("events[1].sales[0].character", "fault-length")]),
        ((*SALE, "cards"), 0, [("events[1].sales[0].cards", "fault-at-least")]),
        ((*SALE, "cards"), GONE, [("events[1].sales[0].cards", "fault-missing")]),
        ((*SALE, "cards"), 3.0, [("events[1].sales[0].cards", "fault-whole-number")]),
        ((*SALE, "value"), -1, [("events[1].sales[0].value", "fault-at-least")]),
        ((*SALE, "value"), 10**9, [("events[1].sales[0].value", "fault-at-most")]),
        ((*SALE, "value"), None, [("events[1].sales[0].value", "fault-whole-number")]),
        ((*SALE, "price"), 1, [("events[1].sales[0].price", "fault-unknown-field")]),
        (("control",), [], [("control", "fault-object")]),
        (("control", "roland"), 4, [("control.roland", "fault-object")]),
        (("control", "roland", "z"), 4, [("control.roland.z", "fault-nobody")]),
        (("control", "roland", "a"), -1, [("control.roland.a", "fault-at-least")]),
        (("control", "roland", "a"), None, [("control.roland.a", "fault-whole-number")]),
        (("control", " "), {}, [('control[" "]', "fault-length")]),
        (("sole_control",), [], [("sole_control", "fault-object")]),
        (("sole_control",), {"z": 1}, [("sole_control.z", "fault-nobody")]),
        (("sole_control",), {"a": -1}, [("sole_control.a", "fault-at-least")]),
        (("sole_control",), {"a": None}, [("sole_control.a", "fault-whole-number")]),
        (("sole_control",), {"a": 6}, [("sole_control.a", "fault-at-most")]),
        (("sole_control",), dict.fromkeys("abcd", 5), [("sole_control", "plus-belle-la-vie-sole-range")]),
        (("control", "roland "), {}, [('control["roland "]', "plus-belle-la-vie-fault-character-twice")]),
    ],
)
def test_one_fault_with_its_place(path: tuple[str | int, ...], value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(changed(right(), path, value)) == found


def test_a_sale_without_a_price() -> None:
    file = game([success("a", sale("a thomas 3"))], options={"sale_values": {"2": 1000}})
    assert faults(file) == [("events[0].sales[0].value", "plus-belle-la-vie-fault-price")]
    assert why(file) == ["il manque le prix de cette vente : « sale_values » n'en a pas pour 3 cartes"]
    assert faults(game([success("a", sale("a thomas 1"))])) == [
        ("events[0].sales[0].value", "plus-belle-la-vie-fault-price")
    ]


def test_example_4_a_sale_after_a_failure() -> None:
    assert faults(game([FAILURE | {"sales": [sale("a thomas 1 1000")]}])) == [
        ("events[0].sales", "plus-belle-la-vie-fault-sale-after-failure")
    ]
    assert faults(game([FAILURE | {"sales": []}])) == []


def test_example_4_a_sixth_rendez_vous_with_three_players() -> None:
    file = game([*[FAILURE] * 5, success("a")], players="abc")
    assert faults(file) == [("events[5]", "plus-belle-la-vie-fault-over")]
    assert why(file, "en") == ["this event is one too many: with 3 players the game ends at rendezvous 5"]


def test_nothing_happens_after_the_last_rendez_vous() -> None:
    file = game([*[FAILURE] * 7, *rencontres("ab")])
    assert faults(file) == [(f"events[{n}]", "plus-belle-la-vie-fault-over") for n in (7, 8)]
    assert faults(game([*[FAILURE] * 6, *rencontres("ab"), FAILURE])) == []


def test_a_character_is_sold_once_by_a_player_at_a_rendez_vous() -> None:
    twice = [success("a", sale("a thomas 1 1000"), sale("b thomas 1 1000"), sale("a thomas 2 1000"))]
    assert faults(game(twice)) == [("events[0].sales[2].character", "plus-belle-la-vie-fault-sold-twice")]
    later = [success("a", sale("a thomas 1 1000")), success("a", sale("a thomas 1 1000"))]
    assert faults(game(later)) == []


def test_five_columns_at_most() -> None:
    control = {f"character {number}": cards("1/0/0/0") for number in range(5)}
    assert faults(game([], control=control)) == []
    control["one more"] = cards("1/0/0/0")
    assert faults(game([], control=control)) == [('control["one more"].a', "plus-belle-la-vie-fault-columns")]


@pytest.mark.parametrize("players", ["a", "abcdef"])
def test_two_to_five_play(players: str) -> None:
    assert faults(game([], players=players)) == [("players", "fault-player-count")]


def test_one_fault_hides_no_other() -> None:
    file = right()
    file["options"]["sale_values"]["x"] = 1
    file["events"][0]["player"] = 7
    file["events"][1]["sales"][0]["cards"] = "3"
    file["events"][1]["sales"][1]["cards"] = 9
    file["control"]["roland"]["z"] = 1
    assert sorted(faults(file)) == [
        ("control.roland.z", "fault-nobody"),
        ("events[0].player", "fault-text"),
        ("events[1].sales[0].cards", "fault-whole-number"),
        ("events[1].sales[1].value", "plus-belle-la-vie-fault-price"),
        ("options.sale_values.x", "plus-belle-la-vie-fault-price-key"),
    ]


# --- any file ---------------------------------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> Json:
    """A right file, finished or not."""
    players = "abcde"[: draw(st.integers(2, 5))]
    who = st.sampled_from(players)
    money = st.integers(0, 9) | st.integers(0, 10**9 - 1)
    prices = draw(st.dictionaries(st.sampled_from(["1", "2", "3"]), money))
    events: list[Json] = []
    left = FACTS.rendez_vous[len(players)]
    for _ in range(draw(st.integers(0, 9))):
        if not left:
            break
        kind = draw(st.sampled_from(["rencontre", "success", "failure"]))
        if kind == "rencontre":
            events += rencontres(draw(who))
            continue
        left -= 1
        if kind == "failure":
            events.append(FAILURE)
            continue
        sales = []
        for player, character in draw(st.lists(st.tuples(who, st.sampled_from(["thomas", "luna"])), unique=True)):
            number = draw(st.integers(1, 4))
            priced = str(number) in prices and draw(st.booleans())
            one = {"player": player, "character": character, "cards": number}
            sales.append(one if priced else one | {"value": draw(money)})
        events.append(success(draw(who), *sales))
    counts = st.dictionaries(who, st.integers(0, 7))
    control = draw(st.none() | st.dictionaries(st.sampled_from(["thomas", "luna", "roland"]), counts))
    sole = draw(st.none() | st.dictionaries(who, st.integers(0, 3)))
    file = game(events, players, control, options={"sale_values": prices})
    return file if sole is None else file | {"sole_control": sole}


@settings(max_examples=40)
@given(games())
def test_a_game_written_and_read_is_the_same_game(file: Json) -> None:
    one = parse(file, FACTS)
    written = to_json(one)
    assert parse(json.loads(json.dumps(written)), FACTS) == one
    assert result(written) == result(file)


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_players_and_of_sales_changes_no_score(file: Json, random: Any) -> None:
    other = copy.deepcopy(file)
    random.shuffle(other["players"])
    for event in other["events"]:
        random.shuffle(event.get("sales", []))
    assert result(other)["totals"] == result(file)["totals"]
    assert result(other)["absolute_control"] == result(file)["absolute_control"]
    assert sorted(result(other).get("winners", [])) == sorted(result(file).get("winners", []))


@settings(max_examples=40)
@given(games())
def test_all_points_come_from_sales_and_bonuses(file: Json) -> None:
    prices = file["options"]["sale_values"]
    meetings = [event for event in file["events"] if event["type"] == "rendez-vous"]
    sold = sum(s.get("value", prices.get(str(s["cards"]))) for event in meetings for s in event.get("sales", []))
    bonuses = sum(event.get("result") != "failure" for event in file["events"])
    if result(file)["finished"]:
        sole = file.get("sole_control")
        bonuses += len(result(file)["absolute_control"]) if sole is None else sum(sole.values())
    assert sum(points(file)) == sold + 2000 * bonuses


@settings(max_examples=60)
@given(games() | broken(games()) | anything.map(lambda data: game([]) | {"events": data}))
def test_no_file_crashes(file: Any) -> None:
    survives(file)

"""Each kind of fault of the game's file, with its exact place; and what holds for any file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from companion.games.election.file import parse, to_json
from companion.games.election.scoring.laid import GAGE_VOTES
from tests.games.election.build import FACTS, M, clef, finalists, gage, game, lay, race, run_off, threshold
from tests.games.election.scoring.test_campaign import games
from tests.support.game_files import GONE, Json, anything, broken, changed, faults, result, survives, why
from tests.support.wording import worded


def right() -> Json:
    """Every kind of event once, each at its place."""
    events = [
        *clef("a"),  # 0–5
        *clef("b 4"),  # 6–9
        {"type": "clef", "player": "b", "card": "parrainage", "by": "a"},  # 10
        threshold("first 9", by="privilege", override=False),  # 11
        *lay("a>b faux-ami -1"),  # 12
        gage("a>b 2", success=True),  # 13
        *lay("a>b boulet -0.5"),  # 14
        {"type": "move-boulet", "to": "c"},  # 15
        {"type": "discard-faux-ami", "player": "b"},  # 16
        *lay("a suffrages 9"),  # 17
        finalists("ab"),  # 18
        threshold("second 19", by="abstention", player="c"),  # 19
        {"type": "remove", "player": "a", "card": "suffrages", "votes": 9 * M},  # 20
        {"type": "remove", "player": "b", "card": "programme"},  # 21
        {**lay("a orateur -0.5")[0], "override": True},  # 22
    ]
    head = {"id": "g1", "started_at": "2026-11-27T20:15:00+01:00", "finished_at": "2026-11-27T21:00:00Z"}
    return game(events, **head, options={}, ticked={})


def test_a_file_with_everything_in_it_is_right() -> None:
    assert faults(right()) == []


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        (("mode",), "classic", [("mode", "fault-unknown-field")]),
        (("options", "title"), "x", [("options.title", "fault-unknown-field")]),
        (("ticked", "z"), {}, [("ticked.z", "fault-nobody")]),
        (("events",), GONE, [("events", "fault-missing")]),
        (("events", 17), "x", [("events[17]", "fault-object")]),
        (("events", 17, "type"), GONE, [("events[17].type", "fault-missing")]),
        (("events", 17, "type"), "vote", [("events[17].type", "fault-one-of")]),
        (("events", 0, "player"), GONE, [("events[0].player", "fault-missing")]),
        (("events", 0, "player"), "z", [("events[0].player", "fault-nobody")]),
        (("events", 0, "card"), "signature", [("events[0].card", "fault-one-of")]),
        (("events", 10, "by"), "z", [("events[10].by", "fault-nobody")]),
        (("events", 0, "by"), "b", [("events[0].by", "election-fault-own-clef")]),
        (("events", 0, "votes"), 1, [("events[0].votes", "fault-unknown-field")]),
        (("events", 7, "card"), "declaration", [("events[7].card", "election-fault-clef-twice")]),
        (("events", 11, "round"), "third", [("events[11].round", "fault-one-of")]),
        (("events", 11, "votes"), 8 * M, [("events[11].votes", "election-fault-threshold")]),
        (("events", 11, "votes"), 12_500_000, [("events[11].votes", "election-fault-threshold")]),
        (("events", 11, "votes"), -1, [("events[11].votes", "fault-at-least")]),
        (("events", 11, "votes"), GONE, [("events[11].votes", "fault-missing")]),
        (("events", 11, "by"), "a", [("events[11].by", "fault-one-of")]),
        (("events", 11, "override"), 1, [("events[11].override", "fault-yes-no")]),
        (("events", 12, "card"), "ennemi", [("events[12].card", "fault-one-of")]),
        (("events", 12, "by"), "z", [("events[12].by", "fault-nobody")]),
        (("events", 12, "votes"), M, [("events[12].votes", "election-fault-minus")]),
        (("events", 12, "votes"), -(10**9), [("events[12].votes", "fault-at-least")]),
        (("events", 12, "votes"), -1.0, [("events[12].votes", "fault-whole-number")]),
        (("events", 13, "votes"), 3 * M, [("events[13].votes", "fault-one-of")]),
        (("events", 13, "votes"), 500_000, [("events[13].votes", "fault-one-of")]),
        (("events", 13, "votes"), "2000000", [("events[13].votes", "fault-whole-number")]),
        (("events", 13, "success"), GONE, [("events[13].success", "fault-missing")]),
        (("events", 13, "success"), "yes", [("events[13].success", "fault-yes-no")]),
        (("events", 13, "challenged"), "a", [("events[13].challenged", "election-fault-own-gage")]),
        (("events", 13, "challenger"), "z", [("events[13].challenger", "fault-nobody")]),
        (("events", 14, "by"), "b", [("events[14].card", "election-fault-first-phase")]),
        (("events", 15, "to"), "z", [("events[15].to", "fault-nobody")]),
        (("events", 15, "from"), "b", [("events[15].from", "fault-unknown-field")]),
        (("events", 16, "player"), "c", [("events[16].player", "election-fault-no-faux-ami")]),
        (("events", 17, "votes"), -M, [("events[17].votes", "election-fault-plus")]),
        (
            ("events", 17, "by"),
            "b",
            [("events[17].by", "election-fault-own-card"), ("events[17].card", "election-fault-first-phase")],
        ),
        (("events", 18, "players"), ["a"], [("events[18].players", "election-fault-two-finalists")]),
        (("events", 18, "players"), ["a", "a"], [("events[18].players", "election-fault-two-finalists")]),
        (("events", 18, "players"), ["a", "c"], [("events[18].players", "election-fault-finalists")]),
        (("events", 18, "players"), ["a", "z"], [("events[18].players[1]", "fault-nobody")]),
        (("events", 18, "players"), ["a", 3], [("events[18].players[1]", "fault-text")]),
        (("events", 19, "votes"), 18_500_000, [("events[19].votes", "election-fault-threshold")]),
        (
            ("events", 19, "round"),
            "first",
            [("events[19].votes", "election-fault-threshold"), ("events[19].round", "election-fault-first-over")],
        ),
        (("events", 19, "player"), "z", [("events[19].player", "fault-nobody")]),
        (("events", 19, "by"), None, [("events[19].by", "fault-one-of")]),
        (("events", 12, "by"), None, [("events[12].by", "fault-text")]),
        (("events", 20, "card"), "signature", [("events[20].card", "fault-one-of")]),
        (("events", 20, "votes"), 8 * M, [("events[20].card", "election-fault-no-card")]),
        (("events", 21, "card"), "parrainages", [("events[21].card", "fault-one-of")]),
        (("events", 22, "override"), "yes", [("events[22].override", "fault-yes-no")]),
        (("events", 16, "override"), True, []),
        (("events", 7, "override"), True, []),
    ],
)
def test_one_fault_with_its_place(path: tuple[str | int, ...], value: Any, found: list[tuple[str, str]]) -> None:
    assert faults(changed(right(), path, value)) == found


def test_a_threshold_of_9_million_in_the_second_round() -> None:
    events = run_off()
    file = game([*events, threshold("second 9")], players="abc")
    assert why(file)[0] == (
        "le seuil du second tour va de 19 000 000 à 22 000 000 ; une autre valeur demande « override »: true"
    )


def test_a_dare_of_3_million() -> None:
    file = game([gage("a>b 3", success=True)])
    assert faults(file) == [("events[0].votes", "fault-one-of")]
    assert why(file, "en") == [worded("en", "fault-one-of", known=(1_000_000, 2_000_000))]
    assert FACTS.gage_votes == GAGE_VOTES


def test_a_21st_dare() -> None:
    file = game([gage("a>b 1", success=True)] * 21)
    assert faults(file) == [("events[20]", "election-fault-gages")]


def test_a_third_parrainage() -> None:
    more = {"type": "clef", "player": "a", "card": "parrainage", "by": "b"}
    assert faults(game([*clef("a"), more])) == [("events[6].card", "election-fault-parrainages")]


@pytest.mark.parametrize("card", ["suffrages", "evenement-plus"])
def test_phase_1_refuses_what_brings_votes(card: str) -> None:
    assert faults(game(lay(f"a {card} 1"))) == [("events[0].card", "election-fault-first-phase")]
    assert faults(game([*clef("a"), *lay(f"a {card} 1")])) == []


@pytest.mark.parametrize("card", ["evenement-moins", "coup-fourre", "boulet"])
def test_a_minus_card_needs_a_layer_past_phase_1_and_its_target_need_not_be(card: str) -> None:
    assert faults(game(lay(f"a>b {card} -1"))) == [("events[0].card", "election-fault-first-phase")]
    assert faults(game([*clef("b"), *lay(f"a>b {card} -1")])) == [("events[6].card", "election-fault-first-phase")]
    assert faults(game([*clef("a"), *lay(f"a>b {card} -1")])) == []


@pytest.mark.parametrize(
    "event", [*lay("a orateur 0.5"), *lay("a>b faux-ami -1"), gage("a>b 1", success=False), *clef("a 1")]
)
def test_phase_1_takes_clef_orateur_faux_ami_and_gage_cards(event: Json) -> None:
    assert faults(game([event])) == []


def test_one_boulet_on_the_table() -> None:
    events = [*clef("a"), *lay("a>b boulet -1"), *lay("a>c boulet -1")]
    assert faults(game(events)) == [("events[7].card", "election-fault-boulet")]


def test_a_boulet_on_a_desk_that_was_cleared_away_may_come_again_or_be_moved() -> None:
    events = [*race("8/7.5/8", "9")[:-1], *lay("a>b boulet -1"), *lay("a suffrages 9")]
    at = len(events)
    assert result(game(events, players="abc"))["finalists"] == ["a", "c"]
    assert faults(game([*events, *lay("a>c boulet -1")], players="abc")) == []
    assert faults(game([*events, {"type": "move-boulet", "to": "c"}], players="abc")) == []
    assert faults(game([*events, {"type": "move-boulet", "to": "b"}], players="abc")) == [
        (f"events[{at}].to", "election-fault-no-desk")
    ]


def test_a_boulet_that_lies_nowhere_does_not_move() -> None:
    assert faults(game([{"type": "move-boulet", "to": "b"}])) == [("events[0]", "election-fault-no-boulet")]


@pytest.mark.parametrize(
    ("event", "field", "why"),
    [
        (clef("d 1")[0], "card", "election-fault-clef-late"),
        (lay("b suffrages 1")[0], "player", "election-fault-no-desk"),
        (lay("b orateur 0")[0], "player", "election-fault-no-desk"),
        (lay("b autre 1")[0], "player", "election-fault-no-desk"),
        (lay("a>b coup-fourre -1")[0], "player", "election-fault-no-desk"),
        (lay("b>a leche-bottes 1")[0], "card", "election-fault-hinder"),
        (lay("b>a boulet -1")[0], "card", "election-fault-hinder"),
        ({"type": "discard-faux-ami", "player": "b"}, "player", "election-fault-no-faux-ami"),
    ],
)
def test_phase_3_refuses(event: Json, field: str, why: str) -> None:
    events = race("12/7.5/11.5/1", "12")
    assert faults(game([*events, event])) == [(f"events[{len(events)}].{field}", why)]


@pytest.mark.parametrize("card", ["coup-fourre", "evenement-moins", "faux-ami"])
def test_phase_3_lets_those_without_a_desk_hinder(card: str) -> None:
    events = [*run_off(), *lay(f"b>a {card} -1")]
    assert faults(game(events, players="abc")) == []
    assert result(game(events, players="abc"))["totals"]["a"] == {"points": 11 * M}


def test_a_finalist_who_is_not_past_phase_1_plays_as_the_other_does() -> None:
    events = [*clef("a"), *clef("b 3"), threshold("first 9"), *lay("a suffrages 9"), threshold("second 19")]
    assert faults(game([*events, *lay("b suffrages 1"), *lay("b>a coup-fourre -1")])) == []


def test_second_threshold_and_finalists_come_after_the_first_round() -> None:
    assert faults(game([threshold("second 19")])) == [("events[0].round", "election-fault-second-early")]
    assert faults(game([finalists("ab")])) == [("events[0]", "election-fault-finalists-early")]


def test_finalists_that_agree_with_the_count_are_no_fault() -> None:
    assert faults(game([*run_off(), finalists("ca")], players="abc")) == []


@pytest.mark.parametrize("players", ["ab", "abcdefg"])
def test_three_to_six_play(players: str) -> None:
    assert faults(game([], players=players)) == [("players", "fault-player-count")]


def test_one_fault_hides_no_other_and_makes_none() -> None:
    file = right()
    events = file["events"]
    events[0]["card"] = 5  # a's first clef card is unclear: nothing is said of their phases from here on
    events[10] = {"type": "clef", "player": "b", "card": "programme"}
    events[13]["votes"] = 3 * M
    events[17]["by"] = "b"
    events[19]["votes"] = 9 * M
    assert sorted(faults(file)) == [
        ("events[0].card", "fault-one-of"),
        ("events[10].card", "election-fault-clef-twice"),
        ("events[13].votes", "fault-one-of"),
        ("events[17].by", "election-fault-own-card"),
        ("events[19].votes", "election-fault-threshold"),
    ]


def test_two_cards_laid_too_early_are_two_faults() -> None:
    file = game([*lay("a suffrages 1"), *clef("a"), *lay("b suffrages 1"), *lay("a suffrages 1")])
    assert faults(file) == [(f"events[{n}].card", "election-fault-first-phase") for n in (0, 7)]


# --- any file ---------------------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(games())
def test_a_game_written_and_read_is_the_same_game(file: Json) -> None:
    one = parse(file, FACTS)
    written = to_json(one)
    assert parse(json.loads(json.dumps(written)), FACTS) == one
    assert result(written) == result(file)


@settings(max_examples=60)
@given(games() | broken(games()) | anything.map(lambda data: game([]) | {"events": data}))
def test_no_file_crashes(file: Any) -> None:
    survives(file)

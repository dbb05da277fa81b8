"""The three phases: the worked examples of the specification, what was decided, and what holds for any game."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.election.file import parse
from companion.games.election.file_shapes import read_line, write_line
from companion.games.election.scoring.campaign import Campaign, open_campaign
from companion.games.election.scoring.line import after, objections
from tests.games.election.build import (
    CLEF,
    FACTS,
    M,
    clef,
    finalists,
    gage,
    game,
    lay,
    play_through,
    race,
    run_off,
    threshold,
)
from tests.support.game_files import Json, closing, faults, points, reasons, result


def campaign(file: Json) -> Campaign:
    one = parse(file, FACTS)
    return play_through(one.roster.playing, one.lines, FACTS)


def first_example() -> list[Json]:
    return [
        *clef("a"),
        *clef("b"),
        threshold("first 9"),
        *lay("b>a faux-ami -1"),
        *lay("a suffrages 0.5 x5"),
        *lay("a suffrages 1 x3"),
        gage("b>a 2", success=True),
        *lay("b>a coup-fourre -0.5"),
        *lay("a suffrages 2"),
    ]


def test_example_1_eight_million_and_one_is_missing() -> None:
    file = game(first_example())
    assert points(file) == [8 * M, 0, 0, 0]
    assert campaign(file).lacking("a") == M
    assert closing(file) == ["Deuxième phase : il manque 1 000 000 de voix à A pour atteindre 9 000 000."]
    assert result(file)["phase"] == 2


def test_example_1_nine_million_end_the_second_phase() -> None:
    events = [*clef("a"), *clef("b"), threshold("first 9"), *lay("b suffrages 1")]
    events += [*lay("a suffrages 0.5 x4"), *lay("a suffrages 1 x4"), *lay("a suffrages 1")]
    assert result(game([*events]))["phase"] == 2
    file = game([*events, *lay("a suffrages 2")])
    assert points(file)[0] == 9 * M
    assert result(file)["phase"] == 3
    assert result(file)["finalists"] == ["a", "b"]


def test_the_order_of_cards_decides_when_a_threshold_is_reached() -> None:
    # The cards of the first example again, but the minus cards last: at 9.5 million the phase is over.
    events = first_example()
    minus = [event for event in events if event.get("votes", 0) < 0]
    before = [event for event in events if event not in minus]
    assert result(game(events))["phase"] == 2
    assert result(game(before))["phase"] == 3


@pytest.mark.parametrize(("success", "votes"), [(True, [8, 9.5]), (False, [10, 7.5])])
def test_example_2_a_dare_of_two_million(success: bool, votes: list[float]) -> None:
    events = [*clef("a"), *clef("b"), *lay("a suffrages 8"), *lay("b suffrages 7.5"), gage("a>b 2", success)]
    assert points(game(events))[:2] == [round(one * M) for one in votes]


def test_example_2_kept_as_votes() -> None:
    events = [*clef("a"), *lay("a suffrages 8"), *lay("a suffrages 0.5")]
    assert points(game(events))[0] == round(8.5 * M)


def test_example_3_a_tie_for_the_second_seat_is_settled_by_a_dare_duel() -> None:
    events = race("10/6.5/6.5/0.5", "10")
    open_ = result(game(events))
    assert (open_["phase"], open_["finalists"]) == (3, ["a"])
    assert closing(game(events)) == [
        "Au second tour : A.",
        "Égalité entre B et C : un duel de gages désigne qui va au second tour.",
    ]
    for named in ("ac", "ca"):
        assert result(game([*events, finalists(named)]))["finalists"] == ["a", "c"]


def test_decided_a_tie_of_votes_for_the_second_seat_waits_for_the_scorekeeper() -> None:
    events = race("10/6.5/6.5/0.5", "10")
    assert faults(game([*events, finalists("ad")])) == [(f"events[{len(events)}].players", "election-fault-finalists")]
    assert faults(game([*events, finalists("bc")])) == [(f"events[{len(events)}].players", "election-fault-finalists")]
    on = [*events, threshold("second 19"), *lay("b suffrages 1")]
    assert faults(game(on)) == [(f"events[{len(events)}]", "election-fault-tie-open")]


def test_three_at_the_top_leave_both_seats_open() -> None:
    votes = [event for player in "abc" for event in lay(f"{player} suffrages 10")]
    events = [*clef("a"), *clef("b"), *clef("c"), *votes, threshold("first 10")]
    assert result(game(events))["finalists"] == []
    assert campaign(game(events)).tied == ("a", "b", "c")
    assert result(game([*events, finalists("bc")]))["finalists"] == ["b", "c"]
    assert faults(game([*events, finalists("bd")])) == [(f"events[{len(events)}].players", "election-fault-finalists")]


def test_example_4_nobody_else_past_the_first_phase() -> None:
    events = [*clef("a"), *clef("b 3"), *lay("c orateur 0 x2"), *clef("c 2"), threshold("first 9")]
    file = game([*events, *lay("a suffrages 9")])
    assert result(file)["finalists"] == ["a", "c"]
    assert result(file)["clef"] == {"a": 6, "b": 3, "c": 2, "d": 0}


def test_example_4_a_tie_of_clef_and_orateur_cards_is_settled_by_dares() -> None:
    events = [*clef("a"), *clef("b 3"), *lay("c orateur 0"), *clef("c 2"), threshold("first 9"), *lay("a suffrages 9")]
    assert campaign(game(events)).tied == ("b", "c")
    assert result(game([*events, finalists("ab")]))["finalists"] == ["a", "b"]


def test_example_5_finalists_and_the_second_threshold() -> None:
    events = run_off()
    file = game(events, players="abc")
    assert points(file) == [12 * M, round(7.5 * M), round(11.5 * M)]
    assert result(file)["finalists"] == ["a", "c"]
    assert faults(game([*events, threshold("second 19")], players="abc")) == []
    assert faults(game([*events, threshold("second 9")], players="abc")) == [
        (f"events[{len(events)}].votes", "election-fault-threshold"),
    ]


def test_the_first_finalist_who_reaches_the_threshold_is_president() -> None:
    events = [*run_off(), threshold("second 19"), *lay("c suffrages 7"), *lay("a suffrages 7")]
    file = game(events, players="abc")
    assert result(file) == {
        "game": "election",
        "finished": True,
        "totals": {"a": {"points": 19 * M}, "b": {"points": 7_500_000}, "c": {"points": 18_500_000}},
        "phase": 3,
        "clef": {"a": 6, "b": 6, "c": 6},
        "finalists": ["a", "c"],
        "winners": ["a"],
    }
    assert closing(file)[-1] == "A gagne l'élection avec 19 000 000 de voix."
    more = game([*events, *lay("c suffrages 2")], players="abc")
    assert faults(more) == [(f"events[{len(events)}]", "election-fault-over")]


def test_decided_the_second_threshold_is_19_to_22_million_unless_it_is_overridden() -> None:
    events = run_off()
    for votes in ("18.5", "22.5", "9"):
        assert faults(game([*events, threshold(f"second {votes}")], players="abc")) == [
            (f"events[{len(events)}].votes", "election-fault-threshold")
        ]
    for votes in ("19", "22"):
        assert faults(game([*events, threshold(f"second {votes}")], players="abc")) == []
    won = game([*events, threshold("second 9", override=True)], players="abc")
    assert result(won)["winners"] == ["a"]


def test_decided_the_second_threshold_is_above_both_carried_totals() -> None:
    events = race("20/7.5/11.5", "12")
    assert faults(game([*events, threshold("second 20")], players="abc")) == [
        (f"events[{len(events)}].votes", "election-fault-carried")
    ]
    assert faults(game([*events, threshold("second 20.5")], players="abc")) == []
    assert faults(game([*events, threshold("second 20", override=True)], players="abc")) == []


def test_decided_phase_3_dares_are_between_the_two_finalists_only() -> None:
    events = run_off()
    assert faults(game([*events, gage("a>c 2", success=True)], players="abc")) == []
    at = len(events)
    assert faults(game([*events, gage("a>b 2", success=True)], players="abc")) == [
        (f"events[{at}].challenged", "election-fault-gage-finalists")
    ]
    assert faults(game([*events, gage("b>a 2", success=True)], players="abc")) == [
        (f"events[{at}].challenger", "election-fault-gage-finalists")
    ]


# --- thresholds after every event -------------------------------------------------------------------------------------


def test_a_threshold_that_is_set_late_ends_the_phase_at_once() -> None:
    events = [*clef("a"), *clef("b"), *lay("b suffrages 3"), *lay("a suffrages 9.5")]
    assert result(game(events))["phase"] == 2
    assert result(game([*events, threshold("first 9", by="abstention")]))["phase"] == 3


def test_an_abstention_card_replaces_the_threshold() -> None:
    events = [*clef("a"), *clef("b"), threshold("first 12", by="privilege"), *lay("a suffrages 10")]
    assert result(game(events))["phase"] == 2
    assert result(game([*events, threshold("first 9.5", by="abstention")]))["phase"] == 3


def test_a_faux_ami_that_is_shed_may_end_the_phase() -> None:
    events = [*clef("a"), *clef("b"), threshold("first 9"), *lay("b>a faux-ami -1"), *lay("a suffrages 9.5")]
    assert result(game(events))["phase"] == 2
    shed = game([*events, {"type": "discard-faux-ami", "player": "a"}])
    assert points(shed)[0] == round(9.5 * M)
    assert result(shed)["phase"] == 3


def test_the_last_clef_card_may_end_the_phase_for_who_has_votes_from_dares() -> None:
    events = [*clef("b"), threshold("first 9"), *[gage("a>b 2", success=False)] * 5, *clef("a 5")]
    assert points(game(events))[0] == 10 * M
    assert result(game(events))["phase"] == 2
    last = {"type": "clef", "player": "a", "card": "parrainage", "by": "b"}
    assert result(game([*events, last]))["phase"] == 3


def test_the_boulet_takes_its_votes_along_and_may_end_the_phase() -> None:
    events = [*clef("a"), *clef("b"), threshold("first 9"), *lay("b>a boulet -2"), *lay("a suffrages 10")]
    assert points(game(events))[:2] == [8 * M, 0]
    moved = game([*events, {"type": "move-boulet", "to": "b"}])
    assert points(moved)[:2] == [10 * M, -2 * M]
    assert result(moved)["phase"] == 3


def test_votes_may_be_fewer_than_none() -> None:
    events = [*clef("a"), *lay("a>b evenement-moins -1.5")]
    assert points(game(events))[1] == round(-1.5 * M)


def test_the_first_phase_ends_with_the_sixth_clef_card() -> None:
    assert result(game(clef("a 5")))["phase"] == 1
    assert closing(game(clef("a 5"))) == ["Première phase : personne n'a encore posé ses 6 cartes clef."]
    assert result(game(clef("a")))["phase"] == 2
    assert closing(game(clef("a"))) == ["Deuxième phase : le seuil du premier tour n'est pas encore fixé."]


def test_who_left_before_the_first_card_plays_no_part() -> None:
    file = game(run_off(), players="abcd")
    file["players"][3]["left_after"] = "set-up"
    assert result(file)["finalists"] == ["a", "c"]
    assert result(file)["totals"]["d"] == {"points": 0}


def test_the_reasons_name_each_kind_of_card() -> None:
    assert reasons(game(first_example()))[:5] == [
        "A, 8 000 000 de voix",
        f"suffrages : 7 500 000 ({', '.join(['500 000'] * 5 + ['1 000 000'] * 3)} et 2 000 000)",
        "gages : 2 000 000",
        "faux ami : −1 000 000",
        "coups fourrés : −500 000",
    ]


def test_odd_things_are_told_and_counted_all_the_same() -> None:
    events = [*clef("a"), *lay("a suffrages 0.3"), *lay("b>a faux-ami -1 x2")]
    given_away = {"type": "clef", "player": "c", "card": "parrainage", "by": "b"}
    file = game([*events, given_away])
    assert points(file)[0] == round(-1.7 * M)
    assert closing(file)[1:] == [
        "À vérifier, événement n° 7 : 300 000 voix, ce n'est pas un multiple de 500 000.",
        "À vérifier, événement n° 9 : un faux ami était déjà posé sur ce bureau, et il n'y en a qu'un par candidat.",
        "À vérifier, événement n° 10 : pour offrir un parrainage, il faut d'abord avoir posé ses 2 parrainages.",
    ]


# --- any game ---------------------------------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> Json:
    """A right file: any events that the rules have nothing against at their moment."""
    players = "abcdef"[: draw(st.integers(3, 6))]
    who = st.sampled_from(players)
    card = st.sampled_from(
        ["suffrages", "evenement-plus", "evenement-moins", "faux-ami", "coup-fourre", "orateur", "autre"]
    )
    size = st.integers(1, 8).map(lambda halves: halves * M // 2)

    def laid(by: str, player: str, kind: str, votes: int) -> Json:
        if kind in ("suffrages", "evenement-plus", "orateur"):
            return {"type": "votes", "player": by, "card": kind, "votes": votes}
        return {"type": "votes", "player": player, "by": by, "card": kind, "votes": -votes}

    any_event = st.one_of(
        st.builds(lambda p, c: {"type": "clef", "player": p, "card": c}, who, st.sampled_from(CLEF)),
        st.builds(laid, who, who, card, size),
        st.builds(laid, who, who, st.just("suffrages"), size),
        st.builds(lambda a, b, s, n: gage(f"{a}>{b} {n}", s), who, who, st.booleans(), st.sampled_from([1, 2])),
        st.builds(lambda p: {"type": "discard-faux-ami", "player": p}, who),
        st.builds(lambda p: {"type": "move-boulet", "to": p}, who),
        st.builds(lambda p, v: {"type": "votes", "player": p, "card": "boulet", "votes": -v}, who, size),
        st.builds(lambda v: threshold(f"first {v}"), st.integers(9, 12)),
        st.builds(lambda v: threshold(f"second {v}"), st.integers(19, 22)),
        st.builds(lambda a, b: finalists(a + b), who, who),
    )
    start = [event for player in players[: draw(st.integers(0, len(players)))] for event in clef(player)]
    events: list[Json] = []
    now = open_campaign(players, FACTS)
    for event in [*start, *draw(st.lists(any_event, max_size=12))]:
        one = read_line(event)
        if not list(objections(now, one, FACTS)):
            events.append(event)
            now = after(now, one)
    return game(events, players)


@settings(max_examples=60)
@given(games())
def test_thresholds_are_checked_after_every_event(file: Json) -> None:
    one = parse(file, FACTS)
    now = open_campaign(one.roster.playing, FACTS)
    for event in one.lines:
        now = after(now, event)
        if now.phase < 3:
            reached = [p for p in now.past if now.first is not None and now.desk(p).total >= now.first]
            assert not reached
            assert (now.phase == 2) == bool(now.past)
        else:
            assert len(now.finalists) == 2 or now.tied
            reached = [p for p in now.finalists if now.second is not None and now.desk(p).total >= now.second]
            assert bool(reached) == bool(now.winners) or now.tied


@settings(max_examples=60)
@given(games())
def test_a_total_is_the_sum_of_what_lies_there(file: Json) -> None:
    one = parse(file, FACTS)
    now = open_campaign(one.roster.playing, FACTS)
    for event in one.lines:
        before = sum(now.totals.values())
        now = after(now, event)
        written = write_line(event)
        if written["type"] in ("votes", "gage"):
            assert sum(now.totals.values()) == before + written["votes"]
        elif written["type"] != "discard-faux-ami":
            assert sum(now.totals.values()) == before
        else:
            assert sum(now.totals.values()) >= before


@settings(max_examples=40)
@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_players_changes_no_score(file: Json, random: Any) -> None:
    other = copy.deepcopy(file)
    random.shuffle(other["players"])
    mine, theirs = result(file), result(other)
    assert theirs["totals"] == mine["totals"]
    assert theirs["phase"] == mine["phase"]
    assert sorted(theirs["finalists"]) == sorted(mine["finalists"])
    assert theirs.get("winners") == mine.get("winners")

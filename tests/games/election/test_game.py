"""The election game at the table: phases, privileges, dares, the turn, and who wins."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.content import content_root
from companion.games.election.game import KINDS, Election, rules
from companion.games.election.state import events as fact
from companion.games.election.state.play import SECOND_DEAL, candidates_in
from companion.kit.game_base import StartCountdown
from companion.table.events import Event
from companion.table.message import Refused, say
from companion.table.parts.events import DirectionSet, ItemTicked, TurnGiven, TurnPassed, TurnsLost
from companion.table.timer import Status
from tests.games.election.build import (
    CLEF,
    FACTS,
    M,
    clef,
    finalists,
    gage,
    lay,
    play_through,
    race,
    run_off,
    threshold,
)
from tests.support.game_files import Json, closing, scored
from tests.support.game_log import AtTable, must_hold, said


@cache
def election() -> Election:
    return rules(content_root())


def table(events: list[Json] | None = None, players: str = "abcd", **options: Any) -> AtTable:
    """A table at which all that has happened, as a game file lists it."""
    at = AtTable(election(), players, **options)
    at.happens(*(event for line in events or [] for event in live(line)))
    return at


def live(line: Json) -> list[Event]:
    """What a line of a game file is at the table."""
    kind, seat = line["type"], line.get("player")
    if kind == "clef":
        return [fact.ClefLaid(seat=seat, card=line["card"], by=line.get("by"))]
    if kind == "votes":
        return [fact.VotesLaid(seat=seat, card=line["card"], votes=line["votes"], by=line.get("by"))]
    if kind == "gage":
        return [
            fact.DareDrawn(seat=line["challenger"], rival=line["challenged"]),
            fact.DareSettled(votes=line["votes"], success=line["success"]),
        ]
    if kind == "threshold":
        fields = {name: line[name] for name in ("by", "override") if name in line}
        return [fact.ThresholdSet(round=line["round"], votes=line["votes"], **fields)]
    assert kind == "finalists"
    return [fact.FinalistsNamed(players=tuple(line["players"]))]


def one(line: Json) -> Event:
    (event,) = live(line)
    return event


# --- the worked examples ----------------------------------------------------------------------------------------------


def test_example_1_eight_million_and_one_is_missing() -> None:
    cards = lay("a suffrages 0.5 x5") + lay("a suffrages 1 x3") + [gage("b>a 2", True)]
    at = table(clef("a") + clef("b") + [threshold("first 9")] + lay("b>a faux-ami -1") + cards)
    at.happens(*(event for line in lay("b>a coup-fourre -0.5") + lay("a suffrages 2") for event in live(line)))
    assert at.points()[0] == 8 * M
    assert at.play.campaign.lacking("a") == 1 * M
    assert at.play.phase == "second"


def test_example_1_nine_million_end_the_second_phase_with_a_dare_too() -> None:
    cards = lay("a suffrages 0.5 x4") + lay("a suffrages 1 x4") + lay("a orateur 1")
    at = table(clef("a") + clef("b") + [threshold("first 9")] + lay("b suffrages 1") + cards)
    assert at.play.phase == "second"
    at.happens(*live(gage("b>a 2", True)))
    assert at.points()[0] == 9 * M
    assert at.play.phase == "third"


@pytest.mark.parametrize(("success", "totals"), [(True, (8.0, 9.5)), (False, (10.0, 7.5))])
def test_example_2_a_dare_of_two_million(success: bool, totals: tuple[float, float]) -> None:
    at = table(clef("a") + clef("b") + lay("a suffrages 8") + lay("b suffrages 7.5"))
    at.happens(fact.DareDrawn(seat="a", rival="b", text=" chanter "))
    assert (at.play.dare.challenged, at.play.dare.text) == ("b", "chanter")
    at.happens(fact.DareSettled(votes=2 * M, success=success))
    assert tuple(points / M for points in at.points()[:2]) == totals


def test_example_2_the_card_kept_as_votes() -> None:
    at = table(clef("a") + lay("a suffrages 8") + lay("a suffrages 0.5"))
    assert at.points()[0] == 8.5 * M


def test_example_3_a_tie_for_the_second_seat_is_settled_by_a_duel_that_the_table_names() -> None:
    at = table(race("10/6.5/6.5/0.5", "10"))
    assert (at.play.campaign.finalists, at.play.campaign.tied) == (("a",), ("b", "c"))
    assert "duel de gages" in at.refused(one(lay("a suffrages 0.5")[0]))
    assert at.refused(one(finalists("ad")))
    at.happens(one(finalists("ac")))
    assert at.play.campaign.finalists == ("a", "c")
    at.happens(one(threshold("second 19")))
    at.happens(*(live(line)[0] for line in lay("c suffrages 2 x6")))
    assert not at.rules.is_finished(at.state)
    at.happens(one(lay("c suffrages 0.5")[0]))
    assert at.result()["winners"] == ["c"]
    assert at.rules.is_finished(at.state)


def test_example_4_alone_past_the_first_phase() -> None:
    at = table(
        clef("b 3") + clef("c 2") + lay("c orateur 0.5 x2") + clef("a") + [threshold("first 9")] + lay("a suffrages 9")
    )
    assert at.play.campaign.finalists == ("a", "c")
    tie = table(clef("b 3") + clef("c 3") + clef("a") + [threshold("first 9")] + lay("a suffrages 9"))
    assert (tie.play.campaign.finalists, tie.play.campaign.tied) == (("a",), ("b", "c"))


def test_example_5_nine_million_in_the_second_round_is_refused_unless_the_table_insists() -> None:
    at = table(run_off(), "abc")
    assert at.play.campaign.finalists == ("a", "c")
    nine = fact.ThresholdSet(round="second", votes=9 * M)
    assert at.refused(nine) == (
        "Le seuil du second tour va de 19 000 000 à 22 000 000. Pour une autre valeur, cochez « Hors règle »."
    )
    assert "between 19,000,000 and 22,000,000" in at.refused(nine, "en")
    at.happens(one(threshold("second 19")))
    at.undo()
    at.happens(nine.model_copy(update={"override": True}))
    assert at.rules.is_finished(at.state), "both have more than that"
    assert at.result()["winners"] == ["a"]


def test_a_threshold_below_what_a_finalist_has_is_refused() -> None:
    at = table(race("20/7", "12", "ab"), "abc")
    assert "20 000 000 voix" in at.refused(fact.ThresholdSet(round="second", votes=19 * M))
    at.happens(fact.ThresholdSet(round="second", votes=21 * M))


# --- refused ----------------------------------------------------------------------------------------------------------


def test_a_dare_of_three_million_is_refused() -> None:
    at = table()
    assert "Aucun défi" in at.refused(fact.DareSettled(votes=1 * M, success=True))
    at.happens(fact.DareDrawn(seat="a", rival="b"))
    why = at.refused(fact.DareSettled(votes=3 * M, success=True))
    assert why == "Les cartes gage valent 1 000 000 et 2 000 000 voix, pas 3 000 000. Regardez la carte."
    assert "en cours" in at.refused(fact.DareDrawn(seat="b", rival="a"))
    at.happens(fact.DareSettled(votes=1 * M, success=False))
    assert at.points()[:2] == [1 * M, 0]


def test_the_dares_run_out() -> None:
    at = table()
    for _ in range(FACTS.gage_cards):
        at.happens(*live(gage("a>b 1", True)))
    assert at.play.gages_drawn == 20
    assert "20 cartes gage" in at.refused(fact.DareDrawn(seat="a", rival="b"))


NOT_ALLOWED: list[tuple[list[Json], Json, str]] = [
    ([], lay("a suffrages 1")[0], "6 cartes clef"),
    ([], lay("a>b evenement-moins -1")[0], "6 cartes clef"),
    ([], lay("a>b coup-fourre -1")[0], "6 cartes clef"),
    ([], lay("a>b boulet -1")[0], "6 cartes clef"),
    (clef("a 1"), clef("a 1")[0], "déjà posée sur ce bureau"),
    (clef("a"), {"type": "clef", "player": "a", "card": "parrainage"}, "2 parrainages"),
    (clef("a") + lay("a>b boulet -1"), lay("a>c boulet -1")[0], "un boulet"),
    (clef("a"), lay("a faux-ami 1")[0], "signe −"),
    (run_off(), clef("a 1")[0], "ne servent plus"),
    (run_off(), lay("b suffrages 1")[0], "plus de bureau"),
    (run_off(), lay("b>a orateur 1")[0], "seulement chez soi"),
    (run_off(), gage("b>a 1", True), "deux finalistes"),
    ([], {"type": "clef", "player": "a", "card": "programme", "by": "b"}, "parrainage"),
]


@pytest.mark.parametrize(("before", "event", "why"), NOT_ALLOWED)
def test_what_the_phase_does_not_allow(before: list[Json], event: Json, why: str) -> None:
    at = table(before, "abc")
    assert why in at.refused(live(event)[0])


def test_others_may_still_hinder_in_the_third_phase() -> None:
    at = table(run_off(), "abc")
    at.happens(*(live(line)[0] for line in lay("b>a coup-fourre -0.5") + lay("b>c evenement-moins -1")))
    assert at.points() == [11.5 * M, 7.5 * M, 10.5 * M]


def test_what_no_device_should_send_is_refused_too() -> None:
    at = table()
    for event in (
        fact.DareDrawn(seat="a", rival="z"),
        fact.VotesLaid(seat="a", card="faux-ami", votes=-1, by="z"),
    ):
        assert at.refused(event)
    assert "soi-même" in at.refused(fact.DareDrawn(seat="a", rival="a"))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (fact.ClefLaid, {"card": "joker"}),
        (fact.VotesLaid, {"card": "joker", "votes": 1}),
        (fact.VotesLaid, {"card": "orateur", "votes": 10**12}),
        (fact.ThresholdSet, {"round": "third", "votes": 9 * M}),
        (fact.ThresholdSet, {"round": "first", "votes": -1}),
    ],
)
def test_what_no_card_says_cannot_even_be_said(kind: type[Event], fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        kind.model_validate({"seat": "a", **fields} if "seat" in kind.model_fields else fields)


# --- the table is right -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "event", "why"), NOT_ALLOWED)
def test_the_table_gets_past_any_rule_and_that_is_noted(before: list[Json], event: Json, why: str) -> None:
    at = table(before, "abc")
    *drawn, last = (one.model_copy(update={"override": True}) for one in live(event))
    at.happens(*drawn, last) if event["type"] != "gage" else at.happens(*drawn, live(event)[-1])
    notes = [said(doubt) for doubt in at.rules.doubts(at.play)]  # type: ignore[attr-defined]
    assert [note for note in notes if why in note and note.startswith("hors règle")]
    again = at.reopened()
    assert again.file() == at.file() and again.result() == at.result()
    assert any(why in line for line in closing(at.file()))


def test_a_21st_dare_may_be_drawn_where_the_table_says_so() -> None:
    at = table([gage("a>b 1", True)] * FACTS.gage_cards)
    at.happens(fact.DareDrawn(seat="a", rival="b", override=True), fact.DareSettled(votes=M, success=True))
    assert at.points()[1] == 21 * M
    assert any("20 cartes gage" in line for line in closing(at.file()))


def test_what_fits_the_rules_is_not_noted_however_it_is_said() -> None:
    at = table(clef("a"))
    at.happens(fact.VotesLaid(seat="a", card="suffrages", votes=M, override=True))
    assert at.rules.doubts(at.play) == ()  # type: ignore[attr-defined]


def test_the_table_does_not_get_past_what_would_mean_nothing() -> None:
    at = table(clef("a"), "abc")
    for event in (
        fact.CardRemoved(seat="a", card="orateur", override=True),
        fact.FauxAmiShed(seat="a", override=True),
        fact.BouletMoved(seat="b", override=True),
        fact.FinalistsNamed(players=("a",), override=True),
    ):
        assert at.refused(event)
    won = table([*run_off(), threshold("second 19")] + lay("a suffrages 7"), "abc")
    assert won.refused(fact.VotesLaid(seat="a", card="suffrages", votes=M, override=True))


def test_the_table_may_name_finalists_whatever_the_count_says() -> None:
    at = table(run_off(), "abc")
    assert at.refused(fact.FinalistsNamed(players=("a", "b")))
    at.happens(fact.FinalistsNamed(players=("a", "b"), override=True))
    assert at.result()["finalists"] == ["a", "b"]
    at.happens(one(threshold("second 19")), one(lay("b suffrages 12")[0]))
    assert at.result()["winners"] == ["b"]


# --- cards that go away, and the abstention card ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "removed", "points", "keys"),
    [
        (lay("a suffrages 0.5 x2") + lay("a suffrages 2"), {"card": "suffrages", "votes": M // 2}, 2.5, 6),
        (lay("b>a coup-fourre -1"), {"card": "coup-fourre", "votes": -M}, 0, 6),
        ([gage("b>a 2", True)], {"card": "gage", "votes": 2 * M}, 0, 6),
        (lay("a leche-bottes 0"), {"card": "leche-bottes"}, 0, 6),
        ([], {"card": "programme"}, 0, 5),
    ],
)
def test_a_card_is_taken_off_a_desk(laid: list[Json], removed: Json, points: float, keys: int) -> None:
    at = table([line for seat in "ba" for line in clef(seat)] + laid)
    before = at.state
    at.happens(fact.CardRemoved.model_validate({"seat": "a", **removed}))
    assert at.points()[0] == points * M
    assert at.result()["clef"]["a"] == keys
    again = at.reopened()
    assert again.play.campaign == at.play.campaign and again.file() == at.file()
    at.undo()
    assert at.state == before
    other = {"seat": "b", **removed}
    if removed["card"] != "programme":
        assert at.why(fact.CardRemoved.model_validate(other)) == say("election-fault-no-card")


def test_the_abstention_card_ends_the_turn_of_who_lays_it() -> None:
    at = table(clef("a") + [threshold("first 9")])
    at.happens(TurnGiven(seat="b"), fact.ThresholdSet(round="first", votes=12 * M, by="abstention", seat="b"))
    assert (at.play.campaign.first, at_turn(at)) == (12 * M, "c")
    assert at.reopened().file() == at.file()
    at.happens(fact.ThresholdSet(round="first", votes=10 * M, by="privilege"))
    assert at_turn(at) == "c"


def test_cards_that_are_entered_late_for_somebody_else_leave_the_turn_where_it_is() -> None:
    at = table()
    at.happens(TurnGiven(seat="c"), *(live(line)[0] for line in clef("a")))
    assert at.play.pioneer == "a"
    assert at_turn(at) == "c"


def test_between_the_rounds_the_game_stops_until_the_cards_are_dealt() -> None:
    at = table(race("10/6.5/6.5/0.5", "10"))
    assert not at.play.deals_anew, "a tie comes first"
    at.happens(one(finalists("ac")))
    assert at.play.deals_anew
    at.happens(ItemTicked(name=SECOND_DEAL, item="deal"))
    assert not at.play.deals_anew
    at.undo()
    assert at.play.deals_anew
    at.happens(one(threshold("second 19")))
    assert not at.play.deals_anew, "of an older game, that went on without"


def test_another_candidate_takes_the_place_of_a_finalist_who_went_home() -> None:
    at = table(race("12/7.5/11.5/9", "12"))
    at.go_home("c")
    assert at.result()["winners"] == ["a"]
    at.happens(fact.FinalistsNamed(players=("a", "d"), override=True))
    assert not at.rules.is_finished(at.state)
    assert at.result()["finalists"] == ["a", "d"]
    at.happens(one(threshold("second 19")), one(lay("d suffrages 10")[0]))
    assert at.result()["winners"] == ["d"]
    must_hold(at)


def test_the_evening_is_as_long_as_the_table_says_and_stands_while_it_says_so() -> None:
    at = table()
    at.happens(fact.SessionLengthSet(minutes=100), fact.SessionPaused())
    assert (at.play.session_minutes, at.play.session_paused) == (100, True)
    at.happens(fact.SessionPaused(on=False))
    assert not at.play.session_paused


def test_two_players_are_too_few_and_seven_too_many() -> None:
    few = say("refused-too-few-players", fewest=3, found=2)
    for players, why in (("ab", few), ("abcdefg", say("refused-too-many-players", most=6))):
        with pytest.raises(Refused) as refused:
            table(players=players)
        assert refused.value.message == why


# --- what is only odd -------------------------------------------------------------------------------------------------


def test_votes_out_of_step_are_counted_and_doubted() -> None:
    at = table(lay("a orateur 0.25"))
    assert at.points()[0] == M // 4
    assert "250 000 voix" in said(at.rules.doubts(at.play)[0])  # type: ignore[attr-defined]
    again = table(lay("a>b faux-ami -1 x2"))
    assert "déjà posé" in said(again.rules.doubts(again.play)[0])  # type: ignore[attr-defined]


def test_quantities_that_do_not_make_the_box_say_what_is_missing() -> None:
    at = table(begun=False)
    counts = dict.fromkeys(KINDS, 12)
    at.option("quantities", counts)
    fault = election().quantities_fault(at.play.settings)
    assert fault is not None and said(fault) == "Il manque 14 cartes : il doit y avoir 134 cartes bleues."
    at.option("quantities", counts | {"suffrages": 26})
    assert election().quantities_fault(at.play.settings) is None
    at.option("quantities", counts | {"suffrages": 27})
    fault = election().quantities_fault(at.play.settings)
    assert fault is not None and "1 carte de trop" in said(fault)
    at.option("quantities", {"suffrages": 5})
    assert election().quantities_fault(at.play.settings) is None, "not all are typed yet"


def test_more_cards_than_the_box_has_are_doubted() -> None:
    at = table(lay("a orateur 0.5 x3"), quantities={"orateur": 2})
    assert "« orateurs »" in said(at.rules.doubts(at.play)[-1])  # type: ignore[attr-defined]


# --- privileges -------------------------------------------------------------------------------------------------------


def test_who_finishes_the_first_phase_first_has_the_privileges() -> None:
    at = table(lay("b>a faux-ami -1") + clef("a"))
    assert at.play.pioneer == "a"
    at.happens(fact.FauxAmiShed(seat="a"))
    assert at.points()[0] == 0
    assert "pas de faux ami" in at.refused(fact.FauxAmiShed(seat="a"))
    assert "9 000 000 à 12 000 000" in at.refused(fact.ThresholdSet(round="first", votes=13 * M))
    at.happens(fact.ThresholdSet(round="first", votes=12 * M))
    at.happens(*(live(line)[0] for line in clef("b")))
    assert at.play.pioneer == "a"


def test_the_boulet_takes_its_votes_along() -> None:
    at = table(race("11/6/8/0", "10")[:-1] + lay("a>b boulet -1") + lay("a suffrages 11"))
    assert at.play.campaign.finalists == ("a", "c")
    before = at.points()
    assert at.play.campaign.boulet_on == "b"
    at.happens(fact.BouletMoved(seat="c"))
    assert at.points() == [before[0], before[1] + M, before[2] - M, before[3]]


# --- the turn ---------------------------------------------------------------------------------------------------------


def at_turn(at: AtTable) -> str | None:
    seat: str | None = at.play.tray.turns.at
    return seat


def test_a_clef_card_plays_again_another_card_does_not() -> None:
    at = table()
    at.happens(TurnGiven(seat="a"), one(clef("a 1")[0]))
    assert at_turn(at) == "a"
    at.happens(one(lay("a orateur 0.5")[0]))
    assert at_turn(at) == "b"
    at.happens(one(lay("d>c faux-ami -0.5")[0]))
    assert at_turn(at) == "b", "said for somebody whose turn it is not"


def test_the_turn_goes_round_the_way_that_was_chosen_and_passes_over_who_is_fined() -> None:
    at = table()
    at.happens(DirectionSet(backwards=True), TurnGiven(seat="a"), TurnPassed(seat="a"))
    assert at_turn(at) == "d"
    at.happens(TurnsLost(seat="c"), TurnPassed(seat="d"))
    assert at_turn(at) == "b"


def test_who_was_dared_plays_next() -> None:
    at = table()
    at.happens(TurnGiven(seat="a"), *live(gage("a>c 1", False)))
    assert at_turn(at) == "c"
    at.happens(fact.DareDrawn(seat="c", rival="b"))
    at.do(StartCountdown(length_ms=30_000))
    assert at.state.timer.status(at.now) is Status.RUNNING
    at.happens(fact.DareSettled(votes=M, success=True))
    assert at.state.timer.status(at.now) is Status.IDLE
    assert at_turn(at) == "b"


def test_a_spare_parrainage_completes_a_rival_who_then_plays() -> None:
    at = table(clef("b"))
    at.happens(*(live(line)[0] for line in clef("c 5")), TurnGiven(seat="b"))
    spare = fact.ClefLaid(seat="c", card="parrainage", by="b")
    at.happens(spare)
    assert at.play.campaign.past == ("b", "c")
    assert at_turn(at) == "c", "the next one in the round: only the first to finish plays again"
    first = table(clef("c 5"))
    first.happens(TurnGiven(seat="a"), fact.ClefLaid(seat="c", card="parrainage", by="a"))
    assert at_turn(first) == "c"
    assert first.play.pioneer == "c"


def test_the_winner_of_the_first_round_plays_again() -> None:
    at = table(race("9/6/5/0", "10"))
    at.happens(TurnGiven(seat="d"), *live(gage("d>a 1", True)))
    assert at.play.phase == "third"
    assert at_turn(at) == "a"
    tie = table(race("9/6/6/0", "10"))
    tie.happens(TurnGiven(seat="d"), *live(gage("d>a 1", True)))
    tie.happens(one(finalists("ab")))
    assert at_turn(tie) == "a"


def test_undo_takes_the_turn_back_too_and_the_threshold_with_what_it_ended() -> None:
    at = table(race("9/6/5/0", "10"))
    at.happens(TurnGiven(seat="a"))
    before = at.state
    at.happens(one(lay("a suffrages 1")[0]))
    assert at.play.phase == "third"
    at.undo()
    assert at.state == before


# --- set-up and file --------------------------------------------------------------------------------------------------


def test_candidates_are_typed_once_and_each_is_played_by_one() -> None:
    at = table(candidates="Anne Onyme, Jean Neymar,, Anne Onyme , Guy Tare")
    assert candidates_in(at.play.settings) == ("Anne Onyme", "Jean Neymar", "Guy Tare")
    at.happens(fact.CandidateChosen(seat="a", name="Guy Tare"))
    assert "A joue déjà" in at.refused(fact.CandidateChosen(seat="b", name=" Guy  Tare "))
    at.happens(fact.CandidateChosen(seat="a", name=""))
    assert at.play.candidates == ()


def test_the_box_for_three_to_six() -> None:
    at = table(begun=False)
    for players, dealt, left in ((3, 18, 116), (6, 36, 98)):
        steps = election().set_up(players, at.play.settings)
        assert f"{dealt} en tout" in said(steps[2])
        assert f"Les {left} cartes" in said(steps[3])
        assert all(said(step, "en") for step in steps)


def test_the_file_of_a_table_scores_the_same_and_can_be_taken_up_again() -> None:
    at = table(race("10/6.5/6.5/0.5", "10") + [finalists("ac"), threshold("second 19")] + lay("b>a coup-fourre -0.5"))
    at.happens(*live(gage("a>c 2", False)))
    again = at.reopened()
    assert again.result() == at.result()
    assert again.play.campaign == at.play.campaign
    assert again.file()["events"] == at.file()["events"]
    assert scored(at.file()) == at.rules.score_table(at.state)


def test_the_phase_is_told() -> None:
    at = table(begun=False)
    assert said(at.rules.describe_phase(at.state)) == "mise en place"
    at = table(run_off(), "abc")
    assert said(at.rules.describe_phase(at.state)) == "second tour"
    assert said(at.rules.describe_phase(at.state), "en") == "second round"


# --- whatever happens -------------------------------------------------------------------------------------------------

SEATS = st.sampled_from("abc")
HALVES = st.integers(-8, 24).map(lambda n: n * M // 2)


def events_of(kind: type[Event], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Event]:
    """Events with those fields. (``st.builds`` would add the field's name in a file to its name here.)"""
    return st.fixed_dictionaries(fields).map(lambda known: kind(**known))


ANYTHING = st.one_of(
    events_of(fact.ClefLaid, seat=SEATS, card=st.sampled_from(CLEF), by=st.none() | SEATS, override=st.booleans()),
    events_of(
        fact.VotesLaid,
        seat=SEATS,
        card=st.sampled_from(["suffrages", "orateur", "faux-ami", "boulet", "evenement-moins", "coup-fourre"]),
        votes=HALVES,
        by=st.none() | SEATS,
        override=st.booleans(),
    ),
    events_of(fact.DareDrawn, seat=SEATS, rival=SEATS),
    events_of(fact.DareSettled, votes=st.sampled_from([M, 2 * M, 3 * M]), success=st.booleans()),
    events_of(fact.FauxAmiShed, seat=SEATS, override=st.booleans()),
    events_of(
        fact.CardRemoved,
        seat=SEATS,
        card=st.sampled_from(["suffrages", "faux-ami", "gage", "programme"]),
        votes=st.sampled_from([0, M, -M]),
    ),
    events_of(fact.BouletMoved, seat=SEATS),
    events_of(
        fact.ThresholdSet,
        round=st.sampled_from(["first", "second"]),
        votes=st.sampled_from([9 * M, 10 * M, 19 * M, 30 * M]),
        override=st.booleans(),
    ),
    events_of(fact.FinalistsNamed, players=st.lists(SEATS, max_size=3).map(tuple), override=st.booleans()),
    events_of(TurnGiven, seat=SEATS),
    events_of(TurnPassed, seat=SEATS),
)
STARTS = st.sampled_from(
    [[], clef("a"), clef("a") + clef("b") + [threshold("first 9")], race("8.5/8.5/8.5", "9", "abc")]
)


@settings(max_examples=80, deadline=None)
@given(STARTS, st.lists(ANYTHING | SEATS, max_size=20), st.data())
def test_whatever_is_said_no_threshold_is_passed_unseen_undo_undoes_and_the_file_says_the_same(
    start: list[Json], events: list[Event | str], data: st.DataObject
) -> None:
    """An event, or somebody who goes home."""
    at = table(start, "abc")
    for event in events:
        before = at.state
        try:
            at.go_home(event) if isinstance(event, str) else at.happens(event)
        except Refused:
            assert at.state is before
            continue
        campaign = at.play.campaign
        if campaign.phase == 2 and campaign.first is not None:
            assert all(campaign.totals[seat] < campaign.first for seat in campaign.past)
        if campaign.phase == 3 and campaign.second is not None and not campaign.tied and not campaign.winners:
            assert all(campaign.totals[seat] < campaign.second for seat in campaign.finalists)
        if data.draw(st.booleans(), "undo it") and at.state is not before:
            at.undo()
            assert at.state == before
            at.undo()
    must_hold(at)
    assert play_through("abc", at.rules.parse(at.file()).lines, FACTS) == at.play.campaign

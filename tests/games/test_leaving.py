"""Who goes home in the middle of one of the four games: nothing waits for them, nothing of theirs is lost, they are
compared with nobody any more, and it is undone like anything else (decided)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.content import content_root
from companion.games.election.state import events as election
from companion.games.election.state.play import Dare
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state import events as extrablatt
from companion.games.extrablatt.state.play import STEPS
from companion.games.plus_belle_la_vie.state import events as vie
from companion.games.reportages.state import events as reportages
from companion.games.shelf import rules_in
from companion.table.intents import LeaveGame
from companion.table.message import Refused
from companion.table.parts.events import SecretEntered, TurnGiven
from tests.support.game_files import Json, faults
from tests.support.game_log import AtTable, must_hold, said
from tests.support.invariants import log_stands
from tests.support.wording import worded

RULES: Any = rules_in(content_root(), ("reportages", "extrablatt", "plus-belle-la-vie", "election"))
M = 1_000_000
CLEF = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")


def table(game: str, players: str, **settings: Any) -> AtTable:
    return AtTable(RULES[game], players, **settings)


def leave(at: AtTable, *seats: str) -> None:
    for seat in seats:
        at.do(LeaveGame(seat=seat))
        at.named()


def left(at: AtTable) -> dict[str, str]:
    """By player, after how many entries the file says they left."""
    return {one["id"]: one["left_after"] for one in at.file()["players"] if "left_after" in one}


def holds(at: AtTable) -> None:
    """What must always hold; the papers of an Extrablatt that is not counted are no file yet."""
    if at.rules.id == "extrablatt" and not at.rules.is_finished(at.state):
        log_stands(at.log)
    else:
        must_hold(at)


def closing(at: AtTable) -> str:
    return " ".join(said(line) for line in at.rules.score_table(at.state).closing)


@pytest.mark.parametrize("game", list(RULES))
def test_decided_who_goes_home_is_said_takes_no_more_part_and_comes_back_by_undo(game: str) -> None:
    at = table(game, "abcd")
    at.happens(TurnGiven(seat="b")) if game != "reportages" else deal(at, "b")
    before = at.state
    leave(at, "b")
    assert at.play.staying == ("a", "c", "d") and at.play.tray.turns.at == "c"
    assert worded("fr", "logged-gone", name="B") in closing(at) and left(at) == {"b": "0"}
    assert worded("fr", "refused-gone", name="B") in at.refused(TurnGiven(seat="b"))
    assert at.do(LeaveGame(seat="b")) is None, "they cannot leave twice"
    holds(at)
    at.undo()
    assert at.state == before
    at.undo()
    assert at.play.staying == ("a", "c", "d")


@pytest.mark.parametrize("game", ["extrablatt", "plus-belle-la-vie", "election"])
def test_the_last_one_left_does_not_leave(game: str) -> None:
    at = table(game, "abc")
    leave(at, "a", "b")
    if at.rules.is_finished(at.state):
        assert at.do(LeaveGame(seat="c")) is None and at.result()["winners"] == ["c"]
    else:
        with pytest.raises(Refused, match="refused-last-player"):
            leave(at, "c")
    assert at.play.staying == ("c",)
    holds(at)


# --- reportages -------------------------------------------------------------------------------------------------------


def deal(at: AtTable, dealer: str) -> None:
    at.happens(reportages.RoundDealt(number=at.play.number, seat=dealer))


def count(at: AtTable, winner: str, **cash: int) -> None:
    """Count the round that was dealt."""
    number = at.play.number
    at.happens(reportages.CountBegun(number=number))
    at.happens(*(reportages.CashCounted(seat=seat, points=points) for seat, points in cash.items()))
    at.happens(reportages.WinnerNamed(seat=winner), reportages.CombinationNamed(combination="editorial"))
    at.happens(reportages.RoundClosed(number=number))


def test_in_reportages_he_sits_the_round_out_and_is_dealt_no_more() -> None:
    at = table("reportages", "abcd")
    deal(at, "a")
    at.happens(reportages.BidPaid(seat="b", points=100))
    leave(at, "b")
    assert at.play.still_in == ("a", "c", "d") and at.play.bidder is None and at.play.tray.turns.at == "c"
    assert worded("fr", "refused-gone", name="B") in at.refused(reportages.BidPaid(seat="b", points=20))
    # Their chips are counted with the others of that round: four times 2,700.
    count(at, "c", a=2700, b=2600, c=2700, d=2700)
    assert at.points() == [2700, 2600, 2700 + 4000 + 100, 2700] and left(at) == {"b": "1"}
    assert worded("fr", "refused-gone", name="B") in at.refused(reportages.RoundDealt(number=2, seat="b"))
    deal(at, "c")
    assert dict(at.play.bank.cash) == {"a": 3940, "c": 3940, "d": 3940}, "chips for three"
    count(at, "a", a=3940, c=3940, d=3920)
    assert at.points() == [2700 + 3940 + 4000 + 20, 2600, 6800 + 3940, 2700 + 3920]
    holds(at)


def test_in_reportages_a_round_called_off_is_dealt_again_without_him() -> None:
    at = table("reportages", "abcd")
    deal(at, "a")
    leave(at, "b")
    at.happens(reportages.RoundVoided(number=1))
    deal(at, "a")
    assert at.play.in_round == ("a", "c", "d")
    count(at, "a", a=3940, c=3940, d=3940)
    assert left(at) == {"b": "0"}
    holds(at)


def test_in_reportages_the_winner_of_the_last_round_may_be_gone_and_somebody_deals() -> None:
    at = table("reportages", "abcd")
    deal(at, "a")
    count(at, "b", a=2700, b=2700, c=2700, d=2700)
    leave(at, "b")
    assert at.play.next_dealer is None
    deal(at, "d")
    holds(at)


def test_in_reportages_with_two_left_the_round_is_counted_and_the_best_total_wins() -> None:
    at = table("reportages", "abc")
    deal(at, "a")
    count(at, "b", a=3940, b=3940, c=3940)
    deal(at, "b")
    leave(at, "b")
    assert not at.rules.is_finished(at.state), "the round that is dealt is played"
    count(at, "c", a=3940, b=3940, c=3940)
    assert at.rules.is_finished(at.state) and at.result()["winners"] == ["c"], "b has more, but has gone home"
    assert at.why(reportages.RoundDealt(number=3, seat="a")).id == "reportages-not-now"
    assert at.do(LeaveGame(seat="a")) is None, "it is over: who goes home now is still compared"
    holds(at)


def test_in_reportages_a_round_he_played_is_corrected_with_his_cash() -> None:
    at = table("reportages", "abcd")
    deal(at, "a")
    count(at, "a", a=2700, b=2700, c=2700, d=2700)
    leave(at, "b")
    cash = {"a": 2700, "b": 2680, "c": 2700, "d": 2700}
    at.happens(reportages.RoundCorrected(number=1, cash=cash, winner="a", combination="editorial"))
    assert at.points() == [2700 + 4000 + 20, 2680, 2700, 2700]
    holds(at)


# --- extrablatt -------------------------------------------------------------------------------------------------------


def write(seat: str, dispatch: str, size: int) -> extrablatt.ArticleWritten:
    return extrablatt.ArticleWritten(article=Article(seat, "politics", dispatch, size, circulation=10))


def test_in_extrablatt_his_paper_leaves_the_count_and_nothing_of_it_is_asked() -> None:
    at = table("extrablatt", "abc")
    at.happens(write("a", "P1", 12), write("b", "P1", 20), write("c", "P2", 6))
    at.happens(
        extrablatt.ArticleWritten(article=Article("b", "sport", "S1", 4)),
        extrablatt.AdPlaced(ad=Ad("b", "c", 8)),
    )
    leave(at, "b")
    at.happens(extrablatt.CountBegun())
    assert worded("fr", "refused-gone", name="B") in at.refused(extrablatt.EmptiesCounted(seat="b", cells=0))
    at.happens(*(extrablatt.EmptiesCounted(seat=seat, cells=2) for seat in "ac"))
    at.happens(*(extrablatt.StepReached(step=step) for step in range(1, len(STEPS) + 1)))
    # P1 is only a's now: 60 + 60 + 10 + 10; c has the second place in the domain: 60 + 30 + 10 + 10.
    assert at.points() == [140, 0, 110] and at.result()["winners"] == ["a"]
    assert at.rules.is_finished(at.state) and left(at) == {"b": "4"}
    holds(at)


def test_in_extrablatt_an_exchange_of_cheques_with_him_comes_to_nothing() -> None:
    at = table("extrablatt", "abc")
    at.happens(extrablatt.AcceleratorPlaced(hour=1), extrablatt.AcceleratorTaken(seat="a", rival="b"))
    at.happens(SecretEntered(name=extrablatt.DUEL, seat="a", value=7000))
    leave(at, "b")
    assert at.play.duel is None and at.play.taken == 1
    assert at.play.tray.secret(extrablatt.DUEL, "a") is None, "the next exchange begins anew"
    at.happens(extrablatt.AcceleratorPlaced(hour=2))
    assert at.why(extrablatt.AcceleratorTaken(seat="a", rival="b")).id == "extrablatt-rival"
    at.happens(extrablatt.AcceleratorTaken(seat="a", rival="c"))
    holds(at)


def test_in_extrablatt_the_last_one_left_has_won_and_need_not_count() -> None:
    at = table("extrablatt", "abc")
    at.happens(write("a", "P1", 12), write("b", "P1", 20))
    # Without the borders of the sectors nobody knows the marker yet.
    at.happens(extrablatt.ArticleWritten(article=Article("c", "sport", "S1", 4)))
    leave(at, "a", "b")
    assert at.rules.is_finished(at.state) and at.result()["winners"] == ["c"]
    assert "C gagne, sans décompte" in closing(at) and at.file()["empties"] == {}
    must_hold(at)
    before = at.state
    at.undo()
    assert not at.rules.is_finished(at.state), "they came back"
    at.do(LeaveGame(seat="b"))
    assert at.state.play == before.play
    # Who wants to know how many copies it would have been counts them all the same.
    article = Article("c", "sport", "S1", 4, circulation=10)
    at.happens(extrablatt.ArticleCorrected(number=3, article=article), extrablatt.CountBegun())
    at.happens(extrablatt.EmptiesCounted(seat="c", cells=2))
    at.happens(*(extrablatt.StepReached(step=step) for step in range(1, len(STEPS) + 1)))
    assert at.points() == [0, 0, 60 + 60 + 10 + 10] and "140 000" in closing(at)
    holds(at)


# --- plus belle la vie ------------------------------------------------------------------------------------------------


def meet(at: AtTable, roller: str) -> None:
    number = sum(isinstance(event, vie.MeetingOver) for entry in at.log.entries for event in entry.events) + 1
    at.happens(vie.MeetingBegun(number=number, seat=roller), vie.DiceThrown(seat=roller, throw=1, success=True))
    at.happens(vie.MeetingOver(number=number))


def test_in_plus_belle_la_vie_his_columns_control_nobody_and_his_points_stay() -> None:
    at = table("plus-belle-la-vie", "abcd")
    at.happens(vie.RencontreDeclared(seat="b"), vie.RencontreDeclared(seat="b"))
    at.happens(
        vie.ColumnSet(seat="b", character="Luna", cards=4),
        vie.ColumnSet(seat="a", character="Luna", cards=2),
        vie.ColumnSet(seat="b", character="Mirta", cards=1),
    )
    leave(at, "b")
    assert at.play.counts("Luna") == {"a": 2, "b": 0, "c": 0, "d": 0}
    for _ in range(7):  # four began, so it is still the seventh that ends it
        assert not at.rules.is_finished(at.state)
        meet(at, "c")
    at.happens(vie.ControlChecked())
    assert at.points() == [2000, 4000, 14_000, 0] and at.result()["winners"] == ["c"]
    assert at.result()["absolute_control"] == {"Luna": "a"} and left(at) == {"b": "2"}
    holds(at)


def test_in_plus_belle_la_vie_his_throws_are_passed_over_and_the_last_one_in_vain_ends_it() -> None:
    at = table("plus-belle-la-vie", "abc")
    at.happens(
        vie.ColumnSet(seat="a", character="Luna", cards=1),
        vie.ColumnSet(seat="b", character="Mirta", cards=1),
        vie.CardOpened(place="Le Mistral", minimum=2),
        vie.MeetingBegun(number=1, seat="a", place="Le Mistral", present=("Luna", "Mirta")),
        vie.DiceThrown(seat="a", throw=1, success=False),
    )
    leave(at, "b")
    assert at.play.meeting is None and at.result()["rendez_vous"]["played"] == 1
    holds(at)


def test_in_plus_belle_la_vie_the_last_one_left_has_won() -> None:
    at = table("plus-belle-la-vie", "ab")
    at.happens(vie.RencontreDeclared(seat="b"))
    leave(at, "b")
    assert at.rules.is_finished(at.state) and at.result()["winners"] == ["a"]
    holds(at)
    at.undo()
    assert not at.rules.is_finished(at.state)


# --- the election -----------------------------------------------------------------------------------------------------


def candidate(at: AtTable, *seats: str) -> None:
    at.happens(*(election.ClefLaid(seat=seat, card=card) for seat in seats for card in CLEF))


def votes(at: AtTable, **millions: float) -> None:
    for seat, number in millions.items():
        at.happens(election.VotesLaid(seat=seat, card="suffrages", votes=int(number * M)))


def test_in_the_election_his_desk_is_out_of_the_race_for_the_second_round() -> None:
    at = table("election", "abcd")
    candidate(at, "a", "b", "c")
    at.happens(election.ThresholdSet(round="first", votes=9 * M))
    votes(at, b=8.5, c=3)
    leave(at, "b")
    assert worded("fr", "refused-gone", name="B") in at.refused(election.VotesLaid(seat="b", card="suffrages", votes=M))
    assert "b" not in at.rules.list_targets(at.play, "a", "faux-ami")
    votes(at, a=9)
    assert at.result()["finalists"] == ["a", "c"], "b had more than c, and stays on the sheet"
    assert at.points() == [9 * M, 8 * M + M // 2, 3 * M, 0]
    holds(at)


def test_in_the_election_his_privileges_are_the_next_ones_and_a_dare_with_him_is_off() -> None:
    at = table("election", "abcd")
    candidate(at, "a", "b")
    at.happens(election.DareDrawn(seat="b", rival="a"))
    assert at.play.pioneer == "a" and at.play.dare == Dare("b", "a")
    leave(at, "a")
    assert at.play.pioneer == "b" and at.play.dare is None
    at.happens(election.ThresholdSet(round="first", votes=9 * M))
    holds(at)


def test_in_the_election_the_finalist_who_stays_is_president() -> None:
    at = table("election", "abcd")
    candidate(at, "a", "b")
    at.happens(election.ThresholdSet(round="first", votes=9 * M))
    votes(at, b=5, a=9)
    leave(at, "a")
    assert at.rules.is_finished(at.state) and at.result()["winners"] == ["b"]
    assert left(at) == {"a": str(len(at.file()["events"]))}
    holds(at)
    at.undo()
    assert not at.rules.is_finished(at.state) and at.result()["finalists"] == ["a", "b"]


def test_in_the_election_a_tie_for_the_second_seat_is_settled_when_one_of_them_goes_home() -> None:
    at = table("election", "abcd")
    candidate(at, "a", "b", "c")
    at.happens(election.ThresholdSet(round="first", votes=9 * M))
    votes(at, b=5, c=5, a=9)
    assert at.play.campaign.tied == ("b", "c")
    leave(at, "b")
    assert (at.play.campaign.finalists, at.play.campaign.tied) == (("a", "c"), ())
    holds(at)


# --- files ------------------------------------------------------------------------------------------------------------


def of_two_events(left_after: str) -> Json:
    at = table("plus-belle-la-vie", "abc")
    at.happens(vie.RencontreDeclared(seat="a"), vie.RencontreDeclared(seat="b"))
    file = at.file()
    file["players"][1]["left_after"] = left_after
    return file


@pytest.mark.parametrize(
    ("left_after", "found"),
    [
        ("2", []),
        ("1", [("events[1].player", "fault-left-before")]),
        ("3", [("players[1].left_after", "fault-left-late")]),
        ("02", [("players[1].left_after", "fault-left-after")]),
        ("friday", [("players[1].left_after", "fault-left-after")]),
        ("set-up", [("events[1].player", "fault-nobody")]),
    ],
)
def test_a_file_says_after_how_many_entries_somebody_left(left_after: str, found: list[tuple[str, str]]) -> None:
    assert faults(of_two_events(left_after)) == found

"""The reportages at the table: every worked example, what is refused, and what always holds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.reportages.game import Reportages
from companion.games.reportages.scoring.projections import wins_for_sure
from companion.games.reportages.state.events import (
    AccuserNamed,
    BidPaid,
    CardDeclined,
    CardSold,
    CashCounted,
    CombinationNamed,
    CountBegun,
    Fined,
    PotCounted,
    RoundClosed,
    RoundCorrected,
    RoundDealt,
    RoundVoided,
    RuinedSpared,
    WinnerNamed,
)
from companion.games.reportages.state.play import Play
from companion.table.events import Event
from companion.table.intents import LeaveGame, Undo
from companion.table.parts.events import GameBegun, SatOut, TurnPassed
from companion.table.state import TableState
from tests.games.reportages.build import FACTS
from tests.support.game_log import AtTable, ask_on_every_state, must_hold, said

GAME = Reportages(FACTS)


def table(players: int = 4) -> AtTable:
    return AtTable(GAME, "abcde"[:players])


def deal(at: AtTable, dealer: str = "a") -> None:
    at.say(RoundDealt(number=at.play.number, seat=dealer))


def count(at: AtTable, cash: list[int], winner: str, combination: str | None, pot: int | None = None) -> None:
    """Deal, count what is left, close."""
    number = at.play.number
    if at.play.phase == "between":
        deal(at, at.play.next_dealer or "a")
    at.say(CountBegun(number=number))
    for seat, points in zip(at.play.seats, cash, strict=True):
        at.say(CashCounted(seat=seat, points=points))
    at.say(WinnerNamed(seat=winner), CombinationNamed(combination=combination))
    if pot is not None:
        at.say(PotCounted(points=pot))
    at.say(RoundClosed(number=number))


def chips_out(cash: tuple[tuple[str, int], ...]) -> int:
    """The chips of so many."""
    return len(cash) * FACTS.stake(len(cash))


# --- the worked examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "winner", "combination", "pot", "points"),
    [
        ([1220, 800, 1000, 1460], "c", "derniere-heure", 6320, [1220, 800, 8820, 1460]),
        ([2000, 3400, 1960], "a", "agence-de-presse", 4460, [11460, 3400, 1960]),
        ([2460, 1960, 460, 1440, 2100], "a", "envoyes-speciaux", 3880, [6840, 1960, 460, 1440, 2100]),
        ([2700, 2700, 2700, 2700], "a", "correspondant-particulier", 0, [3700, 2700, 2700, 2700]),
    ],
)
@pytest.mark.parametrize("counted", [True, False])
def test_worked_examples(
    cash: list[int], winner: str, combination: str, pot: int, points: list[int], counted: bool
) -> None:
    at = table(len(cash))
    count(at, cash, winner, combination, pot if counted else None)
    assert at.points() == points
    assert at.play.phase == "between" and at.play.next_dealer == winner
    must_hold(at)


def test_the_second_of_three_who_reach_the_goal_wins_by_the_highest_total() -> None:
    """Example 4, but for 200 points of the fourth player: no rounds of four make the totals that it starts from."""
    at = table()
    count(at, [2000, 2000, 1000, 1840], "c", "editorial")
    count(at, [0, 2000, 1000, 1840], "a", "envoyes-speciaux")
    count(at, [0, 0, 0, 1840], "b", "envoyes-speciaux")
    count(at, [1000, 1240, 0, 1840], "c", "envoyes-speciaux")
    count(at, [0, 300, 1020, 1840], "a", "envoyes-speciaux")
    assert at.points() == [17600, 15000, 18200, 9200]
    count(at, [2700, 1900, 1840, 2200], "b", "cinq-colonnes", 2160)
    assert at.points() == [20300, 22060, 20040, 11400]
    assert at.result()["winners"] == ["b"]
    must_hold(at)


def test_the_game_ends_with_the_round_in_which_somebody_reaches_the_goal() -> None:
    at = table(3)
    for winner in ("a", "b", "a"):
        count(at, [0, 0, 0], winner, "agence-de-presse")
    assert at.points() == [2 * (3 * 3940 + 5000), 3 * 3940 + 5000, 0]
    assert at.rules.is_finished(at.state) and at.result()["winners"] == ["a"]
    assert at.why(RoundDealt(number=4, seat="a")).id == "reportages-not-now"
    must_hold(at)


# --- chips during a round ---------------------------------------------------------------------------------------------


def test_a_purchase_a_raise_and_a_fine_go_into_the_pot_and_the_turn_to_who_bought() -> None:
    at = table()
    deal(at, "a")
    assert at.play.tray.turns.at == "a"
    at.say(BidPaid(seat="b", points=20), BidPaid(seat="d", points=40))
    play: Play = at.play
    assert play.bank is not None and play.bank.pot == 60 and play.tray.turns.at == "d"
    at.say(Fined(seat="c"))
    assert at.play.bluffs[-1].proven is False and at.play.bluffs[-1].accuser == "c"
    assert at.play.bank.pot == 560 and at.play.tray.turns.at == "d", "who accused wrongly changes no turn"
    at.say(TurnPassed(seat="d"))
    assert at.play.tray.turns.at == "a"


def test_a_proven_bluffer_pays_and_his_accuser_draws_and_plays() -> None:
    at = table()
    deal(at)
    at.say(BidPaid(seat="b", points=20), Fined(seat="b"))
    assert at.play.bluffs[-1].proven is True
    assert at.why(AccuserNamed(seat="b")).id == "reportages-no-bluff"
    at.say(AccuserNamed(seat="d"))
    assert at.play.tray.turns.at == "d" and at.play.bluffs[-1].accuser == "d"


def test_who_cannot_pay_a_fine_sits_the_round_out_and_is_passed_over() -> None:
    at = table()
    deal(at)
    at.say(BidPaid(seat="b", points=2300))
    why = at.why(Fined(seat="b"))
    assert why.id == "reportages-fine-ruins" and "400" in said(why)
    at.say(SatOut(seat="b"))
    assert at.play.tray.turns.at == "c", "it was their turn"
    assert at.why(BidPaid(seat="b", points=20)).id == "reportages-excluded"
    at.say(TurnPassed(seat="c"), TurnPassed(seat="d"), TurnPassed(seat="a"))
    assert at.play.tray.turns.at == "c"
    count(at, [2700, 400, 2700, 2700], "a", "envoyes-speciaux", 2300)
    deal(at)
    assert at.play.tray.turns.out == (), "in the next round they are in again"


def test_decided_the_last_one_who_can_pay_takes_the_pot_without_a_premium_or_the_round_is_void() -> None:
    at = table(3)
    deal(at, "c")
    at.say(BidPaid(seat="a", points=3600), BidPaid(seat="b", points=3600, fresh=True))
    at.say(SatOut(seat="a"), SatOut(seat="b"))
    at.say(CountBegun(number=1))
    assert (at.play.count.winner, at.play.count.named, at.play.count.combination) == ("c", True, None)
    at.say(RoundClosed(number=1))
    assert at.points() == [340, 340, 3940 + 7200]
    must_hold(at)
    at.unsay()
    at.say(RoundVoided(number=1))
    assert at.points() == [0, 0, 0] and at.play.phase == "between" and at.play.number == 1
    must_hold(at)


def test_what_was_followed_is_offered_at_the_count_and_a_guess_is_not() -> None:
    at = table()
    deal(at)
    at.say(CountBegun(number=1))
    assert at.play.count.cash == (), "nobody's chips were followed: not entered is not untouched"
    at.unsay()
    at.say(BidPaid(seat="b", points=60), CountBegun(number=1))
    assert dict(at.play.count.cash) == {"a": 2700, "b": 2640, "c": 2700, "d": 2700}


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [0, 10, 30, -20, 2720])
def test_a_bid_that_no_chips_make_is_refused(points: int) -> None:
    at = table()
    deal(at, "b")
    assert at.why(BidPaid(seat="a", points=points)).id in ("reportages-bid-step", "reportages-not-enough")
    assert at.play.bank.chips == 4 * 2700


def test_example_6_says_what_is_wrong_with_the_cash_and_what_is_missing() -> None:
    at = table()
    deal(at)
    at.say(CountBegun(number=1))
    assert "multiple de 20" in said(at.why(CashCounted(seat="a", points=1230)))
    for seat, points in zip("abcd", (1220, 800, 1000, 1460), strict=True):
        at.say(CashCounted(seat=seat, points=points))
    at.say(WinnerNamed(seat="c"), CombinationNamed(combination="derniere-heure"), PotCounted(points=6300))
    why = said(at.why(RoundClosed(number=1)))
    assert "il manque 20" in why
    at.say(PotCounted(points=6320), RoundClosed(number=1))
    assert at.points() == [1220, 800, 8820, 1460]


def test_a_count_that_lacks_something_names_it() -> None:
    at = table(3)
    deal(at)
    at.say(CountBegun(number=1), CashCounted(seat="a", points=0))
    why = said(at.why(RoundClosed(number=1)))
    assert "B" in why and "C" in why and "qui a gagné" in why


def test_before_the_begin_nothing_is_dealt_and_two_are_too_few() -> None:
    at = AtTable(GAME, "abc", begun=False)
    assert at.why(RoundDealt(number=1, seat="a")).id == "refused-not-begun"
    at.do(LeaveGame(seat="c"))
    assert at.why(GameBegun(seats=("a", "b"))).id == "refused-too-few-players"


@pytest.mark.parametrize("event", [Fined(seat="a"), BidPaid(seat="a", points=20), CountBegun(number=1)])
def test_between_two_rounds_nobody_pays(event: Any) -> None:
    assert table().why(event).id == "reportages-not-playing"


def test_two_who_say_the_same_mean_one_thing() -> None:
    at = table()
    deal(at)
    assert at.say(RoundDealt(number=1, seat="a")) is None
    at.say(CountBegun(number=1))
    assert at.say(CountBegun(number=1)) is None
    at.unsay()
    count(at, [2700] * 4, "a", "editorial")
    assert at.say(RoundClosed(number=1)) is None
    assert len(at.play.rounds) == 1


# --- undo and correction ----------------------------------------------------------------------------------------------


def test_an_older_bid_is_undone_by_name_and_the_pot_follows() -> None:
    at = table()
    deal(at)
    entry = at.say(BidPaid(seat="b", points=40))
    at.say(BidPaid(seat="c", points=60))
    line = next(one for one in at.log.list_undoable() if entry is not None and one.entry == entry.seq)
    assert said(line.name) == "40 points de B dans la cagnotte"
    at.do(Undo(entry=line.entry))
    assert at.play.bank.pot == 60 and at.play.bank.of("b") == 2700
    must_hold(at)


def test_a_counted_round_is_corrected_and_the_totals_that_moved_are_said() -> None:
    at = table(3)
    count(at, [2000, 3400, 1960], "a", "agence-de-presse", 4460)
    count(at, [3940, 3940, 3940], "b", "editorial")
    before = at.state
    cash = {"a": 2000, "b": 3400, "c": 1940}
    wrong = RoundCorrected(number=1, cash=cash, winner="a", combination="agence-de-presse", pot=4460)
    assert "il manque 20" in said(at.why(wrong))
    at.say(RoundCorrected(number=1, cash=cash, winner="a", combination="cinq-colonnes", pot=4480))
    assert at.points() == [2000 + 3000 + 4480 + 3940, 3400 + 3940 + 4000, 1940 + 3940]
    news = [said(line) for line in at.rules.score_changes(before, at.state)]
    assert any("A" in line for line in news) and any("C" in line for line in news)
    must_hold(at)
    after = at.state
    at.unsay()
    assert at.state.play == before.play
    at.resay()
    assert at.state.play == after.play


def test_a_correction_that_would_have_ended_the_game_earlier_is_refused() -> None:
    at = table(3)
    for winner in ("a", "b", "a"):
        count(at, [0, 0, 0], winner, "agence-de-presse")
    cash = {"a": 0, "b": 0, "c": 0}
    wrong = RoundCorrected(number=2, cash=cash, winner="a", combination="agence-de-presse")
    assert at.why(wrong).id == "reportages-ended-before"


# --- what always holds ------------------------------------------------------------------------------------------------


@given(
    players=st.integers(3, 5),
    deeds=st.lists(
        st.tuples(st.sampled_from("bbbbffosntuah"), st.integers(0, 4), st.integers(0, 160)), min_size=1, max_size=30
    ),
)
@settings(max_examples=40)
def test_no_chip_appears_and_none_is_lost_whatever_happens(players: int, deeds: list[tuple[str, int, int]]) -> None:
    at = table(players)
    deal(at)
    for deed, who, steps in deeds:
        if at.rules.is_finished(at.state):
            break  # too few are left
        seat = "abcde"[who % players]
        match deed:
            case "b":
                at.may(BidPaid(seat=seat, points=20 * steps))
            case "f":
                at.may(Fined(seat=seat))
            case "o":
                at.may(SatOut(seat=seat, out=steps % 2 == 0))
            case "s":
                at.may(AccuserNamed(seat=seat))
            case "h" if steps > 120:
                at.go_home(seat)
            case "n":
                at.may(TurnPassed(seat=at.play.tray.turns.at or "a"))
            case "u":
                if (
                    next(at.log.list_undoable(), None) is not None
                    and at.play.bank is not None
                    and len(at.log.entries) > 3
                ):
                    at.unsay()
            case "a":
                if at.play.still_in and at.play.bank is not None:
                    at.may(CountBegun(number=1))
                    at.may(WinnerNamed(seat=at.play.still_in[0]))
                    at.may(CombinationNamed(combination="editorial"))
                    if at.play.bank.pot and at.may(RoundClosed(number=1)):
                        assert sum(at.points()) == chips_out(at.play.rounds[-1].cash) + FACTS.premium(
                            at.play.rounds[-1].combination
                        )
                        must_hold(at)
                        return
                    at.may(RoundVoided(number=1))
                    if len(at.play.staying) >= 3:
                        deal(at, at.play.staying[0])
        if at.play.bank is not None:
            assert at.play.bank.chips == chips_out(at.play.bank.cash)
            assert all(points >= 0 for _, points in at.play.bank.cash)
        turns = at.play.tray.turns
        assert turns.at is None or turns.at in at.play.still_in or len(at.play.still_in) == 0
    must_hold(at)


def states() -> list[TableState]:
    """Tables at each stage: not begun, between rounds, in an auction, after a bluff, at a count, with one gone, won."""
    found = [AtTable(GAME, "abcd", begun=False).state]
    at = table()
    found.append(at.state)
    deal(at)
    at.say(BidPaid(seat="b", points=2300))
    found.append(at.state)
    at.unsay()
    at.say(BidPaid(seat="b", points=20), Fined(seat="b"), SatOut(seat="c"))
    found.append(at.state)
    at.go_home("d")
    found.append(at.state)
    at.say(CountBegun(number=1), CashCounted(seat="a", points=2700), CombinationNamed(combination=None))
    found.append(at.state)
    whole = table(3)
    deal(whole)
    whole.say(CountBegun(number=1), *(CashCounted(seat=seat, points=20) for seat in "abc"), WinnerNamed(seat="a"))
    whole.say(CombinationNamed(combination="editorial"))
    found.append(whole.state)
    won = table()
    count(won, [0] * 4, "a", "agence-de-presse")
    won.go_home("d")
    deal(won)
    found.append(won.state)
    won.unsay()
    for winner in ("b", "a"):
        count_three(won, winner)
    assert won.rules.is_finished(won.state)
    return [*found, won.state]


def count_three(at: AtTable, winner: str) -> None:
    """A round of the three who are still there, in which nobody kept a chip."""
    number = at.play.number
    at.say(RoundDealt(number=number, seat="a"), CountBegun(number=number))
    at.say(*(CashCounted(seat=seat, points=0) for seat in "abc"))
    at.say(WinnerNamed(seat=winner), CombinationNamed(combination="agence-de-presse"), RoundClosed(number=number))


def events() -> list[Event]:
    """Every event of the game, with fields that fit some stage and fields that fit none."""
    numbers, seats, points = (-1, 0, 1, 2, 3, 9), "abcdx", (-20, 0, 10, 20, 2700, 10**9)
    cash: list[dict[str, int]] = [{}, {"a": 0, "b": 0, "c": 0, "d": 0}, {"a": 0, "b": 20, "c": 0}, {"x": 10}]
    return [
        *(RoundDealt(number=number, seat=seat) for number in numbers for seat in seats),
        *(kind(number=number) for kind in (CountBegun, RoundClosed, RoundVoided) for number in numbers),
        *(kind(seat=seat) for kind in (Fined, AccuserNamed, WinnerNamed, RuinedSpared) for seat in seats),
        *(Fined(seat=seat, accuser=other) for seat in seats for other in seats),
        *(BidPaid(seat=seat, points=each, fresh=each == 20) for seat in seats for each in points),
        *(BidPaid(seat=seat, points=20, priority=True) for seat in seats),
        *(CardDeclined(seat=seat, turn=turn) for seat in seats for turn in numbers),
        *(CardSold(turn=turn) for turn in numbers),
        *(CashCounted(seat=seat, points=each) for seat in seats for each in (None, *points)),
        *(PotCounted(points=each) for each in (None, *points)),
        *(CombinationNamed(combination=each) for each in (None, "editorial", "", "x")),
        *(
            RoundCorrected(number=number, cash=each, winner=seat, combination=None, pot=pot)
            for number in numbers for each in cash for seat in "ax" for pot in (None, 10)
        ),
    ]  # fmt: skip


def test_every_event_may_be_asked_on_every_state_since_undo_does() -> None:
    ask_on_every_state(GAME, states(), events())


def test_events_keep_the_types_that_journals_hold() -> None:
    held = "accuser bid cash closed combination corrected count dealt declined fined pot sold spared void winner"
    assert sorted(kind.model_fields["type"].default for kind in GAME.own) == [f"reportages-{n}" for n in held.split()]


@given(st.lists(st.integers(0, 1000), min_size=3, max_size=5))
def test_a_sure_win_stays_one_whatever_the_next_round_brings_to_a_rival(steps: list[int]) -> None:
    totals = dict(zip("abcde", (20 * step for step in steps), strict=False))
    stake = FACTS.stake(len(totals))
    for player, total in totals.items():
        if wins_for_sure(player, totals, FACTS):
            for rival, other in totals.items():
                if rival != player:
                    # All chips but those that the player keeps, and the best combination.
                    assert other + (len(totals) - 1) * stake + FACTS.best_premium <= total + stake

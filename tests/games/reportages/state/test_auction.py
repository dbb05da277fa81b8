"""The auction of a card: who speaks when, what a raise takes, who cannot buy, and how it ends by itself."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.reportages.game import Reportages
from companion.games.reportages.state.events import (
    BidPaid,
    CardDeclined,
    CardSold,
    CountBegun,
    Fined,
    RoundDealt,
    RuinedSpared,
)
from companion.table.events import Event
from companion.table.parts.events import SatOut, TurnGiven, TurnPassed
from tests.games.reportages.build import FACTS
from tests.support.game_log import AtTable, must_hold

GAME = Reportages(FACTS)


def dealt(players: str = "abcd", dealer: str = "a") -> AtTable:
    at = AtTable(GAME, players)
    at.say(RoundDealt(number=1, seat=dealer))
    return at


def no(at: AtTable, *seats: str) -> None:
    for seat in seats:
        at.say(CardDeclined(seat=seat, turn=at.play.tray.turns.number))


def test_they_speak_from_the_left_of_the_discarder_who_does_not() -> None:
    at = dealt(dealer="c")
    assert at.play.waiting == ("d", "a", "b")
    assert at.why(CardDeclined(seat="a", turn=1)).id == "reportages-not-their-word"
    no(at, "d")
    assert at.play.speaker == "a"
    assert at.why(BidPaid(seat="d", points=20)).id == "reportages-said-no", "a no is final"
    assert at.why(BidPaid(seat="c", points=20)).id == "reportages-own-card"


def test_where_all_say_no_the_left_neighbour_draws() -> None:
    at = dealt()
    no(at, "b", "c", "d")
    assert at.play.tray.turns.at == "b" and at.play.auction is None and at.play.waiting == ("c", "d", "a")


def test_the_last_one_who_may_speak_buys_and_has_the_card_at_once() -> None:
    at = dealt()
    no(at, "b", "c")
    at.say(BidPaid(seat="d", points=20))
    assert at.play.auction is None and at.play.tray.turns.at == "d" and at.play.bank.pot == 20
    assert at.play.waiting == ("a", "b", "c"), "it is their discard that is up now"


def test_a_raise_must_come_to_more_and_the_stakes_of_all_are_known() -> None:
    at = dealt()
    at.say(BidPaid(seat="b", points=40))
    assert at.play.waiting == ("c", "d")
    assert at.why(BidPaid(seat="c", points=20)).id == "reportages-bid-least"
    assert at.why(BidPaid(seat="b", points=40)).id == "reportages-highest-already"
    at.say(BidPaid(seat="c", points=60))
    no(at, "d")
    assert at.play.speaker == "b" and at.play.auction.least("b") == 40
    assert at.why(BidPaid(seat="b", points=20)).id == "reportages-bid-least"
    at.say(BidPaid(seat="b", points=40))
    assert dict(at.play.auction.stakes) == {"c": 60, "b": 80} and at.play.tray.turns.at == "b"
    no(at, "c")
    assert at.play.auction is None and at.play.tray.turns.at == "b" and at.play.bank.pot == 140


def test_whoever_sits_before_the_buyer_has_said_no() -> None:
    at = dealt()
    at.say(BidPaid(seat="d", points=20))
    assert at.play.auction is None, "b and c spoke before"
    at.unsay()
    at.say(BidPaid(seat="c", points=20))
    assert at.play.auction.no == ("b",) and at.play.speaker == "d"


def test_the_next_card_is_bought_without_a_word_about_the_last_one() -> None:
    at = dealt()
    at.say(BidPaid(seat="b", points=20))
    assert at.why(BidPaid(seat="b", points=20, fresh=True)).id == "reportages-own-card"
    at.say(BidPaid(seat="c", points=20, fresh=True))
    assert at.play.auction.discarder == "b" and dict(at.play.auction.stakes) == {"c": 20}
    assert at.play.tray.turns.at == "c" and at.play.bank.pot == 40


def test_a_purchase_of_an_older_journal_that_is_no_raise_is_one_of_the_next_card() -> None:
    at = dealt()
    at.say(BidPaid(seat="b", points=40))
    after = GAME.evolve(at.state, BidPaid(seat="c", points=20)).play
    assert after.auction.discarder == "b" and after.bank.pot == 60 and after.tray.turns.at == "c"


def test_nobody_raises_is_said_once_for_all() -> None:
    at = dealt()
    assert at.why(CardSold(turn=1)).id == "reportages-no-bid"
    at.say(BidPaid(seat="b", points=20))
    turn = at.play.tray.turns.number
    at.say(CardSold(turn=turn))
    assert at.play.auction is None and at.play.bidder == "b" and at.play.waiting == ("c", "d", "a")
    assert at.say(CardDeclined(seat="c", turn=turn - 1)) is None, "that was about the card before"


def test_priority_comes_before_everybody_and_ends_the_auction() -> None:
    at = dealt()
    no(at, "b")
    at.say(BidPaid(seat="c", points=200), BidPaid(seat="b", points=20, priority=True))
    assert at.play.auction is None and at.play.tray.turns.at == "b" and at.play.bank.pot == 220
    assert at.why(BidPaid(seat="b", points=20, priority=True)).id == "reportages-own-card"


def test_a_proven_bluff_gives_the_card_back_and_the_turn_to_the_accuser_in_one_entry() -> None:
    at = dealt()
    at.say(BidPaid(seat="b", points=20))
    assert at.why(Fined(seat="b", accuser="b")).id == "reportages-no-bluff"
    assert at.why(Fined(seat="c", accuser="d")).id == "reportages-no-bluff"
    at.say(Fined(seat="b", accuser="d"))
    assert at.play.bluffs[-1].accuser == "d" and at.play.tray.turns.at == "d"
    assert at.play.auction is None and at.play.bank.pot == 520
    must_hold(at)


def test_a_false_accusation_leaves_the_auction_as_it_is() -> None:
    at = dealt()
    at.say(BidPaid(seat="b", points=20), Fined(seat="d"))
    assert at.play.speaker == "c" and at.play.auction.buyer == "b" and at.play.bluffs[-1].accuser == "d"


def test_whoever_falls_below_a_fine_is_asked_about_once() -> None:
    at = dealt()
    assert at.play.ruined == () and at.why(RuinedSpared(seat="b")).id == "reportages-not-ruined"
    at.say(BidPaid(seat="b", points=2220))
    assert at.play.ruined == ("b",)
    at.say(RuinedSpared(seat="b"))
    assert at.play.ruined == () and at.say(RuinedSpared(seat="b")) is None
    at.say(CardSold(turn=at.play.tray.turns.number), TurnPassed(seat="b"), BidPaid(seat="d", points=20))
    at.say(SatOut(seat="b"))
    assert at.play.ruined == () and "b" not in at.play.waiting


@pytest.mark.parametrize("how", ["excluded", "home"])
@pytest.mark.parametrize(("leaver", "turn", "waiting"), [("a", "b", "cd"), ("b", "c", "da"), ("c", "b", "d")])
def test_who_goes_out_in_the_middle_is_waited_for_no_more(how: str, leaver: str, turn: str, waiting: str) -> None:
    """a put the card up, b has bid, c is to speak."""
    at = dealt()
    at.say(BidPaid(seat="b", points=20))
    at.say(SatOut(seat=leaver)) if how == "excluded" else at.go_home(leaver)
    assert at.play.tray.turns.at == turn and at.play.waiting == tuple(waiting)
    must_hold(at)


def test_the_last_word_of_who_goes_ends_the_auction() -> None:
    at = dealt()
    at.say(BidPaid(seat="c", points=20))
    at.go_home("d")
    assert at.play.auction is None and at.play.tray.turns.at == "c"


DEEDS = st.tuples(st.sampled_from("bbnnfsogth"), st.sampled_from("abcde"), st.sampled_from((20, 40, 60, 500, 2400)))


@given(st.lists(DEEDS, max_size=40))
@settings(max_examples=60)
def test_whatever_is_said_the_word_is_with_somebody_who_may_have_it(deeds: list[tuple[str, str, int]]) -> None:
    at = dealt("abcde", "a")
    for deed, seat, points in deeds:
        turn = at.play.tray.turns.number
        said: dict[str, Event] = {
            "b": BidPaid(seat=seat, points=points, fresh=points == 40, priority=points == 60),
            "n": CardDeclined(seat=at.play.speaker or seat, turn=turn),
            "f": Fined(seat=seat, accuser=None if points > 40 else at.play.still_in[0]),
            "s": CardSold(turn=turn),
            "o": SatOut(seat=seat),
            "g": TurnGiven(seat=seat),
            "t": TurnPassed(seat=seat),
        }
        if deed == "h":
            at.go_home(seat)
        else:
            at.may(said[deed])
        play = at.play
        if play.phase != "round" or len(play.still_in) < 2:
            break
        auction = play.current_auction
        assert play.tray.turns.at in play.still_in and play.speaker in play.still_in
        assert play.speaker not in (auction.discarder, auction.buyer, *auction.no)
        assert auction.buyer in (None, play.tray.turns.at)
        assert sum(points for _, points in auction.stakes) <= play.bank.pot
        assert all(auction.of(each) <= auction.highest for each in play.in_round)
    if at.play.phase == "round":
        at.say(CountBegun(number=1))
    must_hold(at)

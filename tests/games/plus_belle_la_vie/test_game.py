"""Plus belle la vie at the table: every worked example, what is refused, and what always holds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.content import content_root
from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.plus_belle_la_vie.game import rules as rules_in
from companion.games.plus_belle_la_vie.scoring.control import absolute, controllers
from companion.games.plus_belle_la_vie.scoring.model import RendezVous, Sale
from companion.games.plus_belle_la_vie.scoring.rendez_vous import count_played
from companion.games.plus_belle_la_vie.state.events import (
    CardClosed,
    CardOpened,
    ColumnSet,
    ColumnSold,
    ControlChecked,
    DiceThrown,
    FigureMoved,
    MeetingBegun,
    MeetingCorrected,
    MeetingOver,
    RencontreDeclared,
    RencontresCorrected,
    RollerCorrected,
    SaleCorrected,
    SoleControlCounted,
)
from companion.games.plus_belle_la_vie.state.intents import BeginMeeting, StepSoleControl
from companion.games.plus_belle_la_vie.state.play import ACTIONS, DRAW, JAIL, LAY, PRISON, STATION, STREET, TURN
from companion.table.events import Event
from companion.table.parts.events import CounterSet, ItemTicked, OptionChanged, TurnGiven, TurnPassed
from companion.table.state import TableState
from tests.support.game_log import AtTable, ask_on_every_state, must_hold

GAME: PlusBelleLaVie = rules_in(content_root())

PRICES = {"1": 1000, "2": 3000, "3": 6000}


def table(players: int = 4, **chosen: Any) -> AtTable:
    return AtTable(GAME, "abcde"[:players], **chosen)


def number(at: AtTable) -> int:
    return count_played(at.play.events) + 1


def meet(at: AtTable, roller: str | None, *sales: ColumnSold) -> None:
    """A rendez-vous without its card, made by that player (None: missed)."""
    now = number(at)
    at.say(MeetingBegun(number=now, seat=roller or "a"))
    if roller is not None:
        at.say(DiceThrown(seat=roller, throw=1, success=True), *sales)
    at.say(MeetingOver(number=now))


def open_cards(at: AtTable, rows: dict[str, tuple[int, ...]]) -> None:
    for character, counts in rows.items():
        for seat, cards in zip(at.play.seats, counts, strict=True):
            if cards:
                at.say(ColumnSet(seat=seat, character=character, cards=cards))


# --- the worked examples ----------------------------------------------------------------------------------------------


def test_example_1_sole_control_at_the_end_brings_2000_each() -> None:
    at = table()
    for _ in range(7):
        meet(at, None)
    rows = {
        "Roland": (4, 4, 1, 0),
        "Thomas": (4, 2, 0, 0),
        "Agathe": (0, 3, 3, 0),
        "Vincent": (1, 0, 0, 0),
        "Mirta": (1, 0, 3, 2),
    }
    open_cards(at, rows)
    at.say(ControlChecked())
    assert at.points() == [4000, 0, 2000, 0]
    assert controllers(at.play.counts("Roland")) == ("a", "b")
    assert controllers(at.play.counts("Luna")) == ()
    must_hold(at)


def test_example_2_the_throws_rotate_from_who_set_it_off() -> None:
    at = table()
    open_cards(at, {"Thomas": (4, 2, 0, 0), "Roland": (4, 4, 1, 0), "Agathe": (0, 3, 3, 0)})
    at.option("characters", {"Thomas": "green", "Roland": "blue", "Agathe": "red"})
    at.say(CardOpened(place="Le Mistral", minimum=3, colours=("red",)))
    at.say(MeetingBegun(number=1, seat="b", place="Le Mistral", present=("Thomas", "Roland", "Agathe")))
    assert at.play.meeting.queue == ("b", "c", "a", "b", "a")
    assert at.why(DiceThrown(seat="a", throw=1, success=True)).id == "plus-belle-la-vie-not-his-throw"
    for throw, seat in enumerate("bcab", 1):
        at.say(DiceThrown(seat=seat, throw=throw, success=False))
    at.say(DiceThrown(seat="a", throw=5, success=False))
    assert at.play.meeting is None and count_played(at.play.events) == 1, "the last throw in vain ends it"
    assert at.points() == [0, 0, 0, 0] and at.play.cards == ()
    must_hold(at)


def test_example_3_the_totals() -> None:
    at = table(3)
    wins = {"a": 2, "b": 2, "c": 1}
    sales = {"a": (7000,), "b": (11000,), "c": (9000,)}
    for seat, times in {"a": 3, "c": 2}.items():
        for _ in range(times):
            at.say(RencontreDeclared(seat=seat))
    for seat, times in wins.items():
        for turn in range(times):
            sold = [
                ColumnSold(seat=seat, character="Thomas", cards=3, value=value) for value in sales[seat] if turn == 0
            ]
            meet(at, seat, *sold)
    # Alone: two of the first player's. The third player's wins at dice are one here, their rencontres two.
    open_cards(at, {"Luna": (1, 0, 0), "Vincent": (2, 1, 0), "Mirta": (0, 0, 1)})
    at.say(ControlChecked())
    assert at.points() == [7000 + 2000 * (3 + 2 + 2), 11000 + 2000 * 2, 9000 + 2000 * (2 + 1 + 1)]
    assert at.points()[:2] == [21000, 15000]
    assert at.result()["winners"] == ["a"]
    must_hold(at)


def test_example_3_the_third_players_total() -> None:
    at = table(3)
    for _ in range(2):
        at.say(RencontreDeclared(seat="c"))
    for turn in range(4):
        meet(at, "c", *([ColumnSold(seat="c", character="Thomas", cards=3, value=9000)] if turn == 0 else []))
    meet(at, None)
    open_cards(at, {"Mirta": (0, 0, 1)})
    at.say(ControlChecked())
    assert at.points()[2] == 9000 + 2000 * (2 + 4 + 1) == 23000


@pytest.mark.parametrize(("players", "of"), [(2, 5), (3, 5), (4, 7), (5, 7)])
def test_example_4_successes_and_failures_count_towards_the_end(players: int, of: int) -> None:
    at = table(players)
    for turn in range(of):
        assert not at.rules.is_finished(at.state)
        meet(at, "a" if turn % 2 == 0 else None)
    assert at.why(MeetingBegun(number=of + 1, seat="a")).id == "plus-belle-la-vie-ended"
    assert at.why(RencontreDeclared(seat="a")).id == "plus-belle-la-vie-ended"
    at.say(ControlChecked())
    assert at.rules.is_finished(at.state)
    must_hold(at)


# --- what is refused --------------------------------------------------------------------------------------------------


def test_a_sale_after_a_failure_without_a_price_or_twice_is_refused() -> None:
    at = table(3)
    meet(at, None)
    sale = ColumnSold(seat="b", character="Thomas", cards=2, value=3000)
    assert at.why(sale).id == "plus-belle-la-vie-no-sale"
    at.say(MeetingBegun(number=2, seat="a"), DiceThrown(seat="a", throw=1, success=True))
    unpriced = ColumnSold(seat="b", character="Thomas", cards=2)
    assert "Il manque le prix d'une colonne de 2 cartes" in at.refused(unpriced)
    at.say(OptionChanged(option="sale_values", value=PRICES))
    at.say(unpriced)
    assert at.why(unpriced).id == "plus-belle-la-vie-sold-twice"
    at.say(MeetingOver(number=2))
    assert at.points() == [2000, 3000, 0]
    before = at.state
    at.say(OptionChanged(option="sale_values", value={**PRICES, "2": 4000}))
    assert at.points() == [2000, 4000, 0]
    assert len(at.rules.score_changes(before, at.state)) == 1
    must_hold(at)


def test_a_sold_column_is_gone_whole_and_only_of_who_is_there() -> None:
    at = table(3, sale_values=PRICES)
    at.option("characters", {"Thomas": "green", "Luna": "blue"})
    open_cards(at, {"Thomas": (2, 0, 0), "Luna": (1, 1, 0)})
    at.say(ColumnSet(seat="a", character="Thomas", cards=2, guests=1), CardOpened(place="Bar", minimum=1))
    at.say(MeetingBegun(number=1, seat="b", place="Bar", present=("Thomas",)))
    at.say(DiceThrown(seat="a", throw=1, success=True))
    assert at.why(ColumnSold(seat="a", character="Luna", cards=1)).id == "plus-belle-la-vie-not-there"
    assert at.why(ColumnSold(seat="a", character="Thomas", cards=2)).id == "plus-belle-la-vie-whole-column"
    at.say(ColumnSold(seat="a", character="Thomas", cards=3), MeetingOver(number=1))
    assert at.points() == [8000, 0, 0] and at.play.counts("Thomas") == {"a": 0, "b": 0, "c": 0}
    must_hold(at)


def test_guests_never_stand_alone_and_a_sixth_column_is_refused() -> None:
    at = table(2)
    assert at.why(ColumnSet(seat="a", character="Luna", cards=0, guests=1)).id == "plus-belle-la-vie-guest-alone"
    open_cards(at, dict.fromkeys(("Luna", "Mirta", "Thomas", "Roland", "Agathe"), (1, 0)))
    assert "5 colonnes" in at.refused(ColumnSet(seat="a", character="Vincent", cards=1))
    at.say(ColumnSet(seat="a", character="Luna", cards=0))
    at.say(ColumnSet(seat="a", character="Vincent", cards=1))


def test_a_rendez_vous_whose_figures_or_colours_are_missing_is_refused_and_says_which() -> None:
    at = table(3)
    at.option("characters", {"Luna": "blue", "Mirta": "blue", "Agathe": "red", "Jean": "yellow"})
    at.say(CardOpened(place="Atelier", minimum=3, colours=("yellow", "red", "blue")))
    begun = {"number": 1, "seat": "a", "place": "Atelier"}
    assert "1 figurine" in at.refused(MeetingBegun(**begun, present=("Luna", "Agathe")))
    assert "jaune" in at.refused(MeetingBegun(**begun, present=("Luna", "Mirta", "Agathe")))
    at.say(ItemTicked(name=PRISON, item="Jean"))
    assert "prison" in at.refused(MeetingBegun(**begun, present=("Luna", "Agathe", "Jean")))
    at.say(ItemTicked(name=PRISON, item="Jean", on=False))
    at.say(MeetingBegun(**begun, present=("Luna", "Agathe", "Jean")))
    assert at.play.meeting.queue == (), "nobody controls them"


def test_actions_are_counted_to_three_a_rencontre_is_one_and_the_next_turn_begins_anew() -> None:
    at = table(2)
    at.say(TurnGiven(seat="a"), CounterSet(name=ACTIONS, value=2), RencontreDeclared(seat="a"))
    assert at.play.tray.counter(ACTIONS) == 3
    assert at.why(CounterSet(name=ACTIONS, value=4)).id == "plus-belle-la-vie-actions"
    at.say(TurnPassed(seat="a"))
    assert at.play.tray.counter(ACTIONS) == 0 and at.points() == [2000, 0]
    at.unsay()
    assert at.play.tray.counter(ACTIONS) == 3
    at.unsay()
    assert at.play.tray.counter(ACTIONS) == 2 and at.points() == [0, 0]


def test_a_turn_is_for_drawing_or_for_laying_and_the_next_one_for_nothing_yet() -> None:
    at = table(2)
    assert at.why(ItemTicked(name=TURN, item=DRAW)).id == "plus-belle-la-vie-turn-use", "it is nobody's turn"
    at.say(TurnGiven(seat="a"), ItemTicked(name=TURN, item=DRAW))
    assert at.play.turn_use == DRAW
    at.say(ItemTicked(name=TURN, item=LAY))
    assert at.play.turn_use == LAY
    at.say(ItemTicked(name=TURN, item=LAY, on=False))
    assert at.play.turn_use == ""
    at.say(ItemTicked(name=TURN, item=LAY), TurnPassed(seat="a"))
    assert at.play.turn_use == ""
    at.unsay()
    assert at.play.turn_use == LAY
    assert at.why(ItemTicked(name=TURN, item="x")).id == "plus-belle-la-vie-turn-use"


def test_two_who_say_the_same_mean_one_rendez_vous() -> None:
    at = table(2)
    begun, over = MeetingBegun(number=1, seat="a"), MeetingOver(number=1)
    at.say(begun)
    assert at.say(begun) is None
    at.say(over)
    assert at.say(over) is None and count_played(at.play.events) == 1


# --- corrections ------------------------------------------------------------------------------------------------------


def test_after_the_end_rencontres_dice_and_prices_are_corrected_and_it_says_what_moved() -> None:
    at = table(2)
    meet(at, "a", ColumnSold(seat="b", character="Luna", cards=1, value=1000))
    for _ in range(4):
        meet(at, None)
    at.say(ControlChecked())
    assert at.points() == [2000, 1000]
    before = at.state
    at.say(SaleCorrected(number=1, sale=1, value=5000))
    assert at.points() == [2000, 5000] and at.result()["winners"] == ["b"]
    assert len(at.rules.score_changes(before, at.state)) == 1
    at.say(RollerCorrected(number=1, seat="b"), RencontresCorrected(seat="a", times=2))
    assert at.points() == [4000, 7000]
    at.say(RencontresCorrected(seat="a", times=1))
    assert at.points() == [2000, 7000]
    assert at.why(RollerCorrected(number=2, seat="b")).id == "plus-belle-la-vie-no-such"
    assert at.why(SaleCorrected(number=1, sale=2, value=1)).id == "plus-belle-la-vie-no-such"
    must_hold(at)
    at.unsay()
    at.resay()
    must_hold(at)


def test_undoing_a_correction_brings_back_what_was_noted() -> None:
    at = table(2)
    meet(at, "a", ColumnSold(seat="b", character="Luna", cards=1, value=1000))
    right = RendezVous("success", "b", (Sale("a", "Luna", 2, 7000), Sale("b", "Mirta", 1, 500)))
    before = at.state
    at.say(MeetingCorrected(number=1, rendez_vous=right))
    assert at.points() == [7000, 2500] and len(at.rules.score_changes(before, at.state)) == 2
    must_hold(at)
    at.unsay()
    assert at.points() == [2000, 1000]


# --- who is where -----------------------------------------------------------------------------------------------------


def test_the_figure_of_a_new_character_enters_at_the_station_and_stays_where_it_went() -> None:
    at = table(2)
    at.say(ColumnSet(seat="a", character="Luna", cards=1))
    assert at.play.place_of("Luna") == STATION
    at.say(FigureMoved(character="Luna", place="Bar"), ColumnSet(seat="b", character="Luna", cards=1))
    assert at.play.place_of("Luna") == "Bar"
    at.unsay()
    at.unsay()
    assert at.play.place_of("Luna") == STATION


def test_a_way_takes_the_actions_of_the_rule_text_and_prison_none() -> None:
    at = table(2)
    at.say(TurnGiven(seat="a"), ColumnSet(seat="a", character="Luna", cards=1))
    for place, actions in ((STREET, 1), ("Bar", 2), (JAIL, 2), (STREET, 2)):
        at.say(FigureMoved(character="Luna", place=place))
        assert at.play.tray.counter(ACTIONS) == actions
    at.say(TurnPassed(seat="a"), FigureMoved(character="Luna", place="Hotel"))
    at.say(TurnPassed(seat="b"), FigureMoved(character="Luna", place="Bar"))
    assert at.play.tray.counter(ACTIONS) == 2, "from place to place by the street"


def test_who_comes_to_a_rendez_vous_is_taken_when_it_begins() -> None:
    at = table(2)
    open_cards(at, {"Luna": (2, 1), "Mirta": (0, 1)})
    at.say(CardOpened(place="Bar", minimum=1), FigureMoved(character="Luna", place="Bar"))
    stale = at.play.number
    at.say(FigureMoved(character="Mirta", place="Bar"))  # on another phone, just before the button is pressed
    at.do(BeginMeeting(number=stale, seat="b", place="Bar"))
    assert at.play.meeting.present == ("Luna", "Mirta") and at.play.meeting.queue == ("b", "a")
    at.do(BeginMeeting(number=stale, seat="a", place="Bar"))
    assert at.play.meeting.trigger == "b", "two who say the same mean one"
    at.say(FigureMoved(character="Mirta", place=STREET))
    assert at.play.meeting.queue == ("b", "a"), "nor does it change afterwards"
    must_hold(at)


def test_prison_of_an_older_journal_is_a_place_like_the_others() -> None:
    at = table(2)
    at.say(ColumnSet(seat="a", character="Luna", cards=1), ItemTicked(name=PRISON, item="Luna"))
    assert at.play.place_of("Luna") == JAIL
    at.say(ItemTicked(name=PRISON, item="Luna", on=False))
    assert at.play.place_of("Luna") == STREET


# --- the box, and the end without columns -----------------------------------------------------------------------------


def test_no_more_cards_and_guests_than_the_box_holds() -> None:
    at = table(3)
    at.option("characters", {"Thomas": "green", "Luna": "blue", "Mirta": "blue"})
    open_cards(at, {"Thomas": (4, 3, 0), "Luna": (2, 0, 0), "Mirta": (1, 0, 0)})
    too_many = ColumnSet(seat="c", character="Thomas", cards=3)
    assert at.why(too_many).id == "plus-belle-la-vie-box-cards"
    at.say(
        ColumnSet(seat="c", character="Thomas", cards=1, guests=1),
        ColumnSet(seat="a", character="Luna", cards=2, guests=1),
    )
    assert at.why(ColumnSet(seat="a", character="Mirta", cards=1, guests=2)).id == "plus-belle-la-vie-box-family"
    at.say(ColumnSet(seat="a", character="Mirta", cards=1, guests=1))
    assert at.why(ColumnSet(seat="b", character="Nobody", cards=1, guests=9)).id == "plus-belle-la-vie-box-cards"
    at.say(ColumnSet(seat="a", character="Thomas", cards=1))
    must_hold(at)


def test_eight_guests_at_most_where_nobody_copied_the_colours() -> None:
    at = table(3)
    names = dict.fromkeys(("Luna", "Mirta", "Thomas", "Roland"), (1, 0, 0))
    open_cards(at, names)
    at.say(*(ColumnSet(seat="a", character=name, cards=1, guests=2) for name in names))
    assert at.why(ColumnSet(seat="b", character="Agathe", cards=1, guests=1)).id == "plus-belle-la-vie-box-guests"


def test_a_plain_number_for_each_player_brings_the_final_bonus() -> None:
    at = table(3)
    assert at.why(SoleControlCounted(seat="a", characters=1)).id == "plus-belle-la-vie-not-over"
    for _ in range(5):
        meet(at, None)
    for seat in "aab":
        at.do(StepSoleControl(seat=seat, by=1))
    assert at.why(SoleControlCounted(seat="c", characters=6)).id == "plus-belle-la-vie-sole-range"
    at.say(ControlChecked())
    assert at.points() == [4000, 2000, 0] and at.result()["winners"] == ["a"]
    assert at.file()["sole_control"] == {"a": 2, "b": 1, "c": 0}
    must_hold(at)


def test_a_plain_number_goes_on_from_the_columns_and_a_column_holds_again() -> None:
    at = table(3)
    open_cards(at, {"Luna": (2, 0, 0), "Mirta": (1, 0, 0), "Thomas": (0, 1, 1)})
    for _ in range(5):
        meet(at, None)
    at.do(StepSoleControl(seat="b", by=1))
    assert at.points() == [4000, 2000, 0]
    must_hold(at)
    at.say(ColumnSet(seat="c", character="Agathe", cards=1))
    assert at.points() == [4000, 0, 2000]
    at.unsay()
    at.go_home("b")
    assert at.points() == [4000, 0, 0]


# --- events -----------------------------------------------------------------------------------------------------------


def states() -> list[TableState]:
    """Tables at every stage: not begun, between rendez-vous, throwing, selling, somebody gone, over, checked."""
    found = [table(2, begun=False).state]
    at = table(3, sale_values=PRICES)
    found.append(at.state)
    at.option("characters", {"Thomas": "green", "Luna": "blue"})
    open_cards(at, {"Thomas": (2, 2, 0), "Luna": (1, 0, 0)})
    at.say(CardOpened(place="Bar", minimum=1))
    found.append(at.state)
    at.say(MeetingBegun(number=1, seat="a", place="Bar", present=("Thomas",)))
    found.append(at.state)
    at.say(DiceThrown(seat="a", throw=1, success=True))
    found.append(at.state)
    at.say(ColumnSold(seat="a", character="Thomas", cards=2), MeetingOver(number=1))
    at.go_home("c")
    found.append(at.state)
    for _ in range(4):
        meet(at, None)
    found.append(at.state)
    at.say(ControlChecked())
    return [*found, at.state]


def events() -> list[Event]:
    """Every event of the game, with fields that fit some stage and fields that fit none."""
    numbers, seats, names = (-1, 0, 1, 2, 6, 9), "abcx", ("Thomas", "Luna", "", " x ", "y" * 99)
    return [
        ControlChecked(),
        *(RencontreDeclared(seat=seat) for seat in seats),
        *(RencontresCorrected(seat=seat, times=times) for seat in seats for times in numbers),
        *(
            ColumnSet(seat=seat, character=name, cards=cards, guests=guests)
            for seat in seats for name in names for cards in (-1, 0, 2, 1000) for guests in (0, 1)
        ),
        *(
            CardOpened(place=name, minimum=minimum, colours=colours)
            for name in names for minimum in (0, 2, 17) for colours in ((), ("red",), ("red",) * 3, ("pink",))
        ),
        *(CardClosed(place=place) for place in ("Bar", "")),
        *(
            MeetingBegun(number=number, seat=seat, place=place, present=present)
            for number in numbers for seat in "ax" for place in ("", "Bar", "z") for present in ((), ("Thomas", "z"))
        ),
        *(
            DiceThrown(seat=seat, throw=throw, success=success)
            for seat in seats for throw in numbers for success in (True, False)
        ),
        *(
            ColumnSold(seat=seat, character=name, cards=cards, value=value)
            for seat in seats for name in names for cards in (0, 2, 9) for value in (None, -1, 5)
        ),
        *(kind(number=number) for kind in (MeetingOver,) for number in numbers),
        *(
            FigureMoved(character=name, place=place)
            for name in names for place in ("Bar", "@street", "@prison", "@beside", "@x", "")
        ),
        *(SoleControlCounted(seat=seat, characters=number) for seat in seats for number in numbers),
        *(
            MeetingCorrected(number=number, rendez_vous=one)
            for number in numbers
            for one in (
                RendezVous("failure"), RendezVous("success"), RendezVous("success", "a", (Sale("b", "Luna", 2, 5),)),
                RendezVous("failure", None, (Sale("b", "Luna", 2, 5),)), RendezVous("success", "x"),
                RendezVous("success", "a", (Sale("b", "Luna", 20),)),
            )
        ),
        *(RollerCorrected(number=number, seat=seat) for number in numbers for seat in seats),
        *(
            SaleCorrected(number=number, sale=sale, value=value)
            for number in numbers for sale in (-1, 0, 1, 2) for value in (-1, 7)
        ),
    ]  # fmt: skip


def test_every_event_may_be_asked_on_every_state_since_undo_does() -> None:
    ask_on_every_state(GAME, states(), events())


def test_events_keep_the_types_that_journals_hold() -> None:
    held = "card card-closed checked column dice meeting over rencontre rencontres roller sale sold"
    assert {kind.model_fields["type"].default for kind in GAME.own} >= {
        f"plus-belle-la-vie-{name}" for name in held.split()
    }


# --- what always holds ------------------------------------------------------------------------------------------------

_NAMES = ("Luna", "Mirta", "Thomas", "Roland", "Agathe", "Vincent")


@given(
    players=st.integers(2, 5),
    deeds=st.lists(st.tuples(st.sampled_from("cccgffrmmtsoxuh"), st.integers(0, 4), st.integers(0, 5)), max_size=40),
)
@settings(max_examples=40)
def test_control_points_and_the_end_hold_after_every_event(players: int, deeds: list[tuple[str, int, int]]) -> None:
    at = table(players, sale_values=PRICES)
    for deed, who, what in deeds:
        seat, name = "abcde"[who % players], _NAMES[what]
        meeting = at.play.meeting
        match deed:
            case "c":
                at.may(ColumnSet(seat=seat, character=name, cards=what))
            case "g":
                at.may(ColumnSet(seat=seat, character=name, cards=what, guests=who))
            case "f":
                at.may(FigureMoved(character=name, place=("Bar", STREET, JAIL, "@beside", STATION)[who]))
            case "r":
                at.may(RencontreDeclared(seat=seat))
            case "m":
                at.may(MeetingBegun(number=number(at), seat=seat))
            case "t" if meeting is not None:
                at.may(DiceThrown(seat=seat, throw=meeting.misses + 1, success=what > 2))
            case "s":
                cards = at.play.column(name, seat).strength or 1
                at.may(ColumnSold(seat=seat, character=name, cards=cards))
            case "o":
                at.may(MeetingOver(number=number(at)))
            case "x":
                at.may(ControlChecked())
            case "h" if what == 0:
                at.go_home(seat)
            case "u" if len([one for one in at.log.list_undoable() if not one.redo]) > 1:
                at.unsay()
        play = at.play
        of = GAME.facts.rendez_vous[players]
        assert count_played(play.events) <= of
        places = {play.place_of(one) for one in play.characters}
        assert sorted(one for place in places for one in play.figures_at(place)) == sorted(play.characters)
        assert all(sum(play.counts(one).values()) <= 9 for one in play.characters), "the box has no more"
        assert at.rules.is_finished(at.state) <= (count_played(play.events) == of or len(play.staying) == 1)
        assert at.state.play.tray.turns.at in (None, *play.staying)
        for character in play.characters:
            counts = play.counts(character)
            able = controllers(counts)
            assert all(counts[one] == max(counts.values()) for one in able)
            assert (absolute(counts) is not None) == (len(able) == 1)
        for one in play.seats:
            columns = [column for column in play.columns if column.seat == one]
            assert len(columns) <= GAME.facts.columns and all(column.cards for column in columns)
        assert len(at.rules.score_table(at.state).sheet.lines) == 5
        assert all(points % 1000 == 0 for points in at.points())
    must_hold(at)

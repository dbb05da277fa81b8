"""The rules of every table: who handles what, and what a table that is not there or closed takes."""

from __future__ import annotations

import pytest

from companion.table import clock_rules, device_rules, events, intents, rules, seat_rules
from companion.table.events import Event, PlayerChanged, PlayerLeft, SeatFreed, TableClosed, TableTakenUp
from companion.table.game import Actor
from companion.table.intents import Intent
from companion.table.message import Refused
from companion.table.state import TableState
from tests.support.redac_chef_table import HOST, OPENED, Sitting, redac_chef

SUBJECTS = (rules, seat_rules, device_rules, clock_rules)


def _classes(module: object, base: type) -> set[type]:
    """The intents or events that a module defines, without what they are built on."""
    found = {one for one in vars(module).values() if isinstance(one, type) and issubclass(one, base)}
    return found - {above for one in found for above in one.__mro__[1:]}


def test_every_intent_and_event_of_a_table_is_handled_in_one_place() -> None:
    decided = [kind for subject in SUBJECTS for kind in subject.DECIDE]
    # The log itself undoes; the rest is said by games.
    assert len(decided) == len(set(decided))
    assert set(decided) == _classes(intents, Intent) - {intents.Undo}
    folded = [kind for subject in SUBJECTS for kind in subject.EVOLVE]
    assert len(folded) == len(set(folded))
    assert set(folded) == _classes(events, Event)


def test_a_table_that_is_not_open_takes_nothing() -> None:
    with pytest.raises(Refused) as refused:
        rules.decide(redac_chef(), TableState(), intents.TakeSeat(seat="a"), OPENED, HOST)
    assert refused.value.message.id == "refused-not-here"


def test_a_closed_table_takes_nothing_but_to_be_taken_up() -> None:
    table = Sitting("A", "B")
    table.do(intents.CloseTable())
    closed = table.state
    assert rules.objection(redac_chef(), closed, SeatFreed(seat="a", device="x")) is not None
    assert rules.objection(redac_chef(), closed, TableTakenUp(device="x")) is None
    # Closed once more it may still learn where its people went on, once.
    assert rules.objection(redac_chef(), closed, TableClosed(successor="next")) is None
    left = rules.evolve(redac_chef(), closed, TableClosed(successor="next"))
    assert rules.objection(redac_chef(), left, TableClosed(successor="other")) is not None


def test_each_event_is_checked_on_the_state_after_those_before_it() -> None:
    table = Sitting("A", "B")
    seated = rules.decide(
        redac_chef(), table.state, intents.AddPlayer(player=intents.NewPlayer(name="C"), take=True), OPENED, Actor("x")
    )
    assert [event.type for event in seated] == ["player-seated", "seat-taken"], "the seat is there for the second"


@pytest.mark.parametrize("event", [PlayerChanged(seat="z", name="Z"), PlayerLeft(seat="z", after="1")])
def test_what_is_about_nobody_is_refused_and_changes_nothing(event: Event) -> None:
    state = Sitting("A", "B").state
    why = rules.objection(redac_chef(), state, event)
    assert why is not None and why.id == "refused-no-such-seat"
    assert rules.evolve(redac_chef(), state, event).seats == state.seats

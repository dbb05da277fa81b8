"""The log under anything that people can do: what must hold at every moment of every evening."""

from __future__ import annotations

import os
from random import Random
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.modes import MODES
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.state import intents as wish
from companion.table import rules
from companion.table.events import TABLE_EVENTS, Event, TableOpened
from companion.table.game import SERVER, Actor
from companion.table.intents import OpenTable, TakeSeat, Undo
from companion.table.log import Log
from companion.table.message import Message, Refused
from companion.table.state import TableState
from companion.table.timer import Status
from companion.text.words import STRICT_VARIABLE, words
from tests.games.redac_chef.page.build import ad, article, page, photo, tribune
from tests.support.chance import seeded_random
from tests.support.invariants import must_hold, must_hold_of_log
from tests.support.random_intents import anything, likely, opening
from tests.support.redac_chef_table import HOST, OPENED, Sitting, redac_chef


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT_VARIABLE, "1")


def spoken(message: Message) -> None:
    for lang in ("fr", "en"):
        assert words(lang).say(message)


class Watched(Sitting):
    """A sitting at which everything that must always hold is checked after each step."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.log = Log(redac_chef())
        self.now = OPENED
        self.do(opening(rng))

    def step(self) -> None:
        rng = self.rng
        if rng.random() < 0.4:
            self.wait(rng.choice((1, 100, 3_000, 20_000, 300_000)))
        if rng.random() < 0.02 and self.status in (Status.RUNNING, Status.STARTING):
            self.away(rng.choice((11_000, 3_600_000)))
        intent = likely(rng, self.log, self.now) if rng.random() < 0.7 else anything(rng, self.log, self.now)
        if intent is None:
            return
        before = self.log
        try:
            self.do(intent)
        except Refused as refused:
            spoken(refused.message)
            assert [entry for entry in self.log.entries[len(before.entries) :] if entry.by == HOST.device] == []
        for message in redac_chef().score_changes(before.state, self.log.state):
            spoken(message)

    def check(self) -> None:
        must_hold(self.state, self.now)

    def check_log(self) -> None:
        must_hold_of_log(self.log)
        for undoable in self.log.list_undoable():
            spoken(undoable.name)

    def check_undo(self) -> None:
        """Whatever may be undone, undoing that undo brings the same state back."""
        offered = self.log.next_undo()
        for undoable in list(self.log.list_undoable())[:6]:
            try:
                undo = self.log.decide(Undo(entry=undoable.entry), self.now, HOST)
            except Refused as refused:
                spoken(refused.message)
                continue
            assert undo is not None
            undone = self.log.with_entry(undo)
            assert undoable != offered or undone.state != self.state, f"undoing {undoable.name} does nothing"
            # What falls due at once (a buzzer, the end of the round) is part of the undone state.
            redo = undone.decide(Undo(entry=undo.seq), self.now, HOST)
            assert redo is not None
            assert undone.with_entry(redo).state == self.state


EVENINGS = int(os.environ.get("COMPANION_EVENINGS", "12"))
CHANCE = seeded_random()


@pytest.mark.parametrize("seed", [CHANCE.randrange(10**9) for _ in range(EVENINGS)])
def test_an_evening_of_anything(seed: int) -> None:
    print(f"seed {seed}")
    rng = Random(seed)
    table = Watched(rng)
    for number in range(150):
        table.step()
        table.check()
        if number % 25 == 24:
            table.check_log()
            table.check_undo()


@given(st.randoms(use_true_random=False), st.integers(0, 25))
@settings(max_examples=30)
def test_any_few_steps(rng: Random, steps: int) -> None:
    table = Watched(rng)
    for _ in range(steps):
        table.step()
        table.check()
    table.check_log()
    table.check_undo()


@given(st.randoms(use_true_random=False), st.integers(0, 60))
@settings(max_examples=25)
def test_what_is_due_is_due_at_the_moment_that_was_said(rng: Random, steps: int) -> None:
    """Nothing before it, something at it."""
    table = Watched(rng)
    for _ in range(steps):
        table.step()
        wakes = table.log.wakes_at()
        if wakes is None:
            assert all(table.log.due_entry(table.now + ahead) is None for ahead in (0, 1_000, 10**9))
        else:
            assert table.log.due_entry(wakes) is not None
            assert wakes <= table.now or table.log.due_entry(wakes - 1) is None


# --- any event on any state -------------------------------------------------------------------------------------------

EVENTS: tuple[type[Event], ...] = (*TABLE_EVENTS, *RedacChef.events)
SCALARS = (
    st.none() | st.integers(-(10**13), 10**13) | st.sampled_from(["", "a", "b", "z", "friday", "sunday", "monday"])
)
OPTIONS = st.sampled_from(["mode", "puzzle", "timer_s", "flash", "progress", "scenario", "two_player_gap", "nosuch"])
VALUES = SCALARS | st.booleans() | st.floats() | st.sampled_from([*MODES]) | st.lists(SCALARS, max_size=3)


#: A page laid on the grid, and tiles for it: one that is there already, one that is not, one on the desk.
TILES = (article("t1", at=(0, 0)), photo("t1", "sport happy", at=(3, 3)), ad("t2", 2, at=(6, 13)), ad("z"))
PAGES = (page(), page(TILES[0], tribune=tribune()))


def values_of(annotation: Any, name: str) -> st.SearchStrategy[Any]:
    if annotation is Page:
        return st.sampled_from(PAGES)
    if name == "tile" and str not in (annotation, *get_args(annotation)):
        return st.sampled_from(TILES)
    if name == "option":
        return OPTIONS
    if name == "settings":
        return st.dictionaries(OPTIONS, VALUES, max_size=4)
    if name == "order" or name == "seats" or name in ("instead", "who"):
        return st.lists(st.sampled_from("abz"), max_size=3).map(tuple)
    if name == "members":
        return st.lists(st.sampled_from(["Zoé", "Bo"]), max_size=3).map(tuple)
    if name == "people":
        return st.lists(st.sampled_from(["p-zoe", None]), max_size=3).map(tuple)
    if name == "along":
        return st.lists(st.integers(0, 9), max_size=3).map(tuple)
    if annotation is Any:
        return VALUES
    if annotation is str:
        return st.sampled_from(["a", "b", "z", "friday", "saturday", "sunday", "monday", "articles", "bonus.ads", ""])
    if annotation is bool:
        return st.booleans()
    if annotation is int:
        return st.integers(-(10**13), 10**13)
    if get_origin(annotation) is not None and type(None) in get_args(annotation):
        inner = next(arg for arg in get_args(annotation) if arg is not type(None))
        return st.none() | values_of(inner, "")
    return st.sampled_from(get_args(annotation))  # a Literal


@st.composite
def events(draw: st.DrawFn) -> Event:
    kind = draw(st.sampled_from(EVENTS))
    fields = {
        name: draw(values_of(field.annotation, name)) for name, field in kind.model_fields.items() if name != "type"
    }
    made: Event = kind.model_validate(fields)
    return made


def whole(value: Any) -> Any:
    return value.model_dump() if isinstance(value, BaseModel) else value


@given(st.lists(events(), max_size=30), st.booleans())
@settings(max_examples=150)
def test_evolve_never_fails_on_any_event_in_any_state(happened: list[Event], opened: bool) -> None:
    game = redac_chef()
    state = Sitting("A", "B").state if opened else TableState()
    for event in happened:
        state = rules.evolve(game, state, event)
        rules.objection(game, state, event)
        game.wakes_at(state)
        game.due_events(state, OPENED)
        game.name(state, event)
        if state.play is not None:
            game.score_changes(TableState(), state)
            game.is_finished(state)


def test_an_event_is_read_back_as_what_it_was() -> None:
    kinds = [kind.model_fields["type"].default for kind in EVENTS]
    assert len(set(kinds)) == len(kinds)


@given(st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_on_no_table_everything_but_opening_one_is_refused(rng: Random) -> None:
    intent = anything(rng, Sitting("A", "B").log, OPENED)
    with pytest.raises(Refused):
        Log(redac_chef()).decide(intent, OPENED, HOST)


def test_a_table_is_opened_once() -> None:
    table = Sitting("A", "B")
    again = OpenTable(
        id="other", code="EFGH", game_id="g", at="2026-11-27T20:15:00+01:00", game="redac-chef", settings={}, players=()
    )
    assert table.refused(again).id == "refused-table-open"


# --- undo, by itself --------------------------------------------------------------------------------------------------


def test_what_cannot_be_undone() -> None:
    table = Sitting("A", "B")
    table.start()
    assert table.why_not_undone("table-opened").id == "refused-undo-never"
    assert table.why_not_undone("round-started").id == "refused-undo-never"
    for entry in (0, 99, -1):
        assert table.refused(Undo(entry=entry)).id == "refused-undo-gone"


def test_what_is_undone_is_not_undone_again() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    seq = table.log.entries[-1].seq
    table.undo_last()
    assert table.refused(Undo(entry=seq)).id == "refused-undo-gone"


def test_undo_and_redo_alternate_under_one_name() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    shown = []
    for _ in range(5):
        undoable = next(table.log.list_undoable())
        shown.append((undoable.redo, undoable.name.id))
        table.do(Undo(entry=undoable.entry))
    assert shown == [(False, "undo-tribune-picked"), (True, "undo-tribune-picked")] * 2 + [
        (False, "undo-tribune-picked")
    ]


def test_undo_goes_back_as_often_as_it_is_pressed_and_redo_forward_again() -> None:
    table = Sitting("A", "B")
    states = [table.state]
    for seat, tile in (("a", "D1"), ("b", "D2")):
        table.do(wish.PickTribune(day="friday", seat=seat, tile=tile))
        states.append(table.state)
    back = []
    for _ in "ab":
        undo = table.log.next_undo()
        assert undo is not None and not undo.redo
        table.do(Undo(entry=undo.entry))
        back.append(table.state)
    assert back == states[-2::-1]
    for state in states[1:]:
        redo = table.log.next_redo()
        assert redo is not None and redo.redo
        table.do(Undo(entry=redo.entry))
        assert table.state == state
    assert table.log.next_redo() is None
    undo = table.log.next_undo()
    assert undo is not None
    table.do(Undo(entry=undo.entry))
    assert table.state == states[1]
    table.do(wish.PickTribune(day="friday", seat="b", tile="D3"))
    assert table.log.next_redo() is None, "something else has happened since"


def test_undo_never_touches_the_clock_of_a_running_round() -> None:
    table = Sitting("A", "B")
    table.do(wish.PickTribune(day="friday", seat="a", tile="D1"))
    table.start()
    table.maquette("a")
    table.wait(5_000)
    timer = table.state.timer
    table.undo("tribune-picked")
    table.undo("layout-called")
    table.undo("undone")
    assert table.state.timer == timer


def test_the_undo_list_has_no_holes_after_several_devices_acted() -> None:
    table, devices = Sitting("A", "B"), (HOST, Actor("phone-a"), Actor("phone-b"))
    for seat, by in zip("ab", devices[1:], strict=True):
        table.do(TakeSeat(seat=seat), by)
    table.play_round()
    for index in range(6):
        intent = wish.EnterCount(day="friday", seat="ab"[index % 2], field="articles", value=index + 1)
        table.do(intent, devices[index % 3])
    offered = [undoable.entry for undoable in table.log.list_undoable() if undoable.name.id == "undo-count-entered"]
    assert offered == list(range(table.log.entries[-1].seq, table.log.entries[-1].seq - 6, -1))


def test_the_server_itself_is_nobodys_device() -> None:
    assert not SERVER.holds(Sitting("A").state, "a")
    assert TableOpened.undoable is False


def test_undo_is_offered_for_a_choice_only_while_it_can_be_chosen() -> None:
    table = Sitting("A", "B")
    table.do(wish.ChangeOption(option="timer_s", value=180))

    def choices() -> int:
        return [one.name.id for one in table.log.list_undoable()].count("undo-option-changed")

    assert choices() == 1
    table.start()
    assert choices() == 0, "the round runs with what was chosen"
    table.do(wish.ChangeOption(option="two_player_gap", value=7))
    assert choices() == 1, "a ruling can be changed at any time"

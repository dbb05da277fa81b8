"""A table of a logged game for tests: its log, what its players say, what is refused, and what must always hold."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from companion.content import content_root
from companion.games.registry import score_file
from companion.hub.archiver import finished_file
from companion.kit.game_base import EventGame, Happened, LoggedGame
from companion.table import rules as table_rules
from companion.table.entry import Entry
from companion.table.events import Event
from companion.table.game import Actor
from companion.table.intents import Intent, LeaveGame, NewPlayer, OpenTable, Undo
from companion.table.log import Log
from companion.table.message import Message, Refused
from companion.table.parts.events import GameBegun, OptionChanged
from companion.table.state import TableState
from companion.text.languages import codes
from companion.text.words import words
from tests.support.game_files import Json
from tests.support.invariants import log_stands
from tests.support.spaces import plain

HOST = Actor("host")


class AtTable:
    """A table and the moment it is at; ``begun`` unless somebody wants to see it before."""

    def __init__(self, rules: LoggedGame[Any], players: str = "abc", begun: bool = True, **settings: Any) -> None:
        self.rules = rules
        self.log = Log(rules)
        self.now = 1_700_000_000_000
        opening = OpenTable(
            id="table",
            code="ABCDEF",
            game_id="00000000-0000-4000-8000-000000000000",
            at="2026-11-27T20:15:00+01:00",
            game=rules.id,
            settings=settings,
            players=tuple(NewPlayer(name=letter.upper()) for letter in players),
        )
        self.do(opening)
        if begun:
            self.happens(GameBegun(seats=tuple(players)))

    @property
    def state(self) -> TableState:
        return self.log.state

    @property
    def play(self) -> Any:
        return self.log.state.play

    def do(self, intent: Intent) -> Entry | None:
        """Enter what an intent leads to. Raises Refused."""
        entry = self.log.decide(intent, self.now, HOST)
        if entry is not None:
            self.log = self.log.with_entry(entry)
        return entry

    def happens(self, *events: Event) -> None:
        """Say all that, one after the other."""
        for event in events:
            self.do(Happened(event=event))
            self.named()

    def refused(self, event: Event, lang: str = "fr") -> str:
        """Why that cannot be, in words; every language has some."""
        why = self.why(event)
        return {each: said(why, each) for each in codes()}[lang]

    def option(self, name: str, value: Any) -> None:
        """Set an option at the table."""
        self.happens(OptionChanged(option=name, value=value))

    def undo(self) -> None:
        """Undo the newest thing (an undo: redo)."""
        self.do(Undo(entry=next(self.log.list_undoable()).entry))

    def named(self) -> None:
        """The newest thing has a name in every language."""
        newest = next(self.log.list_undoable(), None)
        if newest is not None:
            assert all(said(newest.name, lang) for lang in codes())

    def file(self) -> Json:
        """The table's game file, as it would lie on disk."""
        file: Json = json.loads(json.dumps(self.rules.game_file(self.state), allow_nan=False))
        return file

    def result(self) -> Json:
        """What the table says the result is; its file, scored without the app, must say the same."""
        live: Json = self.rules.score_table(self.state).result
        assert score_file(self.file(), content_root()).result == live
        return live

    def points(self) -> list[int]:
        """Everybody's points, in the order of the table."""
        return [total["points"] for total in self.result()["totals"].values()]

    def reopened(self) -> AtTable:
        """The same game taken up from its file."""
        settings, events = self.rules.replay_file(self.file())
        again = AtTable(self.rules, "".join(seat.id for seat in self.state.seats), begun=False, **settings)
        entry = Entry(seq=again.log.entries[-1].seq + 1, at=self.now, by=HOST.device, events=events)
        again.log = again.log.with_entry(entry)
        return again

    def say(self, *events: Event) -> Entry | None:
        """These happened, one after the other; the entry of the last."""
        entry = None
        for event in events:
            self.now += 1_000
            entry = self.do(Happened(event=event))
        return entry

    def why(self, event: Event) -> Message:
        """Why the event is refused; it must change nothing, and there are words for it."""
        before = self.log
        try:
            self.do(Happened(event=event))
        except Refused as refused:
            assert self.log is before
            assert all(said(refused.message, lang) for lang in codes())
            return refused.message
        raise AssertionError(f"{event} was accepted")

    def may(self, event: Event) -> bool:
        """Say it, if it is allowed."""
        try:
            self.say(event)
        except Refused:
            return False
        return True

    def go_home(self, seat: str) -> bool:
        """That player leaves, if they may."""
        try:
            return self.do(LeaveGame(seat=seat)) is not None
        except Refused:
            return False

    def unsay(self) -> None:
        """Undo the newest thing that is not an undo itself."""
        self.do(Undo(entry=next(one.entry for one in self.log.list_undoable() if not one.redo)))

    def resay(self) -> None:
        """Take the newest undo back."""
        self.do(Undo(entry=next(one.entry for one in self.log.list_undoable() if one.redo)))

    def enter(self, event: Event) -> None:
        """Enter an event that came from a file; it must be able to stand."""
        why = table_rules.objection(self.rules, self.state, event)
        assert why is None, (event, why)
        self.log = self.log.with_entry(
            Entry(seq=len(self.log.entries) + 1, at=self.now, by=HOST.device, events=(event,))
        )


def must_hold(table: AtTable) -> None:
    """The log stands (``log_stands``); the game's file scores to what the sheet shows, and taken up again it is the
    same file."""
    log_stands(table.log)
    game = table.rules
    if not game.has_begun(table.state):
        return
    file = table.file()
    table.result()
    if game.is_finished(table.state):
        assert finished_file(table.log) is not None
    settings, events = game.replay_file(file)
    again = AtTable(game, "".join(seat.id for seat in table.state.seats), begun=False, **settings)
    for event in events:
        again.enter(event)
    assert again.file() == file


def ask_on_every_state(game: EventGame, states: Iterable[TableState], events: Sequence[Event]) -> None:
    """Ask every event of a game on every one of those states, as undo does: asking and folding never fail, and each is
    accepted somewhere and refused elsewhere, so that the states are worth something."""
    assert {type(event) for event in events} == set(game.own)
    answers = set()
    for state in states:
        for event in events:
            why = table_rules.objection(game, state, event)
            answers.add((event.type, why is None))
            assert why is None or said(why)
            assert table_rules.evolve(game, state, event).seats == state.seats, "nor does folding fail"
    wanted = {(kind.model_fields["type"].default, stands) for kind in game.own for stands in (True, False)}
    assert answers == wanted, wanted - answers


def said(message: Message, lang: str = "fr") -> str:
    """The message in words, with plain spaces."""
    return plain(words(lang).say(message))

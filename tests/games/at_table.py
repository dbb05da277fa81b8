"""A table of a logged game for tests: its log, what its players say, and what is refused, in words."""

from __future__ import annotations

import json
from typing import Any

from companion.content import content_root
from companion.games import score_file
from companion.games.logged import Happened, LoggedGame
from companion.table.events import Event
from companion.table.game import Actor
from companion.table.intents import Intent, NewPlayer, OpenTable, Undo
from companion.table.log import Entry, Log
from companion.table.message import Message, Refused
from companion.table.parts.events import GameBegun, OptionChanged
from companion.table.state import TableState
from companion.words import LANGUAGES, words
from tests.games.files import Json, plain

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
        entry = self.log.decided(intent, self.now, HOST)
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
        before = self.log
        try:
            self.do(Happened(event=event))
        except Refused as refused:
            assert self.log is before
            return {each: said(refused.message, each) for each in LANGUAGES}[lang]
        raise AssertionError(f"{event} was accepted")

    def option(self, name: str, value: Any) -> None:
        """Set an option at the table."""
        self.happens(OptionChanged(option=name, value=value))

    def undo(self) -> None:
        """Undo the newest thing (an undo: redo)."""
        self.do(Undo(entry=next(self.log.undoable()).entry))

    def named(self) -> None:
        """The newest thing has a name in every language."""
        newest = next(self.log.undoable(), None)
        if newest is not None:
            assert all(said(newest.name, lang) for lang in LANGUAGES)

    def file(self) -> Json:
        """The table's game file, as it would lie on disk."""
        file: Json = json.loads(json.dumps(self.rules.game_file(self.state), allow_nan=False))
        return file

    def result(self) -> Json:
        """What the table says the result is; its file, scored without the app, must say the same."""
        live: Json = self.rules.scored(self.state).result
        assert score_file(self.file(), content_root()).result == live
        return live

    def points(self) -> list[int]:
        """Everybody's points, in the order of the table."""
        return [total["points"] for total in self.result()["totals"].values()]

    def reopened(self) -> AtTable:
        """The same game taken up from its file."""
        settings, events = self.rules.replayed(self.file())
        again = AtTable(self.rules, "".join(seat.id for seat in self.state.seats), begun=False, **settings)
        entry = Entry(seq=again.log.entries[-1].seq + 1, at=self.now, by=HOST.device, events=events)
        again.log = again.log.with_entry(entry)
        return again

    def refolds(self) -> None:
        """Folding the log anew leads to the same state, also from what a journal holds."""
        assert Log.of(self.rules, self.log.entries).state == self.state
        known = {each.model_fields["type"].default: each for each in self.rules.events}
        for entry in self.log.entries:
            for event in entry.events:
                if (shape := known.get(event.type)) is not None:
                    assert shape.model_validate_json(event.model_dump_json()) == event


def said(message: Message, lang: str = "fr") -> str:
    """The message in words, with plain spaces."""
    return plain(words(lang).say(message))

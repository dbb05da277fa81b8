"""A table that also tells why something is refused, and what must hold of any such table at any moment."""

from __future__ import annotations

from typing import Any

from companion.hub.entries import from_records, to_record
from companion.hub.keeping import finished_file
from companion.table import rules
from companion.table.events import Event, ServerAway, Undone
from companion.table.intents import Undo
from companion.table.log import Entry, fold, void
from companion.table.message import Message, Refused
from companion.table.state import TableState
from tests.games.at_table import HOST, AtTable, Happened


class SaidTable(AtTable):
    """A table at which several things may be said, allowed or not."""

    def say(self, *events: Event) -> Entry | None:
        """These happened, one after the other; the entry of the last."""
        entry = None
        for event in events:
            self.now += 1_000
            entry = self.do(Happened(event=event))
        return entry

    def why(self, event: Event) -> Message:
        """Why the event is refused; it must change nothing, and there are words for it."""
        self.refused(event)
        try:
            self.do(Happened(event=event))
        except Refused as refused:
            return refused.message
        raise AssertionError(f"{event} was accepted")

    def may(self, event: Event) -> bool:
        """Say it, if it is allowed."""
        try:
            self.say(event)
        except Refused:
            return False
        return True

    def unsay(self) -> None:
        """Undo the newest thing that is not an undo itself."""
        self.do(Undo(entry=next(one.entry for one in self.log.undoable() if not one.redo)))

    def resay(self) -> None:
        """Take the newest undo back."""
        self.do(Undo(entry=next(one.entry for one in self.log.undoable() if one.redo)))

    def enter(self, event: Event) -> None:
        """Enter an event that came from a file; it must be able to stand."""
        why = rules.objection(self.rules, self.state, event)
        assert why is None, (event, why)
        self.log = self.log.with_entry(
            Entry(seq=len(self.log.entries) + 1, at=self.now, by=HOST.device, events=(event,))
        )


def must_hold(table: SaidTable) -> None:
    """The log folds to its state, through records too; every entry in force can stand where it stands; the game's file
    scores to what the sheet shows, and taken up again it is the same file."""
    game, entries = table.rules, table.log.entries
    assert fold(game, entries) == table.state
    assert fold(game, from_records([to_record(entry) for entry in entries], game)) == table.state
    state, gone = TableState(), void(entries)
    for entry in entries:
        for event in () if entry.seq in gone else entry.events:
            if not isinstance(event, (Undone, ServerAway)):
                assert rules.objection(game, state, event) is None, event
            state = rules.evolve(game, state, event)
    assert state == table.state
    if not game.begun(state):
        return
    file: dict[str, Any] = table.file()
    table.result()
    if game.finished(table.state):
        assert finished_file(table.log) is not None
    settings, events = game.replayed(file)
    again = SaidTable(game, "".join(seat.id for seat in table.state.seats), begun=False, **settings)
    for event in events:
        again.enter(event)
    assert again.file() == file

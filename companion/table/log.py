"""The table's log: numbered entries, the state they fold to, and undo, which voids an entry and folds again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pydantic import BaseModel, ConfigDict, SerializeAsAny

from companion.table import rules
from companion.table.events import Event, Undone
from companion.table.game import SERVER, Actor, GameRules
from companion.table.intents import Intent, Undo
from companion.table.message import Message, Refused, say
from companion.table.state import TableState


class Entry(BaseModel):
    """One accepted intent: its number, its moment (ms of the hub's timeline), the device, and what happened."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    seq: int
    at: int
    by: str
    events: tuple[SerializeAsAny[Event], ...]


@dataclass(frozen=True, slots=True)
class Undoable:
    """An entry that may be undone now, with what it is called; ``redo``: it is itself an undo."""

    entry: int
    name: Message
    redo: bool


@dataclass(frozen=True, slots=True)
class Log:
    """All entries of a table, and the state that those not void fold to."""

    game: GameRules
    entries: tuple[Entry, ...] = ()
    state: TableState = TableState()

    def decided(self, intent: Intent, now: int, by: Actor) -> Entry | None:
        """The entry that the intent leads to; None where there is nothing to do.

        Raises:
            Refused: with the reason, for the one who asked.
        """
        if isinstance(intent, Undo):
            events: tuple[Event, ...] = (self._undone(intent.entry),)
        else:
            events = rules.decide(self.game, self.state, intent, now, by)
        return self._entry(events, now, by) if events else None

    def due(self, now: int) -> Entry | None:
        """What has become true by now without anybody's asking, as an entry; None where nothing has."""
        events = self.game.due(self.state, now)
        return self._entry(events, now, SERVER) if events else None

    def stated(self, event: Event, now: int) -> Entry:
        """A fact that only the server knows (it was away), as an entry."""
        return self._entry((event,), now, SERVER)

    def with_entry(self, entry: Entry) -> Log:
        """The log one entry longer."""
        entries = (*self.entries, entry)
        if any(isinstance(event, Undone) for event in entry.events):
            return Log(self.game, entries, fold(self.game, entries))
        state = self.state
        for event in entry.events:
            state = rules.evolve(self.game, state, event)
        return replace(self, entries=entries, state=state)

    def undoable(self) -> Iterator[Undoable]:
        """Entries that undo may name, newest first. Whether later ones stand in the way is seen when it is asked."""
        gone = void(self.entries)
        by_seq = {entry.seq: entry for entry in self.entries}
        for entry in reversed(self.entries):
            if entry.seq in gone or not all(event.undoable for event in entry.events):
                continue
            first = entry.events[0]
            if first.caused_by:
                continue  # goes along with what caused it
            if isinstance(first, Undone):
                yield Undoable(entry.seq, self.game.name(self.state, by_seq[first.entry].events[0]), True)
            else:
                yield Undoable(entry.seq, self.game.name(self.state, first), False)

    def seq_of(self, event_type: str, **fields: object) -> int | None:
        """The number of the newest entry in force with such an event: how a screen undoes a thing by name."""
        gone = void(self.entries)
        for entry in reversed(self.entries):
            if entry.seq not in gone and any(
                event.type == event_type and all(getattr(event, k, None) == v for k, v in fields.items())
                for event in entry.events
            ):
                return entry.seq
        return None

    def _entry(self, events: tuple[Event, ...], now: int, by: Actor) -> Entry:
        seq = self.entries[-1].seq + 1 if self.entries else 1
        return Entry(seq=seq, at=now, by=by.device, events=events)

    def _undone(self, target: int) -> Undone:
        entry = next((e for e in self.entries if e.seq == target), None)
        if entry is None or target in void(self.entries):
            raise Refused(say("refused-undo-gone"))
        first = entry.events[0]
        name = self.game.name(self.state, first)
        if not all(event.undoable for event in entry.events):
            raise Refused(say("refused-undo-never", what=name))
        if self.game.given_back(first) == 0:
            raise Refused(say("refused-undo-buzzer"))
        undone = Undone(entry=target)
        fallen = self._fallen(undone)
        # What only followed from it goes along; what people did since stands in the way and is named.
        along = tuple(e.seq for e, event in fallen if first.type in event.caused_by)
        undone = Undone(entry=target, along=along, left_ms=self._given_back((target, *along)))
        in_the_way = tuple(self._called(event) for _, event in self._fallen(undone))
        if in_the_way:
            names = tuple(dict.fromkeys(in_the_way))
            raise Refused(say("refused-undo-later", what=name, later=names[:3], more=max(0, len(names) - 3)))
        return undone

    def _called(self, event: Event) -> Message:
        if isinstance(event, Undone):
            undone = next(e for e in self.entries if e.seq == event.entry)
            return say("undo-of", what=self._called(undone.events[0]))
        return self.game.name(self.state, event)

    def _given_back(self, seqs: tuple[int, ...]) -> int | None:
        if any(isinstance(event, Undone) for e in self.entries if e.seq in seqs for event in e.events):
            return None  # a redo: the fold brings the clock of then
        times = [self.game.given_back(event) for e in self.entries if e.seq in seqs for event in e.events]
        return next((time for time in times if time is not None), None)

    def _fallen(self, undone: Undone) -> list[tuple[Entry, Event]]:
        """The later events that could not stand if this were undone, judged one after the other."""
        trial = (*self.entries, self._entry((undone,), 0, SERVER))
        gone = void(trial)
        state, fallen = TableState(), []
        for entry in trial:
            if entry.seq in gone:
                continue
            for event in entry.events:
                later = entry.seq > undone.entry and not isinstance(event, Undone)
                if later and rules.objection(self.game, state, event) is not None:
                    fallen.append((entry, event))
                state = rules.evolve(self.game, state, event)
        return fallen


def void(entries: Iterable[Entry]) -> frozenset[int]:
    """The numbers of the entries that are undone, with what they took along. An undone undo does not count."""
    gone: set[int] = set()
    # Newest first: an undo can only be undone by a later one.
    for entry in reversed(tuple(entries)):
        if entry.seq not in gone:
            for event in entry.events:
                if isinstance(event, Undone):
                    gone.update((event.entry, *event.along))
    return frozenset(gone)


def fold(game: GameRules, entries: Iterable[Entry]) -> TableState:
    """The state that the entries in force lead to, from an empty table."""
    every = tuple(entries)
    gone = void(every)
    state = TableState()
    for entry in every:
        if entry.seq not in gone:
            for event in entry.events:
                state = rules.evolve(game, state, event)
    return state

"""The table's log: numbered entries, the state they fold to, and undo, which voids an entry and folds again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter

from companion.table import rights, rules
from companion.table.entry import Entry
from companion.table.events import Event, TimerExtended, TimerStarted, TimerStopped, Undone
from companion.table.game import SERVER, Actor, GameRules
from companion.table.intents import AddTime, Intent, Undo
from companion.table.message import Message, Refused, say
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class Undoable:
    """An entry that may be undone now, with what it is called; ``redo``: it is itself an undo."""

    entry: int
    name: Message
    redo: bool


@dataclass(frozen=True, slots=True)
class Log:
    """All entries of a table, and the state that those not void fold to; ``states``: the one after each entry, so
    that an undo folds only what came since; ``gone``: the numbers of the entries that are undone."""

    game: GameRules
    entries: tuple[Entry, ...] = ()
    state: TableState = TableState()
    states: tuple[TableState, ...] = field(default=(), repr=False, compare=False)
    gone: frozenset[int] = field(default=frozenset(), repr=False, compare=False)

    @classmethod
    def from_entries(cls, game: GameRules, entries: Iterable[Entry]) -> Log:
        """The log with those entries."""
        every = tuple(entries)
        gone = void_entries(every)
        states = tuple(_states(game, every, gone, TableState()))
        return cls(game, every, states[-1] if states else TableState(), states, gone)

    def decide(self, intent: Intent, now: int, by: Actor) -> Entry | None:
        """The entry that the intent leads to; None where there is nothing to do.

        Raises:
            Refused: with the reason, for the one who asked.
        """
        reason = rights.objection(self.state, intent, by)
        if reason is not None and not self._may_take_back(intent, now, by):
            raise Refused(reason)
        if isinstance(intent, Undo):
            events = self._undo_events(intent.entry, now, by)
        else:
            events = rules.decide(self.game, self.state, intent, now, by)
        return self._entry(events, now, by) if events else None

    def due_entry(self, now: int) -> Entry | None:
        """What has become true by now without anybody's asking, as an entry; None where nothing has."""
        events = () if self.state.closed else self.game.due_events(self.state, now)
        return self._entry(events, now, SERVER) if events else None

    def wakes_at(self) -> int | None:
        """The first instant at which ``due`` has something to say; None: not before somebody does something."""
        return None if self.state.closed else self.game.wakes_at(self.state)

    def server_entry(self, event: Event, now: int) -> Entry:
        """A fact that only the server knows (it was away), as an entry."""
        return self._entry((event,), now, SERVER)

    def with_entry(self, entry: Entry) -> Log:
        """The log one entry longer."""
        entries = (*self.entries, entry)
        gone, since = self.gone, len(self.entries)
        if any(isinstance(event, Undone) for event in entry.events):
            gone = void_entries(entries)
            since = self._index_of(min(self.gone ^ gone, default=entry.seq))
        states = self.states[:since]
        before = states[-1] if states else TableState()
        states = (*states, *_states(self.game, entries[since:], gone, before))
        return Log(self.game, entries, states[-1], states, gone)

    def list_undoable(self) -> Iterator[Undoable]:
        """Entries that undo may name, newest first. Whether later ones stand in the way is seen when it is asked."""
        if self.state.closed:
            return
        good, same_clock = set[int](), self._has_clock
        for entry in reversed(self.entries):
            first = entry.events[0]
            if any(isinstance(event, TimerStarted) for event in entry.events):
                same_clock = False
            if isinstance(first, TimerExtended):
                good |= {first.takes_back} if first.takes_back is not None else set()
                if not same_clock or entry.seq in good:
                    continue
            if entry.seq in self.gone or entry.follows or not first.undoable or first.caused_by_clock:
                continue
            redo = False
            while isinstance(first, TimerExtended) and first.takes_back is not None:
                first, redo = self._entry_numbered(first.takes_back).events[0], not redo
            while isinstance(first, Undone):  # undoing an undo brings back, undoing that takes away again
                first, redo = self._entry_numbered(first.entry).events[0], not redo
            if first.is_choice and rules.objection(self.game, self.state, first) is not None:
                continue  # it acted on what is over: the press would change nothing that anybody sees
            yield Undoable(entry.seq, self._name_of(first), redo)

    def next_undo(self) -> Undoable | None:
        """Return what undo is offered for: the newest entry whose undoing changes something; None where none is.

        An entry that a later one has made up for in the meantime is passed over: a press on it would show nothing.
        """
        return next((one for one in self.list_undoable() if self._changes_state(one.entry)), None)

    def _changes_state(self, seq: int) -> bool:
        """Tell whether the state would be another without that entry."""
        entry = self._entry_numbered(seq)
        if isinstance(entry.events[0], TimerExtended):
            return True
        if entry is self.entries[-1] and len(self.states) > 1 and not isinstance(entry.events[0], Undone):
            return self.states[-2] != self.state  # asked at each press: nothing is folded again
        _, state = self._invalidated_by(Undone(entry=seq))
        return state != self.state

    def seq_of(self, event_type: str, **fields: object) -> int | None:
        """The number of the newest entry in force with such an event: how a screen undoes a thing by name."""
        for entry in reversed(self.entries):
            if entry.seq not in self.gone and any(
                event.type == event_type and all(getattr(event, k, None) == v for k, v in fields.items())
                for event in entry.events
            ):
                return entry.seq
        return None

    def in_force(self) -> Iterator[tuple[Entry, TableState]]:
        """The entries that count, each with the state that it led to."""
        for entry, state in zip(self.entries, self.states, strict=True):
            if entry.seq not in self.gone:
                yield entry, state

    def _entry(self, events: tuple[Event, ...], now: int, by: Actor) -> Entry:
        seq = self.entries[-1].seq + 1 if self.entries else 1
        return Entry(seq=seq, at=now, by=by.device, events=events)

    def _index_of(self, seq: int) -> int:
        return bisect_left(self.entries, seq, key=attrgetter("seq"))

    def _entry_numbered(self, seq: int) -> Entry:
        return self.entries[self._index_of(seq)]

    def _may_take_back(self, intent: Intent, now: int, by: Actor) -> bool:
        if not isinstance(intent, Undo):
            return False
        entry = next((entry for entry in reversed(self.entries) if entry.seq == intent.entry), None)
        return entry is not None and rights.may_take_back(self.state, entry, now, by)

    # --- undo -----------------------------------------------------------------------------------------------------

    @property
    def _has_clock(self) -> bool:
        """Whether there is a clock whose time can be changed: one that runs, or stands with something left."""
        return self.state.timer.ends_at is not None or bool(self.state.timer.left_ms)

    def _undo_events(self, target: int, now: int, by: Actor) -> tuple[Event, ...]:
        entry = next((one for one in self.entries if one.seq == target and one.seq not in self.gone), None)
        first = None if entry is None else entry.events[0]
        if not isinstance(first, TimerExtended):
            return (self._build_undone(target),)
        later = [event for one in self.entries[self._index_of(target) + 1 :] for event in one.events]
        if any(isinstance(event, TimerExtended) and event.takes_back == target for event in later):
            raise Refused(say("refused-undo-gone"))
        if any(isinstance(event, TimerStarted) for event in later):
            raise Refused(say("refused-no-clock"))
        opposite = rules.decide(self.game, self.state, AddTime(by_ms=-first.by_ms), now, by)
        return tuple(event.model_copy(update={"takes_back": target}) for event in opposite)

    def _build_undone(self, target: int) -> Undone:
        if self.state.closed:
            raise Refused(say("refused-table-closed"))
        entry = self._find_cause(target)
        first = entry.events[0]
        name = self._name_of(first)
        if first.caused_by_clock:
            raise Refused(say("refused-undo-buzzer"))
        if not first.undoable:
            raise Refused(say("refused-undo-never", what=name))
        undone = Undone(entry=entry.seq)
        fallen, _ = self._invalidated_by(undone)
        # What only followed from it goes along; what people did since stands in the way and is named.
        along = tuple(dict.fromkeys(e.seq for e, event in fallen if first.type in event.caused_by))
        undone = Undone(entry=entry.seq, along=along)
        fallen, state = self._invalidated_by(undone)
        if fallen:
            names = tuple(dict.fromkeys(self._name_of(event) for _, event in fallen))
            raise Refused(say("refused-undo-later", what=name, later=names[:3], more=max(0, len(names) - 3)))
        left = self._time_given_back((entry.seq, *along))
        if left is not None and rules.objection(self.game, state, TimerStopped(left_ms=left)) is None:
            return undone.model_copy(update={"left_ms": left})
        return undone

    def _find_cause(self, target: int) -> Entry:
        """The entry to undo where that one is meant: what only followed is undone by undoing what it followed from."""
        found = next((entry for entry in self.entries if entry.seq == target and entry.seq not in self.gone), None)
        if found is None:
            raise Refused(say("refused-undo-gone"))
        while found.follows and not found.events[0].caused_by_clock:
            causes = (
                entry
                for entry in reversed(self.entries)
                if entry.seq < found.seq
                and entry.seq not in self.gone
                and entry.events[0].type in found.events[0].caused_by
            )
            cause = next(causes, None)
            if cause is None:
                break
            found = cause
        return found

    def _name_of(self, event: Event) -> Message:
        if isinstance(event, Undone):
            return say("undo-of", what=self._name_of(self._entry_numbered(event.entry).events[0]))
        return self.game.name(self.state, event)

    def _time_given_back(self, seqs: tuple[int, ...]) -> int | None:
        if any(isinstance(event, Undone) for e in self.entries if e.seq in seqs for event in e.events):
            return None  # a redo: the fold brings the clock of then
        times = [self.game.time_given_back(event) for e in self.entries if e.seq in seqs for event in e.events]
        return next((time for time in times if time is not None), None)

    def _invalidated_by(self, undone: Undone) -> tuple[list[tuple[Entry, Event]], TableState]:
        """The later events that could not stand if this were undone, judged one after the other, and the state."""
        trial = (*self.entries, self._entry((undone,), 0, SERVER))
        gone = void_entries(trial)
        # An undone undo brings entries back that are older than itself: what came after those is judged too.
        since = self._index_of(min(self.gone ^ gone))
        state, fallen = self.states[since - 1] if since else TableState(), []
        for entry in trial[since:]:
            if entry.seq in gone:
                continue
            for event in entry.events:
                if not isinstance(event, Undone) and rules.objection(self.game, state, event) is not None:
                    fallen.append((entry, event))
                state = rules.evolve(self.game, state, event)
        return fallen, state


def void_entries(entries: Iterable[Entry]) -> frozenset[int]:
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
    return Log.from_entries(game, entries).state


def _states(game: GameRules, entries: Iterable[Entry], gone: frozenset[int], state: TableState) -> Iterator[TableState]:
    for entry in entries:
        if entry.seq not in gone:
            for event in entry.events:
                state = rules.evolve(game, state, event)
        yield state

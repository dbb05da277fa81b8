"""Implements a table's log: numbered entries, the state that they fold to, and undo, which voids an entry and folds
again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, TypeVar, cast

from companion.table import rights, rules
from companion.table.entry import Entry
from companion.table.events import Event, TimerExtended, TimerStarted, TimerStopped, Undone
from companion.table.game import SERVER, Actor, GameRules
from companion.table.intents import AddTime, Intent, Undo
from companion.table.message import Message, Refused, say
from companion.table.state import TableState

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Undoable:
    """Entry that an undo button may offer: its number, its sentence, and ``redo``: whether the entry is itself an
    undo."""

    entry: int
    name: Message
    redo: bool


@dataclass(frozen=True, slots=True)
class Log:
    """All entries of a table, and the state that the valid ones fold to. It is immutable.

    Attributes:
        states: the state after each entry, so that an undo folds only the entries since.
        gone: the numbers of the voided (undone) entries.
        found: what screens have found out about this log (``find_once``).
    """

    game: GameRules
    entries: tuple[Entry, ...] = ()
    state: TableState = TableState()
    states: tuple[TableState, ...] = field(default=(), repr=False, compare=False)
    gone: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    found: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def from_entries(cls, game: GameRules, entries: Iterable[Entry]) -> Log:
        """Return the log of these entries, for instance when a journal is read."""
        every = tuple(entries)
        gone = void_entries(every)
        states = tuple(_fold_states(game, every, gone, TableState()))
        return cls(game, every, states[-1] if states else TableState(), states, gone)

    def decide(self, intent: Intent, now: int, by: Actor) -> Entry | None:
        """Return the intent as an entry to be appended (``with_entry``); None if it would change nothing.

        Raises:
            Refused: with the reason, for the sender.
        """
        reason = rights.objection(self.state, intent, by)
        if reason is not None and not self._may_take_back(intent, now, by):
            raise Refused(reason)
        if isinstance(intent, Undo):
            events = self._build_undo_events(intent.entry, now, by)
        else:
            events = rules.decide(self.game, self.state, intent, now, by)
        return self._make_entry(events, now, by) if events else None

    def due_entry(self, now: int) -> Entry | None:
        """Return the events that time alone has caused by ``now`` as an entry to be appended; None without any."""
        events = () if self.state.closed else self.game.due_events(self.state, now)
        return self._make_entry(events, now, SERVER) if events else None

    def wakes_at(self) -> int | None:
        """Return the first instant (ms) at which ``due_entry`` returns an entry; None while nothing is pending."""
        return None if self.state.closed else self.game.wakes_at(self.state)

    def server_entry(self, event: Event, now: int) -> Entry:
        """Return an event that only the server knows of (for instance that the server was down) as an entry to be
        appended."""
        return self._make_entry((event,), now, SERVER)

    def with_entry(self, entry: Entry) -> Log:
        """Return the log with the entry appended, without checking it; an undo folds again from the first entry that it
        voids or restores."""
        entries = (*self.entries, entry)
        gone, since = self.gone, len(self.entries)
        if any(isinstance(event, Undone) for event in entry.events):
            gone = void_entries(entries)
            since = self._index_of(min(self.gone ^ gone, default=entry.seq))
        states = self.states[:since]
        before = states[-1] if states else TableState()
        states = (*states, *_fold_states(self.game, entries[since:], gone, before))
        return Log(self.game, entries, states[-1], states, gone)

    def list_undoable(self) -> Iterator[Undoable]:
        """Yield the entries that undo can offer, newest first. Later entries may still prevent an undo; that is checked
        when it is decided."""
        if self.state.closed:
            return
        reversed_entries, same_clock = set[int](), self._has_clock
        for entry in reversed(self.entries):
            first = entry.events[0]
            if any(isinstance(event, TimerStarted) for event in entry.events):
                same_clock = False
            if isinstance(first, TimerExtended):
                reversed_entries |= {first.takes_back} if first.takes_back is not None else set()
                if not same_clock or entry.seq in reversed_entries:
                    continue
            if entry.seq in self.gone or entry.follows or not first.undoable or first.caused_by_clock:
                continue
            redo = False
            while isinstance(first, TimerExtended) and first.takes_back is not None:
                first, redo = self._find_entry(first.takes_back).events[0], not redo
            while isinstance(first, Undone):  # each further undo of an undo turns redo into undo and back
                first, redo = self._find_entry(first.entry).events[0], not redo
            if first.is_choice and rules.objection(self.game, self.state, first) is not None:
                continue  # the round it was chosen for is over: undoing it would change no screen
            yield Undoable(entry.seq, self._name_event(first), redo)

    def next_undo(self) -> Undoable | None:
        """Return the entry that an undo button offers: the newest one without which the state would differ; None if
        there is none. It is never itself an undo, so that pressing the button again goes one step further back.

        An entry that a later one has already reversed is skipped, because undoing it would change nothing on a screen.
        """
        return self.find_once("undo", self._find_undo)

    def _find_undo(self) -> Undoable | None:
        """Return the entry that ``next_undo`` returns, computed anew; None if there is none."""
        return next((one for one in self.list_undoable() if not one.redo and self._changes_state(one.entry)), None)

    def next_redo(self) -> Undoable | None:
        """Return the undo that a redo button takes back: the newest undo, as long as nothing else has happened since;
        None if there is none."""
        return self.find_once("redo", self._find_redo)

    def _find_redo(self) -> Undoable | None:
        """Return the entry that ``next_redo`` returns, computed anew; None if there is none."""
        for one in self.list_undoable():
            if one.redo:
                return one if self._changes_state(one.entry) else None
            if not isinstance(self._find_entry(one.entry).events[0], Undone):
                return None
        return None

    def find_once(self, what: Hashable, find: Callable[[], T]) -> T:
        """Return the result of ``find`` for this log; it is computed once under the key ``what``, kept as long as the
        log, and shared by all screens."""
        if what not in self.found:
            self.found[what] = find()
        return cast(T, self.found[what])

    def _changes_state(self, seq: int) -> bool:
        """Tell whether the state would differ without that entry."""
        entry = self._find_entry(seq)
        if isinstance(entry.events[0], TimerExtended):
            return True
        if entry is self.entries[-1] and len(self.states) > 1 and not isinstance(entry.events[0], Undone):
            return self.states[-2] != self.state  # the usual case, asked at each press: avoids folding again
        _, state = self._find_invalidated(Undone(entry=seq))
        return state != self.state

    def seq_of(self, event_type: str, **fields: object) -> int | None:
        """Return the number of the newest valid entry with an event of that type and these fields; None if there is
        none. A screen uses it to undo one particular thing."""
        for entry in reversed(self.entries):
            if entry.seq not in self.gone and any(
                event.type == event_type and all(getattr(event, k, None) == v for k, v in fields.items())
                for event in entry.events
            ):
                return entry.seq
        return None

    def in_force(self) -> Iterator[tuple[Entry, TableState]]:
        """Yield the entries that are not undone, each with the state after it."""
        for entry, state in zip(self.entries, self.states, strict=True):
            if entry.seq not in self.gone:
                yield entry, state

    def _make_entry(self, events: tuple[Event, ...], now: int, by: Actor) -> Entry:
        """Return the events as an entry with the next number."""
        seq = self.entries[-1].seq + 1 if self.entries else 1
        return Entry(seq=seq, at=now, by=by.device, events=events)

    def _index_of(self, seq: int) -> int:
        """Return the index of the entry with that number, or where it would be."""
        return bisect_left(self.entries, seq, key=attrgetter("seq"))

    def _find_entry(self, seq: int) -> Entry:
        return self.entries[self._index_of(seq)]

    def _may_take_back(self, intent: Intent, now: int, by: Actor) -> bool:
        """Tell whether the intent is an undo of the device's own recent entry, which it may always send."""
        if not isinstance(intent, Undo):
            return False
        entry = next((entry for entry in reversed(self.entries) if entry.seq == intent.entry), None)
        return entry is not None and rights.may_take_back(self.state, entry, now, by)

    # --- undo -----------------------------------------------------------------------------------------------------

    @property
    def _has_clock(self) -> bool:
        """Tell whether there is a clock whose time can be changed: one that runs, or is stopped with time left."""
        return self.state.timer.ends_at is not None or bool(self.state.timer.left_ms)

    def _build_undo_events(self, target: int, now: int, by: Actor) -> tuple[Event, ...]:
        """Return the events that undo the entry: that it is undone; or for a change of the clock's time, the opposite
        change. Raises Refused where the entry cannot be undone (any more)."""
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
        """Return the undo of the entry and its automatic consequences, with the time that the clock gets back. Raises
        Refused if the entry cannot be undone, or if later entries would become invalid."""
        if self.state.closed:
            raise Refused(say("refused-table-closed"))
        entry = self._find_cause(target)
        first = entry.events[0]
        name = self._name_event(first)
        if first.caused_by_clock:
            raise Refused(say("refused-undo-buzzer"))
        if not first.undoable:
            raise Refused(say("refused-undo-never", what=name))
        undone = Undone(entry=entry.seq)
        invalidated, _ = self._find_invalidated(undone)
        # Automatic consequences are undone with it; what people did since prevents the undo and is named.
        along = tuple(dict.fromkeys(e.seq for e, event in invalidated if first.type in event.caused_by))
        undone = Undone(entry=entry.seq, along=along)
        invalidated, state = self._find_invalidated(undone)
        if invalidated:
            names = tuple(dict.fromkeys(self._name_event(event) for _, event in invalidated))
            raise Refused(say("refused-undo-later", what=name, later=names[:3], more=max(0, len(names) - 3)))
        left = self._find_time_given_back((entry.seq, *along))
        if left is not None and rules.objection(self.game, state, TimerStopped(left_ms=left)) is None:
            return undone.model_copy(update={"left_ms": left})
        return undone

    def _find_cause(self, target: int) -> Entry:
        """Return the entry to be undone for that number: the entry itself; for an automatic consequence, the entry that
        caused it. Raises Refused if it is undone already."""
        entry_to_undo = next(
            (entry for entry in self.entries if entry.seq == target and entry.seq not in self.gone), None
        )
        if entry_to_undo is None:
            raise Refused(say("refused-undo-gone"))
        while entry_to_undo.follows and not entry_to_undo.events[0].caused_by_clock:
            causes = (
                entry
                for entry in reversed(self.entries)
                if entry.seq < entry_to_undo.seq
                and entry.seq not in self.gone
                and entry.events[0].type in entry_to_undo.events[0].caused_by
            )
            cause = next(causes, None)
            if cause is None:
                break
            entry_to_undo = cause
        return entry_to_undo

    def _name_event(self, event: Event) -> Message:
        """Return an event's sentence; for an undo, the sentence of the event that it undid."""
        if isinstance(event, Undone):
            return say("undo-of", what=self._name_event(self._find_entry(event.entry).events[0]))
        return self.game.name(self.state, event)

    def _find_time_given_back(self, seqs: tuple[int, ...]) -> int | None:
        """Return the time (ms) that the clock gets back when these entries are undone; None if they leave the clock
        alone."""
        if any(isinstance(event, Undone) for e in self.entries if e.seq in seqs for event in e.events):
            return None  # a redo: folding again restores the clock
        times = [self.game.time_given_back(event) for e in self.entries if e.seq in seqs for event in e.events]
        return next((time for time in times if time is not None), None)

    def _find_invalidated(self, undone: Undone) -> tuple[list[tuple[Entry, Event]], TableState]:
        """Return the later events that would be invalid after that undo (checked in order), and the state after it."""
        trial = (*self.entries, self._make_entry((undone,), 0, SERVER))
        gone = void_entries(trial)
        # Undoing an undo restores entries older than itself, so everything after those is checked as well.
        since = self._index_of(min(self.gone ^ gone))
        state, invalidated = self.states[since - 1] if since else TableState(), []
        for entry in trial[since:]:
            if entry.seq in gone:
                continue
            for event in entry.events:
                if not isinstance(event, Undone) and rules.objection(self.game, state, event) is not None:
                    invalidated.append((entry, event))
                state = rules.evolve(self.game, state, event)
        return invalidated, state


def void_entries(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the numbers of the undone entries, with the consequences undone along with them. An undo that is itself
    undone does not count."""
    gone: set[int] = set()
    # From the newest to the oldest, because an undo can only be undone by a later one.
    for entry in reversed(tuple(entries)):
        if entry.seq not in gone:
            for event in entry.events:
                if isinstance(event, Undone):
                    gone.update((event.entry, *event.along))
    return frozenset(gone)


def fold(game: GameRules, entries: Iterable[Entry]) -> TableState:
    """Return the state that the valid entries lead to, from an empty table."""
    return Log.from_entries(game, entries).state


def _fold_states(
    game: GameRules, entries: Iterable[Entry], gone: frozenset[int], state: TableState
) -> Iterator[TableState]:
    """Yield the state after each entry, from ``state`` on; void entries change nothing."""
    for entry in entries:
        if entry.seq not in gone:
            for event in entry.events:
                state = rules.evolve(game, state, event)
        yield state

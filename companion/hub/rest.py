"""The entries that came after a damaged place of a journal, judged anew: what still stands is entered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.table import rules
from companion.table.events import Event, Undone
from companion.table.log import Entry, Log


def rejoined(log: Log, rest: Iterable[Entry]) -> Iterator[Entry]:
    """The entries to append to the log, one after the other: of those after the damage what can stand without those
    that are lost, under new numbers. Each can be undone as any other."""
    numbers: dict[int, int] = {}
    for entry in rest:
        # An entry made since the damage may have the number of one that is lost, but it is later than all of these.
        known = {old.seq: old.seq for old in log.entries if old.at <= entry.at and old.seq < entry.seq} | numbers
        events = tuple(_standing(log, entry, known))
        if not events:
            continue
        last = log.entries[-1]
        # With its own date: a game that ended yesterday did not end when its journal was mended.
        again = Entry(seq=last.seq + 1, at=max(entry.at, last.at), by=entry.by, events=events, wall=entry.moment)
        numbers[entry.seq] = again.seq
        log = log.with_entry(again)
        yield again


def _standing(log: Log, entry: Entry, known: dict[int, int]) -> Iterator[Event]:
    state = log.state
    for event in entry.events:
        if isinstance(event, Undone):
            if event.entry not in known:
                continue
            along = tuple(known[seq] for seq in event.along if seq in known)
            yield event.model_copy(update={"entry": known[event.entry], "along": along})
        elif rules.objection(log.game, state, event) is None:
            state = rules.evolve(log.game, state, event)
            yield event

"""The entries that came after a damaged place of a journal, judged anew: what still stands is entered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.table import rules
from companion.table.entry import Entry
from companion.table.events import Event, Undone
from companion.table.log import Log


def rejoined(log: Log, rest: Iterable[Entry]) -> Iterator[Entry]:
    """The entries to append to the log, one after the other: of those after the damage what can stand without those
    that are lost, under new numbers. Each can be undone as any other. What was appended by an earlier answer, whose end
    a crash or the disk cut off, is not appended twice."""
    numbers: dict[int, int] = {}
    taken = list(log.entries)
    for entry in rest:
        # An entry made since the damage may have the number of one that is lost, but it is later than all of these.
        known = {old.seq: old.seq for old in log.entries if old.at <= entry.at and old.seq < entry.seq} | numbers
        there = next((one for one in taken if _is_again(one, entry, known)), None)
        if there is not None:
            taken.remove(there)
            numbers[entry.seq] = there.seq
            continue
        events = tuple(_standing(log, entry, known))
        if not events:
            continue
        last = log.entries[-1]
        # With its own date: a game that ended yesterday did not end when its journal was mended.
        again = Entry(seq=last.seq + 1, at=max(entry.at, last.at), by=entry.by, events=events, wall=entry.moment)
        numbers[entry.seq] = again.seq
        log = log.with_entry(again)
        yield again


def answered(log: Log, rest: tuple[Entry, ...]) -> bool:
    """Whether the log has all of these that can stand, since they were taken before."""
    known = {old.seq: old.seq for old in log.entries}
    some = any(_is_again(one, entry, known) for entry in rest for one in log.entries)
    return some and not any(True for _ in rejoined(log, rest))


def _is_again(there: Entry, entry: Entry, known: dict[int, int]) -> bool:
    """Whether an entry of the log is that entry after the damage, taken before: of the same moment and device, and all
    that it says is said there."""
    if (there.moment, there.by) != (entry.moment, entry.by):
        return False
    said = [_renumbered(event, known) if isinstance(event, Undone) else event for event in entry.events]
    return all(event in said for event in there.events)


def _renumbered(event: Undone, known: dict[int, int]) -> Event | None:
    if event.entry not in known:
        return None
    along = tuple(known[seq] for seq in event.along if seq in known)
    return event.model_copy(update={"entry": known[event.entry], "along": along})


def _standing(log: Log, entry: Entry, known: dict[int, int]) -> Iterator[Event]:
    state = log.state
    for event in entry.events:
        if isinstance(event, Undone):
            undone = _renumbered(event, known)
            if undone is not None:
                yield undone
        elif rules.objection(log.game, state, event) is None:
            state = rules.evolve(log.game, state, event)
            yield event

"""Salvages the entries after a damaged place of a journal: appends those that are still valid without the lost ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.table import rules
from companion.table.entry import Entry
from companion.table.events import Event, Undone
from companion.table.log import Log


def salvage_entries(log: Log, rest: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the entries to append to the log, in order: those of ``rest`` (the entries after the damaged place) that
    are valid even without the lost ones.

    The salvaged entries get new numbers, and each can be undone like any other. Entries that an earlier, interrupted
    salvage has already appended are left out.
    """
    numbers: dict[int, int] = {}
    unmatched = list(log.entries)
    for entry in rest:
        # An entry made since the damage may have the number of a lost one, but it is later than the whole rest.
        new_numbers = {old.seq: old.seq for old in log.entries if old.at <= entry.at and old.seq < entry.seq} | numbers
        copy = next((logged for logged in unmatched if _is_copy(logged, entry, new_numbers)), None)
        if copy is not None:
            unmatched.remove(copy)
            numbers[entry.seq] = copy.seq
            continue
        events = tuple(_select_valid_events(log, entry, new_numbers))
        if not events:
            continue
        last = log.entries[-1]
        # The date stays: a game that ended yesterday did not end when its journal was mended.
        salvaged = Entry(seq=last.seq + 1, at=max(entry.at, last.at), by=entry.by, events=events, wall=entry.moment)
        numbers[entry.seq] = salvaged.seq
        log = log.with_entry(salvaged)
        yield salvaged


def is_salvaged(log: Log, rest: tuple[Entry, ...]) -> bool:
    """Tell whether the log already has every entry of ``rest`` that is valid, from an earlier salvage."""
    numbers = {old.seq: old.seq for old in log.entries}
    has_copy = any(_is_copy(logged, entry, numbers) for entry in rest for logged in log.entries)
    return has_copy and not any(True for _ in salvage_entries(log, rest))


def _is_copy(logged: Entry, entry: Entry, new_numbers: dict[int, int]) -> bool:
    """Tell whether an entry of the log is the salvaged copy of ``entry``: same date, same device, and no other events.

    ``new_numbers``: the number in the log of each entry of the damaged journal.
    """
    if (logged.moment, logged.by) != (entry.moment, entry.by):
        return False
    events = [_renumber(event, new_numbers) if isinstance(event, Undone) else event for event in entry.events]
    return all(event in events for event in logged.events)


def _renumber(event: Undone, new_numbers: dict[int, int]) -> Event | None:
    """Return the undoing with the new numbers of the entries that it names; None if the entry that it undid was
    lost."""
    if event.entry not in new_numbers:
        return None
    along = tuple(new_numbers[seq] for seq in event.along if seq in new_numbers)
    return event.model_copy(update={"entry": new_numbers[event.entry], "along": along})


def _select_valid_events(log: Log, entry: Entry, new_numbers: dict[int, int]) -> Iterator[Event]:
    """Yield the events of an entry that are still valid after the log; an undoing is yielded with the new numbers of
    the entries that it undoes."""
    state = log.state
    for event in entry.events:
        if isinstance(event, Undone):
            undone = _renumber(event, new_numbers)
            if undone is not None:
                yield undone
        elif rules.objection(log.game, state, event) is None:
            state = rules.evolve(log.game, state, event)
            yield event

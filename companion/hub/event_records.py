"""Converts log entries to journal records and back; each event carries its type tag."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.table.entry import Entry
from companion.table.events import TABLE_EVENTS, Event
from companion.table.game import GameRules


class UnknownEvent(Exception):
    """Raised for a record that a newer version wrote; ``kind`` is the event's unknown type tag."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def to_record(entry: Entry) -> dict[str, Any]:
    """Convert an entry to the JSON object that the journal holds."""
    return entry.model_dump(mode="json")


def from_records(records: Iterable[Mapping[str, Any]], game: GameRules) -> tuple[Entry, ...]:
    """Convert the journal records of a table to its entries.

    Raises:
        UnknownEvent: this version does not know an event's type tag.
        KeyError, TypeError, ValueError: a record is not an entry (pydantic.ValidationError is a ValueError), or the
            numbers of the entries do not increase.
    """
    kinds: dict[str, type[Event]] = {kind.model_fields["type"].default: kind for kind in (*TABLE_EVENTS, *game.events)}
    entries: list[Entry] = []
    for record in records:
        entry = Entry(
            seq=record["seq"],
            at=record["at"],
            by=record["by"],
            events=tuple(_read_event(raw, kinds) for raw in record["events"]),
            wall=record.get("wall"),
        )
        if not entry.events or (entries and entry.seq <= entries[-1].seq):
            raise ValueError(f"entry {entry.seq} does not follow on")
        entries.append(entry)
    return tuple(entries)


def _read_event(raw: Mapping[str, Any], kinds: Mapping[str, type[Event]]) -> Event:
    """Return the event of its JSON object. Raises :class:`UnknownEvent`, or as :func:`from_records` does for what is no
    event."""
    kind = kinds.get(raw["type"])
    if kind is None:
        raise UnknownEvent(str(raw["type"]))
    return kind.model_validate(raw)

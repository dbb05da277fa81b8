"""Log entries as the journal's records, and back: each event knows its type by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.table.events import TABLE_EVENTS, Event
from companion.table.game import GameRules
from companion.table.log import Entry


class UnknownEvent(Exception):
    """A record of a version that this one does not know; ``kind`` is the event's type."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def to_record(entry: Entry) -> dict[str, Any]:
    """The entry as JSON holds it."""
    return entry.model_dump(mode="json")


def from_record(record: Mapping[str, Any], game: GameRules) -> Entry:
    """The entry of a record.

    Raises:
        UnknownEvent: an event's type is not known.
        pydantic.ValidationError: the record is not an entry.
    """
    kinds = {kind.model_fields["type"].default: kind for kind in (*TABLE_EVENTS, *game.events)}
    events: list[Event] = []
    for raw in record["events"]:
        if raw["type"] not in kinds:
            raise UnknownEvent(raw["type"])
        events.append(kinds[raw["type"]].model_validate(raw))
    return Entry(seq=record["seq"], at=record["at"], by=record["by"], events=tuple(events))

"""One entry of a table's log, as it is numbered and kept in the journal."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, SerializeAsAny

from companion.table.events import Event
from companion.table.game import SERVER


class Entry(BaseModel):
    """One accepted intent: its number, its instant (ms of the table's timeline, which only orders), the device, and
    what happened. ``wall``: what the wall clock said then (ms since the epoch), for dates that are shown; None in
    journals of earlier versions, which had one number for both."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    seq: int
    at: int
    by: str
    events: tuple[SerializeAsAny[Event], ...]
    wall: int | None = None

    @property
    def moment(self) -> int:
        """When it was, by the wall clock of that moment (ms since the epoch)."""
        return self.at if self.wall is None else self.wall

    @property
    def follows(self) -> bool:
        """Whether it only follows from another entry: nobody asked for it, and with that one it is undone."""
        return self.by == SERVER.device and bool(self.events[0].caused_by)

"""Defines an entry: one numbered line of a table's log, as the journal stores it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, SerializeAsAny

from companion.table.events import Event
from companion.table.game import SERVER


class Entry(BaseModel):
    """One accepted intent, as the log and the journal keep it.

    Attributes:
        seq: its number in the log.
        at: the instant on the table's timeline (ms), which only orders entries.
        by: the device that sent the intent.
        events: what happened, one or more events.
        wall: the wall clock at that instant (ms since the epoch), for dates that are shown; None in journals of earlier
            versions, which had one number for both.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    seq: int
    at: int
    by: str
    events: tuple[SerializeAsAny[Event], ...]
    wall: int | None = None

    @property
    def moment(self) -> int:
        """Return the wall-clock time of the entry (ms since the epoch)."""
        return self.at if self.wall is None else self.wall

    @property
    def follows(self) -> bool:
        """Tell whether the server added the entry as a consequence of another entry, together with which it is
        undone."""
        return self.by == SERVER.device and bool(self.events[0].caused_by)

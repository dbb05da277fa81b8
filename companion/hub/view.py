"""Holds what a live table sends: the view for its pages, and the answer to an accepted intent."""

from __future__ import annotations

from dataclasses import dataclass

from companion.hub.effects import Effect
from companion.table.log import Log
from companion.table.message import Message
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class View:
    """Data that the pages of a table draw: the log with its state, and the instant ``now`` (ms of the table's
    timeline).

    Attributes:
        complete: every entry accepted up to this instant (ms) is in the log; newer ones may still be on their way to
            the disk.
        effects: sounds and vibrations, sent with one view only, so that a page that comes back gets no old ones.
        unsaved: why entries are not on disk; None if all are.
        rest: how many entries after a damaged place of the journal wait for the table to decide whether they are taken.
        taken: whether another process owns the table by now; a page that is loaded again is led to that process.
    """

    log: Log
    now: int
    complete: int
    effects: tuple[Effect, ...] = ()
    unsaved: Message | None = None
    rest: int = 0
    taken: bool = False

    @property
    def table(self) -> TableState:
        """Return the state of the table."""
        return self.log.state

    def answers(self, device: str, before: View | None) -> bool:
        """Tell whether the device has entered anything since that view; None: its page has only just come."""
        if before is None or before.table.id != self.table.id:
            return False
        return any(entry.by == device for entry in self.log.entries[len(before.log.entries) :])


@dataclass(frozen=True, slots=True)
class Accepted:
    """Answer to an accepted intent: the number of its entry (None: nothing changed), and messages about the figures
    that changed."""

    seq: int | None
    news: tuple[Message, ...] = ()

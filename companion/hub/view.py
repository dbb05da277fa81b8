"""What a live table tells its screens, and whoever asked for something."""

from __future__ import annotations

from dataclasses import dataclass

from companion.hub.effects import Effect
from companion.table.log import Log
from companion.table.message import Message
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class View:
    """What the screens of a table are drawn from: the log with its state, and the moment (ms of the table's timeline).
    ``complete``: up to this moment (ms) all that was accepted is in the log; what came in since may still be on its way
    to the disk. ``effects`` are for once: a screen that comes back does not see old ones. ``unsaved``: why the disk
    refuses; ``rest``: how many entries came after a damaged place of the journal and wait to be taken or left."""

    log: Log
    now: int
    complete: int
    effects: tuple[Effect, ...] = ()
    unsaved: Message | None = None
    rest: int = 0

    @property
    def table(self) -> TableState:
        """The state of the table."""
        return self.log.state


@dataclass(frozen=True, slots=True)
class Accepted:
    """An intent that was accepted: its number (None: there was nothing to do), and which figures it moved."""

    seq: int | None
    news: tuple[Message, ...] = ()

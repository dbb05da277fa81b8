"""How fast a socket is read, whatever comes in by it: counted by bytes and frames before anybody looks at them.

A frame that nobody hears (a ping, a piece of a message, one of six bytes) costs the server as much as one that is
heard. What is over the rate stays unread, so that it fills the sender's memory and not the server's.
"""

from __future__ import annotations

from typing import Final

#: Bytes that are read at once, and per second from then on: a page of ours sends less in an evening.
BYTES_AT_ONCE: Final = 1 << 19
BYTES_PER_SECOND: Final = 1 << 17
#: So many bytes a frame counts for, besides its own.
PER_FRAME: Final = 256
#: Bytes that are looked at in one go: no more small frames fit into it than the loop can bear.
AT_ONE_GO: Final = 4_096


class Inflow:
    """A bucket of bytes that fills with time. Times in seconds, of the event loop's clock."""

    def __init__(self, now: float) -> None:
        self._left, self._at = float(BYTES_AT_ONCE), now

    def take(self, size: float, now: float) -> None:
        """Count what was read."""
        self._left = min(BYTES_AT_ONCE, self._left + (now - self._at) * BYTES_PER_SECOND) - size
        self._at = now

    def due_in(self, now: float) -> float:
        """Seconds until more may be read; 0: now."""
        left = self._left + (now - self._at) * BYTES_PER_SECOND
        return max(0.0, -left / BYTES_PER_SECOND)

"""Limits how fast a socket is read, counted by bytes and frames before anything is parsed.

A frame without a message (a ping, a fragment, six bytes in all) costs the server as much as a whole message. Data above
the rate stays unread, so that it fills the sender's memory and not the server's.
"""

from __future__ import annotations

from typing import Final

#: The most bytes at once, and per second: a page of ours sends less in an evening.
BYTES_AT_ONCE: Final = 1 << 19
BYTES_PER_SECOND: Final = 1 << 17
#: The cost of a frame in bytes, besides its own.
PER_FRAME: Final = 256
#: The bytes parsed at a time: they hold no more small frames than the event loop can bear.
AT_ONE_GO: Final = 4_096


class ReadLimit:
    """Rate limiter of the bytes read from a socket (a token bucket). Times in seconds, of the event loop's clock."""

    def __init__(self, now: float) -> None:
        self._allowance, self._at = float(BYTES_AT_ONCE), now

    def take(self, size: float, now: float) -> None:
        """Count ``size`` bytes that were read."""
        self._allowance = min(BYTES_AT_ONCE, self._allowance + (now - self._at) * BYTES_PER_SECOND) - size
        self._at = now

    def due_in(self, now: float) -> float:
        """Return the seconds until more may be read; 0 if it may be now."""
        allowance = self._allowance + (now - self._at) * BYTES_PER_SECOND
        return max(0.0, -allowance / BYTES_PER_SECOND)

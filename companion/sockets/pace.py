"""Limits how fast the messages of one page are handled."""

from __future__ import annotations

import time
from typing import Final

#: The most messages of a page at once, and per second. Typing and turning a phone stay far below these numbers.
AT_ONCE: Final = 200
PER_SECOND: Final = 60


class Pace:
    """Budget of one page's messages, which each message uses up and time refills: beyond it, messages are handled
    later."""

    def __init__(self) -> None:
        self._allowance, self._at = float(AT_ONCE), time.monotonic()

    def charge(self, cost: float = 1) -> float:
        """Count a message of that cost against the page's budget; return the seconds to wait before the message may be
        handled."""
        now = time.monotonic()
        self._allowance = min(AT_ONCE, self._allowance + (now - self._at) * PER_SECOND) - cost
        self._at = now
        return max(0.0, -self._allowance / PER_SECOND)

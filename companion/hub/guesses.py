"""Codes tried in vain: who guesses is soon made to wait, and all who guess at once are too."""

from __future__ import annotations

from collections import deque
from typing import Final

from companion.hub.clock import Clock
from companion.table.message import Refused, say

#: The time (ms) over which wrong codes are counted.
WITHIN_MS: Final = 60_000


class Guesses:
    """Wrong codes of the last minute. ``each``: how many one address may try, ``together``: all addresses.

    With both used up no code is even looked at, right or wrong, so that waiting is all there is to do: at 60 a minute
    one of 32⁶ codes is hit after some 34 years of trying.
    """

    def __init__(self, clock: Clock, each: int = 10, together: int = 60) -> None:
        self._clock = clock
        self._each, self._together = each, together
        # Nothing is noted of who has to wait: never more than ``together`` of them.
        self._wrong: deque[tuple[int, str]] = deque()

    def wait_ms(self, address: str) -> int:
        """How long (ms) that address has to wait before it may try a code; 0: not at all."""
        now = self._clock.now()
        while self._wrong and now - self._wrong[0][0] >= WITHIN_MS:
            self._wrong.popleft()
        own = [at for at, who in self._wrong if who == address]
        until = []
        if len(own) >= self._each:
            until.append(own[-self._each] + WITHIN_MS)
        if len(self._wrong) >= self._together:
            until.append(self._wrong[-self._together][0] + WITHIN_MS)
        return max((at - now for at in until), default=0)

    def must_wait(self, address: str) -> None:
        """Raises Refused while that address may not try a code; it says for how long."""
        if wait := self.wait_ms(address):
            raise Refused(say("refused-too-many-codes", seconds=-(-wait // 1000)))

    def wrong(self, address: str) -> None:
        """That address has tried a code that is none."""
        self._wrong.append((self._clock.now(), address))

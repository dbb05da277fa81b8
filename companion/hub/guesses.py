"""Codes tried in vain: who guesses is soon made to wait, and all who guess at once are too."""

from __future__ import annotations

from collections import deque
from typing import Final

from companion.hub.clock import Clock
from companion.table.message import Refused, say

#: The time (ms) over which wrong codes are counted.
WITHIN_MS: Final = 60_000


class Guesses:
    """Wrong codes of the last minute. ``each``: how many one device at one address may try, ``address``: all devices of
    one address (a table behind a router or a proxy has one), ``together``: all there are.

    With one of them used up no code is even looked at, right or wrong, so that waiting is all there is to do: at 60 a
    minute one of 32⁶ codes is hit after some 34 years of trying. What was scanned never comes here.
    """

    def __init__(self, clock: Clock, each: int = 10, together: int = 60, address: int | None = None) -> None:
        self._clock = clock
        self._each, self._together = each, together
        self._address = 3 * each if address is None else address
        # Nothing is noted of who has to wait: never more than ``together`` of them.
        self._wrong: deque[tuple[int, str, str]] = deque()

    def wait_ms(self, address: str, device: str = "") -> int:
        """How long (ms) that device at that address has to wait before it may try a code; 0: not at all."""
        now = self._clock.now()
        while self._wrong and now - self._wrong[0][0] >= WITHIN_MS:
            self._wrong.popleft()
        there = [(at, who) for at, where, who in self._wrong if where == address]
        own = [at for at, who in there if who == device]
        until = []
        for tried, most in (
            (own, self._each),
            ([at for at, _ in there], self._address),
            ([at for at, _, _ in self._wrong], self._together),
        ):
            if len(tried) >= most:
                until.append(tried[-most] + WITHIN_MS)
        return max((at - now for at in until), default=0)

    def must_wait(self, address: str, device: str = "") -> None:
        """Raises Refused while that device at that address may not try a code; it says for how long."""
        if wait := self.wait_ms(address, device):
            raise Refused(say("refused-too-many-codes", seconds=-(-wait // 1000)))

    def wrong(self, address: str, device: str = "") -> None:
        """That device at that address has tried a code that is none."""
        self._wrong.append((self._clock.now(), address, device))

"""Limits how many wrong codes may be tried in a minute: per device, per address and in total."""

from __future__ import annotations

from collections import deque
from typing import Final

from companion.hub.clock import Clock
from companion.table.message import Refused, say

#: The length (ms) of the sliding window in which wrong codes are counted.
WINDOW_MS: Final = 60_000


class CodeAttempts:
    """Counter of the wrong codes of the last minute, which blocks further attempts above a limit.

    A blocked attempt is not compared with any code, right or wrong: at 60 attempts a minute, one of 32⁶ codes is hit
    after some 34 years. A scanned code is not limited and does not come here.
    """

    def __init__(self, clock: Clock, per_device: int = 10, in_total: int = 60, per_address: int | None = None) -> None:
        """Set the limits, in wrong codes per minute.

        ``per_device``: of one device at one address. ``in_total``: of all devices. ``per_address``: of all devices at
        one address, since a whole table behind a router or a proxy has one address; None: three times ``per_device``.
        """
        self._clock = clock
        self._per_device, self._in_total = per_device, in_total
        self._per_address = 3 * per_device if per_address is None else per_address
        # Blocked attempts are not recorded, so the deque never exceeds ``in_total``.
        self._failures: deque[tuple[int, str, str]] = deque()

    def wait_ms(self, address: str, device: str = "") -> int:
        """Return how long (ms) that device at that address must wait before its next attempt; 0 for no wait."""
        now = self._clock.now()
        while self._failures and now - self._failures[0][0] >= WINDOW_MS:
            self._failures.popleft()
        at_address = [(at, who) for at, where, who in self._failures if where == address]
        of_device = [at for at, who in at_address if who == device]
        free_at = []
        for failures, limit in (
            (of_device, self._per_device),
            ([at for at, _ in at_address], self._per_address),
            ([at for at, _, _ in self._failures], self._in_total),
        ):
            if len(failures) >= limit:
                free_at.append(failures[-limit] + WINDOW_MS)
        return max((at - now for at in free_at), default=0)

    def check(self, address: str, device: str = "") -> None:
        """Raise Refused, with the seconds to wait, while that device at that address may not try a code."""
        if wait := self.wait_ms(address, device):
            raise Refused(say("refused-too-many-codes", seconds=-(-wait // 1000)))

    def record_failure(self, address: str, device: str = "") -> None:
        """Count a wrong code that was tried on that device at that address."""
        self._failures.append((self._clock.now(), address, device))

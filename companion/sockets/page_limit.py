"""Limits new pages: pages from an address wait if earlier ones were cut off for what they sent.

A page waits rather than being refused: a whole table may be behind one address, and only one of its phones at fault.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from companion.network.addresses import is_this_machine

#: How many cut-off pages an address may have before its next pages wait, and how many of them expire per second.
AT_ONCE: Final = 30
PER_SECOND: Final = 1.0
#: The most pages of one address open at the same time; unlimited for this machine.
MOST_PAGES: Final = 250
#: The longest wait of a new page, in seconds.
LONGEST_S: Final = 8.0
#: The most addresses with cut-off pages that are remembered.
_MAX_ADDRESSES: Final = 1_000


class PageLimit:
    """Limits the pages of each address: how many are open at once, and how long a new one waits after others were cut
    off."""

    def __init__(self) -> None:
        self._cut_offs: dict[str, tuple[float, float]] = {}
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def admit(self, address: str) -> Iterator[bool]:
        """Count a page of that address while it is open; yield whether it is allowed, which this does not enforce."""
        self._open[address] += 1
        try:
            yield self._open[address] <= MOST_PAGES or is_this_machine(address)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def wait_s(self, address: str) -> float:
        """Return the seconds that the next page of that address has to wait."""
        over = self._count_cut_offs(address) - AT_ONCE
        return min(LONGEST_S, max(0.0, over / PER_SECOND))

    async def wait_turn(self, address: str) -> None:
        """Wait until a page of that address may open; return at once if no wait is due. A page that waits counts as one
        that was cut off, so that the next one waits longer."""
        if wait := self.wait_s(address):
            # Counted like a page that was cut off, so that many waiting pages do not all open at once.
            self.record_cut_off(address)
            await asyncio.sleep(wait)

    def record_cut_off(self, address: str) -> None:
        """Record that a page of that address was cut off for what it sent."""
        count = min(self._count_cut_offs(address) + 1, AT_ONCE + LONGEST_S * PER_SECOND)
        self._cut_offs[address] = count, time.monotonic()
        if len(self._cut_offs) > _MAX_ADDRESSES:
            self._cut_offs = {
                each: cut_offs for each, cut_offs in self._cut_offs.items() if self._count_cut_offs(each) > 0
            }
            while len(self._cut_offs) > _MAX_ADDRESSES:
                self._cut_offs.pop(next(iter(self._cut_offs)))

    def _count_cut_offs(self, address: str) -> float:
        """Return how many cut-off pages of that address still count."""
        count, counted_at = self._cut_offs.get(address, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - counted_at) * PER_SECOND)

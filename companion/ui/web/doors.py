"""Who is let in, and how soon: an address whose pages had to be cut off comes back more slowly than it could dial.

Hardly anybody is turned away: a whole table may stand behind one address, and only one of its phones be at fault.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from companion.network.addresses import is_this_machine

#: Pages of one address that may be cut off at once, and per second from then on, before its next ones wait.
AT_ONCE: Final = 30
PER_SECOND: Final = 1.0
#: Pages of one address that may be open at the same time; of this machine's own, as many as there are.
MOST_PAGES: Final = 250
#: The longest that a page waits to be let in, in seconds.
LONGEST_S: Final = 8.0
#: Of so many addresses that were cut off it is kept how often.
_KEPT: Final = 1_000


class Doors:
    """How often pages of each address had to be cut off lately."""

    def __init__(self) -> None:
        self._owed: dict[str, tuple[float, float]] = {}
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def page(self, address: str) -> Iterator[bool]:
        """Count a page of that address while it is open; gives whether it may be."""
        self._open[address] += 1
        try:
            yield self._open[address] <= MOST_PAGES or is_this_machine(address)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def wait_s(self, address: str) -> float:
        """Seconds that the next page of that address waits."""
        over = self._owing(address) - AT_ONCE
        return min(LONGEST_S, max(0.0, over / PER_SECOND))

    async def come(self, address: str) -> None:
        """Wait until a page of that address may come in."""
        if wait := self.wait_s(address):
            # As if it were cut off already, so that many that wait at once do not come in at once.
            self.cut_off(address)
            await asyncio.sleep(wait)

    def cut_off(self, address: str) -> None:
        """Note that a page of that address sent what no page sends."""
        owed = min(self._owing(address) + 1, AT_ONCE + LONGEST_S * PER_SECOND)
        self._owed[address] = owed, time.monotonic()
        if len(self._owed) > _KEPT:
            self._owed = {one: kept for one, kept in self._owed.items() if self._owing(one) > 0}
            while len(self._owed) > _KEPT:
                self._owed.pop(next(iter(self._owed)))

    def _owing(self, address: str) -> float:
        owed, at = self._owed.get(address, (0.0, 0.0))
        return max(0.0, owed - (time.monotonic() - at) * PER_SECOND)

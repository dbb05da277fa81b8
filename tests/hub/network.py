"""What lies between a phone and the hub, simulated: ways that take their time, hold messages back, and lose them.

A connection keeps what it carries in order, as TCP does. All the rest comes from there being several: those of several
phones overtake each other, one that was given up still delivers what it had held back, after its successor has, and
what was on a connection when it was lost is gone, question or answer, and nobody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from companion.hub.latency import ConnectionLatency

Deliver = Callable[[], None]
UP, DOWN = 0, 1
#: How long (s) a message takes on an idle line, from the laptop itself to a phone behind two walls.
_WAYS_S = (0.0005, 0.005, 0.02, 0.08, 0.2)


class Connection:
    """One connection between a device and the hub. ``line``: what the hub's end has measured of it."""

    def __init__(self, name: str, rng: Random) -> None:
        self.latency = ConnectionLatency(name)
        self.lost = False
        #: The worst that the stamp of a press on this line could be (ms): none is put before an earlier one.
        self.most_off_ms = 0.0
        self._trips: list[tuple[float, float]] = []
        self._rng = rng
        self._way_s = rng.choice(_WAYS_S)
        self._free = [0.0, 0.0]
        self._held: list[tuple[int, Deliver]] | None = None

    def half_trip_ms(self, now: float) -> float:
        """Half the quickest of the round trips of the last minute."""
        return min((trip for when, trip in self._trips if now - when <= 60_000), default=0.0) / 2

    def up(self, deliver: Deliver) -> None:
        """From the device to the hub."""
        self._carry(UP, deliver)

    def down(self, deliver: Deliver) -> None:
        """From the hub to the device."""
        self._carry(DOWN, deliver)

    def ping(self, every_s: float, now: Callable[[], float]) -> None:
        """Measure round trips from now on, as the hub's socket does."""
        loop = asyncio.get_running_loop()

        def ask() -> None:
            if not self.lost:
                sent = loop.time()
                self.down(lambda: self.up(lambda: answered((loop.time() - sent) * 1000)))
                loop.call_later(every_s, ask)

        def answered(trip_ms: float) -> None:
            self.latency.record_round_trip(trip_ms, now())
            self._trips.append((now(), trip_ms))

        ask()

    def freeze(self) -> None:
        """Nothing arrives any more, and nothing is lost."""
        if self._held is None:
            self._held = []

    def thaw(self) -> None:
        """What was held back arrives, all at once."""
        held, self._held = self._held or [], None
        for way, deliver in held:
            self._arrive(way, deliver)

    def lose(self) -> None:
        """It is gone, with all that is under way; neither end is told."""
        self.lost, self._held = True, None

    def _carry(self, way: int, deliver: Deliver) -> None:
        if self.lost:
            return
        rng, loop = self._rng, asyncio.get_running_loop()
        takes = self._way_s * (1 + rng.random() / 4)
        if rng.random() < 0.05:
            takes += rng.choice((0.05, 0.3, 2.0))
        # A hair later than what was sent before it: two timers of the same moment have no order.
        self._free[way] = max(self._free[way] + 1e-6, loop.time() + takes)
        loop.call_at(self._free[way], self._arrive, way, deliver)

    def _arrive(self, way: int, deliver: Deliver) -> None:
        if self._held is not None:
            self._held.append((way, deliver))
        elif not self.lost:
            deliver()

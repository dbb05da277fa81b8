"""Records when a press arrived at its socket and on which connection, until its handler reads it.

The socket's data is dispatched in a task of its own, whose context holds the arrival. Handlers run later: after the
handlers queued before them, and after whatever else occupies the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextvars import Context, ContextVar
from dataclasses import dataclass
from typing import Final

from companion.hub.latency import ConnectionLatency, Press

#: A handler that runs more than this many ms after the last arrival does not belong to it.
STALE_MS: Final = 5_000
#: The interval (ms) at which the event loop's lag is sampled while a round is on, at a thousandth of a core: a press
#: that waited at the socket while the loop was busy gets a larger uncertainty.
_SAMPLE_EVERY_MS: Final = 20


def now_ms() -> float:
    """Return the monotonic clock (ms) by which arrivals are measured; its values compare only with each other."""
    return time.perf_counter() * 1000


@dataclass(frozen=True, slots=True)
class Arrival:
    """Arrival of a message on a connection, at the instant ``at`` of :func:`now_ms`."""

    latency: ConnectionLatency
    at: float


#: The arrival of the message that is being handled.
ARRIVAL: ContextVar[Arrival | None] = ContextVar("companion-arrival", default=None)


class LoopLag:
    """Samples of how late the event loop runs work that is due, taken while anybody wants them. A press that came
    meanwhile gets that much more uncertainty. There is one for the process: ``LAG``."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, float]] = deque(maxlen=512)
        self._wanted: set[object] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def set_wanted(self, who: object, on: bool) -> None:
        """Start or stop the sampling for ``who``, for instance a page that can be pressed. Samples are taken as long as
        anybody wants them."""
        if not on:
            self._wanted.discard(who)
            return
        self._wanted.add(who)
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            self._schedule_sample(loop)

    def _schedule_sample(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the next sample after ``_SAMPLE_EVERY_MS``."""
        due = now_ms() + _SAMPLE_EVERY_MS
        # In a fresh context: the caller's context would keep the page alive.
        loop.call_later(_SAMPLE_EVERY_MS / 1000, self._sample, loop, due, context=Context())

    def _sample(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        """Record how late this call is, and schedule the next one while samples are wanted."""
        self.record_lag(now_ms() - due, now_ms())
        if self._loop is not loop:
            return
        if self._wanted:
            self._schedule_sample(loop)
        else:
            self._loop = None

    def record_lag(self, late_ms: float, now: float) -> None:
        """Record that work which was due ran ``late_ms`` too late, at the instant ``now``."""
        self._samples.append((now, late_ms))

    def worst(self, arrived: float) -> float:
        """Return the largest lag (ms) that may have delayed a message that arrived at that instant; 0 without samples.

        Only samples since shortly before the arrival count.
        """
        since, worst_ms = arrived - 2 * _SAMPLE_EVERY_MS, 0.0
        for when, late in reversed(self._samples):  # newest first, because a press waits for this loop
            if when < since:
                break
            worst_ms = max(worst_ms, late)
        return worst_ms


LAG = LoopLag()


def read_press(now: int) -> Press:
    """Return the press being handled, with its corrected instant on the timeline whose present instant is ``now`` (ms).
    Call it once for each press: no press counts as earlier than the one before on its connection. A press whose arrival
    is not known counts from now."""
    arrival, tick = ARRIVAL.get(), now_ms()
    if arrival is None or tick - arrival.at > STALE_MS:
        return ConnectionLatency().correct_press(now)
    since = tick - arrival.at
    # The delay between socket and handler is known exactly; it is also a lower bound of the loop's lag.
    return arrival.latency.correct_press(now - since, max(LAG.worst(arrival.at), since), arrival.at)

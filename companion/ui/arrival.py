"""A press as it came in: on which line, and when its socket received it; kept until the handler asks.

What the socket receives is dispatched in a task of its own, whose context remembers it. Handlers run later: after what
was in front of them, and after whatever the loop had in hand.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextvars import Context, ContextVar
from dataclasses import dataclass
from typing import Final

from companion.hub.latency import ConnectionLatency, Press

#: A handler that runs so much later (ms) does not belong to what was received then.
STALE_MS: Final = 5_000
#: While a round is on, the event loop is looked at this often (ms): it costs a thousandth of a core, and a press that
#: waited at the socket while a screen was drawn, or while the machine did something else, is known to be less sure.
_LOOKED_AT_MS: Final = 20


def ticks() -> float:
    """Ms of the clock that arrivals are measured with; it never goes back, and is compared only with itself."""
    return time.perf_counter() * 1000


@dataclass(frozen=True, slots=True)
class Arrival:
    """Records that a message arrived on a connection, at that tick (ms)."""

    latency: ConnectionLatency
    at: float


#: What is being handled.
ARRIVAL: ContextVar[Arrival | None] = ContextVar("companion-arrival", default=None)


class LoopLag:
    """How late the event loop comes to what is due, measured wherever somebody waits for a known moment anyway."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float]] = deque(maxlen=512)
        self._wanted: set[object] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def attend(self, who: object, on: bool) -> None:
        """Somebody may press (or does so no more): from now on, look by ourselves as long as anybody wants it."""
        if not on:
            self._wanted.discard(who)
            return
        self._wanted.add(who)
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            self._look_later(loop)

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        due = ticks() + _LOOKED_AT_MS
        # In a context of its own: the caller's would hold his page.
        loop.call_later(_LOOKED_AT_MS / 1000, self._look, loop, due, context=Context())

    def _look(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self.note(ticks() - due, ticks())
        if self._loop is not loop:
            return
        if self._wanted:
            self._look_later(loop)
        else:
            self._loop = None

    def note(self, late_ms: float, now: float) -> None:
        """Something that was due came so much too late."""
        self._seen.append((now, late_ms))

    def worst(self, arrived: float) -> float:
        """What may have held up something that arrived then (ms): the most that has been noted since shortly before,
        and nothing that held up only what came earlier; 0 where nobody looked."""
        since, found = arrived - 2 * _LOOKED_AT_MS, 0.0
        for when, late in reversed(self._seen):  # a press waits for this: only what counts is looked at
            if when < since:
                break
            found = max(found, late)
        return found


LAG = LoopLag()


def press(now: int) -> Press:
    """What is being handled, as a press: its corrected instant on the timeline on which it is ``now`` (ms)."""
    arrival, here = ARRIVAL.get(), ticks()
    if arrival is None or here - arrival.at > STALE_MS:
        return ConnectionLatency().correct_press(now)
    since = here - arrival.at
    # The time from the socket to here is known; it also shows how much the loop has in hand.
    return arrival.latency.correct_press(now - since, max(LAG.worst(arrival.at), since), arrival.at)

"""A press as it came in: on which line, and when its socket received it; kept until the handler asks.

What the socket receives is dispatched in a task of its own, whose context remembers it. Handlers run later: after what
was in front of them, and after whatever the loop had in hand.
"""

from __future__ import annotations

import time
from collections import deque
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from companion.hub.line import Line, Press

#: A handler that runs so much later (ms) does not belong to what was received then.
STALE_MS: Final = 5_000
#: Lateness of the event loop is remembered so long (ms).
_LAG_KEPT_MS: Final = 3_000


def ticks() -> float:
    """Ms of the clock that arrivals are measured with; it never goes back, and is compared only with itself."""
    return time.perf_counter() * 1000


@dataclass(frozen=True, slots=True)
class Arrival:
    """Something was received on that line, at that tick (ms)."""

    line: Line
    at: float


#: What is being handled.
ARRIVAL: ContextVar[Arrival | None] = ContextVar("companion-arrival", default=None)


class LoopLag:
    """How late the event loop comes to what is due, measured wherever somebody waits for a known moment anyway."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float]] = deque(maxlen=256)

    def note(self, late_ms: float, now: float) -> None:
        """Something that was due came so much too late."""
        self._seen.append((now, late_ms))

    def worst(self, now: float) -> float:
        """The most of the last seconds (ms); 0 where nobody looked."""
        return max((late for when, late in self._seen if now - when <= _LAG_KEPT_MS), default=0.0)


LAG = LoopLag()


def press(now: int) -> Press:
    """What is being handled, as a press: its corrected instant on the timeline on which it is ``now`` (ms)."""
    arrival, here = ARRIVAL.get(), ticks()
    if arrival is None or here - arrival.at > STALE_MS:
        return Line().press(now)
    since = here - arrival.at
    # The time from the socket to here is known; it also shows how much the loop has in hand.
    return arrival.line.press(now - since, max(LAG.worst(here), since), arrival.at)

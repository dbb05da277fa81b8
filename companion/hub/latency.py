"""Estimates when a press was made: when its socket received it, less half of that phone's round trip.

The phone's own clock is never asked. Half of the shortest recent round trip is how long a message is under way when
nothing delays it, so the press is moved earlier by that much; the error of a press is half of that round trip plus the
spread of the round trips.

A phone that answers pings slowly on purpose gains little, and the table sees it:

- The browser itself answers pings; no script of a page can.
- The shortest of many round trips counts: one prompt answer within the last minute makes the slow ones useless.
- A correction is at most ``MOST_CORRECTION_MS`` and never moves a press before the round's start: that is the most to
  gain.
- A connection that seems to need more than ``MOST_BELIEVED_MS`` each way is no Wi-Fi of a table: there the time of
  arrival decides.
- The error of a press is never less than its correction, since a round trip does not tell how its time divides into the
  two ways. So a press that comes before another by its correction alone is always a photo finish: the gap is shown, and
  the table says who was first.

A bad connection does not disturb the others either: its error is at most ``MOST_CORRECTION_MS`` plus the lag of the
server, so only players who pressed within that time of it are asked. ``docs/decisions/fair-order.md`` has the figures.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import ceil
from typing import Final

from companion.table.press import MOST_CORRECTION_MS

#: The longest one-way time (ms) that is believed; presses on a slower connection count from their arrival.
MOST_BELIEVED_MS: Final = 250
#: How many round trips of a connection are remembered.
MAX_ROUND_TRIPS: Final = 30
#: How old (ms) a round trip may be to count.
MAX_AGE_MS: Final = 60_000
#: The error (ms) of a press on a connection without any measured round trip.
UNMEASURED_MS: Final = 100


@dataclass(frozen=True, slots=True)
class Press:
    """Instant of a press as the table judges it: corrected for the time that the press was under way.

    Attributes:
        at: the corrected instant (ms).
        error_ms: how far off that instant may be.
        line: the id of the connection on which the press came.
    """

    at: int
    error_ms: int
    line: str = ""


def correction_ms(one_way: float) -> int:
    """Return by how much (ms) a press is dated back that seems to have been under way for ``one_way`` ms; 0 if that
    time is too long to be believed."""
    return 0 if one_way > MOST_BELIEVED_MS else min(MOST_CORRECTION_MS, int(one_way))


class ConnectionLatency:
    """Round trips of one connection of a device, by which its presses are corrected. Instants and spans are ms."""

    def __init__(self, name: str = "") -> None:
        """``name``: the id of the connection."""
        self.name = name
        self._round_trips: deque[tuple[float, float]] = deque(maxlen=MAX_ROUND_TRIPS)
        self._last: int | None = None

    def record_round_trip(self, duration: float, now: float) -> None:
        """Record that a ping was answered at ``now``, ``duration`` after it was sent."""
        self._round_trips.append((now, max(0.0, duration)))

    def recent_round_trips(self, now: float) -> list[float]:
        """Return the round trips of the last minute, the shortest first."""
        return sorted(duration for when, duration in self._round_trips if now - when <= MAX_AGE_MS)

    def correct_press(self, received: float, lag: float = 0.0, measured_at: float | None = None) -> Press:
        """Return the press that was received at the instant ``received``, with its corrected instant and uncertainty.
        It is never before the last press returned: call this once for each press, in the order of their arrival.

        ``lag``: how long the server may have taken to notice the press; it only adds to the uncertainty.
        ``measured_at``: the same instant on the clock that round trips are recorded with, if that is another clock.
        """
        trips = self.recent_round_trips(received if measured_at is None else measured_at)
        if trips:
            # Three of four messages are delayed by no more than this, whichever way the delay happens.
            spread = trips[(3 * len(trips)) // 4] - trips[0]
            one_way, error = trips[0] / 2, min(trips[0] / 2 + spread, MOST_CORRECTION_MS) + lag
        else:
            one_way, error = 0.0, UNMEASURED_MS + lag
        at = int(received) - correction_ms(one_way)
        # Of two presses on one connection, the one that arrives first was made first, whatever was measured in between.
        at = self._last = at if self._last is None else max(at, self._last)
        return Press(at, ceil(error), self.name)

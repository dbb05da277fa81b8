"""When a press was made: where its socket received it, less half of that phone's round trip.

A phone's own clock is never asked. Half the least of its recent round trips is what a message is on its way when
nothing holds it up, so a press is put that much earlier; by the whole spread it may be off.

Answering slowly on purpose gains little, and nothing that the table does not see:

- pings are answered by the browser itself, and by no script of a page;
- the least of many round trips counts: one prompt answer within the last minute, and the rest were slow for nothing;
- a correction is at most ``MOST_CORRECTION_MS``, and never leads before the round's start: that is the most to gain;
- a line that seems to take more than ``MOST_BELIEVED_MS`` each way is no Wi-Fi of a table: there arrival decides;
- the error of a press is never less than its correction, since a round trip does not tell how much of it was the way
  here. So a press that comes before another by its correction alone is always a photo finish: the gap is shown, and the
  table says who was first.

Nor is a bad line a nuisance to the others: its error says no more than ``MOST_CORRECTION_MS`` and what the server
itself was late, so that only those who pressed that close to it are asked about. ``docs/decisions/fair-order.md`` has
the figures.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import ceil
from typing import Final

from companion.table.press import MOST_CORRECTION_MS

#: A line that seems to take longer than this each way (ms) is not believed: what comes on it counts as it arrives.
MOST_BELIEVED_MS: Final = 250
#: Round trips that are remembered of a line: so many, and none older than that (ms).
KEPT: Final = 30
KEPT_MS: Final = 60_000
#: How far off (ms) a press may be of whose line nothing is known yet.
UNMEASURED_MS: Final = 100


@dataclass(frozen=True, slots=True)
class Press:
    """A press: its corrected instant (ms), how far off that may be (ms), and the line that it came on."""

    at: int
    error_ms: int
    line: str = ""


def correction(way: float) -> int:
    """How much earlier (ms) than it was received a press counts that seems to have been on its way for so long."""
    return 0 if way > MOST_BELIEVED_MS else min(MOST_CORRECTION_MS, int(way))


class Line:
    """One connection of a device, as far as time is concerned. Instants and spans are ms."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self._trips: deque[tuple[float, float]] = deque(maxlen=KEPT)
        self._last: int | None = None

    def measured(self, round_trip: float, now: float) -> None:
        """A ping was answered after that long."""
        self._trips.append((now, max(0.0, round_trip)))

    def trips(self, now: float) -> list[float]:
        """The round trips that count now, the shortest first."""
        return sorted(trip for when, trip in self._trips if now - when <= KEPT_MS)

    def press(self, received: float, lag: float = 0.0, noted: float | None = None) -> Press:
        """What was received at that instant; ``lag``: how long the server may have taken to notice; ``noted``: the
        same instant by the clock that round trips are noted with, where that is another one."""
        trips = self.trips(received if noted is None else noted)
        if trips:
            # Three of four messages are held up no longer than this, whichever way it happens.
            spread = trips[(3 * len(trips)) // 4] - trips[0]
            way, error = trips[0] / 2, min(trips[0] / 2 + spread, MOST_CORRECTION_MS) + lag
        else:
            way, error = 0.0, UNMEASURED_MS + lag
        at = int(received) - correction(way)
        # What is sent first on one line was pressed first, whatever was learnt of the line between the two.
        at = self._last = at if self._last is None else max(at, self._last)
        return Press(at, ceil(error), self.name)

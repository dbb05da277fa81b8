"""What time it is, twice: a timeline that orders what happens at a table, and the wall clock that dates it.

The *timeline* never goes back and never jumps. Within one process it counts the milliseconds that really pass, sleep of
the machine included (``time.monotonic`` stands still meanwhile on Linux and macOS), and nobody can set it. The next
process continues the timeline of each table at or after the newest instant in that table's journal, whatever its wall
clock says: a Raspberry Pi without a clock chip starts up to an hour early after every power cut, others in 1970. All
that compares instants compares them on the timeline of one table, and no table's journal moves another's.

The *wall clock* may be wrong and may be set at any moment. It says only what people read as a date: when a game began
and ended. So each entry of a journal carries both (``companion.table.log.Entry``).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, tzinfo
from typing import Final, Protocol

from companion.table.entry import Entry

#: The fields of events that hold an instant of the timeline.
INSTANTS: Final = ("at", "heard_at", "vouched_at")
#: The last moment that can be written as a date (ms since the epoch): the end of the year 9999, anywhere on earth.
_LAST_MS: Final = round(datetime(9999, 12, 30, tzinfo=UTC).timestamp()) * 1000


class Clock(Protocol):
    """Where the hub gets its now from; tests hand in one that they move."""

    def now(self) -> int:
        """Ms of this process's timeline: the wall clock's reading at its start, plus what has elapsed since."""
        ...

    def wall(self) -> int:
        """Ms since the epoch as the wall clock says at this moment."""
        ...


def _counting_sleep() -> Callable[[], int]:
    if sys.platform == "linux":
        return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return time.monotonic_ns


class SystemClock(Clock):
    """The real one."""

    def __init__(self) -> None:
        self._elapsed = _counting_sleep()
        self._base = time.time_ns() - self._elapsed()

    def now(self) -> int:
        """Ms since the epoch as the wall clock stood at the start, plus what has elapsed since."""
        return (self._base + self._elapsed()) // 1_000_000

    def wall(self) -> int:
        """Ms since the epoch as the wall clock says at this moment."""
        return time.time_ns() // 1_000_000


class Timeline(Clock):
    """The timeline of one table: that of the process, moved by ``ahead_ms`` so that it continues an earlier one."""

    def __init__(self, clock: Clock, begin: int | None = None) -> None:
        """``begin``: the instant of the timeline that is now; None: that of the process."""
        self._clock = clock
        self.ahead_ms = 0 if begin is None else begin - clock.now()

    def now(self) -> int:
        """Ms of the table's timeline."""
        return self._clock.now() + self.ahead_ms

    def wall(self) -> int:
        """Ms since the epoch as the wall clock says at this moment."""
        return self._clock.wall()


def newest_instant(entries: Iterable[Entry]) -> int:
    """The newest instant of the timeline in those entries. It need not be in the last of them: earlier versions let the
    timeline go back with the wall clock."""
    return max(instant for entry in entries for instant in _instants(entry))


def _instants(entry: Entry) -> Iterable[int]:
    yield entry.at
    for event in entry.events:
        for name in INSTANTS:
            if isinstance(instant := getattr(event, name, None), int):
                yield instant


def wall_of(instant: int, entries: Iterable[Entry]) -> int:
    """What the wall clock said at that instant, as far as the last entry that tells it lets us know (ms since the
    epoch); an old journal has one number for both."""
    told = [entry for entry in entries if entry.wall is not None]
    return instant if not told or told[-1].wall is None else instant - told[-1].at + told[-1].wall


def as_date(wall_ms: int, place: tzinfo | None = None) -> datetime:
    """A reading of the wall clock (ms since the epoch) as a date in the time of that place (None: of this machine),
    whatever the reading."""
    moment = datetime.fromtimestamp(min(max(wall_ms, 0), _LAST_MS) / 1000, UTC)
    return moment.astimezone(place)

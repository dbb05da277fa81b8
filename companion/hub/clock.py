"""Keeps two clocks: a timeline that orders what happens at a table, and the wall clock that dates it.

The *timeline* never goes back and never jumps. Within one process it counts the milliseconds that really pass, also
while the machine sleeps (``time.monotonic`` does not count them on Linux and macOS), and nobody can set it. The
next process continues the timeline of each table at or after the newest instant in that table's journal, whatever its
wall clock says: a Raspberry Pi without a clock chip starts up to an hour early after every power cut, others in 1970.
Instants are only compared on the timeline of one table, and the journal of one table does not move the timeline of
another.

The *wall clock* may be wrong and may be set at any moment. It only gives the dates that people read: when a game began
and ended. So each entry of a journal carries both (``companion.table.entry.Entry``).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, tzinfo
from typing import Final, Protocol

from companion.table.entry import Entry

#: The names of event fields that hold an instant of the timeline.
INSTANTS: Final = ("at", "heard_at", "vouched_at")
#: The last moment that can be written as a date in every time zone (ms since the epoch): the end of the year 9999.
_LAST_MS: Final = round(datetime(9999, 12, 30, tzinfo=UTC).timestamp()) * 1000


class Clock(Protocol):
    """Clock by which the hub tells the time; tests pass one that they move."""

    def now(self) -> int:
        """Return the instant (ms) on this process's timeline: the wall clock at the start of the process, plus the time
        that has passed since."""
        ...

    def wall(self) -> int:
        """Return the reading of the wall clock (ms since the epoch)."""
        ...


def _pick_sleep_counting_clock() -> Callable[[], int]:
    """Return the function of this system's clock (ns) that also counts while the machine sleeps."""
    if sys.platform == "linux":
        return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return time.monotonic_ns


class SystemClock(Clock):
    """Clock of the process, by the system's clocks; it is the same for all tables, each of which may shift it
    (``Timeline``)."""

    def __init__(self) -> None:
        self._elapsed = _pick_sleep_counting_clock()
        self._base = time.time_ns() - self._elapsed()

    def now(self) -> int:
        """Return the wall clock at the start (ms since the epoch), plus the time since."""
        return (self._base + self._elapsed()) // 1_000_000

    def wall(self) -> int:
        """Return the reading of the wall clock (ms since the epoch)."""
        return time.time_ns() // 1_000_000


class Timeline(Clock):
    """Timeline of one table: the timeline of the process, shifted by ``offset_ms`` so that it continues the table's
    earlier one."""

    def __init__(self, clock: Clock, begin: int | None = None) -> None:
        """``begin``: the table's present instant (ms); None: the same as the process's."""
        self._clock = clock
        self.offset_ms = 0 if begin is None else begin - clock.now()

    def now(self) -> int:
        """Return the instant (ms) on the table's timeline."""
        return self._clock.now() + self.offset_ms

    def wall(self) -> int:
        """Return the reading of the wall clock (ms since the epoch)."""
        return self._clock.wall()


def newest_instant(entries: Iterable[Entry]) -> int:
    """Return the newest instant (ms) in the entries, of which there must be one.

    It need not be in the last entry: earlier versions let the timeline go back with the wall clock.
    """
    return max(instant for entry in entries for instant in _instants_in(entry))


def _instants_in(entry: Entry) -> Iterable[int]:
    """Yield every instant (ms) in an entry and its events."""
    yield entry.at
    for event in entry.events:
        for name in INSTANTS:
            if isinstance(instant := getattr(event, name, None), int):
                yield instant


def wall_of(instant: int, entries: Iterable[Entry]) -> int:
    """Convert an instant of the timeline to the wall clock (ms since the epoch), by the last entry that has both times.

    In an old journal, which has no wall clock times, the two are the same number.
    """
    dated = [entry for entry in entries if entry.wall is not None]
    return instant if not dated or dated[-1].wall is None else instant - dated[-1].at + dated[-1].wall


def as_date(wall_ms: int, zone: tzinfo | None = None) -> datetime:
    """Convert a wall clock time (ms since the epoch) to a date in the time zone ``zone`` (None: this machine's).

    A time that no date can show gives the nearest date.
    """
    moment = datetime.fromtimestamp(min(max(wall_ms, 0), _LAST_MS) / 1000, UTC)
    return moment.astimezone(zone)

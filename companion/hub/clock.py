"""The hub's timeline: milliseconds that never stand still in a suspend and never jump with the wall clock.

``time.monotonic`` stands still while a laptop sleeps on Linux and macOS, and the wall clock can be set; so the
timeline begins at the wall clock's reading when the process starts and goes on with a clock that counts sleep.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Where the hub gets its now from; tests hand in one that they move."""

    def now(self) -> int:
        """Ms of the timeline, comparable with those of an earlier process through the wall clock."""
        ...


def _counting_sleep() -> Callable[[], int]:
    if sys.platform == "linux":
        return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return time.monotonic_ns


class SystemClock:
    """The real one."""

    def __init__(self) -> None:
        self._elapsed = _counting_sleep()
        self._base = time.time_ns() - self._elapsed()

    def now(self) -> int:
        """Ms since the epoch as the wall clock stood at the start, plus what has elapsed since."""
        return (self._base + self._elapsed()) // 1_000_000

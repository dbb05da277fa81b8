"""Writes times and durations as clocks and sentences show them."""

from __future__ import annotations

from typing import Final

from companion.table.message import Message, say

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 60 * _MINUTE_MS
_DAY_MS: Final = 24 * _HOUR_MS


def format_clock(left_ms: int) -> str:
    """Return a time left as m:ss, rounded up to a second, so that 0:00 is shown only at the end."""
    seconds = -(-left_ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"


def format_duration(ms: int) -> Message:
    """Return a duration (ms) in words, rounded to a suitable unit; a day or more is said without a number."""
    if ms < 2 * _MINUTE_MS:
        return say("span-seconds", seconds=max(1, ms // 1000))
    if ms < 2 * _HOUR_MS:
        return say("span-minutes", minutes=ms // _MINUTE_MS)
    if ms < _DAY_MS:
        return say("span-hours", hours=ms // _HOUR_MS)
    return say("span-days")

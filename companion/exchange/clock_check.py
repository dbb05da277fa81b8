"""Checks whether this machine's clock is plainly wrong: games are dated by it, though nothing is ordered by it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from companion.store.journal import read_journal
from companion.table.message import Message, say

#: An earlier time is wrong: this version had not been released.
EARLIEST: Final = datetime(2026, 11, 28, tzinfo=UTC)
#: A later time is wrong.
LATEST: Final = datetime(2100, 1, 1, tzinfo=UTC)
#: Two clocks may differ by this much without either being wrong.
_TOLERANCE: Final = timedelta(minutes=2)


def check_clock(now: datetime, journals: Path | None = None) -> Message | None:
    """Return the message that a clock which says ``now`` is wrong; None if it seems right.

    An entry of the journals with a later time shows that the clock was set back.
    """
    text = now.strftime("%Y-%m-%d %H:%M")
    if now < EARLIEST or now >= LATEST:
        return say("doctor-clock-wrong", now=text)
    newest = max(_record_times(journals), default=None) if journals is not None else None
    if newest is not None and now + _TOLERANCE < newest:
        return say("doctor-clock-behind", now=text, newest=newest.astimezone(now.tzinfo).strftime("%Y-%m-%d %H:%M"))
    return None


def _record_times(journals: Path) -> Iterator[datetime]:
    """Yield when the entries of all journals were written; entries without a valid time are left out."""
    for path in journals.glob("*.jsonl"):
        with contextlib.suppress(OSError):
            yield from _read_times(read_journal(path).records)


def _read_times(records: Iterable[Mapping[str, Any]]) -> Iterator[datetime]:
    """Yield the time of each record; records without a valid time are left out."""
    for record in records:
        with contextlib.suppress(KeyError, TypeError, ValueError, OverflowError, OSError):
            wall = record.get("wall")
            yield datetime.fromtimestamp((record["at"] if wall is None else wall) / 1000, UTC)

"""Whether the clock of this machine is plainly wrong: it dates the games, though it orders nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from companion.store.journal import read_journal
from companion.table.message import Message, say

#: No clock is right that says that it is earlier than this: this version had not been made.
EARLIEST: Final = datetime(2026, 11, 28, tzinfo=UTC)
#: No clock is right that says that it is later than this.
LATEST: Final = datetime(2100, 1, 1, tzinfo=UTC)
#: So far two clocks may differ, and neither be wrong.
_TOLERANCE: Final = timedelta(minutes=2)


def check_clock(now: datetime, journals: Path | None = None) -> Message | None:
    """Say what is wrong with a clock that says ``now``, by the journals of that folder; None where nothing is."""
    shown = now.strftime("%Y-%m-%d %H:%M")
    if now < EARLIEST or now >= LATEST:
        return say("doctor-clock-wrong", now=shown)
    newest = max(_record_times(journals), default=None) if journals is not None else None
    if newest is not None and now + _TOLERANCE < newest:
        return say("doctor-clock-behind", now=shown, newest=newest.astimezone(now.tzinfo).strftime("%Y-%m-%d %H:%M"))
    return None


def _record_times(journals: Path) -> Iterator[datetime]:
    """When the entries of each journal were written, as far as they are dates at all."""
    for path in journals.glob("*.jsonl"):
        with contextlib.suppress(OSError):
            yield from _read_times(read_journal(path).records)


def _read_times(records: Iterable[Mapping[str, Any]]) -> Iterator[datetime]:
    for record in records:
        with contextlib.suppress(KeyError, TypeError, ValueError, OverflowError, OSError):
            written = record.get("wall")
            yield datetime.fromtimestamp((record["at"] if written is None else written) / 1000, UTC)

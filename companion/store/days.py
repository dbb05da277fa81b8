"""On which day something was: the day that it was at the table, wherever and whenever it is looked up.

A moment in a game file carries the offset of the place where the table stood ("2026-11-30T23:30:00+01:00"), and its day
is the one written there: Monday evening in Paris stays Monday for a reader in Montreal and for a server that runs in
UTC. "Z" says nothing of the place (RFC 9557): such a moment is read in the time of this machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any


def local_datetime(when: str) -> datetime | None:
    """The moment (ISO 8601) in the time of the place where it was written; None where it is none."""
    try:
        moment = datetime.fromisoformat(when)
        return moment.astimezone() if when[-1:] in "Zz" or moment.tzinfo is None else moment
    except (ValueError, OverflowError):
        return None


def timestamp_of_game(file: Mapping[str, Any]) -> str:
    """The moment by which a game file is dated: when it ended, else when it began; empty where neither is written."""
    return file.get("finished_at") or file.get("started_at") or ""


def date_of_game(file: Mapping[str, Any]) -> str:
    """``2026-11-30``: the day of a game file at its table; empty where there is none."""
    moment = local_datetime(timestamp_of_game(file))
    return "" if moment is None else moment.date().isoformat()

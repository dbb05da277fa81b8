"""Finds the day of a game: the day it was where the table stood, wherever and whenever the file is read.

A moment in a game file carries the UTC offset of the table's place ("2026-11-30T23:30:00+01:00"), and the day of the
game is the date written in it: Monday evening in Paris stays Monday for a reader in Montreal and for a server that runs
in UTC. "Z" says nothing about the place (RFC 9557): such a moment is read in this machine's time zone.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any


def local_datetime(when: str) -> datetime | None:
    """Parse a moment (ISO 8601) in the time zone in which it was written; None if the text is not a moment."""
    try:
        moment = datetime.fromisoformat(when)
        return moment.astimezone() if when[-1:] in "Zz" or moment.tzinfo is None else moment
    except (ValueError, OverflowError):
        return None


def timestamp_of_game(file: Mapping[str, Any]) -> str:
    """Return when the game of a file ended, or else began (ISO 8601); empty if the file says neither."""
    return file.get("finished_at") or file.get("started_at") or ""


def date_of_game(file: Mapping[str, Any]) -> str:
    """Return the day of a game at its table (``2026-11-30``), from its file; empty if the file has no valid date."""
    moment = local_datetime(timestamp_of_game(file))
    return "" if moment is None else moment.date().isoformat()

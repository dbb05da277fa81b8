"""Picks the table that a newcomer most likely looks for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from companion.hub.table import LiveTable, is_clock_running


def pick_tonight(tables: Iterable[LiveTable], since: datetime) -> LiveTable | None:
    """Return the table with the most activity, among those whose game is not finished or was begun after ``since``;
    None if there is none."""
    # Of equal tables ``max`` returns the first, which is the newest.
    return max((table for table in tables if not _was_over_before(table, since)), key=_activity, default=None)


def _activity(table: LiveTable) -> tuple[bool, bool, bool, bool]:
    """Return a sort key for the activity at a table.

    A single seated device counts for less than a table that was opened on this machine, since one device is soon
    seated.
    """
    seated_devices = {device for seat in table.state.seats for device in seat.devices}
    return (
        is_clock_running(table.state, table.now()),
        len(seated_devices) > 1,
        table.state.opened_here,
        bool(seated_devices),
    )


def _was_over_before(table: LiveTable, since: datetime) -> bool:
    """Tell whether the table's game is finished and was begun before ``since``."""
    if table.state.play is None or not table.view.log.game.is_finished(table.state):
        return False
    return datetime.fromisoformat(table.state.opened_at) < since

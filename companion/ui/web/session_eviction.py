"""Evicts sessions of disconnected pages: after 10 minutes, and beyond 40 of them.

A page that returns later gets a new screen, drawn from the table's state. Without a limit, a thousand phones that look
in and leave would all be kept.
"""

from __future__ import annotations

from typing import Final

from flet_web.fastapi import app_manager

#: Seconds for which the session of a disconnected page is kept.
KEPT_S: Final = 600
#: The most such sessions kept, the last disconnected ones: three full tables of twelve, and their laptops.
MOST_KEPT: Final = 40


async def evict_sessions() -> None:
    """End the sessions of disconnected pages, the longest disconnected first, until at most ``MOST_KEPT`` of them are
    left."""
    sessions = app_manager._FletAppManager__sessions
    waiting = [(s.expires_at, id_) for id_, s in sessions.items() if s.connection is None and s.expires_at is not None]
    for _, id_ in sorted(waiting)[: max(0, len(waiting) - MOST_KEPT)]:
        await app_manager.delete_session(id_)

"""Screens of pages that went, kept for their return: each for a while, and never more than so many.

Who comes after that gets a new screen, drawn from the table's state. A thousand phones that look in and leave would
else be held all at once.
"""

from __future__ import annotations

from typing import Final

from flet_web.fastapi import app_manager

#: Seconds for which the screen of a page that went is kept.
KEPT_S: Final = 600
#: So many such screens are kept, those of the pages that went last: three full tables of twelve, and their laptops.
MOST_KEPT: Final = 40


async def let_go() -> None:
    """End the sessions of the pages that went first, until no more than ``MOST_KEPT`` wait for theirs."""
    sessions = app_manager._FletAppManager__sessions
    waiting = [(s.expires_at, id_) for id_, s in sessions.items() if s.connection is None and s.expires_at is not None]
    for _, id_ in sorted(waiting)[: max(0, len(waiting) - MOST_KEPT)]:
        await app_manager.delete_session(id_)

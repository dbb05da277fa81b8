"""Keeps pending drawings and effects of a page over a disconnection.

Fault (Flet 1.0.5): a session that loses its connection discards its pending updates and effects, and accepts no more
until it is connected again. A component that had just appeared then never subscribes: on a page that is connected
again, and draws everything else, it stays as it was for ever.

Cure: effects run whether or not the page is connected, and updates wait for its return.

Goes away when: ``Session.disconnect`` keeps what is pending.
"""

from __future__ import annotations

from typing import Any

from flet.messaging.session import Session

_attach, _disconnect = Session.attach_connection, Session.disconnect


def _attach_and_draw(self: Session, conn: Any) -> None:
    """Attach the connection as Flet does, then let the pending updates be drawn."""
    _attach(self, conn)
    self._Session__updates_ready.set()  # type: ignore[attr-defined]


async def _disconnect_and_keep(self: Session, session_timeout_seconds: int) -> None:
    """Disconnect as Flet does, but keep the pending updates and effects."""
    # Flet clears both before its first await.
    updates = set(self._Session__pending_updates)  # type: ignore[attr-defined]
    effects = list(self._Session__pending_effects)  # type: ignore[attr-defined]
    try:
        await _disconnect(self, session_timeout_seconds)
    finally:
        self._Session__pending_updates |= updates  # type: ignore[attr-defined]
        self._Session__pending_effects[:0] = effects  # type: ignore[attr-defined]
        self._Session__updates_ready.set()  # type: ignore[attr-defined]


def _schedule_update(self: Session, control: Any) -> None:
    self._Session__pending_updates.add(control)  # type: ignore[attr-defined]
    if self.connection is not None or self.expires_at is None:
        self._Session__updates_ready.set()  # type: ignore[attr-defined]


def _schedule_effect(self: Session, hook: Any, is_cleanup: bool) -> None:
    self._Session__pending_effects.append((hook, is_cleanup))  # type: ignore[attr-defined]
    self._Session__updates_ready.set()  # type: ignore[attr-defined]


def patch() -> None:
    """Make Flet keep pending drawings and effects over a disconnection; idempotent."""
    Session.attach_connection = _attach_and_draw  # type: ignore[method-assign]
    Session.disconnect = _disconnect_and_keep  # type: ignore[method-assign]
    Session.schedule_update = _schedule_update  # type: ignore[method-assign]
    Session.schedule_effect = _schedule_effect  # type: ignore[method-assign]

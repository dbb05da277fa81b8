"""What was about to be drawn, and to listen, when a page was cut off.

Fault (Flet 1.0.5): a session that loses its connection throws away which components were to be drawn anew and whose
effects were to be set up, and takes no more of either until it is back. A component that had just appeared then never
begins to listen: on a page that is connected again, and draws everything else, it stays as it was for ever.

Cure: effects are set up whether or not the page is there, and what is to be drawn waits for its return.

Goes away when: ``Session.disconnect`` keeps what is pending.
"""

from __future__ import annotations

from typing import Any

from flet.messaging.session import Session

_attach, _disconnect = Session.attach_connection, Session.disconnect


def _attach_and_draw(self: Session, conn: Any) -> None:
    _attach(self, conn)
    self._Session__updates_ready.set()  # type: ignore[attr-defined]


async def _disconnect_and_keep(self: Session, session_timeout_seconds: int) -> None:
    # Flet clears both before it first waits.
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


def apply() -> None:
    """Put the cure into Flet; once or more often."""
    Session.attach_connection = _attach_and_draw  # type: ignore[method-assign]
    Session.disconnect = _disconnect_and_keep  # type: ignore[method-assign]
    Session.schedule_update = _schedule_update  # type: ignore[method-assign]
    Session.schedule_effect = _schedule_effect  # type: ignore[method-assign]

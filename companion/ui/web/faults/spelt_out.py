"""Avoids formatting messages for a log that is switched off.

Fault (Flet 1.0.5): each message is formatted with every field of every control for the transport's log, even if that
log is off: four times the work of packing it, and most of the cost of sending a new screen.

Cure: it is formatted only while that log is on.

Goes away when: ``FletApp.send_message`` leaves the formatting to the log.
"""

from __future__ import annotations

import logging

from flet.messaging.protocol import Message
from flet_web.fastapi.flet_app import transport_log

_written_out = Message.__repr__


def _format(self: Message) -> str:
    return _written_out(self) if transport_log.isEnabledFor(logging.DEBUG) else f"Message({self.action.name})"


def patch() -> None:
    """Make Flet format no messages for a log that is off; idempotent."""
    Message.__repr__ = _format  # type: ignore[method-assign, assignment]

"""What a message to a page costs before it is sent.

Fault (Flet 1.0.5): each message is written out in words for the transport's log, every field of every control in it,
whether or not that log is kept: four times the work of packing it, and most of what is sent with a new screen.

Cure: it is written out where somebody keeps that log.

Goes away when: ``FletApp.send_message`` leaves the formatting to the log.
"""

from __future__ import annotations

import logging

from flet.messaging.protocol import Message
from flet_web.fastapi.flet_app import transport_log

_written_out = Message.__repr__


def _named(self: Message) -> str:
    return _written_out(self) if transport_log.isEnabledFor(logging.DEBUG) else f"Message({self.action.name})"


def apply() -> None:
    """Put the cure into Flet; once or more often."""
    Message.__repr__ = _named  # type: ignore[method-assign, assignment]

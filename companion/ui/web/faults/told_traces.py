"""Hides tracebacks from pages.

Fault (Flet 1.0.5): after an error the page is sent the whole traceback, which names files and folders of this machine,
and shows it.

Cure: the page gets one sentence; the traceback goes to the log, where names are hidden.

Goes away when: Flet lets an application choose what the page is sent.
"""

from __future__ import annotations

import logging
from typing import Any

from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session

from companion.ui.web.page import page_texts

_log = logging.getLogger(__name__)
_flets = Session.error


def _send_sentence(self: Session, message: str) -> None:
    """Log the error, and send the page a sentence instead of the traceback."""
    # For an error in an effect this is the only traceback.
    _log.error("a page failed: %s", message)
    send: Any = self._Session__send_message  # type: ignore[attr-defined]
    send(Message(MessageAction.SESSION_CRASHED, SessionCrashedBody(_SENTENCE)))


#: In every language: the page's own is known only to the code that has just failed.
_SENTENCE = "\n\n".join(each["crashed"] for each in page_texts().values())


def patch() -> None:
    """Make Flet send pages no tracebacks; idempotent."""
    Session.error = _send_sentence  # type: ignore[method-assign]

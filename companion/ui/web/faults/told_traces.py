"""What a page is told when something has failed in it.

Fault (Flet 1.0.5): the page is sent the error with its whole trace, which names files and folders of this machine, and
shows it.

Cure: the page gets one sentence; the trace goes to the log, where names are hidden.

Goes away when: Flet lets an application say what a page is told.
"""

from __future__ import annotations

import logging
from typing import Any

from flet.messaging.protocol import Message, MessageAction, SessionCrashedBody
from flet.messaging.session import Session

from companion.ui.web.page import texts

_log = logging.getLogger(__name__)
_flets = Session.error


def _tell(self: Session, message: str) -> None:
    # Of an error in an effect it is the only trace.
    _log.error("a page failed: %s", message)
    send: Any = self._Session__send_message  # type: ignore[attr-defined]
    send(Message(MessageAction.SESSION_CRASHED, SessionCrashedBody(_SENTENCE)))


#: In every language: of which the page is, is known by what has just failed.
_SENTENCE = "\n\n".join(each["crashed"] for each in texts().values())


def apply() -> None:
    """Put the cure into Flet; once or more often."""
    Session.error = _tell  # type: ignore[method-assign]

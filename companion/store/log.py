"""Writes the log files: a few in the data folder, of limited size, without players' names."""

from __future__ import annotations

import logging
import re
from logging.handlers import RotatingFileHandler
from typing import Final

from companion.store.anonymize import Anonymizer
from companion.store.errors import set_blocker_aside
from companion.store.folder import DataFolder

LOG_FILE = "companion.log"
#: Size of one file in bytes, and the number of older files that are kept.
MAX_BYTES = 1_000_000
BACKUP_COUNT = 4


def start_log(folder: DataFolder) -> logging.Handler:
    """Write log messages, from INFO on, into the data folder from now on; return the handler, for :func:`stop_log`.

    No code logs a name on purpose, and the folder's ``anonymizer`` removes names from the text of an error. If the disk
    refuses, log lines are lost, and nothing else happens.
    """
    set_blocker_aside(
        folder.log / LOG_FILE, folder.set_aside, folder.disk, folder.notices
    )  # opening a pipe would block
    handler = _QuietHandler(
        folder.log / LOG_FILE, maxBytes=MAX_BYTES, backupCount=BACKUP_COUNT, encoding="utf-8", delay=True
    )
    handler.setFormatter(_AnonymizingFormatter(folder.anonymizer))
    handler.setLevel(logging.INFO)
    root = logging.getLogger()
    root.addHandler(handler)
    if root.level > logging.INFO or root.level == logging.NOTSET:
        root.setLevel(logging.INFO)
    return handler


def stop_log(handler: logging.Handler) -> None:
    logging.getLogger().removeHandler(handler)
    handler.close()


class _QuietHandler(RotatingFileHandler):
    """Log file handler that ignores errors of the disk."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        # People hear of a full disk from what could not be saved; the log has nowhere to report it.
        pass


#: The id of a page's session is a secret: whoever presents it gets the screen of a page that has just disconnected.
_SESSION: Final = re.compile(r"(session[^\n]{0,60}?[: ])\w*[A-Za-z0-9]{16}\w*", re.IGNORECASE)


class _AnonymizingFormatter(logging.Formatter):
    """Formatter that removes people's names and the ids of sessions."""

    def __init__(self, anonymizer: Anonymizer) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._anonymizer = anonymizer

    def format(self, record: logging.LogRecord) -> str:
        return self._anonymizer.anonymize_text(_SESSION.sub(r"\1…", super().format(record)))

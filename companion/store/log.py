"""The log: a few files in the data folder that never grow past a limit and hold no names of players."""

from __future__ import annotations

import logging
import re
from logging.handlers import RotatingFileHandler
from typing import Final

from companion.store.anonymize import Anonymizer
from companion.store.folder import DataFolder

LOG_FILE = "companion.log"
#: Bytes of one file, and how many older ones are kept.
MAX_BYTES = 1_000_000
BACKUP_COUNT = 4


def start_log(folder: DataFolder, *, level: int = logging.INFO) -> logging.Handler:
    """Write the program's log into the data folder from now on.

    Nobody logs a name on purpose; the folder's ``anonymizer`` takes out those that slip in with an error's text. When
    the disk refuses, lines are lost and nothing else.
    """
    handler = _QuietHandler(
        folder.log / LOG_FILE, maxBytes=MAX_BYTES, backupCount=BACKUP_COUNT, encoding="utf-8", delay=True
    )
    handler.setFormatter(_AnonymizingFormatter(folder.anonymizer))
    handler.setLevel(level)
    root = logging.getLogger()
    root.addHandler(handler)
    if root.level > level or root.level == logging.NOTSET:
        root.setLevel(level)
    return handler


def stop_log(handler: logging.Handler) -> None:
    logging.getLogger().removeHandler(handler)
    handler.close()


class _QuietHandler(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        # A full disk is said to people by what could not be saved; the log has nowhere to say it.
        pass


#: With its id, a page that has just gone gives its screen to whoever says it.
_SESSION: Final = re.compile(r"(session[^\n]{0,60}?[: ])\w*[A-Za-z0-9]{16}\w*", re.IGNORECASE)


class _AnonymizingFormatter(logging.Formatter):
    def __init__(self, anonymizer: Anonymizer) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._anonymizer = anonymizer

    def format(self, record: logging.LogRecord) -> str:
        return self._anonymizer.anonymize_text(_SESSION.sub(r"\1…", super().format(record)))

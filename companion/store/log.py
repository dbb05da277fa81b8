"""The rotating log of a data folder. No player's name is ever written to it: ids, counts and message ids only."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from typing import Final

from companion.store.folder import DataFolder

NAME: Final = "companion.log"
_BYTES: Final = 512 * 1024
_KEPT: Final = 4


def start_log(folder: DataFolder) -> None:
    """Write the log of this process into the folder from now on; where it cannot be written, playing goes on."""
    try:
        folder.log.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            folder.log / NAME, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    for chatty in ("flet", "flet_web", "flet_components", "uvicorn.access", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)

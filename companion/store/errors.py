"""Turns errors with files into messages for people, and collects the messages."""

from __future__ import annotations

import errno
import logging
import threading
from collections.abc import Callable
from pathlib import Path

from companion.store.disk import Disk, NotAFile, is_blocked, put_aside
from companion.store.system_errors import describe_system_error
from companion.table.message import Message, say

_log = logging.getLogger(__name__)

_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
_NOT_A_FOLDER = {errno.ENOTDIR, errno.EEXIST}


class StoreError(Exception):
    """Raised when something could not be saved or read; ``message`` says what, where and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id, dict(message.params))
        self.message = message


class FolderError(StoreError):
    """Raised when the data folder cannot be used at all: locked, of a newer version, not a folder, not writable."""


class SaveError(StoreError, OSError):
    """Raised when the disk refuses a write (full, read-only, failing). Nothing is half written."""


def explain(error: OSError, path: Path) -> Message:
    """Return the message for an error of the disk at ``path``: full, read-only, not a folder, or failing."""
    where = str(path)
    if isinstance(error, NotAFile):
        return say("store-not-a-file", where=where)
    if error.errno in _FULL:
        return say("store-disk-full", where=where)
    if error.errno in _READ_ONLY:
        return say("store-read-only", where=where)
    if error.errno in _NOT_A_FOLDER:
        return say("store-not-a-folder", where=where)
    return say("store-disk-failing", where=where, why=describe_system_error(error))


def set_blocker_aside(path: Path, set_aside: Path, disk: Disk, notices: Notices) -> None:
    """Set aside what stands at ``path`` and is not a file (folder, pipe, broken link), so that a file can be written
    there; add a notice, also if the disk refuses."""
    if is_blocked(path):
        set_aside_and_tell(path, set_aside, disk, notices, "store-in-the-way")


def set_aside_and_tell(path: Path, set_aside: Path, disk: Disk, notices: Notices, message: str) -> Path | None:
    """Set a file aside, and add the notice with the message id ``message``; return the file's new path. If the disk
    refuses, add a notice of that instead, and return None."""
    try:
        aside = put_aside(path, set_aside, disk)
    except OSError as error:
        notices.add(explain(error, path))
        return None
    notices.add(say(message, where=str(path), aside=str(aside)))
    return aside


class Notices:
    """Collected messages about files, of which people must be told. Thread-safe.

    Each message is held once, in the order of first appearance, and logged by its id.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._messages: dict[Message, None] = {}
        self._listeners: list[Callable[[Message], None]] = []

    def add(self, message: Message) -> None:
        """Add ``message``; if it is new, call the listeners in this thread."""
        with self._lock:
            if message in self._messages:
                return
            self._messages[message] = None
            listeners = tuple(self._listeners)
        _log.warning("%s %s", message.id, dict(message.params))
        for listener in listeners:
            listener(message)

    def all(self) -> tuple[Message, ...]:
        """Return the messages, the oldest first."""
        with self._lock:
            return tuple(self._messages)

    def dismiss(self, message: Message) -> None:
        """Remove a message that somebody has read."""
        with self._lock:
            self._messages.pop(message, None)

    def listen(self, listener: Callable[[Message], None]) -> None:
        """Call ``listener`` with each new message from now on, in the thread that adds it."""
        with self._lock:
            self._listeners.append(listener)

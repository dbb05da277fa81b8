"""The data folder: where everything is kept, and the promise that one process at a time writes there."""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import secrets
import zlib
from pathlib import Path
from types import TracebackType

import platformdirs
from filelock import FileLock, Timeout

from companion.store import batch
from companion.store.anonymize import Anonymizer
from companion.store.disk import (
    Disk,
    NotAFile,
    delete_temporary_files,
    is_blocked,
    put_aside,
    read_regular_file,
    write_atomically,
)
from companion.store.errors import FolderError, Notices, explain
from companion.store.games import GameFiles
from companion.store.players import PlayerFiles
from companion.store.restoring import finish_restore
from companion.table.message import say

#: The layout described at :class:`DataFolder`. A folder with a higher number is refused.
FOLDER_VERSION = 1

_FORMAT = "companion-folder"
_MARKER = "companion-folder.json"
_LOCK = "companion.lock"
_TEST_BYTES = 4096

_log = logging.getLogger(__name__)


def default_folder() -> Path:
    """Where data belongs on this system when nobody says otherwise."""
    return platformdirs.user_data_path("companion", appauthor=False)


class DataFolder:
    """A data folder, opened. Its layout::

    companion-folder.json   which version of this layout it is
    companion.lock          held by the process that uses it
    companion.key           what the secrets in QR codes are made of
    import-under-way.jsonl  an import that counts and is not yet in its place
    journals/ID.jsonl       tables that are being played
    journals/put-away/      those of tables that are put away for good
    games/YYYY-MM/ID.json   finished games: the truth
    players/ID.json         people: the truth
    companion.json          TinyDB: settings, and players again, quick to read
    index/YYYY-MM.json      TinyDB: what the history shows of each game
    set-aside/              files that could not be read, under a new name
    log/                    the log
    cache/                  what may be deleted at any time
    """

    def __init__(self, root: Path, notices: Notices, disk: Disk, lock: FileLock | None) -> None:
        self.root = root
        self.notices = notices
        self.disk = disk
        self._lock = lock
        #: Knows the names that must not stand in the log.
        self.anonymizer = Anonymizer()
        self.journals = root / "journals"
        self.games = root / "games"
        self.players = root / "players"
        self.index = root / "index"
        self.set_aside = root / "set-aside"
        self.log = root / "log"
        self.cache = root / "cache"
        self.database = root / "companion.json"
        #: Whether opening it has just written games or players that TinyDB does not know yet.
        self.index_outdated = False

    @classmethod
    def open(cls, root: Path | None = None, *, notices: Notices | None = None, disk: Disk | None = None) -> DataFolder:
        """Take the folder for this process, made if it is not there; to be closed again.

        Raises :class:`FolderError`: another process has it; a newer version made it; it is a file; it cannot be
        written to; it is new and the disk is full. A full disk under a folder that is in use already is a notice: the
        tables in it can still be seen.
        """
        folder = cls(_absolute(root), notices or Notices(), disk or Disk(), None)
        try:
            folder.root.mkdir(parents=True, exist_ok=True)
            folder._check_version()
            folder._acquire_lock()  # nothing is moved or mended before it is ours
            try:
                folder._check_version()  # whoever had it a moment ago may have been a newer version
                finish_restore(folder.root, folder.disk)  # what a crash cut a restore short of
                folder._prepare()
                folder.index_outdated = folder._finish_batch()
            except BaseException:
                folder.close()
                raise
        except OSError as error:
            raise FolderError(explain(error, folder.root)) from error
        _log.info("data folder opened")
        return folder

    @classmethod
    def open_read_only(cls, root: Path | None = None, *, notices: Notices | None = None) -> DataFolder:
        """The folder for reading only, also while another process has it. Nothing is made, moved or mended.

        Raises :class:`FolderError`: it is not there, or a newer version made it.
        """
        folder = cls(_absolute(root), notices or Notices(), Disk(), None)
        if not folder.root.exists():
            raise FolderError(say("store-folder-missing", where=str(folder.root)))
        try:
            folder._check_version()
        except OSError as error:
            raise FolderError(explain(error, folder.root)) from error
        return folder

    @property
    def is_initialized(self) -> bool:
        """Whether anything was ever kept here."""
        return any(os.path.lexists(path) for path in (self.root / _MARKER, self.games, self.journals))

    @property
    def writable(self) -> bool:
        """Whether this process holds the folder."""
        return self._lock is not None

    def close(self) -> None:
        """Let the next process have it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> DataFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _check_version(self) -> bool:
        """Whether the marker can be read. Raises :class:`FolderError` where it names a newer layout."""
        marker = self.root / _MARKER
        try:
            raw = read_regular_file(marker)
            content = json.loads(raw)
            known, version = content["format"] == _FORMAT, content["version"]
        except FileNotFoundError:
            return False
        except NotAFile:
            return False
        except (ValueError, LookupError, TypeError, RecursionError):
            return False
        if not known or type(version) is not int or version < 1:
            return False
        if version > FOLDER_VERSION and not _has_flipped_bit(raw):
            raise FolderError(say("store-folder-newer", where=str(self.root), found=version, known=FOLDER_VERSION))
        return version <= FOLDER_VERSION

    def _acquire_lock(self) -> None:
        # Not bound to a thread: the one that closes the folder need not be the one that opened it.
        path = self.root / _LOCK
        if is_blocked(path) or path.is_symlink():
            path.replace(path.with_name(f"{_LOCK}.{secrets.token_hex(4)}"))
        lock = FileLock(path, blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout as error:
            raise FolderError(say("store-folder-busy", where=str(self.root))) from error
        self._lock = lock

    def _finish_batch(self) -> bool:
        games = GameFiles(self.games, self.set_aside, self.notices, self.disk)
        people = PlayerFiles(self.players, self.set_aside, self.notices, self.disk)
        return batch.finish(self.root, games, people, self.notices, self.set_aside, self.disk)

    def _prepare(self) -> None:
        known = self.is_initialized
        for path in (self.journals, self.games, self.players):
            path.mkdir(exist_ok=True)
        for path in (self.set_aside, self.index, self.log, self.cache):
            if os.path.lexists(path) and not path.is_dir():  # nothing in these cannot be made again
                moved = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
                path.replace(moved)
                self.notices.add(say("store-in-the-way", where=str(path), aside=str(moved)))
            path.mkdir(exist_ok=True)
        for path in (self.root, self.index, self.players, self.set_aside, self.journals):
            delete_temporary_files(path)
        try:
            self._write_marker()
            if known:
                self._test_write()
        except OSError as error:
            if not known or error.errno not in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
                raise
            self.notices.add(explain(error, self.root))

    def _write_marker(self) -> None:
        """Say which layout this is, where nothing readable does."""
        marker = self.root / _MARKER
        if self._check_version() and b'"crc"' in read_regular_file(marker):
            return
        if os.path.lexists(marker) and not self._check_version():
            aside = put_aside(marker, self.set_aside, self.disk)
            self.notices.add(say("store-marker-damaged", where=str(marker), aside=str(aside)))
        write_atomically(marker, _encode_marker(), self.disk)

    def _test_write(self) -> None:
        """Write and delete a little: a folder can be read-only while the files in it are not."""
        path = self.root / f".probe.{secrets.token_hex(4)}.tmp"
        try:
            fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                self.disk.write(fd, b"\0" * _TEST_BYTES)
                self.disk.sync(fd)
            finally:
                os.close(fd)
        finally:
            with contextlib.suppress(OSError):
                path.unlink()


def _encode_marker() -> bytes:
    content = json.dumps({"format": _FORMAT, "version": FOLDER_VERSION})[:-1]
    return f'{content}, "crc": "{zlib.crc32(content.encode()):08x}"}}'.encode()


def _has_flipped_bit(raw: bytes) -> bool:
    """Whether that is the marker which is written here, with one bit of it changed."""
    ours = _encode_marker()
    return len(raw) == len(ours) and sum((a ^ b).bit_count() for a, b in zip(raw, ours, strict=True)) == 1


def _absolute(root: Path | None) -> Path:
    return (root if root is not None else default_folder()).expanduser().absolute()

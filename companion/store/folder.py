"""Opens the data folder, which only one process at a time may write to."""

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
from companion.store.ledger import Ledger
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
    """Return the user's data folder on this system, used if no other is given."""
    return platformdirs.user_data_path("companion", appauthor=False)


class DataFolder:
    """Open data folder: its paths, its notices, and its lock (unless it was opened only to read). Its layout::

    companion-folder.json   the version of this layout
    companion.lock          locked by the process that uses the folder
    companion.key           the key from which the secrets in QR codes are derived
    import-under-way.jsonl  an import that has begun and must be completed (see ``batch``)
    journals/ID.jsonl       tables in play
    journals/put-away/      journals of tables that were put away for good
    games/YYYY-MM/ID.json   finished games; the index is derived from these files
    players/ID.json         people's profiles
    companion.json          TinyDB: settings and notes, and a cache of the players
    index/YYYY-MM.json      TinyDB: what the history shows of each game (derived)
    set-aside/              files that could not be read, under new names
    log/                    the log files
    cache/                  what may be deleted at any time
    """

    def __init__(self, root: Path, notices: Notices, disk: Disk, lock: FileLock | None) -> None:
        self.root = root
        self.notices = notices
        self.disk = disk
        self._lock = lock
        #: Replaces people's names in the log files.
        self.anonymizer = Anonymizer()
        #: Is told of each change to games and people before it is made.
        self.ledger = Ledger()
        self.journals = root / "journals"
        self.games = root / "games"
        self.players = root / "players"
        self.index = root / "index"
        self.set_aside = root / "set-aside"
        self.log = root / "log"
        self.cache = root / "cache"
        self.database = root / "companion.json"
        #: Whether opening the folder has written games or players that TinyDB does not know yet.
        self.index_outdated = False

    @classmethod
    def open(cls, root: Path | None = None, *, notices: Notices | None = None, disk: Disk | None = None) -> DataFolder:
        """Open and lock the folder for this process; create it if it does not exist. The caller closes it.

        Once the lock is held, finish a restore that a crash cut short, create what is missing in the folder, delete
        temporary files, and complete an import that a crash cut short (then ``index_outdated`` is set).

        A full disk under a folder that is already in use is only a notice: its tables can still be viewed.

        Raises :class:`FolderError`: another process has locked the folder; a newer version made it; a file stands in
        its place; it is not writable; or it is new and the disk is full.
        """
        folder = cls(_absolute(root), notices or Notices(), disk or Disk(), None)
        try:
            folder.root.mkdir(parents=True, exist_ok=True)
            folder._check_version()
            folder._acquire_lock()  # nothing is moved or repaired before the lock is held
            try:
                folder._check_version()  # a newer version may have had the lock until now
                finish_restore(folder.root, folder.disk, folder.notices)  # a restore that a crash cut short
                folder._prepare()
                folder.index_outdated = folder._replay_batch()
            except BaseException:
                folder.close()
                raise
        except OSError as error:
            raise FolderError(explain(error, folder.root)) from error
        _log.info("data folder opened")
        return folder

    @classmethod
    def open_read_only(cls, root: Path | None = None) -> DataFolder:
        """Open the folder without its lock, even while another process has the lock. Nothing is created, moved or
        repaired.

        Raises :class:`FolderError`: the folder does not exist, or a newer version made it.
        """
        folder = cls(_absolute(root), Notices(), Disk(), None)
        if not folder.root.exists():
            raise FolderError(say("store-folder-missing", where=str(folder.root)))
        try:
            folder._check_version()
        except OSError as error:
            raise FolderError(explain(error, folder.root)) from error
        return folder

    @property
    def is_initialized(self) -> bool:
        """Tell whether anything was ever stored here."""
        return any(os.path.lexists(path) for path in (self.root / _MARKER, self.games, self.journals))

    @property
    def writable(self) -> bool:
        """Tell whether this process holds the lock."""
        return self._lock is not None

    def close(self) -> None:
        """Release the lock; do nothing if this process does not hold it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> DataFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _check_version(self) -> bool:
        """Return whether the marker file is readable and of this version; raise :class:`FolderError` if it names a
        newer layout."""
        marker = self.root / _MARKER
        try:
            raw = read_regular_file(marker)
            content = json.loads(raw)
            is_ours, version = content["format"] == _FORMAT, content["version"]
        except FileNotFoundError:
            return False
        except NotAFile:
            return False
        except (ValueError, LookupError, TypeError, RecursionError):
            return False
        if not is_ours or type(version) is not int or version < 1:
            return False
        if version > FOLDER_VERSION and not _has_flipped_bit(raw):
            raise FolderError(say("store-folder-newer", where=str(self.root), found=version, known=FOLDER_VERSION))
        return version <= FOLDER_VERSION

    def _acquire_lock(self) -> None:
        """Lock the folder for this process; what stands in the lock's place and is no file is renamed. Raises
        :class:`FolderError` if another process has the lock."""
        # thread_local=False: the thread that closes the folder need not be the one that opened it.
        path = self.root / _LOCK
        if is_blocked(path) or path.is_symlink():
            path.replace(path.with_name(f"{_LOCK}.{secrets.token_hex(4)}"))
        lock = FileLock(path, blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout as error:
            raise FolderError(say("store-folder-busy", where=str(self.root))) from error
        self._lock = lock

    def _replay_batch(self) -> bool:
        """Complete an import that a crash cut short; return whether there was one."""
        games = GameFiles(self.games, self.set_aside, self.notices, self.disk)
        people = PlayerFiles(self.players, self.set_aside, self.notices, self.disk)
        return batch.replay(self.root, games, people, self.notices, self.set_aside, self.disk)

    def _prepare(self) -> None:
        """Create the subfolders and the marker file, delete temporary files, and test that the folder can be written
        to.

        A full disk is only a notice if the folder was in use before. Raises :class:`OSError`.
        """
        was_initialized = self.is_initialized
        for path in (self.journals, self.games, self.players):
            path.mkdir(exist_ok=True)
        for path in (self.set_aside, self.index, self.log, self.cache):
            if os.path.lexists(path) and not path.is_dir():  # all of these can be made again
                moved = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
                path.replace(moved)
                self.notices.add(say("store-in-the-way", where=str(path), aside=str(moved)))
            path.mkdir(exist_ok=True)
        for path in (self.root, self.index, self.players, self.set_aside, self.journals):
            delete_temporary_files(path)
        try:
            self._write_marker()
            if was_initialized:
                self._test_write()
        except OSError as error:
            if not was_initialized or error.errno not in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
                raise
            self.notices.add(explain(error, self.root))

    def _write_marker(self) -> None:
        """Write the marker file of this version, unless a good one with a checksum is there; a damaged one is set
        aside, with a notice. Raises :class:`OSError`."""
        marker = self.root / _MARKER
        if self._check_version() and b'"crc"' in read_regular_file(marker):
            return
        if os.path.lexists(marker) and not self._check_version():
            aside = put_aside(marker, self.set_aside, self.disk)
            self.notices.add(say("store-marker-damaged", where=str(marker), aside=str(aside)))
        write_atomically(marker, _encode_marker(), self.disk)

    def _test_write(self) -> None:
        """Write and delete a small file, because a folder can be read-only while the files in it are not. Raises
        :class:`OSError`."""
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
    """Tell whether the bytes are the marker of this version with exactly one bit flipped."""
    ours = _encode_marker()
    return len(raw) == len(ours) and sum((a ^ b).bit_count() for a, b in zip(raw, ours, strict=True)) == 1


def _absolute(root: Path | None) -> Path:
    """Return the folder to use, as an absolute path; None: the default one."""
    return (root if root is not None else default_folder()).expanduser().absolute()

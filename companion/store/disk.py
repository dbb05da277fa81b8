"""The few calls through which this package writes. Tests put a failing disk here; nothing else touches one."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.platform == "darwin":
    import fcntl


#: For os.open: bytes as they are on Windows, and closed in a child process.
BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
#: Opening a pipe must not wait for somebody at its other end.
_NONBLOCK = getattr(os, "O_NONBLOCK", 0)
#: So many files at most are synced side by side.
_SYNC_THREADS = 8


class Disk:
    """The real disk. Every method raises :class:`OSError` as the system gives it."""

    def write(self, fd: int, data: bytes) -> None:
        """All of ``data``: the system may take a write in parts."""
        view = memoryview(data)
        while view:
            view = view[os.write(fd, view) :]

    def sync(self, fd: int) -> None:
        """Return only when the device has it. A Mac's plain fsync stops at the drive's own memory."""
        if sys.platform == "darwin":
            with contextlib.suppress(OSError):  # not every file system there can
                fcntl.fcntl(fd, fcntl.F_FULLFSYNC)
                return
        os.fsync(fd)

    def truncate(self, fd: int, length: int) -> None:
        os.ftruncate(fd, length)

    def replace(self, source: Path, target: Path) -> None:
        os.replace(source, target)

    def sync_folder(self, path: Path) -> None:
        """Make a new or renamed entry of the folder durable. Windows has no such call, and needs none."""
        if os.name != "posix":
            return
        fd = os.open(path, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


class NotAFile(OSError):
    """A folder, a pipe, a device, or a link that leads nowhere stands where a file should."""


def read_regular_file(path: Path) -> bytes:
    """All of a file that is one: a pipe or a device would be waited for.

    Raises :class:`FileNotFoundError` where there is nothing, :class:`NotAFile`, and :class:`OSError` as the system
    gives it.
    """
    try:
        fd = os.open(path, os.O_RDONLY | BINARY | _NONBLOCK)
    except OSError as error:
        if is_blocked(path):
            raise NotAFile(error.errno or errno.EINVAL, "not a file", str(path)) from error
        raise
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise NotAFile(errno.EINVAL, "not a file", str(path))
        with open(fd, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(fd)


def is_blocked(path: Path) -> bool:
    """Whether something stands there that is no file, nor a link to one."""
    try:
        if not os.path.lexists(path):
            return False
        return not stat.S_ISREG(os.stat(path).st_mode)
    except (OSError, ValueError):  # a link that leads nowhere, or in a circle
        return True


def move_blocker_aside(path: Path, aside: Path, disk: Disk) -> Path | None:
    """Where something stands at ``path`` that is no file, move it aside; returns where it is then.

    Raises :class:`OSError`.
    """
    return put_aside(path, aside, disk) if is_blocked(path) else None


def delete_temporary_files(folder: Path) -> None:
    """Delete the temporary files that a crash left in a folder. What cannot be deleted stays."""
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            if path.name.startswith(".") and path.name.endswith(".tmp"):
                with contextlib.suppress(OSError):
                    if path.is_symlink() or not path.is_dir():
                        path.unlink()


def write_atomically(
    path: Path,
    data: bytes,
    disk: Disk,
    *,
    copy_to: Path | None = None,
    durable: bool = True,
    private: bool = True,
    synced: bool = True,
) -> None:
    """Replace ``path`` by ``data``: after a crash at any point there is the old file or the new one, whole.

    ``copy_to`` is where the content replaced stays as the last good copy; without ``durable`` a power cut soon after
    may bring the old file back; ``private``: nobody else on this machine may read it; ``synced`` false: not even the
    content is sure to be on the device, and the caller has another copy until it is (:func:`sync_files`). Raises
    :class:`OSError`; then no temporary file is left, and ``path`` is as it was, unless only its folder could not be
    synced.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o600 if private else 0o666)
    try:
        try:
            disk.write(fd, data)
            if synced:
                disk.sync(fd)
        finally:
            os.close(fd)
        if copy_to is not None and path.exists():
            _keep_copy(path, copy_to)
        disk.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if durable and synced:
        disk.sync_folder(path.parent)


def sync_files(paths: Iterable[Path], disk: Disk) -> None:
    """Return only when the device has the content of these files; their names are another matter. They are synced side
    by side, so that the file system writes its own journal for all of them at once and not for each. Raises
    :class:`OSError`."""
    with ThreadPoolExecutor(_SYNC_THREADS, thread_name_prefix="sync") as pool:
        for done in [pool.submit(_sync_file, path, disk) for path in paths]:
            done.result()


def _sync_file(path: Path, disk: Disk) -> None:
    fd = os.open(path, os.O_RDWR | BINARY)
    try:
        disk.sync(fd)
    finally:
        os.close(fd)


def _keep_copy(path: Path, copy_to: Path) -> None:
    # A second name for the same content costs no space; file systems without hard links get a copy. ``path`` itself
    # is there all the time. The copy appears under its name only when whole.
    fresh = copy_to.with_name(f".{copy_to.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            os.link(path, fresh)
        except OSError:
            shutil.copyfile(path, fresh)
        os.replace(fresh, copy_to)
    finally:
        # Also after success: replacing a name by another name of the same file does nothing and leaves both.
        fresh.unlink(missing_ok=True)


def put_aside(path: Path, aside: Path, disk: Disk, *, copy: bool = False, content: bytes | None = None) -> Path:
    """Move (or copy) a file that cannot be read into ``aside`` under a name that is not taken; returns that name.
    ``content``: what is kept there instead of a file, which need not be there.

    Raises :class:`OSError`; then ``path`` is untouched.
    """
    aside.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        target = aside / f"{path.stem}.{stamp}{f'-{number}' if number else ''}{path.suffix}"
        if not target.exists():
            break
        number += 1
    if copy or content is not None:
        write_atomically(target, read_regular_file(path) if content is None else content, disk)
    else:
        disk.replace(path, target)
        disk.sync_folder(aside)
    return target

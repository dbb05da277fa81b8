"""Makes every write of the package to the disk, in few calls: tests replace :class:`Disk` by one that fails."""

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


#: Flags for os.open: no translation of line ends on Windows, and not inherited by child processes.
BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
#: Flag for os.open: opening a pipe must not block until its other end is open.
_NONBLOCK = getattr(os, "O_NONBLOCK", 0)
#: Errors by which a file system says that it cannot sync folders.
_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS}
#: Threads that sync files in parallel.
_SYNC_THREADS = 8


class Disk:
    """System calls of the real disk, by which the whole package writes; a test passes a disk that fails. Every method
    raises :class:`OSError` as the system does."""

    def write(self, fd: int, data: bytes) -> None:
        """Write all of ``data``: one system call may write only a part."""
        view = memoryview(data)
        while view:
            view = view[os.write(fd, view) :]

    def sync(self, fd: int) -> None:
        """Return once the device has the data. On a Mac, plain fsync stops at the drive's own cache."""
        if sys.platform == "darwin":
            with contextlib.suppress(OSError):  # not every file system supports it
                fcntl.fcntl(fd, fcntl.F_FULLFSYNC)
                return
        os.fsync(fd)

    def truncate(self, fd: int, length: int) -> None:
        os.ftruncate(fd, length)

    def replace(self, source: Path, target: Path) -> None:
        os.replace(source, target)

    def sync_folder(self, path: Path) -> None:
        """Make a new or renamed entry of the folder durable.

        Windows has no such call, and needs none; some network and foreign file systems do not know it.
        """
        if os.name != "posix":
            return
        fd = os.open(path, os.O_RDONLY)
        try:
            os.fsync(fd)
        except OSError as error:
            if error.errno not in _NO_FOLDER_SYNC:
                raise
        finally:
            os.close(fd)


class NotAFile(OSError):
    """Raised where a folder, a pipe, a device or a broken link stands in place of a file."""


def read_regular_file(path: Path) -> bytes:
    """Read a whole file, but no pipe or device, which would block.

    Raises :class:`FileNotFoundError` if there is nothing, :class:`NotAFile`, and :class:`OSError` as the system does.
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
    """Tell whether something stands at ``path`` that is neither a file nor a link to one."""
    try:
        if not os.path.lexists(path):
            return False
        return not stat.S_ISREG(os.stat(path).st_mode)
    except (OSError, ValueError):  # a broken or circular link
        return True


def move_blocker_aside(path: Path, aside: Path, disk: Disk) -> Path | None:
    """Move what stands at ``path`` and is not a file into the folder ``aside``; return its new path, or None if nothing
    was in the way.

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
    """Replace the content of ``path``: after a crash at any point, either the old file or the new one is there, whole.

    Args:
        path: the file.
        data: its new content.
        disk: does the writing.
        copy_to: path at which the replaced content is kept, as the last good copy.
        durable: sync the folder too; without it, a power cut soon after may bring the old file back.
        private: only this user may read the file.
        synced: sync the content; without it, the caller keeps another copy until :func:`sync_files` has returned.

    Raises :class:`OSError`; then no temporary file is left, and ``path`` is as it was: content that the disk refused
    must not appear at the next start.
    """
    temporary, own_copy = (path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp") for _ in range(2))
    old_copy = copy_to or own_copy
    durable = durable and synced
    fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o600 if private else 0o666)
    try:
        try:
            disk.write(fd, data)
            if synced:
                disk.sync(fd)
        finally:
            os.close(fd)
        existed = (copy_to is not None or durable) and path.exists()
        if existed:
            # A copy that is only for undoing may fail for lack of room; the write itself may still succeed.
            with contextlib.suppress(*([] if copy_to is not None else [OSError])):
                _keep_copy(path, old_copy)
        disk.replace(temporary, path)
        if durable:
            try:
                disk.sync_folder(path.parent)
            except OSError:
                if not existed:
                    path.unlink()
                elif old_copy.exists():
                    _keep_copy(old_copy, path)
                raise
    finally:
        for left_over in (temporary, own_copy):
            with contextlib.suppress(OSError):
                left_over.unlink()


def sync_files(paths: Iterable[Path], disk: Disk) -> None:
    """Return once the device has the content of these files (not yet their names). Raises :class:`OSError`.

    They are synced in parallel, so that the file system commits its own journal once for all of them.
    """
    with ThreadPoolExecutor(_SYNC_THREADS, thread_name_prefix="sync") as pool:
        for future in [pool.submit(_sync_file, path, disk) for path in paths]:
            future.result()


def _sync_file(path: Path, disk: Disk) -> None:
    """Return once the device has the content of a file."""
    fd = os.open(path, os.O_RDWR | BINARY)
    try:
        disk.sync(fd)
    finally:
        os.close(fd)


def _keep_copy(path: Path, copy_to: Path) -> None:
    """Give the present content of ``path`` a second name ``copy_to``: by a hard link, or else by a copy."""
    # A hard link costs no space. ``path`` exists all the time, and ``copy_to`` appears only once it is whole.
    fresh = copy_to.with_name(f".{copy_to.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            os.link(path, fresh)
        except OSError:
            shutil.copyfile(path, fresh)
        os.replace(fresh, copy_to)
    finally:
        # After success too: os.replace does nothing if both names are links to the same file, and leaves both.
        fresh.unlink(missing_ok=True)


def put_aside(path: Path, aside: Path, disk: Disk, *, copy: bool = False, content: bytes | None = None) -> Path:
    """Move (or ``copy``) a file that cannot be read into the folder ``aside``, under a free name; return its new path.

    ``content``: is written to the new path instead of the file's own content; then ``path`` need not exist. Raises
    :class:`OSError`; then ``path`` is untouched.
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

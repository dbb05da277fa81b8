"""Disks that refuse, and real ones that are small or read-only."""

from __future__ import annotations

import contextlib
import errno
import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.store.disk import Disk
from tests.support.needs import need


class FailingDisk(Disk):
    """A real disk that can be told to fail: ``fail["sync"] = errno.EIO``; ``room``: bytes it still takes."""

    def __init__(self) -> None:
        self.fail: dict[str, int] = {}
        self.room: int | None = None
        self.calls: list[str] = []
        self._once: tuple[str, int] | None = None
        self._lasting = False

    def fail_once(self, name: str, after: int, *, lasting: bool = False) -> None:
        """Let that call fail once (``lasting``: from then on), after so many that work."""
        self._once, self._lasting = (name, after), lasting

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if self._once is not None and self._once[0] == name:
            after = self._once[1]
            self._once = (name, after - 1) if after else None
            if not after and self._lasting:
                self.fail[name] = errno.EIO
            if not after:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
        if name in self.fail:
            raise OSError(self.fail[name], os.strerror(self.fail[name]))

    def write(self, fd: int, data: bytes) -> None:
        self._call("write")
        if self.room is not None and len(data) > self.room:
            super().write(fd, data[: self.room])  # as a real disk does: part of it is there
            self.room = 0
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if self.room is not None:
            self.room -= len(data)
        super().write(fd, data)

    def sync(self, fd: int) -> None:
        self._call("sync")
        super().sync(fd)

    def truncate(self, fd: int, length: int) -> None:
        self._call("truncate")
        super().truncate(fd, length)

    def replace(self, source: Path, target: Path) -> None:
        self._call("replace")
        super().replace(source, target)

    def sync_folder(self, path: Path) -> None:
        self._call("sync_folder")
        super().sync_folder(path)


class GatedDisk(Disk):
    """Syncing waits until the gate is opened; ``syncs`` counts, ``waiting`` is set while somebody waits."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.waiting = threading.Event()
        self.syncs = 0

    def sync(self, fd: int) -> None:
        self.waiting.set()
        assert self.gate.wait(30)
        self.syncs += 1
        super().sync(fd)


@contextlib.contextmanager
def small_disk(path: Path, size: str = "64k") -> Iterator[Path]:
    """A disk of that size at ``path``: a real one, in memory. Skips where nothing may be mounted."""
    path.mkdir(exist_ok=True)
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk here")
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(path)], capture_output=True)
    if done.returncode:
        pytest.skip(f"no small disk could be mounted: {done.stderr.decode(errors='replace').strip()}")
    try:
        yield path
    finally:
        subprocess.run(["umount", "-l", str(path)], check=True)


@contextlib.contextmanager
def no_room(pid: int, folder: Path) -> Iterator[None]:
    """Let that process make no file in the folder longer, as on a disk without room; anybody may do that to their
    own."""
    import resource

    if not hasattr(resource, "prlimit"):
        pytest.skip("this system sets no limits on a process that runs")
    longest = max(path.stat().st_size for path in folder.iterdir())
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def heeding_permissions() -> list[str]:
    """A command under which even root's process may write only where its folders say so."""
    if not hasattr(os, "geteuid"):
        pytest.skip("folders have no permissions here")
    if os.geteuid() != 0:
        return []
    need("setpriv")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"]


def fill(path: Path) -> Path:
    """Fill the disk at ``path`` to the last byte; returns the file to delete."""
    filler = path / "filler"
    with filler.open("wb", buffering=0) as file:
        block = 65536
        while block:
            try:
                file.write(b"\0" * block)
            except OSError as error:
                assert error.errno == errno.ENOSPC
                block //= 2
    return filler


class HeldDisk:
    """Holds back what a real disk is to sync, until it is let go: what is pressed meanwhile comes before the answer."""

    def __init__(self, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
        self._free = threading.Event()
        self._free.set()
        sync = disk.sync

        def wait(fd: int) -> None:
            assert self._free.wait(30)
            sync(fd)

        monkeypatch.setattr(disk, "sync", wait)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let nothing be synced for that long."""
        self._free.clear()
        try:
            yield
        finally:
            self._free.set()

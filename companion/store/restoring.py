"""Reads a data folder for a backup, and swaps a restored folder in: a crash leaves all of the old content or all of the
new."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from companion.store.batch import BATCH_FILE
from companion.store.disk import Disk, is_blocked, read_regular_file, write_atomically
from companion.store.errors import Notices
from companion.table.message import say

#: Key from which the secrets in QR codes are derived: with it, phones find their seats and printed codes stay valid on
#: another machine.
KEY: Final = "companion.key"

#: What a backup holds, in the order in which it is read while a server may be writing: an origin before its game, an
#: import before the games that it writes, and the journals, which hold the newest entries, last.
_READ_FIRST: Final = (
    BATCH_FILE,
    "games/*/*.origin",
    "games/*/*.json",
    "games/*/*.bak",
    "games/*/*.jpg",
    "players/*.json",
    "companion.json",
)
_READ_LAST: Final = (
    "companion.json.bak", "companion-folder.json", KEY, "set-aside/*", "journals/put-away/*", "journals/*",
)  # fmt: skip
#: What people would miss: a folder that holds any of these is not empty.
USER_DATA: Final = ("games", "players", "journals", "set-aside", "companion.json", "companion.json.bak")
#: What a restore replaces as a whole.
RESTORED_PARTS: Final = (*USER_DATA, KEY, BATCH_FILE)
#: What is derived and made again.
_DERIVED: Final = ("index", "cache")

_PLAN: Final = ".restore.json"


def read_files_to_back_up(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the relative path and the content of each file of a data folder that belongs in a backup; each file is
    whole."""
    for pattern in (*_READ_FIRST, *_READ_LAST):
        for path in sorted(root.glob(pattern)):
            if path.name.startswith(".") or is_blocked(path):
                continue
            with contextlib.suppress(FileNotFoundError):  # deleted or moved a moment ago
                yield path.relative_to(root).as_posix(), read_regular_file(path)


def make_staging(root: Path) -> Path:
    """Create a folder within a data folder, into which a backup is unpacked before it counts; return its path."""
    staging = root / f".restore-{secrets.token_hex(4)}"
    for part in RESTORED_PARTS[:4]:
        (staging / part).mkdir(parents=True)
    return staging


def swap_in(root: Path, staging: Path, disk: Disk, notices: Notices) -> Path:
    """Replace the folder's content by the staged one; return the folder that keeps the old content.

    From now on the new content counts, whatever crashes. The caller holds the data folder. Raises :class:`OSError`.
    """
    old_folder = root / f"before-restore-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"
    plan = {"staging": staging.name, "kept": old_folder.name}
    write_atomically(root / _PLAN, json.dumps(plan).encode(), disk)
    finish_restore(root, disk, notices)
    return old_folder


def finish_restore(root: Path, disk: Disk, notices: Notices) -> None:
    """Complete a restore that was planned and perhaps cut short by a crash; do nothing if none is planned.

    A plan that cannot be read becomes a notice. Raises :class:`OSError`.
    """
    path = root / _PLAN
    if not os.path.lexists(path):
        return
    try:
        plan = json.loads(read_regular_file(path))
        staging, old_folder = root / Path(plan["staging"]).name, root / Path(plan["kept"]).name
    except (ValueError, LookupError, TypeError, RecursionError, OSError):
        aside = path.with_name(f"restore.{secrets.token_hex(4)}")
        path.replace(aside)
        notices.add(say("restore-plan-damaged", where=str(root), aside=str(aside)))
        return
    old_folder.mkdir(exist_ok=True)
    for part in _DERIVED:
        _move(root / part, old_folder, disk)
    for part in RESTORED_PARTS:
        if os.path.lexists(staging / part):
            _move(root / part, old_folder, disk)
            disk.replace(staging / part, root / part)
    disk.sync_folder(root)
    path.unlink()
    shutil.rmtree(staging, ignore_errors=True)


def _move(path: Path, into: Path, disk: Disk) -> None:
    """Move a file or folder into ``into``, under a free name; do nothing if it does not exist."""
    if os.path.lexists(path):
        target = into / path.name
        while os.path.lexists(target):
            target = into / f"{path.name}.{secrets.token_hex(4)}"
        disk.replace(path, target)

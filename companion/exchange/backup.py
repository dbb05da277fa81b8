"""Writes the whole data folder to one file, even while a server uses it, and restores it."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import time
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion import __version__
from companion.store.disk import write_atomically
from companion.store.errors import FolderError, SaveError, StoreError, explain
from companion.store.folder import FOLDER_VERSION, DataFolder
from companion.store.restoring import RESTORED_PARTS, USER_DATA, make_staging, read_files_to_back_up, swap_in
from companion.store.system_errors import describe_system_error
from companion.table.message import say

_MANIFEST: Final = "companion-backup.json"
_FORMAT: Final = "companion-backup"
_VERSION: Final = 1
#: Exceptions that reading a damaged zip raises.
_ZIP_ERRORS: Final = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)


@dataclass(frozen=True, slots=True)
class BackupCounts:
    """Numbers of games and people in a backup. ``kept``: the folder to which a restore moved the content that it
    replaced; None if it replaced nothing."""

    games: int
    players: int
    kept: Path | None = None


def back_up(data: Path | None, file: Path) -> BackupCounts:
    """Write the data folder to ``file``, atomically; return what the backup holds.

    Raises :class:`StoreError` if there is no such folder or the disk refuses.
    """
    folder = DataFolder.open_read_only(data)
    if not folder.is_initialized:
        raise FolderError(say("store-folder-missing", where=str(folder.root)))
    return write_backup(folder.root, file)


def write_backup(root: Path, file: Path) -> BackupCounts:
    """Write a data folder that is known to exist to ``file``, atomically; return what the backup holds. Only this user
    may read the file. Raises :class:`SaveError`."""
    temporary = file.with_name(f".{file.name}.{secrets.token_hex(4)}.tmp")
    names: list[str] = []
    try:
        try:
            with zipfile.ZipFile(temporary, "x", zipfile.ZIP_DEFLATED) as archive:
                manifest = json.dumps({"format": _FORMAT, "version": _VERSION, "by": __version__})
                archive.writestr(_describe_member(_MANIFEST), manifest)
                for name, raw in read_files_to_back_up(root):
                    archive.writestr(_describe_member(name), raw)
                    names.append(name)
            # It contains companion.key, which opens the tables: no other user of this machine may read it.
            temporary.chmod(0o600)
            with temporary.open("rb+") as written:
                os.fsync(written.fileno())
            os.replace(temporary, file)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(explain(error, file)) from error
    return _count(names)


def _describe_member(name: str) -> zipfile.ZipInfo:
    """Describe a member of the archive, dated now but not before 1980: a zip holds no earlier date."""
    member = zipfile.ZipInfo(name, max(time.localtime()[:6], (1980, 1, 1, 0, 0, 0)))
    member.compress_type = zipfile.ZIP_DEFLATED
    return member


def restore_backup(file: Path, data: Path | None, *, replace: bool) -> BackupCounts:
    """Replace the data folder's content by a backup: all of it or, if anything is wrong, nothing; return what the
    backup held. The content that was replaced is moved to a folder of its own.

    Raises :class:`StoreError` if it is not a backup, or is damaged or of a newer version; if the folder is in use, or
    is not empty and ``replace`` is False; or if the disk refuses (so late that the content is already being moved, the
    next start completes the restore).
    """
    with _open_backup(file) as archive:
        names = _check_members(archive, file)
        with DataFolder.open(data) as folder:
            if not replace and any(_is_nonempty(folder.root / part) for part in USER_DATA):
                raise FolderError(say("restore-not-empty", where=str(folder.root)))
            staging = make_staging(folder.root)
            try:
                for name in names:
                    target = staging / name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    write_atomically(target, archive.read(name), folder.disk, durable=False)
                for path in {staging, *(each for each in staging.rglob("*") if each.is_dir())}:
                    folder.disk.sync_folder(path)
            except _ZIP_ERRORS as error:
                shutil.rmtree(staging, ignore_errors=True)
                raise StoreError(say("restore-damaged", where=str(file))) from error
            except OSError as error:
                shutil.rmtree(staging, ignore_errors=True)
                raise SaveError(explain(error, folder.root)) from error
            try:
                old_folder = swap_in(folder.root, staging, folder.disk, folder.notices)
            except OSError as error:
                # Leave the staging folder: once the plan is written, the next start completes the restore.
                raise SaveError(explain(error, folder.root)) from error
    counts = _count(names)
    if not any(path.is_file() for path in old_folder.rglob("*")):
        shutil.rmtree(old_folder, ignore_errors=True)
        return counts
    return BackupCounts(counts.games, counts.players, old_folder)


def _open_backup(file: Path) -> zipfile.ZipFile:
    """Open the zip file. Raises :class:`StoreError` if it cannot be read or is not a zip."""
    try:
        return zipfile.ZipFile(file)
    except OSError as error:
        raise StoreError(say("restore-unreadable", where=str(file), why=describe_system_error(error))) from error
    except zipfile.BadZipFile as error:
        raise StoreError(say("restore-no-backup", where=str(file))) from error


def _check_members(archive: zipfile.ZipFile, file: Path) -> list[str]:
    """Check the whole archive, and return the names of the files to restore. Raises :class:`StoreError`."""
    try:
        manifest: Any = json.loads(archive.read(_MANIFEST))
        is_backup, version = manifest["format"] == _FORMAT, manifest["version"]
    except (KeyError, TypeError, RecursionError, *_ZIP_ERRORS) as error:
        raise StoreError(say("restore-no-backup", where=str(file))) from error
    if not is_backup or type(version) is not int:
        raise StoreError(say("restore-no-backup", where=str(file)))
    if version > _VERSION:
        raise StoreError(say("restore-newer", where=str(file), found=version, known=_VERSION))
    names = [info.filename for info in archive.infolist() if info.filename != _MANIFEST]
    for name in names:
        parts = name.split("/")
        if parts[0] not in (*RESTORED_PARTS, "companion-folder.json") or any(part in ("", ".", "..") for part in parts):
            raise StoreError(say("restore-no-backup", where=str(file)))
        if "\\" in name or ":" in name:
            raise StoreError(say("restore-no-backup", where=str(file)))
    try:
        damaged = archive.testzip()
    except (*_ZIP_ERRORS, OSError):
        damaged = str(file)
    if damaged is not None:
        raise StoreError(say("restore-damaged", where=str(file)))
    # Refuse the marker of a newer Companion here: otherwise the next start would refuse the folder.
    if "companion-folder.json" in names:
        _refuse_newer(archive.read("companion-folder.json"), file)
    return [name for name in names if name != "companion-folder.json"]


def _refuse_newer(marker: bytes, file: Path) -> None:
    """Raise :class:`StoreError` if the marker file of the data folder is of a newer version."""
    try:
        version = json.loads(marker)["version"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    if type(version) is int and version > FOLDER_VERSION:
        raise StoreError(say("restore-newer", where=str(file), found=version, known=FOLDER_VERSION))


def _is_nonempty(path: Path) -> bool:
    return path.is_file() or (path.is_dir() and any(path.iterdir()))


def _count(names: list[str]) -> BackupCounts:
    """Count the games and the people among the files of a backup."""
    games = sum(name.startswith("games/") and name.endswith(".json") for name in names)
    return BackupCounts(games, sum(name.startswith("players/") for name in names))

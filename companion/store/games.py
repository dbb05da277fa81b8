"""Stores finished games: each is one file in the exchange format (the one of ``export``), in a folder per month."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.store.disk import (
    Disk,
    NotAFile,
    delete_temporary_files,
    is_blocked,
    put_aside,
    read_regular_file,
    write_atomically,
)
from companion.store.errors import Notices, SaveError, StoreError, explain, set_aside_and_tell
from companion.store.ledger import GAME, PHOTO, Ledger
from companion.store.names import file_name
from companion.store.origin import (
    Origin,
    decode_origin,
    digest_of,
    encode_origin,
    origin_path,
    read_origin,
    write_origin,
)
from companion.store.photos import check_quota, delete_photo, move_photo, photo_path, read_photo, write_photo
from companion.table.message import Message, say

FORMAT = "companion-game"
VERSION = 1

#: Checks and scores a decoded game file; returns the result that ``companion score --json`` prints. Raises
#: :class:`companion.kit.faults.WrongFile` with every fault.
Score = Callable[[Mapping[str, Any]], Mapping[str, Any]]

#: The folder of games without a date.
UNDATED = "undated"

_COPY = ".bak"


@dataclass(frozen=True, slots=True)
class StoredFile:
    """Game file on disk; a later change is noticed by its size (bytes) or its modification time (ns)."""

    path: Path
    size: int
    changed_ns: int

    @property
    def month(self) -> str:
        return self.path.parent.name

    @property
    def name(self) -> str:
        return self.path.stem


def month_of(file: Mapping[str, Any]) -> str:
    """Return the month (UTC, ``2026-11``) in which a game ended, or else began; "undated" if its file says neither."""
    for key in ("finished_at", "started_at"):
        moment = file.get(key)
        if isinstance(moment, str):
            with contextlib.suppress(ValueError, OverflowError):
                return datetime.fromisoformat(moment).astimezone(UTC).strftime("%Y-%m")
    return UNDATED


def encode(file: Mapping[str, Any]) -> bytes:
    """Encode a game file as it is stored and exported. Raises :class:`TypeError` or :class:`ValueError`."""
    return json.dumps(file, ensure_ascii=False, allow_nan=False, indent=1).encode() + b"\n"


class GameFiles:
    """Folder of games, one file each, with their origins and photos beside them. A write is atomic; a replaced game
    stays as ``ID.json.bak``."""

    def __init__(
        self, folder: Path, set_aside: Path | None, notices: Notices, disk: Disk, ledger: Ledger | None = None
    ) -> None:
        """Read nothing yet.

        Without ``set_aside``, files that cannot be read stay where they are, and only become notices. ``ledger``: is
        told of each change before it is made (None: nobody is told).
        """
        self._folder = folder
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk
        self._ledger = ledger or Ledger()
        self._paths: dict[str, Path] | None = None

    def write(self, file: Mapping[str, Any], origin: Origin | None = None, *, synced: bool = True) -> StoredFile:
        """Write a checked game file under its ``id``, in place of the game of the same id; return the written file. If
        its date has changed, the game moves to another month, with its photo.

        Args:
            file: the game.
            origin: the table that writes (see ``companion.store.origin``), with the digests of the content that it
                replaces; None: the old origin stays, whose digest then shows that the file has been changed since.
            synced: False: the caller syncs the content to the disk later.

        Raises :class:`SaveError` if the disk refuses (:class:`ChangedElsewhere` if another process was quicker),
        :class:`StoreError` if the game on disk is of a newer version, :class:`TypeError` or :class:`ValueError` for
        what JSON cannot hold. Then the old content is unchanged.
        """
        raw = encode(file)
        name = file_name(file["id"])
        month = self._folder / month_of(file)
        path = month / f"{name}.json"
        old_path = self._path_of(name)
        try:
            old_content = None if old_path is None else read_regular_file(old_path)
            if (
                old_path is not None
                and old_content is not None
                and (newer := _newer_version(old_path, _decode(old_content)))
            ):
                raise StoreError(newer)
            if not month.exists():
                if is_blocked(month):
                    self._set_blocker_aside(month)
                month.mkdir(parents=True)
                self._disk.sync_folder(self._folder)
            if self._ledger.is_shared:
                if origin is not None:
                    shared_origin: Origin | None = Origin(origin.writer, (digest_of(file),))
                else:
                    shared_origin = read_origin(old_path) if old_path is not None else None
                self._ledger.commit(GAME + name, encode_shared(file, shared_origin))
            for needed_path in (path, path.with_name(path.name + _COPY), origin_path(path)):
                if is_blocked(needed_path):
                    self._set_blocker_aside(needed_path)
            moved = old_path is not None and old_path != path
            if moved and old_content is not None:
                # Its date was corrected: move the good copy, write the new file, then delete the old one.
                write_atomically(path.with_name(path.name + _COPY), old_content, self._disk)
            if origin is None and moved and old_path is not None:
                old_origin = read_origin(old_path)
                if old_origin is not None:
                    write_origin(path, old_origin, self._disk)
            if origin is not None:
                # Before the file, so that a crash leaves one of two contents that are both known to be the table's.
                digests = (*origin.digests, digest_of(file))
                write_origin(path, Origin(origin.writer, tuple(dict.fromkeys(digests))), self._disk)
            write_atomically(path, raw, self._disk, copy_to=path.with_name(path.name + _COPY), synced=synced)
            self._index_paths()[name] = path
            if origin is not None:
                with contextlib.suppress(OSError):
                    write_origin(path, Origin(origin.writer, (digest_of(file),)), self._disk, durable=False)
            if moved and old_path is not None:
                move_photo(old_path, path, self._disk)
                self._unlink(old_path)
            return _stat_file(path)
        except SaveError:
            raise
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def origin(self, id_: str) -> Origin | None:
        """Return the origin of that game, the record of the table that last wrote it; None if unknown."""
        path = self._path_of(file_name(id_))
        return None if path is None else read_origin(path)

    def claim(self, id_: str, origin: Origin) -> None:
        """Make a table the owner of a saved game from now on: record it, with the digest of the content that the table
        started from, as the game's origin. Do nothing if there is no such game.

        Raises :class:`SaveError`.
        """
        path = self._path_of(file_name(id_))
        if path is None:
            return
        if self._ledger.is_shared and (file := self.load(path)) is not None:
            self._ledger.commit(GAME + path.stem, encode_shared(file, origin))
        try:
            write_origin(path, origin, self._disk)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def copy_aside(self, id_: str) -> tuple[Path, Path] | None:
        """Copy a game's file to the files set aside; return its path and the copy's, or None if there is no such game
        or nothing may be set aside.

        Raises :class:`SaveError`.
        """
        path = self._path_of(file_name(id_))
        if path is None or self._set_aside is None:
            return None
        try:
            return path, put_aside(path, self._set_aside, self._disk, copy=True)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def put_aside(self, file: Mapping[str, Any]) -> Path | None:
        """Write a game to the files set aside, which nothing reads; return its path there, or None if nothing may be
        set aside. Raises :class:`SaveError`."""
        if self._set_aside is None:
            return None
        name = self._set_aside / f"{file_name(file['id'])}.json"
        try:
            return put_aside(name, self._set_aside, self._disk, content=encode(file))
        except OSError as error:
            raise SaveError(explain(error, name)) from error

    def read(self, id_: str) -> dict[str, Any]:
        """Return the game of that id. Raises :class:`StoreError` if there is none or it cannot be read."""
        path = self._path_of(file_name(id_))
        file = self.load(path) if path is not None else None
        if file is None:
            raise StoreError(say("store-game-unknown", id=id_))
        return file

    def load(self, path: Path) -> dict[str, Any] | None:
        """Read a game file; None after a notice if that fails.

        A file of a newer version is left alone. One that cannot be read is set aside and, if possible, replaced by its
        last good copy.
        """
        try:
            raw = read_regular_file(path)
        except NotAFile:
            self._set_blocker_aside(path)
            return None
        except OSError as error:
            self._notices.add(explain(error, path))
            return None
        file = _decode(raw)
        if file is None:
            return self._restore_copy(path)
        if newer := _newer_version(path, file):
            self._notices.add(newer)
            return None
        return file

    def find(self, id_: str) -> dict[str, Any] | None:
        """Return the game of that id; None if there is none that can be read (:meth:`load` says what then becomes of
        its file)."""
        path = self._path_of(file_name(id_))
        return None if path is None else self.load(path)

    def delete(self, id_: str) -> dict[str, Any]:
        """Delete a game with its backup copy, its origin and its photo; return the game, so that writing it again
        brings it back. The photo is not in it: read it before.

        Raises :class:`StoreError` if there is no such game, and :class:`SaveError` if the disk refuses.
        """
        file = self.read(id_)
        name = file_name(id_)
        path = self._index_paths()[name]
        if self._ledger.is_shared and photo_path(path).exists():
            self._ledger.commit(PHOTO + name, None)
        self._ledger.commit(GAME + name, None)
        try:
            self._unlink(path)
        except OSError as error:
            raise SaveError(explain(error, path)) from error
        del self._index_paths()[name]
        return file

    def read_photo(self, id_: str) -> bytes | None:
        """Return the photo of that game; None if it has none."""
        path = self._path_of(file_name(id_))
        return None if path is None else read_photo(path)

    def put_photo(self, id_: str, raw: bytes | None) -> None:
        """Save the photo of that game, or delete it (None).

        Raises :class:`StoreError` if there is no such game or no room for more photos, :class:`SaveError` if the disk
        refuses; then the old photo is there.
        """
        path = self._path_of(file_name(id_))
        if path is None:
            raise StoreError(say("store-game-unknown", id=id_))
        if raw is not None:
            check_quota(path, raw)
        self._ledger.commit(PHOTO + path.stem, raw)
        try:
            if raw is None:
                delete_photo(path)
            else:
                write_photo(path, raw, self._disk)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def id_of(self, key: str) -> str | None:
        """Return the id of the game whose file has this name without suffix; None if no such file is readable."""
        path = self._path_of(key)
        file = self.load(path) if path is not None else None
        return None if file is None else str(file["id"])

    def keys(self) -> frozenset[str]:
        """Return the names, without suffix, of the files of all games."""
        return frozenset(self._index_paths())

    def scan_files(self) -> Iterator[StoredFile]:
        """Yield every game file, by month, from a fresh look at the disk; delete temporary files that a crash left.
        What is found is the index of paths from then on.

        If a game lies in two months, because a crash interrupted a correction of its date, the newer file counts and
        the older one is set aside.
        """
        newest: dict[str, StoredFile] = {}
        for month in sorted(self._folder.iterdir()) if self._folder.is_dir() else ():
            for stored in self.list_month(month.name):
                other = newest.setdefault(stored.name, stored)
                if other is not stored:
                    older, later = sorted((other, stored), key=lambda each: each.changed_ns)
                    newest[stored.name] = later
                    self._set_duplicate_aside(older.path, later.path)
        self._paths = {stored.name: stored.path for stored in newest.values()}
        yield from sorted(newest.values(), key=lambda stored: (stored.month, stored.name))

    def list_month(self, month: str) -> Iterator[StoredFile]:
        """Yield the game files of one month's folder; delete temporary files.

        What is not a file, or is a broken link, is set aside with a notice.
        """
        folder = self._folder / month
        if not folder.is_dir():
            return
        if self._set_aside is not None:
            delete_temporary_files(folder)
        try:
            names = sorted(os.listdir(folder))
        except OSError as error:
            self._notices.add(explain(error, folder))
            return
        for name in names:
            path = folder / name
            if name.startswith("."):
                continue
            if is_blocked(path):
                self._set_blocker_aside(path)
            elif name.endswith(".json"):
                try:
                    yield _stat_file(path)
                except OSError as error:
                    self._notices.add(explain(error, path))

    def _set_blocker_aside(self, path: Path) -> None:
        """Set aside, with a notice, a folder, pipe or broken link that stands at the path of a file."""
        if self._set_aside is None:
            self._notices.add(say("store-game-unreadable", where=str(path)))
            return
        set_aside_and_tell(path, self._set_aside, self._disk, self._notices, "store-in-the-way")

    def rename(self, stored: StoredFile, id_: str) -> StoredFile:
        """Give a game its own file name: a file synchroniser may have renamed its only copy. Its photo goes with it; a
        backup copy and an origin do not.

        Raises :class:`OSError`.
        """
        name = file_name(id_)
        path = stored.path.with_name(f"{name}.json")
        move_photo(stored.path, path, self._disk)
        self._disk.replace(stored.path, path)
        self._disk.sync_folder(path.parent)
        self._index_paths()[name] = path
        return _stat_file(path)

    def locate(self, id_: str) -> StoredFile | None:
        """Return the file of that game, with its size and time; None if there is none."""
        path = self._path_of(file_name(id_))
        return None if path is None else _stat_file(path)

    def _set_duplicate_aside(self, path: Path, newer: Path) -> None:
        """Set the older of two files of one game aside, with a notice; its photo goes to the newer file, unless the
        newer file has a photo of its own."""
        if self._set_aside is None:
            return
        try:
            if not photo_path(newer).exists():
                move_photo(path, newer, self._disk)
            aside = put_aside(path, self._set_aside, self._disk)
        except OSError as error:
            self._notices.add(explain(error, path))
        else:
            self._notices.add(say("store-game-twice", where=str(path), aside=str(aside)))

    def _index_paths(self) -> dict[str, Path]:
        """Return the path of each game by its file name: the dictionary itself, which the callers keep up to date. The
        first call scans the disk."""
        if self._paths is None:
            for _ in self.scan_files():
                pass
        assert self._paths is not None
        return self._paths

    def _path_of(self, name: str) -> Path | None:
        """Return the path of the game file of this name; None if it does not exist."""
        path = self._index_paths().get(name)
        return path if path is not None and path.exists() else None

    def _unlink(self, path: Path) -> None:
        """Delete a game file with its backup copy, its origin and its photo."""
        path.with_name(path.name + _COPY).unlink(missing_ok=True)
        origin_path(path).unlink(missing_ok=True)
        delete_photo(path)
        path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # it is gone; at worst a power cut brings it back
            self._disk.sync_folder(path.parent)

    def _restore_copy(self, path: Path) -> dict[str, Any] | None:
        """Set a damaged game file aside, put its last good copy in its place, and return the game; None if there is no
        good copy, or the disk refuses. A notice says what happened."""
        if self._set_aside is None:
            self._notices.add(say("store-game-unreadable", where=str(path)))
            return None
        copy = path.with_name(path.name + _COPY)
        try:
            raw = read_regular_file(copy) if copy.exists() and not is_blocked(copy) else b""
            file = _decode(raw)
            aside = put_aside(path, self._set_aside, self._disk)
            if file is None:
                self._notices.add(say("store-game-damaged", where=str(path), aside=str(aside)))
                return None
            write_atomically(path, raw, self._disk)
        except OSError as error:
            self._notices.add(explain(error, path))
            return None
        self._notices.add(say("store-game-copy", where=str(path), aside=str(aside)))
        return file


def encode_shared(file: Mapping[str, Any], origin: Origin | None) -> bytes:
    """Encode a game and its origin for the ledger, from which other processes take them over."""
    encoded_origin = None if origin is None else encode_origin(origin)
    return json.dumps({"game": file, "origin": encoded_origin}, ensure_ascii=False, separators=(",", ":")).encode()


def decode_shared(raw: bytes) -> tuple[dict[str, Any], Origin | None]:
    """Return the game and the origin (None if unknown) that :func:`encode_shared` encoded. Raises :class:`ValueError`
    or :class:`LookupError`."""
    content = json.loads(raw)
    return content["game"], decode_origin(content["origin"])


def _decode(raw: bytes) -> dict[str, Any] | None:
    """Decode a game file of any version; None if it is not one."""
    try:
        file = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return file if isinstance(file, dict) and file.get("format") == FORMAT else None


def _newer_version(path: Path, file: Mapping[str, Any] | None) -> Message | None:
    """Return the message that a file is of a newer version; None if it is not."""
    version = None if file is None else file.get("version")
    if type(version) is int and version > VERSION:
        return say("store-game-newer", where=str(path), found=version, known=VERSION)
    return None


def _stat_file(path: Path) -> StoredFile:
    stat = path.stat()
    return StoredFile(path, stat.st_size, stat.st_mtime_ns)

"""TinyDB over a storage that is replaced whole, so that no crash, full disk or odd value leaves it unreadable."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.storages import Storage

from companion.store.disk import Disk, put_aside, write_whole
from companion.store.trouble import Notices, SaveError, explain
from companion.table.message import say

Tables = dict[str, dict[str, Any]]


class WholeFile(Storage):
    """A TinyDB storage for one file, kept in memory and written as a whole.

    What JSON cannot hold is refused before the disk is touched, and memory goes back to what was there (TinyDB changes
    documents in place). ``keep``: the content replaced stays beside the file as the last good copy, and is read when
    the file cannot be. ``derived``: everything in it can be made again from other files, so an error of the disk is a
    notice and memory goes on with the new content; otherwise it is raised as :class:`SaveError` and memory goes back.
    Documents of a derived file are put in and taken out, never changed in place: each is put into JSON only once, so
    that a long list costs little more than a short one.
    """

    def __init__(
        self, path: Path, set_aside: Path, notices: Notices, disk: Disk, *, keep: bool = False, derived: bool = False
    ) -> None:
        self._path = path
        self._copy = path.with_name(path.name + ".bak") if keep else None
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk
        self._derived = derived
        self._raw: bytes | None = None  # what is in memory, before the change that is going on
        self._saved: bytes | None = None  # what is in the file
        self._tables: Tables | None = None
        self._encoded: dict[int, tuple[Any, str]] = {}  # documents of a derived file by identity, and their JSON
        self._held = False
        self._waiting: bytes | None = None  # what is in memory and waits to be written together
        self.lost = False  # there was a file and neither it nor a copy could be read
        self._load()

    def read(self) -> Tables | None:
        # TinyDB puts its changed table into the dictionary it is given.
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Tables) -> None:
        try:
            raw = (self._known(data) if self._derived else _json(data)).encode()
        except (TypeError, ValueError, RecursionError):
            self._back()
            raise
        if self._held:
            self._tables, self._waiting = data, raw
        else:
            self._put(raw, data)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Changes made within reach the file as one, or not at all; a group within a group is part of it."""
        if self._held:
            yield
            return
        self._held = True
        try:
            yield
        except BaseException:
            self._held, self._waiting = False, None
            self._back()
            raise
        self._held = False
        raw, self._waiting = self._waiting, None
        if raw is not None:
            assert self._tables is not None
            self._put(raw, self._tables)

    def _put(self, raw: bytes, data: Tables) -> None:
        try:
            if raw != self._saved:
                write_whole(self._path, raw, self._disk, keep=self._copy, lasting=not self._derived)
                self._saved = raw
        except OSError as error:
            message = explain(error, self._path)
            if not self._derived:
                self._back()
                raise SaveError(message) from error
            self._notices.add(message)
        self._raw, self._tables = raw, data

    def _known(self, data: Tables) -> str:
        fresh: dict[int, tuple[Any, str]] = {}
        tables = []
        for name, table in data.items():
            documents = []
            for number, document in table.items():
                known = self._encoded.get(id(document))
                if known is None or known[0] is not document:
                    known = (document, _json(document))
                fresh[id(document)] = known
                documents.append(f'"{number}":{known[1]}')
            tables.append(f"{_json(name)}:{{{','.join(documents)}}}")
        self._encoded = fresh
        return f"{{{','.join(tables)}}}"

    def _back(self) -> None:
        self._tables = None if self._raw is None else json.loads(self._raw)

    def _load(self) -> None:
        try:
            self._raw = self._path.read_bytes()
            self._tables = _tables(self._raw)
            self._saved = self._raw
            return
        except FileNotFoundError:
            if self._copy is None or not self._copy.exists():
                return
        except ValueError:
            aside = put_aside(self._path, self._set_aside, self._disk)
            self._notices.add(say("store-database-damaged", where=str(self._path), aside=str(aside)))
        self._raw = None
        self.lost = True
        if self._copy is not None:
            try:
                raw = self._copy.read_bytes()
                self._tables = _tables(raw)
            except (OSError, ValueError):
                return
            self._raw = raw
            self.lost = False
            self._notices.add(say("store-database-copy", where=str(self._path)))


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _tables(raw: bytes) -> Tables:
    tables = json.loads(raw)
    if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
        raise ValueError("not a database")
    return tables


def open_database(storage: WholeFile) -> TinyDB:
    """A TinyDB over ``storage``. One thread at a time may use it."""

    def given(**_: Any) -> WholeFile:
        return storage

    return TinyDB(storage=given)

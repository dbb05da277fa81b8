"""Opens TinyDB over a file that is replaced atomically: no crash, full disk or odd value leaves it unreadable."""

from __future__ import annotations

import contextlib
import json
import re
import zlib
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tinydb import TinyDB
from tinydb.storages import Storage

from companion.store.disk import Disk, NotAFile, read_regular_file, write_atomically
from companion.store.errors import Notices, SaveError, explain, set_aside_and_tell
from companion.table.message import say

Tables = dict[str, dict[str, Any]]

#: Returns the key that tells a document from the others of its table; None if the document has no known shape.
Identify = Callable[[str, Any], Hashable | None]

_CRC: Final = re.compile(rb'\{"crc":\{"1":\{"crc":"([0-9a-f]{8})"\}\}(,|\})')
_TABLE: Final = re.compile(r'"([^"\\]*)":\{(?="\d+":|\})')
_NUMBER: Final = re.compile(r'"\d+":')


class ChecksummedStorage(Storage):
    """TinyDB storage for one file: cached in memory, written atomically, with a checksum over the whole content.

    A value that JSON cannot hold is refused before the disk is touched, and memory is rolled back (TinyDB changes
    documents in place).

    Documents of a derived file (one that can be made again from other files) are inserted and removed, never changed in
    place: so the JSON of each is cached, and writing a long list costs little more than writing a short one.
    """

    def __init__(
        self,
        path: Path,
        set_aside: Path | None,
        notices: Notices,
        disk: Disk,
        *,
        identify: Identify | None = None,
        derived: bool = False,
        ignore_existing: bool = False,
    ) -> None:
        """Read the file, and repair it if need be.

        Args:
            path: the file.
            set_aside: where a damaged file is moved; None: nothing is moved or written, damage only becomes a notice.
            notices: collects messages for people.
            disk: does the writing.
            identify: given if the content cannot be made again from other files: then a second copy of the file is
                kept, and if both are damaged, every document that can still be read is salvaged.
            derived: the content can be made again from other files: an error of the disk becomes a notice, and memory
                goes on with the new content. Otherwise it is raised as :class:`SaveError`, and memory is rolled back.
            ignore_existing: start empty, without reading the file.
        """
        self._path = path
        self._identify = identify
        self._copy = path.with_name(path.name + ".bak") if identify is not None else None
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk
        self._derived = derived
        self._raw: bytes | None = None  # the content in memory, before the change in progress
        self._saved: bytes | None = None  # the content of the file
        self._tables: Tables | None = None
        self._encoded: dict[int, tuple[Any, str]] = {}  # cache of JSON, by id() of a derived file's document
        self._in_transaction = False
        self._is_tolerant = False  # an error of the disk only becomes a notice
        self._pending: bytes | None = None  # the content in memory that will be written when the transaction ends
        self.data_lost = False  # the file was damaged, and memory may hold less than it did
        if not ignore_existing:
            self._load()

    def read(self) -> Tables | None:
        """Return the tables; the dictionary is a copy, because TinyDB puts changed tables into it."""
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Tables) -> None:
        """Write the tables to the file, or keep them in memory until the transaction ends.

        Raises :class:`SaveError` if the disk refuses (not for a derived file), :class:`TypeError` or
        :class:`ValueError` for what JSON cannot hold; then memory is as before the change.
        """
        try:
            raw = _add_checksum(self._encode_cached(data) if self._derived else _encode(data))
        except (TypeError, ValueError, RecursionError):
            self._roll_back()
            raise
        if self._in_transaction:
            self._tables, self._pending = data, raw
        else:
            self._commit(raw, data)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Write the changes made inside the ``with`` block to the file as one, or none of them; transactions nest.
        Raises :class:`SaveError` at its end if the disk refuses (not for a derived file)."""
        if self._in_transaction:
            yield
            return
        self._in_transaction = True
        try:
            yield
        except BaseException:
            self._in_transaction, self._pending = False, None
            self._roll_back()
            raise
        self._in_transaction = False
        raw, self._pending = self._pending, None
        if raw is not None:
            assert self._tables is not None
            self._commit(raw, self._tables)

    @contextlib.contextmanager
    def tolerant(self) -> Iterator[None]:
        """Treat a refusal of the disk inside the ``with`` block as for a derived file: it becomes a notice, and memory
        keeps the new content."""
        was_tolerant, self._is_tolerant = self._is_tolerant, True
        try:
            yield
        finally:
            self._is_tolerant = was_tolerant

    def _commit(self, raw: bytes, data: Tables) -> None:
        """Write the encoded tables to the file and its backup copy, and keep them in memory.

        If the disk refuses a derived file, or any file inside :meth:`tolerant`, that becomes a notice, and memory keeps
        the new content; otherwise memory is rolled back, and :class:`SaveError` is raised.
        """
        try:
            if raw != self._saved:
                write_atomically(self._path, raw, self._disk, durable=not self._derived)
                self._saved = raw
        except OSError as error:
            message = explain(error, self._path)
            if not (self._derived or self._is_tolerant):
                self._roll_back()
                raise SaveError(message) from error
            self._notices.add(message)
        self._raw, self._tables = raw, data
        self._write_copy(raw)

    def _write_copy(self, raw: bytes) -> None:
        """Write the backup copy, if this file has one; a refusal of the disk becomes a notice."""
        if self._copy is not None:
            try:
                write_atomically(self._copy, raw, self._disk)
            except OSError as error:  # the file itself is good
                self._notices.add(explain(error, self._copy))

    def _encode_cached(self, data: Tables) -> str:
        """Encode the tables, using the cached JSON of every document that was encoded before."""
        fresh: dict[int, tuple[Any, str]] = {}
        tables = []
        for name, table in data.items():
            documents = []
            for number, document in table.items():
                cached = self._encoded.get(id(document))
                if cached is None or cached[0] is not document:
                    cached = (document, _encode(document))
                fresh[id(document)] = cached
                documents.append(f'"{number}":{cached[1]}')
            tables.append(f"{_encode(name)}:{{{','.join(documents)}}}")
        self._encoded = fresh
        return f"{{{','.join(tables)}}}"

    def _roll_back(self) -> None:
        """Put the tables in memory back to the state before the present change."""
        self._tables = None if self._raw is None else _parse(self._raw).tables

    # -- reading the file

    def _load(self) -> None:
        """Load the tables from the file, or from its backup copy if the file is damaged.

        Damaged files are set aside and written again, with notices. If neither is good, every readable document is
        salvaged, and ``data_lost`` is set.
        """
        primary = self._read_file(self._path)
        backup = self._read_file(self._copy) if self._copy is not None else None
        if primary.intact and (primary.has_checksum or backup is None or not (backup.intact and backup.has_checksum)):
            self._take_into_memory(primary)
            self._saved = primary.raw
            if backup is not None and not backup.intact and backup.exists and self._copy is not None:
                self._put_aside(self._copy)
            if self._copy is not None and (backup is None or backup.raw != primary.raw):
                self._write_copy_unless_read_only(primary)
            return
        if not primary.exists and (backup is None or not backup.exists):
            return
        if self._derived and primary.tables is not None and "about" in primary.tables and not primary.has_checksum:
            return  # written by an earlier version: the caller makes it anew
        aside = self._put_aside(self._path) if primary.exists else None
        if backup is not None and backup.intact and not (primary.has_checksum and len(primary.raw) != len(backup.raw)):
            self._take_into_memory(backup)
            if self._set_aside is not None:
                self._notices.add(say("store-database-copy", where=str(self._path)))
        else:
            self.data_lost = True
            if self._identify is not None:
                self._salvage(primary, backup, self._identify, aside)
            if backup is not None and not backup.intact and backup.exists and self._copy is not None:
                self._put_aside(self._copy)
        # Only memory now has the valid content: write it, so that the next start finds it in the file.
        if self._tables is not None and self._set_aside is not None:
            with contextlib.suppress(SaveError):  # the next change raises it again
                self.write(self._tables)

    def _write_copy_unless_read_only(self, content: _Content) -> None:
        if self._set_aside is not None:
            self._write_copy(content.raw)

    def _read_file(self, path: Path) -> _Content:
        """Read and parse a file; return an empty content if it is missing or, with a notice, if it cannot be read."""
        try:
            return _parse(read_regular_file(path), self._identify)
        except FileNotFoundError:
            return _Content(b"", None, exists=False)
        except OSError as error:
            if not isinstance(error, NotAFile):
                self._notices.add(explain(error, path))
            return _Content(b"", None)

    def _take_into_memory(self, content: _Content) -> None:
        """Replace the content in memory by that of a file."""
        self._raw, self._tables = content.raw, content.tables

    def _put_aside(self, path: Path) -> Path | None:
        """Set a damaged file aside, with a notice; return its new path, or None if it stays where it is."""
        if self._set_aside is None:
            self._notices.add(say("store-database-unreadable", where=str(path)))
            return None
        return set_aside_and_tell(path, self._set_aside, self._disk, self._notices, "store-database-damaged")

    def _salvage(self, primary: _Content, backup: _Content | None, identify: Identify, aside: Path | None) -> None:
        """Take every document that can still be read into memory: from the file first, then, unless that has lost none,
        from its backup copy. Add a notice."""
        salvaged: dict[str, dict[Hashable, Any]] = {}
        unreadable = 0
        for content in (primary, backup):
            if content is None or not content.exists:
                continue
            for table, document in content.documents():
                identity = identify(table, document)
                if identity is None:
                    unreadable += 1
                else:
                    salvaged.setdefault(table, {}).setdefault(identity, document)
            if content.has_checksum and not unreadable:
                # All are readable but the checksum is wrong: an earlier version wrote the file. A document that is only
                # in the copy was deleted.
                break
        self._tables = {
            table: {str(number): document for number, document in enumerate(documents.values(), 1)}
            for table, documents in salvaged.items()
        }
        self._raw = _encode(self._tables).encode()
        self._notices.add(say("store-database-salvaged", where=str(self._path), aside=str(aside or self._path)))


@dataclass(slots=True)
class _Content:
    """Content of a database's file as read, and how far it can be trusted.

    Attributes:
        raw: its bytes.
        tables: the parsed tables; None if the file cannot be parsed as a whole.
        exists: whether there is a file.
        intact: whether the checksum fits; in a file of an earlier version, which has no checksum, whether every
            document has a known shape.
        has_checksum: whether the file has a checksum.
    """

    raw: bytes
    tables: Tables | None
    exists: bool = True
    intact: bool = False
    has_checksum: bool = False

    def documents(self) -> Iterator[tuple[str, Any]]:
        """Yield each document with the name of its table; from a text that cannot be parsed as a whole, the documents
        that are readable."""
        if self.tables is not None:
            for table, documents in self.tables.items():
                if table != "crc":
                    yield from ((table, document) for document in documents.values())
            return
        text = self.raw.decode("utf-8", "replace")
        decoder = json.JSONDecoder()
        position, table = 0, ""
        while (number := _NUMBER.search(text, position)) is not None:
            heads = list(_TABLE.finditer(text, position, number.end()))
            table = heads[-1][1] if heads else table
            try:
                document, position = decoder.raw_decode(text, number.end())
            except (ValueError, RecursionError):
                position = number.end()
                continue
            yield table, document


def _parse(raw: bytes, identify: Identify | None = None) -> _Content:
    """Parse a file's bytes, and check its checksum, or without one the shape of its documents by ``identify``."""
    try:
        tables = json.loads(raw)
    except (ValueError, RecursionError):
        return _Content(raw, None)
    if not isinstance(tables, dict) or not all(
        isinstance(table, dict) and all(number.isdecimal() and number.isascii() for number in table)
        for table in tables.values()
    ):
        return _Content(raw, None)
    checksum = _CRC.match(raw)
    if checksum is not None:
        is_intact = int(checksum[1], 16) == zlib.crc32(raw[checksum.end(1) :])
        return _Content(
            raw, {name: table for name, table in tables.items() if name != "crc"}, intact=is_intact, has_checksum=True
        )
    is_readable = identify is not None and all(
        identify(name, document) is not None for name, table in tables.items() for document in table.values()
    )
    return _Content(raw, tables, intact=is_readable)


def _add_checksum(text: str) -> bytes:
    """Encode the tables' JSON as bytes, with a checksum over it in front."""
    rest = b'"}}' + (b"," if len(text) > 2 else b"") + text[1:].encode()
    return b'{"crc":{"1":{"crc":"%08x' % zlib.crc32(rest) + rest


def _encode(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def open_database(storage: ChecksummedStorage) -> TinyDB:
    """Return a TinyDB over ``storage``. Not thread-safe."""

    def make_storage(**_: Any) -> ChecksummedStorage:
        return storage

    return TinyDB(storage=make_storage)

"""TinyDB over a storage that is replaced whole, so that no crash, full disk or odd value leaves it unreadable."""

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

from companion.store.disk import Disk, NotAFile, put_aside, read_regular, write_whole
from companion.store.errors import Notices, SaveError, explain
from companion.table.message import say

Tables = dict[str, dict[str, Any]]


#: Gives a document's identity within its table; None where it is of no known shape.
Identify = Callable[[str, Any], Hashable | None]

_CRC: Final = re.compile(rb'\{"crc":\{"1":\{"crc":"([0-9a-f]{8})"\}\}(,|\})')
_TABLE: Final = re.compile(r'"([^"\\]*)":\{(?="\d+":|\})')
_NUMBER: Final = re.compile(r'"\d+":')


class WholeFile(Storage):
    """A TinyDB storage for one file, kept in memory and written as a whole, with a checksum over all of it.

    What JSON cannot hold is refused before the disk is touched, and memory goes back to what was there (TinyDB changes
    documents in place). ``identify``: what is in the file cannot be made again, so a second copy of it stays beside it;
    where both are damaged, each document that can still be read counts. ``derived``: everything in it can be made again
    from other files, so an error of the disk is a notice and memory goes on with the new content; otherwise it is
    raised as :class:`SaveError` and memory goes back.
    Documents of a derived file are put in and taken out, never changed in place: each is put into JSON only once, so
    that a long list costs little more than a short one.
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
        anew: bool = False,
    ) -> None:
        """Without ``set_aside`` nothing is moved: what is wrong is only said. ``anew``: what is there is not read."""
        self._path = path
        self._identify = identify
        self._copy = path.with_name(path.name + ".bak") if identify is not None else None
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
        self.lost = False  # there was a file, and what is in memory may be less than it held
        if not anew:
            self._load()

    def read(self) -> Tables | None:
        # TinyDB puts its changed table into the dictionary it is given.
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Tables) -> None:
        try:
            raw = _signed(self._known(data) if self._derived else _json(data))
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
                write_whole(self._path, raw, self._disk, lasting=not self._derived)
                self._saved = raw
        except OSError as error:
            message = explain(error, self._path)
            if not self._derived:
                self._back()
                raise SaveError(message) from error
            self._notices.add(message)
        self._raw, self._tables = raw, data
        self._mirror(raw)

    def _mirror(self, raw: bytes) -> None:
        if self._copy is not None:
            try:
                write_whole(self._copy, raw, self._disk)
            except OSError as error:  # the file itself is good
                self._notices.add(explain(error, self._copy))

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
        self._tables = None if self._raw is None else _read(self._raw).tables

    # -- reading what is there

    def _load(self) -> None:
        found = self._look(self._path)
        copied = self._look(self._copy) if self._copy is not None else None
        if found.good and (found.signed or copied is None or not (copied.good and copied.signed)):
            self._take(found)
            self._saved = found.raw
            if copied is not None and not copied.good and copied.there and self._copy is not None:
                self._put_aside(self._copy)
            if self._copy is not None and (copied is None or copied.raw != found.raw):
                self._mirrored(found)
            return
        if not found.there and (copied is None or not copied.there):
            return
        if self._derived and found.tables is not None and "about" in found.tables and not found.signed:
            return  # an earlier version's: it is made anew
        aside = self._put_aside(self._path) if found.there else None
        if copied is not None and copied.good and not (found.signed and len(found.raw) != len(copied.raw)):
            self._take(copied)
            if self._set_aside is not None:
                self._notices.add(say("store-database-copy", where=str(self._path)))
        else:
            self.lost = True
            if self._identify is not None:
                self._salvage(found, copied, self._identify, aside)
            if copied is not None and not copied.good and copied.there and self._copy is not None:
                self._put_aside(self._copy)
        # From here on what is in memory counts, and the next start must find it.
        if self._tables is not None and self._set_aside is not None:
            with contextlib.suppress(SaveError):  # which is said with the next change
                self.write(self._tables)

    def _mirrored(self, found: _Content) -> None:
        if self._set_aside is not None:
            self._mirror(found.raw)

    def _look(self, path: Path) -> _Content:
        try:
            return _read(read_regular(path), self._identify)
        except FileNotFoundError:
            return _Content(b"", None, there=False)
        except OSError as error:
            if not isinstance(error, NotAFile):
                self._notices.add(explain(error, path))
            return _Content(b"", None)

    def _take(self, content: _Content) -> None:
        self._raw, self._tables = content.raw, content.tables

    def _put_aside(self, path: Path) -> Path | None:
        if self._set_aside is None:
            self._notices.add(say("store-database-unreadable", where=str(path)))
            return None
        try:
            aside = put_aside(path, self._set_aside, self._disk)
        except OSError as error:
            self._notices.add(explain(error, path))
            return None
        self._notices.add(say("store-database-damaged", where=str(path), aside=str(aside)))
        return aside

    def _salvage(self, found: _Content, copied: _Content | None, identify: Identify, aside: Path | None) -> None:
        """Every document that can be read, of the file first, then of its copy."""
        kept: dict[str, dict[Hashable, Any]] = {}
        bad = 0
        for content in (found, copied):
            if content is None or not content.there:
                continue
            for table, document in content.documents():
                identity = identify(table, document)
                if identity is None:
                    bad += 1
                else:
                    kept.setdefault(table, {}).setdefault(identity, document)
            if content.signed and not bad:
                break  # an earlier version wrote it, which knows no checksum: what is not there was taken away
        self._tables = {
            table: {str(number): document for number, document in enumerate(documents.values(), 1)}
            for table, documents in kept.items()
        }
        self._raw = _json(self._tables).encode()
        self._notices.add(say("store-database-salvaged", where=str(self._path), aside=str(aside or self._path)))


@dataclass(slots=True)
class _Content:
    """What a file holds: ``tables`` where it can be read at all; ``good`` where all of it is as it was written (an
    earlier version wrote no checksum: then every document is at least of a known shape)."""

    raw: bytes
    tables: Tables | None
    there: bool = True
    good: bool = False
    signed: bool = False

    def documents(self) -> Iterator[tuple[str, Any]]:
        """Each document with its table; where the text is broken, those that are whole."""
        if self.tables is not None:
            for table, documents in self.tables.items():
                if table != "crc":
                    yield from ((table, document) for document in documents.values())
            return
        text = self.raw.decode("utf-8", "replace")
        decoder = json.JSONDecoder()
        place, table = 0, ""
        while (number := _NUMBER.search(text, place)) is not None:
            heads = list(_TABLE.finditer(text, place, number.end()))
            table = heads[-1][1] if heads else table
            try:
                document, place = decoder.raw_decode(text, number.end())
            except (ValueError, RecursionError):
                place = number.end()
                continue
            yield table, document


def _read(raw: bytes, identify: Identify | None = None) -> _Content:
    """What those bytes say."""
    try:
        tables = json.loads(raw)
    except (ValueError, RecursionError):
        return _Content(raw, None)
    if not isinstance(tables, dict) or not all(
        isinstance(table, dict) and all(number.isdecimal() and number.isascii() for number in table)
        for table in tables.values()
    ):
        return _Content(raw, None)
    signed = _CRC.match(raw)
    if signed is not None:
        good = int(signed[1], 16) == zlib.crc32(raw[signed.end(1) :])
        return _Content(raw, {name: table for name, table in tables.items() if name != "crc"}, good=good, signed=True)
    legacy = identify is not None and all(
        identify(name, document) is not None for name, table in tables.items() for document in table.values()
    )
    return _Content(raw, tables, good=legacy)


def _signed(text: str) -> bytes:
    """The tables with a checksum over them in front."""
    rest = b'"}}' + (b"," if len(text) > 2 else b"") + text[1:].encode()
    return b'{"crc":{"1":{"crc":"%08x' % zlib.crc32(rest) + rest


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def open_database(storage: WholeFile) -> TinyDB:
    """A TinyDB over ``storage``. One thread at a time may use it."""

    def given(**_: Any) -> WholeFile:
        return storage

    return TinyDB(storage=given)

"""Reads a journal, however damaged: a damaged line costs only itself.

A single flipped bit is found by the checksum and flipped back. Other damage to a heartbeat costs nothing. If records
are lost, the table gets the records before the gap; those after it (its ``rest``) wait until the table takes or refuses
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from companion.store.disk import read_regular_file
from companion.store.journal_lines import (
    FORMAT,
    SUFFIX,
    TABLE_ID,
    VERSION,
    Beat,
    decode_line,
    encode_content,
    encode_head,
    encode_line,
)

#: Suffix of the file that holds a table's ``rest``.
REST: Final = ".rest"
#: Longest damage that is searched for a flipped bit, in bytes.
_MAX_REPAIR_BYTES: Final = 4_096
#: Every record's line is at least this long, in bytes; a heartbeat's is shorter.
_MIN_RECORD_BYTES: Final = 70

State = Literal["whole", "torn", "damaged", "newer", "foreign"]


@dataclass(frozen=True, slots=True)
class JournalContents:
    """Content of a journal file.

    Attributes:
        records: the records before the first lost one.
        last_beat: the last heartbeat after the last record.
        state: ``whole``; ``torn`` (a crash cut the last line off, which was never acknowledged); ``damaged`` (a line is
            wrong, and the file must be rewritten as ``content``); ``newer`` (of a later version: nothing was read);
            ``foreign`` (not a journal: nothing was read).
        length: the number of good bytes; ``lines``: of good lines, header included.
        lost: whether a record is missing after ``records``.
        rest: the records after the gap.
        content: the repaired file.
    """

    table: str
    version: int
    records: tuple[Mapping[str, Any], ...]
    last_beat: Beat | None
    state: State
    length: int
    lines: int
    lost: bool = False
    rest: tuple[Mapping[str, Any], ...] = ()
    content: bytes = b""


def read_journal(path: Path) -> JournalContents:
    """Read a journal file and change nothing. Raises :class:`OSError` if it cannot be opened."""
    return parse_journal(read_regular_file(path), path.name.removesuffix(SUFFIX))


def parse_journal(raw: bytes, table: str) -> JournalContents:
    """Parse the bytes of the journal of ``table``, whatever they are: ``state`` of the result says what was found."""
    records: list[Mapping[str, Any]] = []
    beat: Beat | None = None
    length = lines = version = 0
    if not TABLE_ID.fullmatch(table):
        return JournalContents(table, 0, (), None, "foreign", 0, 0)

    def result(state: State) -> JournalContents:
        return JournalContents(table, version, tuple(records), beat, state, length, lines)

    while length < len(raw):
        end = raw.find(b"\n", length)
        if end < 0:
            # The line is whole, only its end is wrong: damage, not a crash.
            return _parse_damaged(raw, table) if decode_line(raw[length:-1]) is not None else result("torn")
        content = decode_line(raw[length:end])
        if content is None or content["n"] != lines:
            return _parse_damaged(raw, table)
        match content:
            case {"head": {"format": str(format_), "version": int(head_version), "table": str(name)}} if not lines:
                if format_ != FORMAT or name != table:  # a copy under another name is not a second table
                    return result("foreign")
                version = head_version
                if version > VERSION:
                    return result("newer")
            case {"record": dict(record)} if lines:
                records.append(record)
                beat = None  # the record is the later sign of life
            case {"beat": [int(wall), int(mono)]} if lines:
                beat = Beat(wall, mono)
            case _:
                return _parse_damaged(raw, table)
        length = end + 1
        lines += 1
    return result("whole" if lines else "torn")


def encode_rest(table: str, records: tuple[Mapping[str, Any], ...]) -> bytes:
    """Encode the file that holds the records after a damaged place of a journal."""
    entries = [(b"head", encode_head(table)), *((b"record", encode_content(record)) for record in records)]
    return b"".join(encode_line(number, kind, content) for number, (kind, content) in enumerate(entries))


# -- damage


def _parse_damaged(raw: bytes, table: str) -> JournalContents:
    """Parse a journal in which at least one line is wrong. The result is ``damaged``, with the repaired file as
    ``content``; or, if no line is good or it is not of this table, ``foreign``, or ``newer``. These two have nothing
    read and no ``content``: their file must stay as it is."""
    decoded = list(_decode_lines(raw))
    if all(isinstance(each, bytes) for each in decoded):
        return JournalContents(table, 0, (), None, "foreign", 0, 0)
    match next((each for each in decoded if not isinstance(each, bytes) and "head" in each), None):
        case {"head": {"format": str(format_), "version": int(version), "table": str(name)}}:
            if format_ != FORMAT or name != table:
                return JournalContents(table, version, (), None, "foreign", 0, 0)
            if version > VERSION:
                return JournalContents(table, version, (), None, "newer", 0, 0)
    records: list[Mapping[str, Any]] = []
    rest: list[Mapping[str, Any]] = []
    entries = [(b"head", encode_head(table))]
    beat: Beat | None = None
    lost = unsure = False
    last = 0
    for content in decoded:
        number = last if isinstance(content, bytes) else content["n"]
        if isinstance(content, bytes) or number <= last:  # undecodable, repeated or out of order
            continue
        unsure = unsure or number > last + 1
        last = number
        match content:
            case {"record": dict(record)}:
                lost = lost or (unsure and not _follows(record, records))
                unsure = False
                if lost:
                    rest.append(record)
                else:
                    records.append(record)
                    entries.append((b"record", encode_content(record)))
                    beat = None
            case {"beat": [int(wall), int(mono)]} if not lost:
                beat = Beat(wall, mono)
                entries.append((b"beat", encode_content([wall, mono])))
    lost = lost or _may_end_with_record(decoded)
    repaired = b"".join(encode_line(number, kind, content) for number, (kind, content) in enumerate(entries))
    return JournalContents(
        table, VERSION, tuple(records), beat, "damaged", len(repaired), len(entries), lost, tuple(rest), repaired
    )


def _follows(record: Mapping[str, Any], records: list[Mapping[str, Any]]) -> bool:
    """Tell whether ``record`` is the next one after the last of ``records``, so that only heartbeats are missing
    between the two."""
    number = record.get("seq")
    before = records[-1].get("seq") if records else 0
    return type(number) is int and type(before) is int and number == before + 1


def _may_end_with_record(decoded: Iterable[Mapping[str, Any] | bytes]) -> bool:
    """Tell whether a wrong line after the last good record may have been a record."""
    damaged: list[bytes] = []
    for content in decoded:
        if isinstance(content, bytes):
            damaged.append(content)
        elif "record" in content:
            damaged.clear()
    return any(
        b'"record"' in line or len(line) >= _MIN_RECORD_BYTES for damage in damaged for line in damage.split(b"\n")
    )


def _decode_lines(raw: bytes) -> Iterator[Mapping[str, Any] | bytes]:
    """Yield the content of each line, after repairing a single flipped bit; for lines that cannot be decoded, yield
    their bytes."""
    wrong: list[bytes] = []
    last = -1
    lines = raw.split(b"\n")
    tail = lines.pop()
    if tail and decode_line(tail[:-1]) is not None:
        lines.append(tail[:-1])
    for line in lines:
        content = decode_line(line)
        if content is None:
            wrong.append(line)
            continue
        if wrong:
            mended = _repair_bit_flip(b"\n".join(wrong), last + 1, content["n"])
            yield from mended if mended is not None else [b"\n".join(wrong)]
            wrong.clear()
        yield content
        last = content["n"]
    if wrong:
        mended = _repair_bit_flip(b"\n".join(wrong), last + 1, None)
        yield from mended if mended is not None else [b"\n".join(wrong)]


def _repair_bit_flip(damage: bytes, first: int, following: int | None) -> list[Mapping[str, Any]] | None:
    """Flip each bit of the damage in turn; return the lines that a flip makes valid, or None if none does.

    ``first``: the number expected of the first line; ``following``: that of the line after the damage, if there is one.
    """
    if len(damage) > _MAX_REPAIR_BYTES:
        return None
    bits = bytearray(damage)
    for bit in range(len(bits) * 8):
        bits[bit // 8] ^= 1 << bit % 8
        contents = [decode_line(line) for line in bytes(bits).split(b"\n")]
        good = [content for content in contents if content is not None]
        if len(good) == len(contents):
            numbers = [content["n"] for content in good]
            if numbers == list(range(first, first + len(numbers))) and following in (None, first + len(numbers)):
                return good
        bits[bit // 8] ^= 1 << bit % 8
    return None

"""Encodes and decodes the lines of a journal: each has a number and a checksum (format: see the module ``journal``)."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

FORMAT: Final = "companion-journal"
VERSION: Final = 1

SUFFIX: Final = ".jsonl"
# Lower case only: two tables must not share a file on a file system that ignores case.
TABLE_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
_CRC_END: Final = 18  # {"crc":"89abcdef",


@dataclass(frozen=True, slots=True)
class Beat:
    """Heartbeat: a moment at which the server was alive, in ms of the wall clock and of the monotonic clock."""

    wall_ms: int
    mono_ms: int


def decode_line(line: bytes) -> Mapping[str, Any] | None:
    """Decode a line (without its line end), including its number ``n``; None if it is damaged."""
    body = line[_CRC_END:]
    if line[:_CRC_END] != _crc(body):
        return None
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) and type(content.get("n")) is int else None


def encode_head(table: str) -> bytes:
    """Encode the content of a journal's first line, which names format, version and table."""
    return encode_content({"format": FORMAT, "version": VERSION, "table": table})


def rewrite_journal(raw: bytes, change: Callable[[Any], Any], change_text: Callable[[bytes], bytes]) -> bytes:
    """Return a journal with each record's content put through ``change`` and valid checksums; for copies without names.

    Damaged lines go through ``change_text`` and stay damaged.
    """
    lines = []
    for line in raw.splitlines(keepends=True):
        try:
            content = json.loads(line)
            number, kind = content["n"], next(kind for kind in ("head", "record", "beat") if kind in content)
            is_valid = line.endswith(b"\n") and decode_line(line[:-1]) is not None
        except (ValueError, RecursionError, KeyError, TypeError, StopIteration):
            is_valid = False
        if is_valid:
            changed = change(content[kind]) if kind == "record" else content[kind]
            lines.append(encode_line(number, kind.encode(), encode_content(changed)))
        else:
            lines.append(change_text(line))
    return b"".join(lines)


def _crc(body: bytes) -> bytes:
    return b'{"crc":"%08x",' % zlib.crc32(body)


def encode_content(content: Any) -> bytes:
    """Encode a line's content as JSON."""
    # ASCII, so that even a lone surrogate, which UTF-8 cannot encode, survives.
    return json.dumps(content, allow_nan=False, separators=(",", ":")).encode()


def encode_line(number: int, kind: bytes, content: bytes) -> bytes:
    """Encode a whole line, with its checksum and its line end."""
    body = b'"n":%d,"%s":%s}' % (number, kind, content)
    return _crc(body) + body + b"\n"

"""What pages are really sent, for tests of what must not be on the wire to whoever may not see it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import msgpack

from tests.support.headless_phone import Phone, _Line
from tests.support.spaces import plain

_GROUPED = re.compile(r"(?<=\d)[ .,](?=\d{3}(?!\d))")


@contextlib.contextmanager
def recording() -> Iterator[None]:
    """Keep all that is sent to pages that are opened inside."""
    _Line.recording = True
    try:
        yield
    finally:
        _Line.recording = False


def numbers_sent(phone: Phone) -> set[int]:
    """Every number that the page was sent since it was opened: in texts, however a language writes it, in handles, and
    as a value."""
    assert phone.line.sent is not None, "opened outside of recording()"
    found: set[int] = set()
    for frame in phone.line.sent:
        for one in _scalars(msgpack.unpackb(frame, strict_map_key=False)):
            if isinstance(one, str):
                found.update(int(digits) for digits in re.findall(r"\d+", _GROUPED.sub("", plain(one))))
            elif isinstance(one, int):
                found.add(one)
    return found


def _scalars(part: Any) -> Iterator[Any]:
    if isinstance(part, dict):
        for key, value in part.items():
            yield key
            yield from _scalars(value)
    elif isinstance(part, (list, tuple)):
        for value in part:
            yield from _scalars(value)
    else:
        yield part

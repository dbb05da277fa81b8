"""Parses JSON whose outermost object holds a long array, whose items are parsed one by one when they are asked for.

Thousands of parsed games take several times the memory of their text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final, overload

_SPACE: Final = re.compile(r"[ \t\n\r]*")


class JsonItems(Sequence[Any]):
    """An array in a JSON text; each item is parsed whenever it is asked for, and the parsed item is not kept."""

    def __init__(self, text: str, starts: Sequence[int], decoder: json.JSONDecoder) -> None:
        self._text, self._starts, self._decoder = text, starts, decoder

    def __len__(self) -> int:
        return len(self._starts)

    @overload
    def __getitem__(self, at: int) -> Any: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Any]: ...

    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            return JsonItems(self._text, self._starts[at], self._decoder)
        return self._decoder.raw_decode(self._text, self._starts[at])[0]


def decode_lazily(text: str, key: str, decoder: json.JSONDecoder) -> Any:
    """Return the value of a JSON text; where it is an object with an array under ``key``, that array is a
    :class:`JsonItems`.

    Raises :class:`json.JSONDecodeError` and :class:`RecursionError` as ``decoder.decode`` does, for the items too.
    """
    reader = _Reader(text, decoder)
    if not reader.is_next("{"):
        return decoder.decode(text)
    pairs = reader.read_object(key)
    reader.require_end()
    hook = decoder.object_pairs_hook
    return dict(pairs) if hook is None else hook(pairs)


class _Reader:
    """JSON text that is read piece by piece from its beginning. ``_at``: up to where it has been read. Its methods
    raise ``JSONDecodeError`` where the text is wrong."""

    def __init__(self, text: str, decoder: json.JSONDecoder) -> None:
        self._text, self._decoder, self._at = text, decoder, 0

    def read_object(self, key: str) -> list[tuple[str, Any]]:
        """Read an object; return its members, with the array under ``key`` unparsed as ``JsonItems``."""
        pairs: list[tuple[str, Any]] = []
        self._require("{", "value")
        if self._take("}"):
            return pairs
        while True:
            if not self.is_next('"'):
                raise self._refuse("Expecting property name enclosed in double quotes")
            name = self._read_value()
            self._require(":", "':' delimiter")
            pairs.append((name, self._read_items() if name == key and self.is_next("[") else self._read_value()))
            if self._take("}"):
                return pairs
            self._require(",", "',' delimiter")

    def is_next(self, mark: str) -> bool:
        """Skip spaces (which moves the read position), and tell whether ``mark`` follows. The mark is not consumed."""
        spaces = _SPACE.match(self._text, self._at)
        assert spaces is not None
        self._at = spaces.end()
        return self._text.startswith(mark, self._at)

    def require_end(self) -> None:
        """Raise an error unless only spaces are left."""
        self.is_next("")
        if self._at < len(self._text):
            raise self._refuse("Extra data")

    def _read_items(self) -> JsonItems:
        """Read an array; return it as ``JsonItems``. Each item is parsed once to find its end and its errors."""
        starts: list[int] = []
        self._require("[", "value")
        if self._take("]"):
            return JsonItems(self._text, starts, self._decoder)
        while True:
            self.is_next("")
            starts.append(self._at)
            self._read_value()
            if self._take("]"):
                return JsonItems(self._text, starts, self._decoder)
            self._require(",", "',' delimiter")

    def _read_value(self) -> Any:
        """Read and return any value."""
        self.is_next("")
        value, self._at = self._decoder.raw_decode(self._text, self._at)
        return value

    def _take(self, mark: str) -> bool:
        """Skip spaces; if ``mark`` follows, consume it. Return whether it followed."""
        if not self.is_next(mark):
            return False
        self._at += 1
        return True

    def _require(self, mark: str, what: str) -> None:
        """Skip spaces and consume ``mark``; if the mark does not follow, raise an error that says that ``what`` was
        expected."""
        if not self._take(mark):
            raise self._refuse(f"Expecting {what}")

    def _refuse(self, why: str) -> json.JSONDecodeError:
        """Return the error that the text is wrong at the present position, for the reason ``why``."""
        return json.JSONDecodeError(why, self._text, self._at)

"""Prints text on terminals and pipes of any encoding: characters that the encoding lacks are replaced by similar
ones."""

from __future__ import annotations

import contextlib
import sys
from typing import Final, TextIO

#: Replacements for smaller encodings; a minus must never become a question mark.
_NEARLY: Final = {
    "\u2212": "-",
    "–": "-",
    "─": "-",
    "│": "|",
    "’": "'",
    "«": '"',
    "»": '"',
    "…": "...",
    "\u00a0": " ",
    "\u202f": " ",
    "\u2068": "",
    "\u2069": "",
}


def show(text: str, stream: TextIO | None = None) -> None:
    """Print a text on a stream (None: standard output); a text that cannot be printed is dropped without an error."""
    stream = stream or sys.stdout
    if stream is None:
        return  # a program started without a terminal has no standard output
    with contextlib.suppress(OSError, ValueError):  # the reading end of the pipe was closed
        print(make_writable(text, encoding_of(stream)), file=stream, flush=True)


def encoding_of(stream: TextIO) -> str:
    """Return the stream's encoding; ASCII if it has none."""
    return stream.encoding or "ascii"


def can_encode(text: str, encoding: str) -> bool:
    """Tell whether the encoding has every character of the text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def make_writable(text: str, encoding: str) -> str:
    """Return the text with each character that the encoding lacks replaced by a similar one, or by "?"."""
    if can_encode(text, encoding):
        return text
    return "".join(char if can_encode(char, encoding) else _NEARLY.get(char, "?") for char in text)

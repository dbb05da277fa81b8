"""Text for terminals and pipes of any encoding: what cannot be written is written as nearly as it can be."""

from __future__ import annotations

import contextlib
import sys
from typing import Final, TextIO

#: What a poorer encoding gets instead; a minus must never become a question mark.
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
    """Print a text on standard output, or on another stream, so that no terminal and no pipe can make it fail."""
    stream = stream or sys.stdout
    if stream is None:
        return  # a program without a terminal has none
    with contextlib.suppress(OSError, ValueError):  # whoever read it has gone
        print(writable(text, encoding_of(stream)), file=stream, flush=True)


def encoding_of(stream: TextIO) -> str:
    """What the stream writes in."""
    return stream.encoding or "ascii"


def encodable(text: str, encoding: str) -> bool:
    """Whether that encoding has every character of the text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def writable(text: str, encoding: str) -> str:
    """The text with what the encoding lacks replaced, so that writing it cannot fail."""
    if encodable(text, encoding):
        return text
    return "".join(char if encodable(char, encoding) else _NEARLY.get(char, "?") for char in text)

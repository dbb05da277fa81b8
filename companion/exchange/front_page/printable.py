"""Replaces characters that no font of the front page can draw.

A letter with a mark becomes the letter, anything else a diamond (one for a run of them). Selectors, joiners and skin
tones of emoji are removed: the fonts draw the plain sign.
"""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"
#: The sign that replaces characters that no font draws.
UNKNOWN: Final = "◇"

_SELECTORS: Final = frozenset({*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x1F3FB, 0x1F400), 0x20E3})
#: Spaces at which no line may end; the one that every font has stands for all.
_NO_BREAK: Final = "\u00a0"
_UNBREAKABLE: Final = frozenset("\u00a0\u202f")
#: Without a glyph, and not drawn: isolates and marks of direction, joiners.
UNDRAWN: Final = frozenset("\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069")


@cache
def families() -> tuple[str, ...]:
    """Return the names of all fonts of the front page."""
    return tuple(_coverage())


@cache
def _coverage() -> dict[str, list[list[int]]]:
    """Return the ranges of characters that each font draws, by the font's name."""
    ranges_by_font: dict[str, list[list[int]]] = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    return ranges_by_font


@cache
def _ranges() -> tuple[list[int], list[int]]:
    """Return the first and the last characters (as numbers) of the ranges that some font draws, in order and without
    overlaps."""
    merged: list[list[int]] = []
    for first, last in sorted((first, last) for ranges in _coverage().values() for first, last in ranges):
        if merged and first <= merged[-1][1] + 1:
            merged[-1][1] = max(merged[-1][1], last)
        else:
            merged.append([first, last])
    return [first for first, _ in merged], [last for _, last in merged]


def is_drawn(char: str) -> bool:
    """Tell whether one of the fonts has a glyph for the character."""
    firsts, lasts = _ranges()
    index = bisect_right(firsts, ord(char)) - 1
    return index >= 0 and ord(char) <= lasts[index]


def printable(text: str) -> str:
    """Return the text with every character that no font draws replaced or removed."""
    out: list[str] = []
    for at, char in enumerate(text):
        if ord(char) in _SELECTORS:
            continue
        if char == "\u200d" and _is_sign(text[at - 1 : at]) | _is_sign(text[at + 1 : at + 2]):
            continue
        if char in UNDRAWN or (is_drawn(char) and char.isprintable()):
            out.append(char)
        elif char in _UNBREAKABLE:
            out.append(_NO_BREAK)  # else a figure would stand in another line than its unit
        elif char.isspace():
            out.append(" ")
        else:
            plain = "".join(each for each in unicodedata.normalize("NFKD", char) if is_drawn(each))
            if plain:
                out.append(plain)
            elif unicodedata.category(char) not in ("Cc", "Cf", "Mn", "Me") and out[-1:] != [UNKNOWN]:
                out.append(UNKNOWN)
    return "".join(out)


def _is_sign(char: str) -> bool:
    return bool(char) and (unicodedata.category(char) in ("So", "Sk", "Cn") or ord(char) in _SELECTORS)

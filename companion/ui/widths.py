"""Computes how wide a text is before any browser has drawn it. Pure.

Widths are in em: multiplied by a text's size they are pixels. They are the advance widths of the bundled fonts,
rounded up, so a text that is said to fit on a line does; tests/ui/test_widths.py compares them with the fonts.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

#: The height of a line of Source Sans 3, in em.
LINE_EM: Final = 1.27


def _key_by_sign(table: Mapping[float, str]) -> dict[str, float]:
    """Return the width of each sign, from a table of the signs of each width."""
    return {sign: width for width, signs in table.items() for sign in signs}


#: Source Serif 4 Black: the labels of calls, and figures.
_SERIF: Final = _key_by_sign(
    {
        0.25: " ",
        0.30: "'",
        0.35: "ij,.:;|°·ı’‘",
        0.40: "flt!-[]`{}ł‑",
        0.45: "IJ()/\\",
        0.50: "s*?",
        0.55: 'crz"',
        0.60: "aevS0123456789#$+<=>^_~–−€",
        0.65: "dgoqxyEFLZ«»Łđø“”",
        0.70: "bhknpuBCPTVXY",
        0.75: "AGNOQRßØ",
        0.80: "DHKU&Đ",
        0.85: "æ",
        0.90: "wœ—",
        0.95: "M@Æ…",
        1.00: "m%Œ",
        1.05: "W",
    }
)
#: Source Sans 3 Bold: all other text, of which lighter weights are narrower.
_SANS: Final = _key_by_sign(
    {
        0.20: " ",
        0.30: "ijl',.:;|·ı’‘",
        0.35: "fI!()-/[\\]{}‑",
        0.40: "rt°ł",
        0.45: "s",
        0.50: "cz*?_«»–",
        0.55: 'aegkvxyEFJLYZ0123456789"#$+<=>^~−Ł€“”',
        0.60: "bdhnopquACPSTVX`đø",
        0.65: "BDGKRß",
        0.70: "HNOQU&ĐØ",
        0.80: "wMæ—",
        0.85: "WœÆ",
        0.90: "m%Œ",
        0.95: "@",
        1.00: "…",
    }
)
#: What neither font has (emoji, CJK, Arabic) comes from another one: as wide as the widest there.
_OTHER: Final = 1.4
#: How many measured texts are remembered: the screens of a table measure the same ones at every press.
_REMEMBERED: Final = 4_096


def _measure(text: str, widths: Mapping[str, float]) -> float:
    """Return how wide a text is, in em."""
    total = 0.0
    for sign in unicodedata.normalize("NFKD", text):
        if not unicodedata.combining(sign):
            total += widths.get(sign, _OTHER)
    return total


@lru_cache(_REMEMBERED)
def serif_em(text: str) -> float:
    """Return the width of a headline or a figure, in em."""
    return _measure(text, _SERIF)


@lru_cache(_REMEMBERED)
def sans_em(text: str) -> float:
    """Return the width of running text of any weight, in em."""
    return _measure(text, _SANS)


def count_lines(text: str, size: float, width: float) -> int:
    """Return how many lines the text takes at that size in that width (both in px); words are not broken."""
    lines, used, space = 1, 0.0, sans_em(" ") * size
    for word in text.split(" "):
        word_width = sans_em(word) * size
        if used and used + space + word_width > width:
            lines, used = lines + 1, word_width
        else:
            used += word_width + (space if used else 0.0)
    return lines


@lru_cache(_REMEMBERED)
def widest_word(text: str) -> float:
    """Return the width of the widest word of running text, in em: a line that is narrower would cut the word."""
    return max((sans_em(word) for word in text.replace("\u00a0", "_").split()), default=0.0)

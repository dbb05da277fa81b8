"""The spaces of a text at which no line may begin, made unbreakable as its language sets them."""

from __future__ import annotations

import re
from typing import Final

#: Unbreakable, and as wide as any: the narrow one (U+202F) is next to nothing in the fonts.
UNBROKEN: Final = "\u00a0"

#: Beside punctuation and signs, inside a number, and between a number and its unit. A part that begins with a space
#: goes on after what was put in before it, which may be a number. "s" before an apostrophe is a word.
_FRENCH: Final = re.compile(
    r"(?<=«) | (?=[:;!?»$€%])|(?<=n°) |(?<=\d) (?=\d{3}(?!\d))|(?:(?<=\d)|\A) (?=(?:h|min|s|pts?|Mo|M)(?![\w'’-]))"
)
_OTHER: Final = re.compile(r"(?<=\d) (?=[$€])")


def typeset(text: str, lang: str) -> str:
    """The text, or a part of one, with those spaces made unbreakable; nothing else of it is changed."""
    return (_FRENCH if lang == "fr" else _OTHER).sub(UNBROKEN, text)

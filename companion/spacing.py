"""The spaces of a text at which no line may begin, made unbreakable as its language sets them."""

from __future__ import annotations

from typing import Final

from companion.languages import language

#: Unbreakable, and as wide as any: the narrow one (U+202F) is next to nothing in the fonts.
UNBROKEN: Final = "\u00a0"


def typeset(text: str, lang: str) -> str:
    """The text, or a part of one, with those spaces made unbreakable; nothing else of it is changed."""
    pattern = language(lang).unbreakable
    return text if pattern is None else pattern.sub(UNBROKEN, text)

"""Shortens names without cutting a character that is made of several."""

from __future__ import annotations

import unicodedata


def shorten(name: str, most: int = 24) -> str:
    """Return the name, if necessary cut to ``most`` characters with an ellipsis, never inside a grapheme cluster."""
    if len(name) <= most:
        return name
    prefix = name[: most - 1]
    while prefix and (_joins(name[len(prefix)]) or prefix[-1] == "\u200d"):
        prefix = prefix[:-1]
    return f"{prefix.rstrip(' -')}…"


def _joins(char: str) -> bool:
    """Tell whether a character belongs to the one before it: an accent, a joiner, a variant, a skin tone."""
    return unicodedata.category(char) in ("Mn", "Me", "Mc", "Cf", "Sk") or unicodedata.combining(char) > 0

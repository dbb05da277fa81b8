"""Texts compared without regard to which of their spaces may break, and where a French one may not."""

from __future__ import annotations

import re

_TORN = re.compile(r" [:;?!»$€%]|« |n° |\d (?:\d{3}(?!\d)|(?:h|min|s|pts?|Mo|M)(?![\w'’]))")


def plain(text: str) -> str:
    """The text with plain spaces for the narrow and the unbreakable ones of French."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def torn(text: str) -> bool:
    """Whether a line of this French text could begin with a sign or end with an opening quote, or a number be torn."""
    return _TORN.search(text) is not None

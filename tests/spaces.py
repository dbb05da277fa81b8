"""Texts compared without regard to how they are set, and where a French line may not break."""

from __future__ import annotations

import re

_TYPED = str.maketrans({"\u202f": " ", "\u00a0": " ", "’": "'", "“": '"', "”": '"', "„": '"', "…": "..."})
_TORN = re.compile(r" [:;?!»$€%]|« |n° |\d (?:\d{3}(?!\d)|(?:h|min|s|pts?|Mo|M)(?![\w'’]))")


def plain(text: str) -> str:
    """The text as it is typed: plain spaces, the quotation marks and the apostrophe of the keyboard."""
    return text.translate(_TYPED)


def torn(text: str) -> bool:
    """Whether a line of this French text could begin with a sign or end with an opening quote, or a number be torn."""
    return _TORN.search(text) is not None

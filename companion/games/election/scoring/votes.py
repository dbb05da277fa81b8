"""Puts votes in words that stay short: in millions where that says all of them."""

from __future__ import annotations

from typing import Final

from companion.table.message import Message, say

_MILLION: Final = 1_000_000
_TENTH: Final = 100_000


def millions(votes: int) -> Message:
    """Write votes in millions (8.5 M), or with all digits where tenths of a million are not exact."""
    if votes % _TENTH:
        return say("pad-points", points=votes)
    whole, rest = divmod(abs(votes), _MILLION)
    return say("election-millions", minus=str(votes < 0).lower(), whole=whole, tenths=rest // _TENTH)

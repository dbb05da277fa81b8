"""Writes votes short: in millions where that is exact."""

from __future__ import annotations

from typing import Final

from companion.table.message import Message, say

_MILLION: Final = 1_000_000
_TENTH: Final = 100_000


def millions(votes: int) -> Message:
    """Return votes as a text in millions (8.5 M), or with all digits where tenths of a million are not exact."""
    if votes % _TENTH:
        return say("pad-points", points=votes)
    whole, rest = divmod(abs(votes), _MILLION)
    return say("election-millions", minus=str(votes < 0).lower(), whole=whole, tenths=rest // _TENTH)

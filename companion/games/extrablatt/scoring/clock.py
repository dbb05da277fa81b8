"""Computes what the clock's hour decides: whether duels are about ads or ducks, and the circulation of an article
written now.

Source: "Prendre un accélérateur de temps", "Fonctionnement de la pendule". The hour is the number of accelerators put
on the display so far: 0 between 12 and 1 o'clock at the start. Where the coloured sectors end is printed on the clock
only, so the players enter it.
"""

from __future__ import annotations

from typing import Final, Literal

#: The last hour at which duels are about ads; later they are about ducks.
LAST_AD_HOUR: Final = 7
#: Circulation by sector, in thousands.
CIRCULATIONS: Final = (10, 20, 30)


def intervention(hour: int) -> Literal["ad", "duck"]:
    """Return what the winner of a duel may lay at that hour: an ad in the loser's paper, or a duck on one of the
    loser's articles."""
    return "ad" if hour <= LAST_AD_HOUR else "duck"


def circulation(hour: int, borders: tuple[int, int]) -> int:
    """Return the circulation marker (thousands) of an article written at that hour; ``borders``: the last hours of the
    first and of the second sector."""
    return CIRCULATIONS[sum(hour > border for border in borders)]


def find_marker(hour: int, borders: tuple[int, int]) -> int | None:
    """Return the marker (thousands) that all articles without one get as the hand reaches that hour; None if the hand
    leaves no sector then."""
    before, now = circulation(hour - 1, borders), circulation(hour, borders)
    return before if before != now else None

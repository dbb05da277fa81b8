"""Finds who chooses which tribune between two rounds: how many are drawn, in what order, who has chosen ("Choix des
tribunes", page 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.redac_chef.state.play import Play, is_same_tile
from companion.table.state import TableState

#: The double-sided tribunes of the box; which side counts was settled at set-up.
TILES: Final = tuple(f"{number}{side}" for number in range(1, 13) for side in "AB")
#: The tribunes offered once for the whole game ("Mode tour à tour"): the starters, or 1A to 9A.
OFFERED: Final = (*(f"D{number}" for number in range(1, 7)), *(f"{number}A" for number in range(1, 10)))


@dataclass(frozen=True, slots=True)
class TribuneChoice:
    """State of the choice of tribunes for one day: who chooses when, and who has chosen.

    Attributes:
        day: the day that the tribunes are for.
        order: seats in the order in which they choose.
        tokens: the bouclage token of each, as it lies now; empty if there are none.
        drawn: how many tribunes lie open; 0 where there is nothing to choose.
        picked: seat and tile ("" if it was not noted) of those who have chosen.
    """

    day: str
    order: tuple[str, ...]
    tokens: tuple[int, ...]
    drawn: int
    picked: tuple[tuple[str, str], ...]

    @property
    def waiting(self) -> tuple[str, ...]:
        """Return the seats that have not chosen yet, in the order of choice."""
        chosen = dict(self.picked)
        return tuple(seat for seat in self.order if seat not in chosen)

    @property
    def next(self) -> str | None:
        """Return the seat whose turn it is to choose; None once all have chosen."""
        return next(iter(self.waiting), None)

    def token(self, seat: str) -> int | None:
        """Return that seat's bouclage token; None in modes without tokens."""
        return self.tokens[self.order.index(seat)] if self.tokens else None

    def tile(self, seat: str) -> str | None:
        """Return the tribune of that seat ("": taken, not recorded which); None before it has chosen."""
        return dict(self.picked).get(seat)


def list_tribunes(play: Play) -> tuple[str, ...]:
    """Return the tribunes that this table may choose among."""
    return OFFERED if play.settings.rules.tribunes == "offered" else TILES


def find_tribune_choice(table: TableState, day: str) -> TribuneChoice:
    """Return the choice of tribunes for that day, after the day that the table is at.

    Players who have left do not choose; the others keep their order and their tokens. If the tribunes are offered once
    for the whole game, they are chosen anticlockwise, the first player last.
    """
    play: Play = table.play
    mode, playing = play.settings.rules, tuple(seat.id for seat in table.playing)
    lying = [seat for seat in play.today.bouclage.order if seat in playing] if mode.tokens else []
    order = (*lying, *(seat for seat in playing if seat not in lying))
    if mode.tribunes == "offered":
        order = _anticlockwise(playing, play.first)
    tokens = tuple(play.today.bouclage.token(seat) or 0 for seat in lying) if len(lying) == len(order) else ()
    coming = play.day(day)
    picked = tuple(pick for pick in coming.tribunes if pick[0] in playing) if coming is not None else ()
    chosen = mode.tribunes in ("drawn", "offered") and play.settings.scenario is None
    drawn = mode.tribunes_offered(len(playing)) if chosen else 0
    return TribuneChoice(day, order, tokens, drawn, picked)


def _anticlockwise(playing: tuple[str, ...], first: str | None) -> tuple[str, ...]:
    """Return the seats anticlockwise, from the first player's right on."""
    start = playing.index(first) if first in playing else 0
    return tuple(playing[(start - step) % len(playing)] for step in range(1, len(playing) + 1))


def list_gone(table: TableState, day: str, seat: str) -> frozenset[str]:
    """Return the tribunes that this seat cannot take for that day, because another player has them or because they
    (either side) were used before."""
    play: Play = table.play
    if play.settings.scenario is not None:
        return frozenset()
    taken = [
        tile for each in play.days for holder, tile in each.tribunes if tile and (holder, each.name) != (seat, day)
    ]
    return frozenset(tile for tile in list_tribunes(play) if any(is_same_tile(tile, other) for other in taken))

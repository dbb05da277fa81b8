"""Decides which cells of counting stand where on a device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.model import read_counting
from companion.table.seats import Seat
from companion.ui.device import Device

#: From this width on (px, with text at its usual size) there are three columns.
_THREE: Final = 1200


@dataclass(frozen=True, slots=True)
class CountingLayout:
    """Layout of counting on one device: which cells stand where. The open cell is not part of it, so that moving on
    within a row redraws only two cells.

    Attributes:
        by_player: whether it counts player by player, else row by row.
        row: the row that the device looks at; ``seat``: the player, "" if it counts row by row.
        rows: the rows to count; ``fields``: all fields that any player counts; ``seats``: the players.
        checked: whether the check of the pages is folded away; ``counted``: whether the day is counted already.
        wide: whether the page has columns; ``may``: whether the device may enter counts.
        beside: whether the keypad stands at the right, on a phone in landscape.
        low: whether the tabs scroll together with the cells.
        three: whether there is room for all rows and totals beside the row that is counted.
    """

    by_player: bool
    row: str
    seat: str
    rows: tuple[str, ...]
    fields: tuple[str, ...]
    seats: tuple[Seat, ...]
    checked: bool
    counted: bool
    wide: bool
    may: bool
    beside: bool = False
    low: bool = False
    three: bool = False


def compute_layout(device: Device, day: str) -> CountingLayout:
    """Return how this device lays out the counts of that day."""
    now = read_counting(device, day)
    seats = tuple(device.state.seat(seat) for seat in now.day.seats)
    return CountingLayout(
        by_player=now.by_player,
        row=now.row,
        seat=now.seat if now.by_player else "",
        rows=now.rows,
        fields=tuple(dict.fromkeys(name for seat in now.day.seats for name in now.fields(seat))),
        seats=seats,
        checked=now.checked,
        counted=now.day.counted,
        wide=device.is_wide,
        may=queries.may_keep_score(device),
        beside=device.is_landscape_phone,
        low=not device.is_wide and device.height < 520,
        three=device.is_wide and device.width / device.scale >= _THREE,
    )

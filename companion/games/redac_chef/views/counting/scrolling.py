"""Scrolls the counts so that the open cell stays in sight."""

from __future__ import annotations

import contextlib
from typing import Final

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.keypad_entry import CountCell
from companion.games.redac_chef.views.counting.layout import CountingLayout
from companion.games.redac_chef.views.counting.model import read_counting
from companion.ui import theme
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

_SCROLL_MS: Final = 150
#: Heights (px), near enough to tell what is in sight: everything around the list, its title, a card with its gap.
_AROUND: Final = 420
_AROUND_WIDE: Final = 150
_TITLE: Final = 60.0
_CARD: Final = 80
_CARD_OF_SEVERAL: Final = 106


@ft.component
def ScrollFollower(day: str, at: CountingLayout, column: ft.Ref[ft.Column]) -> ft.Control:
    """Draws nothing; scrolls ``column`` so that the open cell and the card before it are in sight, whenever the cell or
    the layout changes."""
    device = use_device()
    cell = use_slice(lambda d: entry.cell if (entry := read_counting(d, day).position.entry) is not None else None)

    async def follow() -> None:
        """Scroll the list to where the open cell is in sight."""
        if column.current is None:
            return
        before = _find_scroll_target(device, at, cell)
        # If the page shows something else by now, there is nothing to scroll.
        with contextlib.suppress(RuntimeError, TimeoutError):
            if before is None or isinstance(before, float):
                await column.current.scroll_to(offset=before or 0, duration=_SCROLL_MS)
            else:
                await column.current.scroll_to(scroll_key=before, duration=_SCROLL_MS)

    ft.use_effect(lambda: device.run(follow), [cell, at.by_player, at.row, at.seat, at.checked])
    return ft.Container(height=0)


def _find_scroll_target(device: Device, at: CountingLayout, cell: CountCell | None) -> str | float | None:
    """Return what to scroll to so that the open cell is in sight: the key of a card, or an offset (px); None if the
    cell is in sight at the top of the page."""
    if cell is None or not at.checked:
        return None
    cards = list(at.rows) if at.by_player else [seat.id for seat in at.seats]
    here = cell.row if at.by_player else cell.seat
    index = cards.index(here) if here in cards else 0
    room = device.height - (_AROUND_WIDE if device.is_wide or at.beside else _AROUND)
    several = sum(keypad_entry.row_of(name) == at.row for name in at.fields) > 1
    card = _CARD_OF_SEVERAL if several and not at.by_player else _CARD
    tabs = theme.TARGET + 8 if at.low else 0
    if (_TITLE + tabs + (index + 1) * card) * max(1.0, device.scale) <= room or (index == 0 and not at.low):
        return None
    if index == 0:
        return _TITLE + 8 + tabs * max(1.0, device.scale)
    return f"card-{cards[index - 1]}"

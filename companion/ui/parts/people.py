"""Builds a choice of seats: who pays, who wins, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import flet as ft

from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.seats import ICONS
from companion.ui.controls.stack import lay_in_rows, stack
from companion.ui.device import Device


def pick_seat(
    device: Device,
    identifier: str,
    seats: Iterable[Seat],
    pick: Callable[[str], Any],
    *,
    chosen: str | None = None,
    notes: dict[str, str] | None = None,
    height: float = theme.PLAY_TARGET,
) -> ft.Control:
    """Build a button with symbol and name for each seat, two per row; ``pick`` gets the id of the one pressed.
    ``notes``: what is added to a name, by seat. Handles: ``ID-N``."""
    across = 1 if device.scale > LARGE_TEXT else 2
    buttons = [
        action(
            device,
            f"{identifier}-{device.state.number(seat.id)}",
            shorten(seat.name, 18) + (f" · {notes[seat.id]}" if notes and notes.get(seat.id) else ""),
            partial(pick, seat.id),
            icon=ICONS.get(seat.symbol),
            selected=seat.id == chosen,
            compact=True,
            expand=True,
            height=height,
        )
        for seat in seats
    ]
    return stack(*lay_in_rows(buttons, across))

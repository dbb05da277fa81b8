"""Shows the counting form of a game with a declared sheet: each count to enter, in the sheet's order, on one keypad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.kit.sheet import CountedField, Row, Sheet
from companion.table.message import say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.buttons import on_press
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import player_label
from companion.ui.controls.text import bold, serif
from companion.ui.device import Device
from companion.ui.parts.amount import Amount


@dataclass(frozen=True, slots=True)
class Cell:
    """Place for one count in the form: the count of a player, or of the whole table (``seat`` None)."""

    row: Row
    count: CountedField
    seat: str | None = None

    def handle(self, device: Device) -> str:
        """Return the end of the cell's handles: ``COUNT-N`` with the player's number, or ``COUNT`` for a count of the
        table."""
        return self.count.id if self.seat is None else f"{self.count.id}-{device.state.number(self.seat)}"


#: The open cell while none is open.
NO_CELL: Final[Cell | None] = None


def count_form(
    device: Device,
    sheet: Sheet,
    seats: Sequence[Seat],
    value: Callable[[Cell], int | None],
    open_: Callable[[Cell], Any] | None,
    opened: Cell | None,
) -> list[ft.Control]:
    """Build the form. Handles: ``count-COUNT-N``, or ``count-COUNT`` for a count of the table.

    Args:
        device: the reader.
        sheet: what is counted, in its order.
        seats: the players whose counts are asked.
        value: returns the number entered in a cell, None if there is none.
        open_: opens the keypad of a cell; None: the cells can only be read.
        opened: the cell whose keypad is open.
    """
    parts: list[ft.Control] = []
    for row, count in sheet.counts:
        parts.append(bold(device.words.say(say(sheet.words, row=row.id)), device.palette))
        for seat in (None,) if count.of_table else seats:
            cell = Cell(row, count, None if seat is None else seat.id)
            label = ft.Container() if seat is None else player_label(seat, device.palette)
            press = None if open_ is None else partial(open_, cell)
            parts.append(_count_line(device, label, f"count-{cell.handle(device)}", value(cell), press, cell == opened))
    return parts


def count_entry(
    device: Device,
    cell: Cell,
    question: str,
    start: int | None,
    put: Callable[[int | None], Any],
    close: Callable[[], Any],
    whole: Callable[[int], bool] | None = None,
    then: Cell | None = None,
) -> ft.Control:
    """Build the keypad for one cell; ``put`` gets the number.

    A count of the table may be left empty (None). After a player's count, the keypad goes on to the cell ``then``, so
    that ``put`` must return whether another number is asked. ``whole``: tells whether a number is complete because no
    digit can follow; such a number is taken without OK.
    """
    return Amount(
        cell.handle(device),
        question,
        put,
        start=start,
        signed=cell.count.signed,
        empty=cell.count.of_table,
        close=close,
        whole=whole,
        then=None if then is None else then.handle(device),
        key=f"entry-{cell.count.id}",
    )


def _count_line(
    device: Device, label: ft.Control, name: str, value: int | None, press: Callable[[], Any] | None, opened: bool
) -> ft.Control:
    """Build the line of one count: label and value, which opens its keypad unless it can only be read (``press``
    None)."""
    p = device.palette
    text = device.t("pad-not-entered") if value is None else device.words.number(value)
    face = ft.Container(
        serif("…" if opened else text, device.fit(24, 32), p),
        width=130,
        height=max(theme.TARGET, 34 * device.scale),
        alignment=ft.Alignment.CENTER,
        bgcolor=p.card,
        border=ft.Border.all(2 if opened else 1, p.ink if opened else p.rule),
        border_radius=12,
        on_click=None if press is None else on_press(press),
    )
    return ft.Row([ft.Container(label, expand=True), handle(name, face, button=press is not None)], spacing=8)

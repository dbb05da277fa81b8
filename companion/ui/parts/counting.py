"""Shows the counting form of a game with a declared sheet: the cells to count, in the sheet's order, on one keypad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.kit.sheet import Count, Row, Sheet
from companion.table.message import say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, serif
from companion.ui.device import Device
from companion.ui.parts.amount import Amount


@dataclass(frozen=True, slots=True)
class Cell:
    """Is one count of a player, or of the table (``seat`` None)."""

    row: Row
    count: Count
    seat: str | None = None

    def handle(self, device: Device) -> str:
        """Return the end of its handles: ``COUNT-N``, or ``COUNT`` of what is counted once."""
        return self.count.id if self.seat is None else f"{self.count.id}-{device.state.number(self.seat)}"


#: No cell: nothing is open yet.
NO_CELL: Final[Cell | None] = None


def count_form(
    device: Device,
    sheet: Sheet,
    seats: Sequence[Seat],
    value: Callable[[Cell], int | None],
    open_: Callable[[Cell], Any] | None,
    opened: Cell | None,
    *,
    may: Callable[[Cell], bool] = lambda _: True,
    heads: Mapping[str, Sequence[ft.Control]] | None = None,
    labels: Mapping[str, ft.Control] | None = None,
    choices: Mapping[str, Callable[[], ft.Control]] | None = None,
) -> list[ft.Control]:
    """Build the form. Handles: ``count-COUNT-N``, ``count-COUNT`` of what is counted once.

    Args:
        device: the reader.
        sheet: what is counted, in its order.
        seats: the players whose counts are asked.
        value: what is entered there, None while nothing is.
        open_: opens the keypad of a cell; None: they can only be read.
        opened: the cell whose keypad is open.
        may: whether this device may open that cell.
        heads: what stands above a count, by its name; None: the names of the rows.
        labels: what stands before a count that is made once for the table.
        choices: the game's own controls for what is chosen.
    """
    parts: list[ft.Control] = []
    for row, count in sheet.counts:
        if heads is None:
            parts.append(bold(device.words.say(say(sheet.words, row=row.id)), device.palette))
        else:
            parts += heads.get(count.id, ())
        if count.how == "choice":
            parts.append((choices or {})[count.id]())
            continue
        for seat in (None,) if count.of_table else seats:
            cell = Cell(row, count, None if seat is None else seat.id)
            label = (labels or {})[count.id] if seat is None else who(seat, device.palette)
            press = None if open_ is None or not may(cell) else partial(open_, cell)
            parts.append(_figure(device, label, f"count-{cell.handle(device)}", value(cell), press, cell == opened))
    return parts


def count_entry(
    device: Device,
    cell: Cell,
    question: str,
    start: int | None,
    put: Callable[[int | None], Any],
    close: Callable[[], Any],
) -> ft.Control:
    """Build the keypad for one cell. Of what is counted once for the table, nothing typed is an answer too."""
    return Amount(
        cell.handle(device),
        question,
        put,
        start=start,
        signed=cell.count.signed,
        empty=cell.count.of_table,
        close=close,
        key=f"entry-{cell.count.id}-{cell.seat}",
    )


def _figure(
    device: Device, label: ft.Control, name: str, value: int | None, press: Callable[[], Any] | None, opened: bool
) -> ft.Control:
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
        on_click=None if press is None else (lambda _: press()),
    )
    return ft.Row([ft.Container(label, expand=True), handle(name, face, button=press is not None)], spacing=8)

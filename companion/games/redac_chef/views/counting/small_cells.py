"""Draws the counts that have no large card, small, in a component for each row of them, and the totals in one each: an
entry redraws no more than its row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.keypad_entry import CountCell
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.badges import FACES, badge
from companion.games.redac_chef.views.counting.cells import Why, make_tappable
from companion.games.redac_chef.views.counting.model import HIDDEN, read_counting
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.badges import provisional_mark
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice


@dataclass(frozen=True, slots=True)
class SmallCellState:
    """What the cell of one player shows: the value, whether it is being entered elsewhere, and who has it open."""

    value: Any
    elsewhere: bool
    writers: tuple[str, ...]


def read_small_cell(device: Device, day: str, cell: CountCell) -> SmallCellState | None:
    """Return what that cell shows now; None if the player does not count that field."""
    now = read_counting(device, day)
    if cell.field not in now.fields(cell.seat):
        return None
    return SmallCellState(now.read_shown(cell), now.is_entered_elsewhere(cell), now.list_writers(cell))


def _build_small_cell(device: Device, day: str, seat: Seat, field: str, state: SmallCellState) -> ft.Control:
    """Build one count among many: the player's symbol and the number; a tap opens the cell."""
    p, value, elsewhere = device.palette, state.value, state.elsewhere
    number = device.state.number(seat.id)
    if value == HIDDEN:
        text = HIDDEN
    elif isinstance(value, bool):
        text = device.t("count-yes" if value else "count-no")
    elif value is None:
        text = "…" if elsewhere else device.t("pad-not-entered")
    else:
        text = device.words.number(sum(value) if isinstance(value, tuple) else value)
    label = device.t("count-hidden", name=seat.name) if value == HIDDEN else None
    shown = bold(text, p, color=p.muted if value in (None, HIDDEN) else p.ink, no_wrap=True, semantics_label=label)
    content = ft.Row(
        [symbol(seat, p, size=14), shown, *_build_pens(device, state.writers)],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return make_tappable(
        device,
        day,
        CountCell(seat.id, field),
        number,
        content,
        height=theme.TARGET,
        expand=True,
        alignment=ft.Alignment.CENTER,
        bgcolor=p.card,
        border=ft.Border.all(1, p.rule),
        border_radius=8,
    )


def _build_pens(device: Device, writers: tuple[str, ...]) -> list[ft.Control]:
    """Build a pen in the colour of each player who has the cell open on another device, with their name for screen
    readers."""
    p = device.palette
    pens: list[ft.Control] = []
    for seat in device.state.seats:
        if seat.id in writers:
            label = device.t("count-writing", names=(seat.name,))
            pens.append(ft.Icon(ft.Icons.EDIT, size=14, color=p.players[seat.colour], semantics_label=label))
    if "" in writers:
        label = device.t("count-elsewhere-other")
        pens.append(ft.Icon(ft.Icons.EDIT, size=14, color=p.muted, semantics_label=label))
    return pens


@ft.component
def SmallRow(day: str, seats: tuple[Seat, ...], field: str) -> ft.Control:
    """Shows one count of several players in a line, with a gap for each player who does not count it."""
    device, p = use_device_and_palette()
    states = use_slice(lambda d: tuple(read_small_cell(d, day, CountCell(seat.id, field)) for seat in seats))
    row = keypad_entry.row_of(field)
    mark = badge(device, row, 30)
    if field in FACES:
        mark = ft.Stack(
            [mark, ft.Container(ft.Icon(FACES[field], size=18, color=p.ink, semantics_label=""), right=0, bottom=0)],
            width=44,
            height=40,
        )
    cells = [
        _build_small_cell(device, day, seat, field, state)
        if state is not None
        else ft.Container(expand=True, key=f"none-{field}-{seat.id}")
        for seat, state in zip(seats, states, strict=True)
    ]
    # New players do not know the row letters, so write the label too.
    named = small(device.t("count-field", field=field.rpartition(".")[2]), p)
    line = ft.Row([ft.Container(mark, width=44, alignment=ft.Alignment.CENTER_LEFT), *cells], spacing=6)
    return stack(named, line, spacing=0)


@ft.component
def TotalRow(day: str, seats: tuple[Seat, ...], row: str, ask_why: Why) -> ft.Control:
    """Shows the round's total, or (``row``) its revenue, of all players; ``ask_why`` explains a figure."""
    device = use_device()
    cells = [TotalCell(day, seat, row, ask_why, key=f"{row}-{seat.id}") for seat in seats]
    label = bold(device.t("pad-row", row=row), device.palette, size=13)
    return pile(label, ft.Row(cells, spacing=6), spacing=4)


@ft.component
def TotalCell(day: str, seat: Seat, row: str, ask_why: Why) -> ft.Control:
    """Shows one player's total as it is now; while counts are hidden, none."""
    device, p = use_device_and_palette()
    figure = use_slice(
        lambda d: (
            None if read_counting(d, day).hidden_rows else queries.get_scorecard(d).sheet.figure(row, seat.id, day)
        )
    )
    number = device.state.number(seat.id)
    parts: list[ft.Control] = [
        symbol(seat, p, size=14),
        serif(queries.format_figure(device, row, figure), device.fit(20, 28), p, no_wrap=True),
    ]
    if figure is not None and figure.provisional:
        parts.append(provisional_mark(device, 13))
    face = ft.Container(
        ft.Row(parts, spacing=3, alignment=ft.MainAxisAlignment.CENTER),
        on_click=lambda _: ask_why(row, seat.id),
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.only(top=ft.BorderSide(2, p.ink)),
    )
    return handle(f"why-{row}-{number}", face, button=True, expand=True)

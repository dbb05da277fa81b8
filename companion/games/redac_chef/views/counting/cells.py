"""Draws the cells of the row or the player being counted, large; one component a cell, so that an entry redraws only
what it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.keypad_entry import CountCell, KeypadEntry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.badges import FACES, badge, choose_row_colour
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import HIDDEN, read_counting
from companion.kit.figure import Figure
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.badges import provisional_mark
from companion.ui.controls.buttons import small_action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice

#: Handles of fields that are not called like the row they stand in.
_HANDLES: Final = {
    "empty_cells": "free_area",
    "articles.one_point": "articles",
    "articles.two_point": "articles-two",
}

Why = Callable[[str, str], None]


def cell_handle(field: str, number: int) -> str:
    """Return the handle of a cell: ``count-ROW-N``; N: the number of the seat."""
    return f"count-{_HANDLES.get(field, field)}-{number}"


@dataclass(frozen=True, slots=True)
class RowState:
    """One player's cells of one row, as all that they show on this device.

    Attributes:
        fields: the fields of the row that the player counts; ``values``: what is entered in each.
        entry: what is being typed into one of them on this device; None for nothing.
        figure: the points of the row, as if what is being typed were entered; None if hidden.
        bonus: the row's bonus; None for none.
        elsewhere: whether somebody is entering the row on another device.
        writers: the seats of the people who have one of its cells open.
    """

    fields: tuple[str, ...]
    values: tuple[Any, ...]
    entry: KeypadEntry | None
    figure: Figure | None
    bonus: int | None
    elsewhere: bool
    writers: tuple[str, ...]


def read_row(device: Device, day: str, seat: str, row: str) -> RowState:
    """Return what one player's cells of that row show now, with what is typed into them on this device."""
    now = read_counting(device, day)
    fields, counts, entry = now.fields(seat, row), now.counts(seat), now.position.entry
    if entry is not None and (entry.cell.seat != seat or entry.cell.row != row):
        entry = None
    return RowState(
        fields=fields,
        values=tuple(now.read_shown(CountCell(seat, name)) for name in fields),
        entry=entry,
        figure=now.figure(seat, row),
        bonus=None if now.is_hidden(CountCell(seat, f"bonus.{row}")) else counts.bonus_in(row),
        elsewhere=any(now.is_entered_elsewhere(CountCell(seat, name)) for name in fields),
        writers=tuple(writer for name in fields for writer in now.list_writers(CountCell(seat, name))),
    )


@ft.component
def RowCard(day: str, seat: Seat, row: str, by_player: bool, ask_why: Why) -> ft.Control:
    """Shows one player's counts of one row, large, the points of the row, and who else is entering one of them.
    ``by_player``: the cards are all of one player, so that each is headed by its row; ``ask_why`` explains a figure."""
    device, p = use_device_and_palette()
    row_state = use_slice(lambda d: read_row(d, day, seat.id, row))
    number = device.state.number(seat.id)
    open_ = row_state.entry is not None
    head: ft.Control = (
        ft.Row([badge(device, row, 28), bold(device.t("count-row", row=row), p, expand=True)], spacing=10)
        if by_player
        else player_label(seat, p, size=theme.BODY + 1)
    )
    if len(row_state.fields) > 1:
        boxes = [_build_box(device, day, seat, name, row_state, number) for name in row_state.fields]
        left: ft.Control = pile(head, ft.Row(boxes, spacing=8), spacing=6)
    elif row_state.fields and row_state.fields[0] in keypad_entry.YES_NO:
        left = pile(
            head, _build_yes_no(device, day, CountCell(seat.id, row_state.fields[0]), row_state, number), spacing=6
        )
    elif row_state.fields:
        cell = CountCell(seat.id, row_state.fields[0])
        value = ft.Container(_build_value(device, row_state, cell), padding=ft.Padding.only(top=2))
        left = make_tappable(device, day, cell, number, pile(head, value, spacing=2), height=theme.PLAY_TARGET)
    else:
        left = head
    beside: list[ft.Control] = []
    if (open_ or row_state.bonus is not None) and row != "ads_all_placed" and row != "face_down":
        beside.append(_build_bonus(device, day, seat, row, row_state, number))
    beside.append(_build_figure(device, seat, row, row_state.figure, number, ask_why))
    body: ft.Control
    if device.scale > LARGE_TEXT and len(beside) > 1:
        body = pile(left, ft.Row(beside, alignment=ft.MainAxisAlignment.END), spacing=4)
    else:
        body = ft.Row([ft.Container(left, expand=True), *beside], spacing=8)
    # Name whoever enters somebody else's cell; a player's own page only says that it is being entered.
    if others := tuple(writer for writer in row_state.writers if writer != seat.id):
        body = pile(body, _build_writers_line(device, number, others), spacing=0)
    elif row_state.elsewhere:
        body = pile(body, _build_elsewhere_line(device, seat), spacing=0)
    edge = choose_row_colour(row, p) if by_player else p.players.get(seat.colour, p.ink)
    return card(body, p, edge=edge, selected=open_, padding=ft.Padding.symmetric(horizontal=12, vertical=6))


def make_tappable(
    device: Device,
    day: str,
    cell: CountCell,
    number: int,
    content: ft.Control,
    *,
    height: float,
    expand: bool = False,
    **kw: Any,
) -> ft.Control:
    """Build the content as a button that opens that cell, where this device may enter counts; else nothing happens at a
    tap. ``number``: of the seat, for the handle; ``kw``: further properties of the box around it."""

    async def open_tapped_cell(_: Any) -> None:
        await Counting(device, day).open_tapped(cell)

    face = ft.Container(
        content,
        on_click=open_tapped_cell if queries.may_keep_score(device) else None,
        height=None if device.scale > 1.2 else height,
        **kw,
    )
    face.alignment = face.alignment or ft.Alignment.CENTER_LEFT
    return handle(cell_handle(cell.field, number), face, button=True, expand=expand or None)


def _build_value(device: Device, row_state: RowState, cell: CountCell) -> ft.Control:
    """Build the text of what is entered or being typed in that cell; a placeholder where it is hidden."""
    p = device.palette
    at = row_state.fields.index(cell.field)
    value, entry = (
        row_state.values[at],
        row_state.entry if row_state.entry is not None and row_state.entry.cell == cell else None,
    )
    if entry is not None and entry.touched:
        typed = (entry.typed or "").replace("-", "−") or "…"
        if entry.listing:
            return _build_chips(device, entry.parts, typed)
        return _build_chips(device, (), typed)
    if value == HIDDEN:
        return hidden_count(device, seat_name(device, cell.seat))
    if isinstance(value, tuple):
        return _build_chips(device, value, "…" if entry is not None else None)
    if value is None:
        if entry is not None:
            return _build_chips(device, (), "…")
        return sans(device.t("pad-not-entered"), p, color=p.muted)
    return sans(device.t("count-raw", field=cell.field.replace(".", "-"), value=value), p, color=p.muted)


def _build_chips(device: Device, parts: tuple[int, ...], typed: str | None) -> ft.Control:
    """Build a chip for each number put down one by one, and one for the number that is being typed."""
    p = device.palette

    def build_chip(text: str, here: bool) -> ft.Control:
        """Build one number in a frame. ``here``: it is the one being typed."""
        return ft.Container(
            bold(text, p),
            padding=ft.Padding.symmetric(horizontal=10, vertical=1),
            border=ft.Border.all(2 if here else 1, p.ink if here else p.rule),
            border_radius=8,
        )

    chips = [build_chip(device.words.number(part), False) for part in parts]
    if typed is not None:
        chips.append(build_chip(typed, True))
    if not chips:
        return sans("0", p, color=p.muted)
    return ft.Row(chips, spacing=6, wrap=True, run_spacing=4)


def _build_box(device: Device, day: str, seat: Seat, field: str, row_state: RowState, number: int) -> ft.Control:
    """Build the box of one count in a row that has several: happy or sad icons, articles by tile."""
    p = device.palette
    cell = CountCell(seat.id, field)
    here = row_state.entry is not None and row_state.entry.cell == cell
    value = row_state.values[row_state.fields.index(field)]
    if here and row_state.entry is not None and row_state.entry.touched:
        text = (row_state.entry.typed or "").replace("-", "−") or "…"
    elif value is None:
        text = "…" if here else device.t("pad-not-entered")
    else:
        text = HIDDEN if value == HIDDEN else device.words.number(value)
    mark: ft.Control = (
        ft.Icon(FACES[field], color=p.ink, size=24, semantics_label=device.t("count-field", field=field))
        if field in FACES
        else small(device.t("count-part", field=field.replace(".", "-")), p)
    )
    inner = ft.Row(
        [mark, bold(text, p, size=20, color=p.muted if value is None and not here else p.ink)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=device.scale > LARGE_TEXT,
    )
    return make_tappable(
        device,
        day,
        cell,
        number,
        inner,
        height=theme.TARGET,
        expand=True,
        border=ft.Border.all(2 if here else 1, p.ink if here else p.rule),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=6),
        alignment=ft.Alignment.CENTER,
    )


def _build_yes_no(device: Device, day: str, cell: CountCell, row_state: RowState, number: int) -> ft.Control:
    """Build a count that is answered by yes or no, without the keypad; the answer is entered at once."""

    def build_answer_button(value: bool) -> ft.Control:
        """Build the button for one answer."""
        return small_action(
            device,
            f"{cell_handle(cell.field, number)}-{'yes' if value else 'no'}",
            device.t("count-yes" if value else "count-no"),
            lambda: Counting(device, day).answer(cell, value),
            selected=row_state.values[0] is value,
        )

    answer = "none" if row_state.values[0] is None else str(row_state.values[0]).lower()
    text = HIDDEN if row_state.values[0] == HIDDEN else device.t("count-answer", answer=answer)
    shown = handle(cell_handle(cell.field, number), sans(text, device.palette, color=device.palette.muted))
    return ft.Row([build_answer_button(True), build_answer_button(False), shown], spacing=8, wrap=True)


def _build_bonus(device: Device, day: str, seat: Seat, row: str, row_state: RowState, number: int) -> ft.Control:
    """Build the button of the row's bonus (what a flash card or a tribune adds to it), which opens it for typing."""
    cell = CountCell(seat.id, f"bonus.{row}")
    here = row_state.entry is not None and row_state.entry.cell == cell
    if here and row_state.entry is not None and row_state.entry.touched:
        label = device.t("count-bonus-typed", typed=(row_state.entry.typed or "").replace("-", "−") or "…")
    elif row_state.bonus is not None:
        label = device.t("count-bonus", points=row_state.bonus)
    else:
        label = device.t("count-bonus-add")
    p = device.palette

    async def open_bonus(_: Any) -> None:
        await Counting(device, day).open_tapped(cell)

    face = ft.Container(
        small(label, p, color=p.ink),
        on_click=open_bonus if queries.may_keep_score(device) else None,
        height=theme.TARGET if device.scale <= 1.2 else None,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        border=ft.Border.all(2 if here else 1, p.ink if here else p.rule),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    return handle(f"bonus-{row}-{number}", face, button=True)


def _build_figure(device: Device, seat: Seat, row: str, figure: Figure | None, number: int, ask_why: Why) -> ft.Control:
    """Build the points of the row as a button that explains them; nothing if there is no figure."""
    p = device.palette
    if figure is None:
        return ft.Container(width=0)
    entered = figure.points is not None
    parts: list[ft.Control] = [
        serif(
            queries.format_figure(device, row, figure),
            device.fit(theme.FIGURE if row != "ads" else 28, 48),
            p,
            color=p.ink if entered else p.muted,
            no_wrap=True,
        )
    ]
    if figure.provisional:
        parts.append(provisional_mark(device))
    face = ft.Container(
        ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.END),
        on_click=lambda _: ask_why(row, seat.id),
        alignment=ft.Alignment.CENTER_RIGHT,
        height=theme.PLAY_TARGET,
        padding=ft.Padding.only(left=8, right=2),
    )
    return handle(f"why-{row}-{number}", face, button=True)


def seat_name(device: Device, seat_id: str) -> str:
    """Return the name of the player at that seat."""
    return device.state.seat(seat_id).name


def hidden_count(device: Device, name: str) -> ft.Control:
    """Build what is shown for a count that is entered but hidden until everybody has entered theirs."""
    text = device.t("count-hidden", name=name)
    return ft.Row(
        [
            bold(HIDDEN, device.palette, color=device.palette.muted, semantics_label=""),
            small(text, device.palette, expand=True),
        ],
        spacing=8,
    )


def _build_writers_line(device: Device, number: int, writers: tuple[str, ...]) -> ft.Control:
    """Build the line with symbol and name of each player who has a cell of this row open on another device."""
    p = device.palette
    seats = [seat for seat in device.state.seats if seat.id in writers]
    names = tuple(seat.name for seat in seats)
    text = device.t("count-writing", names=names) if names else device.t("count-elsewhere-other")
    marks: list[ft.Control] = [symbol(seat, p, size=18) for seat in seats]
    line = ft.Row([ft.Icon(ft.Icons.EDIT, size=16, color=p.muted), *marks, small(text, p, expand=True)], spacing=6)
    return handle(f"writing-{number}", line)


def _build_elsewhere_line(device: Device, seat: Seat) -> ft.Control:
    """Build the line that says that somebody else is entering this row."""
    others = tuple(each for each in seat.devices if each != device.actor.device)
    text = device.t("count-elsewhere" if others else "count-elsewhere-other")
    return ft.Row(
        [ft.Icon(ft.Icons.MORE_HORIZ, size=20, color=device.palette.muted), small(text, device.palette, expand=True)],
        spacing=6,
    )

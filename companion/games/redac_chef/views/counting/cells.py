"""The cells of counting: large for the row or the player at hand, small for all the others. One component a cell, so
that an entry redraws only what it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.scoring.points import Figure
from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.keypad_entry import Cell, Entry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.badges import badge, row_colour
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import HIDDEN, glance
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.badges import provisional_mark
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import symbol, who
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

#: Handles of fields that are not called like the row they stand in.
_HANDLES: Final = {
    "empty_cells": "free_area",
    "articles.one_point": "articles",
    "articles.two_point": "articles-two",
}
_FACES: Final = {"happy": ft.Icons.SENTIMENT_SATISFIED_ALT, "sad": ft.Icons.SENTIMENT_VERY_DISSATISFIED}

Why = Callable[[str, str], None]


def cell_handle(field: str, number: int) -> str:
    """The handle of a cell: ``count-ROW-N``."""
    return f"count-{_HANDLES.get(field, field)}-{number}"


@dataclass(frozen=True, slots=True)
class Standing:
    """All that one player's cells of one row show."""

    fields: tuple[str, ...]
    values: tuple[Any, ...]
    entry: Entry | None
    figure: Figure | None
    bonus: int | None
    elsewhere: bool
    writers: tuple[str, ...]


def standing(device: Device, day: str, seat: str, row: str) -> Standing:
    """One player's row as it stands, with what is typed into it here."""
    now = glance(device, day)
    fields, counts, entry = now.fields(seat, row), now.counts(seat), now.pad.entry
    if entry is not None and (entry.cell.seat != seat or entry.cell.row != row):
        entry = None
    return Standing(
        fields=fields,
        values=tuple(now.seen(Cell(seat, name)) for name in fields),
        entry=entry,
        figure=now.figure(seat, row),
        bonus=None if now.hidden(Cell(seat, f"bonus.{row}")) else counts.bonus_in(row),
        elsewhere=any(now.elsewhere(Cell(seat, name)) for name in fields),
        writers=tuple(writer for name in fields for writer in now.writers(Cell(seat, name))),
    )


@ft.component
def RowCard(day: str, seat: Seat, row: str, by_player: bool, ask_why: Why) -> ft.Control:
    """One player's counts of one row, large: what was counted, and what it makes."""
    device = use_device()
    p = device.palette
    s = use_slice(lambda d: standing(d, day, seat.id, row))
    number = device.state.number(seat.id)
    open_ = s.entry is not None
    head: ft.Control = (
        ft.Row([badge(device, row, 28), bold(device.t("count-row", row=row), p, expand=True)], spacing=10)
        if by_player
        else who(seat, p, size=theme.BODY + 1)
    )
    if len(s.fields) > 1:
        boxes = [_Box(device, day, seat, name, s, number) for name in s.fields]
        left: ft.Control = ft.Column([head, ft.Row(boxes, spacing=8)], spacing=6, tight=True)
    elif s.fields and s.fields[0] in typing.YES_NO:
        left = ft.Column([head, _YesNo(device, day, Cell(seat.id, s.fields[0]), s, number)], spacing=6, tight=True)
    elif s.fields:
        cell = Cell(seat.id, s.fields[0])
        value = ft.Container(_value(device, s, cell), padding=ft.Padding.only(top=2))
        left = _tappable(
            device, day, cell, number, ft.Column([head, value], spacing=2, tight=True), height=theme.PLAY_TARGET
        )
    else:
        left = head
    beside: list[ft.Control] = []
    if (open_ or s.bonus is not None) and row != "ads_all_placed" and row != "face_down":
        beside.append(_bonus(device, day, seat, row, s, number))
    beside.append(_figure(device, seat, row, s.figure, number, ask_why))
    body: ft.Control
    if device.scale > LARGE_TEXT and len(beside) > 1:
        body = ft.Column([left, ft.Row(beside, alignment=ft.MainAxisAlignment.END)], spacing=4, tight=True)
    else:
        body = ft.Row([ft.Container(left, expand=True), *beside], spacing=8)
    # Who enters his own page is told by that page; a cell of somebody else's names who is at it.
    if others := tuple(writer for writer in s.writers if writer != seat.id):
        body = ft.Column([body, _writing(device, number, others)], spacing=0, tight=True)
    elif s.elsewhere:
        body = ft.Column([body, _elsewhere(device, seat)], spacing=0, tight=True)
    edge = row_colour(row, p) if by_player else p.players.get(seat.colour, p.ink)
    return card(body, p, edge=edge, selected=open_, padding=ft.Padding.symmetric(horizontal=12, vertical=6))


def _tappable(
    device: Device,
    day: str,
    cell: Cell,
    number: int,
    content: ft.Control,
    *,
    height: float,
    expand: bool = False,
    **kw: Any,
) -> ft.Control:
    """Content that opens that cell."""

    async def tapped(_: Any) -> None:
        await Counting(device, day).touch(cell)

    face = ft.Container(
        content,
        on_click=tapped if queries.keeps_score(device) else None,
        height=None if device.scale > 1.2 else height,
        **kw,
    )
    face.alignment = face.alignment or ft.Alignment.CENTER_LEFT
    return handle(cell_handle(cell.field, number), face, button=True, expand=expand or None)


def _value(device: Device, s: Standing, cell: Cell) -> ft.Control:
    """What is entered or being typed there."""
    p = device.palette
    at = s.fields.index(cell.field)
    value, entry = s.values[at], s.entry if s.entry is not None and s.entry.cell == cell else None
    if entry is not None and entry.touched:
        typed = (entry.typed or "").replace("-", "−") or "…"
        if entry.listing:
            return _chips(device, entry.parts, typed)
        return _chips(device, (), typed)
    if value == HIDDEN:
        return hidden(device, seat_name(device, cell.seat))
    if isinstance(value, tuple):
        return _chips(device, value, "…" if entry is not None else None)
    if value is None:
        if entry is not None:
            return _chips(device, (), "…")
        return sans(device.t("pad-not-entered"), p, color=p.muted)
    return sans(device.t("count-raw", field=cell.field.replace(".", "-"), value=value), p, color=p.muted)


def _chips(device: Device, parts: tuple[int, ...], typed: str | None) -> ft.Control:
    """Numbers put down one by one, and the one that is being typed."""
    p = device.palette

    def chip(text: str, here: bool) -> ft.Control:
        return ft.Container(
            bold(text, p),
            padding=ft.Padding.symmetric(horizontal=10, vertical=1),
            border=ft.Border.all(2 if here else 1, p.ink if here else p.rule),
            border_radius=8,
        )

    chips = [chip(device.words.number(part), False) for part in parts]
    if typed is not None:
        chips.append(chip(typed, True))
    if not chips:
        return sans("0", p, color=p.muted)
    return ft.Row(chips, spacing=6, wrap=True, run_spacing=4)


def _Box(device: Device, day: str, seat: Seat, field: str, s: Standing, number: int) -> ft.Control:
    """One of several counts of a row: smiling and frowning faces, articles by tile."""
    p = device.palette
    cell = Cell(seat.id, field)
    here = s.entry is not None and s.entry.cell == cell
    value = s.values[s.fields.index(field)]
    if here and s.entry is not None and s.entry.touched:
        text = (s.entry.typed or "").replace("-", "−") or "…"
    elif value is None:
        text = "…" if here else device.t("pad-not-entered")
    else:
        text = HIDDEN if value == HIDDEN else device.words.number(value)
    mark: ft.Control = (
        ft.Icon(_FACES[field], color=p.ink, size=24, semantics_label=device.t("count-field", field=field))
        if field in _FACES
        else small(device.t("count-part", field=field.replace(".", "-")), p)
    )
    inner = ft.Row(
        [mark, bold(text, p, size=20, color=p.muted if value is None and not here else p.ink)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=device.scale > LARGE_TEXT,
    )
    return _tappable(
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


def _YesNo(device: Device, day: str, cell: Cell, s: Standing, number: int) -> ft.Control:
    """A question instead of a number."""

    def say(value: bool) -> ft.Control:
        return action(
            device,
            f"{cell_handle(cell.field, number)}-{'yes' if value else 'no'}",
            device.t("count-yes" if value else "count-no"),
            lambda: Counting(device, day).answer(cell, value),
            selected=s.values[0] is value,
            height=theme.TARGET,
            compact=True,
        )

    answer = "none" if s.values[0] is None else str(s.values[0]).lower()
    said = HIDDEN if s.values[0] == HIDDEN else device.t("count-answer", answer=answer)
    shown = handle(cell_handle(cell.field, number), sans(said, device.palette, color=device.palette.muted))
    return ft.Row([say(True), say(False), shown], spacing=8, wrap=True)


def _bonus(device: Device, day: str, seat: Seat, row: str, s: Standing, number: int) -> ft.Control:
    """What a flash card or a tribune adds to the row: out of the way, and one tap away."""
    cell = Cell(seat.id, f"bonus.{row}")
    here = s.entry is not None and s.entry.cell == cell
    if here and s.entry is not None and s.entry.touched:
        label = device.t("count-bonus-typed", typed=(s.entry.typed or "").replace("-", "−") or "…")
    elif s.bonus is not None:
        label = device.t("count-bonus", points=s.bonus)
    else:
        label = device.t("count-bonus-add")
    p = device.palette

    async def tapped(_: Any) -> None:
        await Counting(device, day).touch(cell)

    face = ft.Container(
        small(label, p, color=p.ink),
        on_click=tapped if queries.keeps_score(device) else None,
        height=theme.TARGET if device.scale <= 1.2 else None,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        border=ft.Border.all(2 if here else 1, p.ink if here else p.rule),
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    return handle(f"bonus-{row}-{number}", face, button=True)


def _figure(device: Device, seat: Seat, row: str, figure: Figure | None, number: int, ask_why: Why) -> ft.Control:
    """The points of the row; a tap says where they come from."""
    p = device.palette
    if figure is None:
        return ft.Container(width=0)
    entered = figure.points is not None
    parts: list[ft.Control] = [
        serif(
            queries.shown(device, row, figure),
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
    """The player at that seat."""
    return device.state.seat(seat_id).name


def hidden(device: Device, name: str) -> ft.Control:
    """In the place of a count that is entered, and shown once all have entered theirs."""
    said = device.t("count-hidden", name=name)
    return ft.Row(
        [
            bold(HIDDEN, device.palette, color=device.palette.muted, semantics_label=""),
            small(said, device.palette, expand=True),
        ],
        spacing=8,
    )


def _writing(device: Device, number: int, writers: tuple[str, ...]) -> ft.Control:
    """Who has a cell of this row open on another device: his symbol, and his name."""
    p = device.palette
    seats = [seat for seat in device.state.seats if seat.id in writers]
    names = tuple(seat.name for seat in seats)
    said = device.t("count-writing", names=names) if names else device.t("count-elsewhere-other")
    marks: list[ft.Control] = [symbol(seat, p, size=18) for seat in seats]
    line = ft.Row([ft.Icon(ft.Icons.EDIT, size=16, color=p.muted), *marks, small(said, p, expand=True)], spacing=6)
    return handle(f"writing-{number}", line)


def _elsewhere(device: Device, seat: Seat) -> ft.Control:
    """Somebody else is at it."""
    others = tuple(each for each in seat.devices if each != device.actor.device)
    text = device.t("count-elsewhere" if others else "count-elsewhere-other")
    return ft.Row(
        [ft.Icon(ft.Icons.MORE_HORIZ, size=20, color=device.palette.muted), small(text, device.palette, expand=True)],
        spacing=6,
    )


# --- small ------------------------------------------------------------------------------------------------------------


@ft.component
def SmallCell(day: str, seat: Seat, field: str) -> ft.Control:
    """One count among many: whose, and the number; a tap opens it."""
    device = use_device()
    p = device.palette

    def look(d: Device) -> tuple[Any, bool, tuple[str, ...]]:
        now, cell = glance(d, day), Cell(seat.id, field)
        return now.seen(cell), now.elsewhere(cell), now.writers(cell)

    value, elsewhere, writers = use_slice(look)
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
        [symbol(seat, p, size=14), shown, *_pens(device, writers)],
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return _tappable(
        device,
        day,
        Cell(seat.id, field),
        number,
        content,
        height=theme.TARGET,
        expand=True,
        alignment=ft.Alignment.CENTER,
        bgcolor=p.card,
        border=ft.Border.all(1, p.rule),
        border_radius=8,
    )


def _pens(device: Device, writers: tuple[str, ...]) -> list[ft.Control]:
    """A pen in the colour of each who has the cell open elsewhere; ears hear his name."""
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
    """One count of several players in a line."""
    device = use_device()
    p = device.palette
    counted = use_slice(lambda d: tuple(field in glance(d, day).fields(seat.id) for seat in seats))
    row = typing.row_of(field)
    mark = badge(device, row, 30)
    if field in _FACES:
        mark = ft.Stack(
            [mark, ft.Container(ft.Icon(_FACES[field], size=18, color=p.ink, semantics_label=""), right=0, bottom=0)],
            width=44,
            height=40,
        )
    cells = [
        SmallCell(day, seat, field, key=f"{field}-{seat.id}")
        if there
        else ft.Container(expand=True, key=f"none-{field}-{seat.id}")
        for seat, there in zip(seats, counted, strict=True)
    ]
    # A letter alone is no name for whoever plays for the first time.
    named = small(device.t("count-field", field=field.rpartition(".")[2]), p)
    line = ft.Row([ft.Container(mark, width=44, alignment=ft.Alignment.CENTER_LEFT), *cells], spacing=6)
    return ft.Column([named, line], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def TotalRow(day: str, seats: tuple[Seat, ...], row: str, ask_why: Why) -> ft.Control:
    """The round's total, or its revenue, of all players."""
    device = use_device()
    cells = [TotalCell(day, seat, row, ask_why, key=f"{row}-{seat.id}") for seat in seats]
    label = bold(device.t("pad-row", row=row), device.palette, size=13)
    return ft.Column([label, ft.Row(cells, spacing=6)], spacing=4, tight=True)


@ft.component
def TotalCell(day: str, seat: Seat, row: str, ask_why: Why) -> ft.Control:
    """One player's total as it is now."""
    device = use_device()
    p = device.palette
    figure = use_slice(lambda d: None if glance(d, day).veiled else queries.scores(d).sheet.figure(row, seat.id, day))
    number = device.state.number(seat.id)
    parts: list[ft.Control] = [
        symbol(seat, p, size=14),
        serif(queries.shown(device, row, figure), device.fit(20, 28), p, no_wrap=True),
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

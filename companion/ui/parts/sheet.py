"""Shows the score sheet of any game (``companion.kit.sheet``), each figure with its explanation; and the screen of a
logged game for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.kit.sheet import FilledSheet, Reasons
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.at_table import compute_scores, go
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, reason, scroll_view
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, headline, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.sheet_blocks import Blocks, Choice, Outcomes, Read, write_figure
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead

#: The largest width of a sheet, the margins beside it, and the frame and gap of a cell, in px.
_SHEET: Final = 900
_EDGES: Final = 32
_FRAME: Final = 8
#: The width of a digit in em.
_DIGIT: Final = 0.56


@ft.component
def SheetView(
    read: Read,
    people: tuple[Seat, ...],
    *,
    totals: bool = True,
    choice: Choice | None = None,
    outcomes: Outcomes | None = None,
) -> ft.Control:
    """Show the sheet of any game; a tap on a figure explains it.

    Args:
        read: the figures: those of the watched table as it is now, or the same for ever (a file).
        people: the players in the order of the table.
        totals: whether the totals get their handles here; False if the page around the sheet has them already.
        choice: the state of the sheet (which figure was tapped), for a page that shows the explanation itself.
        outcomes: how the game ended for each player.
    """
    own_choice: ft.MutableRef[Choice] = ft.use_ref(Choice)
    which = choice or own_choice.current
    assert which is not None
    if use_slice(lambda d: [column.id for column in read(d).columns]) == [""]:
        return OneColumn(read, people, totals, which)
    return Blocks(read, people, totals, which, outcomes)


@ft.component
def OneColumn(read: Read, people: tuple[Seat, ...], totals: bool, choice: Choice) -> ft.Control:
    """Show a sheet without columns, with the players side by side. Handles: ``cell-ROW-N`` (rows from 1), in the last
    row ``total-N``, ``why``."""
    device, p = use_device_and_palette()
    sheet, chosen = use_slice(lambda d: (read(d), choice.asked))
    parts: list[ft.Control] = [_draw_names(device, sheet, people)]
    if any(line.row.alone for line in sheet.lines):  # outside of the sheet these figures are written in another unit
        parts.insert(0, small(capitalise(device.words.say(sheet.columns[0].title)), p))
    helped = {""}  # a row that comes again each round has its "?" once
    for index, line in enumerate(sheet.lines):
        if line.row.folded:
            continue
        last = index == len(sheet.lines) - 1
        if line.apart:
            parts.append(ft.Container(height=2, bgcolor=p.ink))
        label = small(capitalise(device.words.say(line.label)), p, weight=theme.BOLD if last else theme.REGULAR)
        parts.append(label if line.row.help in helped else with_help(device, label, line.row.help))
        helped.add(line.row.help)
        cells: list[ft.Control] = []
        why: list[ft.Control] = []
        for at, (player, _) in enumerate(sheet.players):
            key = (line.id, player, "")
            figure = sheet.figures.get(key)
            text = write_figure(device, line.row, figure)
            terms = () if figure is None else figure.why
            name = f"total-{at + 1}" if last and totals else f"cell-{index + 1}-{at + 1}"
            press = partial(choice.ask, device, key) if terms else None
            cells.append(_draw_cell(device, name, text, last, chosen == key, press, len(sheet.players)))
            if chosen == key and terms:
                explanation: list[ft.Control] = [bold(people[at].name, p)] if at < len(people) else []
                explanation += [sans(capitalise(device.words.say(term)), p) for term in terms]
                why.append(handle("why", reason(explanation, p)))
        parts.append(ft.Row(cells, spacing=4))
        parts += why
    return stack(*parts, spacing=4)


def _draw_names(device: Device, sheet: FilledSheet, people: tuple[Seat, ...]) -> ft.Control:
    """Build the head of the sheet: each player's symbol and short name."""
    p = device.palette
    heads: list[ft.Control] = []
    for at, (_, name) in enumerate(sheet.players):
        lines: list[ft.Control] = [symbol(people[at], p)] if at < len(people) else []
        lines.append(small(shorten(name, 12), p, max_lines=2, text_align=ft.TextAlign.CENTER, size=device.fit(13, 16)))
        heads.append(
            ft.Container(
                ft.Column(lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
                expand=True,
                alignment=ft.Alignment.CENTER,
                tooltip=name,
            )
        )
    return ft.Row(heads, spacing=4, vertical_alignment=ft.CrossAxisAlignment.END)


def _draw_cell(
    device: Device, name: str, text: str, last: bool, chosen: bool, pick: Callable[[], None] | None, across: int
) -> ft.Control:
    """Build the cell of a figure, in a size that fits into one of ``across`` columns; it is a button if ``pick`` is
    given."""
    p = device.palette
    room = (min(device.width, _SHEET) - _EDGES) / max(1, across) - _FRAME
    size = device.fit(20 if last else 18, min(26, room / (_DIGIT * max(1, len(text)))))
    face = ft.Container(
        serif(text, size, p, black=last, text_align=ft.TextAlign.CENTER, no_wrap=True),
        height=max(theme.TARGET, 30 * device.scale),
        alignment=ft.Alignment.CENTER,
        bgcolor=p.card,
        border=ft.Border.all(2 if chosen else 1, p.ink if chosen else p.rule),
        border_radius=8,
        on_click=None if pick is None else (lambda _: pick()),
    )
    return handle(name, face, button=pick is not None, expand=True)


@ft.component
def Explanations(reasons: tuple[Reasons, ...]) -> ft.Control:
    """Show all explanations, each folded under its heading."""
    device, p = use_device_and_palette()

    def lines(group: Reasons) -> ft.Control:
        return pile(*[sans(capitalise(device.words.say(line)), p) for line in group.lines], spacing=4)

    folds: list[ft.Control] = [
        Fold(
            f"reasons-{index}",
            capitalise(device.words.say(group.heading)),
            "",
            partial(lines, group),
            key=f"why-{index}",
        )
        for index, group in enumerate(reasons, 1)
        if group.lines
    ]
    return stack(*folds)


def _get_sheet(device: Device) -> FilledSheet:
    """Return the watched table's sheet as it is now."""
    return compute_scores(device).sheet


@ft.component
def SheetScreen() -> ft.Control:
    """Show the sheet of the watched table with its closing sentences, as a screen of its own."""
    device, p = use_device_and_palette()
    scored = use_slice(compute_scores)
    people = use_slice(lambda d: d.state.seats)
    code = use_slice(lambda d: d.state.code)
    back = action(device, "sheet-close", device.t("sheet-close"), lambda: go(device), icon=ft.Icons.ARROW_BACK)
    foot = ft.Row([back, UndoLink()], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)
    parts: list[ft.Control] = [
        TableHead((device.t("table-code", code=code),), title=False),
        headline(device, device.t("sheet-title"), 28),
        *(sans(device.words.say(line), p) for line in scored.closing),
        SheetView(_get_sheet, people),
        Explanations(scored.reasons),
        foot,
    ]
    if device.is_wide:
        return scroll_view(stack(*parts, spacing=12), width=_SHEET)
    return column(parts)

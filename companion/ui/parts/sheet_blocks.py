"""Shows a sheet that has columns for rounds: one player at a time on a phone, all side by side where there is room.
Each cell is a component, so that a new figure redraws nothing else."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.kit.figure import Figure
from companion.kit.sheet import FilledSheet, Row, SheetLine, SheetPart
from companion.table.seats import Seat
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.controls.badges import badge, provisional_mark
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.widths import widest_word

#: Returns the sheet to show: always the same one (of a file), or that of the watched table as it is now.
Read = Callable[[Device], FilledSheet]
#: Returns how the game ended for a player: "winner", "bankrupt", or "" for anything else.
Outcomes = Callable[[Device, Seat], str]


@dataclass(slots=True)
class Choice:
    """State of a sheet on one page: the figure that was tapped (line, player, column; None for none), and the index of
    the player in view. It is kept apart from the components, so that a tap redraws two cells and not the sheet."""

    asked: tuple[str, str, str] | None = None
    page: int = 0

    def ask(self, device: Device, figure: tuple[str, str, str]) -> None:
        """Choose the figure to be explained; a second tap chooses none."""
        self.asked = None if self.asked == figure else figure
        device.notify()

    def turn(self, device: Device, page: int, player: str) -> None:
        """Bring the player with that index into view; the explanation of another player's figure closes."""
        if page != self.page:
            self.page = page
            if self.asked is not None and self.asked[1] != player:
                self.asked = None
            device.notify()


_GAP: Final = 16
#: The share of the width that the names of the rows take; each column of figures takes three.
_LABELS: Final = 9
#: The size of a row's badge, in px.
_BADGE: Final = 24
#: The px around the name of a row, and between its badge and it.
_LABEL_PAD, _LABEL_GAP = 8, 8
#: Widest column of figures, in pixels.
_WIDEST: Final = 96
_TURN_MS: Final = 180


def write_figure(device: Device, row: Row, figure: Figure | None) -> str:
    """Write a figure in the reader's language; "" if there is none."""
    written = row.write(figure, screen=True)
    return "" if written is None else device.words.say(written)


@ft.component
def Blocks(
    read: Read, people: tuple[Seat, ...], handles: bool, choice: Choice, outcomes: Outcomes | None = None
) -> ft.Control:
    """Show all players' tables: side by side on a wide page, else one at a time. ``handles``: give the totals their
    handles and show the outcomes, because the page around shows neither."""
    device = use_device()
    lines, columns = use_slice(lambda d: (read(d).lines, read(d).columns))
    width = use_slice(lambda d: (d.width, d.scale))[0]
    ended = outcomes if handles else None
    if device.is_wide:
        return SideBySide(read, people, lines, columns, handles, choice, ended)
    return SwipedTables(read, people, lines, columns, handles, choice, ended, min(width - 32, theme.COLUMN - 32))


@ft.component
def SideBySide(
    read: Read,
    people: tuple[Seat, ...],
    lines: tuple[SheetLine, ...],
    columns: tuple[SheetPart, ...],
    handles: bool,
    choice: Choice,
    ended: Outcomes | None,
) -> ft.Control:
    """Show one column with the names of the rows, and beside it each player's figures."""
    device, p = use_device_and_palette()
    figures_width = max(1, len(columns)) * _WIDEST
    label_width = 210 * min(device.scale, 1.3)
    labels = ft.Container(
        ft.Column(
            [
                ft.Container(height=_name_height(device)),
                _corner(device),
                *(_row_label(device, line, label_width) for line in lines),
            ],
            spacing=0,
        ),
        width=label_width,
    )
    blocks = [
        ft.Container(
            ft.Column(
                [
                    _player_head(device, seat, number, ended),
                    *_player_block(device, read, seat, number, lines, columns, handles, choice),
                ],
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            expand=True,
            border=ft.Border.only(left=ft.BorderSide(2, p.ink)),
            key=f"block-{seat.id}",
        )
        for number, seat in enumerate(people, 1)
    ]
    table = ft.Container(
        ft.Row([labels, *blocks], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
        bgcolor=p.card,
        border=ft.Border.all(2, p.ink),
        width=min(device.width - 40, 1200, 214 * min(device.scale, 1.3) + figures_width * len(people)),
    )
    return ft.Row([table], alignment=ft.MainAxisAlignment.CENTER)


@ft.component
def SwipedTables(
    read: Read,
    people: tuple[Seat, ...],
    lines: tuple[SheetLine, ...],
    columns: tuple[SheetPart, ...],
    handles: bool,
    choice: Choice,
    ended: Outcomes | None,
    width: float,
) -> ft.Control:
    """Show one player's table at a time, changed by a swipe or by ‹ and ›. All are laid out, so that each cell can be
    found by its handle."""
    device, p = use_device_and_palette()
    strip: ft.MutableRef[ft.Ref[ft.Row]] = ft.use_ref(lambda: ft.Ref())
    step = width + _GAP
    share = 3 * max(1, len(columns))
    label_width = (width - 4) * _LABELS / (_LABELS + share)  # within the frame

    async def scroll_to_page(page: int, duration: int) -> None:
        """Scroll to the table with that index, in ``duration`` ms."""
        row = strip.current.current if strip.current is not None else None
        if row is not None:
            # The page may show something else by now; then there is nothing to scroll.
            with contextlib.suppress(RuntimeError, TimeoutError):
                await row.scroll_to(offset=page * step, duration=duration)

    async def turn_by(by: int) -> None:
        """Go ``by`` tables forward, at most to the first or the last."""
        page = min(max(0, choice.page + by), len(people) - 1)
        choice.turn(device, page, people[page].id)
        await scroll_to_page(page, _TURN_MS)

    def restore_page() -> None:
        """Scroll to the table that was in view before the page was drawn anew."""
        if choice.page:
            device.run(scroll_to_page, choice.page, 0)

    ft.use_effect(restore_page, [step])

    async def follow_swipe(event: Any) -> None:
        """Follow a swipe: the nearest table is the one in view, and at the end it is brought fully into view."""
        nearest = min(max(0, round(event.pixels / step)), len(people) - 1)
        choice.turn(device, nearest, people[nearest].id)
        # A swipe that stops between two tables goes on to the nearer one.
        if event.event_type is ft.ScrollType.END and abs(event.pixels - nearest * step) > 2:
            await scroll_to_page(nearest, _TURN_MS)

    pages: list[ft.Control] = [
        ft.Container(
            ft.Row(
                [
                    ft.Container(
                        ft.Column(
                            [
                                _corner(device, [] if ended is None else [Outcome(ended, seat, number)]),
                                *(_row_label(device, line, label_width) for line in lines),
                            ],
                            spacing=0,
                        ),
                        expand=_LABELS,
                    ),
                    ft.Container(
                        ft.Column(
                            _player_block(device, read, seat, number, lines, columns, handles, choice),
                            spacing=0,
                            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        ),
                        expand=share,
                    ),
                ],
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            bgcolor=p.card,
            border=ft.Border.all(2, p.ink),
            width=width,
            key=f"page-{seat.id}",
        )
        for number, seat in enumerate(people, 1)
    ]
    row = ft.Row(
        pages,
        ref=strip.current,
        spacing=_GAP,
        scroll=ft.ScrollMode.HIDDEN,
        on_scroll=follow_swipe,
        scroll_interval=50,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return pile(PageBar(people, choice, turn_by), row, spacing=0)


@ft.component
def PageBar(people: tuple[Seat, ...], choice: Choice, turn: Callable[[int], Any]) -> ft.Control:
    """Show whose table of figures is in view, its number, and the buttons to the ones before and after; ``turn`` gets
    -1 or 1."""
    device, p = use_device_and_palette()
    at = min(use_slice(lambda _: choice.page), len(people) - 1)
    seat = people[at]
    parts: list[ft.Control] = [
        ft.Container(bgcolor=p.players.get(seat.colour, p.ink), width=10, height=_name_height(device)),
        ft.Container(player_label(seat, p, size=20), expand=True, padding=ft.Padding.only(left=4)),
    ]
    if len(people) > 1:
        place = device.t("sheet-page", number=at + 1, of=len(people))
        parts += [
            icon_button(device, "sheet-previous", ft.Icons.CHEVRON_LEFT, device.t("sheet-previous"), lambda: turn(-1)),
            handle("sheet-page", small(place, p, no_wrap=True)),
            icon_button(device, "sheet-next", ft.Icons.CHEVRON_RIGHT, device.t("sheet-next"), lambda: turn(1)),
        ]
    return ft.Row(parts, spacing=6)


# --- heads and labels -------------------------------------------------------------------------------------------------


def _name_height(device: Device) -> float:
    """Return the height (px) of a player's name above their table."""
    return 48 * max(1.0, min(device.scale, 1.6))


def _player_head(device: Device, seat: Seat, number: int, ended: Outcomes | None) -> ft.Control:
    """Build a player's name for the head of their table, with their colour and how the game ended for them."""
    p = device.palette
    return ft.Container(
        ft.Row(
            [
                ft.Container(bgcolor=p.players.get(seat.colour, p.ink), width=10),
                ft.Container(player_label(seat, p, size=18), expand=True, padding=ft.Padding.symmetric(horizontal=8)),
                *([] if ended is None else [Outcome(ended, seat, number, key=f"outcome-{seat.id}")]),
            ],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=_name_height(device),
    )


@ft.component
def Outcome(ended: Outcomes, seat: Seat, number: int) -> ft.Control:
    """Show whether a player is bankrupt or the winner, once the game is over and everything is counted."""
    device, p = use_device_and_palette()
    outcome = use_slice(lambda d: ended(d, seat))
    if not outcome:
        return ft.Container(width=0)
    icon = ft.Icons.STAR if outcome == "winner" else ft.Icons.MONEY_OFF
    line = ft.Row(
        [ft.Icon(icon, size=18, color=p.ink), bold(device.t(f"sheet-{outcome}"), p, size=theme.SMALL, no_wrap=True)],
        spacing=3,
        tight=True,
    )
    return ft.Container(handle(f"{outcome}-{number}", line), padding=ft.Padding.only(right=8))


def _row_height(device: Device, line: SheetLine) -> float:
    """Return the height (px) of a row, for its label and its figures alike; large type takes more."""
    return (54 if line.row.large else theme.TARGET) * max(1.0, min(device.scale, 1.5))


def _row_border(device: Device, line: SheetLine) -> ft.Border:
    """Return the line above a row, thick above a row in large type."""
    p = device.palette
    is_thick = line.row.large
    return ft.Border.only(top=ft.BorderSide(2 if is_thick else 1, p.ink if is_thick else p.rule))


def _corner(device: Device, content: list[ft.Control] | None = None) -> ft.Control:
    """Build the corner above the row names, as high as the heads of the columns."""
    return ft.Container(
        ft.Row(content or [], spacing=0),
        height=_head_height(device),
        padding=ft.Padding.symmetric(horizontal=8),
    )


def _head_height(device: Device) -> float:
    return 36 * max(1.0, min(device.scale, 1.5))


def _row_label(device: Device, line: SheetLine, width: float) -> ft.Control:
    """Build a row's name and badge, small enough that no word breaks in a column of that width."""
    p = device.palette
    large, letter = line.row.large, line.row.letter
    name = capitalise(device.words.say(line.label))
    size_px = device.fit(18 if large else 15, 24 if large else 20) * device.scale
    room = width - 2 * _LABEL_PAD - (0 if letter is None else _BADGE + _LABEL_GAP)
    text = bold(
        name,
        p,
        size=min(size_px, room / widest_word(name)) / device.scale,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    parts: list[ft.Control] = [text]
    if letter is not None:
        parts.insert(0, badge(device, device.words.say(letter), line.row.ink, _BADGE))
    return ft.Container(
        ft.Row(parts, spacing=_LABEL_GAP),
        height=_row_height(device, line),
        padding=ft.Padding.symmetric(horizontal=_LABEL_PAD),
        border=_row_border(device, line),
    )


def _player_block(
    device: Device,
    read: Read,
    seat: Seat,
    number: int,
    rows: tuple[SheetLine, ...],
    columns: tuple[SheetPart, ...],
    handles: bool,
    choice: Choice,
) -> list[ft.Control]:
    """Build a player's block: the heads of the columns, and below them a line of figures per row."""
    p = device.palette
    heads: list[ft.Control] = [
        ft.Container(
            bold(device.words.say(column.title), p, size=device.fit(13, 18), no_wrap=True),
            expand=True,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.only(left=ft.BorderSide(1, p.rule)),
        )
        for column in columns
    ]
    lines: list[ft.Control] = [
        ft.Row(
            heads,
            spacing=0,
            height=_head_height(device),
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]
    for line in rows:
        cells = [
            FigureCell(read, seat, number, line, column.id, handles, choice, key=f"{line.id}-{seat.id}-{column.id}")
            for column in columns
        ]
        lines.append(
            ft.Row(
                [ft.Container(cell, expand=True) for cell in cells],
                spacing=0,
                height=_row_height(device, line),
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    return lines


@ft.component
def FigureCell(
    read: Read, seat: Seat, number: int, line: SheetLine, column: str, handles: bool, choice: Choice
) -> ft.Control:
    """Show one figure of the sheet; a tap explains it. A mark shows that it may still change."""
    device, p = use_device_and_palette()

    key = (line.id, seat.id, column)

    def read_cell(d: Device) -> tuple[Figure | None, bool, bool]:
        """Return the figure, whether it is the newest of its row, and whether it is the one chosen."""
        sheet = read(d)
        return sheet.figures.get(key), sheet.last(line.id, seat.id) == column, choice.asked == key

    figure, last, chosen = use_slice(read_cell)
    large = line.row.large
    text = write_figure(device, line.row, figure)
    muted = figure is None or figure.points is None
    style: Any = bold if large else sans
    face: list[ft.Control] = [
        style(
            text,
            p,
            size=device.fit(20 if large else theme.BODY, 26 if large else 22),
            color=p.muted if muted else p.ink,
            no_wrap=True,
        )
    ]
    if figure is not None and figure.provisional:
        face.append(provisional_mark(device, 11))
    above = _row_border(device, line).top
    edge = ft.BorderSide(2, p.ink)
    box = ft.Container(
        ft.Row(face, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        alignment=ft.Alignment.CENTER,
        border=ft.Border(top=edge, right=edge, bottom=edge, left=edge)
        if chosen
        else ft.Border.only(top=above, left=ft.BorderSide(1, p.rule)),
        on_click=(lambda _: choice.ask(device, key)) if figure is not None else None,
    )
    if figure is None:
        return box
    return handle(_make_cell_handle(line, number, column, handles and last), box, button=True)


def _make_cell_handle(line: SheetLine, number: int, column: str, newest: bool) -> str:
    """Return the handle of a figure: ``cell-ROW-N-COLUMN``; for the sum of a row ``sum-ROW-N-COLUMN``, or ``ROW-N`` if
    it is the newest."""
    if not line.row.sums:
        return f"cell-{line.id}-{number}-{column}"
    return f"{line.row.sums}-{number}" if newest else f"sum-{line.row.sums}-{number}-{column}"

"""Shows counting, row by row for all players or player by player, from the parts that the modules beside it build.

A fresh cell takes a number as a sum, so that a value of one digit takes two taps: the digit and OK, which also opens
the next cell to be entered. Four players and one round take 67 taps: one to begin, 32 values (happy and sad are two) of
which all but one have one digit, OK for each of the 32, and one when the day is counted. Photos and ads one by one,
articles by tile and a bonus take one more key.
"""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.cells import RowCard
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.foot import CountingFoot, DoneButton
from companion.games.redac_chef.views.counting.layout import CountingLayout, compute_layout
from companion.games.redac_chef.views.counting.model import read_counting
from companion.games.redac_chef.views.counting.page_checks import Checks
from companion.games.redac_chef.views.counting.scrolling import ScrollFollower
from companion.games.redac_chef.views.counting.small_cells import SmallRow, TotalRow
from companion.games.redac_chef.views.counting.tabs import build_tabs
from companion.games.redac_chef.views.counting.title import build_title
from companion.games.redac_chef.views.page.saved_pages import PageDoors, page_lines
from companion.games.redac_chef.views.reason import reason_box
from companion.games.redac_chef.views.reminders import Aims
from companion.games.redac_chef.views.setup.puzzles import PuzzleLine
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import go, parse_place
from companion.ui.controls.buttons import link
from companion.ui.controls.handle import handle
from companion.ui.controls.keypad import compute_width_beside, find_key
from companion.ui.controls.stack import fill, stack
from companion.ui.controls.text import bold, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.reactive import (
    use_device,
    use_device_and_palette,
    use_keyboard,
    use_second_step,
    use_slice,
    use_subscription,
)
from companion.ui.screens.menu import TableHead

_SHEET = ft.Icons.TABLE_CHART_OUTLINED


@ft.component
def CountingScreen(day: str | None = None) -> ft.Control:
    """Shows the counting of a day, for this device's keypad and keyboard: the one the table is at, or an earlier one,
    to be corrected."""
    device, p = use_device_and_palette()
    current = use_slice(lambda d: d.state.play.current)
    name = day or current
    at = use_slice(lambda d: compute_layout(d, name))
    nothing: tuple[str, str] | None = None
    tapped, set_tapped = ft.use_state(nothing)
    page_list: ft.MutableRef[ft.Ref[ft.Column]] = ft.use_ref(lambda: ft.Ref())
    counting = Counting(device, name)

    async def press_key(event: Any) -> None:
        """Handle a key of a computer's keyboard like one of the keypad. Do nothing while the table's menu or the rules
        are open over it, because these have fields of their own."""
        key = find_key(event)
        # The table's menu and the rules lie over this screen and have fields of their own.
        if key is not None and parse_place(device) != ("menu",) and not device.opened:
            await counting.press(key)

    use_keyboard(press_key)
    use_subscription(lambda: queries.get_typing_states(device).watch(device.state.id, device.notify))

    def ask_why(row: str, seat: str) -> None:
        """Show where the figure of that cell comes from, or hide it again."""
        set_tapped(None if tapped == (row, seat) else (row, seat))

    shown = _build_cards(at, name, tapped, ask_why)
    others = _build_small_rows(device, at, name) if at.three else []
    totals = _build_totals(at, name, tapped, ask_why) if at.wide else []
    checks: list[ft.Control] = [] if at.counted else [Checks(name, key="checks")]
    title = build_title(device, at, counting)
    puzzle = device.state.play.settings.rules.days is None and device.state.play.settings.puzzle is not None
    tabs = [build_tabs(at, name)]
    head = stack(
        _build_head(device, at, name), *([PuzzleLine(key="puzzle")] if puzzle else []), *([] if at.low else tabs)
    )
    early = checks if not at.checked and not at.wide else []
    late = checks if at.checked and not at.wide else []
    below = BelowCards(name, at, tapped, ask_why, key="below")
    follow = ScrollFollower(name, at, page_list.current)
    scrolled = ft.Column(
        [*(tabs if at.low else []), *early, title, *shown, below, *late, follow],
        ref=page_list.current,
        spacing=8,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if at.wide:
        side = ft.Column(
            [
                fill(
                    *checks if at.three else [*totals, *checks] if at.checked else [*checks, *totals],
                    spacing=10,
                    scroll=True,
                ),
                CountingFoot(name),
            ],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        middle: list[ft.Control] = []
        if at.three:
            rows = fill(*others, spacing=4, scroll=True)
            # The totals are in sight whatever is scrolled.
            below = ft.Column(
                [rows, *totals], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, key="rows"
            )
            middle.append(ft.Container(below, expand=True))
        width = (340 if at.three else 420) * min(device.scale, 1.3)
        body: ft.Control = ft.Row(
            [ft.Container(scrolled, expand=True), *middle, ft.Container(side, width=width)],
            spacing=20 if at.three else 28,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        inside = fill(head, body, spacing=10)
        sized = ft.Container(inside, padding=ft.Padding.symmetric(horizontal=20, vertical=12), width=1400)
        return ft.Container(sized, alignment=ft.Alignment.TOP_CENTER, expand=True)
    top = ft.Container(
        fill(head, scrolled),
        padding=ft.Padding.only(left=16, right=16, top=10),
        expand=True,
    )
    if at.beside:
        right = ft.Container(
            ft.Column([CountingFoot(name)], alignment=ft.MainAxisAlignment.CENTER, scroll=ft.ScrollMode.AUTO),
            width=compute_width_beside(device),
            bgcolor=p.card,
            border=ft.Border.only(left=ft.BorderSide(2, p.ink)),
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        )
        left = ft.Container(top, expand=True)
        return ft.Row([left, right], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    bottom = ft.Container(
        CountingFoot(name),
        bgcolor=p.card,
        border=ft.Border.only(top=ft.BorderSide(2, p.ink)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
    )
    return fill(top, bottom, spacing=0)


@ft.component
def BelowCards(day: str, at: CountingLayout, tapped: Any, ask_why: Any) -> ft.Control:
    """Shows what lies below the large cards. A phone shows none of it before it is scrolled, so there it is drawn in a
    turn of its own: these are most of the screen's parts."""
    device = use_device()
    due = use_second_step()
    if not due and not at.wide:
        return ft.Container(height=0)
    counting = Counting(device, day)
    foot = ft.Row(
        [UndoLink(), link(device, "sheet", device.t("sheet-open"), lambda: _open_sheet(device, counting), icon=_SHEET)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    return stack(
        PageDoors(day, at.seats, key="pages"),
        *([] if at.three else _build_small_rows(device, at, day)),
        *([] if at.wide else _build_totals(at, day, tapped, ask_why)),
        Aims(key="aims"),
        *([SmallDoneButton(day)] if at.may and not at.counted else []),
        foot,
    )


async def _open_sheet(device: Device, counting: Counting) -> None:
    """Enter what is typed, and go to the sheet."""
    if await counting.leave_for(None):
        go(device, "sheet")


@ft.component
def SmallDoneButton(day: str) -> ft.Control:
    """Shows the button that finishes the count while the keypad takes the place of the usual one; nothing else."""
    open_ = use_slice(lambda d: read_counting(d, day).position.entry is not None)
    return DoneButton(day, quiet=True) if open_ else ft.Container(height=0)


def _build_head(device: Device, at: CountingLayout, day: str) -> ft.Control:
    """Build the head of the page: the day, "counting" or "correcting", and the player or the number of the row."""
    if at.by_player:
        where = next((seat.name for seat in at.seats if seat.id == at.seat), "")
    else:
        number = at.rows.index(at.row) + 1 if at.row in at.rows else 1
        where = device.t("count-rank", number=number, of=len(at.rows))
    doing = device.t("count-correcting" if at.counted else "count-doing")
    return TableHead(
        (queries.day_name(device, day), doing, where), False, ("phase/count", "field/missing", "row/total")
    )


def _build_cards(at: CountingLayout, day: str, tapped: Any, ask_why: Any) -> list[ft.Control]:
    """Build the large cards: one row of all players, or all rows of one player; and under the tapped figure, the box
    that explains it."""
    cards: list[ft.Control] = []
    pairs = (
        [(row, next(seat for seat in at.seats if seat.id == at.seat)) for row in at.rows]
        if at.by_player
        else [(at.row, seat) for seat in at.seats]
    )
    for row, seat in pairs:
        where = row if at.by_player else seat.id
        one = RowCard(day, seat, row, at.by_player, ask_why, key=f"{row}-{seat.id}")
        cards.append(ft.Container(one, key=ft.ScrollKey(f"card-{where}")))  # type: ignore[call-arg]
        if tapped == (row, seat.id):
            # The title of a row has its "?".
            cards.append(Reason(day, seat, row, at.by_player, key=f"reason-{row}-{seat.id}"))
    return cards


@ft.component
def Reason(day: str, seat: Seat, row: str, show_help: bool = True) -> ft.Control:
    """Shows where the figure of that row and player comes from, as it is now. ``show_help``: and the row's "?"."""
    device = use_device()
    figure = use_slice(lambda d: read_counting(d, day).figure(seat.id, row))
    if figure is None:
        return ft.Container(height=0)
    more = page_lines(device, row, seat.id, day)
    return reason_box(device, row, seat.name, day, figure, more, show_help=show_help)


def _build_small_rows(device: Device, at: CountingLayout, day: str) -> list[ft.Control]:
    """Build the counts that have no large card, small: the other rows of all players, or all rows of the other
    players."""
    if at.by_player:
        seats = tuple(seat for seat in at.seats if seat.id != at.seat)
        fields = at.fields if seats else ()
    else:
        seats, fields = at.seats, tuple(name for name in at.fields if keypad_entry.row_of(name) != at.row)
    if not fields:
        return []
    title = device.t("count-others" if at.by_player else "count-other-rows")
    head = ft.Container(bold(title, device.palette, size=theme.SMALL), margin=ft.Margin.only(top=8))
    return [head, *(SmallRow(day, seats, name, key=f"small-{name}") for name in fields)]


def _build_totals(at: CountingLayout, day: str, tapped: Any, ask_why: Any) -> list[ft.Control]:
    """Build the row of totals, the explanation of the tapped one, and whose counts are missing."""
    parts: list[ft.Control] = [TotalRow(day, at.seats, "total", ask_why, key="totals")]
    for seat in at.seats:
        if tapped == ("total", seat.id):
            parts.append(Reason(day, seat, "total", key=f"reason-total-{seat.id}"))
    parts.append(MissingCounts(day))
    return parts


@ft.component
def MissingCounts(day: str) -> ft.Control:
    """Shows whose counts are missing, which makes comparison and totals provisional; nothing once all are entered."""
    device = use_device()
    names = use_slice(lambda d: tuple(d.state.seat(seat).name for seat in read_counting(d, day).missing))
    if not names:
        return ft.Container(height=0)
    p = device.palette
    words = device.t("count-provisional", names=names)
    line = ft.Row(
        [ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=16, color=p.muted), small(words, p, expand=True)],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return handle("count-missing", line)

"""Counting, row by row for all players or player by player. The way from cell to cell is in ``counting``, the cells in
``count_cells``; here they are put together.

A fresh cell takes a number as a sum: digit and OK, two taps a one-digit value, and OK opens the next cell that waits.
Four players and one round are 67 taps: one to begin, 32 values (happy and sad are two) of a digit each but one, 32
times OK, and one when the day is counted. Photos and ads one by one, articles by tile and a bonus are a key away.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.keypad_entry import Cell
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.badges import badge
from companion.games.redac_chef.views.counting.cells import RowCard, SmallRow, TotalRow
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.foot import Bottom, Done
from companion.games.redac_chef.views.counting.model import glance
from companion.games.redac_chef.views.counting.page_checks import Checks
from companion.games.redac_chef.views.reason import reason_box
from companion.games.redac_chef.views.reminders import Aims
from companion.games.redac_chef.views.setup.puzzles import PuzzleLine
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.buttons import icon_button, link
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.keypad import compute_width_beside, find_key
from companion.ui.controls.seats import symbol
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.menu import TableHead
from companion.ui.widths import serif_em


@dataclass(frozen=True, slots=True)
class Layout:
    """What decides which cells stand where. Not which one is open: within a row that redraws two cells only.
    ``beside``: the keypad stands at the right, on a phone that lies on its side; ``low``: the tabs scroll with what
    they lead to; ``three``: there is room for all rows and totals beside the row that is counted."""

    by_player: bool
    row: str
    seat: str
    rows: tuple[str, ...]
    fields: tuple[str, ...]
    seats: tuple[Seat, ...]
    checked: bool
    counted: bool
    wide: bool
    may: bool
    beside: bool = False
    low: bool = False
    three: bool = False


def layout_of(device: Device, day: str) -> Layout:
    """How this device looks at the counts of that day."""
    now = glance(device, day)
    seats = tuple(device.state.seat(seat) for seat in now.day.seats)
    return Layout(
        by_player=now.by_player,
        row=now.row,
        seat=now.seat if now.by_player else "",
        rows=now.rows,
        fields=tuple(dict.fromkeys(name for seat in now.day.seats for name in now.fields(seat))),
        seats=seats,
        checked=now.checked,
        counted=now.day.counted,
        wide=device.wide,
        may=queries.keeps_score(device),
        beside=device.lies,
        low=not device.wide and device.height < 520,
        three=device.wide and device.width / device.scale >= _THREE,
    )


@ft.component
def Count(day: str | None = None) -> ft.Control:
    """Counting a day: the one the table is at, or an earlier one, to be corrected."""
    device = use_device()
    p = device.palette
    current = use_slice(lambda d: d.state.play.current)
    name = day or current
    at = use_slice(lambda d: layout_of(d, name))
    nothing: tuple[str, str] | None = None
    asked, ask = ft.use_state(nothing)
    page_list: ft.MutableRef[ft.Ref[ft.Column]] = ft.use_ref(lambda: ft.Ref())
    stop: ft.MutableRef[Any] = ft.use_ref()
    counting = Counting(device, name)

    async def keyed(event: Any) -> None:
        key = find_key(event)
        # Behind the table's menu and behind the rules, which have fields of their own, the screen stays as it is.
        if key is not None and queries.place(device) != ("menu",) and not device.opened:
            await counting.press(key)

    def attach() -> None:
        stop.current = (queries.pads(device).watch(device.state.id, device.changed), keyed)
        device.page.on_keyboard_event = keyed

    def detach() -> None:
        if stop.current is None:
            return
        unwatch, mine = stop.current
        unwatch()
        if device.page.on_keyboard_event is mine:
            device.page.on_keyboard_event = None

    ft.use_effect(attach, [], detach)

    def ask_why(row: str, seat: str) -> None:
        ask(None if asked == (row, seat) else (row, seat))

    shown = _cards(at, name, asked, ask_why)
    others = _others(device, at, name)
    totals = _totals(device, at, name, asked, ask_why)
    foot = ft.Row(
        [UndoLink(), link(device, "sheet", device.t("sheet-open"), lambda: _sheet(device, counting), icon=_SHEET)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    done = [QuietDone(name)] if at.may and not at.counted else []
    checks: list[ft.Control] = [] if at.counted else [Checks(name, key="checks")]
    rest: list[ft.Control] = [
        *([] if at.three else others),
        *([] if at.wide else totals),
        Aims(key="aims"),
        *done,
        foot,
    ]
    title = _Title(device, at, counting)
    puzzle = device.state.play.settings.rules.days is None and device.state.play.settings.puzzle is not None
    tabs = [_tabs(device, at, name)]
    head = ft.Column(
        # A puzzle's number and thresholds stay in sight: they say how much is still wanting.
        [_head(device, at, name), *([PuzzleLine(key="puzzle")] if puzzle else []), *([] if at.low else tabs)],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    early = checks if not at.checked and not at.wide else []
    late = checks if at.checked and not at.wide else []
    follow = Follow(name, at, page_list.current)
    scrolled = ft.Column(
        [*(tabs if at.low else []), *early, title, *shown, *rest, *late, follow],
        ref=page_list.current,
        spacing=8,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if at.wide:
        side = ft.Column(
            [
                ft.Column(
                    checks if at.three else [*totals, *checks] if at.checked else [*checks, *totals],
                    scroll=ft.ScrollMode.AUTO,
                    expand=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                Bottom(name),
            ],
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        middle: list[ft.Control] = []
        if at.three:
            rows = ft.Column(
                others,
                spacing=4,
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
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
        inside = ft.Column([head, body], spacing=10, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        sized = ft.Container(inside, padding=ft.Padding.symmetric(horizontal=20, vertical=12), width=1400)
        return ft.Container(sized, alignment=ft.Alignment.TOP_CENTER, expand=True)
    top = ft.Container(
        ft.Column([head, scrolled], spacing=8, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=16, right=16, top=10),
        expand=True,
    )
    if at.beside:
        right = ft.Container(
            ft.Column([Bottom(name)], alignment=ft.MainAxisAlignment.CENTER, scroll=ft.ScrollMode.AUTO),
            width=compute_width_beside(device),
            bgcolor=p.card,
            border=ft.Border.only(left=ft.BorderSide(2, p.ink)),
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        )
        left = ft.Container(top, expand=True)
        return ft.Row([left, right], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    bottom = ft.Container(
        Bottom(name),
        bgcolor=p.card,
        border=ft.Border.only(top=ft.BorderSide(2, p.ink)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
    )
    return ft.Column([top, bottom], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


_SHEET = ft.Icons.TABLE_CHART_OUTLINED
_SCROLL_MS: Final = 150
#: From this width on (pixels, with text at its usual size) there are three columns.
_THREE: Final = 1200
#: Heights in pixels, near enough to know what is in sight: what stands around the list, its title, a card with its gap.
_AROUND: Final = 420
_AROUND_WIDE: Final = 150
_TITLE: Final = 60.0
_CARD: Final = 80
_CARD_OF_SEVERAL: Final = 106


async def _sheet(device: Device, counting: Counting) -> None:
    if await counting.leave_for(None):
        queries.go(device, "sheet")


@ft.component
def Follow(day: str, at: Layout, column: ft.Ref[ft.Column]) -> ft.Control:
    """Keeps what is worked on in sight, with what stands before it."""
    device = use_device()
    cell = use_slice(lambda d: entry.cell if (entry := glance(d, day).pad.entry) is not None else None)

    async def follow() -> None:
        if column.current is None:
            return
        before = _before(device, at, cell)
        # A page that shows something else meanwhile has nothing to scroll.
        with contextlib.suppress(RuntimeError, TimeoutError):
            if before is None or isinstance(before, float):
                await column.current.scroll_to(offset=before or 0, duration=_SCROLL_MS)
            else:
                await column.current.scroll_to(scroll_key=before, duration=_SCROLL_MS)

    ft.use_effect(lambda: device.run(follow), [cell, at.by_player, at.row, at.seat, at.checked])
    return ft.Container(height=0)


@ft.component
def QuietDone(day: str) -> ft.Control:
    """The end of counting, while the keypad stands where its button would be."""
    open_ = use_slice(lambda d: glance(d, day).pad.entry is not None)
    return Done(day, quiet=True) if open_ else ft.Container(height=0)


def _before(device: Device, at: Layout, cell: Cell | None) -> str | float | None:
    """The card or the place (pixels) to scroll to so that the open one is seen; None where it is seen from the top."""
    if cell is None or not at.checked:
        return None
    cards = list(at.rows) if at.by_player else [seat.id for seat in at.seats]
    here = cell.row if at.by_player else cell.seat
    index = cards.index(here) if here in cards else 0
    room = device.height - (_AROUND_WIDE if device.wide or at.beside else _AROUND)
    several = sum(typing.row_of(name) == at.row for name in at.fields) > 1
    card = _CARD_OF_SEVERAL if several and not at.by_player else _CARD
    tabs = theme.TARGET + 8 if at.low else 0
    if (_TITLE + tabs + (index + 1) * card) * max(1.0, device.scale) <= room or (index == 0 and not at.low):
        return None
    if index == 0:
        return _TITLE + 8 + tabs * max(1.0, device.scale)
    return f"card-{cards[index - 1]}"


def _head(device: Device, at: Layout, day: str) -> ft.Control:
    """The day, what is done here, and how far it is."""
    if at.by_player:
        where = next((seat.name for seat in at.seats if seat.id == at.seat), "")
    else:
        number = at.rows.index(at.row) + 1 if at.row in at.rows else 1
        where = device.t("count-rank", number=number, of=len(at.rows))
    doing = device.t("count-correcting" if at.counted else "count-doing")
    return TableHead(
        (queries.day_name(device, day), doing, where), False, ("phase/count", "field/missing", "row/total")
    )


#: How far (px) a tick sticks out of the corner of what it marks.
_TICK_OUT: Final = 7


def _tabs(device: Device, at: Layout, day: str) -> ft.Control:
    """The rows by their letters, or the players by their symbols; what is complete carries a tick."""
    tabs: list[ft.Control]
    if at.by_player:
        tabs = [PlayerTab(day, seat, seat.id == at.seat, key=f"tab-{seat.id}") for seat in at.seats]
    else:
        tabs = [RowTab(day, row, row == at.row, key=f"tab-{row}") for row in at.rows]
    return ft.Row(tabs, spacing=4)


@ft.component
def RowTab(day: str, row: str, here: bool) -> ft.Control:
    """One row of the pad, to go to it."""
    device = use_device()
    complete = use_slice(lambda d: row not in glance(d, day).missing_rows)
    return _tab(
        device,
        f"row-{row}",
        [badge(device, row, 30)],
        device.t("count-row", row=row),
        complete,
        here,
        lambda: Counting(device, day).look(row=row),
    )


@ft.component
def PlayerTab(day: str, seat: Seat, here: bool) -> ft.Control:
    """One player, to go to his page."""
    device = use_device()
    p = device.palette
    complete = use_slice(lambda d: seat.id not in glance(d, day).missing)
    number = device.state.number(seat.id)
    name = sans(
        seat.name,
        p,
        size=device.fit(theme.SMALL, 18),
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    return _tab(
        device,
        f"player-{number}",
        [symbol(seat, p, size=22), name],
        seat.name,
        complete,
        here,
        lambda: Counting(device, day).look(seat=seat.id),
    )


def _tab(
    device: Device,
    identifier: str,
    face: list[ft.Control],
    name: str,
    complete: bool,
    here: bool,
    press: Callable[[], Awaitable[Any]],
) -> ft.Control:
    p = device.palette

    async def pressed(_: Any) -> None:
        await press()

    tick = ft.Container(
        ft.Icon(ft.Icons.CHECK, size=13, color=p.ink),
        bgcolor=p.card,
        border=ft.Border.all(1, p.ink),
        border_radius=8,
        right=-_TICK_OUT,
        top=-_TICK_OUT,
        visible=complete,
    )
    # On the corner of its letter or symbol, however wide the tab is.
    marked = ft.Stack([face[0], tick], clip_behavior=ft.ClipBehavior.NONE)
    middle = ft.Container(
        ft.Column(
            [marked, *face[1:]],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=2),
        expand=True,
    )
    inner = ft.Container(
        ft.Semantics(content=middle, exclude_semantics=True),
        height=theme.PLAY_TARGET if len(face) > 1 else theme.TARGET,
        border_radius=10,
        bgcolor=p.card if here else None,
        border=ft.Border.all(2 if here else 1, p.ink if here else p.paper),
        on_click=pressed if queries.keeps_score(device) else None,
    )
    label = device.t("count-tab", name=name, complete=str(complete).lower())
    named = ft.Semantics(identifier=identifier, content=inner, label=label, button=True, selected=here, expand=True)
    # One node: else its name is on one and its action on another.
    return ft.MergeSemantics(named, key=identifier, expand=True)


def _Title(device: Device, at: Layout, counting: Counting) -> ft.Control:
    """The row with what counts in it, or the player; and the other way round."""
    p = device.palette
    if at.by_player:
        seat = next((seat for seat in at.seats if seat.id == at.seat), None)
        name, note = (seat.name if seat is not None else ""), device.t("count-page-note")
        mark: ft.Control = symbol(seat, p, size=34) if seat is not None else ft.Container(width=0)
    else:
        name, note = device.t("count-row", row=at.row), device.t("count-hint", row=_hint(at))
        mark = badge(device, at.row, 44)
    turn = (
        ("count-by-row", ft.Icons.TABLE_ROWS_OUTLINED)
        if at.by_player
        else ("count-by-player", ft.Icons.PERSON_OUTLINED)
    )
    size = min(30 * device.scale, 44.0, max(18.0, _title_room(device, at) / serif_em(name))) / device.scale
    title = ft.Semantics(header=True, content=serif(name, size, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS))
    # Between the sign and the buttons large words would break.
    under = device.scale > LARGE_TEXT
    words = ft.Column([title] if under else [title, small(note, p)], spacing=0, tight=True, expand=True)
    parts: list[ft.Control] = [mark, words]
    if not at.by_player:
        fields = [f"field/{name}" for name in at.fields if typing.row_of(name) == at.row]
        relief = ["field/mood_relief"] if at.row == "mood" else []
        parts += help_button(device, f"row/{at.row}", *fields, *relief, "field/bonus")
    if len(at.seats) > 1 and at.may:
        parts.append(
            icon_button(device, turn[0], turn[1], device.t(turn[0]), lambda: counting.look(by_player=not at.by_player))
        )
    line = ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Column([line, small(note, p)], spacing=2, tight=True) if under else line


def _title_room(device: Device, at: Layout) -> float:
    """The width that a title has, beside its sign and its buttons."""
    across = device.width
    if at.beside:
        across -= compute_width_beside(device)
    elif at.wide:
        # Within the page's margins, beside the column of totals.
        across = (min(across, 1400) - 40 - 420 * min(device.scale, 1.3)) / (2 if at.three else 1) - 20
    return across - 32 - 44 - 2 * theme.TARGET - 3 * 12


def _hint(at: Layout) -> str:
    """Under rule change 1 all empty cells count, not the largest group."""
    return "empty_cells" if at.row == "free_area" and "empty_cells" in at.fields else at.row


def _cards(at: Layout, day: str, asked: Any, ask_why: Any) -> list[ft.Control]:
    """The row for all players, or all rows of the player, large."""
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
        if asked == (row, seat.id):
            cards.append(Reason(day, seat, row, key=f"reason-{row}-{seat.id}"))
    return cards


@ft.component
def Reason(day: str, seat: Seat, row: str) -> ft.Control:
    """Where that figure comes from, as it is now."""
    device = use_device()
    figure = use_slice(lambda d: glance(d, day).figure(seat.id, row))
    if figure is None:
        return ft.Container(height=0)
    return reason_box(device, row, seat.name, day, figure)


def _others(device: Device, at: Layout, day: str) -> list[ft.Control]:
    """What is not at hand, small: the other rows of all players, or all rows of the other players."""
    if at.by_player:
        seats = tuple(seat for seat in at.seats if seat.id != at.seat)
        fields = at.fields if seats else ()
    else:
        seats, fields = at.seats, tuple(name for name in at.fields if typing.row_of(name) != at.row)
    if not fields:
        return []
    title = device.t("count-others" if at.by_player else "count-other-rows")
    head = ft.Container(bold(title, device.palette, size=theme.SMALL), margin=ft.Margin.only(top=8))
    return [head, *(SmallRow(day, seats, name, key=f"small-{name}") for name in fields)]


def _totals(device: Device, at: Layout, day: str, asked: Any, ask_why: Any) -> list[ft.Control]:
    parts: list[ft.Control] = [TotalRow(day, at.seats, "total", ask_why, key="totals")]
    for seat in at.seats:
        if asked == ("total", seat.id):
            parts.append(Reason(day, seat, "total", key=f"reason-total-{seat.id}"))
    parts.append(Waiting(day))
    return parts


@ft.component
def Waiting(day: str) -> ft.Control:
    """Whose counts are missing: as long as that is so, comparison and totals are provisional."""
    device = use_device()
    names = use_slice(lambda d: tuple(d.state.seat(seat).name for seat in glance(d, day).missing))
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

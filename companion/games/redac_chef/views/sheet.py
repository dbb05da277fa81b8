"""Shows the score sheet like the printed pad: of a finished game (``FinishedSheet``), and as the screen of a table
(``LiveSheet``), where each cell reads its own figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.scoring.sheet import ROWS, SUMS
from companion.games.redac_chef.state.keypad_entry import CountCell
from companion.games.redac_chef.state.play import Phase, Play
from companion.games.redac_chef.state.scorecard import Scorecard, describe_outlook
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.model import read_counting
from companion.games.redac_chef.views.page.saved_pages import LaidPages, page_lines
from companion.games.redac_chef.views.reason import explain_waiting, reason_box
from companion.kit.figure import Figure
from companion.table.message import say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import go
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, lay_over_bar, masthead, scroll_view, warning
from companion.ui.controls.stack import fill, pile, stack
from companion.ui.controls.text import sans, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.parts.sheet import SheetView
from companion.ui.parts.sheet_blocks import Choice
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead

#: Reads the figures: always the same (of a file), or of the watched table as it is now.
ReadCard = Callable[[Device], Scorecard]
#: How wide (px) the sheet of a wide page is at most.
_WIDEST: Final = 1240
Correct = Callable[[str, str, str], Any]


@ft.component
def FinishedSheet(card: Scorecard, people: tuple[Seat, ...]) -> ft.Control:
    """Shows the sheet of a finished game, inside any page that scrolls. The page around it has the totals' handles."""
    choice: ft.MutableRef[Choice] = ft.use_ref(Choice)
    assert choice.current is not None
    choice_kept = choice.current

    def read(_: Device) -> Scorecard:
        """Return the scorecard of the finished game, whatever the device."""
        return card

    tables = sheet_of(read, people, choice_kept, totals=False)
    return stack(tables, FigureReason(read, people, choice_kept, None), Outlook(read, people), spacing=12)


def sheet_of(read: ReadCard, people: tuple[Seat, ...], choice: Choice, *, totals: bool = True) -> ft.Control:
    """Build the sheet's tables with all players, headed by how the game ended for each. ``choice``: keeps which figure
    was tapped; ``totals``: the totals have their handles here."""

    def find_outcome(device: Device, seat: Seat) -> str:
        """Return "bankrupt" or "winner" where that seat is one; "" for others, and until the game is over."""
        result = read(device).result
        if not result.finished or result.end is None:
            return ""
        if result.end.bankrupt == seat.id:
            return "bankrupt"
        return "winner" if result.end.is_won_by(seat.id) else ""

    return SheetView(lambda d: read(d).sheet, people, totals=totals, choice=choice, outcomes=find_outcome)


@ft.component
def FigureReason(read: ReadCard, people: tuple[Seat, ...], choice: Choice, correct: Correct | None) -> ft.Control:
    """Shows how the tapped figure comes about, with the button to correct it; nothing until a figure is tapped.
    ``correct``: opens the count of a row, player and day; None: it cannot be corrected here."""
    device = use_device()

    def read_choice(d: Device) -> tuple[tuple[str, str, str] | None, Figure | None]:
        """Return the tapped cell (row, player, day) and its figure, None without one."""
        return choice.asked, read(d).sheet.figures.get(choice.asked) if choice.asked is not None else None

    cell, figure = use_slice(read_choice)
    seat = next((seat for seat in people if cell is not None and seat.id == cell[1]), None)
    if figure is None or seat is None or cell is None:
        return ft.Container(height=0)
    row, player, day = cell
    more = page_lines(device, row, player, day)
    if correct is not None and ROWS[row].counts:
        number = people.index(seat) + 1
        button = action(
            device,
            f"correct-{row}-{number}-{day}",
            device.t("sheet-correct"),
            lambda: correct(row, player, day),
            icon=ft.Icons.EDIT_OUTLINED,
            height=theme.TARGET,
        )
        more.append(ft.Row([button], alignment=ft.MainAxisAlignment.END))
    return reason_box(device, row, seat.name, day, figure, more)


@ft.component
def Outlook(read: ReadCard, people: tuple[Seat, ...]) -> ft.Control:
    """Shows what the revenue so far means for the end, or how the game has ended; and whose counts are missing; nothing
    where there is nothing to say."""
    device, p = use_device_and_palette()
    names = {seat.id: seat.name for seat in people}
    staying = {seat.id: seat.name for seat in people if seat.left_after is None}
    lines, waiting = use_slice(lambda d: (describe_outlook(read(d), staying), explain_waiting(d, read(d), names)))
    parts: list[ft.Control] = []
    if waiting:
        line = ft.Row(
            [ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=16, color=p.muted), small(waiting, p, expand=True)], spacing=6
        )
        parts.append(handle("sheet-waiting", line))
    if lines:
        texts: list[ft.Control] = [sans(device.words.say(line), p) for line in lines]
        box = warning(pile(*texts, spacing=6), p)
        parts.append(handle("outlook", box))
    return stack(*parts, spacing=10)


# --- at a table -------------------------------------------------------------------------------------------------------


@ft.component
def LiveSheet() -> ft.Control:
    """Shows the score sheet of the watched table without figures that are hidden, the reason of a tapped figure with
    its correction where this device may, and the button that closes the sheet."""
    device, p = use_device_and_palette()
    people = use_slice(lambda d: d.state.seats)
    after, code = use_slice(lambda d: (_describe_progress(d), d.state.code))
    may = use_slice(queries.may_keep_score)

    mine = next((at for at, seat in enumerate(people) if device.has_seat(seat)), 0)
    choice_ref: ft.MutableRef[Choice] = ft.use_ref(lambda: Choice(page=mine))
    choice = choice_ref.current
    assert choice is not None

    def correct(row: str, player: str, day: str) -> None:
        open_entry(device, row, player, day)

    back = action(device, "sheet-close", device.t("sheet-close"), lambda: go(device), icon=ft.Icons.ARROW_BACK)
    head: list[ft.Control] = [
        masthead(device.t("sheet-title"), p, size=device.fit(34 if device.is_wide else 28, 44)),
        TableHead((after, device.t("table-code", code=code)), title=False),
    ]
    change = correct if may else None
    veil = use_slice(lambda d: bool(read_counting(d, d.state.play.current).hidden_rows))
    # Reason and back button stand in a bar below: under the table they would be out of sight.
    sums = [] if veil else [Outlook(queries.get_scorecard, people)]
    parts = [*head, sheet_of(hide_figures, people, choice), *sums, LaidPages(people, key="pages")]
    if device.is_wide:
        inner = stack(*parts, spacing=12)
        foot = ft.Row([back, UndoLink()], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)
        why = FigureReason(hide_figures, people, choice, change)
        under = stack(why, foot)
        return lay_over_bar(p, scroll_view(inner, width=_WIDEST), under, width=min(device.width, _WIDEST) - 32)
    undo = ft.Container(UndoLink(sign=device.scale > LARGE_TEXT), expand=True, alignment=ft.Alignment.CENTER_RIGHT)
    below = stack(FigureReason(hide_figures, people, choice, change), ft.Row([back, undo], spacing=8))
    return fill(
        ft.Container(column(parts, spacing=10), expand=True),
        ft.Container(below, padding=ft.Padding.only(left=16, right=16, bottom=10)),
        spacing=0,
    )


def hide_figures(device: Device) -> Scorecard:
    """Return the scorecard of the watched table; if counts are hidden, without the figures of the rows that somebody
    still counts, and without all totals of today."""
    card, now = queries.get_scorecard(device), read_counting(device, device.state.play.current)
    if not now.hidden_rows:
        return card
    rows = {*now.hidden_rows, "total", *SUMS.values()}
    secret = Figure(None, (say("count-hidden-row"),), True)
    figures = {
        (row, player, day): secret if day == now.name and row in rows else figure
        for (row, player, day), figure in card.sheet.figures.items()
    }
    return replace(card, sheet=replace(card.sheet, figures=figures))


def _describe_progress(device: Device) -> str:
    """Return how far the game is, in words: the day that is being counted, the last one counted, or that none is
    counted yet."""
    play: Play = device.state.play
    if play.phase is Phase.COUNT:
        return device.t("sheet-during", day=device.t(f"day-{play.current}"))
    counted = [day.name for day in play.days if day.counted]
    return device.t("sheet-after", day=device.t(f"day-{counted[-1]}")) if counted else device.t("sheet-before")


def open_entry(device: Device, row: str, player: str, day: str) -> None:
    """Open that cell in counting, to correct it; for a day that is counted already, OK then comes back to the sheet.
    Where this device may not enter that player's counts, show that as a message instead; do nothing where the player
    has no field in that row."""
    counting = Counting(device, day)
    fields = counting.now.fields(player, row)
    if not counting.now.may_enter(player):
        device.tell(say("refused-locked"))
        return
    if not fields:
        return
    counting.open(CountCell(player, fields[0]))
    go(device, "count", day)

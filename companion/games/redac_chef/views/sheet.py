"""The score sheet like the printed pad, of a live table or of a finished game.

For a finished game, or anywhere else where the figures stand still, use ``SheetView``: it needs data only. At a table,
``LiveSheet`` is the whole screen; each of its cells looks at its own figure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.entry import Cell
from companion.games.redac_chef.play import Phase, Play
from companion.games.redac_chef.scorecard import Scorecard, outlook
from companion.games.redac_chef.views import desk
from companion.games.redac_chef.views.counting import Counting
from companion.games.redac_chef.views.reason import reason_box, waiting_said
from companion.games.redac_chef.views.sheet_cells import Blocks, Read
from companion.table.seats import COLOURS, SYMBOLS, Seat
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column, masthead, scrolling, strap, warning
from companion.ui.controls.text import sans, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice

#: What can be corrected in a row, where it has several counts: the first of them opens.
_FIRST: Final = {"mood": "happy"}

Correct = Callable[[str, str, str], Any]


def people_of(players: tuple[Any, ...]) -> tuple[Seat, ...]:
    """The players of a game from a file, with looks of their own for the sheet."""
    return tuple(
        Seat(
            player.id,
            player.name,
            COLOURS[at % len(COLOURS)],
            SYMBOLS[at % len(SYMBOLS)],
            player.profile,
            left_after=player.left_after,
        )
        for at, player in enumerate(players)
    )


@ft.component
def SheetView(
    card: Scorecard, people: tuple[Seat, ...], *, handles: bool = True, correct: Correct | None = None
) -> ft.Control:
    """A sheet from data alone, to stand in any page that scrolls: no live table is asked.

    Args:
        card: the figures: ``scorecard_of(game, facts)`` for a game from a file.
        people: the players in the order of the table (``people_of(game.players)`` where a file has no looks).
        handles: whether ``total-N``, ``ads-N``, ``winner-N`` and ``bankrupt-N`` are here; false where the page around
            it has them already.
        correct: what to do to correct a cell, given row, player and day; None: nothing can be corrected.
    """
    return Pages(lambda _: card, people, handles, correct)


@ft.component
def Pages(read: Read, people: tuple[Seat, ...], handles: bool, correct: Correct | None) -> ft.Control:
    """The tables, the box of reasons under them, and what the revenue means."""
    asked, ask = ft.use_state(None)

    def pick(row: str, player: str, day: str) -> None:
        ask(None if asked == (row, player, day) else (row, player, day))

    parts: list[ft.Control] = [Blocks(read, people, handles, asked, pick)]
    if asked is not None:
        parts.append(Why(read, people, asked, correct, key=f"why-{'-'.join(asked)}"))
    parts.append(Outlook(read, people, key="outlook"))
    return ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Why(read: Read, people: tuple[Seat, ...], asked: tuple[str, str, str], correct: Correct | None) -> ft.Control:
    """Where the figure that was tapped comes from, and how to correct it."""
    device = use_device()
    row, player, day = asked
    figure = use_slice(lambda d: read(d).figure(row, player, day))
    seat = next((seat for seat in people if seat.id == player), None)
    if figure is None or seat is None:
        return ft.Container(height=0)
    more: list[ft.Control] = []
    if correct is not None and row in device.palette.rows:
        number = people.index(seat) + 1
        label = device.t("sheet-correct")
        more.append(
            ft.Row(
                [
                    action(
                        device,
                        f"correct-{row}-{number}-{day}",
                        label,
                        lambda: correct(row, player, day),
                        icon=ft.Icons.EDIT_OUTLINED,
                        height=theme.TARGET,
                    )
                ],
                alignment=ft.MainAxisAlignment.END,
            )
        )
    return reason_box(device, row, seat.name, day, figure, more)


@ft.component
def Outlook(read: Read, people: tuple[Seat, ...]) -> ft.Control:
    """What the revenue so far means for the end, or how it ended; and whose counts are missing."""
    device = use_device()
    p = device.palette
    names = {seat.id: seat.name for seat in people}
    staying = {seat.id: seat.name for seat in people if seat.left_after is None}
    lines, waiting = use_slice(lambda d: (outlook(read(d), staying), waiting_said(d, read(d), names)))
    parts: list[ft.Control] = []
    if waiting:
        line = ft.Row(
            [ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=16, color=p.muted), small(waiting, p, expand=True)], spacing=6
        )
        parts.append(handle("sheet-waiting", line))
    if lines:
        texts: list[ft.Control] = [sans(device.words.say(line), p) for line in lines]
        box = warning(ft.Column(texts, spacing=6, tight=True), p)
        parts.append(handle("outlook", box))
    return ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# --- at a table -------------------------------------------------------------------------------------------------------


@ft.component
def LiveSheet() -> ft.Control:
    """The sheet of the watched table, from wherever it was opened, and back there."""
    device = use_device()
    p = device.palette
    people = use_slice(lambda d: d.state.seats)
    after, code = use_slice(lambda d: (_after(d), d.state.code))
    may = use_slice(desk.may_enter)

    def correct(row: str, player: str, day: str) -> None:
        open_entry(device, row, player, day)

    back = action(device, "sheet-close", device.t("sheet-close"), lambda: desk.go(device), icon=ft.Icons.ARROW_BACK)
    parts: list[ft.Control] = [
        masthead(device.t("sheet-title"), p),
        strap(p, after, device.t("table-code", code=code)),
        Pages(desk.scores, people, True, correct if may else None, key="pages"),
        ft.Row([back, UndoLink()], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True),
    ]
    if not device.wide:
        return column(parts, spacing=10)
    inner = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)
    return scrolling(inner, width=1240)


def _after(device: Device) -> str:
    """How far the game is: the day that is being counted, or the last one that is."""
    play: Play = device.state.play
    if play.phase is Phase.COUNT:
        return device.t("sheet-during", day=device.t(f"day-{play.current}"))
    counted = [day.name for day in play.days if day.counted]
    return device.t("sheet-after", day=device.t(f"day-{counted[-1]}")) if counted else device.t("sheet-before")


def open_entry(device: Device, row: str, player: str, day: str) -> None:
    """Go to counting with that cell open; from a day that is counted already, OK comes back to the sheet."""
    counting = Counting(device, day)
    fields = counting.fields(player, row)
    if not fields:
        return
    first = _FIRST.get(row)
    counting.open(Cell(player, first if first in fields else fields[0]))
    desk.go(device, "count", day)

"""The tables of the sheet: one player a page on a phone, all side by side where there is room; a component a cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.scorecard import SUMS, Scorecard
from companion.games.redac_chef.scoring import Figure
from companion.games.redac_chef.views import desk
from companion.games.redac_chef.views.badges import badge, provisional_mark
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice

#: Where figures come from: the same for ever (a file), or the watched table as it is now.
Read = Callable[[Device], Scorecard]
Pick = Callable[[str, str, str], Any]
Asked = tuple[str, str, str] | None

#: Rows in large type, with a line above.
_LARGE: Final = ("total", *SUMS.values())
_GAP: Final = 16
#: Widest column of figures, in pixels.
_WIDEST: Final = 96


@ft.component
def Blocks(read: Read, people: tuple[Seat, ...], handles: bool, asked: Asked, pick: Pick) -> ft.Control:
    """All players' tables."""
    device = use_device()
    shape = use_slice(lambda d: (read(d).rows, read(d).days))
    width = use_slice(lambda d: (d.width, d.scale))[0]
    rows, days = shape
    if device.wide:
        return SideBySide(read, people, rows, days, handles, asked, pick)
    return Swiped(read, people, rows, days, handles, asked, pick, min(width - 32, theme.COLUMN - 32))


@ft.component
def SideBySide(
    read: Read,
    people: tuple[Seat, ...],
    rows: tuple[str, ...],
    days: tuple[str, ...],
    handles: bool,
    asked: Asked,
    pick: Pick,
) -> ft.Control:
    """One column of labels, and beside it every player's block."""
    device = use_device()
    p = device.palette
    wide = max(1, len(days)) * _WIDEST
    labels = ft.Container(
        ft.Column(
            [ft.Container(height=_name_height(device)), _corner(device), *(_label(device, row) for row in rows)],
            spacing=0,
        ),
        width=210 * min(device.scale, 1.3),
    )
    blocks = [
        ft.Container(
            ft.Column(
                [
                    _name(device, read, seat, number, handles),
                    *_figures(device, read, seat, number, rows, days, handles, asked, pick),
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
        width=min(device.width - 40, 1200, 214 * min(device.scale, 1.3) + wide * len(people)),
    )
    return ft.Row([table], alignment=ft.MainAxisAlignment.CENTER)


@ft.component
def Swiped(
    read: Read,
    people: tuple[Seat, ...],
    rows: tuple[str, ...],
    days: tuple[str, ...],
    handles: bool,
    asked: Asked,
    pick: Pick,
    width: float,
) -> ft.Control:
    """One player's table at a time; swipe, or ‹ and ›. All are laid out, so that each cell can be found."""
    device = use_device()
    p = device.palette
    own = next((at for at, seat in enumerate(people) if seat.id in {mine.id for mine in device.seats}), 0)
    at, set_at = ft.use_state(own)
    strip: ft.MutableRef[ft.Ref[ft.Row]] = ft.use_ref(lambda: ft.Ref())
    step = width + _GAP

    async def turn(to: int) -> None:
        row = strip.current.current if strip.current is not None else None
        set_at(to)
        if row is not None:
            await row.scroll_to(offset=to * step, duration=180)

    async def start() -> None:
        row = strip.current.current if strip.current is not None else None
        if row is not None and at:
            await row.scroll_to(offset=at * step, duration=0)

    ft.use_effect(lambda: device.run(start), [step])

    async def scrolled(event: Any) -> None:
        if event.event_type is not ft.ScrollType.END:
            return
        nearest = min(max(0, round(event.pixels / step)), len(people) - 1)
        if nearest != at:
            set_at(nearest)
        # A swipe that stops between two tables goes on to the nearer one.
        if abs(event.pixels - nearest * step) > 2 and strip.current is not None and strip.current.current is not None:
            await strip.current.current.scroll_to(offset=nearest * step, duration=150)

    pages = [
        ft.Container(
            ft.Column(
                [
                    _name(device, read, seat, number, handles),
                    ft.Container(
                        ft.Row(
                            [
                                ft.Container(
                                    ft.Column([_corner(device), *(_label(device, row) for row in rows)], spacing=0),
                                    expand=9,
                                ),
                                ft.Container(
                                    ft.Column(
                                        _figures(device, read, seat, number, rows, days, handles, asked, pick),
                                        spacing=0,
                                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                                    ),
                                    expand=3 * max(1, len(days)),
                                ),
                            ],
                            spacing=0,
                            vertical_alignment=ft.CrossAxisAlignment.START,
                        ),
                        bgcolor=p.card,
                        border=ft.Border.all(2, p.ink),
                    ),
                ],
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
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
        on_scroll=scrolled,
        scroll_interval=50,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    if len(people) < 2:
        return row
    bar = ft.Row(
        [
            icon_button(
                device,
                "sheet-previous",
                ft.Icons.CHEVRON_LEFT,
                device.t("sheet-previous"),
                lambda: turn(max(0, at - 1)),
            ),
            ft.Container(
                handle(
                    "sheet-page",
                    small(device.t("sheet-page", number=at + 1, of=len(people)), p, text_align=ft.TextAlign.CENTER),
                ),
                expand=True,
                alignment=ft.Alignment.CENTER,
            ),
            icon_button(
                device,
                "sheet-next",
                ft.Icons.CHEVRON_RIGHT,
                device.t("sheet-next"),
                lambda: turn(min(len(people) - 1, at + 1)),
            ),
        ],
    )
    return ft.Column([bar, row], spacing=0, tight=True)


# --- heads and labels -------------------------------------------------------------------------------------------------


def _name_height(device: Device) -> float:
    return 48 * max(1.0, min(device.scale, 1.6))


def _name(device: Device, read: Read, seat: Seat, number: int, handles: bool) -> ft.Control:
    """The player over his table, in his colour, and how the game ended for him."""
    p = device.palette
    return ft.Container(
        ft.Row(
            [
                ft.Container(bgcolor=p.players.get(seat.colour, p.ink), width=10),
                ft.Container(who(seat, p, size=18), expand=True, padding=ft.Padding.symmetric(horizontal=8)),
                *([Outcome(read, seat, number, key=f"outcome-{seat.id}")] if handles else []),
            ],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=_name_height(device),
    )


@ft.component
def Outcome(read: Read, seat: Seat, number: int) -> ft.Control:
    """Bankrupt, or the winner, once the game is over and everything is counted."""
    device = use_device()
    p = device.palette

    def outcome(d: Device) -> str:
        result = read(d).result
        if not result.finished or result.end is None:
            return ""
        if result.end.bankrupt == seat.id:
            return "bankrupt"
        return "winner" if result.end.won(seat.id) else ""

    what = use_slice(outcome)
    if not what:
        return ft.Container(width=0)
    icon = ft.Icons.STAR if what == "winner" else ft.Icons.MONEY_OFF
    line = ft.Row(
        [ft.Icon(icon, size=18, color=p.ink), bold(device.t(f"sheet-{what}"), p, size=theme.SMALL, no_wrap=True)],
        spacing=3,
        tight=True,
    )
    return ft.Container(handle(f"{what}-{number}", line), padding=ft.Padding.only(right=8))


def _height(device: Device, row: str) -> float:
    """Every line of one height, so that labels and figures stand beside each other; large type takes more."""
    return (54 if row in _LARGE else theme.TARGET) * max(1.0, min(device.scale, 1.5))


def _line_above(device: Device, row: str) -> ft.Border:
    p = device.palette
    thick = row in ("total", "total-sum", "ads-sum")
    return ft.Border.only(top=ft.BorderSide(2 if thick else 1, p.ink if thick else p.rule))


def _corner(device: Device) -> ft.Control:
    return ft.Container(height=36 * max(1.0, min(device.scale, 1.5)))


def _label(device: Device, row: str) -> ft.Control:
    p = device.palette
    large = row in _LARGE
    text = bold(
        device.t("pad-row", row=row),
        p,
        size=device.fit(18 if large else 15, 24 if large else 20),
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    parts: list[ft.Control] = [text] if large else [badge(device, row, 24), text]
    return ft.Container(
        ft.Row(parts, spacing=8),
        height=_height(device, row),
        padding=ft.Padding.symmetric(horizontal=8),
        border=_line_above(device, row),
    )


def _figures(
    device: Device,
    read: Read,
    seat: Seat,
    number: int,
    rows: tuple[str, ...],
    days: tuple[str, ...],
    handles: bool,
    asked: Asked,
    pick: Pick,
) -> list[ft.Control]:
    p = device.palette
    heads = [
        ft.Container(
            bold(device.t(f"day-{day}-short"), p, size=device.fit(13, 18), no_wrap=True),
            expand=True,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.only(left=ft.BorderSide(1, p.rule)),
        )
        for day in days
    ]
    lines: list[ft.Control] = [
        ft.Row(
            heads,
            spacing=0,
            height=36 * max(1.0, min(device.scale, 1.5)),
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    ]
    for row in rows:
        cells = [
            Figured(
                read,
                seat,
                number,
                row,
                day,
                handles,
                asked == (row, seat.id, day),
                pick,
                key=f"{row}-{seat.id}-{day}",
            )
            for day in days
        ]
        lines.append(
            ft.Row(
                [ft.Container(cell, expand=True) for cell in cells],
                spacing=0,
                height=_height(device, row),
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    return lines


@ft.component
def Figured(
    read: Read, seat: Seat, number: int, row: str, day: str, handles: bool, chosen: bool, pick: Pick
) -> ft.Control:
    """One figure of the sheet."""
    device = use_device()
    p = device.palette

    def look(d: Device) -> tuple[Figure | None, bool]:
        card = read(d)
        return card.figure(row, seat.id, day), card.last(seat.id) == day

    figure, last = use_slice(look)
    large = row in _LARGE
    text = desk.shown(device, row, figure)
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
    above = _line_above(device, row).top
    edge = ft.BorderSide(2, p.ink)
    box = ft.Container(
        ft.Row(face, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        alignment=ft.Alignment.CENTER,
        border=ft.Border(top=edge, right=edge, bottom=edge, left=edge)
        if chosen
        else ft.Border.only(top=above, left=ft.BorderSide(1, p.rule)),
        on_click=(lambda _: pick(row, seat.id, day)) if figure is not None else None,
    )
    if figure is None:
        return box
    return handle(_handle(row, number, day, handles, last), box, button=True)


def _handle(row: str, number: int, day: str, handles: bool, last: bool) -> str:
    """``cell-ROW-N-DAY``; the newest of the totals are ``total-N`` and ``ads-N``."""
    for own, total in SUMS.items():
        if row == total:
            return f"{own}-{number}" if handles and last else f"sum-{own}-{number}-{day}"
    return f"cell-{row}-{number}-{day}"

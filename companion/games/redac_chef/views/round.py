"""A round on every device: the clock, the calls, the tokens. Nothing here scrolls: in a scrolling page a button waits
until it knows that the finger does not mean to scroll."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.redac_chef.views.attention import Attention
from companion.games.redac_chef.views.calls import Big, Panel, Token, standing
from companion.games.redac_chef.views.clock import Bar, Clock, ClockButtons
from companion.games.redac_chef.views.heights import CLOCK, NOTICE, SHOUT, Room, below, beside
from companion.games.redac_chef.views.notice import Notice
from companion.games.redac_chef.views.reminders import Reminders, any_reminders
from companion.games.redac_chef.views.shout import Shout, may_be_entered
from companion.games.redac_chef.views.teams import only_reports
from companion.table.seats import Seat
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import status
from companion.ui.controls.buttons import LARGE, link
from companion.ui.controls.handle import handle
from companion.ui.controls.locked import locked_note, locked_out
from companion.ui.controls.paper import card, scrolling
from companion.ui.controls.seats import AwayMark, symbol
from companion.ui.controls.text import sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice, use_value
from companion.ui.screens.menu import TableHead

_STRETCH = ft.CrossAxisAlignment.STRETCH


#: What the buttons of a round are about, for its "?".
_BUTTONS: Final = (
    "button/maquette",
    "button/tirage",
    "button/bouclage",
    "button/pause",
    "button/end-round",
    "phase/round",
)


def rows_counted(device: Device) -> tuple[str, ...]:
    """The rows of the pad that will be counted, as places: what a page is worth is asked while it is laid out."""
    return tuple(f"row/{row}" for row in device.state.play.settings.rules.rows)


def reminder(device: Device, mine: tuple[Seat, ...]) -> tuple[str, ...]:
    """What this device is reminded of by its "?": the phase that its seats are in, all the buttons, and what counts."""
    laying_out = [standing(device, seat).laying_out for seat in mine]
    phase = (
        ("phase/layout", "phase/reporting") if laying_out and all(laying_out) else ("phase/reporting", "phase/layout")
    )
    return (*phase, *_BUTTONS, *rows_counted(device))


@ft.component
def Round() -> ft.Control:
    """The round, as this device needs it: its own seats large, or the whole table."""
    device = use_device()
    seats = use_slice(lambda d: d.state.seats)
    playing = use_slice(lambda d: d.state.play.today.seats)
    unasked: bool | None = None
    chosen, choose = use_value(unasked)
    here = tuple(seat for seat in seats if seat.id in playing)
    held = tuple(seat for seat in here if device.holds(seat))
    mine = use_slice(lambda d: tuple(seat for seat in held if not only_reports(d, seat)))
    reminded, remind = use_value(False)
    some = use_slice(any_reminders)
    reports = bool(held) and not mine
    whole = not held or ((device.is_host and device.wide) if chosen is None else bool(chosen))
    shown = here if whole else mine
    locked = use_slice(locked_out)
    may_press = bool(mine) or device.leads
    named = device.t("table-code", code=device.state.code) if whole else " · ".join(seat.name for seat in held)
    where = (device.t("day-name", day=device.state.play.current), named, device.t("players-count", count=len(here)))
    head = TableHead(where, False, use_slice(lambda d: reminder(d, mine)))
    foot: list[ft.Control] = [UndoLink(brief=True)]
    if held and len(held) < len(here):
        label = device.t("round-mine") if whole else device.t("round-all")
        foot.append(link(device, "round-toggle", label, lambda: choose(not whole), brief=True))
    if some:
        label = device.t("round-remind-close") if reminded else device.t("round-remind")
        foot.append(link(device, "reminders", label, lambda: remind(not reminded), brief=True))
    shouting, shout = use_value(False)
    # What is said when the time is up, while the clock stands or when all are done takes room from the panels.
    said = use_slice(lambda d: status(d) is not Status.RUNNING or not d.state.play.today.without_token)
    use_slice(lambda d: d.height)  # turned, or with its address bar: what follows from it is shared out anew
    offered = use_slice(may_be_entered)
    if may_press and not locked and offered and not shouting:
        foot.append(
            link(device, "shout", device.t("shout"), lambda: shout(True), icon=ft.Icons.CAMPAIGN_OUTLINED, brief=True)
        )
    entering = may_press and not locked and offered and shouting
    if entering:
        foot = [Shout(lambda: shout(False))]
    lines = SHOUT if entering else theme.TARGET * (1 if len(foot) <= 2 else 2)
    others = tuple(seat for seat in here if seat not in shown)
    may = may_press and not locked
    if reminded:
        body = _reminded(device, foot)
    elif reports and not whole:
        body = _reporting(device, held, foot)
    elif device.wide:
        body = _beside(device, shown, may, foot)
    else:
        body = _below(device, shown, others, may, foot, lines + NOTICE if said else lines)
    return ft.Container(
        ft.Column([head, Attention(), body], spacing=8, expand=True, horizontal_alignment=_STRETCH),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        expand=True,
    )


def _reminded(device: Device, foot: list[ft.Control]) -> ft.Control:
    """What is easily forgotten, in place of the calls: the clock stays in sight, and the way back."""
    return ft.Column(
        [
            ft.Container(Clock(64), alignment=ft.Alignment.CENTER),
            Bar(),
            ft.Container(scrolling(Reminders(device.state.play.current)), expand=True),
            ft.Row(foot, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True),
        ],
        spacing=8,
        expand=True,
        horizontal_alignment=_STRETCH,
    )


def _reporting(device: Device, held: tuple[Seat, ...], foot: list[ft.Control]) -> ft.Control:
    """A reporter's phone: the clock, as large as it can be, and how far the team is. There is nothing to press by
    mistake on the way from table to table."""
    size = min(device.width * (0.3 if device.wide else 0.42), device.height * 0.4)
    return ft.Column(
        [
            ft.Container(Clock(size), alignment=ft.Alignment.CENTER, expand=True),
            Bar(),
            handle("reporting", sans(device.t("round-reporter"), device.palette, text_align=ft.TextAlign.CENTER)),
            Others(held),
            Notice(),
            ft.Row(foot, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True),
        ],
        spacing=10,
        expand=True,
        horizontal_alignment=_STRETCH,
    )


def _beside(device: Device, shown: tuple[Seat, ...], may: bool, foot: list[ft.Control]) -> ft.Control:
    """Clock left, players right: a laptop, a tablet lying down."""
    left = ft.Column(
        [
            Clock(min(device.width * 0.19, device.height * 0.42)),
            Bar(),
            *_over_the_clock(device, end=may),
            Notice(),
            ft.Container(expand=True),
            ft.Row(foot, wrap=True),
        ],
        expand=5,
        spacing=12,
        horizontal_alignment=_STRETCH,
    )
    room = beside(device, len(_rows(device, shown)))
    right = ft.Container(Panels(shown, room), expand=6)
    return ft.Row([left, right], spacing=24, expand=True, vertical_alignment=_STRETCH)


def _below(
    device: Device, shown: tuple[Seat, ...], others: tuple[Seat, ...], may: bool, foot: list[ft.Control], taken: float
) -> ft.Control:
    """All below each other: a phone. ``taken``: the height that foot and notice take."""
    # What is pressed needs the room more than the clock does.
    size, room = below(device, len(_rows(device, shown)), taken)
    if len(shown) == 1:
        size = min(device.width * 0.38, 150) if device.scale <= LARGE else CLOCK
    parts: list[ft.Control] = [
        ft.Container(Clock(size), alignment=ft.Alignment.CENTER),
        Bar(),
        ft.Container(Panels(shown, room), expand=True),
        Notice(),
    ]
    if others:
        parts.append(Others(others))
    parts += [
        *_over_the_clock(device, end=may and not others),
        _foot(foot),
    ]
    return ft.Column(parts, spacing=8, expand=True, horizontal_alignment=_STRETCH)


def _over_the_clock(device: Device, *, end: bool) -> list[ft.Control]:
    """What may be done to the clock here; who only watches is offered nothing that is refused him."""
    if locked_out(device):
        return [locked_note(device)]
    return [ClockButtons(end)] if device.may_lead else []


def _foot(parts: list[ft.Control]) -> ft.Control:
    """What is at hand below: two share a line, whatever the undo names."""
    if len(parts) == 2:
        return ft.Row([ft.Container(parts[0], expand=True), parts[1]], spacing=0)
    return ft.Row(parts, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True, spacing=0, run_spacing=0)


def _rows(device: Device, shown: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """The seats as they lie beside and below each other."""
    across = _across(device, len(shown))
    return [shown[i : i + across] for i in range(0, len(shown), across)]


def _across(device: Device, count: int) -> int:
    return 1 if count <= 2 and not device.wide else 3 if device.wide and count > 4 else 2


@ft.component
def Panels(shown: tuple[Seat, ...], room: Room) -> ft.Control:
    """One seat fills the space, several share it; 3-2-1 stands in their place. ``room``: that each then has."""
    device = use_device()
    may = use_slice(lambda d: tuple(d.may_for(seat) for seat in shown))
    lead = use_slice(lambda d: -(-d.state.timer.lead(d.view.now) // 1000) if d.view else 0)
    if lead:
        figure = serif(str(lead), min(device.width, device.height) * 0.5 / device.scale, device.palette)
        return handle("count-in", ft.Container(figure, alignment=ft.Alignment.CENTER, expand=True))
    if len(shown) == 1:
        return Big(shown[0], may[0], key=f"big-{shown[0].id}")
    presses = dict(zip((seat.id for seat in shown), may, strict=True))
    across = _across(device, len(shown))
    rows = [_row(row, across, presses, room) for row in _rows(device, shown)]
    return ft.Column(rows, spacing=12 if room is Room.ROOMY else 8, expand=True)


def _row(seats: tuple[Seat, ...], across: int, presses: dict[str, bool], room: Room) -> ft.Control:
    panels: list[ft.Control] = [Panel(seat, presses[seat.id], room, key=f"panel-{seat.id}") for seat in seats]
    panels += [ft.Container(expand=True) for _ in range(across - len(seats))]
    return ft.Row(panels, spacing=12, expand=True, vertical_alignment=_STRETCH)


@ft.component
def Others(seats: tuple[Seat, ...]) -> ft.Control:
    """Who else has which token."""
    device = use_device()
    p = device.palette
    cells: list[ft.Control] = []
    for seat in seats:
        name = small(
            seat.name,
            p,
            color=p.ink,
            size=device.fit(14, 18),
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
        )
        line = ft.Column(
            [
                ft.Row([symbol(seat, p, size=16), name, AwayMark(seat, key=f"away-{seat.id}")], spacing=4),
                Token(seat, 22, blank="–", key=f"token-{seat.id}"),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        )
        cells.append(card(line, p, padding=6, expand=True))
    return ft.Row(cells, spacing=8)

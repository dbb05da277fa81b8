"""A round on every device: the clock, "Maquette !", "Tirage !", the tokens. Nothing here scrolls: a button in a
scrolling page would wait for the finger to decide."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.games.redac_chef.intents import CallLayout, CallOffRound, CallPrint, EndRound
from companion.games.redac_chef.play import Day
from companion.games.redac_chef.views.clock import Bar, Clock, ClockButtons, clock_text, left_ms, status
from companion.games.redac_chef.views.order import OrderEditor
from companion.table.intents import ResumeTimer, SetTimeLeft, Undo
from companion.table.seats import Seat
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.controls.buttons import action, fair, link
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, masthead, strap, warning
from companion.ui.controls.seats import symbol, who
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice

#: How long a player may take his own call back without asking, in ms.
TAKE_BACK_MS = 5_000


@ft.component
def Round() -> ft.Control:
    """The round, as this device needs it: its own seats large, or the whole table."""
    device = use_device()
    p = device.palette
    seats = use_slice(lambda d: d.state.seats)
    playing = use_slice(lambda d: d.state.play.today.seats)
    whole, set_whole = ft.use_state(None)
    mine = tuple(seat for seat in device.seats if seat.id in playing)
    show_all = (device.is_host and (device.wide or not mine)) if whole is None else bool(whole)
    here = tuple(seat for seat in seats if seat.id in playing)
    shown = here if show_all or not mine else mine
    may_press = bool(mine) or device.is_host
    head = strap(
        p,
        device.t("day-name", day=device.state.play.current),
        " · ".join(seat.name for seat in mine)
        if not show_all and mine
        else device.t("table-code", code=device.state.code),
        device.t("players-count", count=len(here)) if show_all or not mine else device.state.code,
    )
    toggle = device.t("round-mine") if show_all else device.t("round-all")
    foot = ft.Row(
        [
            UndoLink(),
            *(
                [link(device, "round-toggle", toggle, lambda: set_whole(not show_all))]
                if mine and len(here) > len(mine)
                else []
            ),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    if device.wide:
        left = ft.Column(
            [
                Clock(min(device.width * 0.19, device.height * 0.42)),
                Bar(),
                ClockButtons(end=may_press),
                Notice(),
                ft.Container(expand=True),
                foot,
            ],
            expand=5,
            spacing=14,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        body: ft.Control = ft.Row(
            [left, ft.Container(Panels(shown, may_press), expand=6)],
            spacing=24,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        size = min(device.width * 0.38, 150) if len(shown) <= 4 else min(device.width * 0.3, 120)
        body = ft.Column(
            [
                ft.Container(Clock(size), alignment=ft.Alignment.CENTER),
                Bar(),
                ft.Container(Panels(shown, may_press), expand=True),
                *([Others(tuple(seat for seat in here if seat not in shown))] if len(shown) < len(here) else []),
                Notice(),
                ClockButtons(end=show_all and may_press),
                foot,
            ],
            spacing=10,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        ft.Column(
            [*([masthead(device.t("app-name"), p)] if device.wide else []), head, body],
            spacing=10,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        expand=True,
    )


@ft.component
def Panels(shown: tuple[Seat, ...], may_press: bool) -> ft.Control:
    """One seat fills the space, several share it; 3-2-1 stands in their place."""
    device = use_device()
    lead = use_slice(lambda d: -(-d.state.timer.lead(d.view.now) // 1000) if d.view else 0)
    if lead:
        figure = serif(str(lead), min(device.width, device.height) * 0.5 / device.scale, device.palette)
        return handle("count-in", ft.Container(figure, alignment=ft.Alignment.CENTER, expand=True))
    if len(shown) == 1:
        return Big(shown[0], may_press, key=f"big-{shown[0].id}")
    across = 1 if len(shown) == 2 and not device.wide else 3 if device.wide and len(shown) > 4 else 2
    rows = [shown[i : i + across] for i in range(0, len(shown), across)]
    return ft.Column(
        [
            ft.Row(
                [
                    Panel(
                        seat,
                        may_press,
                        key=f"panel-{seat.id}",
                    )
                    for seat in row
                ]
                + [ft.Container(expand=True) for _ in range(across - len(row))],
                spacing=12,
                expand=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            for row in rows
        ],
        spacing=12,
        expand=True,
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """All that one seat's panel shows."""

    token: int | None
    next_token: int
    layout_left: int | None
    print_left: int | None
    at_buzzer: bool
    gap: int | None
    photo: bool
    time_called: bool
    paused: bool
    sending: bool
    may_take_back: bool


def standing(device: Device, seat: Seat) -> Standing:
    """One seat as it stands in today's round."""
    assert device.view is not None
    day: Day = device.state.play.today
    call = day.bouclage.call(seat.id)
    return Standing(
        token=day.bouclage.token(seat.id),
        next_token=len(day.bouclage.order) + 1,
        layout_left=day.layout_left(seat.id),
        print_left=call.left_ms if call else None,
        at_buzzer=call is not None and call.left_ms is None,
        gap=day.bouclage.gap(seat.id),
        photo=day.bouclage.photo_finish(seat.id),
        time_called=day.time_called,
        paused=status(device) is Status.PAUSED,
        sending=f"tirage-{seat.id}" in device.sending,
        may_take_back=call is not None and device.view.now - call.at < TAKE_BACK_MS,
    )


def _said(device: Device, s: Standing) -> str:
    """What the seat has done so far, in a few words."""
    if s.token is not None:
        done = (
            device.t("round-print-buzzer")
            if s.print_left is None
            else device.t("round-print-at", time=clock_text(s.print_left))
        )
        if s.gap is not None and s.gap < 1000:
            return f"{done} · {device.t('round-gap', ms=s.gap)}"
        return done
    if s.layout_left is not None:
        return device.t("round-layout-at", time=clock_text(s.layout_left))
    return device.t("round-reporting")


def _call_print(device: Device, seat: Seat):  # type: ignore[no-untyped-def]
    return device.send(CallPrint(day=device.state.play.current, seat=seat.id), waiting=f"tirage-{seat.id}")


def _call_layout(device: Device, seat: Seat):  # type: ignore[no-untyped-def]
    return device.send(CallLayout(day=device.state.play.current, seat=seat.id))


@ft.component
def Panel(seat: Seat, may_press: bool) -> ft.Control:
    """One of several seats on this device."""
    device = use_device()
    p = device.palette
    s = use_slice(lambda d: standing(d, seat))
    number = device.state.number(seat.id)
    in_layout = s.layout_left is not None or s.time_called
    parts: list[ft.Control] = [who(seat, p, size=18), small(_said(device, s), p, max_lines=2)]
    if s.token is not None:
        figure = serif(str(s.token), 56 / device.scale, p, color=p.players[seat.colour])
        parts.append(ft.Container(handle(f"bouclage-{number}", figure), alignment=ft.Alignment.CENTER, expand=True))
        if s.photo:
            parts.append(small(device.t("round-photo-finish"), p))
        if s.may_take_back and may_press:
            parts.append(_take_back(device, seat))
    elif may_press:
        if s.sending:
            parts.append(ft.Container(bold(device.t("round-sending"), p), alignment=ft.Alignment.CENTER, expand=True))
        else:
            if not in_layout:
                parts.append(
                    fair(
                        device,
                        f"maquette-{number}",
                        device.t("round-layout"),
                        lambda: _call_layout(device, seat),
                        size=20,
                        expand=True,
                    )
                )
            parts.append(
                fair(
                    device,
                    f"tirage-{number}",
                    device.t("round-print"),
                    lambda: _call_print(device, seat),
                    red=in_layout,
                    size=20,
                    expand=in_layout,
                    height=None if in_layout else 56,
                )
            )
    inner = ft.Column(parts, spacing=6, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(
        ft.Column(
            [
                ft.Container(
                    bgcolor=p.players[seat.colour],
                    height=9,
                    border_radius=ft.BorderRadius.only(top_left=14, top_right=14),
                ),
                ft.Container(inner, padding=ft.Padding.symmetric(horizontal=12, vertical=8), expand=True),
            ],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=p.card,
        border=ft.Border.all(1, p.rule),
        border_radius=14,
        expand=True,
    )


@ft.component
def Big(seat: Seat, may_press: bool) -> ft.Control:
    """The one seat of this device: one huge button, then its token."""
    device = use_device()
    p = device.palette
    s = use_slice(lambda d: standing(d, seat))
    number = device.state.number(seat.id)
    if s.token is not None:
        figure = serif(str(s.token), 180 / device.scale, p, color=p.players[seat.colour])
        parts: list[ft.Control] = [
            bold(device.t("round-your-token"), p, text_align=ft.TextAlign.CENTER),
            handle(f"bouclage-{number}", figure),
            sans(_said(device, s), p, text_align=ft.TextAlign.CENTER),
        ]
        if s.photo:
            parts.append(sans(device.t("round-photo-finish"), p, text_align=ft.TextAlign.CENTER))
        if s.may_take_back and may_press:
            parts.append(_take_back(device, seat))
        return ft.Container(
            ft.Column(
                parts,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                tight=True,
            ),
            bgcolor=p.card,
            border=ft.Border.all(1, p.rule),
            border_radius=28,
            alignment=ft.Alignment.CENTER,
            expand=True,
        )
    if not may_press:
        return ft.Container(sans(_said(device, s), p), alignment=ft.Alignment.CENTER, expand=True)
    if s.sending:
        return ft.Container(serif(device.t("round-sending"), 32, p), alignment=ft.Alignment.CENTER, expand=True)
    printing = fair(
        device,
        f"tirage-{number}",
        device.t("round-print"),
        lambda: _call_print(device, seat),
        red=s.layout_left is not None or s.time_called,
        size=64 if s.layout_left is not None or s.time_called else 24,
        note=device.t("round-will-take", token=s.next_token) if s.layout_left is not None or s.time_called else "",
        expand=s.layout_left is not None or s.time_called,
        height=None if s.layout_left is not None or s.time_called else 72,
        radius=28,
    )
    if s.layout_left is not None or s.time_called:
        return ft.Column(
            [printing, small(_said(device, s) + device.t("round-closed-then"), p, text_align=ft.TextAlign.CENTER)],
            spacing=10,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    layout = fair(
        device,
        f"maquette-{number}",
        device.t("round-layout"),
        lambda: _call_layout(device, seat),
        red=True,
        size=58,
        note=device.t("round-layout-note"),
        expand=True,
        radius=28,
    )
    return ft.Column([layout, printing], spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _take_back(device: Device, seat: Seat) -> ft.Control:
    async def take_back() -> None:
        assert device.view is not None
        seq = device.view.log.seq_of("print-called", seat=seat.id, day=device.state.play.current)
        if seq is not None:
            await device.send(Undo(entry=seq))

    return action(
        device, f"take-back-{device.state.number(seat.id)}", device.t("round-take-back"), take_back, height=theme.TARGET
    )


@ft.component
def Others(seats: tuple[Seat, ...]) -> ft.Control:
    """Who else has which token."""
    device = use_device()
    p = device.palette
    tokens = use_slice(lambda d: tuple(d.state.play.today.bouclage.token(seat.id) for seat in seats))
    cells: list[ft.Control] = []
    for seat, token in zip(seats, tokens, strict=True):
        number = device.state.number(seat.id)
        name = small(seat.name, p, color=p.ink, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
        line = ft.Column(
            [
                ft.Row([symbol(seat, p, size=16), name], spacing=4),
                handle(f"bouclage-{number}", serif("–" if token is None else str(token), 22, p)),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        )
        cells.append(card(line, p, padding=8, expand=True))
    return ft.Row(cells, spacing=10)


@ft.component
def Notice() -> ft.Control:
    """What the table must know or choose now: it stands, time is up, it is about to end, the server was away."""
    device = use_device()
    p = device.palette
    day = use_slice(
        lambda d: (d.state.play.today.time_called, d.state.play.today.without_token, d.state.play.today.bouclage.order)
    )
    doing = use_slice(status)
    away = use_slice(lambda d: d.state.away)
    unsaved = use_slice(lambda d: d.view.unsaved if d.view else None)
    time_called, without, order = day
    parts: list[ft.Control] = []
    if unsaved is not None:
        parts.append(warning(sans(device.words.say(unsaved), p), p))
    if away is not None:
        parts.append(warning(_Away(device), p))
    elif doing is Status.PAUSED:
        parts.append(warning(bold(device.t("clock-paused"), p), p))
        if not order:
            parts.append(
                link(
                    device,
                    "call-off",
                    device.t("round-call-off"),
                    lambda: device.send(CallOffRound(day=device.state.play.current)),
                )
            )
    if time_called and without:
        parts.append(warning(bold(device.t("round-time-up", count=len(without)), p), p))
        if device.is_host:
            parts.append(OrderEditor())
    elif not without and order:
        parts.append(_Settling(device))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _Away(device: Device) -> ft.Control:
    """The server was gone while the clock ran: the table chooses."""
    p = device.palette
    away = device.state.away
    assert away is not None

    def over():  # type: ignore[no-untyped-def]
        return device.send(EndRound(day=device.state.play.current))

    def less(seconds: int):  # type: ignore[no-untyped-def]
        return device.send(SetTimeLeft(left_ms=max(1_000, left_ms(device) - seconds * 1000)))

    return ft.Column(
        [
            bold(device.t("away-title", seconds=away.gone_ms // 1000, time=clock_text(left_ms(device))), p),
            ft.Row(
                [
                    action(device, "away-go-on", device.t("away-go-on"), lambda: device.send(ResumeTimer()), red=True),
                    action(device, "away-set", device.t("away-set"), lambda: less(away.gone_ms // 1000)),
                    action(device, "away-over", device.t("away-over"), over),
                ],
                wrap=True,
                spacing=8,
                run_spacing=8,
            ),
        ],
        spacing=8,
        tight=True,
    )


def _Settling(device: Device) -> ft.Control:
    """The last token is out: three seconds to say that it was a mistake."""
    p = device.palette

    async def undo() -> None:
        assert device.view is not None
        seq = device.view.log.seq_of("print-called", day=device.state.play.current)
        if seq is not None:
            await device.send(Undo(entry=seq))

    return warning(
        ft.Row(
            [
                ft.Container(bold(device.t("round-settling"), p), expand=True),
                action(device, "undo-last-token", device.t("round-settling-undo"), undo),
            ],
            spacing=8,
        ),
        p,
    )

"""One seat in a round: "Maquette !", "Tirage !", its token, and the five seconds in which a call may be taken back."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.redac_chef.events import TAKE_BACK_MS
from companion.games.redac_chef.intents import CallLayout, CallPrint
from companion.games.redac_chef.play import Day
from companion.games.redac_chef.views.heights import Room
from companion.table.seats import Seat
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import clock_text, gap_text, status
from companion.ui.controls.buttons import action, fair
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import AwayMark, who
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice
from companion.ui.live import use_live

#: What stands for a page that is handed in where there are no tokens.
_TICK = "✓"
#: Gaps to the call before that are worth saying, in ms.
CLOSE_MS = 1_000


@dataclass(frozen=True, slots=True)
class Standing:
    """All that one seat's panel shows. Times in ms, left on the clock. ``paused``: next to be pressed is "go on";
    ``phases``: "Maquette !" comes first; ``tokens``: who is done takes one."""

    token: int | None
    layout_left: int | None
    print_left: int | None
    gap: int | None
    photo: bool
    settled: bool
    time_called: bool
    paused: bool
    sending: bool
    may_take_back: bool
    phases: bool
    tokens: bool

    @property
    def laying_out(self) -> bool:
        """Whether "Tirage !" is the call to come."""
        return not self.phases or self.layout_left is not None or self.time_called


def standing(device: Device, seat: Seat) -> Standing:
    """One seat as it stands in today's round."""
    assert device.view is not None
    day: Day = device.state.play.today
    mode = device.state.play.settings.rules
    call = day.bouclage.call(seat.id)
    return Standing(
        token=day.bouclage.token(seat.id),
        layout_left=day.layout_left(seat.id),
        print_left=call.left_ms if call else None,
        gap=day.bouclage.gap(seat.id),
        photo=day.bouclage.photo_finish(seat.id),
        settled=day.bouclage.settled(seat.id, device.view.complete),
        time_called=day.time_called,
        paused=status(device) is Status.PAUSED,
        sending=_waiting(seat) in device.sending,
        may_take_back=call is not None and device.view.now - call.at < TAKE_BACK_MS,
        phases=mode.phases,
        tokens=mode.tokens,
    )


def done_so_far(device: Device, s: Standing) -> str:
    """What the seat has done, in a few words."""
    if s.token is None:
        if s.layout_left is None:
            return device.t("round-reporting" if s.phases else "round-page-open")
        return device.t("round-layout-at", time=clock_text(s.layout_left))
    if not s.settled:
        return device.t("round-token-settling")
    if s.print_left is None:
        done = device.t("round-print-buzzer")
    else:
        done = device.t("round-print-at", time=clock_text(s.print_left))
    if s.gap is not None and s.gap < CLOSE_MS:
        return f"{done} · {device.t('round-gap', gap=gap_text(device, s.gap))}"
    return done


def _waiting(seat: Seat) -> str:
    return f"tirage-{seat.id}"


def layout_button(device: Device, seat: Seat, **looks: Any) -> ft.Control:
    """ "Maquette !" of that seat."""

    def call() -> Coroutine[Any, Any, Any]:
        press = device.pressed()
        return device.send(
            CallLayout(day=device.state.play.current, seat=seat.id, at=press.at, error_ms=press.error_ms)
        )

    return fair(device, f"maquette-{device.state.number(seat.id)}", device.t("round-layout"), call, **looks)


def print_button(device: Device, seat: Seat, **looks: Any) -> ft.Control:
    """ "Tirage !" of that seat."""

    def call() -> Coroutine[Any, Any, Any]:
        press = device.pressed()
        day = device.state.play.current
        intent = CallPrint(day=day, seat=seat.id, at=press.at, error_ms=press.error_ms, line=press.line)
        return device.send(intent, waiting=_waiting(seat))

    return fair(device, f"tirage-{device.state.number(seat.id)}", device.t("round-print"), call, **looks)


def _take_back(device: Device, seat: Seat) -> ft.Control:
    def take_back() -> Coroutine[Any, Any, None]:
        return device.undo("print-called", seat=seat.id, day=device.state.play.current)

    number = device.state.number(seat.id)
    size = device.fit(theme.BODY, 22)
    return action(
        device,
        f"take-back-{number}",
        device.t("round-take-back"),
        take_back,
        height=theme.TARGET,
        size=size,
        compact=True,
    )


@ft.component
def Token(seat: Seat, size: float, blank: str = "", colour: str | None = None, large: bool = False) -> ft.Control:
    """That seat's token, ``blank`` while it has none: what everybody waits for, so it is told before all else. ``size``
    in logical pixels, whatever the text size of the device; ``large``: with all the space that there is."""
    device = use_device()
    p = device.palette
    token = use_live(lambda d: _mark(d, seat) or blank)
    figure = serif(token.value, size / device.scale, p, color=p.ink if colour is None else colour)
    shown: ft.Control = handle(f"bouclage-{device.state.number(seat.id)}", figure)
    if large:
        shown = ft.Container(shown, alignment=ft.Alignment.CENTER, expand=True)
    return token.shown(figure, shown)


def _mark(device: Device, seat: Seat) -> str:
    """The seat's token as a figure, or a tick where there are none; empty before."""
    token = device.state.play.today.bouclage.token(seat.id)
    if token is None:
        return ""
    return str(token) if device.state.play.settings.rules.tokens else _TICK


@ft.component
def Panel(seat: Seat, may_press: bool, room: Room) -> ft.Control:
    """One of several seats on this device; ``room``: the height that there is for each."""
    device = use_device()
    p = device.palette
    s = use_slice(lambda d: standing(d, seat))
    dense = room < Room.ROOMY
    name = ft.Row(
        [ft.Container(who(seat, p, size=device.fit(18, 24)), expand=True), AwayMark(seat, key=f"away-{seat.id}")],
        spacing=4,
    )
    # Beside the name: whatever else a low panel has no room for, the token is seen.
    size = room.token(s.may_take_back and may_press)
    token = Token(seat, size, colour=p.players[seat.colour], key=f"token-{seat.id}")
    parts: list[ft.Control] = [ft.Row([ft.Container(name, expand=True), token], spacing=8)]
    if s.token is not None:
        parts.append(_done(device, seat, s, may_press, dense))
        if s.photo:
            parts.append(small(device.t("round-photo-finish"), p, max_lines=2))
    else:
        if not dense or not may_press:
            parts.append(_so_far(device, s, dense))
        if may_press:
            parts += _calls(device, seat, s, room)
    inner = ft.Column(parts, spacing=4 if dense else 6, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    top = ft.Container(
        bgcolor=p.players[seat.colour], height=8, border_radius=ft.BorderRadius.only(top_left=14, top_right=14)
    )
    return ft.Container(
        ft.Column(
            [top, ft.Container(inner, padding=ft.Padding.symmetric(horizontal=10, vertical=6), expand=True)],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=p.card,
        border=ft.Border.all(1, p.rule),
        border_radius=14,
        expand=True,
    )


def _calls(device: Device, seat: Seat, s: Standing, room: Room) -> list[ft.Control]:
    """What there is to press on a panel; where there is room for one button only, it is the one that races."""
    if s.sending:
        sending = bold(device.t("round-sending"), device.palette)
        return [ft.Container(sending, alignment=ft.Alignment.CENTER, expand=True)]
    if s.laying_out or room is Room.LOW:
        return [print_button(device, seat, red=s.laying_out and not s.paused, size=24, expand=True)]
    return [
        layout_button(device, seat, size=20, expand=True),
        print_button(device, seat, size=17, height=theme.TARGET),
    ]


def _done(device: Device, seat: Seat, s: Standing, may_press: bool, dense: bool) -> ft.Control:
    """How a panel's seat came by its token, and that it may be taken back: beside each other where there is the width,
    since a panel has little height; on a low one only what can be pressed."""
    if not (s.may_take_back and may_press):
        return _so_far(device, s, dense)
    if dense:
        return _take_back(device, seat)
    return ft.Row(
        [_so_far(device, s, dense), _take_back(device, seat)],
        wrap=True,
        spacing=8,
        run_spacing=4,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _so_far(device: Device, s: Standing, dense: bool) -> ft.Control:
    return small(
        done_so_far(device, s),
        device.palette,
        size=device.fit(14, 18),
        max_lines=1 if dense else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


@ft.component
def Big(seat: Seat, may_press: bool) -> ft.Control:
    """The one seat of this device: one huge button, then its token."""
    device = use_device()
    p = device.palette
    whose = p.players[seat.colour]
    token = Token(seat, min(150, device.height * 0.14), colour=whose, large=True, key=f"token-{seat.id}")
    rest = Rest(seat, may_press, key=f"rest-{seat.id}")
    return ft.Column([token, rest], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Rest(seat: Seat, may_press: bool) -> ft.Control:
    """What there is beside the token of the one seat of this device: before it the button, after it how it came."""
    device = use_device()
    p = device.palette
    s = use_slice(lambda d: standing(d, seat))
    # Whatever is said while the clock stands (pause, time, absence) takes room from the button.
    roomy = use_slice(lambda d: status(d) is Status.RUNNING)
    red = not s.paused
    if s.token is not None:
        return _how(device, seat, s, may_press)
    if not may_press:
        return ft.Container(sans(done_so_far(device, s), p), alignment=ft.Alignment.CENTER, expand=True)
    if s.sending:
        return ft.Container(serif(device.t("round-sending"), 32, p), alignment=ft.Alignment.CENTER, expand=True)
    if s.laying_out:
        note = WillTake(key="will-take") if s.tokens else _note(device, device.t("round-will-end"))
        below = small(
            done_so_far(device, s) + device.t("round-closed-then"),
            p,
            size=device.fit(theme.SMALL, 20),
            text_align=ft.TextAlign.CENTER,
        )
        size = 64 if roomy else 48
        parts = [
            print_button(device, seat, red=red, size=size, note=note if roomy else None, expand=True, radius=28),
            below,
        ]
    else:
        note = _note(device, device.t("round-layout-note"))
        size = 58 if roomy else 44
        parts = [
            layout_button(device, seat, red=red, size=size, note=note if roomy else None, expand=True, radius=28),
            print_button(device, seat, size=24, height=72, radius=28),
        ]
    return ft.Column(parts, spacing=10, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def WillTake() -> ft.Control:
    """Which token the next to press takes, on the button itself."""
    device = use_device()
    token = use_slice(lambda d: len(d.state.play.today.bouclage.order) + 1)
    return _note(device, device.t("round-will-take", token=token))


def _note(device: Device, text: str) -> ft.Control:
    return sans(text, device.palette, color=device.palette.on_action, text_align=ft.TextAlign.CENTER)


def _how(device: Device, seat: Seat, s: Standing, may_press: bool) -> ft.Control:
    """How this seat has come by its token, or handed in its page, and that it may be taken back."""
    p = device.palette
    size = device.fit(theme.BODY, 22)
    done = device.t("round-your-token" if s.tokens else "round-your-page")
    parts: list[ft.Control] = [
        bold(done, p, size=size, text_align=ft.TextAlign.CENTER),
        sans(done_so_far(device, s), p, size=size, text_align=ft.TextAlign.CENTER),
    ]
    if s.photo:
        parts.append(sans(device.t("round-photo-finish"), p, size=size, text_align=ft.TextAlign.CENTER))
    if s.may_take_back and may_press:
        parts.append(_take_back(device, seat))
    return ft.Column(parts, horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=6, tight=True)

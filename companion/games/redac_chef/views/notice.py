"""What the table must know or choose during a round: it stands, time is up, it is about to end, the server was away."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.redac_chef.intents import CallOffRound, EndRound
from companion.games.redac_chef.play import Day
from companion.games.redac_chef.views.finish import PhotoFinish
from companion.games.redac_chef.views.order import OrderEditor
from companion.games.redac_chef.views.time_steps import time_steps
from companion.table.intents import ResumeTimer, SetTimeLeft
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import clock_text, left_ms, status
from companion.ui.controls.buttons import action, link
from companion.ui.controls.locked import locked_note, locked_out
from companion.ui.controls.paper import warning
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice, use_value
from companion.ui.moments import span


@dataclass(frozen=True, slots=True)
class _Said:
    """All of today that this notice depends on: a press mostly leaves it as it was."""

    name: str
    time_called: bool
    called: bool
    without_token: int

    @classmethod
    def of(cls, day: Day) -> _Said:
        """From the day; how many are without a token matters only once they wait, or nobody is."""
        waiting = len(day.without_token) if day.time_called else int(bool(day.without_token))
        return cls(day.name, day.time_called, bool(day.bouclage.order), waiting)


@ft.component
def Notice() -> ft.Control:
    """All that applies now; nothing most of the time."""
    device = use_device()
    p = device.palette
    day = use_slice(lambda d: _Said.of(d.state.play.today))
    doing = use_slice(status)
    away = use_slice(lambda d: d.state.away)
    may = use_slice(lambda d: d.may_lead)
    size = device.fit(theme.BODY, 22)
    parts: list[ft.Control] = []
    if away is not None:
        parts.append(warning(Away(key=f"away-{away.vouched_at}"), p))
    elif doing is Status.PAUSED and not day.time_called:
        parts.append(warning(bold(device.t("clock-paused"), p, size=size), p))
    if doing in (Status.PAUSED, Status.STARTING) and not day.called and may:

        def call_off() -> Coroutine[Any, Any, Any]:
            return device.send(CallOffRound(day=day.name))

        parts.append(link(device, "call-off", device.t("round-call-off"), call_off))
    tokens = device.state.play.settings.rules.tokens
    if day.time_called and day.without_token and tokens:
        parts.append(warning(bold(device.t("round-time-up", count=day.without_token), p, size=size), p))
        if device.leads:
            parts.append(OrderEditor())
    elif day.called and not day.without_token:
        parts.append(warning(_settling(device, may), p))
    parts.append(PhotoFinish(day.name))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Away() -> ft.Control:
    """The server was gone while the clock ran: everyone seated may say whether the time counts, or what is left."""
    device = use_device()
    may, locked = use_slice(lambda d: (d.may_lead, locked_out(d) and bool(d.seats)))
    gone = use_slice(lambda d: d.state.away.gone_ms if d.state.away else 0)
    left = use_slice(left_ms)
    size = device.fit(theme.BODY, 22)
    stands = clock_text(left)
    known = gone >= 1_000  # less than that earlier versions wrote where nobody knew
    title = (
        device.t("away-title", span=span(gone), time=stands) if known else device.t("away-title-unknown", time=stands)
    )
    told = bold(title, device.palette, size=size)
    # Unless somebody says otherwise, the time of the absence has gone by; where it was longer than that, nobody knows.
    still = left - gone if known and gone < left else left
    wanted, want = use_value(max(1_000, -(-still // 1000) * 1000))
    if not may:
        return ft.Column([told, locked_note(device)], spacing=8, tight=True) if locked else told

    def over() -> Coroutine[Any, Any, Any]:
        return device.send(EndRound(day=device.state.play.current))

    def set_left() -> Coroutine[Any, Any, Any]:
        return device.send(SetTimeLeft(left_ms=wanted))

    go_on, set_to = device.t("away-go-on"), device.t("away-set", time=clock_text(wanted))
    buttons = [
        action(device, "away-go-on", go_on, lambda: device.send(ResumeTimer()), red=True, size=size),
        action(device, "away-set", set_to, set_left, size=size),
        action(device, "away-over", device.t("away-over"), over, size=size),
    ]
    return ft.Column(
        [
            told,
            time_steps(device, "away", wanted, device.state.timer.length_ms, want, (10, 1)),
            ft.Row(buttons, wrap=True, spacing=8, run_spacing=8),
        ],
        spacing=8,
        tight=True,
    )


def _settling(device: Device, may: bool) -> ft.Control:
    """The last token is out: three seconds to say that it was a mistake."""

    def undo() -> Coroutine[Any, Any, None]:
        return device.undo("print-called", day=device.state.play.current)

    size = device.fit(theme.BODY, 22)
    tokens = device.state.play.settings.rules.tokens
    told = bold(device.t("round-settling" if tokens else "round-settling-page"), device.palette, size=size)
    button = action(
        device,
        "undo-last-token",
        device.t("round-settling-undo" if tokens else "round-take-back-page"),
        undo,
        size=size,
        red=True,
    )
    if not may:
        return told
    return ft.Column([told, button], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

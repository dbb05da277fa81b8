"""The countdown, readable across a table, and what anyone seated may do to it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import flet as ft

from companion.games.redac_chef.intents import EndRound
from companion.table.intents import AddTime, PauseTimer, ResumeTimer
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import clock_text, left_ms, status
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.text import serif
from companion.ui.hooks import use_device, use_slice
from companion.ui.live import use_live


@ft.component
def Clock(size: float) -> ft.Control:
    """The time left; ``size`` in logical pixels, whatever the text size of the device."""
    device = use_device()
    left = use_live(lambda d: clock_text(left_ms(d)))
    last = use_slice(lambda d: status(d) is Status.RUNNING and left_ms(d) <= 10_000)
    p = device.palette
    colour = p.action if last else p.ink
    text = serif(left.value, size / device.scale, p, color=colour, text_align=ft.TextAlign.CENTER, no_wrap=True)
    return left.shown(text, handle("timer", text))


@ft.component
def Bar() -> ft.Control:
    """How much of the round is left, as a bar that moves once a second."""
    device = use_device()
    part = use_slice(lambda d: round(100 * left_ms(d) / max(1, d.state.timer.length_ms)))
    p = device.palette
    return ft.ProgressBar(value=part / 100, color=p.ink, bgcolor=p.rule, bar_height=10, border_radius=5)


@ft.component
def ClockButtons(end: bool) -> ft.Control:
    """Pause or resume, +30 s and, where ``end``, the end of the round."""
    device = use_device()
    doing = use_slice(status)
    time_called = use_slice(lambda d: d.state.play.today.time_called)
    stopped = doing in (Status.OVER, Status.IDLE)
    looks: dict[str, Any] = {"expand": True, "compact": True, "size": device.fit(theme.BODY, 20)}
    parts: list[ft.Control] = []
    if doing is Status.PAUSED:
        resume = device.t("clock-resume")
        parts.append(action(device, "resume", resume, lambda: device.send(ResumeTimer()), red=True, **looks))
    elif not stopped:
        parts.append(action(device, "pause", device.t("clock-pause"), lambda: device.send(PauseTimer()), **looks))
    if not stopped:
        parts.append(action(device, "add-30", device.t("clock-add"), lambda: device.send(AddTime()), **looks))
    if end:
        label = device.t("round-give-rest") if time_called else device.t("round-end")

        def done() -> Coroutine[Any, Any, Any]:
            return device.send(EndRound(day=device.state.play.current))

        parts.append(action(device, "end-round", label, done, **looks))
    return ft.Row(parts, spacing=10)

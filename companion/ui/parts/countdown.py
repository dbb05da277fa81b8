"""Shows the watched table's countdown, which can be started, paused and cleared; every device shows it, one rings."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kit.game_base import StartCountdown
from companion.table.intents import PauseTimer, ResumeTimer
from companion.table.parts.events import CountdownCleared
from companion.table.timer import Status
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import pile
from companion.ui.controls.text import serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice


def _read_countdown(device: Device) -> tuple[Status, int]:
    """Return the status of the table's timer and the seconds left, rounded up."""
    assert device.view is not None
    timer, now = device.state.timer, device.view.now
    return timer.status(now), -(-timer.left(now) // 1000)


@ft.component
def Countdown(lengths: tuple[int, ...], label: str) -> ft.Control:
    """Show the countdown or, while there is none, buttons for its lengths (seconds). Handles: ``timer``,
    ``preset-SECONDS``, ``pause``, ``resume``, ``timer-away``."""
    device, p = use_device_and_palette()
    status, left = use_slice(_read_countdown)
    may_start = use_slice(lambda d: d.may_lead)
    parts: list[ft.Control] = [small(label, p)]
    if status is Status.IDLE:
        buttons = [
            action(
                device,
                f"preset-{seconds}",
                _format_seconds(seconds),
                partial(device.send, StartCountdown(length_ms=seconds * 1000)),
                compact=True,
            )
            for seconds in lengths
        ]
        parts.append(ft.Row([*buttons] if may_start else [], spacing=8, wrap=True))
        return card(pile(*parts), p, padding=12)
    parts.append(handle("timer", serif(_format_seconds(left), device.fit(54, 72), p)))
    if status is Status.OVER:
        parts.append(small(device.t("countdown-over"), p))
    buttons = []
    if status is Status.RUNNING:
        buttons.append(action(device, "pause", device.t("countdown-pause"), lambda: device.send(PauseTimer())))
    elif status is Status.PAUSED:
        buttons.append(action(device, "resume", device.t("countdown-resume"), lambda: device.send(ResumeTimer())))
    clear_button = action(
        device, "timer-away", device.t("countdown-away"), lambda: send_event(device, CountdownCleared())
    )
    parts.append(ft.Row([*buttons, clear_button] if may_start else [], spacing=8, wrap=True))
    return card(pile(*parts), p, padding=12)


def _format_seconds(seconds: int) -> str:
    """Format seconds as minutes and seconds: "1:05"."""
    return f"{seconds // 60}:{seconds % 60:02d}"

"""Shows the shared timer ("Just a timer"): one clock for the house, without names and without a game, the same on every
page that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.hub.effects import Effect
from companion.kit.clock_text import format_clock
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.controls.buttons import action, home_button
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.handle import copyable_text, handle
from companion.ui.controls.paper import card, lay_over_bar, scroll_view, strap
from companion.ui.controls.qr import qr_image
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.parts.own_length import OwnLength
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice, use_subscription

#: The lengths offered, in seconds.
_PRESETS: Final = (60, 120, 180, 240, 300, 600)
_USUAL_S: Final = 240
_ADD_MS: Final = 30_000
_LEAST_S, _MOST_S = 1, 3600


@ft.component
def TimerPage() -> ft.Control:
    """Show the clock with its buttons, the lengths to choose from while it stands, and the QR code for further
    phones."""
    device = use_device()
    _use_clock(device)
    p = device.palette
    status = use_slice(lambda d: d.services.timer.status)
    typed_length, set_typed_length = use_half_typed("timer-length")
    length_s = int(typed_length) if typed_length.isdecimal() else _USUAL_S

    def choose(seconds: int) -> None:
        set_typed_length(str(seconds))

    parts: list[ft.Control] = [strap(p, device.t("timer-title")), _ClockFace(length_s, key="face")]
    if status is Status.IDLE:
        presets = [Option(f"preset-{one}", format_clock(one * 1000), one) for one in _PRESETS]
        parts += [
            choice(device, presets, length_s, choose, across=False),
            OwnLength("length", _LEAST_S, _MOST_S, choose, key="own"),
        ]
    parts += [small(device.t("timer-note"), p), _JoinHint(key="joining")]
    page = scroll_view(stack(*parts, spacing=12), width=theme.COLUMN)
    return lay_over_bar(p, page, _buttons(device, status, length_s), width=theme.COLUMN)


def _use_clock(device: Device) -> None:
    """Redraw when the clock changes, and ring on the device that started it."""

    def follow_change(effect: Effect | None) -> None:
        """Take a change of the clock: play its effect, if any, on this device, and redraw."""
        if effect is not None:
            if device.prefs.flash:
                device.flashes += 1
            if _is_ringing(device):
                device.browser.ring(effect.value)
        device.at_clock = _is_ringing(device), device.services.timer.status is Status.RUNNING
        device.notify()

    def subscribe() -> Callable[[], None]:
        """Follow the clock; return the function that stops, after which this page neither rings nor keeps its screen on
        for it."""
        stop = device.services.timer.watch(follow_change)

        def stop_following() -> None:
            stop()
            device.at_clock = False, False

        return stop_following

    use_subscription(subscribe, lambda: follow_change(None))


def _is_ringing(device: Device) -> bool:
    """Tell whether this device rings: the one that started the clock does, unless its settings say otherwise."""
    is_starter = device.services.timer.starter == device.actor.device
    return is_starter if device.prefs.sound is None else device.prefs.sound


@ft.component
def _ClockFace(length_s: int) -> ft.Control:
    """Show the time left, as large as the page allows."""
    device, p = use_device_and_palette()
    left, status = use_slice(lambda d: (-(-_read_left_ms(d) // 1000), d.services.timer.status))
    width, height = use_slice(lambda d: (d.width, d.height))
    time_text = format_clock(1000 * (length_s if status is Status.IDLE else left))
    is_late = status is Status.OVER or (status is Status.RUNNING and left <= 10)
    size = max(48.0, min(width * 0.32, height * 0.3, 260.0))
    colour = p.action if is_late else p.ink
    text = serif(time_text, size / device.scale, p, color=colour, text_align=ft.TextAlign.CENTER, no_wrap=True)
    lines: list[ft.Control] = [handle("timer", text)]
    if status in (Status.PAUSED, Status.OVER):
        state = bold(device.t("clock-stands", state=status.value), p, text_align=ft.TextAlign.CENTER)
        lines.append(ft.Semantics(live_region=True, content=state))
    return ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _read_left_ms(device: Device) -> int:
    """Return the ms left; the read counts as one of the time, so that it is repeated though nothing else changes."""
    device.time_reads.touched = True  # it goes on though nothing else happens
    return device.services.timer.left_ms


def _buttons(device: Device, status: Status, length_s: int) -> ft.Control:
    """Build the buttons that fit the clock's status, the likeliest one red."""
    timer = device.services.timer
    looks: dict[str, Any] = {"expand": True, "compact": True}
    home = home_button(device)
    add = action(device, "add-30", device.t("timer-add"), lambda: timer.add(_ADD_MS), **looks)
    stop = action(device, "stop-timer", device.t("timer-stop"), timer.stop, **looks)

    def start() -> None:
        timer.start(length_s * 1000, device.actor.device)

    match status:
        case Status.RUNNING | Status.STARTING:
            row = [action(device, "pause", device.t("clock-pause"), timer.pause, red=True, **looks), add, stop]
        case Status.PAUSED:
            row = [action(device, "resume", device.t("clock-resume"), timer.resume, red=True, **looks), add, stop]
        case Status.OVER:
            row = [action(device, "again-timer", device.t("timer-again"), start, red=True, **looks), stop]
        case _:
            row = [home, action(device, "start-timer", device.t("timer-start"), start, red=True, expand=True)]
    lines: list[ft.Control] = [ft.Row(row, spacing=8)]
    if status is not Status.IDLE:
        lines.append(ft.Row([home]))
    return pile(*lines, spacing=4)


@ft.component
def _JoinHint() -> ft.Control:
    """Show the QR code and the address by which further phones get to this screen."""
    device, p = use_device_and_palette()
    addresses = device.services.addresses()
    if not addresses:
        return card(sans(device.t("join-no-address"), p), p)
    url = f"{addresses[0]}/timer"
    picture = qr_image(url, 168, device.t("join-qr", url=url))
    words = pile(bold(device.t("timer-scan"), p), copyable_text("timer-address", url, p), spacing=4)
    if device.width / device.scale < 480:
        return card(
            ft.Column([picture, words], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER), p
        )
    words.expand = True
    return card(ft.Row([picture, words], spacing=16), p)

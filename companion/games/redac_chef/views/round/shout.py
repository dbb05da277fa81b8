"""Asks about a "Tirage !" that was shouted, because its phone was cut off or there is none: whose it was, and what the
clock showed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final

import flet as ft

from companion.games.redac_chef.state.intents import CallPrint
from companion.games.redac_chef.views.round.plan.scene import LINE
from companion.games.redac_chef.views.round.time_steps import time_steps
from companion.kit.clock_text import format_clock
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import read_clock_status, read_time_left
from companion.ui.controls.buttons import LARGE, action, small_action
from companion.ui.controls.stack import fill, wrap
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_latest, use_slice, use_value
from companion.ui.widths import count_lines, sans_em

#: How long ago (ms) a call was shouted when somebody begins to enter it: the first proposal.
_AGO_MS: Final = 3_000
#: The clock shows whole seconds: the call is taken for the middle of the second, and this is its error (ms).
_HALF_MS: Final = 500


def may_enter_shout(device: Device) -> bool:
    """Tell whether a shouted call can be entered: a clock has run, and one of several players has no token yet."""
    timer, day = device.state.timer, device.state.play.today
    if len(day.seats) < 2:
        return False  # who plays alone has their own button before them
    doing = read_clock_status(device)
    has_run = bool(timer.runs) or doing in (Status.RUNNING, Status.OVER)
    return has_run and bool(day.without_token) and doing is not Status.STARTING


def _round_up(ms: int) -> int:
    """Return ms rounded up to whole seconds."""
    return -(-ms // 1000) * 1000


@ft.component
def Shout(close: Callable[[], None]) -> ft.Control:
    """Shows the form of a shouted call: who shouted, and what the clock showed then (preset to a few seconds more than
    now). ``close`` is run when the call was accepted, or the form cancelled."""
    device, p = use_device_and_palette()
    day = use_slice(lambda d: d.state.play.today)
    most = use_slice(lambda d: d.state.timer.length_ms)
    picked, pick = use_value("")
    left = use_latest(min(_round_up(read_time_left(device) + _AGO_MS), _round_up(most)))
    waiting = [device.state.seat(seat) for seat in day.without_token]
    seat = next((seat for seat in waiting if seat.id == picked), waiting[0] if len(waiting) == 1 else None)

    async def enter() -> None:
        """Send the shouted call, and close the form if it was accepted."""
        if seat is None:
            return
        shouted = CallPrint(day=day.name, seat=seat.id, left_ms=left.value - _HALF_MS, error_ms=_HALF_MS)
        if await device.send(shouted) is not None:
            close()

    size = device.fit(theme.BODY, 20)
    seats = [
        small_action(
            device,
            f"shout-seat-{device.state.number(each.id)}",
            each.name,
            partial(pick, each.id),
            selected=each == seat,
            size=size,
        )
        for each in waiting
    ]
    time = format_clock(left.value)
    label = device.t("shout-who") if seat is None else device.t("shout-enter", name=seat.name, time=time)
    buttons = [
        action(device, "shout-cancel", device.t("order-cancel"), close, compact=True, size=size),
        action(
            device, "shout-enter", label, enter, red=True, disabled=seat is None, compact=True, size=size, expand=True
        ),
    ]
    parts: list[ft.Control] = [
        bold(device.t("shout-title"), p, size=size),
        wrap(*seats, spacing=6),
        sans(device.t("shout-left"), p, size=size),
        time_steps(device, "shout", left, _round_up(most), (5, 1)),
    ]
    return ft.Column(
        [
            fill(*parts, spacing=6, scroll=True),
            ft.Row(buttons, spacing=8),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def compute_shout_height(device: Device, width: float) -> float:
    """Return the height (px) that the form of a shouted call needs in that width, about."""
    size = device.fit(theme.BODY, 20) * device.scale
    large = device.scale > LARGE
    target = ceil(size * LINE) + 28 if large else theme.TARGET
    rows, used = 1, 0.0
    for seat in device.state.play.today.without_token:
        wide = min(width, sans_em(device.state.name(seat)) * size + 24)
        if used and used + 6 + wide > width:
            rows, used = rows + 1, 0.0
        used += wide + (6 if used else 0)
    texts = count_lines(device.t("shout-title"), size, width) + count_lines(device.t("shout-left"), size, width)
    return texts * ceil(size * LINE) + rows * (target + 6) + 2 * (target + 10) + 24

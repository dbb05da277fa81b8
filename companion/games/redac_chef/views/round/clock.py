"""Draws the countdown, readable across a table, and the buttons of the clock."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.state.intents import EndRound
from companion.kit.clock_text import format_clock
from companion.table.intents import AddTime, Intent, PauseTimer, ResumeTimer
from companion.table.message import say
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import read_clock_status, read_time_left
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.text import serif
from companion.ui.device import Device
from companion.ui.fast_text import use_fast_figure, use_fast_text
from companion.ui.reactive import use_device, use_slice


@ft.component
def Clock(size: float) -> ft.Control:
    """Shows the time left, in red for the last ten seconds; ``size``: in logical pixels, whatever the text size of the
    device."""
    device = use_device()
    left = use_fast_text(lambda d: format_clock(read_time_left(d)))
    last = use_slice(lambda d: read_clock_status(d) is Status.RUNNING and read_time_left(d) <= 10_000)
    p = device.palette
    colour = p.action if last else p.ink
    text = serif(
        left.value,
        size / device.scale,
        p,
        color=colour,
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
        # Figures have no descenders: a line as high as they are wastes no room.
        style=ft.TextStyle(height=1),
    )
    return left.bind(text, handle("timer", text))


@ft.component
def Bar() -> ft.Control:
    """Shows how much of the round is left, as a bar that moves by a hundredth of the round."""
    device = use_device()
    part = use_fast_figure(lambda d: round(read_time_left(d) / max(1, d.state.timer.length_ms), 2))
    p = device.palette
    return part.bind(ft.ProgressBar(value=part.value, color=p.ink, bgcolor=p.rule, bar_height=10, border_radius=5))


_WISHES: Final[dict[str, Intent]] = {
    "pause": PauseTimer(),
    "resume": ResumeTimer(),
    "add-30": AddTime(),
    "sub-30": AddTime(by_ms=-30_000),
}


def list_clock_controls(device: Device, *, end: bool) -> tuple[tuple[str, str], ...]:
    """Return the buttons of the clock that apply now, as handle and label: pause or resume, −30 s while the clock is
    stopped, +30 s and, with ``end``, the end of the round, whose label asks again after a first tap. Once the clock has
    run out, only that end applies."""
    status = read_clock_status(device)
    controls: list[tuple[str, str]] = []
    if status is Status.PAUSED:
        controls.append(("resume", device.t("clock-resume")))
        controls.append(("sub-30", device.t("clock-sub")))
    elif status not in (Status.OVER, Status.IDLE):
        controls.append(("pause", device.t("clock-pause")))
    if status not in (Status.OVER, Status.IDLE):
        controls.append(("add-30", device.t("clock-add")))
    if end:
        called = device.state.play.today.time_called
        sure = device.asked == "end-round"
        label = device.t("round-give-rest" if called else "round-end-sure" if sure else "round-end")
        controls.append(("end-round", label))
    return tuple(controls)


#: Key under which a page keeps when a button of the clock was last pressed on it (ms).
_PRESSED: Final = "clock-pressed-at"


def read_last_press(device: Device) -> int:
    """Return when a button of the clock was last pressed on this device, in ms of the timeline; long before its
    beginning if none was."""
    at: int = device.kept.get(_PRESSED, -1_000_000)
    return at


def make_press(device: Device, name: str) -> Callable[[], Coroutine[Any, Any, Any]]:
    """Return the function that does what that button of the clock does, and records when it was pressed
    (``read_last_press``). Until time is up, the button that ends the round takes two taps, because it stands beside
    "+30 s" on every phone."""

    async def press() -> Any:
        """Record when the button was pressed, and send what it does."""
        device.kept[_PRESSED] = device.hub.clock.now()
        if name == "end-round":
            called = device.state.play.today.time_called
            if called or device.confirm(name, say("round-end-question")):
                await device.send(EndRound(day=device.state.play.current))
            return
        await device.send(_WISHES[name])

    return press


@ft.component
def ClockButtons(end: bool) -> ft.Control:
    """Shows, in one row, the buttons of the clock that apply now; ``end``: with the one that ends the round."""
    device = use_device()
    controls = use_slice(lambda d: list_clock_controls(d, end=end))
    size = device.fit(theme.BODY, 20)
    parts: list[ft.Control] = [
        action(
            device, name, label, make_press(device, name), red=name == "resume", expand=True, compact=True, size=size
        )
        for name, label in controls
    ]
    return ft.Row(parts, spacing=10)

"""Draws a time on the clock that is set step by step: for a shouted call, and for a clock that stood while the server
was away."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kit.clock_text import format_clock
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.text import serif
from companion.ui.device import Device
from companion.ui.reactive import Latest


def time_steps(device: Device, prefix: str, left_ms: Latest[int], most_ms: int, steps: tuple[int, int]) -> ft.Control:
    """Build the time between two steps (seconds, the large one first) down and up; handles ``PREFIX-less-STEP``,
    ``PREFIX-more-STEP``, ``PREFIX-time``. It stays between one second and ``most_ms``; only ``left_ms`` is changed,
    nothing is sent."""

    def step(seconds: int) -> None:
        """Change the time by ``seconds``, within its limits."""
        left_ms.step(lambda left: max(1_000, min(left + seconds * 1000, most_ms)))

    def button(seconds: int) -> ft.Control:
        """Build the button of one step."""
        more = "more" if seconds > 0 else "less"
        label = device.t(f"steps-{more}", seconds=abs(seconds))
        size = device.fit(17, 20)
        return action(
            device,
            f"{prefix}-{more}-{abs(seconds)}",
            label,
            partial(step, seconds),
            compact=True,
            size=size,
            expand=True,
        )

    large, small = steps
    time = serif(format_clock(left_ms.value), device.fit(28, 34), device.palette, no_wrap=True)
    return ft.Row(
        [button(-large), button(-small), handle(f"{prefix}-time", time), button(small), button(large)], spacing=6
    )

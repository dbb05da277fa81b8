"""Draws short animations of what a table waits for; none where the browser asks for reduced motion."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import flet as ft

from companion.ui.device import Device
from companion.ui.reactive import use_device, use_value

#: How long an animation takes at most, in ms.
MOTION_MS: Final = 200
#: The number of figures that a count-up shows.
_FIGURES: Final = 4


def is_calm(device: Device) -> bool:
    """Tell whether the browser of this device asks for reduced motion."""
    return bool(device.browser.get_report("calm"))


@ft.component
def CountUp(value: int, draw: Callable[[int], ft.Control]) -> ft.Control:
    """Show a figure that counts up to a value, once; ``draw`` draws each figure. Screen readers get the last one at
    once."""
    device = use_device()
    step, set_step = use_value(_FIGURES if is_calm(device) or value == 0 else 1)

    async def count() -> None:
        if step < _FIGURES:
            await asyncio.sleep(MOTION_MS / _FIGURES / 1000)
            set_step(step + 1)

    ft.use_effect(count, [step])
    figure = draw(value if step >= _FIGURES else value * step // _FIGURES)
    return ft.Semantics(content=figure, label=device.words.number(value), exclude_semantics=True)


def turn_over(device: Device, content: ft.Control, key: str) -> ft.Control:
    """Build a place whose content is replaced with a short animation when the key of ``content`` changes. ``key``: the
    key of the place itself."""
    if is_calm(device):
        return ft.Container(content, key=key)
    return ft.AnimatedSwitcher(
        content,
        duration=MOTION_MS,
        reverse_duration=MOTION_MS,
        transition=ft.AnimatedSwitcherTransition.SCALE,
        key=key,
    )

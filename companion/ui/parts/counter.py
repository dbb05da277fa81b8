"""Shows a counter of the table, with buttons to step it."""

from __future__ import annotations

import flet as ft

from companion.kit.game_base import StepCounter
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice


@ft.component
def Counter(name: str, label: str, *, most: int, note: str = "") -> ft.Control:
    """Show the counter ``name`` of the table, from 0 to ``most``, with buttons to step it for those who may. Handles:
    ``NAME``, ``NAME-less``, ``NAME-more``."""
    device, p = use_device_and_palette()
    may_step = use_slice(lambda d: may_act_for(d, None))

    def read_value(d: Device) -> int:
        """Return the present value of the counter."""
        value: int = d.state.play.tray.counter(name)
        return value

    value = use_slice(read_value)

    async def step(by: int) -> None:
        await device.send(StepCounter(name=name, by=by, most=most))

    less = icon_button(device, f"{name}-less", ft.Icons.REMOVE, device.t("counter-less", what=label), lambda: step(-1))
    more = icon_button(device, f"{name}-more", ft.Icons.ADD, device.t("counter-more", what=label), lambda: step(1))
    figure = ft.Container(
        handle(name, serif(device.words.number(value), device.fit(theme.FIGURE, 40), p)),
        width=64,
        alignment=ft.Alignment.CENTER,
    )
    steps = [*([less] if may_step else []), figure, *([more] if may_step else [])]
    row = lay_beside(device, bold(label, p), *steps, spacing=4)
    return pile(row, *([small(note, p)] if note else []), spacing=0)

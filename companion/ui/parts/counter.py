"""Shows a counter of the table or of a player, with buttons to step it."""

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
from companion.ui.reactive import use_device, use_slice


@ft.component
def Counter(
    name: str, label: str, *, seat: str | None = None, start: int = 0, least: int = 0, most: int = 999, note: str = ""
) -> ft.Control:
    """Shows the counter ``name`` of the tray. Handles: ``NAME[-N]``, and with ``-less`` and ``-more``."""
    device = use_device()
    p = device.palette
    may = use_slice(lambda d: may_act_for(d, seat))

    def value_of(d: Device) -> int:
        value: int = d.state.play.tray.counter(name, seat, start)
        return value

    value = use_slice(value_of)
    identifier = name if seat is None else f"{name}-{device.state.number(seat)}"

    async def step(by: int) -> None:
        await device.send(StepCounter(name=name, seat=seat, by=by, start=start, least=least, most=most))

    less = icon_button(
        device, f"{identifier}-less", ft.Icons.REMOVE, device.t("counter-less", what=label), lambda: step(-1)
    )
    more = icon_button(
        device, f"{identifier}-more", ft.Icons.ADD, device.t("counter-more", what=label), lambda: step(1)
    )
    figure = ft.Container(
        handle(identifier, serif(device.words.number(value), device.fit(theme.FIGURE, 40), p)),
        width=64,
        alignment=ft.Alignment.CENTER,
    )
    steps = [*([less] if may else []), figure, *([more] if may else [])]
    row = lay_beside(device, bold(label, p), *steps, spacing=4)
    return pile(row, *([small(note, p)] if note else []), spacing=0)

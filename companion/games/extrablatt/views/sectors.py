"""Asks where the coloured sectors of the clock end, which is printed only on the clock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.views.queries import facts_at, play_at
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.paper import lay_in_halves
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import lies_on_side
from companion.ui.parts.options import change_option
from companion.ui.reactive import use_device_and_palette, use_slice

_BORDERS = ("first_border", "second_border")


@ft.component
def Sectors(close: Callable[[], None]) -> ft.Control:
    """Asks for the last hour of the first sector, then of the second; closes after the second. Handles:
    ``first-border-N``, ``second-border-N``."""
    device, p = use_device_and_palette()
    settings = use_slice(lambda d: play_at(d).settings)
    hours = facts_at(device).accelerators
    questions: list[ft.Control] = []

    async def submit_border(name: str, hour: int) -> None:
        """Set that border of the table; close the form after the second one."""
        if await change_option(device, name, hour) and name == _BORDERS[1]:
            close()

    first = settings[_BORDERS[0]]
    for name in _BORDERS if first is not None else _BORDERS[:1]:
        least = 1 if name == _BORDERS[0] else (first or 0) + 1
        options = [
            Option(f"{name.replace('_', '-')}-{n}", device.t("extrablatt-hour", hour=n), n) for n in range(least, hours)
        ]
        title = bold(device.t("extrablatt-option", option=name), p)
        heading = with_help(device, title, f"ruling/{name}")
        questions.append(
            stack(heading, choice(device, options, settings[name], partial(submit_border, name), across=False))
        )
    note = sans(device.t("extrablatt-sectors-note"), p)
    if lies_on_side(device):
        return stack(note, lay_in_halves(questions[:1], questions[1:]))
    return stack(note, *questions)

"""Builds the dashed box that explains where a figure comes from."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.scoring.sheet import ROWS
from companion.games.redac_chef.state.scorecard import Scorecard
from companion.games.redac_chef.views import queries
from companion.kit.figure import Figure
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import reason
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import help_button


def reason_box(
    device: Device,
    row: str,
    name: str,
    day: str,
    figure: Figure,
    more: list[ft.Control] | None = None,
    *,
    show_help: bool = True,
) -> ft.Control:
    """Build the box: the figure with its row, player and day, its terms, and whether it may still change. ``more``:
    controls below, such as a button to correct it; ``show_help``: the "?" of the row, unless the page has it."""
    p = device.palette
    title = device.t(
        "reason-title", points=queries.format_figure(device, row, figure), row=row, day=device.t(f"day-{day}")
    )
    help_ = help_button(device, ROWS[row].help) if show_help else []
    lines: list[ft.Control] = [ft.Row([bold(title, p, expand=True), *help_], spacing=8), small(name, p)]
    lines += [sans(line, p) for line in queries.explain_figure(device, figure)]
    if figure.provisional:
        lines.append(small(device.t("sheet-provisional"), p))
    box = reason([*lines, *(more or [])], p)
    return handle("reason", ft.Semantics(live_region=True, content=box))


def explain_waiting(device: Device, card: Scorecard, names: dict[str, str]) -> str:
    """Return the sentence that names the players whose counts are missing, which makes figures provisional; "" if none
    is."""
    waiting = list(dict.fromkeys(names[seat] for day in card.reached for seat in card.missing(day) if seat in names))
    return device.t("sheet-waiting", names=tuple(waiting)) if waiting else ""

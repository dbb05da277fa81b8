"""Asks for the empty cells of each paper's headline zone, with which the final count begins."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.extrablatt.state.events import EmptiesCounted
from companion.games.extrablatt.views.queries import play_at
from companion.ui.at_table import list_enterable_seats, list_playing_seats, send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, small
from companion.ui.help import with_help
from companion.ui.parts.options import Number, change_option
from companion.ui.reactive import use_device_and_palette, use_slice


@ft.component
def Empties() -> ft.Control:
    """Asks for the number of empty headline cells of each paper that this device may enter, and whoever leads for the
    zone's size. Where the size is known, a button enters all missing numbers from the articles that lie there. Handles:
    ``empties-N``, ``empties-known``, ``headline-cells``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    seats = list_playing_seats(device)
    enterable_seats = use_slice(list_enterable_seats)

    async def submit_cells(seat: str, cells: int | None) -> None:
        """Send that player's number of empty cells; None clears it."""
        await send_event(device, EmptiesCounted(seat=seat, cells=cells))

    lines: list[ft.Control] = []
    for seat in seats:
        cells = play.empty(seat.id)
        name = f"empties-{device.state.number(seat.id)}"
        if seat in enterable_seats:
            label = device.t("extrablatt-empties-of", name=seat.name)
            lines.append(Number(name, label, cells, partial(submit_cells, seat.id), key=name))
        else:
            figure = bold("–" if cells is None else str(cells), p)
            lines.append(ft.Row([ft.Container(player_label(seat, p), expand=True), handle(name, figure)], spacing=8))
    zone = play.settings["headline_cells"]
    waiting = tuple(seat.id for seat in enterable_seats if play.empty(seat.id) is None and seat in seats)
    if zone and waiting:

        async def submit_all_missing() -> None:
            """Send, for each player whose number is missing, the zone's size less the cells that articles cover."""
            for seat in waiting:
                await submit_cells(seat, zone - play_at(device).count_covered(seat))

        lines.append(
            ft.Row(
                [action(device, "empties-known", device.t("extrablatt-empties-known"), submit_all_missing, expand=True)]
            )
        )
    if device.may_lead:
        label = device.t("extrablatt-option", option="headline_cells")
        zone_of = partial(change_option, device, "headline_cells")
        asked = Number("headline-cells", label, zone, zone_of, key="headline-cells")
        lines.append(with_help(device, asked, "ruling/headline_cells"))
    note = device.t("extrablatt-empties-zone", zone=zone) if zone else device.t("extrablatt-empties-note")
    title = with_help(device, bold(device.t("extrablatt-empties"), p), "button/empties")
    body = pile(title, small(note, p), *lines, spacing=6)
    body.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return card(body, p, padding=12)

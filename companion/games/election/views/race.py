"""Draws the race in lines, for large text: each candidate with their votes and a bar."""

from __future__ import annotations

import flet as ft

from companion.games.election.state.play import Play
from companion.games.election.views.queries import goal_of, list_shown_seats, play_at, say_standing
from companion.table.seats import Seat
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import name_with_figures, symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def Race() -> ft.Control:
    """Draws a line for each desk that is still in the race, in bold for whose turn it is. Handles: ``race-N``."""
    device = use_device()
    play = use_slice(play_at)
    seats = use_slice(list_shown_seats)
    lines: list[ft.Control] = [_line(device, play, seat) for seat in seats if seat.id in play.campaign.running]
    return stack(*lines, spacing=4)


def _line(device: Device, play: Play, seat: Seat) -> ft.Control:
    """Draw a candidate's name, standing and bar."""
    p = device.palette
    campaign, standing = play.campaign, say_standing(device, seat.id)
    desk = campaign.desk(seat.id)
    part = len(desk.clef) / campaign.clef_cards if campaign.lays_clef(seat.id) else desk.total / goal_of(device)
    write = bold if play.tray.turns.at == seat.id else sans
    name = write(seat.name, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
    names = name_with_figures(device, [symbol(seat, p, size=18), name], [write(standing, p)])
    bar = ft.ProgressBar(
        value=min(1.0, max(0.0, part)),
        color=p.players.get(seat.colour, p.ink),
        bgcolor=p.rule,
        bar_height=8,
        border_radius=4,
    )
    return handle(f"race-{device.state.number(seat.id)}", pile(names, bar, spacing=2))

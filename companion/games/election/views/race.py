"""Draws the race in short, at the top of the screen: each candidate with what they have, and how far that is."""

from __future__ import annotations

import flet as ft

from companion.games.election.state.play import Play
from companion.games.election.views.queries import election_at, play_at, shown
from companion.table.seats import Seat
from companion.ui.at_table import seats_ever, seats_there
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import name_with_figures, symbol
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def Race() -> ft.Control:
    """Shows a line for each desk that still lies there, whose turn it is in bold. Handles: ``race-N``."""
    device = use_device()
    play = use_slice(play_at)
    seats = use_slice(lambda d: seats_ever(d) if play_at(d).phase == "over" else seats_there(d))
    lines: list[ft.Control] = [_line(device, play, seat) for seat in seats if seat.id in play.campaign.running]
    return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _line(device: Device, play: Play, seat: Seat) -> ft.Control:
    p = device.palette
    desk = play.campaign.desk(seat.id)
    facts = election_at(device).facts
    if play.campaign.phase == 3 or play.campaign.past_first(seat.id):
        goal = play.campaign.threshold or facts.threshold(play.campaign.phase == 3)[1]
        said, part = shown(device, desk.total), desk.total / max(1, goal)
    else:
        said = device.t("election-race-clef", laid=len(desk.clef), of=facts.clef_cards)
        part = len(desk.clef) / facts.clef_cards
    write = bold if play.tray.turns.at == seat.id else sans
    name = write(seat.name, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
    names = name_with_figures(device, [symbol(seat, p, size=18), name], [write(said, p)])
    bar = ft.ProgressBar(
        value=min(1.0, max(0.0, part)),
        color=p.players.get(seat.colour, p.ink),
        bgcolor=p.rule,
        bar_height=8,
        border_radius=4,
    )
    return handle(f"race-{device.state.number(seat.id)}", ft.Column([names, bar], spacing=2, tight=True))

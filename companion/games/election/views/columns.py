"""Draws the race as columns: one for each candidate, rising towards the line of the threshold."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.election.scoring.campaign import Desk
from companion.games.election.state.play import Play
from companion.games.election.views.queries import (
    election_at,
    goal_of,
    list_shown_seats,
    play_at,
    say_standing,
    write_votes,
)
from companion.table.seats import Seat
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import column_width, is_short
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.widths import sans_em

#: How tall the columns are, in px, on a phone and on a laptop that is seen from a chair.
_TALL: Final = 118
#: The same on a phone, below the key cards of a player who lays them.
_TALL_BELOW_KEYS: Final = 92
_TALL_ON_LAPTOP: Final = 260
#: The same on a page with little room above the bar of a turn.
_TALL_ON_SHORT: Final = 64
#: At which share of the height the threshold is drawn, so that columns may rise above it.
_GOAL_AT: Final = 0.86
#: What a card takes around its columns and a frame inside of them (px), and how large the figures under them are.
_AROUND: Final = 22
_INSIDE: Final = 14
_FIGURE: Final = 15
#: How wide a column is at most, in px.
_WIDEST: Final = 72


@ft.component
def Columns(below_keys: bool = False, opened: bool = False) -> ft.Control:
    """Draws a column for each desk that is still in the race; the player whose turn it is has a frame. Votes of dares
    are paler; lost votes are an empty box on top. ``below_keys``: key cards stand above, so the columns are lower;
    ``opened``: a form is open, so they are narrower. Handles: ``race-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    seats = use_slice(list_shown_seats)
    running = [seat for seat in seats if seat.id in play.campaign.running]
    _, _, short = use_slice(lambda d: (d.has_two_columns, d.width, is_short(d)))
    tall = _TALL_ON_LAPTOP if device.has_board else _TALL_BELOW_KEYS if below_keys else _TALL
    if short:
        tall = _TALL_ON_SHORT
    goal = play.campaign.threshold
    bars = ft.Row(
        [ft.Container(_column(device, play, seat, tall), expand=True) for seat in running],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    picture: ft.Control = bars
    if goal is not None:
        line = ft.Container(height=3, bgcolor=p.action, left=0, right=0, bottom=tall * _GOAL_AT)
        picture = ft.Stack([ft.Container(bars, height=tall, alignment=ft.Alignment.BOTTOM_CENTER), line], height=tall)
    room = (column_width(device, opened) - _AROUND - 6 * (len(running) - 1)) / max(1, len(running)) - _INSIDE
    feet = ft.Row(
        [_foot(device, play, seat, room) for seat in running], spacing=6, vertical_alignment=ft.CrossAxisAlignment.START
    )
    lines: list[ft.Control] = [picture, feet]
    if goal is not None:
        lines.insert(0, bold(device.t("election-goal", votes=write_votes(device, goal)), p, color=p.action))
    return stack(*lines, spacing=4)


def _column(device: Device, play: Play, seat: Seat, tall: float) -> ft.Control:
    """Draw a candidate's column, from the bottom: their votes, the votes of dares, and the votes that they lost; while
    they lay key cards, a box for each key card instead."""
    p = device.palette
    desk = play.campaign.desk(seat.id)
    colour = p.players.get(seat.colour, p.ink)
    if play.campaign.lays_clef(seat.id):
        return _slots(device, desk, colour, tall)
    dares = max(0, min(desk.total, sum(card.votes for card in desk.of("gage"))))
    lost = -sum(card.votes for card in desk.cards if card.votes < 0)
    pixel = tall * _GOAL_AT / goal_of(device)
    heights = [min(tall, max(0, part) * pixel) for part in (desk.total - dares, dares, lost)]
    own, by_dares, gone = heights[0], min(heights[1], tall - heights[0]), heights[2]
    gone = max(0.0, min(gone, tall - own - by_dares))
    parts: list[ft.Control] = [
        ft.Container(height=gone, border=ft.Border.all(1, colour)),
        ft.Container(height=by_dares, bgcolor=ft.Colors.with_opacity(0.55, colour)),
        ft.Container(height=max(2.0, own), bgcolor=colour),
    ]
    return _standing(parts)


def _slots(device: Device, desk: Desk, colour: str, tall: float) -> ft.Control:
    """Draw a column of boxes, one for each key card, filled from the bottom as they are laid."""
    p = device.palette
    of = election_at(device).facts.clef_cards
    each = (tall * _GOAL_AT - 3 * (of - 1)) / of
    parts: list[ft.Control] = [
        ft.Container(
            height=each,
            border_radius=4,
            bgcolor=colour if n < len(desk.clef) else p.paper,
            border=ft.Border.all(1, colour if n < len(desk.clef) else p.rule),
        )
        for n in reversed(range(of))
    ]
    return _standing(parts, spacing=3)


def _standing(parts: list[ft.Control], spacing: float = 0) -> ft.Control:
    """Put the parts of a column on its base (bottom-aligned), at most as wide as a column may be."""
    bar = stack(*parts, spacing=spacing)
    return ft.Container(ft.Container(bar, width=_WIDEST), alignment=ft.Alignment.BOTTOM_CENTER)


def _shorten_standing(device: Device, seat: str, room: float) -> str:
    """Return how far a candidate is, as a text; figures without words where the text is wider than ``room`` px."""
    text = say_standing(device, seat)
    if sans_em(text) * _FIGURE * device.scale <= room:
        return text
    campaign = play_at(device).campaign
    desk = campaign.desk(seat)
    if campaign.lays_clef(seat):
        return device.t("election-clef", laid=len(desk.clef), of=campaign.clef_cards)
    return write_votes(device, desk.total, brief=True)


def _foot(device: Device, play: Play, seat: Seat, room: float) -> ft.Control:
    """Draw the name and the votes below a column, ``room`` px wide, in a bold frame for the player whose turn it is."""
    p = device.palette
    text = _shorten_standing(device, seat.id, room)
    is_turn = play.tray.turns.at == seat.id
    size = device.fit(20 if device.has_board else 15, 30)
    face = ft.Column(
        [
            ft.Row(
                [
                    symbol(seat, p, size=16),
                    small(seat.name, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True),
                ],
                spacing=2,
            ),
            bold(text, p, size=min(size, room / sans_em(text) / device.scale), max_lines=1),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        face,
        padding=ft.Padding.symmetric(horizontal=4, vertical=2),
        border=ft.Border.all(3, p.ink) if is_turn else ft.Border.all(1, p.rule),
        border_radius=10,
    )
    return handle(f"race-{device.state.number(seat.id)}", box, expand=True)

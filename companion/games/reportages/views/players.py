"""One player's line: whose turn it is, his cash in this round, his total and how far he is from winning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.reportages.facts import FINE
from companion.games.reportages.scoring.projections import missing, wins_for_sure
from companion.games.reportages.views import queries
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@dataclass(frozen=True, slots=True)
class Line:
    """All that is shown of one player. ``cash`` None: no round is played."""

    total: int
    missing: int
    cash: int | None
    turn: bool
    out: bool
    ruined: bool
    sure: bool


def line_of(device: Device, seat: str) -> Line:
    """How that player stands."""
    play, totals = queries.play_of(device), dict(queries.totals_of(device))
    bank = play.bank if seat in play.in_round else None
    rivals = {one: total for one, total in totals.items() if one in play.staying or one == seat}
    return Line(
        totals[seat],
        missing(totals[seat]),
        None if bank is None else bank.of(seat),
        bank is not None and play.tray.turns.at == seat,
        seat in play.tray.turns.out,
        bank is not None and bank.of(seat) < FINE,
        wins_for_sure(seat, rivals, queries.rules(device).facts, play.bank),
    )


@ft.component
def Player(seat_id: str, tapped: Callable[[], Any] | None, chosen: bool) -> ft.Control:
    """Handles: ``player-N`` (opens what he pays), ``cash-N``, ``total-N``, ``sure-win-N``, ``ruined-N``, ``out-N``."""
    device = use_device()
    p = device.palette
    seat = use_slice(lambda d: d.state.seat(seat_id))
    line = use_slice(lambda d: line_of(d, seat_id))
    number = device.state.number(seat_id)
    name: list[ft.Control] = [ft.Container(who(seat, p, size=19), expand=True)]
    left: list[ft.Control] = [ft.Row(name)]
    # With a round's chips on the line the total is the small figure; between rounds it is the large one.
    score = device.t("reportages-total-missing", total=line.total, missing=line.missing)
    if line.cash is None:
        left.append(small(device.t("reportages-missing-to-win", missing=line.missing), p))
        figure = handle(f"total-{number}", serif(device.words.number(line.total), device.fit(28, 36), p))
    else:
        left.append(handle(f"total-{number}", small(score, p)))
        figure = handle(f"cash-{number}", serif(device.words.number(line.cash), device.fit(30, 38), p))
    badges: list[tuple[bool, str, ft.IconData, str]] = [
        (line.turn, "turn", ft.Icons.PLAY_ARROW, device.t("reportages-turn")),
        (line.out, "out", ft.Icons.BLOCK, device.t("reportages-badge-out")),
        (
            line.ruined and not line.out,
            "ruined",
            ft.Icons.WARNING_AMBER,
            device.t("reportages-badge-ruined", fine=FINE),
        ),
        (line.sure, "sure-win", ft.Icons.EMOJI_EVENTS, device.t("reportages-badge-sure")),
    ]
    for shown, identifier, icon, label in badges:
        if shown:
            badge = ft.Row(
                [ft.Icon(icon, color=p.ink, size=18), ft.Container(bold(label, p, size=15), expand=True)], spacing=4
            )
            left.append(handle(f"{identifier}-{number}", badge))
    body = ft.Row(
        [ft.Container(ft.Column(left, spacing=1, tight=True), expand=True), figure],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    sheet = card(body, p, edge=p.players[seat.colour], selected=chosen or line.turn, padding=8)
    if tapped is None:
        return sheet
    sheet.on_click = lambda _: tapped()
    sheet.ink = True
    return handle(f"player-{number}", sheet, button=True)

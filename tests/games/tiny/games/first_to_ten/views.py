"""The one screen: who scores, and how many."""

from __future__ import annotations

import flet as ft
from companion.games.first_to_ten.game import FirstToTen, PointsScored

from companion.ui.at_table import happened, may_enter
from companion.ui.controls.paper import column
from companion.ui.controls.undo import UndoLink
from companion.ui.parts.amount import Amount
from companion.ui.parts.people import pick_seat
from companion.ui.parts.turns import TurnBar
from companion.ui.parts.views import LoggedViews
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.screens.menu import TableHead


@ft.component
def Main() -> ft.Control:
    """Pick a player, type his points."""
    device = use_device()
    seats, points = use_slice(lambda d: (d.state.seats, d.state.play.points))
    chosen, choose = use_value("")
    may = use_slice(may_enter)

    async def score(points: int | None) -> None:
        choose("")
        await happened(device, PointsScored(seat=chosen, points=points or 0))

    notes = {seat.id: str(points.of(seat.id)) for seat in seats}
    parts: list[ft.Control] = [TableHead((device.t("game-first-to-ten"),)), TurnBar()]
    if may:
        parts.append(pick_seat(device, "scores", seats, choose, chosen=chosen, notes=notes))
    if chosen:
        parts.append(Amount("points", device.t("first-to-ten-how-many"), score, usual=(1, 2, 3)))
    return column([*parts, UndoLink()])


def views(rules: FirstToTen) -> LoggedViews:
    """The screens of the game."""
    return LoggedViews(rules, Main)

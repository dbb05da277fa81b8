"""The one screen: who has counted how much, and what they count next."""

from __future__ import annotations

import flet as ft
from companion.games.first_to_ten.game import SHEET, FirstToTen, PointsScored

from companion.table.message import say
from companion.ui.at_table import send_event
from companion.ui.controls.paper import column
from companion.ui.controls.undo import UndoLink
from companion.ui.parts.counting import NO_CELL, Cell, count_entry, count_form
from companion.ui.parts.turns import TurnBar
from companion.ui.parts.views import LoggedViews
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.screens.menu import TableHead


@ft.component
def Main() -> ft.Control:
    """Everybody's counts, as the sheet asks for them; a tap on one opens its keypad."""
    device = use_device()
    seats, counts = use_slice(lambda d: (d.state.seats, d.state.play.counts))
    opened, open_ = use_value(NO_CELL)
    may = use_slice(lambda d: d.may_lead)

    def value(cell: Cell) -> int | None:
        return dict(counts).get((cell.seat or "", cell.count.id))

    async def put(points: int | None) -> None:
        open_(None)
        if opened is not None:
            await send_event(device, PointsScored(seat=opened.seat or "", count=opened.count.id, points=points or 0))

    parts: list[ft.Control] = [TableHead((device.t("game-first-to-ten"),)), TurnBar()]
    parts += count_form(device, SHEET, seats, value, open_ if may else None, opened)
    if opened is not None:
        question = device.words.say(say("first-to-ten-row", row=opened.row.id))
        parts.append(count_entry(device, opened, question, value(opened), put, lambda: open_(None)))
    return column([*parts, UndoLink()])


def views(rules: FirstToTen) -> LoggedViews:
    """The screens of the game."""
    return LoggedViews(rules, Main)

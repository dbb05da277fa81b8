"""A round that was counted wrongly, corrected as a whole: what is typed here counts with the last button."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.reportages.state import count as counting
from companion.games.reportages.state import events as fact
from companion.games.reportages.state.play import Count
from companion.games.reportages.views import queries
from companion.games.reportages.views.count import entry, form
from companion.games.reportages.views.frame import top
from companion.table.events import Event
from companion.ui import theme
from companion.ui.at_table import go, happened, may_enter
from companion.ui.controls.buttons import action, link
from companion.ui.controls.paper import column, over_bar
from companion.ui.controls.text import headline, sans
from companion.ui.device import Device
from companion.ui.parts.counting import NO_CELL
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def Correct() -> ft.Control:
    """The rounds to choose from, or the one that is being corrected. Handles: ``round-N``, ``round-done``."""
    device = use_device()
    p = device.palette
    number, choose = use_value(0)
    count, draft = use_value(Count())
    cell, open_ = use_value(NO_CELL)
    play = use_slice(queries.play_of)
    may = use_slice(may_enter)
    back = link(device, "rounds-close", device.t("sheet-close"), partial(go, device), icon=ft.Icons.ARROW_BACK)
    if not number or number > len(play.rounds):

        def open_round(at: int) -> None:
            each = play.rounds[at - 1]
            draft(Count(each.cash, each.winner, True, each.combination, each.pot, tuple(dict(each.cash))))
            choose(at)

        lines: list[ft.Control] = [
            action(device, f"round-{at}", _says(device, at), partial(open_round, at), disabled=not may)
            for at in range(1, len(play.rounds) + 1)
        ]
        title = headline(device, device.t("reportages-correct"), 28)
        return column([top(device, play.number), title, sans(device.t("reportages-correct-which"), p), *lines, back])

    def put(event: Event) -> None:
        open_(None)
        draft(_with(count, event))

    async def done() -> None:
        corrected = fact.RoundCorrected(
            number=number,
            cash=dict(count.cash),
            winner=count.winner or "",
            combination=count.combination,
            pot=count.pot,
        )
        if await happened(device, corrected) is not None:
            choose(0)

    title = headline(device, device.t("reportages-round", number=number), 28)
    page = column([top(device, number), title, *form(device, count, put, open_, cell), back], spacing=10)
    button = action(device, "round-done", device.t("reportages-correct-done"), done, red=True)
    bar = entry(device, count, cell, put, lambda: open_(None)) if cell else ft.Row([ft.Container(button, expand=True)])
    return over_bar(p, page, bar, width=theme.COLUMN if device.wide else None)


def _says(device: Device, number: int) -> str:
    each = queries.play_of(device).rounds[number - 1]
    name, combination = short(device.state.name(each.winner)), counting.name_combination(each.combination)
    return device.t("reportages-round-was", number=number, name=name, combination=combination)


def _with(count: Count, event: Event) -> Count:
    match event:
        case fact.CashCounted(seat=seat, points=points):
            others = tuple(each for each in count.cash if each[0] != seat)
            return replace(count, cash=others if points is None else (*others, (seat, points)))
        case fact.WinnerNamed(seat=seat):
            return replace(count, winner=seat)
        case fact.CombinationNamed(combination=combination):
            return replace(count, named=True, combination=combination)
        case fact.PotCounted(points=points):
            return replace(count, pot=points)
        case _:
            return count

"""Draws the corrections of counted rounds: the list of rounds, then the form of one. Its entries stay on this device
until the last button sends them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.reportages.state.count import name_combination
from companion.games.reportages.state.events import (
    CashCounted,
    CombinationNamed,
    PotCounted,
    RoundCorrected,
    WinnerNamed,
)
from companion.games.reportages.state.play import Count
from companion.games.reportages.views import queries
from companion.games.reportages.views.count import NOTHING, Form, figures, outcome, question
from companion.games.reportages.views.frame import top
from companion.table.events import Event
from companion.text.shorten import shorten
from companion.ui.at_table import get_rules, go, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.stack import stack
from companion.ui.controls.text import headline, sans
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import over_foot
from companion.ui.reactive import use_device_and_palette, use_slice, use_value


@ft.component
def Correct() -> ft.Control:
    """Draws the list of counted rounds, or the form of the one being corrected. Handles: ``round-N``, ``round-done``,
    ``round-back``, ``rounds-close`` (back to the game, or to its result)."""
    device, p = use_device_and_palette()
    number, set_number = use_value(0)
    count, set_count = use_value(Count())
    question_asked, set_question = use_value(NOTHING)
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    over = use_slice(lambda d: get_rules(d).is_finished(d.state))
    use_slice(lambda d: (d.is_wide, d.width, d.height))
    if not number or number > len(play.rounds):

        def open_round(at: int) -> None:
            """Open the form of a round with what was counted."""
            each = play.rounds[at - 1]
            set_count(Count(each.cash, each.winner, True, each.combination, each.pot, tuple(dict(each.cash))))
            set_number(at)

        page: list[ft.Control] = [
            top(device, play.number - int(over)),
            headline(device, device.t("reportages-correct"), 28),
            sans(device.t("reportages-correct-which"), p),
            *(
                action(device, f"round-{at}", _describe_round(device, at), partial(open_round, at), disabled=not may)
                for at in range(1, len(play.rounds) + 1)
            ),
        ]
        label = device.t("logged-back-to-result") if over else device.t("sheet-close")
        # The table's own address shows the result of a game that is over.
        back = action(device, "rounds-close", label, partial(go, device), red=over, icon=ft.Icons.ARROW_BACK)
        return over_foot(device, page, stack(ft.Row([ft.Container(back, expand=True)]), UndoLink()))

    def apply_entry(event: Event) -> None:
        """Change the form by an entry; nothing is sent yet."""
        set_question(NOTHING)
        set_count(_apply_entry(count, event))

    def leave() -> None:
        set_question(NOTHING)
        set_number(0)

    async def submit() -> None:
        """Send the corrected round; go back to the list once it is accepted."""
        corrected = RoundCorrected(
            number=number,
            cash=dict(count.cash),
            winner=count.winner or "",
            combination=count.combination,
            pot=count.pot,
        )
        if await send_event(device, corrected) is not None:
            leave()

    form = Form(count, apply_entry, question_asked, set_question)
    title = headline(device, device.t("reportages-correcting", number=number), 24)
    page = [top(device, number), title, *figures(device, form)]
    sheet = question(device, form)
    if sheet is not None:
        return over_foot(device, page, sheet, sheet=True)
    button = action(device, "round-done", device.t("reportages-correct-done"), submit, red=True)
    back = link(device, "round-back", device.t("reportages-correct-leave"), leave, icon=ft.Icons.ARROW_BACK)
    return over_foot(device, page, stack(outcome(device, count), ft.Row([ft.Container(button, expand=True)]), back))


def _describe_round(device: Device, number: int) -> str:
    """Return the line of a round in the list: number, winner and combination."""
    each = queries.play_of(device).rounds[number - 1]
    name, combination = shorten(device.state.name(each.winner)), name_combination(each.combination)
    return device.t("reportages-round-was", number=number, name=name, combination=combination)


def _apply_entry(count: Count, event: Event) -> Count:
    """Return the count after that entry of the form."""
    match event:
        case CashCounted(seat=seat, points=points):
            others = tuple(each for each in count.cash if each[0] != seat)
            return replace(count, cash=others if points is None else (*others, (seat, points)))
        case WinnerNamed(seat=seat):
            return replace(count, winner=seat)
        case CombinationNamed(combination=combination):
            return replace(count, named=True, combination=combination)
        case PotCounted(points=points):
            return replace(count, pot=points)
        case _:
            return count

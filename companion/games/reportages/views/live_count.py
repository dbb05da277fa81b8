"""Draws the count of the round that was just played: the footer asks for one figure after the other."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.reportages.state.count import find_count_fault
from companion.games.reportages.state.events import CashCounted, RoundClosed
from companion.games.reportages.state.play import Count
from companion.games.reportages.views import queries
from companion.games.reportages.views.count import CASH, NOTHING, Form, figures, next_question, outcome, question
from companion.games.reportages.views.frame import game_foot, top
from companion.table.events import Event
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import over_foot
from companion.ui.reactive import use_device, use_latest, use_slice


def _list_own_seats(device: Device) -> tuple[str, ...]:
    """Return the seats that this device holds."""
    return tuple(seat.id for seat in device.seats)


@ft.component
def LiveCount() -> ft.Control:
    """Draws the count of the round; several devices may enter figures at once. Handles: ``take-over``,
    ``done-counting``."""
    device = use_device()
    number = use_slice(lambda d: queries.play_of(d).number)
    count = use_slice(lambda d: queries.play_of(d).count or Count())
    may, own = use_slice(lambda d: (d.may_lead, _list_own_seats(d)))
    use_slice(lambda d: (d.is_wide, d.width, d.height))
    # Only this device's own answers change its question, so that nobody's field changes while they type.
    question_asked = use_latest(next_question(count, own, may))
    bank = use_slice(lambda d: queries.play_of(d).bank)

    def follow(now: Count, answered: str = NOTHING) -> str:
        """Return what this device asks next in that count, after the answer ``answered``."""
        return next_question(now, own, may, answered)

    async def submit(event: Event) -> bool:
        """Send an entry. If it is accepted, ask the next question, unless another one was opened meanwhile. Return
        whether another question is asked now."""
        answered = question_asked.value
        if await send_event(device, event) is None:
            return False
        if question_asked.value == answered:
            now = device.newest.play.count
            question_asked.put(NOTHING if now is None else follow(now, answered))
        return question_asked.value != answered

    async def close_round() -> None:
        """Send that the round is closed with this count."""
        await send_event(device, RoundClosed(number=number))

    async def take_over() -> None:
        """Send each player's chips as they were dealt as their cash (nobody has bid), and ask what is missing."""
        for seat, points in bank.cash if bank is not None else ():
            await send_event(device, CashCounted(seat=seat, points=points))
        now = device.newest.play.count
        question_asked.put(NOTHING if now is None else follow(now))

    form = Form(count, submit if may or own else None, question_asked.value, question_asked.put, follow)
    shown = form if may else replace(form, put=None)
    page: list[ft.Control] = [top(device, number, "phase/count"), bold(device.t("reportages-count"), device.palette)]
    page += figures(device, shown)
    if may and bank is not None and not bank.pot and not count.cash:
        page.append(action(device, "take-over", device.t("reportages-take-over"), take_over, compact=True))
    sheet = question(device, form if may or question_asked.value.removeprefix(CASH) in own else shown)
    if sheet is not None:
        return over_foot(device, page, sheet, sheet=True)
    foot: list[ft.Control] = []
    if may:
        ready = find_count_fault(device.state, count, queries.rules(device).facts) is None
        button = action(device, "done-counting", device.t("reportages-count-done"), close_round, red=ready)
        foot += [outcome(device, count), ft.Row([ft.Container(button, expand=True)])]
    return over_foot(device, page, stack(*foot, game_foot(device)))

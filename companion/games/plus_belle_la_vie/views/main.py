"""The screen while the game is played: rendez-vous, whose turn with its actions, points, and what one taps for them."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.games.plus_belle_la_vie.state.events import ControlChecked, RencontreDeclared
from companion.games.plus_belle_la_vie.state.play import ACTIONS, MOST_ACTIONS
from companion.games.plus_belle_la_vie.views import queries
from companion.games.plus_belle_la_vie.views.cards import OpenCards
from companion.games.plus_belle_la_vie.views.meeting import MeetingPage
from companion.ui import theme
from companion.ui.at_table import go, happened, may_enter, scored_at, seats_said, seats_there
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, over_bar, warning
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.help import with_help
from companion.ui.parts.counter import Counter
from companion.ui.parts.people import pick_seat
from companion.ui.parts.turns import TurnBar
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.widths import serif_em

#: Between a title and what stands beside it.
_BESIDE: Final = 10


@ft.component
def Main() -> ft.Control:
    """A rendez-vous that is being played out has the whole screen."""
    meeting = use_slice(lambda d: queries.play_of(d).meeting is not None)
    return MeetingPage(key="meeting") if meeting else Game(key="game")


@ft.component
def Game() -> ft.Control:
    """Between two rendez-vous, and after the last."""
    device = use_device()
    p = device.palette
    asking, ask = use_value("")
    may = use_slice(may_enter)
    said = use_slice(seats_said)
    ended = use_slice(lambda d: queries.play_of(d).is_over(queries.rules(d).facts))
    checked = use_slice(lambda d: queries.play_of(d).checked)
    done, of = use_slice(queries.how_far)
    figure, large = device.t("plus-belle-la-vie-of", played=done, of=of), device.fit(40, 52)
    count = handle("rendez-vous", serif(figure, large, p))
    label = device.t("plus-belle-la-vie-rendez-vous")
    beside = serif_em(figure) * large * device.scale + theme.TARGET + _BESIDE
    name = bold(label, p, size=device.headline(label, 20, 20 * device.scale, beside))
    title = with_help(device, name, "button/meet", "button/rencontre", "phase/over")
    parts: list[ft.Control] = [
        queries.top(device),
        ft.Row(
            [ft.Container(title, expand=True), count],
            spacing=_BESIDE,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    ]
    if ended:
        parts.append(warning(sans(device.t("plus-belle-la-vie-last-cards"), p), p))
    else:
        parts += [OpenCards(key="cards"), TurnBar(device.t("plus-belle-la-vie-oldest")), Actions(key="actions")]
    parts.append(Points(key="points"))
    parts.append(queries.doors(device))
    page = column(parts, spacing=10)
    if not may and (ended or not said):
        return page
    width = theme.COLUMN if device.wide else None
    if ended:
        buttons: list[ft.Control] = [
            action(
                device, "to-control", device.t("plus-belle-la-vie-control"), partial(go, device, "control"), expand=True
            )
        ]
        if not checked:

            async def finish() -> None:
                if await happened(device, ControlChecked()) is not None:
                    go(device)

            label = device.t("plus-belle-la-vie-finish")
            buttons.append(action(device, "finish", label, finish, red=True, expand=True))
        return over_bar(p, page, side_by_side(device, *buttons, spacing=10), width=width)
    if asking:
        return over_bar(p, page, Asking(asking, lambda: ask(""), key=f"asking-{asking}"), width=width)
    buttons = [
        action(device, "rencontre", device.t("plus-belle-la-vie-rencontre"), lambda: ask("rencontre"), expand=True),
        action(device, "meet", device.t("plus-belle-la-vie-meet"), lambda: ask("meeting"), red=True, expand=True),
    ]
    return over_bar(p, page, side_by_side(device, *buttons, spacing=10), width=width)


@ft.component
def Asking(what: str, close: object) -> ft.Control:
    """Who declared the rencontre, or who brought the last figure: whose turn it is stands first."""
    from companion.games.plus_belle_la_vie.views.meeting import begin

    device = use_device()
    p = device.palette
    seats = use_slice(seats_said)
    turn = use_slice(lambda d: queries.play_of(d).tray.turns.at)
    shut = close if callable(close) else (lambda: None)

    async def picked(seat: str) -> None:
        shut()
        if what == "rencontre":
            await happened(device, RencontreDeclared(seat=seat))
        else:
            await begin(device, seat)

    notes = {seat.id: device.t("plus-belle-la-vie-his-turn") for seat in seats if seat.id == turn}
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Container(bold(device.t("plus-belle-la-vie-who", what=what), p), expand=True),
                    action(device, "asking-close", device.t("ask-no"), shut, height=theme.TARGET, compact=True),
                ]
            ),
            pick_seat(device, what, seats, picked, notes=notes),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@ft.component
def Actions() -> ft.Control:
    """What a turn is: drawing three, laying up to three, or up to three actions, which are counted."""
    device = use_device()
    turn = use_slice(lambda d: queries.play_of(d).tray.turns.at)
    if turn is None:
        return ft.Container(height=0)
    note = small(device.t("plus-belle-la-vie-turn-note"), device.palette)
    counter = Counter(ACTIONS, device.t("plus-belle-la-vie-actions-label"), most=MOST_ACTIONS)
    lines: list[ft.Control] = [counter, with_help(device, note, "phase/game")]
    return card(ft.Column(lines, spacing=0, tight=True), device.palette, padding=10)


@ft.component
def Points() -> ft.Control:
    """Everybody's Mistral points so far. Handles: ``total-N``."""
    device = use_device()
    p = device.palette
    seats = use_slice(seats_there)
    totals = use_slice(lambda d: tuple((k, v["points"]) for k, v in scored_at(d).result["totals"].items()))
    points = dict(totals)
    lines: list[ft.Control] = []
    for seat in seats:
        number = device.state.number(seat.id)
        figure = handle(f"total-{number}", serif(device.words.number(points[seat.id]), device.fit(26, 34), p))
        row = ft.Row([ft.Container(who(seat, p), expand=True), figure], spacing=8)
        lines.append(card(row, p, edge=p.players[seat.colour], padding=8))
    lines.append(small(device.t("plus-belle-la-vie-points-note"), p))
    return ft.Column(lines, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

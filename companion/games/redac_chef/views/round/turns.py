"""Players who move in turn: whose turn it is, what is done in it, and "Tirage !" at its place ("Mode tour à tour")."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.state.intents import CallPrint, ChooseFirst, EndRound, EndTurn
from companion.games.redac_chef.state.play import Day
from companion.games.redac_chef.state.rules.turns import next_in_turn
from companion.games.redac_chef.views.round.notice import Notice
from companion.games.redac_chef.views.round.screen import rows_counted
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, scrolling
from companion.ui.controls.seats import symbol, who
from companion.ui.controls.text import bold, headline, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.menu import TableHead


@ft.component
def First() -> ft.Control:
    """Before the game: who moves first, said or drawn."""
    device = use_device()
    p = device.palette
    seats, first = use_slice(lambda d: (d.state.playing, d.state.play.first))
    if not seats:
        return ft.Container(height=0)

    def draw() -> Any:
        return device.send(ChooseFirst(seat=random.choice(seats).id))

    options = [Option(f"first-{device.state.number(seat.id)}", short(seat.name), seat.id) for seat in seats]
    return card(
        ft.Column(
            [
                bold(device.t("first-title"), p),
                choice(
                    device, options, first or seats[0].id, lambda id_: device.send(ChooseFirst(seat=id_)), across=False
                ),
                link(device, "first-draw", device.t("first-draw"), draw, icon=ft.Icons.CASINO_OUTLINED),
            ],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        p,
    )


@ft.component
def Turns() -> ft.Control:
    """The whole of Saturday: turns, then the end that all finish together."""
    device = use_device()
    day: Day = use_slice(lambda d: d.state.play.today)
    use_slice(lambda d: (d.may_lead, d.leads, d.seats))  # whoever may press has the buttons
    turn = next((seat for seat in device.state.seats if seat.id == day.turn), None)
    where = (device.t("day-name", day=day.name), device.t("table-code", code=device.state.code))
    here = ("mode/turn-by-turn", "button/tirage", "button/end-round", *use_slice(rows_counted))
    parts: list[ft.Control] = [TableHead(where, title=False, places=here)]
    if day.time_called:
        parts += _finishing(device, day)
    elif turn is not None:
        parts += _turn(device, day, turn, device.may_act_for(turn))
    parts += [Notice(), _Order(day.turn if not day.time_called else None), ft.Row([UndoLink()], wrap=True)]
    return scrolling(ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))


def _turn(device: Device, day: Day, seat: Seat, may: bool) -> list[ft.Control]:
    p = device.palette
    number = device.state.number(seat.id)
    mine = device.holds(seat)
    title = device.t("turn-yours") if mine and len(device.seats) == 1 else device.t("turns-whose", name=seat.name)
    head = ft.Row(
        [symbol(seat, p, size=34), ft.Container(headline(device, title, 34, 46, beside=46, max_lines=2), expand=True)],
        spacing=12,
    )
    parts: list[ft.Control] = [handle("turn", ft.Semantics(live_region=True, content=head))]
    steps = [
        ft.Row(
            [serif(str(step), 22, p, black=False), ft.Container(sans(device.t(f"turn-step-{step}"), p), expand=True)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for step in (1, 2, 3)
    ]
    actions: list[ft.Control] = [
        sans(device.t("turn-reorganise"), p),
        sans(device.t("turn-search"), p),
    ]
    lines = [*steps, bold(device.t("turn-instead"), p), *actions, small(device.t("turn-fixed"), p)]
    parts.append(card(ft.Column(lines, spacing=8, tight=True), p, edge=p.players.get(seat.colour, p.ink)))
    if not may:
        return parts
    following = device.state.seat(next_in_turn(day, seat.id))
    parts.append(
        action(
            device,
            "end-turn",
            device.t("turn-end", name=short(following.name)),
            lambda: device.send(EndTurn(day=day.name, seat=seat.id)),
            red=True,
            height=76,
            size=device.fit(22, 32),
        )
    )
    parts.append(
        action(
            device,
            f"tirage-{number}",
            device.t("turn-print", name=short(seat.name)),
            lambda: device.send(CallPrint(day=day.name, seat=seat.id)),
            height=theme.PLAY_TARGET,
        )
    )
    parts.append(small(device.t("turn-print-note"), p))
    return parts


def _finishing(device: Device, day: Day) -> list[ft.Control]:
    """ "Tirage !" was called: the others lay down what they hold, all at once."""
    p = device.palette
    called = [device.state.seat(call.seat).name for call in day.bouclage.calls[:1]]
    parts: list[ft.Control] = [
        handle("turns-over", serif(device.t("turns-over", name=called[0] if called else ""), device.fit(34, 46), p)),
        sans(device.t("turns-finish"), p),
    ]
    for id_ in day.seats:
        seat = device.state.seat(id_)
        done = id_ in day.bouclage.order
        if done or not (device.holds(seat) or device.leads):
            state: ft.Control = small(device.t("turns-done" if done else "turns-laying"), p)
        else:
            press = partial(_done, device, day.name, id_)
            number = device.state.number(id_)
            state = action(device, f"tirage-{number}", device.t("turns-i-am-done"), press, height=52, compact=True)
        parts.append(card(ft.Row([ft.Container(who(seat, p, size=18), expand=True), state], spacing=8), p, padding=10))
    if device.may_lead:
        parts.append(
            action(
                device,
                "end-round",
                device.t("turns-count"),
                lambda: device.send(EndRound(day=day.name)),
                red=True,
                height=76,
                size=device.fit(22, 32),
            )
        )
    return parts


def _done(device: Device, day: str, seat: str) -> Any:
    return device.send(CallPrint(day=day, seat=seat))


@ft.component
def _Order(turn: str | None) -> ft.Control:
    """Everybody in the order of the table, with an arrow at whose turn it is."""
    device = use_device()
    p = device.palette
    seats = use_slice(lambda d: tuple(d.state.seat(seat) for seat in d.state.play.today.seats))
    cells: list[ft.Control] = []
    for seat in seats:
        here = seat.id == turn
        mark: list[ft.Control] = [ft.Icon(ft.Icons.ARROW_RIGHT, color=p.ink, size=22)] if here else []
        name = (bold if here else sans)(short(seat.name), p)
        cells.append(ft.Row([*mark, symbol(seat, p, size=16), name], spacing=4, tight=True))
    return ft.Row(cells, wrap=True, spacing=14, run_spacing=6)

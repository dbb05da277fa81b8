"""Shows a round in which players move in turn: whose turn it is, what they do in it, and "Tirage !" ("Mode tour à
tour")."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import flet as ft

from companion.games.redac_chef.state.calls import TurnEnded
from companion.games.redac_chef.state.events import FirstChosen
from companion.games.redac_chef.state.intents import CallPrint, EndRound
from companion.games.redac_chef.state.play import Day
from companion.games.redac_chef.views.round.notice import Notice
from companion.games.redac_chef.views.round.screen import list_counted_rows
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, scroll_view
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import number_lines, pile, stack
from companion.ui.controls.text import bold, headline, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead


@ft.component
def FirstPlayer() -> ft.Control:
    """Asks, before the game, who moves first: chosen by a tap, or drawn at random. Either is sent at once; until then
    the first seat is proposed."""
    device, p = use_device_and_palette()
    seats, first = use_slice(lambda d: (d.state.playing, d.state.play.first))
    if not seats:
        return ft.Container(height=0)

    def draw_lots() -> Any:
        return send_event(device, FirstChosen(seat=random.choice(seats).id))

    options = [Option(f"first-{device.state.number(seat.id)}", shorten(seat.name), seat.id) for seat in seats]
    return card(
        stack(
            bold(device.t("first-title"), p),
            choice(
                device,
                options,
                first or seats[0].id,
                lambda id_: send_event(device, FirstChosen(seat=id_)),
                across=False,
            ),
            link(device, "first-draw", device.t("first-draw"), draw_lots, icon=ft.Icons.CASINO_OUTLINED),
        ),
        p,
    )


@ft.component
def TurnsScreen() -> ft.Control:
    """Shows the round of turn-by-turn: turn after turn, then the end, at which all lay their last tiles."""
    device = use_device()
    day: Day = use_slice(lambda d: d.state.play.today)
    use_slice(lambda d: (d.may_lead, d.is_lead, d.seats))  # whoever may press has the buttons
    turn = next((seat for seat in device.state.seats if seat.id == day.turn), None)
    where = (device.t("day-name", day=day.name), device.t("table-code", code=device.state.code))
    here = ("mode/turn-by-turn", "button/tirage", "button/end-round", *use_slice(list_counted_rows))
    parts: list[ft.Control] = [TableHead(where, title=False, places=here)]
    if day.time_called:
        parts += _build_end(device, day)
    elif turn is not None:
        parts += _build_turn(device, day, turn, may_act_for(device, turn.id))
    parts += [Notice(), _TurnOrder(day.turn if not day.time_called else None), ft.Row([UndoLink()], wrap=True)]
    return scroll_view(stack(*parts, spacing=12))


def _build_turn(device: Device, day: Day, seat: Seat, may: bool) -> list[ft.Control]:
    """Build what the seat does in its turn and, where this device may press for it (``may``), the buttons for the next
    turn and "Tirage !"."""
    p = device.palette
    number = device.state.number(seat.id)
    mine = device.has_seat(seat)
    title = device.t("turn-yours") if mine and len(device.seats) == 1 else device.t("turns-whose", name=seat.name)
    head = ft.Row(
        [symbol(seat, p, size=34), ft.Container(headline(device, title, 34, 46, beside=46, max_lines=2), expand=True)],
        spacing=12,
    )
    parts: list[ft.Control] = [handle("turn", ft.Semantics(live_region=True, content=head))]
    lines = [
        *number_lines((device.t(f"turn-step-{step}") for step in (1, 2, 3)), p),
        bold(device.t("turn-instead"), p),
        *(sans(device.t(other), p) for other in ("turn-reorganise", "turn-search")),
        small(device.t("turn-fixed"), p),
    ]
    parts.append(card(pile(*lines), p, edge=p.players.get(seat.colour, p.ink)))
    if not may:
        return parts
    following = device.state.seat(day.next_in_turn(seat.id))
    parts.append(
        action(
            device,
            "end-turn",
            device.t("turn-end", name=shorten(following.name)),
            lambda: send_event(device, TurnEnded(day=day.name, seat=seat.id)),
            red=True,
            height=76,
            size=device.fit(22, 32),
        )
    )
    parts.append(
        action(
            device,
            f"tirage-{number}",
            device.t("turn-print", name=shorten(seat.name)),
            lambda: device.send(CallPrint(day=day.name, seat=seat.id)),
            height=theme.PLAY_TARGET,
        )
    )
    parts.append(small(device.t("turn-print-note"), p))
    return parts


def _build_end(device: Device, day: Day) -> list[ft.Control]:
    """Build the end after "Tirage !" was called: the others lay their last tiles, all at once, and say when they are
    done; who may lead can count without waiting for them."""
    p = device.palette
    called = [device.state.seat(call.seat).name for call in day.bouclage.calls[:1]]
    parts: list[ft.Control] = [
        handle("turns-over", serif(device.t("turns-over", name=called[0] if called else ""), device.fit(34, 46), p)),
        sans(device.t("turns-finish"), p),
    ]
    for id_ in day.seats:
        seat = device.state.seat(id_)
        done = id_ in day.bouclage.order
        if done or not (device.has_seat(seat) or device.is_lead):
            state: ft.Control = small(device.t("turns-done" if done else "turns-laying"), p)
        else:
            press = partial(_call_done, device, day.name, id_)
            number = device.state.number(id_)
            state = action(device, f"tirage-{number}", device.t("turns-i-am-done"), press, height=52, compact=True)
        parts.append(
            card(ft.Row([ft.Container(player_label(seat, p, size=18), expand=True), state], spacing=8), p, padding=10)
        )
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


def _call_done(device: Device, day: str, seat: str) -> Any:
    return device.send(CallPrint(day=day, seat=seat))


@ft.component
def _TurnOrder(turn: str | None) -> ft.Control:
    """Shows all seats in the order of the table, with an arrow at the one whose turn it is."""
    device, p = use_device_and_palette()
    seats = use_slice(lambda d: tuple(d.state.seat(seat) for seat in d.state.play.today.seats))
    cells: list[ft.Control] = []
    for seat in seats:
        here = seat.id == turn
        mark: list[ft.Control] = [ft.Icon(ft.Icons.ARROW_RIGHT, color=p.ink, size=22)] if here else []
        name = (bold if here else sans)(shorten(seat.name), p)
        cells.append(ft.Row([*mark, symbol(seat, p, size=16), name], spacing=4, tight=True))
    return ft.Row(cells, wrap=True, spacing=14, run_spacing=6)

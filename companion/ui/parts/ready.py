"""Before a logged game begins: what is laid out and dealt for so many players, who sits where, and the red button."""

from __future__ import annotations

import flet as ft

from companion.table.message import Message
from companion.table.parts.events import GameBegun
from companion.ui.at_table import happened, may_enter, rules_at
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import card, two_columns
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.controls.undo import undo_and_home
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice
from companion.ui.parts.options import TableOptions
from companion.ui.screens.menu import TableHead
from companion.ui.screens.roster import Roster


@ft.component
def Ready() -> ft.Control:
    """The table is being laid out."""
    device = use_device()
    p = device.palette
    may = use_slice(may_enter)
    game, code, count = use_slice(lambda d: (d.state.game, d.state.code, len(d.state.playing)))
    steps = use_slice(_steps)
    fewest = rules_at(device).seats[0]

    async def begin() -> None:
        await happened(device, GameBegun(seats=tuple(seat.id for seat in device.state.playing)))

    start: ft.Control = action(device, "start-round", device.t("logged-begin"), begin, red=True, height=72, size=22)
    if not may:
        start = sans(device.t("logged-watching"), p)
    elif count < fewest:
        start = ft.Column([start, small(device.t("setup-fewest", fewest=fewest), p)], spacing=4, tight=True)
        start.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    head: list[ft.Control] = [
        TableHead(
            (device.t("players-count", count=count), device.t("table-code", code=code)),
            places=("phase/ready", "setup/list", "phase/round"),
        ),
        serif(device.t(f"game-{game}"), device.fit(30, 46), p),
    ]
    main: list[ft.Control] = [start]
    if steps:
        main.append(Steps(steps))
    main.append(TableOptions())
    side: list[ft.Control] = [*([JoinCode()] if device.is_host or device.wide else []), Roster()]
    foot = undo_and_home(device)
    return two_columns(device.wide, [*head, *main], side, foot)


def _steps(device: Device) -> tuple[Message, ...]:
    rules = rules_at(device)
    players = min(max(len(device.state.playing), rules.seats[0]), rules.seats[1])
    return rules.set_up(players, device.state.play.settings)


@ft.component
def Steps(steps: tuple[Message, ...]) -> ft.Control:
    """What is laid out and dealt, to go through with the hands."""
    device = use_device()
    p = device.palette
    lines: list[ft.Control] = [
        ft.Row(
            [serif(str(index), 22, p, black=False), ft.Container(sans(device.words.say(step), p), expand=True)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for index, step in enumerate(steps, 1)
    ]
    return card(ft.Column([bold(device.t("logged-lay-out"), p), *lines], spacing=10, tight=True), p)

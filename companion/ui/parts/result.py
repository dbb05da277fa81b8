"""Shows the end of a logged game: who won and why, the ranking, the sheet; of a table, and from the history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.content import content_root
from companion.games.registry import score_file
from companion.kit.faults import WrongFile
from companion.kit.score_table import Scored
from companion.table.seats import Seat
from companion.ui.again import play_again
from companion.ui.at_table import go, may_enter, scored_at
from companion.ui.controls.buttons import action, home_link, link
from companion.ui.controls.fields import beside, side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, over_bar, scrolling, warning
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, headline, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.finished import describe_fault, read_seats
from companion.ui.moments import format_moment
from companion.ui.parts.paper import table_paper_links
from companion.ui.parts.sheet import SheetView, Whys
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.menu import TableHead, who_sat_link


@ft.component
def Result() -> ft.Control:
    """Shows the result of the watched table."""
    device = use_device()
    scored = use_slice(scored_at)
    seats = use_slice(lambda d: d.state.seats)
    may = use_slice(may_enter)
    code, game = use_slice(lambda d: (d.state.code, d.state.game))
    buttons: list[ft.Control] = [
        action(device, "sheet", device.t("sheet-title"), lambda: go(device, "sheet"), expand=True),
    ]
    if may:
        press = lambda: play_again(device, device.state.game_id)  # noqa: E731
        buttons.append(action(device, "again", device.t("home-again"), press, red=True, expand=True))
    doors: list[ft.Control] = [
        link(device, "log", device.t("log-title"), lambda: go(device, "log"), icon=ft.Icons.LIST),
        link(device, "correct", device.t("logged-correct"), lambda: go(device, "game"), icon=ft.Icons.EDIT_OUTLINED),
        *([who_sat_link(device)] if may else []),
        *table_paper_links(device),
        link(device, "new-game", device.t("home-new"), lambda: device.go("/new"), icon=ft.Icons.ADD),
        home_link(device),
    ]
    parts: list[ft.Control] = [
        TableHead(
            (device.t(f"game-{game}"), device.t("table-code", code=code)),
            places=("phase/result", "result/winner", "result/tie"),
        ),
        *front(device, scored, seats),
        ft.Row(doors, wrap=True, spacing=4),
        ft.Row([UndoLink()], wrap=True),
    ]
    return over_bar(device.palette, column(parts), side_by_side(device, *buttons, spacing=10))


def front(device: Device, scored: Scored, seats: tuple[Seat, ...]) -> list[ft.Control]:
    """Build the headline, the closing sentences and the ranking."""
    p = device.palette
    winners: list[str] = list(scored.result.get("winners", ()))
    said = [device.words.say(line) for line in scored.closing]
    names = [short(seat.name, 28) for seat in seats if seat.id in winners]
    parts: list[ft.Control] = []
    if names:
        title = device.t("history-won", names=tuple(names), count=len(names))
        parts.append(ft.Semantics(header=True, content=headline(device, title, 38, 48)))
    parts += [sans(line, p) for line in said]
    points = {id_: total["points"] for id_, total in scored.result["totals"].items()}
    numbers = {seat.id: number for number, seat in enumerate(seats, 1)}
    order = sorted((seat for seat in seats if seat.left_after is None), key=lambda seat: -points.get(seat.id, 0))
    for seat in order:
        wins = seat.id in winners
        figures: list[ft.Control] = []
        if wins:
            won = ft.Row(
                [ft.Icon(ft.Icons.EMOJI_EVENTS, color=p.ink, size=22), bold(device.t("sheet-winner"), p)],
                spacing=4,
                tight=True,
            )
            figures.append(handle(f"winner-{numbers[seat.id]}", won))
        figure = serif(device.words.number(points.get(seat.id, 0)), device.fit(28, 36), p)
        figures.append(handle(f"total-{numbers[seat.id]}", figure))
        row = beside(device, who(seat, p, size=20), *figures, spacing=10)
        parts.append(card(row, p, edge=p.players[seat.colour], selected=wins, padding=10))
    return parts


@ft.component
def FinishedGame(file: Mapping[str, Any]) -> ft.Control:
    """Shows a game from the history, or what is wrong with its file."""
    device = use_device()
    p = device.palette
    try:
        scored = score_file(file, content_root())
    except WrongFile as wrong:
        return column([warning(sans(describe_fault(device, wrong), p), p)])
    seats = read_seats(device, file)
    when = device.words.say(format_moment(file.get("finished_at") or file.get("started_at") or "", device.lang))
    parts: list[ft.Control] = [
        head(device, when, device.t(f"game-{file['game']}")),
        *front(device, scored, seats),
        small(device.t("sheet-title"), p),
        Sheet(scored, seats),
    ]
    if device.wide:
        return scrolling(ft.Column(parts, spacing=12, tight=True, horizontal_alignment=_WIDE), width=900)
    return column(parts)


@ft.component
def Sheet(scored: Scored, seats: tuple[Seat, ...]) -> ft.Control:
    """Shows the sheet under a result; the result above has the handles of its totals."""
    return ft.Column(
        [SheetView(lambda _: scored.pad, seats, totals=False), Whys(scored.reasons)],
        spacing=12,
        tight=True,
        horizontal_alignment=_WIDE,
    )


_WIDE = ft.CrossAxisAlignment.STRETCH

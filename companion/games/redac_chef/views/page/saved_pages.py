"""Shows pages that were laid: links to them, what differs from the sheet, and the pages of a game from the history."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.page_differences import (
    describe_difference,
    describe_differences,
    find_differences,
)
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.sheet import ROWS
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.board import CELL, Board
from companion.games.redac_chef.views.page.column import conflict_lines
from companion.games.redac_chef.views.page.controller import open_page
from companion.table.message import say
from companion.table.seats import Seat
from companion.ui.controls.buttons import link
from companion.ui.controls.fields import Fold
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def PageDoors(day: str, seats: tuple[Seat, ...]) -> ft.Control:
    """Shows a link to each page of that day that this device may lay, or that is laid and can be checked."""
    device = use_device()
    there = use_slice(
        lambda d: tuple(
            (seat.id, queries.has_page(d, day, seat.id), queries.may_lay(d, day, seat.id))
            for seat in seats
            if queries.may_open(d, day)
        )
    )
    names = {seat.id: seat.name for seat in seats}
    doors = [
        link(
            device,
            f"page-open-{device.state.number(seat)}",
            device.t("lay-open", name=names[seat], laid=int(laid), may=int(may)),
            lambda seat=seat: open_page(device, day, seat),  # type: ignore[misc]
            icon=ft.Icons.GRID_ON,
        )
        for seat, laid, may in there
        if laid or may
    ]
    return ft.Row(doors, spacing=4, wrap=True) if doors else ft.Container(height=0)


@ft.component
def LaidPages(people: tuple[Seat, ...]) -> ft.Control:
    """Shows, on the score sheet of a table, a link to every page that was laid, day by day."""
    device = use_device()
    laid = use_slice(
        lambda d: tuple(
            (day.name, seat.id) for day in d.state.play.days for seat in people if day.page(seat.id) is not None
        )
    )
    names = {seat.id: seat.name for seat in people}
    doors = [
        link(
            device,
            f"page-open-{device.state.number(seat)}-{day}",
            device.t("lay-title", name=names[seat], day=device.t(f"day-{day}")),
            lambda day=day, seat=seat: open_page(device, day, seat),  # type: ignore[misc]
            icon=ft.Icons.GRID_ON,
        )
        for day, seat in sorted(laid, key=lambda one: DAYS.index(one[0]))
    ]
    return ft.Row(doors, spacing=4, wrap=True) if doors else ft.Container(height=0)


def page_lines(device: Device, row: str, seat: str, day: str) -> list[ft.Control]:
    """Build the lines beside a figure that say whether the laid page counts the same; empty without a page, and for a
    row in which nothing is counted."""
    here = queries.day_at(device, day) if device.view is not None else None
    page = here.page(seat) if here is not None else None
    if here is None or page is None:
        return []
    fields = {count.id for count in ROWS[row].counts} if row in ROWS else set()
    if not fields:
        return []
    counts = here.counts(seat)
    wrong = [one for one in find_differences(page, counts) if one.field in fields]
    if not wrong:
        entered = any(getattr(counts, field) is not None for field in fields)
        return [small(device.t("lay-as-laid"), device.palette)] if entered else []
    name, said = device.state.name(seat), say(f"day-{day}")
    return [small(device.words.say(describe_difference(one, name=name, day=said)), device.palette) for one in wrong]


def finished_pages(device: Device, game: Game, rules: Rules) -> list[ft.Control]:
    """Build the laid pages of a finished game, folded, and the sentences about where they and the sheet differ; empty
    if none was laid."""
    numbers = {player.id: at + 1 for at, player in enumerate(game.players)}
    parts: list[ft.Control] = [
        Fold(
            f"page-open-{numbers[player]}-{each.day}",
            device.t("lay-title", name=game.name(player), day=device.t(f"day-{each.day}")),
            device.t("lay-laid-total", points=judge(page).total),
            lambda page=page: ShownPage(page),  # type: ignore[misc]
            key=f"page-{player}-{each.day}",
        )
        for each in game.rounds
        for player, page in each.pages
    ]
    if parts:
        parts.insert(0, bold(device.t("lay-laid-pages"), device.palette, size=20))
        parts += [small(device.words.say(one), device.palette) for one in describe_differences(game, rules)]
    return parts


@ft.component
def ShownPage(page: Page) -> ft.Control:
    """Shows a page on its grid, to look at, with its conflicts."""
    device = use_device()
    board = Board(page, CELL, None, (), None, None, key="board")
    judged = judge(page)
    return stack(conflict_lines(device, page, judged), ft.Row([board], scroll=ft.ScrollMode.AUTO))

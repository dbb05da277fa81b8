"""Draws the final count: what is still missing, then its five steps one after the other, on every screen at once."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.count import FinalCount, final_count
from companion.games.extrablatt.state.events import EmptiesCounted, StepReached
from companion.games.extrablatt.state.missing_counts import list_missing
from companion.games.extrablatt.state.play import STEPS
from companion.games.extrablatt.views.article import ArticleForm
from companion.games.extrablatt.views.by_dispatch import ByDispatch
from companion.games.extrablatt.views.papers import Papers
from companion.games.extrablatt.views.queries import copies, facts_at, play_at
from companion.table.seats import Seat
from companion.ui.at_table import happened, may_enter, seats_said, seats_there
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, over_bar, two_columns, warning
from companion.ui.controls.seats import who
from companion.ui.controls.text import HELP, bold, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.foot import foot
from companion.ui.parts.options import Number
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.screens.menu import TableHead


def _counted(device: Device) -> FinalCount:
    play = play_at(device)
    empties = {seat: play.empty(seat) for seat in play.staying}
    return final_count(empties, play.compared, play.ads, play.options().rulings, facts_at(device))


@ft.component
def Count() -> ft.Control:
    """Asks for the empty cells, then counts step by step."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    missing = use_slice(lambda d: list_missing(d.state))
    may = use_slice(may_enter)
    code = use_slice(lambda d: d.state.code)
    adding, add = use_value(False)
    step = play.step or 0
    seats = seats_there(device)
    left: list[ft.Control] = [
        TableHead(
            (device.t("extrablatt-count-title"), device.t("table-code", code=code)),
            title=False,
            places=("phase/count", "button/next-step"),
        ),
        Empties(key="empties"),
    ]
    if may:
        note = device.t("extrablatt-by-dispatch-note")
        left.append(Fold("by-dispatch", device.t("extrablatt-by-dispatch"), note, _by_dispatch, key="by-dispatch"))
    left += [warning(sans(device.words.say(line), p), p) for line in missing]
    count = _counted(device)
    left += [_step(device, count, index, seats) for index in range(1, step + 1)]
    right: list[ft.Control] = [Papers(key="papers")]
    if may:
        right.append(action(device, "write", device.t("extrablatt-write"), lambda: add(not adding), selected=adding))
        if adding:
            right.append(ArticleForm(None, lambda: add(False), key="article-late"))
    if not device.wide:
        # The steps are what everybody looks at; the papers stay a tap away.
        shown = partial(_stack, right)
        right = [Fold("papers", device.t("extrablatt-papers"), device.t("extrablatt-papers-note"), shown, key="fold")]
    page = two_columns(device.wide, left, right, ft.Container())
    return over_bar(p, page, _bar(device, step, may, bool(missing)))


def _by_dispatch() -> ft.Control:
    return ByDispatch(key="table")


def _stack(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _bar(device: Device, step: int, may: bool, waits: bool) -> ft.Control:
    async def onwards() -> None:
        await happened(device, StepReached(step=(play_at(device).step or 0) + 1))

    undo = foot(device, log=False)
    if not may or step >= len(STEPS):
        return undo
    label = device.t("extrablatt-step-next", step=device.t("extrablatt-step", step=STEPS[step]))
    button = action(device, "next-step", label, onwards, red=True, expand=True, disabled=waits)
    return ft.Column([undo, ft.Row([button])], spacing=4, tight=True)


@ft.component
def Empties() -> ft.Control:
    """Asks for the empty headline cells of each paper. Handles: ``empties-N``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    seats = seats_there(device)
    said = use_slice(seats_said)

    async def put(seat: str, cells: int | None) -> None:
        await happened(device, EmptiesCounted(seat=seat, cells=cells))

    lines: list[ft.Control] = []
    for seat in seats:
        cells = play.empty(seat.id)
        name = f"empties-{device.state.number(seat.id)}"
        if seat in said:
            label = device.t("extrablatt-empties-of", name=seat.name)
            lines.append(Number(name, label, cells, partial(put, seat.id), key=name))
        else:
            figure = bold("–" if cells is None else str(cells), p)
            lines.append(ft.Row([ft.Container(who(seat, p), expand=True), handle(name, figure)], spacing=8))
    zone = play.settings["headline_cells"]
    waiting = tuple(seat.id for seat in said if play.empty(seat.id) is None and seat in seats)
    if zone and waiting:

        async def take() -> None:
            for seat in waiting:
                await put(seat, zone - play_at(device).covered(seat))

        lines.append(ft.Row([action(device, "empties-known", device.t("extrablatt-empties-known"), take, expand=True)]))
    note = device.t("extrablatt-empties-zone", zone=zone) if zone else device.t("extrablatt-empties-note")
    title = with_help(device, bold(device.t("extrablatt-empties"), p), "button/empties")
    body = ft.Column([title, small(note, p), *lines], spacing=6, tight=True)
    body.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return card(body, p, padding=12)


def _step(device: Device, count: FinalCount, index: int, seats: tuple[Seat, ...]) -> ft.Control:
    """Draw one step: what the hands do, everybody's figure, and where it comes from."""
    p = device.palette
    name = STEPS[index - 1]
    parts: list[ft.Control] = [
        with_help(device, headline(device, device.t("extrablatt-step", step=name), 22, 30, HELP), f"row/{name}"),
        small(device.t("extrablatt-step-how", step=name), p),
    ]
    leaving = {player: (ducked, ads) for player, ducked, ads in count.removed}
    figures = dict(count.steps).get(name)
    for seat in seats:
        if figures is None:
            ducked, ads = leaving[seat.id]
            line = device.t(
                "extrablatt-leaving",
                name=seat.name,
                ducked=tuple(article.dispatch for article in ducked),
                count=len(ducked),
                ads=ads,
            )
            parts.append(sans(line, p))
            continue
        figure = dict(figures)[seat.id]
        worth = "–" if figure.points is None else device.t("extrablatt-plus", copies=copies(device, figure.points))
        number = device.state.number(seat.id)
        line_ = ft.Row(
            [
                ft.Container(who(seat, p), expand=True),
                handle(f"step-{index}-{number}", serif(worth, device.fit(22, 30), p)),
            ],
            spacing=8,
        )
        parts.append(line_)
        parts += [small(device.words.say(why), p) for why in figure.why]
    body = ft.Column(parts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=12, key=f"step-{index}")

"""Draws the final count: what is still missing, then one screen for each of its five steps, on every device at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.extrablatt.scoring.count import FinalCount, final_count, tell_in_copies
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.scoring.report import tell_leaving
from companion.games.extrablatt.state.events import StepReached
from companion.games.extrablatt.state.missing_counts import list_missing
from companion.games.extrablatt.state.play import STEPS
from companion.games.extrablatt.views.actions import draw_form, needs_page
from companion.games.extrablatt.views.by_dispatch import ByDispatch, CellForm
from companion.games.extrablatt.views.empties import Empties
from companion.games.extrablatt.views.papers import Papers
from companion.games.extrablatt.views.queries import Opened, copies, facts_at, play_at
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import get_rules, list_playing_seats, send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT, Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, scroll_view, two_columns, warning
from companion.ui.controls.seats import name_with_figures, player_label
from companion.ui.controls.stack import lay_in_tiles, pile, stack
from companion.ui.controls.text import HELP, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import over_sheet
from companion.ui.parts.corrections import back_to_result, corrections
from companion.ui.parts.foot import foot, has_one_row
from companion.ui.parts.options import TableRulings
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.screens.menu import TableHead

#: A page lower than this (px at the usual text size) tells a step in less height, so that all players are in view.
_ROOM: Final = 720


def count_at(device: Device) -> FinalCount:
    """Return the final count of the watched table, as far as its figures are known."""
    play = play_at(device)
    empties = {seat: play.empty(seat) for seat in play.staying}
    return final_count(empties, play.compared, play.ads, play.options().rulings, facts_at(device))


@ft.component
def Count() -> ft.Control:
    """Draws the final count: it first asks for missing figures, then shows the step that the table has reached. Once
    the game is over, it shows what may be corrected, and the button back to the result."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    missing = use_slice(lambda d: list_missing(d.state))
    may = use_slice(lambda d: d.may_lead)
    code = use_slice(lambda d: d.state.code)
    opened, open_ = use_value(Opened())
    marker, mark = use_value(0)
    step = play.step or 0
    over = step >= len(STEPS) and not missing
    seats = list_playing_seats(device)
    head: list[ft.Control] = [
        TableHead(
            (device.t("extrablatt-count-title"), device.t("table-code", code=code)),
            title=False,
            places=("phase/count", "button/next-step"),
        )
    ]
    lacking = [warning(sans(device.words.say(line), p), p) for line in missing]
    editing = _editing(device, may, opened, open_)
    if over:
        head.append(corrections(device, device.t("logged-is-over")))
        left, right = [*head, *editing], [Empties(key="empties"), Papers(open_, key="papers")]
    elif step:
        shown: list[ft.Control] = [*head, *lacking, _step(device, count_at(device), step, seats)]
        folded = partial(stack, Empties(key="empties"), *editing, Papers(open_, key="papers"))
        label = device.t("extrablatt-papers")
        left, right = [*shown, Fold("papers", label, device.t("extrablatt-papers-note"), folded, key="fold")], []
    else:
        rulings = partial(TableRulings, get_rules(device).asked_later, key="rulings")
        note = device.t("extrablatt-rulings-note")
        left = [*head, Empties(key="empties"), *editing, *lacking]
        if may:
            left.append(Fold("rulings", device.t("extrablatt-rulings"), note, rulings, key="rulings"))
        right = [Papers(open_, key="papers")]
    page = two_columns(device.is_wide, left, right, ft.Container())
    if step and not over and device.has_two_columns:
        page = scroll_view(stack(*left, spacing=14), width=theme.TWO_COLUMNS)
    close = partial(open_, Opened())
    title, form = draw_form(device, opened, close)
    if opened.what == "cell":
        title = device.t("extrablatt-cell", name=device.state.name(opened.seat), dispatch=opened.dispatch)
        form = CellForm(opened, marker, mark, close, key=f"cell-{opened.seat}-{opened.dispatch}")
    bar = _bar(device, step, may, bool(missing), over, asked=form is not None)
    return over_sheet(device, page, bar, form, title, close, whole=needs_page(device, opened))


def _editing(device: Device, may: bool, opened: Opened, open_: Callable[[Opened], None]) -> list[ft.Control]:
    """Return the controls to enter whole papers, a missing article, and the clock's sectors; empty for a device that
    may not lead."""
    if not may:
        return []
    note = device.t("extrablatt-by-dispatch-note")
    table = partial(ByDispatch, opened, open_, key="table")
    parts: list[ft.Control] = [
        Fold("by-dispatch", device.t("extrablatt-by-dispatch"), note, table, key="by-dispatch"),
        action(device, "write", device.t("extrablatt-write"), partial(open_, Opened("write")), height=48),
    ]
    if play_at(device).borders is None:
        asking = partial(open_, Opened("sectors"))
        parts.append(action(device, "sectors", device.t("extrablatt-sectors"), asking, height=48))
    return parts


def _bar(device: Device, step: int, may: bool, waits: bool, over: bool, *, asked: bool) -> ft.Control:
    """Draw the footer of the count: the button for the next step (disabled if it ``waits`` for missing figures); once
    the game is over, the button back to the result. No button for a device that may not lead."""

    async def show_next_step() -> None:
        """Send that the count has reached the next step."""
        await send_event(device, StepReached(step=(play_at(device).step or 0) + 1))

    if not over and (not may or step >= len(STEPS)):
        return foot(device, log=False)
    if over:
        button = back_to_result(device, red=not asked)
    else:
        label = device.t("extrablatt-step-next", step=device.t("extrablatt-step", step=STEPS[step]))
        button = action(device, "next-step", label, show_next_step, red=not asked, expand=True, disabled=waits)
    if has_one_row(device):
        return foot(device, log=False, first=[button])
    return stack(foot(device, log=False), ft.Row([button]), spacing=4)


def _step(device: Device, count: FinalCount, index: int, seats: tuple[Seat, ...]) -> ft.Control:
    """Draw a step: what to do at the table, what the step brings each player and why, and each player's running total.
    On a low page all reasons stand below the players, so that the totals stay in sight together."""
    p = device.palette
    name = STEPS[index - 1]
    brief = not device.has_board and device.scale <= LARGE_TEXT and device.height < _ROOM * device.scale
    title = with_help(device, headline(device, device.t("extrablatt-step", step=name), 28, 40, HELP), f"row/{name}")
    of = small(device.t("extrablatt-step-of", step=index, of=len(STEPS)), p)
    parts: list[ft.Control] = [*([] if brief else [of]), title, small(device.t("extrablatt-step-how", step=name), p)]
    cards: list[ft.Control] = []
    reasons: list[ft.Control] = []
    leaving = {player: (ducked, ads) for player, ducked, ads in count.removed}
    totals = count.totals_after(STEPS[:index])
    most = max(1, *count.totals.values())
    for seat in seats:
        total = totals[seat.id]
        number = device.state.number(seat.id)
        worth, why = _brings(device, count, leaving, name, seat)
        bold_ = device.fit(20 if brief else 26, 36)
        figures: list[ft.Control] = [] if worth is None else [handle(f"step-{index}-{number}", serif(worth, bold_, p))]
        high = 8 if brief else 14
        bar = ft.ProgressBar(
            value=total / most,
            color=p.players.get(seat.colour, p.ink),
            bgcolor=p.paper,
            bar_height=high,
            border_radius=high / 2,
        )
        size = device.fit(16 if brief else 20, 28)
        standing = handle(f"running-{number}", serif(copies(device, total), size, p, no_wrap=True))
        told: list[ft.Control] = [small(line, p) for line in why]
        label = player_label(seat, p, size=17 if brief else 19)
        body = stack(
            name_with_figures(device, [ft.Container(label, expand=True)], figures),
            *([] if brief else told),
            ft.Row([ft.Container(bar, expand=True), standing], spacing=8),
            spacing=0 if brief else 4,
        )
        leads = total == max(totals.values()) and total > 0
        edge = p.players.get(seat.colour, p.ink)
        cards.append(card(body, p, edge=edge, selected=leads, padding=4 if brief else 10))
        if brief and told:
            reasons.append(pile(player_label(seat, p), *told, spacing=0))
    if device.has_two_columns:
        cards = lay_in_tiles(cards, 2)
    return ft.Container(stack(*parts, *cards, *reasons, spacing=4 if brief else 8), key=f"step-{index}")


def _brings(
    device: Device,
    count: FinalCount,
    leaving: dict[str, tuple[tuple[Article, ...], int]],
    name: str,
    seat: Seat,
) -> tuple[str | None, list[str]]:
    """Return what a step brings a player, as a text in copies ("–" while it is not known), and the reasons. For the
    second step, which removes tiles: None, and a sentence with what leaves the player's paper. ``name``: the step's."""
    figures = dict(count.steps).get(name)
    if figures is None:
        return None, [device.words.say(tell_leaving(seat.name, *leaving[seat.id]))]
    figure = dict(figures)[seat.id]
    worth = "–" if figure.points is None else device.t("extrablatt-plus", copies=copies(device, figure.points))
    return worth, [device.words.say(tell_in_copies(why)) for why in figure.why]

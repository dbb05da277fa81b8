"""Shows what the players do between two rounds, in the rulebook's order: put away, the next flash card, tribunes in
bouclage order, then tokens back and on to the next day (pages 12 and 13)."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.redac_chef.state.components_to_lay import list_tidying_steps
from companion.games.redac_chef.state.events import DayBegun
from companion.games.redac_chef.state.intents import ChangeOption
from companion.games.redac_chef.state.play import Play, day_after
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.between.flash import FlashCard
from companion.games.redac_chef.views.between.tribunes import Tribunes, WaitingForTribunes
from companion.games.redac_chef.views.reminders import Reminders, find_setup
from companion.games.redac_chef.views.result.front_page import COLUMN_SPACING, build_newspaper
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.at_table import go, send_event
from companion.ui.controls.buttons import action, small_action
from companion.ui.controls.fields import LARGE_TEXT, tick
from companion.ui.controls.locked_note import is_locked_out, locked_note
from companion.ui.controls.paper import card, column, lay_over_bar
from companion.ui.controls.seats import name_with_figures, symbol
from companion.ui.controls.stack import lay_in_tiles, pile, stack
from companion.ui.controls.text import bold, headline, sans, small
from companion.ui.controls.undo import undo_and_home
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead
from companion.ui.widths import sans_em

#: Steps that the rulebook puts after the choice of tribunes.
_LAST: Final = ("tidy-tokens", "tidy-flip", "tidy-zone")
#: In the standings, in px: symbol, text size of points, gaps in a line and between two lines, and around all of them.
_SYMBOL, _POINTS, _GAP, _BETWEEN, _CARD_PADDING = 18, 20, 6, 18, 14
#: On a phone on its side, the shares of the width for the standings and for the tribunes.
_LEFT, _RIGHT = 5, 6


@ft.component
def Between() -> ft.Control:
    """Shows everything between the count of one day and "Ready?" of the next; who may lead goes on to that day."""
    device = use_device()
    play: Play = use_slice(lambda d: d.state.play)
    seats = use_slice(lambda d: d.state.playing)
    may = use_slice(lambda d: d.may_lead)
    following = day_after(queries.get_scorecard(device).rules.days, play.current)
    if following is None:  # an undo is on its way
        return ft.Container()
    steps = list_tidying_steps(play, following)
    away = [step for step in steps if step.id not in _LAST]
    lay_out = [step for step in steps if step.id in _LAST]
    if play.settings.rules.tribunes == "drawn":
        lay_out.append(say("between-place"))
    where = (device.t("between-strap", day=following), device.t("table-code", code=device.state.code))
    # A phone leaves out the name of the paper: the tribunes need the room.
    head = TableHead(where, device.is_wide, ("phase/between", "button/next-round", "phase/choose"), key="head")
    first: list[ft.Control] = [
        headline(device, device.t("between-title", day=play.current), 32, 44),
        Standings(seats, key="standings"),
        _build_steps(device, "between-tidy", away),
    ]
    if play.settings.flash and find_setup(device, following).flash is None:
        first.append(FlashCard(following, key=f"flash-{following}"))
    first.append(Reminders(following, flash=False, key=f"reminders-{following}"))
    then: list[ft.Control] = [Tribunes(following, key=f"tribunes-{following}")]
    then.append(_build_steps(device, "between-lay-out", lay_out))
    if (
        following == queries.get_scorecard(device).rules.days[-1]
        and play.settings.rules.ranked
        and len(seats) > 1
        and may
    ):
        then.append(_build_reveal_choice(device, play))
    then.append(WaitingForTribunes(following, False, key=f"left-{following}"))
    doors = undo_and_home(device)
    if device.is_landscape_phone:
        # A phone on its side: tribunes on one side; the rest, and the button to go on, on the other.
        left = ft.Column(
            [
                ft.Container(column([head, *first, doors]), expand=True),
                ft.Container(_build_bar(device, following, may), padding=ft.Padding.only(left=16, right=8, bottom=6)),
            ],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return ft.Row(
            [ft.Container(left, expand=_LEFT), ft.Container(column(then), expand=_RIGHT)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    page = build_newspaper([head], first, [*then, doors]) if device.is_wide else column([head, *first, *then, doors])
    return lay_over_bar(
        device.palette, page, _build_bar(device, following, may), width=1088 if device.is_wide else None
    )


def _build_bar(device: Device, following: str, may: bool) -> ft.Control:
    """Build the bar with the button that starts the next day, and who has not chosen a tribune; for a device that may
    not start it, only the reason."""
    p = device.palette
    if is_locked_out(device):
        return locked_note(device)
    if not may:
        return sans(device.t("between-watching"), p)
    start = action(
        device,
        "next-round",
        device.t("between-start", day=following),
        lambda: send_event(device, DayBegun(day=following)),
        red=True,
        height=56 if device.is_landscape_phone else 64,
        size=device.fit(18 if device.is_landscape_phone else 22, 32),
        expand=True,
    )
    waiting = WaitingForTribunes(following, True, key=f"waiting-{following}")
    if device.is_wide:
        return ft.Row([ft.Container(waiting, expand=True), start], spacing=36)
    return stack(waiting, ft.Row([start]), spacing=6)


def _build_reveal_choice(device: Device, play: Play) -> ft.Control:
    """Build, before the last round, the choice whether the end is revealed place by place on every screen."""
    return tick(
        device,
        "reveal-choice",
        device.t("reveal-choose"),
        play.settings.reveal,
        lambda on: device.send(ChangeOption(option="reveal", value=on)),
        note=device.t("reveal-choose-note"),
    )


def _build_steps(device: Device, title: str, steps: list[Message]) -> ft.Control:
    """Build the list of what the players do now."""
    p = device.palette
    lines = [
        ft.Row(
            [
                ft.Icon(ft.Icons.ARROW_RIGHT, color=p.ink, size=24),
                ft.Container(sans(device.words.say(step), p), expand=True),
            ],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for step in steps
    ]
    return card(pile(bold(device.t(title), p), *lines, spacing=6), p)


@ft.component
def Standings(seats: tuple[Seat, ...]) -> ft.Control:
    """Shows totals and revenue so far, the most points first, and the button that opens the sheet."""
    device, p = use_device_and_palette()
    lines = use_slice(lambda d: tuple((seat, *_format_standing(d, seat)) for seat in _sort_by_points(d, seats)))
    large = device.scale > LARGE_TEXT
    half = (_compute_room(device) - _BETWEEN) / 2
    pairs = len(seats) > 1 and all(_measure_standing(device, *line) <= half for line in lines)
    across = 2 if pairs and not large else 1
    cells: list[ft.Control] = []
    for seat, points, dollars in lines:
        name = sans(seat.name, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
        figures: list[ft.Control] = [bold(points, p, size=_POINTS), *([small(f"· {dollars}", p)] if dollars else [])]
        line = name_with_figures(device, [symbol(seat, p, size=_SYMBOL), name], figures, spacing=_GAP)
        cells.append(line)
    rows = lay_in_tiles(cells, across, spacing=_BETWEEN)
    sheet = small_action(
        device, "sheet", device.t("between-sheet"), lambda: go(device, "sheet"), icon=ft.Icons.TABLE_CHART_OUTLINED
    )
    so_far = bold(device.t("between-standing"), p)
    if large:
        title: ft.Control = pile(so_far, sheet, spacing=4)
    else:
        title = ft.Row([ft.Container(so_far, expand=True), sheet])
    return card(pile(title, *rows, spacing=6), p)


def _compute_room(device: Device) -> float:
    """Return the width (px) that the page leaves to a line of the standings."""
    if device.is_wide:
        column_width = (min(device.width, theme.TWO_COLUMNS) - 2 * theme.MARGIN - COLUMN_SPACING) / 2
    elif device.is_landscape_phone:
        column_width = device.width * _LEFT / (_LEFT + _RIGHT) - 2 * theme.MARGIN
    else:
        column_width = min(device.width, theme.COLUMN) - 2 * theme.MARGIN
    return column_width - 2 * _CARD_PADDING


def _measure_standing(device: Device, seat: Seat, points: str, dollars: str) -> float:
    """Return the width (px) that a line of the standings needs to show the whole name."""
    text = sans_em(seat.name) * theme.BODY + sans_em(points) * _POINTS
    text += sans_em(f"· {dollars}") * theme.SMALL if dollars else 0.0
    return _SYMBOL + 3 * _GAP + text * device.scale


def _sort_by_points(device: Device, seats: tuple[Seat, ...]) -> list[Seat]:
    """Return the seats by the points so far, most first; seats without points come last, equals stay in table order."""
    result = queries.get_scorecard(device).result

    def make_sort_key(seat: Seat) -> int:
        """Return the key by which seats are sorted: minus their points, 1 without any."""
        points = result.now(seat.id).points.points
        return 1 if points is None else -points

    return sorted(seats, key=make_sort_key)


def _format_standing(device: Device, seat: Seat) -> tuple[str, str]:
    """Return points and revenue so far as texts: "–" for what is not entered, "" for revenue in a mode without."""
    card_ = queries.get_scorecard(device)
    now = card_.result.now(seat.id)
    points = "–" if now.points.points is None else device.t("between-points", points=now.points.points)
    if not card_.rules.mode.uses("ads"):
        return points, ""
    return points, "–" if now.ads.points is None else device.t("between-dollars", dollars=now.ads.points)

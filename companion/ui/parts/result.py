"""Shows the end of a logged game: who won and why, the ranking, the sheet; for the watched table, and for a game from
the history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import flet as ft

from companion.content import content_root
from companion.games.registry import front_page_of, score_file
from companion.kit.faults import WrongFile
from companion.kit.front_page import drop_number, moments_of, write_points
from companion.kit.scored import Scored
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.at_table import compute_scores, get_rules, go
from companion.ui.controls.buttons import action, home_link, link
from companion.ui.controls.charts import lines
from companion.ui.controls.fields import lay_beside, lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, lay_over_bar, warning, wide_page
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, headline, sans, serif, small
from companion.ui.controls.undo import UndoLink
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.finished_file import describe_fault, read_seats
from companion.ui.parts.finale import Finale, has_just_ended, rank_seats
from companion.ui.parts.own_texts import file_texts, use_table_texts
from companion.ui.parts.paper import table_paper_links
from companion.ui.parts.sheet import Explanations, SheetView
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.rematch import play_again
from companion.ui.screens.menu import TableHead, who_sat_link

#: On a page narrower than this (px) figures take less room, so that a name stays whole beside the winner's mark.
_NARROW: Final = 380


@ft.component
def Result(told: ft.MutableRef[int] | None = None) -> ft.Control:
    """Show the result of the watched table. ``told``: a reference that remembers for which entry this page has shown
    the finale, so that it is shown once, and only if the game has just ended. None: the finale is not shown."""
    device, p = use_device_and_palette()
    scored = use_slice(compute_scores)
    seats = use_slice(lambda d: d.state.seats)
    may_lead = use_slice(lambda d: d.may_lead)
    code, game = use_slice(lambda d: (d.state.code, d.state.game))
    wide = use_slice(lambda d: (d.is_wide, d.width))[0]
    texts = use_table_texts(device)
    newest = device.view.log.entries[-1].seq if device.view else 0
    is_told, set_told = use_value(told is None or told.current == newest or not has_just_ended(device))
    if told is not None and not is_told:
        told.current = newest
        return Finale(scored, seats, lambda: set_told(True), key="finale")
    buttons: list[ft.Control] = [
        action(device, "sheet", device.t("sheet-title"), lambda: go(device, "sheet"), expand=True),
    ]
    if may_lead:
        press = lambda: play_again(device, device.state.game_id)  # noqa: E731
        buttons.append(action(device, "again", device.t("home-again"), press, red=True, expand=True))
    further_links: list[ft.Control] = [
        link(device, "log", device.t("log-title"), lambda: go(device, "log"), icon=ft.Icons.LIST),
        link(device, "correct", device.t("logged-correct"), lambda: go(device, "game"), icon=ft.Icons.EDIT_OUTLINED),
        *([who_sat_link(device)] if may_lead else []),
        *table_paper_links(device),
        link(device, "new-game", device.t("home-new"), lambda: device.go("/new"), icon=ft.Icons.ADD),
        home_link(device),
    ]
    table_head = TableHead(
        (device.t(f"game-{game}"), device.t("table-code", code=code)),
        places=("phase/result", "phase/over", "result/winner", "result/tie"),
    )
    links: list[ft.Control] = [ft.Row(further_links, wrap=True, spacing=4), ft.Row([UndoLink()], wrap=True)]
    front, evening = (
        [*texts, *build_front(device, scored, seats)],
        build_evening(device, get_rules(device).game_file(device.state), scored, seats),
    )
    page = wide_page(table_head, front, [*evening, *links]) if wide else column([table_head, *front, *evening, *links])
    foot = lay_side_by_side(device, *buttons, spacing=10)
    return lay_over_bar(p, page, foot, width=theme.COLUMN if wide else None)


def build_front(device: Device, scored: Scored, seats: tuple[Seat, ...]) -> list[ft.Control]:
    """Build the headline, who won and why, the ranking, and sentences about those who left."""
    p = device.palette
    winners: list[str] = list(scored.result.get("winners", ()))
    # The sentence about the winners comes first, those about who left come last.
    first = [line for line in scored.closing if line.id.endswith("-winners")]
    names = [shorten(seat.name, 28) for seat in seats if seat.id in winners]
    parts: list[ft.Control] = []
    if names:
        title = device.t("history-won", names=tuple(names), count=len(names))
        parts.append(ft.Semantics(header=True, content=headline(device, title, 38, 48)))
    parts += [sans(device.words.say(line), p) for line in first or scored.closing]
    numbers = {seat.id: number for number, seat in enumerate(seats, 1)}
    for seat, points in rank_seats(scored, seats):
        wins = seat.id in winners
        figures: list[ft.Control] = []
        if wins:
            winner_mark = ft.Row(
                [ft.Icon(ft.Icons.EMOJI_EVENTS, color=p.ink, size=22), bold(device.t("sheet-winner"), p)],
                spacing=4,
                tight=True,
            )
            figures.append(handle(f"winner-{numbers[seat.id]}", winner_mark))
        written = device.words.say(write_points(scored.sheet, points))
        figure = serif(written, device.fit(22 if device.width < _NARROW else 28, 36), p, no_wrap=True)
        figures.append(handle(f"total-{numbers[seat.id]}", figure))
        row = lay_beside(device, player_label(seat, p, size=20), *figures, spacing=10)
        parts.append(card(row, p, edge=p.players[seat.colour], selected=wins, padding=10))
    return parts + [small(device.words.say(line), p) for line in scored.closing if first and line not in first]


def build_evening(device: Device, file: Mapping[str, Any], scored: Scored, seats: tuple[Seat, ...]) -> list[ft.Control]:
    """Build the story of the evening: the chart of everybody's points, then margin, best moment, turning point.
    Handles: ``curve``, ``brief-NUMBER``."""
    p = device.palette
    parts: list[ft.Control] = []
    moments = moments_of(scored)
    if len(moments) > 1:
        series = [
            ([0, *(moment.totals.get(seat.id, 0) for moment in moments)], p.players[seat.colour])
            for seat in seats
            if seat.left_after is None
        ]

        def write(points: int) -> str:
            return device.words.say(write_points(scored.sheet, points))

        curve = lines(device, series, points=False, write=write)
        parts.append(handle("curve", ft.Row([ft.Container(curve, expand=True)])))
    for number, brief in enumerate(front_page_of(file, scored, content_root()).briefs, 1):
        brief_lines = [
            bold(capitalise(drop_number(device.words.say(brief.title))), p),
            sans(device.words.say(brief.text), p),
        ]
        parts.append(handle(f"brief-{number}", ft.Column(brief_lines, spacing=0, tight=True)))  # type: ignore[arg-type]
    return parts


@ft.component
def FinishedGame(file: Mapping[str, Any]) -> ft.Control:
    """Show a game from the history, or what is wrong with its file."""
    device, p = use_device_and_palette()
    wide = use_slice(lambda d: (d.is_wide, d.width))[0]
    try:
        scored = score_file(file, content_root())
    except WrongFile as wrong:
        return column([warning(sans(describe_fault(device, wrong), p), p)])
    seats = read_seats(device, file)
    when = device.words.say(format_moment(file.get("finished_at") or file.get("started_at") or "", device.lang))
    top = head(device, when, device.t(f"game-{file['game']}"))
    front = [*file_texts(device, file), *build_front(device, scored, seats)]
    evening = build_evening(device, file, scored, seats)
    sheet: list[ft.Control] = [small(device.t("sheet-title"), p), Sheet(scored, seats)]
    return wide_page(top, [*front, *evening], sheet) if wide else column([top, *front, *evening, *sheet])


@ft.component
def Sheet(scored: Scored, seats: tuple[Seat, ...]) -> ft.Control:
    """Show the sheet below a result, with the explanations of its figures. Its totals have no handles, since those of
    the result have them already."""
    return stack(SheetView(lambda _: scored.sheet, seats, totals=False), Explanations(scored.reasons), spacing=12)

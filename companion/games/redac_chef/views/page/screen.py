"""Shows the screen on which a page is laid: on a phone the grid above the chips, with the column of counts one tap
away; on a wide screen all of these beside each other.

Twelve tiles take at most 40 taps, because kind, size and print stay set until another one is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from contextvars import copy_context
from typing import Final

import flet as ft

from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.best import BestPage
from companion.games.redac_chef.views.page.board import Board, cell_size, may_be_dragged, tile_node
from companion.games.redac_chef.views.page.chips import Chips
from companion.games.redac_chef.views.page.column import CountColumn, describe_status
from companion.games.redac_chef.views.page.controller import Laying
from companion.games.redac_chef.views.page.frame import Frame
from companion.games.redac_chef.views.page.picture import ChoosePicture, ShownPicture, close_page, open_page
from companion.games.redac_chef.views.queries import day_name
from companion.games.redac_chef.views.setup.puzzles import PuzzleLine
from companion.ui import theme
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.stack import fill, pile
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_latest, use_slice, use_subscription
from companion.ui.screens.menu import menu_button

#: The width (px) of the column beside the grid.
_BESIDE: Final = 400
#: What head, status line and chips take of a page's height (px), and where the chips lie beside the grid.
_AROUND: Final = 320
_ABOVE: Final = 84
#: The least height (px) of the status line on a phone, and the largest size of its words: the grid needs the rest.
_STATUS: Final = 48
_MOST_STATUS: Final = 20


@ft.component
def LayPage(day: str, seat: str) -> ft.Control:
    """Shows that seat's page, to lay it or, where this device may not, to check it. A photo chosen for it is dropped
    when the page is left."""
    device = use_device()
    may = use_slice(lambda d: queries.may_lay(d, day, seat))
    wide, panel = use_slice(lambda d: (d.is_wide or d.is_landscape_phone, Laying(d, day, seat).hand.panel))
    # On its side a phone has no height to spare: the chips lie beside the grid.
    chips_beside = use_slice(lambda d: d.is_low)
    ft.use_effect(lambda: open_page(device, day, seat), [], lambda: close_page(device, day, seat))
    picture = ShownPicture(day, seat, wide, key="shown-picture")
    head = PageHead(day, seat, key="head")
    board = ft.Container(Grounds(day, seat, key="grounds"), expand=True)
    hint = small(device.t("lay-check-hint"), device.palette)
    chips = Chips(day, seat, key="chips") if may else hint
    beside = fill(
        *([chips] if chips_beside else []),
        *([picture] if wide else []),
        CountColumn(day, seat, key="column"),
        BestPage(day, seat, key="best"),
        *([Frame(day, seat, key="frame"), ChoosePicture(day, seat, key="picture")] if may else []),
        spacing=12,
        scroll=True,
    )
    if wide:
        left = fill(board, *([] if chips_beside else [chips]))
        width = _width_beside(device)
        body: ft.Control = ft.Row(
            [ft.Container(left, expand=True), ft.Container(beside, width=width)],
            spacing=16,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        parts = [head, StatusLine(day, seat, key="status"), body]
    else:
        parts = [head, StatusLine(day, seat, key="status"), *([beside] if panel else [picture, board, chips])]
    inside = fill(*parts, spacing=6)
    return ft.Container(inside, padding=ft.Padding.symmetric(horizontal=4 if not wide else 16, vertical=6), expand=True)


def _width_beside(device: Device) -> float:
    """Return the width of what lies beside the grid."""
    return min(_BESIDE * min(device.scale, 1.3), device.width / 2)


@ft.component
def PageHead(day: str, seat: str) -> ft.Control:
    """Shows whose page it is, with the buttons back, undo and menu."""
    device, p = use_device_and_palette()
    laying = Laying(device, day, seat)
    name, steps = use_slice(lambda d: (d.state.seat(seat).name, len(Laying(d, day, seat).hand.steps)))
    title = device.t("lay-title", name=name, day=day_name(device, day, begins=False))
    words = ft.Semantics(
        header=True, content=bold(title, p, size=device.fit(18, 24), max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    )
    back = icon_button(device, "page-close", ft.Icons.ARROW_BACK, device.t("lay-close"), laying.leave)
    undo = icon_button(device, "page-undo", ft.Icons.UNDO, device.t("lay-undo"), laying.undo)
    line = ft.Row(
        [back, ft.Container(words, expand=True), *([undo] if steps else []), menu_button(device)],
        spacing=4,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return pile(line, PuzzleLine(key="puzzle"), spacing=0)


@ft.component
def StatusLine(day: str, seat: str) -> ft.Control:
    """Shows points and first conflict of the page in a line; on a phone a tap switches between the grid and the column
    of counts."""
    device, p = use_device_and_palette()
    laying = Laying(device, day, seat)
    page = use_slice(lambda d: queries.page_at(d, day, seat))
    surplus, panel, sees = use_slice(
        lambda d: (Laying(d, day, seat).surplus, Laying(d, day, seat).hand.panel, queries.sees_counts(d, day, seat))
    )
    judged = judge(page)
    said = describe_status(device, page, judged, surplus, sees)
    wrong = bool(judged.conflicts)
    ink = p.action if wrong else p.ink
    text = bold(said, p, size=device.fit(theme.SMALL, _MOST_STATUS), color=ink, expand=True)
    sign = ft.Icon(ft.Icons.WARNING_AMBER if wrong else ft.Icons.CHECK, size=20, color=ink)
    if device.is_wide or device.is_landscape_phone:
        return ft.Semantics(live_region=True, content=ft.Row([sign, text], spacing=8))

    async def toggled(_: object) -> None:
        laying.hold(panel="" if panel else "column")

    arrow = ft.Icon(ft.Icons.GRID_ON if panel else ft.Icons.LIST, size=22, color=p.ink)
    least = ft.Container(sign, width=sign.size, height=_STATUS, alignment=ft.Alignment.CENTER)
    box = ft.Container(
        ft.Row([least, text, arrow], spacing=8),
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        bgcolor=p.card,
        border=ft.Border.all(2 if wrong else 1, p.action if wrong else p.rule),
        border_radius=10,
        on_click=toggled,
    )
    named = ft.Semantics(identifier="page-column", content=box, button=True, expanded=bool(panel), live_region=True)
    return ft.MergeSemantics(named, key="page-column")


@ft.component
def Grounds(day: str, seat: str) -> ft.Control:
    """Shows the grid, which scrolls both ways where it must, and under it the tray with the tiles on the desk."""
    device = use_device()
    laying = Laying(device, day, seat)
    page = use_slice(lambda d: queries.page_at(d, day, seat))
    may, picked = use_slice(lambda d: (queries.may_lay(d, day, seat), Laying(d, day, seat).hand.picked))
    doubted = use_slice(lambda d: queries.doubts(d, day, seat))
    beside = device.is_wide or device.is_landscape_phone
    room = device.width - _width_beside(device) - 64 if beside else device.width - 8
    size = cell_size(room, device.height - (_ABOVE if device.is_low else _AROUND), page.grid)
    board = Board(
        page,
        size,
        picked,
        doubted,
        laying.tap if may else None,
        laying.pick if may else laying.mark,
        laying.drop if may else None,
        key="board",
    )
    parts: list[ft.Control] = [ft.Row([board], scroll=ft.ScrollMode.AUTO)]
    tray = _tray(device, laying, page, picked, dict(doubted), may)
    if tray:
        parts += [small(device.t("lay-tray", count=len(tray)), device.palette), ft.Row(tray, spacing=6, wrap=True)]
    elif may and not page.tiles:
        parts.append(TakeTiles(day, seat, key="take-tiles"))
    return ft.Column(parts, spacing=6, scroll=ft.ScrollMode.AUTO, expand=True)


@ft.component
def TakeTiles(day: str, seat: str) -> ft.Control:
    """Shows the button that copies the tiles that somebody else has entered for the same puzzle at another table;
    nothing if nobody has. Handle: ``page-take-tiles``."""
    device = use_device()
    found = use_latest(queries.page_to_copy(device))

    def follow_other_tables() -> Callable[[], None]:
        """Watch all other tables that this page may see for a page to copy, by subscriptions; return the function that
        ends these."""
        # The other table calls this in its own device's context; this page has to be drawn in its own.
        here, stops = copy_context(), ExitStack()
        followed = {device.state.id}

        def look(_: object = None) -> None:
            """Search again for a page to copy, in the context of this page."""
            here.copy().run(found.put, queries.page_to_copy(device))

        def follow() -> None:
            """Watch, by subscriptions, the tables opened since the last call, and search again for a page to copy."""
            for table in device.tables:
                if table.id not in followed:
                    followed.add(table.id)
                    stops.callback(table.subscribe(look))
            look()

        stops.callback(device.hub.subscribe(follow))
        follow()
        return stops.close

    use_subscription(follow_other_tables)
    if found.value is None:
        return ft.Container(height=0)
    name, theirs = found.value
    label = device.t("lay-tiles-of", name=name, count=len(theirs.tiles))
    return action(device, "page-take-tiles", label, Laying(device, day, seat).take_tiles)


def _tray(
    device: Device, laying: Laying, page: Page, picked: str | None, doubted: dict[str, tuple[str, ...]], may: bool
) -> list[ft.Control]:
    """Build the tiles that lie on the desk, which can be picked up and dragged where this device may lay them."""
    judged, side = judge(page), theme.PLAY_TARGET
    pick = laying.pick if may else None
    tray: list[ft.Control] = []
    for tile in page.tiles:
        if tile.at is None:
            held, doubts = picked == tile.id, doubted.get(tile.id, ())
            draggable = may and may_be_dragged(device, held)
            tray.append(tile_node(device, page, judged, tile.id, tile, side, side, held, doubts, pick, draggable))
    return tray

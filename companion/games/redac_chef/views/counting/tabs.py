"""Draws the tabs that lead to a row or to a player; what is complete carries a tick."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.badges import badge
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.layout import CountingLayout
from companion.games.redac_chef.views.counting.model import read_counting
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.seats import symbol
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice

#: How far (px) a tick sticks out of the corner of what it marks.
_TICK_OUT: Final = 7


def build_tabs(at: CountingLayout, day: str) -> ft.Control:
    """Build the tabs: the rows by their letters, or the players by their symbols; what is complete carries a tick."""
    tabs: list[ft.Control]
    if at.by_player:
        tabs = [PlayerTab(day, seat, seat.id == at.seat, key=f"tab-{seat.id}") for seat in at.seats]
    else:
        tabs = [RowTab(day, row, row == at.row, key=f"tab-{row}") for row in at.rows]
    return ft.Row(tabs, spacing=4)


@ft.component
def RowTab(day: str, row: str, here: bool) -> ft.Control:
    """Shows a row of the pad as a tab that leads to it, with a tick once nobody's count is missing in it; ``here``: it
    is the one shown."""
    device = use_device()
    complete = use_slice(lambda d: row not in read_counting(d, day).missing_rows)
    return _build_tab(
        device,
        f"row-{row}",
        [badge(device, row, 30)],
        device.t("count-row", row=row),
        complete,
        here,
        lambda: Counting(device, day).show(row=row),
    )


@ft.component
def PlayerTab(day: str, seat: Seat, here: bool) -> ft.Control:
    """Shows a player as a tab that leads to their page, with a tick once that is counted; ``here``: it is the one
    shown."""
    device, p = use_device_and_palette()
    complete = use_slice(lambda d: seat.id not in read_counting(d, day).missing)
    number = device.state.number(seat.id)
    name = sans(
        seat.name,
        p,
        size=device.fit(theme.SMALL, 18),
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
    return _build_tab(
        device,
        f"player-{number}",
        [symbol(seat, p, size=22), name],
        seat.name,
        complete,
        here,
        lambda: Counting(device, day).show(seat=seat.id),
    )


def _build_tab(
    device: Device,
    identifier: str,
    face: list[ft.Control],
    name: str,
    complete: bool,
    here: bool,
    press: Callable[[], Awaitable[Any]],
) -> ft.Control:
    """Build one tab: its face, the tick if it is complete, and a thicker frame for the one that is open (``here``)."""
    p = device.palette

    async def open_tab(_: Any) -> None:
        await press()

    tick = ft.Container(
        ft.Icon(ft.Icons.CHECK, size=13, color=p.ink),
        bgcolor=p.card,
        border=ft.Border.all(1, p.ink),
        border_radius=8,
        right=-_TICK_OUT,
        top=-_TICK_OUT,
        visible=complete,
    )
    # The tick sits on the corner of the letter or symbol, however wide the tab is.
    marked = ft.Stack([face[0], tick], clip_behavior=ft.ClipBehavior.NONE)
    middle = ft.Container(
        ft.Column(
            [marked, *face[1:]],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=2),
        expand=True,
    )
    inner = ft.Container(
        ft.Semantics(content=middle, exclude_semantics=True),
        height=theme.PLAY_TARGET if len(face) > 1 else theme.TARGET,
        border_radius=10,
        bgcolor=p.card if here else None,
        border=ft.Border.all(2 if here else 1, p.ink if here else p.paper),
        on_click=open_tab if queries.may_keep_score(device) else None,
    )
    label = device.t("count-tab", name=name, complete=str(complete).lower())
    named = ft.Semantics(identifier=identifier, content=inner, label=label, button=True, selected=here, expand=True)
    # Merged, or a screen reader would find the name on one node and the action on another.
    return ft.MergeSemantics(named, key=identifier, expand=True)

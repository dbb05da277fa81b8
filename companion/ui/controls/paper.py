"""Builds the layout: masthead, strap, cards, explanation boxes, warnings, columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.stack import fill, pile, stack
from companion.ui.controls.text import sans, serif
from companion.ui.theme import Palette

#: Between two columns, in px.
BETWEEN_COLUMNS: Final = 28


def masthead(title: str, palette: Palette, *, size: float = 34) -> ft.Control:
    """Build the newspaper's name as a heading."""
    return ft.Container(
        ft.Semantics(header=True, content=serif(title, size, palette, text_align=ft.TextAlign.CENTER)),
        alignment=ft.Alignment.CENTER,
    )


def strap(palette: Palette, *parts: str, size: float = 13) -> ft.Control:
    """Build the line under the masthead that names the screen in a few words: a double rule above, a thin rule
    below."""
    texts: list[ft.Control] = [
        ft.Container(sans(part.upper(), palette, size=size, no_wrap=False), padding=ft.Padding.symmetric(horizontal=2))
        for part in parts
        if part
    ]
    line = ft.Row(texts, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True, run_spacing=2)
    return ft.Column(
        [
            ft.Container(height=2, bgcolor=palette.ink),
            ft.Container(height=1, bgcolor=palette.ink, margin=ft.Margin.only(top=2)),
            ft.Container(line, padding=ft.Padding.symmetric(vertical=6)),
            ft.Container(height=1, bgcolor=palette.ink),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def card(
    content: ft.Control, palette: Palette, *, edge: str | None = None, selected: bool = False, **kw: Any
) -> ft.Container:
    """Build a card; ``edge`` is a player's colour along its left side (the name is shown beside it)."""
    rule = ft.BorderSide(2, palette.ink) if selected else ft.BorderSide(1, palette.rule)
    border = ft.Border(top=rule, right=rule, bottom=rule, left=rule)
    kw.setdefault("padding", 14)
    body = ft.Container(content, bgcolor=palette.card, border=border, border_radius=14, **kw)
    if edge is None:
        return body
    bar = ft.Container(bgcolor=edge, width=10, border_radius=ft.BorderRadius.only(top_left=14, bottom_left=14))
    body.border_radius = ft.BorderRadius.only(top_right=14, bottom_right=14)
    body.expand = True
    return ft.Container(
        ft.Row([bar, body], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
    )


def reason(lines: list[ft.Control], palette: Palette) -> ft.Control:
    """Build the box that opens under a figure and explains it."""
    return ft.Container(
        pile(*lines, spacing=4),
        padding=14,
        border_radius=14,
        border=ft.Border.all(1, palette.ink),
    )


def warning(text: ft.Control, palette: Palette, *, padding: ft.Padding | None = None) -> ft.Control:
    """Build an important sentence with a red bar, so that it is not marked by colour alone."""
    inside = padding or ft.Padding.symmetric(horizontal=12, vertical=10)
    return ft.Container(
        ft.Row(
            [
                ft.Container(bgcolor=palette.action, width=8),
                ft.Container(text, expand=True, padding=inside),
            ],
            spacing=0,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=palette.card,
    )


def column(parts: list[ft.Control], *, spacing: float = 12, width: float = theme.COLUMN) -> ft.Control:
    """Build a scrolling column in the middle of the page."""
    return scroll_view(stack(*parts, spacing=spacing), width=width)


def scroll_view(inner: ft.Control, *, width: float = theme.COLUMN) -> ft.Control:
    """Put the content in the middle of the page, at most ``width`` wide, in a scroll view."""
    sized = ft.Container(inner, padding=ft.Padding.symmetric(horizontal=theme.MARGIN, vertical=12), width=width)
    middle = ft.Container(sized, alignment=ft.Alignment.TOP_CENTER)
    return ft.Column(
        [middle], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def wide_page(top: ft.Control, left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    """Lay out a laptop's page: a head over two columns."""

    columns: list[ft.Control] = [ft.Container(stack(*parts, spacing=12), expand=True) for parts in (left, right)]
    beside = ft.Row(columns, spacing=24, vertical_alignment=ft.CrossAxisAlignment.START)
    return scroll_view(stack(top, beside, spacing=12), width=theme.TWO_COLUMNS)


def two_columns(wide: bool, left: Sequence[ft.Control], right: Sequence[ft.Control], *foot: ft.Control) -> ft.Control:
    """Lay out the same parts beside each other on a laptop (``wide``), below each other on a phone, in a scroll view.
    ``foot``: the last parts of the left column, or of the page."""
    if not wide or not right:
        return scroll_view(stack(*left, *right, *foot, spacing=14))
    return scroll_view(lay_in_halves((*left, *foot), right, spacing=14), width=theme.TWO_COLUMNS)


def lay_in_halves(left: Sequence[ft.Control], right: Sequence[ft.Control], *, spacing: float = 8) -> ft.Control:
    """Lay out two columns beside each other. ``spacing``: between the parts of each, in px."""
    columns: list[ft.Control] = [ft.Container(stack(*parts, spacing=spacing), expand=True) for parts in (left, right)]
    return ft.Row(columns, spacing=BETWEEN_COLUMNS, vertical_alignment=ft.CrossAxisAlignment.START)


def turn_columns(
    beside: bool, left: list[ft.Control], acting: list[ft.Control], below: list[ft.Control], right: list[ft.Control]
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Return the parts of the left and of the right column of a turn's screen. The buttons of the turn (``acting``)
    follow the head; on a low page (``beside``) they begin the right column instead, so that they are visible without
    scrolling."""
    if beside:
        return [*left, *below], [*acting, *right]
    return [*left, *acting, *below], right


def lay_over_bar(palette: Palette, page: ft.Control, bar: ft.Control, *, width: float | None = None) -> ft.Control:
    """Lay out a scrolling page over a fixed bar; ``width``: the bar's width, None for the page's."""
    foot = ft.Container(
        ft.Container(bar, width=width),
        padding=ft.Padding.only(left=16, right=16, top=8, bottom=12),
        border=ft.Border(top=ft.BorderSide(1, palette.rule)),
        alignment=ft.Alignment.CENTER if width else None,
    )
    return fill(ft.Container(page, expand=True), foot, spacing=0)

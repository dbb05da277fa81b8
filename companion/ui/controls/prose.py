"""Converts a text of the rules into controls: paragraphs, lists, tables. Its content is only ever shown as text."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.reference.markdown import Block, Items, Paragraph, Table, parse_blocks, parse_runs, row_text
from companion.ui import theme
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device

#: The smallest width (px at the usual text size) of a table's column; below it, rows are listed instead.
_CELL = 92

#: Opens a topic.
Follow = Callable[[str], None]


def draw_prose(
    device: Device, body: str, *, size: float = theme.BODY, follow: Follow | None = None
) -> list[ft.Control]:
    """Convert a text's blocks into controls for a column. ``follow`` is called with a link's topic; without it, links
    are plain text."""
    return [_draw_block(device, block, size, follow) for block in parse_blocks(body)]


def _draw_block(device: Device, block: Block, size: float, follow: Follow | None) -> ft.Control:
    """Build a paragraph, a list or a table."""
    if isinstance(block, Paragraph):
        return draw_line(device, block.text, size, follow)
    if isinstance(block, Items):
        return _draw_items(device, block, size, follow)
    return _draw_table(device, block, size)


def draw_line(device: Device, text: str, size: float, follow: Follow | None = None) -> ft.Control:
    """Build a paragraph with its bold words and links; links are plain text if ``follow`` is None."""
    p = device.palette
    parts = parse_runs(text)
    if len(parts) == 1 and not parts[0].bold and not parts[0].to:
        return sans(parts[0].text, p, size=size)
    spans = []
    for part in parts:
        is_link = bool(part.to) and follow is not None
        style = ft.TextStyle(
            weight=theme.BOLD if part.bold or is_link else theme.REGULAR,
            decoration=ft.TextDecoration.UNDERLINE if is_link else None,
        )
        go = (lambda _, to=part.to: follow(to)) if is_link and follow is not None else None
        spans.append(ft.TextSpan(part.text, style=style, on_click=go))
    return ft.Text(spans=spans, size=size, font_family=theme.SANS, color=p.ink)


def _draw_items(device: Device, block: Items, size: float, follow: Follow | None) -> ft.Control:
    """Build a list with its numbers or bullets."""
    p = device.palette
    wide = size * (1.6 if block.numbers else 0.9)
    rows: list[ft.Control] = []
    for place, item in enumerate(block.items):
        mark = f"{block.numbers[place]}." if block.numbers else "•"
        rows.append(
            ft.Row(
                [
                    ft.Container(bold(mark, p, size=size, no_wrap=True), width=wide * device.scale),
                    ft.Container(draw_line(device, item, size, follow), expand=True),
                ],
                spacing=6,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    return pile(*rows, spacing=6)


def _draw_table(device: Device, table: Table, size: float) -> ft.Control:
    """Build a table; where the page is too narrow for its columns, a list of its rows."""
    p = device.palette
    room = min(device.width - 32, theme.COLUMN)
    if len(table.head) * _CELL * device.scale * size / theme.BODY > room:
        return _list_rows(device, table, size)

    def row(cells: tuple[str, ...], head: bool) -> ft.Control:
        texts: list[ft.Control] = [
            ft.Container((bold if head else sans)(cell, p, size=size), expand=True, padding=6) for cell in cells
        ]
        below = ft.BorderSide(2 if head else 1, p.ink if head else p.rule)
        return ft.Container(ft.Row(texts, spacing=4), border=ft.Border.only(bottom=below))

    rows = [row(table.head, True), *(row(cells, False) for cells in table.rows)]
    return pile(*rows, spacing=0)


def _list_rows(device: Device, table: Table, size: float) -> ft.Control:
    """Build a list in place of a table that is too wide: each row's first cell, and under it the others with their
    headings."""
    p = device.palette
    rest = Table(table.head[1:], tuple(row[1:] for row in table.rows))
    parts: list[ft.Control] = []
    for whole, cells in zip(table.rows, rest.rows, strict=True):
        about = pile(bold(whole[0], p, size=size), sans(row_text(rest, cells), p, size=size), spacing=0)
        parts.append(ft.Container(about, border=ft.Border.only(left=ft.BorderSide(3, p.rule)), padding=8))
    return pile(*parts)

"""Lays out parts below each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import flet as ft

from companion.ui.controls.text import sans, serif
from companion.ui.theme import Palette


def stack(*parts: ft.Control, spacing: float = 8) -> ft.Column:
    """Lay out parts below each other, each as wide as the column, no higher than they need. ``spacing`` in px."""
    return ft.Column([*parts], spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def pile(*parts: ft.Control, spacing: float = 8) -> ft.Column:
    """Lay out parts below each other, each as wide as it needs. ``spacing`` in px."""
    return ft.Column([*parts], spacing=spacing, tight=True)


def wrap(*parts: ft.Control, spacing: float = 8) -> ft.Row:
    """Lay out parts side by side, in as many lines as they need. ``spacing`` in px."""
    return ft.Row([*parts], spacing=spacing, run_spacing=spacing, wrap=True)


def fill(*parts: ft.Control, spacing: float = 8, scroll: bool = False) -> ft.Column:
    """Lay out parts below each other in the whole height of the page; with ``scroll`` they scroll where they need more.
    ``spacing`` in px."""
    return ft.Column(
        [*parts],
        spacing=spacing,
        expand=True,
        scroll=ft.ScrollMode.AUTO if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def lay_in_rows(
    parts: Sequence[ft.Control], across: int, *, spacing: float = 8, tiles: bool = False
) -> list[ft.Control]:
    """Lay out expanding parts in rows of ``across``. ``tiles``: their tops are aligned, and those of an incomplete last
    row are as wide as the others. ``spacing`` in px."""
    cells = [*parts, *[ft.Container(expand=True)] * (-len(parts) % across * tiles)]
    side = ft.CrossAxisAlignment.START if tiles else ft.CrossAxisAlignment.CENTER
    return [
        ft.Row(cells[at : at + across], spacing=spacing, vertical_alignment=side) for at in range(0, len(cells), across)
    ]


def lay_in_tiles(parts: Iterable[ft.Control], across: int, *, spacing: float = 8) -> list[ft.Control]:
    """Lay out any parts as tiles of equal width in rows of ``across``. ``spacing`` in px."""
    return lay_in_rows([ft.Container(one, expand=True) for one in parts], across, spacing=spacing, tiles=True)


def number_lines(lines: Iterable[str], palette: Palette) -> list[ft.Control]:
    """Lay out sentences as steps, each behind its number."""
    return [
        ft.Row(
            [serif(str(number), 22, palette, black=False), ft.Container(sans(line, palette), expand=True)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for number, line in enumerate(lines, 1)
    ]

"""A player wherever he is shown: his colour, his symbol and his name, always together."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.text import bold
from companion.ui.theme import Palette

#: △ ◆ ◇ ☆ ★ □ as icons: no text font has all of them.
ICONS: Final = {
    "triangle": ft.Icons.CHANGE_HISTORY,
    "diamond": ft.Icons.DIAMOND,
    "rhombus": ft.Icons.DIAMOND_OUTLINED,
    "star_outline": ft.Icons.STAR_OUTLINE,
    "star": ft.Icons.STAR,
    "square": ft.Icons.SQUARE_OUTLINED,
}


def symbol(seat: Seat, palette: Palette, *, size: float = 22) -> ft.Icon:
    """The player's symbol in his colour."""
    return ft.Icon(
        ICONS.get(seat.symbol, ft.Icons.SQUARE_OUTLINED), color=palette.players.get(seat.colour, palette.ink), size=size
    )


def who(seat: Seat, palette: Palette, *, size: float = theme.BODY, max_lines: int = 1) -> ft.Row:
    """Symbol and name; a long name ends in an ellipsis and is whole for ears."""
    name = bold(seat.name, palette, size=size, max_lines=max_lines, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
    return ft.Row([symbol(seat, palette), name], spacing=8)

"""Draws the title of counting: the row or the player that is being counted, large, with its help."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.views.badges import badge
from companion.games.redac_chef.views.counting.controller import Counting
from companion.games.redac_chef.views.counting.layout import CountingLayout
from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.keypad import compute_width_beside
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import pile
from companion.ui.controls.text import serif, small
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.widths import serif_em


def build_title(device: Device, at: CountingLayout, counting: Counting) -> ft.Control:
    """Build the title: the row with what counts in it, or the player, and the button that switches between rows and
    players."""
    p = device.palette
    if at.by_player:
        seat = next((seat for seat in at.seats if seat.id == at.seat), None)
        name, note = (seat.name if seat is not None else ""), device.t("count-page-note")
        mark: ft.Control = symbol(seat, p, size=34) if seat is not None else ft.Container(width=0)
    else:
        name, note = device.t("count-row", row=at.row), device.t("count-hint", row=_name_hint(at))
        mark = badge(device, at.row, 44)
    turn = (
        ("count-by-row", ft.Icons.TABLE_ROWS_OUTLINED)
        if at.by_player
        else ("count-by-player", ft.Icons.PERSON_OUTLINED)
    )
    size = min(30 * device.scale, 44.0, max(18.0, _compute_title_width(device, at) / serif_em(name))) / device.scale
    title = ft.Semantics(header=True, content=serif(name, size, p, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS))
    # Large text between sign and buttons would break words: put the note below.
    under = device.scale > LARGE_TEXT
    words = ft.Column([title] if under else [title, small(note, p)], spacing=0, tight=True, expand=True)
    parts: list[ft.Control] = [mark, words]
    if not at.by_player:
        fields = [f"field/{name}" for name in at.fields if keypad_entry.row_of(name) == at.row]
        relief = ["field/mood_relief"] if at.row == "mood" else []
        parts += help_button(device, f"row/{at.row}", *fields, *relief, "field/bonus")
    if len(at.seats) > 1 and at.may:
        parts.append(
            icon_button(device, turn[0], turn[1], device.t(turn[0]), lambda: counting.show(by_player=not at.by_player))
        )
    line = ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return pile(line, small(note, p), spacing=2) if under else line


def _compute_title_width(device: Device, at: CountingLayout) -> float:
    """Return the width (px) left for the words of the title, beside its sign and its buttons."""
    across = device.width
    if at.beside:
        across -= compute_width_beside(device)
    elif at.wide:
        # Within the page's margins, beside the column of totals.
        across = (min(across, 1400) - 40 - 420 * min(device.scale, 1.3)) / (2 if at.three else 1) - 20
    return across - 32 - 44 - 2 * theme.TARGET - 3 * 12


def _name_hint(at: CountingLayout) -> str:
    """Return the name of the row's hint in the catalogue: under rule change 1 all empty cells count, not the largest
    group."""
    return "empty_cells" if at.row == "free_area" and "empty_cells" in at.fields else at.row

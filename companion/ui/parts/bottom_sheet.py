"""Lays out a form at the foot of a screen, where the thumb is; when closed, the screen is as before.

``bottom_sheet`` builds a short form that takes the foot's place, with the whole page above it in view (``over_foot``);
``over_sheet`` lays out a long one, which takes three fifths of a phone and scrolls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import Press, icon_button
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.paper import BETWEEN_COLUMNS, column, lay_over_bar, scroll_view
from companion.ui.controls.stack import fill, stack
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.widths import widest_word

#: The width (px) of the form beside a laptop's page; how a page and its form share a phone's height, and how a page and
#: a long form share a tablet's.
_BESIDE = 460
_SHARE = (2, 3)
_LONG_SHARE = (3, 7)
#: The size of a form's title, and the px between it and each icon.
_TITLE: Final = 19
_BESIDE_ICON: Final = 10
#: A page lower than this (px at the usual text size) has no room for a form and what is above it.
_ROOM: Final = 540
#: A page lower than this (px at the usual text size) is short.
_SHORT: Final = 600
#: A long form's share of a page as high as this (px at the usual text size) is as much as a phone's whole page.
_TALL: Final = 950


def is_crowded(device: Device) -> bool:
    """Tell whether a page is too low, or its text too large, for a bar of actions or a form below its content."""
    return device.is_low or device.is_cramped or device.scale > LARGE_TEXT


def is_short(device: Device) -> bool:
    """Tell whether a bar of actions would take nearly half of an upright page, so that what matters most must be at the
    top of it."""
    return device.height < _SHORT * device.scale and not (device.has_two_columns or is_crowded(device))


def lies_on_side(device: Device) -> bool:
    """Tell whether a page is low and has two columns, so that a question stands beside what it is about."""
    return device.is_low and device.has_two_columns


def over_sheet(
    device: Device,
    page: ft.Control,
    bar: ft.Control,
    form: ft.Control | None,
    title: str,
    close: Callable[[], Any],
    *,
    whole: bool = False,
) -> ft.Control:
    """Lay out a page over its bar of actions. An open ``form`` takes the bar's place on a phone, and stands beside both
    on a laptop; it takes the whole page where there is little room, and with ``whole`` on every phone. Handle:
    ``form-close``."""
    p = device.palette
    over_bar = lay_over_bar(p, page, bar)
    if form is None:
        # A page that moved to another place in the tree would close what is open on it.
        return _lay_form_beside(over_bar) if device.has_board else over_bar
    head = ft.Row(
        [
            sheet_title(device, title, 1),
            icon_button(device, "form-close", ft.Icons.CLOSE, device.t("help-close"), close),
        ]
    )
    body = stack(head, form)
    width = theme.TWO_COLUMNS if lies_on_side(device) else theme.COLUMN
    sheet = ft.Container(scroll_view(body, width=width), bgcolor=p.card, border=ft.Border(top=ft.BorderSide(2, p.ink)))
    if device.has_board:
        sheet.width, sheet.border = _width_beside(device), ft.Border(left=ft.BorderSide(2, p.ink))
        return _lay_form_beside(over_bar, sheet)
    above = ft.Container(page, visible=not (is_crowded(device) or (whole and not _is_tablet(device))))
    above.expand, sheet.expand = _LONG_SHARE if whole else _SHARE
    return fill(above, sheet, spacing=0)


def _is_tablet(device: Device) -> bool:
    """Tell whether the share of a long form has room for the longest one."""
    return device.width >= theme.COLUMN and device.height >= _TALL * device.scale


def _lay_form_beside(page: ft.Control, *sheet: ft.Control) -> ft.Control:
    """Lay out a page with the open form, if any, at its right."""
    return ft.Row(
        [ft.Container(page, expand=True), *sheet], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH
    )


def column_width(device: Device, opened: bool) -> float:
    """Return how wide (px) a column of the page is; ``opened``: a form is open, which on a laptop takes room beside
    it."""
    if not device.has_two_columns:
        return min(device.width, theme.COLUMN) - 2 * theme.MARGIN
    beside = _width_beside(device) if opened and device.has_board else 0
    return (min(device.width - beside, theme.TWO_COLUMNS) - 2 * theme.MARGIN - BETWEEN_COLUMNS) / 2


def acting_width(device: Device) -> float | None:
    """Return how wide (px) the actions of a turn are together on a low page, where they begin the right column; None on
    other pages: as wide as the foot."""
    return column_width(device, False) if lies_on_side(device) else None


def _width_beside(device: Device) -> float:
    """Return the width (px) of a form beside a laptop's page."""
    return _BESIDE * min(device.scale, 1.5)


def bottom_sheet(
    device: Device,
    identifier: str,
    title: str,
    parts: Sequence[ft.Control],
    close: Press,
    *places: str,
) -> ft.Control:
    """Build a sheet to put over the foot of a page (``over_foot``). Handle: ``ID-close``.

    Args:
        device: the reader.
        identifier: the prefix of its handles.
        title: what is asked, or who it is about.
        parts: what is chosen from, the usual first.
        close: closes it without an entry.
        places: what its "?" is about.
    """
    close_button = icon_button(device, f"{identifier}-close", ft.Icons.CLOSE, device.t("help-close"), close)
    head = ft.Row([sheet_title(device, title, 2), *help_button(device, *places), close_button], spacing=0)
    return stack(head, *parts)


def sheet_title(device: Device, title: str, icons: int) -> ft.Control:
    """Build the title of a form in a row with that many icons; no word of it breaks in large text."""
    room = min(device.width, theme.COLUMN) - 2 * theme.MARGIN - icons * (theme.TARGET + _BESIDE_ICON)
    size = min(_TITLE, room / widest_word(title) / device.scale)
    return ft.Container(bold(title, device.palette, size=size), expand=True)


def over_foot(
    device: Device,
    page: Sequence[ft.Control],
    foot: ft.Control,
    *,
    sheet: bool = False,
    width: float = theme.COLUMN,
) -> ft.Control:
    """Lay out a page over its foot; on a low page a bottom sheet takes all the room. ``sheet``: the foot is a bottom
    sheet; ``width``: the page's largest width."""
    if sheet and device.height < _ROOM * device.scale:
        return column([foot])
    bar = theme.COLUMN if device.has_board else None
    return lay_over_bar(device.palette, scroll_view(stack(*page), width=width), foot, width=bar)

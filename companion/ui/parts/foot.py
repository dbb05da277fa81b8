"""Builds the foot of a game's main screen, the bar that is always in reach: the actions of a turn, undo, the log, the
sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.ui import theme
from companion.ui.at_table import go
from companion.ui.controls.buttons import Press, action, fit_labels, icon_button
from companion.ui.controls.fields import LARGE_TEXT, lay_side_by_side
from companion.ui.controls.stack import stack
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device

#: The smallest text size (px) of labels side by side; with a smaller one the buttons take two rows.
_LEAST_LABEL: Final = 14.0
_GAP: Final = 8


def foot(device: Device, *more: ft.Control, log: bool = True, first: Sequence[ft.Control] = ()) -> ft.Control:
    """Build the bar with undo and the links to log and sheet. Its undo button confirms what was just entered; with
    large text it is an icon with its words as accessible name.

    ``more``: further buttons of the game, before those of log and sheet; ``first``: actions that share the row on a low
    page, where undo is an icon. Handles: ``undo``, ``log``, ``sheet``.
    """
    screens = [("log", "log-title", ft.Icons.LIST)] if log else []
    screens.append(("sheet", "sheet-title", ft.Icons.TABLE_CHART_OUTLINED))
    screen_buttons = [
        icon_button(device, name, icon, device.t(title), partial(go, device, name)) for name, title, icon in screens
    ]
    undo = UndoLink(sign=bool(first) or device.scale > LARGE_TEXT, confirms=True, key="undo")
    return ft.Row([*first, ft.Container(undo, expand=not first), *more, *screen_buttons], spacing=4)


def has_one_row(device: Device) -> bool:
    """Tell whether a page is so low that the actions of a turn share the row of the foot (``foot(first=…)``)."""
    return device.is_low and device.scale <= LARGE_TEXT


@dataclass(frozen=True, slots=True)
class Way:
    """A foot action: one of the action buttons at the foot of a game's screen.

    Attributes:
        name: its handle.
        label: its words; ``press``: what it does.
        red: whether it is the usual next action.
        brief: a shorter label, used if that saves a second row of buttons (the accessible name stays ``label``).
    """

    name: str
    label: str
    press: Press
    red: bool = False
    brief: str = ""


def lay_ways(
    device: Device,
    ways: Sequence[Way],
    *,
    aside: float = 0,
    height: float = theme.PLAY_TARGET,
    room: float | None = None,
) -> ft.Control:
    """Lay out the foot actions of a turn beside each other, in two rows if their labels would become too small. Without
    any action the place takes no room (the last key card is laid a moment before its row of buttons goes).

    Args:
        device: whose page it is.
        ways: the foot actions.
        aside: the px that something beside them takes.
        height: the height of a single row, in px.
        room: how wide they are together, in px; by default the foot's width.
    """
    if not ways:
        return ft.Container(height=0)
    large = device.scale > LARGE_TEXT
    inside = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN if room is None else room) - aside
    labels = [way.label for way in ways]
    size = _fit(device, labels, inside)
    narrow = size * device.scale < _LEAST_LABEL and not large
    if narrow and all(way.brief for way in ways):
        labels = [way.brief for way in ways]
        size = _fit(device, labels, inside)
        narrow = size * device.scale < _LEAST_LABEL
    pairs = list(zip(ways, labels, strict=True))
    rows = [pairs]
    if narrow:
        half = (len(ways) + 1) // 2
        rows = [pairs[:half], pairs[half:]]
        size = min(_fit(device, labels[:half], inside), _fit(device, labels[half:], inside))
    lines: list[ft.Control] = [
        lay_side_by_side(
            device,
            *(
                action(
                    device,
                    way.name,
                    label,
                    way.press,
                    red=way.red,
                    expand=True,
                    compact=True,
                    size=theme.BODY if large else size,
                    height=height if len(rows) == 1 else theme.TARGET,
                    name=way.label if label != way.label else "",
                )
                for way, label in row
            ),
            spacing=_GAP,
        )
        for row in rows
    ]
    return stack(*lines, spacing=6)


def _fit(device: Device, labels: Sequence[str], inside: float) -> float:
    """Return the text size at which the labels fit on buttons side by side in ``inside`` px."""
    button_width = (inside - _GAP * (len(labels) - 1)) / len(labels)
    return fit_labels(device, labels, button_width, compact=True)

"""Builds what stands around each of the game's screens: the strap with the menu, and the foot with undo and the ways
to the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.ui.at_table import go
from companion.ui.controls.buttons import icon_button
from companion.ui.device import Device
from companion.ui.parts.foot import foot
from companion.ui.screens.menu import TableHead


def top(device: Device, number: int, *places: str, before: bool = False) -> ft.Control:
    """Build the strap with the "?" of the screen (``places``) and the menu. ``before``: the round has not begun."""
    round_ = device.t("reportages-before-round" if before else "reportages-round", number=number)
    texts = (round_, device.t("table-code", code=device.state.code))
    return TableHead(texts, title=False, places=places)


def ways(device: Device, first: Sequence[ft.Control] = ()) -> ft.Control:
    """Build the foot: undo, one's own hand, the log, the sheet; before them the actions that share its row (``first``).
    Handle: ``cards``."""
    label = device.t("reportages-cards")
    cards = icon_button(device, "cards", ft.Icons.STYLE_OUTLINED, label, partial(go, device, "cards"))
    return foot(device, cards, first=first)

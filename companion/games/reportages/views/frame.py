"""Draws what all screens of the game have: the head with the menu, and the footer with undo, hand and log."""

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
    """Draw the head of a page: the round's number, help on ``places``, the menu. ``before``: the round has not
    begun."""
    round_ = device.t("reportages-before-round" if before else "reportages-round", number=number)
    texts = (round_, device.t("table-code", code=device.state.code))
    return TableHead(texts, title=False, places=places)


def game_foot(device: Device, first: Sequence[ft.Control] = ()) -> ft.Control:
    """Draw the footer: undo, one's own hand, the log, the score sheet; ``first``: buttons that share its row. Handle:
    ``cards``."""
    label = device.t("reportages-cards")
    cards = icon_button(device, "cards", ft.Icons.STYLE_OUTLINED, label, partial(go, device, "cards"))
    return foot(device, cards, first=first)

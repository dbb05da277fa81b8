"""Builds the card that says that a game is over and can be corrected, and the button back to its result."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui.at_table import go
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import CARD, headline, sans
from companion.ui.device import Device


def corrections(device: Device, said: str, *parts: ft.Control) -> ft.Control:
    """Build the card that says what can be corrected in a game that is over (``said``); the page itself has the "?"."""
    title = headline(device, device.t("logged-correct"), 24, 34, CARD)
    return card(stack(title, sans(said, device.palette), *parts), device.palette, selected=True, padding=12)


def back_to_result(device: Device, *, red: bool = True) -> ft.Control:
    """Build the button that leads from the corrections of a game that is over to its result. ``red``: it is the button
    to press next. Handle: ``back-to-result``."""
    label = device.t("logged-back-to-result")
    return action(device, "back-to-result", label, partial(go, device), red=red, expand=True)

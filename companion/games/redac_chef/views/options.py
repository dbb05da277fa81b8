"""The part of set-up that is Rédac' Chef's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft


@ft.component
def Options(settings: dict[str, Any], change: Callable[[str, Any], None]) -> ft.Control:
    """Length, flash and powers, rulings, progress."""
    return ft.Container()

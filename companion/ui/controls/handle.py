"""Stable handles: what a browser test or an assistive tool finds a control by. Outside scripts use them."""

from __future__ import annotations

import flet as ft


def handle(
    identifier: str, content: ft.Control, *, button: bool = False, expand: bool | int | None = None
) -> ft.Semantics:
    """The control with its handle; its accessible name stays its visible text."""
    # Keyed, because the browser's tree keeps the first identifier of a node that is only changed (Flutter web).
    return ft.Semantics(identifier=identifier, content=content, button=button or None, expand=expand, key=identifier)

"""Stable handles: what a browser test or an assistive tool finds a control by. Outside scripts use them."""

from __future__ import annotations

import flet as ft

from companion.ui import theme
from companion.ui.controls.text import sans
from companion.ui.theme import Palette


def handle(
    identifier: str,
    content: ft.Control,
    *,
    button: bool = False,
    expand: bool | int | None = None,
    name: str = "",
) -> ft.Semantics:
    """Give the control its handle; its accessible name stays its visible text, but for ``name``, which stands in its
    place: where several look alike, or where the text itself (one that can be marked and copied) has none."""
    # Keyed, because the browser's tree keeps the first identifier of a node that is only changed (Flutter web).
    return ft.Semantics(
        identifier=identifier,
        content=content,
        button=button or None,
        expand=expand,
        key=identifier,
        label=name or None,
        exclude_semantics=bool(name),
    )


def copyable(identifier: str, text: str, palette: Palette, *, size: float = theme.BODY) -> ft.Semantics:
    """Show a text that can be marked and copied; as such it is a field to the browser, and has a name by its handle."""
    return handle(identifier, sans(text, palette, size=size, selectable=True), name=text)


def pressable(identifier: str, button: ft.Control, *, expand: bool | int | None = None) -> ft.MergeSemantics:
    """Give one of Flet's own buttons its handle: one node with its name, its action and its place among the stops of
    the Tab key. Without merging, the handle and the name are one node and the action another, which has no name."""
    return ft.MergeSemantics(handle(identifier, button, expand=expand), expand=expand, key=identifier)

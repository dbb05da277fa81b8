"""Gives controls stable handles, by which browser tests and assistive technology find them. Outside scripts use
them."""

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
    """Give the control its handle, the stable identifier by which tests and assistive tools find it. Its accessible
    name is its visible text, unless ``name`` replaces it: where several controls look alike, or where selectable text
    would have none."""
    # Keyed, because Flutter web keeps the first identifier of a node that is only updated.
    return ft.Semantics(
        identifier=identifier,
        content=content,
        button=button or None,
        expand=expand,
        key=identifier,
        label=name or None,
        exclude_semantics=bool(name),
    )


def copyable_text(identifier: str, text: str, palette: Palette, *, size: float = theme.BODY) -> ft.Semantics:
    """Build a selectable text. To the browser it is a text field, so it gets its text as accessible name."""
    return handle(identifier, sans(text, palette, size=size, selectable=True), name=text)


def make_pressable(identifier: str, button: ft.Control, *, expand: bool | int | None = None) -> ft.MergeSemantics:
    """Give one of Flet's own buttons its handle, as one semantics node with name, action and place in the Tab order.
    Unmerged, handle and name would be one node and the action another without a name."""
    return ft.MergeSemantics(handle(identifier, button, expand=expand), expand=expand, key=identifier)

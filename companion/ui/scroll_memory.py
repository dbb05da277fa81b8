"""Restores the scroll offset of a column: each device remembers it by route."""

from __future__ import annotations

import contextlib
from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.controls.stack import stack
from companion.ui.reactive import use_device

#: The interval (ms) of scroll events.
_SAYS_MS = 250


@ft.component
def Scrolled(route: str, parts: list[ft.Control], width: float = theme.COLUMN) -> ft.Control:
    """Show the parts in a column, scrolled to the offset that this device remembers for ``route``."""
    device = use_device()
    column_ref: ft.MutableRef[ft.Ref[ft.Column]] = ft.use_ref(lambda: ft.Ref())

    def remember_offset(event: Any) -> None:
        device.reader.offsets[route] = float(event.pixels)

    async def restore(offset: float) -> None:
        """Scroll the column to that offset; nothing if it is no longer on the page."""
        column = column_ref.current.current if column_ref.current is not None else None
        if column is not None:
            # The page may show something else by now; then there is nothing to scroll.
            with contextlib.suppress(RuntimeError, TimeoutError):
                await column.scroll_to(offset=offset, duration=0)

    def restore_remembered() -> None:
        if offset := device.reader.offsets.get(route, 0.0):
            device.run(restore, offset)

    ft.use_effect(restore_remembered, [route])
    inner = stack(*parts, spacing=12)
    sized = ft.Container(inner, padding=ft.Padding.symmetric(horizontal=16, vertical=12), width=width)
    return ft.Column(
        [ft.Container(sized, alignment=ft.Alignment.TOP_CENTER)],
        ref=column_ref.current,
        scroll=ft.ScrollMode.AUTO,
        on_scroll=remember_offset,
        scroll_interval=_SAYS_MS,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

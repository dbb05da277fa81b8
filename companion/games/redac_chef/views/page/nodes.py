"""Builds the things on a page that can be tapped: each is one node with handle, name and action, whatever is drawn in
it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.widths import sans_em

Press = Callable[[], Awaitable[Any] | None]


def node(
    handle: str, label: str, face: ft.Control | None, press: Press | None, *, selected: bool | None = None, **box: Any
) -> ft.Control:
    """Build a box as one node. ``press``: what a tap on it does (None: nothing); ``box``: its size, colours and
    frame."""

    async def pressed(_: Any) -> None:
        """Do what a tap on the box does, and wait for it."""
        assert press is not None
        doing = press()
        if doing is not None:
            await doing

    inner = ft.Semantics(content=face, exclude_semantics=True) if face is not None else None
    drawn = ft.Container(inner, alignment=ft.Alignment.CENTER, on_click=pressed if press is not None else None, **box)
    named = ft.Semantics(
        identifier=handle, content=drawn, label=label, button=press is not None or None, selected=selected
    )
    # Merged, or a screen reader would find the name on one node and the action on another.
    return ft.MergeSemantics(named, key=handle)


def chip(
    device: Device, handle: str, name: str, face: list[ft.Control], chosen: bool, press: Press, width: float = 0
) -> ft.Control:
    """Build one chip of a line of choices. The chosen one has a thick frame, so that it is not marked by colour alone.
    ``width``: of what is drawn in it (px)."""
    p = device.palette
    return node(
        handle,
        name,
        ft.Row(face, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        press,
        selected=chosen,
        width=max(theme.TARGET, width + 18),
        height=theme.TARGET,
        bgcolor=p.card,
        border=ft.Border.all(3 if chosen else 1, p.ink if chosen else p.rule),
        border_radius=10,
    )


def word_chip(device: Device, handle: str, name: str, text: str, chosen: bool, press: Press) -> ft.Control:
    """Build a chip with a word on it."""
    return chip(device, handle, name, [word(device, text)], chosen, press, sans_em(text) * 15 * device.scale)


def word(device: Device, text: str, *, most: float = 20) -> ft.Text:
    """Build a short word, for a chip or a tile, at most ``most`` px high on the screen."""
    return bold(text, device.palette, size=word_size(device, most), no_wrap=True)


def word_size(device: Device, most: float) -> float:
    """Return the text size of such a word."""
    return device.fit(min(15, most), most)

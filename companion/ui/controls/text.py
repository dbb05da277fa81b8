"""Type: serif for the masthead, clock, figures and headlines, sans for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.theme import Palette

if TYPE_CHECKING:
    from companion.ui.device import Device

#: What a "?" takes beside a headline, and what a card takes around it, in pixels.
HELP: Final = theme.TARGET + 8
CARD: Final = 30


def serif(value: str, size: float, palette: Palette, *, black: bool = True, **kw: Any) -> ft.Text:
    """A headline or a figure."""
    kw.setdefault("color", palette.ink)
    weight = theme.BLACK if black else theme.SEMI
    return ft.Text(value, size=size, font_family=theme.SERIF, weight=weight, **kw)


def headline(device: Device, value: str, size: float, most: float = 0, beside: float = 0, **kw: Any) -> ft.Text:
    """A headline across a column, whose words are never broken: large text makes it at most ``most`` pixels high (half
    as large again where that is 0), and smaller where its longest word needs that. ``beside``: the pixels that
    something beside it takes, a frame or a "?"."""
    return serif(value, device.headline(value, size, most or 1.5 * size, beside), device.palette, **kw)


def sans(
    value: str, palette: Palette, *, size: float = theme.BODY, weight: ft.FontWeight = theme.REGULAR, **kw: Any
) -> ft.Text:
    """Running text."""
    kw.setdefault("color", palette.ink)
    return ft.Text(value, size=size, font_family=theme.SANS, weight=weight, **kw)


def small(value: str, palette: Palette, **kw: Any) -> ft.Text:
    """A remark."""
    kw.setdefault("color", palette.muted)
    kw.setdefault("size", theme.SMALL)
    return sans(value, palette, **kw)


def bold(value: str, palette: Palette, *, size: float = theme.BODY, **kw: Any) -> ft.Text:
    """Text that stands out."""
    return sans(value, palette, size=size, weight=theme.BOLD, **kw)

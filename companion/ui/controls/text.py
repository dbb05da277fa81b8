"""Builds texts: serif for masthead, clock, figures and headlines, sans for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.text.typography import UNBROKEN
from companion.ui import theme
from companion.ui.theme import Palette

if TYPE_CHECKING:
    from companion.ui.device import Device

#: The px that a "?" takes beside a headline, and that a card takes around one.
HELP: Final = theme.TARGET + 8
CARD: Final = 30


def _keep_dots_at_line_end(value: str) -> str:
    """Return the text with each "·" between two remarks tied to the word before it, so that no line begins with it."""
    return value.replace(" · ", f"{UNBROKEN}· ")


def serif(value: str, size: float, palette: Palette, *, black: bool = True, **kw: Any) -> ft.Text:
    """Build a headline or a figure."""
    kw.setdefault("color", palette.ink)
    weight = theme.BLACK if black else theme.SEMI
    return ft.Text(_keep_dots_at_line_end(value), size=size, font_family=theme.SERIF, weight=weight, **kw)


def headline(device: Device, value: str, size: float, most: float = 0, beside: float = 0, **kw: Any) -> ft.Text:
    """Build a headline across a column whose words do not break. With large text it grows to at most ``most`` px (by
    default 1.5 times ``size``), less if its longest word would not fit. ``beside``: the px that something beside it
    takes, a frame or a "?"."""
    return serif(value, device.headline(value, size, most or 1.5 * size, beside), device.palette, **kw)


def sans(
    value: str, palette: Palette, *, size: float = theme.BODY, weight: ft.FontWeight = theme.REGULAR, **kw: Any
) -> ft.Text:
    """Build running text."""
    kw.setdefault("color", palette.ink)
    return ft.Text(_keep_dots_at_line_end(value), size=size, font_family=theme.SANS, weight=weight, **kw)


def small(value: str, palette: Palette, **kw: Any) -> ft.Text:
    """Build a small, muted remark."""
    kw.setdefault("color", palette.muted)
    kw.setdefault("size", theme.SMALL)
    return sans(value, palette, **kw)


def bold(value: str, palette: Palette, *, size: float = theme.BODY, **kw: Any) -> ft.Text:
    """Build bold text."""
    return sans(value, palette, size=size, weight=theme.BOLD, **kw)

"""Type: serif for the masthead, clock, figures and headlines, sans for the rest."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui import theme
from companion.ui.theme import Palette


def serif(value: str, size: float, palette: Palette, *, black: bool = True, **kw: Any) -> ft.Text:
    """A headline or a figure."""
    kw.setdefault("color", palette.ink)
    weight = theme.BLACK if black else theme.SEMI
    return ft.Text(value, size=size, font_family=theme.SERIF, weight=weight, **kw)


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

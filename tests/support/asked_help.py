"""Finds what the rules are asked by the "?" of a screen."""

from __future__ import annotations

import flet as ft

from tests.support.headless_phone import Phone


def asked(phone: Phone) -> set[str]:
    """The places that the "?" of this screen are about."""
    kinds = (ft.Semantics, ft.MergeSemantics)
    buttons = [c for c in phone.controls() if isinstance(c, kinds) and isinstance(c.data, tuple)]
    return {place for button in buttons for place in button.data}

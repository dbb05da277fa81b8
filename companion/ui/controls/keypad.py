"""Builds our own keypad: the number keyboard of some phones has no minus, covers the page and closes at every step."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import on_press
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.widths import LINE_EM, count_lines, widest_word

#: Handles a key: "0" … "9", "sign", "zero", "back", "ok", "close", or the name of an extra key.
Key = Callable[[str], Awaitable[Any] | None]

_KEYBOARD: Final = {
    **{str(digit): str(digit) for digit in range(10)},
    **{f"Numpad {digit}": str(digit) for digit in range(10)},
    "-": "sign",
    "Numpad Subtract": "sign",
    "Backspace": "back",
    "Enter": "ok",
    "Numpad Enter": "ok",
    "Escape": "close",
}

#: The frame of a key above and below its label, in px.
_EDGES: Final = 4.0


def find_key(event: Any) -> str | None:
    """Return the key of the keypad for a key of the keyboard; None if there is none."""
    return None if event.ctrl or event.alt or event.meta else _KEYBOARD.get(event.key)


def keypad(
    device: Device,
    press: Key,
    *,
    ok: str,
    signed: bool = False,
    zero: str = "",
    more: str = "",
    total: str = "",
    total_on: bool = False,
) -> ft.Control:
    """Build the keypad: digits, ⌫, a key that closes it, and OK in red, labelled with what comes next.

    ``press`` gets the name of the key pressed. ``signed``: with ±, since the number may be negative; otherwise ``zero``
    labels a key in its place that enters 0 at one tap. ``more``: labels an extra key ("+ photo"), handle
    ``keypad-more``. ``total``: labels a key that stays down (``total_on``) while the number is the sum of all, handle
    ``keypad-sum``.
    """
    height = _compute_height(device)

    def key(
        name: str,
        label: str = "",
        *,
        icon: ft.IconData | None = None,
        red: bool = False,
        down: bool = False,
        wide: int = 1,
    ) -> ft.Control:
        """Build one key, whose label is made small enough to fit; ``down``: it is drawn as pressed, ``wide``: the
        number of columns that it takes."""
        p = device.palette
        ink = p.on_action if red else p.ink
        is_word = len(label) > 1

        size = device.fit(17 if red or is_word else 26, 20 if red else 19 if is_word else 30)
        if is_word:
            # The longest word of a key does not break; several words take two lines.
            width = _compute_key_width(device, wide)
            size = min(size, width / widest_word(label) / device.scale)
            lines = min(2, count_lines(label, size * device.scale, width))
            size = min(size, (height - _EDGES) / lines / LINE_EM / device.scale)
        text = bold(
            label,
            p,
            size=size,
            color=ink,
            text_align=ft.TextAlign.CENTER,
            max_lines=2,
        )
        if icon is not None:
            face: ft.Control = ft.Icon(icon, color=ink, size=26, semantics_label=label)
        elif down:
            face = ft.Column(
                [ft.Icon(ft.Icons.CHECK, color=ink, size=18), text],
                spacing=0,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        else:
            face = text
        # Not a Flet button: it would keep the keyboard focus, and Enter would press it again.
        body = ft.Container(
            face,
            height=height,
            alignment=ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(horizontal=4),
            bgcolor=p.action if red else p.card,
            border=ft.Border.all(2 if down else 1, p.action if red else p.ink if down else p.rule),
            border_radius=14,
            on_click=on_press(partial(press, name)),
        )
        return handle(f"keypad-{name}", body, button=True, expand=wide)

    def blank() -> ft.Control:
        return ft.Container(height=height, expand=1)

    t = device.t
    close = key("close", t("keypad-close"), icon=ft.Icons.KEYBOARD_HIDE_OUTLINED)
    beside = key("sign", "±") if signed else key("zero", zero) if zero else blank()
    rows = [
        [key("1", "1"), key("2", "2"), key("3", "3"), key("more", more) if more else close],
        [key("4", "4"), key("5", "5"), key("6", "6"), beside],
        [
            key("7", "7"),
            key("8", "8"),
            key("9", "9"),
            key("back", t("keypad-back"), icon=ft.Icons.BACKSPACE_OUTLINED),
        ],
        [key("sum", total, down=total_on) if total else blank(), key("0", "0"), key("ok", ok, red=True, wide=2)],
    ]
    spacing = 6 if device.height < 300 else 8
    return pile(*[ft.Row(row, spacing=spacing) for row in rows], spacing=spacing)


def _compute_height(device: Device) -> float:
    """Return the height of a key: large where there is room; a low screen leaves space for the field above the pad."""
    if device.is_landscape_phone:
        return max(theme.TARGET, min(62, (device.height - 40) / 4))
    return max(theme.TARGET if device.height < 600 else theme.PLAY_TARGET, min(62, device.height * 0.075))


def compute_width_beside(device: Device) -> float:
    """Return the width (px) of a keypad that stands beside the field that it fills, with its margins."""
    return max(252.0, min(420.0, device.width * 0.42))


def _compute_key_width(device: Device, keys: int) -> float:
    """Return the smallest inner width (px) of a key that spans ``keys`` columns."""
    pad = compute_width_beside(device) - 18 if device.is_landscape_phone else min(device.width - 32, 340)
    return (pad - 3 * 8) / 4 * keys + 8 * (keys - 1) - 8 - 4

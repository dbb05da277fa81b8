"""Builds buttons. At most one per screen is red, the one to press next; the others are paper and ink."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import flet as ft

from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.handle import handle, make_pressable
from companion.ui.controls.pressable_node import Pressed
from companion.ui.controls.text import sans, serif
from companion.ui.device import Device
from companion.ui.fast_text import FastText
from companion.ui.widths import count_lines, widest_word

#: The text scale from which fixed heights would cut text off.
LARGE = 1.2
#: The most characters of a label that fit on one line of a phone beside an icon.
ONE_LINE = 32
#: The prefixes of the handles of buttons that fire on touch; the page's script must know them.
FAIR: Final = ("maquette-", "tirage-")
#: A click through the semantics tree within this time (s) after a touch is the same press.
_SAME_PRESS_S: Final = 1.5

#: The px that a button takes around its label, that an icon in it takes, and that a compact one takes around its label.
_INSIDE: Final = 36
_ICON: Final = 30
_INSIDE_COMPACT: Final = 24
#: The px that the label of one of two buttons beside each other has, at most.
_HALF: Final = 180
#: The px above and below a label on a button of that height.
_ABOVE: Final = 4

Press = Callable[[], Awaitable[Any] | None]


def action(
    device: Device,
    identifier: str,
    label: str,
    press: Press,
    *,
    red: bool = False,
    height: float = theme.PLAY_TARGET,
    icon: ft.IconData | None = None,
    disabled: bool = False,
    selected: bool = False,
    expand: bool | int | None = None,
    width: float | None = None,
    size: float = theme.BODY,
    compact: bool = False,
    exact: bool = False,
    onward: bool = False,
    name: str = "",
) -> ft.Control:
    """Build an ordinary button with its handle.

    ``red``: it is the one to press next. ``selected`` marks the chosen one of several, never by colour alone: with a
    tick, or where space is short (``compact``) with a thick frame. ``exact``: exactly ``height`` high even with large
    text, on one line; the caller makes sure that the label fits. ``onward``: the icon stands behind the label, in the
    direction of its arrow. ``name``: the accessible name where the label alone does not say what the button is about.
    """
    grows = device.scale > LARGE and not exact
    p = device.palette
    if selected and not compact:
        icon = ft.Icons.CHECK
    fill, ink = (p.action, p.on_action) if red else (p.card, p.ink)
    style = ft.ButtonStyle(
        bgcolor={ft.ControlState.DISABLED: p.paper, ft.ControlState.DEFAULT: fill},
        color={ft.ControlState.DISABLED: p.muted, ft.ControlState.DEFAULT: ink},
        icon_color={ft.ControlState.DISABLED: p.muted, ft.ControlState.DEFAULT: ink},
        side=ft.BorderSide((3 if compact else 2) if selected else 1, p.ink if selected else (fill if red else p.rule)),
        shape=ft.RoundedRectangleBorder(radius=14),
        elevation=0,
        # With large text the button grows as needed; two lines of a label (48 px) have room in all.
        padding=ft.Padding.symmetric(
            horizontal=8 if compact else 14, vertical=14 if grows else 0 if compact or exact else _ABOVE
        ),
        overlay_color=ft.Colors.with_opacity(0.08, p.ink),
    )
    text = sans(
        label,
        p,
        size=_fit_label(device, label, size, icon is not None),
        weight=theme.BOLD,
        color=p.muted if disabled else ink,
        text_align=ft.TextAlign.CENTER,
        no_wrap=exact,
        **({"semantics_label": name} if name else {}),
    )
    high = max(height, theme.TARGET)
    taller = not (grows or exact) and _may_take_three_lines(device, label, size)
    if icon is None and not taller:
        content: ft.Control = text
    else:
        glyph: ft.Control = ft.Container(width=0) if icon is None else ft.Icon(icon, color=text.color, size=22)
        if taller:  # as high as the others at least
            glyph = ft.Container(glyph, height=high - 2 * _ABOVE, alignment=ft.Alignment.CENTER)
        # The label wraps beside the icon.
        words = ft.Container(text, expand=True, expand_loose=not expand)
        face: list[ft.Control] = [words, glyph] if onward else [glyph, words]
        content = ft.Row(face, spacing=0 if icon is None else 8, tight=True) if label else glyph
    button = ft.Button(
        content=content,
        on_click=on_press(press),
        elevation=0,
        style=style,
        height=None if grows or taller else high,
        width=width,
        disabled=disabled,
        tooltip=None if label else identifier,
    )
    return make_pressable(identifier, button, expand=expand)


def small_action(device: Device, identifier: str, label: str, press: Press, **looks: Any) -> ft.Control:
    """Build an ordinary button that is no higher than a finger; ``looks`` as for ``action``."""
    return action(device, identifier, label, press, height=theme.TARGET, compact=True, **looks)


def link(
    device: Device,
    identifier: str,
    label: str,
    press: Press,
    *,
    icon: ft.IconData | None = None,
    brief: bool = False,
    name: str = "",
    marked: bool = False,
    live: FastText | None = None,
) -> ft.Control:
    """Build a quiet button: text and perhaps an icon, no box.

    ``brief``: on one line, for places that must not grow. ``name``: the accessible name where the label alone does not
    say whom the button is about. ``marked``: framed for a while, in the same place and size. ``live``: a text that
    replaces the label in place, without a redraw; while that text is empty, the link is hidden.
    """
    p = device.palette
    colour = p.ink if marked else p.muted
    size = device.fit(theme.SMALL, 20) if brief else theme.SMALL
    if brief:
        label = shorten(label, ONE_LINE)
    one_line = {"max_lines": 1, "overflow": ft.TextOverflow.ELLIPSIS} if brief else {}
    accessible_name = {"semantics_label": name} if name else {}
    words = sans(label, p, size=size, weight=theme.SEMI, color=colour, **one_line, **accessible_name)
    style = ft.ButtonStyle(
        padding=ft.Padding.symmetric(horizontal=8),
        shape=ft.RoundedRectangleBorder(radius=10),
        bgcolor=p.card if marked else None,
        side=ft.BorderSide(1, p.ink) if marked else None,
    )
    button = ft.TextButton(
        content=quiet_face(ft.Icon(icon, color=colour, size=20) if icon else None, words),
        on_click=on_press(press),
        style=style,
        height=theme.TARGET if brief else None,
    )
    whole = make_pressable(identifier, button)
    return whole if live is None else live.bind(words, whole)


def quiet_face(icon: ft.Icon | None, label: ft.Text) -> ft.Control:
    """Lay out icon and label of a quiet button: as high as a finger, and higher where the label beside the icon takes
    more lines (an undo that names a player with a long name)."""
    least = ft.Container(icon, width=icon.size if icon else 0, height=theme.TARGET, alignment=ft.Alignment.CENTER)
    words = ft.Container(label, padding=ft.Padding.symmetric(vertical=4), expand=True, expand_loose=True)
    return ft.Row([least, words], spacing=6 if icon else 0, tight=True)


def home_link(device: Device) -> ft.Control:
    """Build a quiet link to the home screen."""
    return link(device, "home", device.t("go-home"), lambda: device.go("/home"), icon=ft.Icons.HOME_OUTLINED)


def home_button(device: Device) -> ft.Control:
    """Build a link to the home screen beside the main button; with large text it is only an icon."""
    if device.scale <= LARGE:
        return home_link(device)
    return icon_button(device, "home", ft.Icons.HOME_OUTLINED, device.t("go-home"), lambda: device.go("/home"))


def back_to_game(device: Device, identifier: str, *, red: bool = False) -> ft.Control:
    """Build a button that leads from another screen of the watched table back to its game."""
    route = f"/table/{device.state.code}"
    icon = ft.Icons.ARROW_BACK
    return action(device, identifier, device.t("menu-close"), lambda: device.go(route), red=red, icon=icon)


def print_link(
    device: Device, identifier: str, label: str, url: str, icon: ft.IconData = ft.Icons.PRINT_OUTLINED
) -> ft.Control:
    """Build a quiet button that opens a page for printing (or a picture) in another tab."""
    p = device.palette
    words = sans(label, p, size=theme.SMALL, weight=theme.SEMI, color=p.muted)
    button = ft.TextButton(
        content=quiet_face(ft.Icon(icon, color=p.muted, size=20), words),
        url=ft.Url(url, target=ft.UrlTarget.BLANK),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8), shape=ft.RoundedRectangleBorder(radius=10)),
    )
    return make_pressable(identifier, button)


def icon_button(device: Device, identifier: str, icon: ft.IconData, label: str, press: Press) -> ft.Control:
    """Build a button that shows only an icon; ``label`` is its accessible name and its tooltip."""
    p = device.palette
    button = ft.IconButton(
        icon=icon,
        icon_color=p.ink,
        icon_size=24,
        tooltip=label,
        on_click=on_press(press),
        width=theme.TARGET,
        height=theme.TARGET,
    )
    return make_pressable(identifier, button)


def touch_down_button(
    device: Device,
    identifier: str,
    label: str,
    press: Press,
    *,
    red: bool = False,
    size: float = 22,
    note: ft.Control | None = None,
    height: float | None = None,
    expand: bool = False,
    radius: float = 16,
    padding: float = 8,
) -> ft.Control:
    """Build a button that fires on touch down instead of release, so that nobody loses a race to a slow finger.

    It must be outside any scroll view. A touch bypasses the semantics tree, where it would be held back for a quarter
    of a second; screen readers and keys use the semantics tree. The page's script
    (``companion/ui/web/assets/page/stops.js``) separates the two; a press that arrives both ways counts once. The
    ``identifier`` must begin with one of ``FAIR``, the handles that the script treats so.
    """
    p = device.palette
    fill, ink, edge = (p.action, p.on_action, p.action) if red else (p.card, p.ink, p.rule)
    lines: list[ft.Control] = [
        serif(label, size / device.scale, p, color=ink, text_align=ft.TextAlign.CENTER, no_wrap=True)
    ]
    if note is not None:
        lines.append(note)
    face = ft.Container(
        ft.Column(
            lines,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=8,
            tight=not expand,
        ),
        bgcolor=fill,
        border=ft.Border.all(1, edge),
        border_radius=radius,
        alignment=ft.Alignment.CENTER,
        height=height,
        padding=padding,
    )
    assert identifier.startswith(FAIR), f"{identifier} is not known to the page's script"
    touch_key = f"pressed-{identifier}"

    async def press_by_touch(_: Any) -> None:
        """Record the moment of the touch and do what the press does."""
        device.kept[touch_key] = time.monotonic()
        await run_press(press)

    async def press_by_click(_: Any) -> None:
        """Do what the press does for a click by key or screen reader; a click that follows a touch is the same
        press."""
        if time.monotonic() - device.kept.get(touch_key, -_SAME_PRESS_S) >= _SAME_PRESS_S:
            await run_press(press)

    touch = ft.GestureDetector(content=face, on_tap_down=press_by_touch, exclude_from_semantics=True)
    return Pressed(
        identifier=identifier, content=touch, button=True, expand=expand, key=identifier, on_click=press_by_click
    )


def fit_labels(
    device: Device, labels: Iterable[str], room: float, *, icon: bool = False, compact: bool = False
) -> float:
    """Return the text size at which no word of the labels breaks in buttons that are ``room`` px wide."""
    inside = room - (_INSIDE_COMPACT if compact else _INSIDE) - (_ICON if icon else 0)
    wide = max(widest_word(label) for label in labels) * theme.BODY * device.scale
    return theme.BODY * min(1.0, inside / wide)


def _may_take_three_lines(device: Device, label: str, size: float) -> bool:
    """Tell whether a label may need more than two lines where two buttons share a phone's column or the middle of a
    board."""
    half = (device.width - 2 * theme.MARGIN - 8) / 2 - _INSIDE
    return count_lines(label, size * device.scale, min(half, _HALF)) > 2


def _fit_label(device: Device, label: str, size: float, icon: bool) -> float:
    """Return the label's text size, reduced if one of its words would break in a button across a phone's column."""
    room = min(device.width, theme.COLUMN) - 2 * theme.MARGIN - _INSIDE - (_ICON if icon else 0)
    wide = widest_word(label) * size * device.scale
    return size * min(1.0, room / wide) if wide else size


async def run_press(press: Press) -> Any:
    """Call ``press`` and return its result; if that is awaitable, await it first."""
    work = press()
    return await work if isinstance(work, Awaitable) else work


def tappable(
    identifier: str, content: ft.Control, press: Press, *, padding: ft.PaddingValue, radius: float = 10
) -> ft.Control:
    """Build content that can be pressed anywhere, as one button."""
    face = ft.Container(content, on_click=on_press(press), ink=True, border_radius=radius, padding=padding)
    return handle(identifier, face, button=True)


def on_press(press: Press) -> Callable[[Any], Awaitable[None]]:
    """Return the event handler of a control that calls ``press`` and ignores the event."""

    async def handle_press(_: Any) -> None:
        await run_press(press)

    return handle_press

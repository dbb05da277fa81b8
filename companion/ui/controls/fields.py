"""Builds form controls: text fields, choices, ticks, steppers, and parts that fold."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import Press, action, fit_labels, link, run_press, small_action
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import lay_in_rows, stack, wrap
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.page.messages import AskedYes
from companion.ui.reactive import use_device, use_device_and_palette
from companion.ui.widths import widest_word

#: How long (s) a browser takes to blur a field at the return key.
_LETS_GO_S = 0.15
#: The text scale from which controls side by side are stacked instead.
LARGE_TEXT = 1.4
#: The smallest size (px) of labels side by side; below it they wrap.
_LEAST_LABEL: Final = 14.0
#: The px around the label of a yes/no control in a card: its sign, its edges, the card's.
_AROUND_TICK: Final = 96
_FOLD_PADDING = ft.Padding.symmetric(horizontal=14, vertical=12)
#: The px that the head of a foldable part takes beside its title: padding, arrow and spacing.
_FOLD_BESIDE = 2 * 14 + 24 + 8


def text_field(
    device: Device,
    identifier: str,
    label: str,
    value: str,
    typed: Callable[[str], Any],
    done: Press,
    *,
    most: int = 320,
    code: bool = False,
    stay: bool = False,
    lines: int = 1,
) -> ft.Semantics:
    """Build a text field of one line, or of ``lines``. It accepts more than is saved (``most``), so that a text that is
    too long gets an answer and is not silently cut.

    ``typed`` is called with the text at each change, ``done`` at the return key, after which the field keeps the focus
    with ``stay``. ``code``: capitals only. Names are kept as typed: Flet's capitalisation of words does not only
    suggest capitals but forces them, which made "De La Tour" of "de La Tour".
    """
    p = device.palette

    # Each drawing creates the control anew; the reference holds the one on the page.
    field_ref: ft.Ref[ft.TextField] = device.kept.setdefault(f"field-{identifier}", ft.Ref())
    # A browser reports a field's value before its change event. A drawing between the two would send the last known
    # text, over letters typed already.
    last_known: str | None = device.kept.get(f"known-{identifier}")
    device.kept[f"known-{identifier}"] = value
    if value == last_known:
        value = _read_in_browser(field_ref, value)

    def report_change(event: ft.Event[ft.TextField]) -> None:
        """Remember the text as the one in the browser, and pass it on."""
        text = event.control.value or ""
        device.kept[f"known-{identifier}"] = text
        typed(text)

    async def enter(_: Any) -> None:
        await run_press(done)
        if stay:
            device.run(_refocus, field_ref)

    field = ft.TextField(
        ref=field_ref,
        label=label,
        value=value,
        on_change=report_change,
        on_submit=enter,
        max_length=most,
        counter="",
        multiline=lines > 1,
        min_lines=lines if lines > 1 else None,
        max_lines=2 * lines if lines > 1 else 1,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS if code else None,
        border={
            ft.ControlState.DEFAULT: ft.OutlineInputBorder(side=ft.BorderSide(1, p.muted), border_radius=14),
            ft.ControlState.FOCUSED: ft.OutlineInputBorder(side=ft.BorderSide(2, p.ink), border_radius=14),
        },
        label_style=ft.TextStyle(color=p.muted, font_family=theme.SANS),
        text_style=ft.TextStyle(size=theme.BODY, font_family=theme.SANS, color=p.ink),
    )
    return handle(identifier, field)


def _read_in_browser(field: ft.Ref[ft.TextField], otherwise: str) -> str:
    """Return the field's text as the browser last reported it; ``otherwise`` if the field is on no page."""
    try:
        control = field.current
        return otherwise if control is None or control.page is None else control.value or ""
    except RuntimeError:  # it went away with its screen
        return otherwise


async def _refocus(field: ft.Ref[ft.TextField]) -> None:
    """Give the field its focus back after the return key took it away; before the browser has done so, focusing would
    do nothing."""
    await asyncio.sleep(_LETS_GO_S)
    if (control := field.current) is not None:
        with contextlib.suppress(RuntimeError):  # it went away with its screen
            await control.focus()


def lay_beside(device: Device, main: ft.Control, *buttons: ft.Control, spacing: float = 8) -> ft.Control:
    """Lay out a control with its buttons at its right; with large text the buttons are below it, so that nothing is
    squeezed."""
    if device.scale > LARGE_TEXT:
        return stack(main, wrap(*buttons, spacing=spacing), spacing=6)
    return ft.Row([ft.Container(main, expand=True), *buttons], spacing=spacing)


def lay_side_by_side(device: Device, *buttons: ft.Control, spacing: float = 8) -> ft.Control:
    """Lay out buttons of equal width in a row; with large text below each other, because their words would break."""
    if device.scale > LARGE_TEXT:
        rows: list[ft.Control] = [ft.Row([button]) for button in buttons]
        return stack(*rows)
    return ft.Row([*buttons], spacing=spacing)


@dataclass(frozen=True, slots=True)
class Option:
    """Option of a choice: its handle, its label and the value that it stands for."""

    identifier: str
    label: str
    value: Any


def choice(
    device: Device,
    options: Sequence[Option],
    chosen: Any,
    pick: Callable[[Any], Any],
    *,
    across: bool = True,
    height: float = theme.TARGET,
    aside: float = 0,
    room: float | None = None,
    per_row: int = 0,
) -> ft.Control:
    """Build a choice of one of several options, the chosen one ticked; a tap calls ``pick`` with the option's value.
    ``across``: in one row of equal widths where the text fits; ``aside``: the px that something beside it takes;
    ``room``: how wide both are, in px, by default a phone's column; ``per_row``: in rows of so many (in large text as
    many as fit), for figures, which need no more than a finger."""
    size: float = theme.BODY
    large = device.scale > LARGE_TEXT
    across = across and not per_row
    if across and not large:
        inside = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN if room is None else room) - aside
        each = (inside - 8 * (len(options) - 1)) / len(options)
        size = fit_labels(device, [option.label for option in options], each, compact=True)
        if size * device.scale < _LEAST_LABEL:
            across, size = False, theme.BODY

    def button(option: Option, expand: bool | None) -> ft.Control:
        return action(
            device,
            option.identifier,
            option.label,
            lambda: pick(option.value),
            selected=option.value == chosen,
            height=height,
            compact=True,
            expand=expand,
            size=size,
        )

    if per_row and not large:
        return stack(*lay_in_rows([button(option, True) for option in options], per_row, tiles=True))
    if across:
        return lay_side_by_side(device, *(button(option, True) for option in options))
    return wrap(*([button(option, None) for option in options]))


def tick(
    device: Device, identifier: str, label: str, value: bool, pick: Callable[[bool], Any], *, note: str = ""
) -> ft.Semantics:
    """Build a yes/no control with a note under its label; the whole line is the button, and ``pick`` gets the new
    value."""
    p = device.palette
    room = min(device.width, theme.COLUMN) - 2 * theme.MARGIN - _AROUND_TICK
    size = min(theme.BODY, room / widest_word(label) / device.scale)
    texts: list[ft.Control] = [bold(label, p, size=size)]
    if note:
        texts.append(small(note, p))
    line = ft.Row(
        [
            ft.Icon(ft.Icons.CHECK_BOX if value else ft.Icons.CHECK_BOX_OUTLINE_BLANK, color=p.ink, size=26),
            ft.Column(texts, spacing=2, tight=True, expand=True),
        ],
        spacing=12,
    )

    async def toggle(_: Any) -> None:
        await run_press(lambda: pick(not value))

    face = ft.Container(line, padding=ft.Padding.symmetric(horizontal=12, vertical=10), on_click=toggle, ink=True)
    framed = ft.Container(
        face,
        bgcolor=p.card,
        border=ft.Border.all(2 if value else 1, p.ink if value else p.rule),
        border_radius=14,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return ft.Semantics(identifier=identifier, content=framed, checked=value, button=True, key=identifier)


def stepper(
    device: Device, identifier: str, figure_text: str, step: Callable[[int], Any], *, size: int = 1, unit: str = ""
) -> ft.Control:
    """Build a number between two buttons; ``step`` is called with -``size`` or ``size``, which the buttons show in a
    ``unit`` (" s"). ``figure_text``: the number as text."""
    less, more = partial(step, -size), partial(step, size)
    down = small_action(device, f"{identifier}-less", f"−{size}{unit}", less)
    up = small_action(device, f"{identifier}-more", f"+{size}{unit}", more)
    figure = bold(figure_text, device.palette, text_align=ft.TextAlign.CENTER)
    if device.scale > LARGE_TEXT:
        buttons = ft.Row([down, up], spacing=10, run_spacing=8, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
        return stack(figure, buttons, spacing=6)
    return ft.Row([down, ft.Container(figure, expand=True), up], spacing=10)


def fold_head(
    device: Device,
    identifier: str,
    face: Sequence[ft.Control],
    opened: bool,
    toggle: Callable[[Any], None],
    *,
    padding: ft.PaddingValue = _FOLD_PADDING,
) -> ft.Control:
    """Build the head of a foldable part, which opens or closes it; an arrow shows which, and screen readers get it
    too."""
    arrow = ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, color=device.palette.ink)
    head = ft.Container(ft.Row([*face, arrow], spacing=8), on_click=toggle, ink=True, padding=padding, border_radius=14)
    return ft.Semantics(identifier=identifier, content=head, button=True, expanded=opened, key=identifier)


def fold_title(device: Device, title: str, beside: float = 0, **kw: Any) -> ft.Control:
    """Build the title of a foldable part, reduced where a word of large text would break. ``beside``: the px that
    something between title and arrow takes."""
    room = min(device.width, theme.COLUMN) - 2 * theme.MARGIN - _FOLD_BESIDE - beside
    wide = widest_word(title) * theme.BODY * device.scale
    return bold(title, device.palette, size=theme.BODY * min(1.0, room / wide) if wide else theme.BODY, **kw)


@ft.component
def Fold(
    identifier: str, title: str, summary: str, content: Callable[[], ft.Control], opened: bool = False
) -> ft.Control:
    """Show a collapsible part; while it is closed, it shows its summary. ``opened``: whether it is open at first."""
    device, p = use_device_and_palette()
    is_open, set_open = ft.use_state(opened)

    def toggle(_: Any) -> None:
        set_open(not is_open)

    lines: list[ft.Control] = [fold_title(device, title)]
    if summary and not is_open:
        lines.append(small(summary, p))
    face = ft.Column(lines, spacing=2, tight=True, expand=True)
    parts: list[ft.Control] = [fold_head(device, identifier, [face], is_open, toggle)]
    if is_open:
        parts.append(ft.Container(content(), padding=ft.Padding.only(left=14, right=14, bottom=14)))
    return ft.Container(
        stack(*parts, spacing=0),
        bgcolor=p.card,
        border=ft.Border.all(1, p.rule),
        border_radius=14,
    )


@ft.component
def ConfirmedAction(
    identifier: str, label: str, question: str, yes: str, do: Press, icon: ft.IconData | None = None
) -> ft.Control:
    """Show a link that asks for confirmation in the bar at the foot of the page before it acts. ``question`` says what
    it would do, ``yes`` is the label of the button that does it. Handles: ``ID``, ``ID-yes`` and ``ID-no``."""
    device = use_device()
    confirmation = AskedYes(identifier, (question,), yes, do)
    ft.use_effect(lambda: None, [], lambda: device.stop_asking(identifier))
    return link(device, identifier, label, partial(device.ask_at_foot, confirmation), icon=icon)

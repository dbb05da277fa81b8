"""Draws the clock: hour and sector, whether ads or ducks are laid now, how many accelerators are placed and taken, and
prompts when the hand crosses a border."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.clock import LAST_AD_HOUR, circulation, intervention
from companion.games.extrablatt.state.events import AcceleratorPlaced, ColumnRefilled
from companion.games.extrablatt.state.play import Play
from companion.games.extrablatt.views.dial import draw_dial
from companion.games.extrablatt.views.queries import Opened, copies, facts_at, play_at
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT, Option, choice, lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, warning
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import column_width
from companion.ui.reactive import use_device_and_palette, use_slice

#: How wide the face is, in px, on a laptop and on a phone.
_FACE = 230
_FACE_ON_PHONE = 116
#: A column narrower than this (px at the usual text size) has the face of a phone: words beside the other would break.
_LEAST_FOR_FACE = 480


@ft.component
def Clock(open_: Callable[[Opened], None], opened: bool = False) -> ft.Control:
    """Draws the clock, with the button by which somebody says that an accelerator came onto the display: that moves the
    hand. ``open_`` opens a form; ``opened``: one is open, which leaves the clock less room. Handles: ``hour``,
    ``accelerators-placed``, ``accelerators-taken``, ``accelerator``, ``sectors``, ``refill-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: d.may_lead)
    of = facts_at(device).accelerators

    async def place_accelerator() -> None:
        await send_event(device, AcceleratorPlaced(hour=play_at(device).hour + 1))

    buttons: list[ft.Control] = []
    if may and play.hour < of:
        buttons.append(
            action(device, "accelerator", device.t("extrablatt-placed"), place_accelerator, expand=True, compact=True)
        )
    if may and play.borders is None:
        asking = partial(open_, Opened("sectors"))
        buttons.append(action(device, "sectors", device.t("extrablatt-sectors"), asking, expand=True, compact=True))
    # On a phone, and beside a form, the buttons stand beside a smaller face, and the strap says what a duel lays: the
    # domains below are in sight.
    small_face = not device.is_wide or column_width(device, opened) < _LEAST_FOR_FACE * device.scale
    beside = small_face and device.scale <= LARGE_TEXT
    words: list[ft.Control] = [sans(line, p) for line in _lines(device, play, short=beside)]
    words += [_count(device, "placed", play.hour, of), _count(device, "taken", play.taken, of)]
    if beside:
        words += [ft.Row([button]) for button in buttons]
    told = pile(*words, spacing=2)
    face = draw_dial(device, play, _FACE_ON_PHONE if small_face else _FACE)
    if device.scale > LARGE_TEXT:
        head: ft.Control = pile(face, told, spacing=2)
    else:
        told.expand = True
        head = ft.Row([face, told], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    parts: list[ft.Control] = [with_help(device, head, "button/accelerator", "button/marker")]
    for prompt in _prompts(device, play):
        parts.append(warning(ft.Semantics(live_region=True, content=sans(prompt, p)), p))
    if buttons and not beside:
        parts.append(lay_side_by_side(device, *buttons))
    if may and play.taken < of and play.may_lack_column(facts_at(device)):
        parts.append(_refill(device, play))
    return card(pile(*parts), p, padding=12)


def _lines(device: Device, play: Play, *, short: bool) -> list[str]:
    """Return the lines beside the face: circulation of the present sector (once the borders are entered), and, unless
    ``short``, what duels are about."""
    lines = [] if short else [device.t("extrablatt-lays", lays=intervention(max(1, play.hour)))]
    if play.borders is None:
        return lines
    worth = circulation(play.hour, play.borders)
    return [device.t("extrablatt-sector", circulation=worth, copies=copies(device, worth)), *lines]


def _refill(device: Device, play: Play) -> ft.Control:
    """Draw the question how many accelerators were among the cards that filled an empty column; once all are placed,
    only that it was filled. Handles: ``refill-N``."""
    facts = facts_at(device)

    async def refill(accelerators: int) -> None:
        number = play_at(device).refills + 1
        await send_event(device, ColumnRefilled(number=number, accelerators=accelerators))

    most = min(facts.column_cards, facts.accelerators - play.hour)
    if most:
        pile = "start" if play.starts_pile(facts) else "other"
        numbers = [Option(f"refill-{n}", device.t("extrablatt-refill-n", count=n), n) for n in range(most + 1)]
    else:
        pile, numbers = "last", [Option("refill-0", device.t("extrablatt-refilled"), 0)]
    return stack(
        with_help(device, sans(device.t("extrablatt-refill", pile=pile), device.palette), "button/refill"),
        choice(device, numbers, None, refill),
        spacing=4,
    )


def _count(device: Device, name: str, value: int, of: int) -> ft.Control:
    """Draw how many accelerators are placed or taken (``name``), with a dot in the colour of their ring on the face."""
    p = device.palette
    paint = p.ink if name == "placed" else p.action
    dot = ft.Container(width=12, height=12, border_radius=6, bgcolor=paint)
    words = small(device.t(f"extrablatt-{name}-count", count=value, of=of), p)
    text = handle(f"accelerators-{name}", words, expand=True)  # beside the face it takes the lines that it needs
    return ft.Row([dot, text], spacing=6)


def _prompts(device: Device, play: Play) -> list[str]:
    """Return what the players have to do at this hour: mark articles, lay ducks from now on, or play the last hour;
    mostly none."""
    prompts = []
    if (marker := play.just_marked) is not None and play.borders is not None:
        # To be marked: articles written in the sector that the hand has just left, and without a marker.
        start = 0 if marker == circulation(0, play.borders) else play.borders[0] + 1
        count = sum(start <= one.hour < play.hour and one.article.circulation is None for one in play.placed)
        prompts.append(device.t("extrablatt-mark", marker=marker, count=count))
    if play.hour == LAST_AD_HOUR + 1:
        prompts.append(device.t("extrablatt-ducks-from-now"))
    if play.hour == facts_at(device).accelerators:
        prompts.append(device.t("extrablatt-last-hour", left=play.hour - play.taken))
    return prompts

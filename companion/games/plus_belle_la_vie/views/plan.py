"""Draws the plan of the quarter: a tile for each place with its figures; a tap picks a figure up, a second one puts it
down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.plus_belle_la_vie.state.events import FigureMoved
from companion.games.plus_belle_la_vie.state.play import BESIDE, ELSEWHERE, JAIL, SPECIAL, STATION, STREET, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import link, on_press, small_action
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import lay_in_rows, stack, wrap
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device_and_palette, use_slice, use_value

#: How many places stand beside each other, on a phone and on a laptop.
_ACROSS: Final = 2
_ACROSS_ON_LAPTOP: Final = 3


@ft.component
def Plan(add: Callable[[], Any]) -> ft.Control:
    """Draws the places of the board with their figures, which two taps move; ``add`` asks for a new character. Handles:
    ``figure-N`` takes a character up (numbered as they are listed); ``place-N`` puts the figure there (open cards
    first), and so do ``place-street``, ``-station``, ``-prison``, ``-elsewhere`` and ``-beside``; ``plan-add``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    may = use_slice(lambda d: d.may_lead)
    picked, pick = use_value("")
    if picked and picked not in play.characters:
        picked = ""

    async def put_down(place: str) -> None:
        """Send the picked-up figure to that place, and let go of it."""
        pick("")
        await send_event(device, FigureMoved(character=picked, place=place))

    title = with_help(device, bold(device.t("plus-belle-la-vie-plan"), p, size=19), "button/plan")
    parts: list[ft.Control] = [title]
    if play.characters:
        note = "plus-belle-la-vie-plan-held" if picked else "plus-belle-la-vie-plan-note"
        if may:
            parts.append(handle("plan-note", small(device.t(note, character=picked), p)))
        tiles = [
            _tile(device, play, number, place, picked, pick if may else None, put_down)
            for number, place in enumerate(_places(play), 1)
        ]
        across = 1 if device.scale > LARGE_TEXT else _ACROSS_ON_LAPTOP if device.is_wide else _ACROSS
        parts += lay_in_rows(tiles, across, spacing=6, tiles=True)
    else:
        parts.append(small(device.t("plus-belle-la-vie-plan-empty"), p))
    if may:
        label = device.t("plus-belle-la-vie-character-new")
        parts.append(link(device, "plan-add", label, add, icon=ft.Icons.ADD))
    return card(stack(*parts, spacing=6), p, padding=10)


def _places(play: Play) -> tuple[str, ...]:
    """Return the places of the plan: those of open cards, then others with a name at which a figure still is, then the
    fixed ones of the board."""
    open_ = tuple(one.place for one in play.cards)
    named = tuple(dict.fromkeys(place for _, place in play.figures if place not in (*SPECIAL, *open_)))
    return (*open_, *named, STREET, ELSEWHERE, STATION, JAIL, BESIDE)


def _tile(
    device: Device,
    play: Play,
    number: int,
    place: str,
    picked: str,
    pick: Callable[[str], Any] | None,
    put_down: Callable[[str], Any],
) -> ft.Control:
    """Draw a place with its figures; while a figure is picked up, the whole tile is a button that puts it there."""
    p = device.palette
    title = device.t("plus-belle-la-vie-place-title", place=place[1:]) if place in SPECIAL else shorten(place, 16)
    identifier = f"place-{place[1:]}" if place in SPECIAL else f"place-{number}"
    takes = bool(picked) and pick is not None and place != play.place_of(picked)
    if takes:
        button = small_action(device, identifier, title, partial(put_down, place), size=14, expand=True)
        name: ft.Control = ft.Row([button])
    else:
        face = ft.Container(small(title, p, weight=theme.BOLD), height=theme.TARGET, alignment=ft.Alignment.CENTER_LEFT)
        name = handle(identifier, face)
    listed = play.characters
    tokens: list[ft.Control] = [
        _token(device, play, listed.index(one) + 1, one, picked, pick) for one in play.figures_at(place)
    ]
    figures = [wrap(*tokens, spacing=6)] if tokens else []
    return ft.Container(
        stack(name, *figures, spacing=4),
        expand=True,
        padding=6,
        bgcolor=p.paper,
        border=ft.Border.all(2 if takes else 1, p.ink if takes else p.rule),
        border_radius=12,
        on_click=on_press(partial(put_down, place)) if takes else None,
    )


def _token(
    device: Device, play: Play, number: int, character: str, picked: str, pick: Callable[[str], Any] | None
) -> ft.Control:
    """Draw a figure; a tap picks it up or lets go of it."""
    is_picked = character == picked
    press = None if pick is None else partial(pick, "" if is_picked else character)
    return queries.draw_figure(device, f"figure-{number}", character, play.colour(character), press, chosen=is_picked)

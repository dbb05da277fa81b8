"""Shows the plan of the quarter: where each of the figures is, for all phones alike; two taps move one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.plus_belle_la_vie.state.events import FigureMoved
from companion.games.plus_belle_la_vie.state.play import BESIDE, ELSEWHERE, JAIL, SPECIAL, STATION, STREET, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.games.plus_belle_la_vie.views.control import NewCharacter
from companion.ui import theme
from companion.ui.at_table import happened, may_enter
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice, use_value

#: How wide the names of the places are, in px.
_PLACES_WIDE: Final = 112
#: The longest name on a figure.
_LONGEST: Final = 12


@ft.component
def Plan() -> ft.Control:
    """Shows the places with their figures. Handles: ``figure-N`` takes a character up (numbered as they are listed),
    ``place-N`` puts the figure there (open cards first), ``place-street``, ``-station``, ``-prison``, ``-elsewhere``
    and ``-beside`` likewise; ``plan-add`` opens the form for a new character."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    may = use_slice(may_enter)
    held, hold = use_value("")
    adding, add = use_value(False)
    if held and held not in play.characters:
        held = ""

    async def put(place: str) -> None:
        hold("")
        await happened(device, FigureMoved(character=held, place=place))

    title = with_help(device, bold(device.t("plus-belle-la-vie-plan"), p, size=19), "button/plan")
    parts: list[ft.Control] = [title]
    if play.characters:
        note = "plus-belle-la-vie-plan-held" if held else "plus-belle-la-vie-plan-note"
        if may:
            parts.append(handle("plan-note", small(device.t(note, character=held), p)))
        for number, place in enumerate(_places(play), 1):
            parts.append(_row(device, play, number, place, held, hold if may else None, put))
    else:
        parts.append(small(device.t("plus-belle-la-vie-plan-empty"), p))
    if may and adding:
        parts.append(NewCharacter(key="plan-new"))
    elif may:
        label = device.t("plus-belle-la-vie-character-new")
        parts.append(link(device, "plan-add", label, lambda: add(True), icon=ft.Icons.ADD))
    return card(queries.stack(*parts, spacing=6), p, padding=10)


def _places(play: Play) -> tuple[str, ...]:
    """List the places: those of open cards, others with a name where somebody still is, and those of the board."""
    open_ = tuple(one.place for one in play.cards)
    named = tuple(dict.fromkeys(place for _, place in play.figures if place not in (*SPECIAL, *open_)))
    return (*open_, *named, STREET, ELSEWHERE, STATION, JAIL, BESIDE)


def _row(
    device: Device,
    play: Play,
    number: int,
    place: str,
    held: str,
    hold: Callable[[str], Any] | None,
    put: Callable[[str], Any],
) -> ft.Control:
    """Show a place, which is a button while a figure is held, and the figures there."""
    p = device.palette
    title = device.t("plus-belle-la-vie-place-title", place=place[1:]) if place in SPECIAL else short(place, 16)
    identifier = f"place-{place[1:]}" if place in SPECIAL else f"place-{number}"
    wide = device.scale > LARGE_TEXT
    if held and hold is not None and place != play.place_of(held):
        name: ft.Control = action(
            device, identifier, title, partial(put, place), compact=True, height=theme.TARGET, size=theme.SMALL
        )
    else:
        face = ft.Container(small(title, p, weight=theme.BOLD), height=theme.TARGET, alignment=ft.Alignment.CENTER_LEFT)
        name = handle(identifier, face)
    listed = play.characters
    tokens: list[ft.Control] = [
        _token(device, play, listed.index(one) + 1, one, held, hold) for one in play.figures_at(place)
    ]
    figures = ft.Row(tokens, wrap=True, spacing=6, run_spacing=6)
    if wide:
        return queries.stack(name, figures, spacing=4)
    left = ft.Container(name, width=_PLACES_WIDE)
    figures.expand = True
    line = ft.Row([left, figures], spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(line, border=ft.Border(top=ft.BorderSide(1, p.rule)))


def _token(
    device: Device, play: Play, number: int, character: str, held: str, hold: Callable[[str], Any] | None
) -> ft.Control:
    p = device.palette
    colour = play.colour(character)
    mine = character == held
    face = ft.Container(
        ft.Row([queries.dot(device, colour), small(short(character, _LONGEST), p)], spacing=4, tight=True),
        height=max(theme.TARGET, 26 * device.scale),
        padding=ft.Padding.symmetric(horizontal=8),
        bgcolor=p.card,
        border=ft.Border.all(3 if mine else 1, p.ink if mine else p.rule),
        border_radius=24,
        on_click=(lambda _: hold("" if mine else character)) if hold is not None else None,
        ink=hold is not None,
    )
    said = device.t("plus-belle-la-vie-figure", character=character, colour=colour or "none")
    return handle(f"figure-{number}", face, button=hold is not None, name=said)

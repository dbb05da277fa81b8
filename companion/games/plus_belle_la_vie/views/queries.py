"""Holds what the screens of Plus belle la vie share: the state and rules of the watched table, and controls that
several of them have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.plus_belle_la_vie.scoring.rendez_vous import count_played
from companion.games.plus_belle_la_vie.state.events import ControlChecked
from companion.games.plus_belle_la_vie.state.play import Play
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import get_rules, go, send_event
from companion.ui.controls.buttons import action, icon_button, link, on_press
from companion.ui.controls.handle import handle
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.parts.foot import foot
from companion.ui.screens.menu import TableHead

#: The longest name on a figure.
_LONGEST: Final = 12
#: The colours of the figures as they are printed; their names stand beside them, or are said to ears.
_TOKENS: Final = {"yellow": "#F2C230", "blue": "#2F6DB5", "red": "#C23B2E", "green": "#3C8D4A"}


def rules(device: Device) -> PlusBelleLaVie:
    """Return the rules of the game, with its facts."""
    return cast(PlusBelleLaVie, get_rules(device))


def play_of(device: Device) -> Play:
    """Return the state of the game at the watched table."""
    play: Play = device.state.play
    return play


def how_far(device: Device) -> tuple[int, int]:
    """Return how many rendez-vous are played, and how many end the game."""
    play = play_of(device)
    return count_played(play.events), rules(device).facts.rendez_vous[len(play.seats)]


def is_over(device: Device) -> bool:
    """Tell whether the last rendez-vous is played."""
    return play_of(device).is_over(rules(device).facts)


def top(device: Device) -> ft.Control:
    """Draw the head of a page: strap and menu."""
    done, of = how_far(device)
    where = device.t("plus-belle-la-vie-counter", played=done, of=of)
    return TableHead((where, device.t("table-code", code=device.state.code)), title=False)


def dot(device: Device, colour: str | None, *, size: float = 16, filled: bool = True) -> ft.Control:
    """Draw a dot in a figure's colour (grey where nobody entered it); without ``filled`` a ring, for a figure that is
    missing."""
    p = device.palette
    paint = _TOKENS.get(colour or "", p.muted)
    return ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=paint if filled else None,
        border=ft.Border.all(1 if filled else 3, p.ink if filled else paint),
    )


def draw_figure(
    device: Device,
    identifier: str,
    character: str,
    colour: str | None,
    press: Callable[[], Any] | None,
    *,
    chosen: bool = False,
) -> ft.Control:
    """Draw a figure as a coloured token with its name; a button where ``press`` is given."""
    p = device.palette

    face = ft.Container(
        ft.Row([dot(device, colour), small(shorten(character, _LONGEST), p)], spacing=4, tight=True),
        height=max(theme.TARGET, 26 * device.scale),
        padding=ft.Padding.symmetric(horizontal=8),
        bgcolor=p.card,
        border=ft.Border.all(3 if chosen else 1, p.ink if chosen else p.rule),
        border_radius=24,
        on_click=None if press is None else on_press(press),
        ink=press is not None,
    )
    text = device.t("plus-belle-la-vie-figure", character=character, colour=colour or "none")
    return handle(identifier, face, button=press is not None, name=text)


def doors(device: Device) -> ft.Control:
    """Draw the links to the other screens. Handles: ``control``, ``points``."""
    ways: list[tuple[str, str, ft.IconData]] = [
        ("control", "plus-belle-la-vie-control", ft.Icons.GRID_ON),
        ("points", "plus-belle-la-vie-correct", ft.Icons.EDIT_OUTLINED),
    ]
    links: list[ft.Control] = [
        link(device, name, device.t(label), partial(go, device, name), icon=icon) for name, label, icon in ways
    ]
    return ft.Row(links, wrap=True, spacing=4, run_spacing=0)


def foot_with_back(device: Device) -> ft.Control:
    """Draw the footer of another screen, with the button back to the main one. Handle: ``back``."""
    return foot(device, icon_button(device, "back", ft.Icons.ARROW_BACK, device.t("sheet-close"), partial(go, device)))


def finish_button(device: Device) -> ft.Control:
    """Draw the button that confirms the columns and so ends the game; then the page goes back to the table."""

    async def finish() -> None:
        if await send_event(device, ControlChecked()) is not None:
            go(device)

    return action(device, "finish", device.t("plus-belle-la-vie-finish"), finish, red=True, expand=True)

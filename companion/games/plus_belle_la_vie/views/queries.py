"""Reads what the screens of Plus belle la vie show of the watched table, and builds what several of them have."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

import flet as ft

from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.plus_belle_la_vie.scoring.rendez_vous import played
from companion.games.plus_belle_la_vie.state.events import ControlChecked
from companion.games.plus_belle_la_vie.state.play import Play
from companion.ui.at_table import go, happened, rules_at
from companion.ui.controls.buttons import action, link
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.screens.menu import TableHead

#: The colours of the figures as they are printed; their names stand beside them, or are said to ears.
_TOKENS: Final = {"yellow": "#F2C230", "blue": "#2F6DB5", "red": "#C23B2E", "green": "#3C8D4A"}


def rules(device: Device) -> PlusBelleLaVie:
    """Return the rules of the game, with its facts."""
    return cast(PlusBelleLaVie, rules_at(device))


def play_of(device: Device) -> Play:
    """Return the game as it stands."""
    play: Play = device.state.play
    return play


def how_far(device: Device) -> tuple[int, int]:
    """Count how many rendez-vous are played, and how many end the game."""
    play = play_of(device)
    return played(play.events), rules(device).facts.rendez_vous[len(play.seats)]


def is_over(device: Device) -> bool:
    """Tell whether the last rendez-vous is played."""
    return play_of(device).is_over(rules(device).facts)


def top(device: Device) -> ft.Control:
    """Build the strap with the menu."""
    done, of = how_far(device)
    where = device.t("plus-belle-la-vie-counter", played=done, of=of)
    return TableHead((where, device.t("table-code", code=device.state.code)), title=False)


def stack(*parts: ft.Control, spacing: float = 8) -> ft.Column:
    """Build a column of parts, each as wide as the column."""
    return ft.Column([*parts], spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def dot(device: Device, colour: str | None, *, size: float = 16, filled: bool = True) -> ft.Control:
    """Build the dot of a colour: a figure, or (not ``filled``) one that is missing. No colour: nobody copied it."""
    p = device.palette
    paint = _TOKENS.get(colour or "", p.muted)
    return ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=paint if filled else None,
        border=ft.Border.all(1 if filled else 3, p.ink if filled else paint),
    )


def doors(device: Device, *, back: bool = False, main: bool = False) -> ft.Control:
    """Build the ways to the other screens (``back``: to the main one), and undo. On the main screen (``main``) undo,
    sheet and log are at its foot."""
    ways: list[tuple[str, str, ft.IconData]] = [
        ("control", "plus-belle-la-vie-control", ft.Icons.GRID_ON),
        ("points", "plus-belle-la-vie-correct", ft.Icons.EDIT_OUTLINED),
    ]
    if not main:
        ways += [("sheet", "sheet-title", ft.Icons.TABLE_ROWS_OUTLINED), ("log", "log-title", ft.Icons.LIST)]
    links: list[ft.Control] = [
        link(device, name, device.t(label), partial(go, device, name), icon=icon) for name, label, icon in ways
    ]
    if back:
        links = [link(device, "back", device.t("sheet-close"), partial(go, device), icon=ft.Icons.ARROW_BACK)]
    if not main:
        links.append(UndoLink())
    return ft.Row(links, wrap=True, spacing=4, run_spacing=0)


def finish_button(device: Device) -> ft.Control:
    """Build the button that ends the game: all is counted."""

    async def finish() -> None:
        if await happened(device, ControlChecked()) is not None:
            go(device)

    return action(device, "finish", device.t("plus-belle-la-vie-finish"), finish, red=True, expand=True)

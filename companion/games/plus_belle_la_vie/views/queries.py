"""Reads what the screens of Plus belle la vie read of the watched table, and the ways between them."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.plus_belle_la_vie.game import PlusBelleLaVie
from companion.games.plus_belle_la_vie.scoring.rendez_vous import played
from companion.games.plus_belle_la_vie.state.play import Play
from companion.ui.at_table import go, rules_at
from companion.ui.controls.buttons import link
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.screens.menu import TableHead


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


def top(device: Device) -> ft.Control:
    """Build the strap with the menu."""
    done, of = how_far(device)
    where = device.t("plus-belle-la-vie-counter", played=done, of=of)
    return TableHead((where, device.t("table-code", code=device.state.code)), title=False)


def doors(device: Device, *, back: bool = False) -> ft.Control:
    """Build the ways to the other screens (``back``: to the main one), and undo."""
    ways: list[tuple[str, str, ft.IconData]] = [
        ("control", "plus-belle-la-vie-control", ft.Icons.GRID_ON),
        ("sheet", "sheet-title", ft.Icons.TABLE_ROWS_OUTLINED),
        ("points", "plus-belle-la-vie-correct", ft.Icons.EDIT_OUTLINED),
        ("log", "log-title", ft.Icons.LIST),
    ]
    links: list[ft.Control] = [
        link(device, name, device.t(label), partial(go, device, name), icon=icon) for name, label, icon in ways
    ]
    if back:
        links = [link(device, "back", device.t("sheet-close"), partial(go, device), icon=ft.Icons.ARROW_BACK)]
    return ft.Row([*links, UndoLink()], wrap=True, spacing=4, run_spacing=0)

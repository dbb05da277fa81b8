"""Shows players: always colour, symbol and name together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.hub.presence import Presence
from companion.hub.seat_devices import describe_devices, find_presence
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.theme import Palette

#: △ ◆ ◇ ☆ ★ □ as icons: no text font has all of them.
ICONS: Final = {
    "triangle": ft.Icons.CHANGE_HISTORY,
    "diamond": ft.Icons.DIAMOND,
    "rhombus": ft.Icons.DIAMOND_OUTLINED,
    "star_outline": ft.Icons.STAR_OUTLINE,
    "star": ft.Icons.STAR,
    "square": ft.Icons.SQUARE_OUTLINED,
}


def symbol(seat: Seat, palette: Palette, *, size: float = 22) -> ft.Icon:
    """Build the player's symbol in their colour."""
    return ft.Icon(
        ICONS.get(seat.symbol, ft.Icons.SQUARE_OUTLINED), color=palette.players.get(seat.colour, palette.ink), size=size
    )


#: The icon of each presence; always with a text or an accessible name.
PRESENCE_ICONS: Final = {
    Presence.HERE: ft.Icons.SMARTPHONE,
    Presence.ASLEEP: ft.Icons.BEDTIME_OUTLINED,
    Presence.GONE: ft.Icons.PHONELINK_ERASE,
}


@ft.component
def DeviceOfSeat(seat: Seat, free: str) -> ft.Control:
    """Show on which device a seat is played, and that device's presence; ``free``: the id of the message if no device
    has the seat."""
    device, p = use_device_and_palette()
    devices, presence = use_slice(
        lambda d: (
            describe_devices(d.state, d.attendance, seat, d.actor.device, free),
            find_presence(d.attendance, seat),
        )
    )
    text = small(device.words.say(devices), p, expand=True)
    if presence is None:
        return ft.Row([text], spacing=4)
    return ft.Row([ft.Icon(PRESENCE_ICONS[presence], size=16, color=p.muted), text], spacing=4)


@ft.component
def AwayMark(seat: Seat) -> ft.Control:
    """Show a mark beside a player's name while nobody looks at their device; nothing while somebody does, or if no
    device has the seat."""
    device = use_device()
    presence = use_slice(
        lambda d: find_presence(
            d.attendance, next((current for current in d.state.seats if current.id == seat.id), seat)
        )
    )
    if presence in (None, Presence.HERE):
        return ft.Container(width=0)
    label = device.t("seat-there", presence=presence.value)
    return ft.Icon(PRESENCE_ICONS[presence], size=18, color=device.palette.muted, semantics_label=label)


def count_in_words(device: Device, count: int) -> str:
    """Return how many seats of the watched table play, in words: players, or teams in modes with teams."""
    state = device.state
    teams = device.services.games[state.game].roles(state.play.settings.as_dict())
    return device.t("teams-count" if teams else "players-count", count=count)


def name_with_figures(
    device: Device, name: Sequence[ft.Control], figures: Sequence[ft.Control], *, spacing: float = 8
) -> ft.Control:
    """Lay out a name, which takes the remaining width, and its figures in a row; below each other in large text, where
    the figures would leave the name no room."""
    if device.scale > LARGE_TEXT:
        return pile(ft.Row([*name], spacing=spacing), ft.Row([*figures], spacing=spacing), spacing=0)
    return ft.Row([*name, *figures], spacing=spacing)


def player_label(seat: Seat, palette: Palette, *, size: float = theme.BODY, max_lines: int = 1) -> ft.Row:
    """Build a player's symbol and name on ``max_lines`` lines; a longer name ends in an ellipsis on screen, and is
    whole in its accessible name."""
    name = bold(seat.name, palette, size=size, max_lines=max_lines, overflow=ft.TextOverflow.ELLIPSIS, expand=True)
    return ft.Row([symbol(seat, palette), name], spacing=8)

"""Remembers settings of the house between evenings: with which settings a group last played, and which games the house
owns."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue

from companion.table.state import TableState
from companion.ui.device import Device
from companion.ui.draft import SETTING, add_settings, make_group_key
from companion.ui.library import change_library

#: The library's key for the games that are not offered.
HIDDEN: Final = "hidden-games"


async def remember_settings(device: Device, state: TableState) -> None:
    """Store the table's settings for its group's next game, including what was copied from the box into the app. A
    refusal of the disk is shown on this device."""
    group = make_group_key(profile for seat in state.seats for _, profile in seat.everybody)
    chosen = state.play.settings.as_dict()
    await change_library(
        device,
        lambda library: library.change_setting(
            SETTING, lambda current: add_settings(current, state.game, group, chosen)
        ),
    )


def list_hidden_games(device: Device) -> tuple[str, ...]:
    """Return the games that the house has said it does not own."""
    stored = device.services.library.settings.get(HIDDEN)
    hidden = stored if isinstance(stored, list) else []
    return tuple(game for game in device.services.games if game in hidden)


def list_offered_games(device: Device) -> tuple[str, ...]:
    """Return the games that are offered: those not hidden, or all if all are hidden."""
    hidden = list_hidden_games(device)
    return tuple(game for game in device.services.games if game not in hidden) or tuple(device.services.games)


async def set_game_owned(device: Device, game: str, owned: bool) -> None:
    """Offer the game from now on, or no longer; games played of it stay in the history. A refusal of the disk is shown
    on this device."""

    def change(stored: JsonValue) -> JsonValue:
        """Return the library's new list of hidden games."""
        others = [other for other in (stored if isinstance(stored, list) else []) if other != game]
        return others if owned else [*others, game]

    await change_library(device, lambda library: library.change_setting(HIDDEN, change))
    device.notify()

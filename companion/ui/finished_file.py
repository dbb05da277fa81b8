"""Reads a finished game's file for its screens: the players with their current looks, and a description of its
faults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.kit.faults import WrongFile
from companion.kit.game_file import profiles_of_player
from companion.table.seats import Seat, seats_from_file
from companion.ui.device import Device


def read_looks(device: Device, file: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Return colour and symbol of the file's players, by the profile id in the file: the look that the person behind
    the profile has today. Players whose profile no longer exists are left out."""
    library = device.services.library
    looks = {profile.player.id: (profile.player.colour, profile.player.symbol) for profile in library.players}
    profiles = [profile for player in file["players"] for profile in profiles_of_player(player)]
    return {profile: looks[person] for profile in profiles if (person := library.person_of(profile)) in looks}


def read_seats(device: Device, file: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return the players of the file in table order as seats, with their current looks."""
    return seats_from_file(file["players"], read_looks(device, file))


def describe_fault(device: Device, error: WrongFile) -> str:
    """Return a sentence that says what is wrong with the file, and where."""
    fault = error.faults[0]
    why = device.words.say(fault.why)
    if fault.where:
        why = device.t("finished-wrong-where", where=fault.where, why=why)
    return device.t("finished-wrong", why=why)

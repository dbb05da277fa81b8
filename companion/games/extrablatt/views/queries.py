"""Holds what the screens of the game share: its state, its facts, and small words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.game import Extrablatt
from companion.games.extrablatt.state.play import Play
from companion.table.message import say
from companion.text.typography import capitalise
from companion.ui.at_table import get_rules
from companion.ui.device import Device


@dataclass(frozen=True, slots=True)
class Opened:
    """Is the form that is open over the page, and of which article; or of which dispatch in whose paper."""

    what: Literal["", "write", "correct", "remove", "take", "sectors", "count", "cell"] = ""
    number: int = 0
    seat: str = ""
    domain: str = ""
    dispatch: str = ""

    @property
    def acts(self) -> bool:
        """Tell whether it is an action of a turn."""
        return self.what in ("write", "remove", "take")


def play_at(device: Device) -> Play:
    """Return the watched table's game."""
    play: Play = device.state.play
    return play


def facts_at(device: Device) -> Facts:
    """Return what is in its box."""
    return cast(Extrablatt, get_rules(device)).facts


def whose_turn(device: Device) -> str:
    """Return for whom something is entered unless somebody says otherwise: whose turn it is, else who holds this
    device."""
    at = play_at(device).tray.turns.at
    if at is not None:
        return at
    mine = [seat.id for seat in device.seats if seat.id in play_at(device).staying]
    return (mine or list(play_at(device).staying))[0]


def domain_name(device: Device, domain: str) -> str:
    """Return the domain with a capital."""
    return capitalise(device.words.say(say("extrablatt-domain", domain=domain)))


def copies(device: Device, thousands: int) -> str:
    """Return a circulation as the paper says it: 30 000."""
    return device.words.number(thousands * 1000)

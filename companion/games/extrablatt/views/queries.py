"""Holds what the screens of the game share: its state, its facts, the form that is open, and short texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.game import Extrablatt
from companion.games.extrablatt.state.play import Play
from companion.table.message import say
from companion.text.typography import capitalise
from companion.ui.at_table import get_rules
from companion.ui.device import Device

#: How many sizes of a tile stand in a row of a phone's column.
SIZES: Final = 6


@dataclass(frozen=True, slots=True)
class Opened:
    """Which form of the game is open over the page of this device, and what it concerns.

    Attributes:
        what: which form; "": none.
        number: the article's number, for a form about one.
        seat, domain, dispatch: for the form "cell", the paper's player, and the dispatch with its domain.
    """

    what: Literal["", "write", "correct", "remove", "take", "sectors", "count", "cell"] = ""
    number: int = 0
    seat: str = ""
    domain: str = ""
    dispatch: str = ""

    @property
    def acts(self) -> bool:
        """Tell whether the form enters an action of a turn."""
        return self.what in ("write", "remove", "take")


def play_at(device: Device) -> Play:
    """Return the state of the game at the watched table."""
    play: Play = device.state.play
    return play


def facts_at(device: Device) -> Facts:
    """Return the contents of the game's box."""
    return cast(Extrablatt, get_rules(device)).facts


def whose_turn(device: Device) -> str:
    """Return the seat for which a form enters something at first: the seat whose turn it is; else the first seat that
    this device holds; else the first at the table."""
    at = play_at(device).tray.turns.at
    if at is not None:
        return at
    mine = [seat.id for seat in device.seats if seat.id in play_at(device).staying]
    return (mine or list(play_at(device).staying))[0]


def domain_name(device: Device, domain: str) -> str:
    """Return the domain's name in the device's language, with a capital."""
    return capitalise(device.words.say(say("extrablatt-domain", domain=domain)))


def copies(device: Device, thousands: int) -> str:
    """Return a circulation in copies, written in the device's language: 30 → "30 000"."""
    return device.words.number(thousands * 1000)

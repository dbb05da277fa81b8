"""Seats in table order: stable ids, names that are only shown, and a colour that never stands without its symbol."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from companion.table.message import Refused, say

#: Player colours with the symbol that always goes along (the six shapes of the rulebook's progress pages).
COLOURS: Final = ("red", "blue", "green", "purple", "amber", "brown")
SYMBOLS: Final = ("triangle", "diamond", "rhombus", "star_outline", "star", "square")

#: Longest name that is kept, in characters after trimming (game file, "Head").
NAME_LENGTH: Final = 80

_IDS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. ``left_after`` is the last round its player counts in ("set-up" before the first)."""

    id: str
    name: str
    colour: str
    symbol: str
    profile: str | None = None
    devices: tuple[str, ...] = ()
    left_after: str | None = None


def clean_name(raw: str) -> str:
    """The name as it is kept: control characters dropped, white space folded, ends trimmed.

    Raises:
        Refused: nothing is left, or more than ``NAME_LENGTH`` characters are.
    """
    shown = "".join(c if not unicodedata.category(c).startswith(("Cc", "Cs")) else " " for c in raw)
    name = " ".join(shown.split())
    if not any(unicodedata.category(c)[0] not in "ZC" for c in name):
        raise Refused(say("refused-name-empty"))
    if len(name) > NAME_LENGTH:
        raise Refused(say("refused-name-long", length=len(name), most=NAME_LENGTH))
    return name


def free_id(used: frozenset[str]) -> str:
    """The first seat id never used at this table, so that a removed seat's marks go to nobody else."""
    for letter in _IDS:
        if letter not in used:
            return letter
    raise Refused(say("refused-table-full", most=len(_IDS)))


def free_look(seats: tuple[Seat, ...]) -> tuple[str, str]:
    """The first colour and symbol that nobody at the table has (the first pair again when all are taken)."""
    used = {seat.symbol for seat in seats}
    for colour, symbol in zip(COLOURS, SYMBOLS, strict=True):
        if symbol not in used:
            return colour, symbol
    return COLOURS[len(seats) % len(COLOURS)], SYMBOLS[len(seats) % len(SYMBOLS)]


def with_seat(seats: tuple[Seat, ...], seat_id: str, **changes: object) -> tuple[Seat, ...]:
    """The same seats with one of them changed."""
    return tuple(replace(seat, **changes) if seat.id == seat_id else seat for seat in seats)  # type: ignore[arg-type]

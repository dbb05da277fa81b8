"""Defines intents: what a device asks a table to do, one small class each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict


@dataclass(frozen=True, slots=True)
class Increment:
    """Asks to change a number by ``step`` from its value at the moment the intent is decided, as a plus or minus button
    does.

    Sending a computed sum instead would lose every press made before the next redraw.
    """

    step: int

    def apply(self, number: int, least: int, most: int) -> int:
        """Return ``number`` after the step, kept between ``least`` and ``most``; a number already outside moves no
        further out."""
        if self.step > 0:
            return max(number, min(most, number + self.step))
        return min(number, max(least, number + self.step))


class Needs(Enum):
    """Says which device may send an intent (``companion.table.rights``).

    NOTHING: any device.
    SEAT: anyone with a seat; where rights are locked, only the holder of the seat concerned, the host or the
    scorekeeper.
    LEAD: like SEAT, but where rights are locked only the host or the scorekeeper.
    HOST: only the host, whether rights are locked or not.
    """

    NOTHING = auto()
    SEAT = auto()
    LEAD = auto()
    HOST = auto()


class Intent(BaseModel):
    """Is the base of all intents: decided against the present state, accepted as events or refused with a reason."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    needs: ClassVar[Needs] = Needs.SEAT

    def concerned_seat(self) -> str | None:
        """Return the id of the seat it is about; None where it is about the table."""
        return getattr(self, "seat", None)

    def rights(self) -> Needs:
        """Return which device may send it."""
        return self.needs


class NewPlayer(BaseModel):
    """Describes a player to seat; without colour and symbol they get the first free ones.

    Attributes:
        members: the names of a team's members.
        people: the profiles of those members, in the same order.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    profile: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] = ()
    people: tuple[str | None, ...] = ()


class OpenTable(Intent):
    """Opens a table. The hub provides ids, code and moment; ``here`` is true if it is opened on the serving machine."""

    needs = Needs.NOTHING
    id: str
    code: str
    game_id: str
    at: str
    game: str
    settings: dict[str, Any]
    players: tuple[NewPlayer, ...]
    here: bool = False


class AddPlayer(Intent):
    """Adds a player; with ``take`` the asking device takes the new seat."""

    needs = Needs.NOTHING
    player: NewPlayer
    take: bool = False


class ChangePlayer(Intent):
    """Changes a player's name or look, or a team's members (with ``people``, their profiles in that order); None
    keeps the value."""

    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] = ()


class NamePerson(Intent):
    """Names the person who sat at a seat, or (``place``) that member of its team. If that person already sits at the
    table, the two people swap places."""

    needs = Needs.LEAD
    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class SwapPersons(Intent):
    """Swaps two people between seats (``place`` and ``other_place``: which members of teams they are)."""

    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None

    def concerned_seat(self) -> str | None:
        """Return the seat where both are members of one team, else None."""
        return self.seat if self.seat == self.other else None


class RemovePlayer(Intent):
    """Removes a player before the first round."""

    needs = Needs.LEAD
    seat: str


class OrderSeats(Intent):
    """Sets the order of the seats around the table."""

    order: tuple[str, ...]


class MoveSeat(Intent):
    """Moves a seat ``by`` places in the table's order, counted from its present place."""

    seat: str
    by: int


class LeaveGame(Intent):
    """Lets a player leave the game early."""

    seat: str


class TakeSeat(Intent):
    """Gives the asking device a seat; with ``alone``, other devices lose it."""

    seat: str
    alone: bool = False


class GiveSeat(Intent):
    """Gives a device a seat; with ``alone``, other devices lose it."""

    seat: str
    device: str
    alone: bool = True


class FreeSeat(Intent):
    """Takes a seat away from ``device``, or from all devices (None)."""

    seat: str
    device: str | None = None


class LockRights(Intent):
    """Locks or unlocks rights: while they are locked, a seat acts only for itself."""

    needs = Needs.HOST
    locked: bool


class NameScorekeeper(Intent):
    """Lets that device keep score for everybody, like the host's (None: only the host's)."""

    needs = Needs.HOST
    device: str | None


class HandOver(Intent):
    """Makes that device the host."""

    needs = Needs.HOST
    device: str


class PauseTimer(Intent):
    """Pauses the clock."""


class ResumeTimer(Intent):
    """Resumes the clock."""


class AddTime(Intent):
    """Adds ``by_ms`` to the clock (ms; negative: takes time off)."""

    by_ms: int = 30_000


class SetTimeLeft(Intent):
    """Stops the clock with ``left_ms`` left (ms)."""

    left_ms: int


class ChangeTexts(Intent):
    """Changes the headline and the note that the table writes on its front page; None keeps the text, "" removes it."""

    headline: str | None = None
    note: str | None = None


class CloseTable(Intent):
    """Closes the table; ``successor`` is the table at which the same people go on."""

    successor: str | None = None


class Undo(Intent):
    """Undoes the entry with that number."""

    entry: int

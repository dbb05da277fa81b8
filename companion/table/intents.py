"""Defines intents: what a device asks a table to do, one small class for each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict


@dataclass(frozen=True, slots=True)
class Increment:
    """Change of a number by ``step`` from its value when the intent is decided, as a plus or minus button makes.

    Sending a computed sum instead would lose every press made before the next redraw.
    """

    step: int

    def apply(self, number: int, least: int, most: int) -> int:
        """Return ``number`` after the step, kept between ``least`` and ``most``; a number that is already outside of
        the range moves no further out."""
        if self.step > 0:
            return max(number, min(most, number + self.step))
        return min(number, max(least, number + self.step))


class Needs(Enum):
    """Rights that an intent needs (``companion.table.rights``).

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
    """Base of intents: the server decides each against the present state, and accepts it as events or refuses it with a
    reason."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    needs: ClassVar[Needs] = Needs.SEAT

    def concerned_seat(self) -> str | None:
        """Return the id of the seat that the intent is about; None if it is about the whole table."""
        return getattr(self, "seat", None)

    def rights(self) -> Needs:
        """Return the rights that the intent needs."""
        return self.needs


class NewPlayer(BaseModel):
    """A player to be seated; without colour and symbol they get the first free ones.

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
    """Intent: open a table. The hub provides ids, code and moment; ``here``: it is opened on the serving machine."""

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
    """Intent: add a player; ``take``: the asking device gets the new seat."""

    needs = Needs.NOTHING
    player: NewPlayer
    take: bool = False


class ChangePlayer(Intent):
    """Intent: change a player's name or look, or a team's members (``people``: their profiles in that order); None
    keeps a value. A colour or symbol that another player has goes to the asking one, who gives theirs in exchange."""

    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] = ()


class NamePerson(Intent):
    """Intent: name the person who sat at a seat, or with ``place`` as that member of its team. If that person already
    sits elsewhere at the table, the two people swap places."""

    needs = Needs.LEAD
    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class SwapPersons(Intent):
    """Intent: swap two people between seats (``place`` and ``other_place``: which members of teams they are)."""

    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None

    def concerned_seat(self) -> str | None:
        """Return the seat if both people are members of its team; None if two seats are concerned."""
        return self.seat if self.seat == self.other else None


class RemovePlayer(Intent):
    """Intent: remove a player's seat; refused once the first round has begun."""

    needs = Needs.LEAD
    seat: str


class OrderSeats(Intent):
    """Intent: set the order of the seats around the table."""

    order: tuple[str, ...]


class MoveSeat(Intent):
    """Intent: move a seat by ``by`` places in the table's order, from its present place."""

    seat: str
    by: int


class LeaveGame(Intent):
    """Intent: a player leaves the game early. What they played stays and counts up to then; before the first round
    their seat is removed instead."""

    seat: str


class TakeSeat(Intent):
    """Intent: give the asking device a seat; ``alone``: all other devices lose it."""

    seat: str
    alone: bool = False


class GiveSeat(Intent):
    """Intent: give a device a seat; ``alone``: all other devices lose it."""

    seat: str
    device: str
    alone: bool = True


class FreeSeat(Intent):
    """Intent: take a seat away from ``device``, or from all devices (None)."""

    seat: str
    device: str | None = None


class LockRights(Intent):
    """Intent: lock or unlock rights. While they are locked, a device acts only for its own seats; only the host and the
    scorekeeper act for all."""

    needs = Needs.HOST
    locked: bool


class NameScorekeeper(Intent):
    """Intent: let a device keep score for everybody, as the host's device may (None: only the host's device keeps
    score)."""

    needs = Needs.HOST
    device: str | None


class HandOver(Intent):
    """Intent: make a device the host's."""

    needs = Needs.HOST
    device: str


class PauseTimer(Intent):
    """Intent: pause the clock."""


class ResumeTimer(Intent):
    """Intent: resume the clock."""


class AddTime(Intent):
    """Intent: add time to the clock (ms; negative: take time off)."""

    by_ms: int = 30_000


class SetTimeLeft(Intent):
    """Intent: stop the clock with that much time left (ms)."""

    left_ms: int


class ChangeTexts(Intent):
    """Intent: change the headline and the note of the table's front page; None keeps a text, "" removes it."""

    headline: str | None = None
    note: str | None = None


class CloseTable(Intent):
    """Intent: close the table; ``successor``: the table at which the same people go on."""

    successor: str | None = None


class Undo(Intent):
    """Intent: undo the entry with that number, with its automatic consequences. For such a consequence, the entry that
    caused it is undone."""

    entry: int

"""What somebody at the table wants: one small class each, with a name a player would recognise."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict


@dataclass(frozen=True, slots=True)
class Increment:
    """So much more (or less) of a number than it is at the moment at which the wish is judged: what a button for one
    step sends. A sum worked out from what was drawn would lose every press that comes before the next drawing."""

    step: int

    def apply(self, number: int, least: int, most: int) -> int:
        """That number after the step, which leads no further out than it was."""
        if self.step > 0:
            return max(number, min(most, number + self.step))
        return min(number, max(least, number + self.step))


class Needs(Enum):
    """What a device must be for its wish to be heard (``companion.table.rights``): nothing; where rights are locked, of
    the seat that it is about, or else the host's or the scorekeeper's; these in any case; the host's, locked or not."""

    NOTHING = auto()
    SEAT = auto()
    LEAD = auto()
    HOST = auto()


class Intent(BaseModel):
    """A wish, judged against today's state: accepted as events, or refused with a reason."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    needs: ClassVar[Needs] = Needs.SEAT

    def concerned_seat(self) -> str | None:
        """The seat that it is about; None: about the table."""
        return getattr(self, "seat", None)


class NewPlayer(BaseModel):
    """A player as set-up knows him; without a look he gets the first free one. ``members``: of a team, who they are;
    ``people``: their profiles, in that order."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    profile: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] = ()
    people: tuple[str | None, ...] = ()


class OpenTable(Intent):
    """Open a table. Ids, code and the moment come from the hub, which alone may invent them; ``here``: it is opened on
    the machine that serves it."""

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
    """Somebody else plays too; ``take``: on the asking device."""

    needs = Needs.NOTHING
    player: NewPlayer
    take: bool = False


class ChangePlayer(Intent):
    """Another name or look for a player, other members of a team (with ``people``, their profiles in that order); None
    leaves as it is."""

    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] = ()


class NamePerson(Intent):
    """It was this person who sat at that seat, or (``place``) who was that member of its team. A person who already
    sits at the table changes places with whoever is named there now."""

    needs = Needs.LEAD
    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class SwapPersons(Intent):
    """Two people each sat at the other's seat (``place``, ``other_place``: which members of teams they were)."""

    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None

    def concerned_seat(self) -> str | None:
        """A team's own, where both are of it."""
        return self.seat if self.seat == self.other else None


class RemovePlayer(Intent):
    """That player does not play after all (before the first round)."""

    needs = Needs.LEAD
    seat: str


class OrderSeats(Intent):
    """The seats in the order of the table."""

    order: tuple[str, ...]


class MoveSeat(Intent):
    """That seat so many places further in the order of the table (``by``), whichever that is by now."""

    seat: str
    by: int


class LeaveGame(Intent):
    """That player goes home."""

    seat: str


class TakeSeat(Intent):
    """This device plays that seat; ``alone``: and no other device does any more."""

    seat: str
    alone: bool = False


class GiveSeat(Intent):
    """That device plays that seat, and (``alone``) no other does any more."""

    seat: str
    device: str
    alone: bool = True


class FreeSeat(Intent):
    """That seat is nobody's device's any more (or only no longer that device's)."""

    seat: str
    device: str | None = None


class LockRights(Intent):
    """From now on (or no longer) a seat calls and enters for itself only."""

    needs = Needs.HOST
    locked: bool


class NameScorekeeper(Intent):
    """That device keeps score for everybody, like the host's (None: no device but his)."""

    needs = Needs.HOST
    device: str | None


class HandOver(Intent):
    """That device leads from now on."""

    needs = Needs.HOST
    device: str


class PauseTimer(Intent):
    """Stop the clock."""


class ResumeTimer(Intent):
    """Let the clock go on."""


class AddTime(Intent):
    """More time, in ms."""

    by_ms: int = 30_000


class SetTimeLeft(Intent):
    """Set what is left, in ms; the clock stands."""

    left_ms: int


class CloseTable(Intent):
    """Put the table away; ``successor``: the same people play on at that one."""

    successor: str | None = None


class Undo(Intent):
    """Void that entry of the log."""

    entry: int

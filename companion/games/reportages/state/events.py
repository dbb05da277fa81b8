"""What happens at a table of the reportages. ``number``: the round's, so that two who say it mean one round."""

from __future__ import annotations

from typing import Literal

from companion.table.events import Event


class RoundDealt(Event):
    """Chips and cards are dealt; that seat is the dealer and plays first."""

    type: Literal["reportages-dealt"] = "reportages-dealt"
    number: int
    seat: str


class BidPaid(Event):
    """A player put those chips into the pot for a card: a purchase, or what he added to raise. He plays next unless he
    is raised."""

    type: Literal["reportages-bid"] = "reportages-bid"
    seat: str
    points: int


class Fined(Event):
    """The loser of a quarrel about bluff paid: the last buyer where he bluffed, else the one who accused him."""

    type: Literal["reportages-fined"] = "reportages-fined"
    seat: str


class AccuserNamed(Event):
    """That player proved the last bluff: he draws and plays."""

    type: Literal["reportages-accuser"] = "reportages-accuser"
    seat: str


class CountBegun(Event):
    """Somebody went out (or nobody can play on): the round is counted."""

    type: Literal["reportages-count"] = "reportages-count"
    number: int


class CashCounted(Event):
    """What is left to a player at the end of the round (None: taken back)."""

    type: Literal["reportages-cash"] = "reportages-cash"
    seat: str
    points: int | None


class WinnerNamed(Event):
    """That player won the round."""

    type: Literal["reportages-winner"] = "reportages-winner"
    seat: str


class CombinationNamed(Event):
    """The winner's combination; None: nobody else could pay any more."""

    type: Literal["reportages-combination"] = "reportages-combination"
    combination: str | None


class PotCounted(Event):
    """What was counted in the pot (None: it follows from the cash)."""

    type: Literal["reportages-pot"] = "reportages-pot"
    points: int | None


class RoundClosed(Event):
    """The round is counted as entered."""

    type: Literal["reportages-closed"] = "reportages-closed"
    number: int


class RoundVoided(Event):
    """The round does not count: it is dealt anew."""

    type: Literal["reportages-void"] = "reportages-void"
    number: int


class RoundCorrected(Event):
    """A round that was counted was really so."""

    type: Literal["reportages-corrected"] = "reportages-corrected"
    number: int
    cash: dict[str, int]
    winner: str
    combination: str | None
    pot: int | None = None


EVENTS: tuple[type[Event], ...] = (
    RoundDealt, BidPaid, Fined, AccuserNamed, CountBegun, CashCounted, WinnerNamed, CombinationNamed, PotCounted,
    RoundClosed, RoundVoided, RoundCorrected,
)  # fmt: skip

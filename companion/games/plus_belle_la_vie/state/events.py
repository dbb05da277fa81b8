"""What happens at a table of Plus belle la vie. ``number``: which rendez-vous, so that two who say it mean one."""

from __future__ import annotations

from typing import Literal

from companion.table.events import Event


class RencontreDeclared(Event):
    """That player declared a rencontre: one of his actions."""

    type: Literal["plus-belle-la-vie-rencontre"] = "plus-belle-la-vie-rencontre"
    seat: str


class ColumnSet(Event):
    """That player has so many open cards of a character, and so many guests with them (none: the column is gone)."""

    type: Literal["plus-belle-la-vie-column"] = "plus-belle-la-vie-column"
    seat: str
    character: str
    cards: int
    guests: int = 0


class CardOpened(Event):
    """A rendez-vous card lies open."""

    type: Literal["plus-belle-la-vie-card"] = "plus-belle-la-vie-card"
    place: str
    minimum: int
    colours: tuple[str, ...] = ()
    dice: str = ""


class CardClosed(Event):
    """That card lies open no longer (it was copied wrongly)."""

    type: Literal["plus-belle-la-vie-card-closed"] = "plus-belle-la-vie-card-closed"
    place: str


class MeetingBegun(Event):
    """A rendez-vous comes about: that player brought the last figure; ``place`` "": its card is not noted."""

    type: Literal["plus-belle-la-vie-meeting"] = "plus-belle-la-vie-meeting"
    number: int
    seat: str
    place: str = ""
    present: tuple[str, ...] = ()


class DiceThrown(Event):
    """That player threw. ``throw``: which throw of this rendez-vous it is, from 1."""

    type: Literal["plus-belle-la-vie-dice"] = "plus-belle-la-vie-dice"
    seat: str
    throw: int
    success: bool


class ColumnSold(Event):
    """After a success, that player sold a whole column. ``value`` None: the table of prices tells."""

    type: Literal["plus-belle-la-vie-sold"] = "plus-belle-la-vie-sold"
    seat: str
    character: str
    cards: int
    value: int | None = None


class MeetingOver(Event):
    """The rendez-vous is over: failed, or everybody who wanted has sold."""

    type: Literal["plus-belle-la-vie-over"] = "plus-belle-la-vie-over"
    number: int


class ControlChecked(Event):
    """The columns at the end are as entered: the last figures are counted."""

    type: Literal["plus-belle-la-vie-checked"] = "plus-belle-la-vie-checked"


class RencontresCorrected(Event):
    """That player really declared so many rencontres."""

    type: Literal["plus-belle-la-vie-rencontres"] = "plus-belle-la-vie-rencontres"
    seat: str
    times: int


class RollerCorrected(Event):
    """Of a rendez-vous that succeeded: that player really made the dice."""

    type: Literal["plus-belle-la-vie-roller"] = "plus-belle-la-vie-roller"
    number: int
    seat: str


class SaleCorrected(Event):
    """A sale of that rendez-vous (``sale`` from 1) really brought so much."""

    type: Literal["plus-belle-la-vie-sale"] = "plus-belle-la-vie-sale"
    number: int
    sale: int
    value: int


EVENTS: tuple[type[Event], ...] = (
    RencontreDeclared, ColumnSet, CardOpened, CardClosed, MeetingBegun, DiceThrown, ColumnSold, MeetingOver,
    ControlChecked, RencontresCorrected, RollerCorrected, SaleCorrected,
)  # fmt: skip

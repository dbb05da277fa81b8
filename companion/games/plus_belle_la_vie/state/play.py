"""A game of Plus belle la vie as it stands at the table: what brought points, columns, open cards, a rendez-vous."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.games.plus_belle_la_vie.scoring.control import throw_order
from companion.games.plus_belle_la_vie.scoring.model import Event, RendezVous, Sale
from companion.games.plus_belle_la_vie.scoring.rendez_vous import Conditions
from companion.kit.game_base import LoggedPlay

#: The list of the tray in which characters in prison are ticked, and the counter of a turn's actions.
PRISON, ACTIONS = "prison", "actions"


@dataclass(frozen=True, slots=True)
class Column:
    """A player's open cards of a character, and the guests that strengthen them."""

    character: str
    seat: str
    cards: int
    guests: int = 0

    @property
    def strength(self) -> int:
        """What it counts for."""
        return self.cards + self.guests


@dataclass(frozen=True, slots=True)
class Card:
    """An open rendez-vous card as somebody copied it: its place, what it asks for, and the dice in words."""

    place: str
    minimum: int
    colours: tuple[str, ...] = ()
    dice: str = ""

    @property
    def conditions(self) -> Conditions:
        """What must be there before the dice are thrown."""
        return Conditions(self.minimum, self.colours)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A rendez-vous being played out: who is there, who throws in which order, who has thrown in vain, and after a
    success who made it and what is sold."""

    place: str
    present: tuple[str, ...]
    trigger: str
    queue: tuple[str, ...]
    misses: int = 0
    roller: str | None = None
    sales: tuple[Sale, ...] = ()

    @property
    def thrower(self) -> str | None:
        """Whose throw it is; None after the last, and where nobody controls anybody there."""
        return self.queue[self.misses] if self.misses < len(self.queue) and self.roller is None else None

    def as_event(self, result: Literal["success", "failure"]) -> RendezVous:
        """As it counts."""
        return RendezVous(result, self.roller, self.sales)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """``events`` as they score; ``columns`` only those with cards, in the order in which they were laid; ``known``:
    whether anybody has entered one; ``checked``: the columns at the end are said to be right."""

    events: tuple[Event, ...] = ()
    columns: tuple[Column, ...] = ()
    known: bool = False
    cards: tuple[Card, ...] = ()
    meeting: Meeting | None = None
    checked: bool = False

    def column(self, character: str, seat: str) -> Column:
        """That player's column of that character, empty where he has none."""
        found = (one for one in self.columns if (one.character, one.seat) == (character, seat))
        return next(found, Column(character, seat, 0))

    def counts(self, character: str) -> dict[str, int]:
        """What everybody's column of that character counts for, in the order of the table."""
        return {seat: self.column(character, seat).strength for seat in self.seats}

    @property
    def characters(self) -> tuple[str, ...]:
        """Everybody known: those copied from the box, then others that have a column."""
        listed = dict(self.settings["characters"])
        return tuple(dict.fromkeys((*listed, *(one.character for one in self.columns))))

    def colour(self, character: str) -> str | None:
        """That character's colour, where it was copied."""
        colour: str | None = dict(self.settings["characters"]).get(character)
        return colour

    def queue_for(self, present: tuple[str, ...], trigger: str) -> tuple[str, ...]:
        """Who would throw with these figures there."""
        return throw_order({one: self.counts(one) for one in present}, self.seats, trigger)


def with_column(play: Play, column: Column) -> Play:
    """The game with that column; an empty one is taken away."""
    there = [(one.character, one.seat) for one in play.columns]
    key = (column.character, column.seat)
    if key in there:
        columns = tuple(column if (one.character, one.seat) == key else one for one in play.columns)
    else:
        columns = (*play.columns, column)
    return replace(play, columns=tuple(one for one in columns if one.strength), known=True)

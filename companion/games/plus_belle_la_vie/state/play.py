"""Defines the game as it stands at the table: what brought points, columns, open cards, a rendez-vous. Frozen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.control import absolute, throw_order
from companion.games.plus_belle_la_vie.scoring.model import FileEvent, RendezVous, Sale
from companion.games.plus_belle_la_vie.scoring.rendez_vous import (
    Conditions,
    count_played,
    find_missing_figures,
    is_game_over,
    price,
)
from companion.kit.game_base import LoggedPlay
from companion.table.message import Message, say

#: The list of the tray in which older journals tick characters in prison, and the counter of a turn's actions.
PRISON, ACTIONS = "prison", "actions"
#: Where a figure is that is in no place with a name: what begins with "@" is no name.
STREET, STATION, JAIL, ELSEWHERE, BESIDE = "@street", "@station", "@prison", "@elsewhere", "@beside"
SPECIAL: Final = (STREET, STATION, JAIL, ELSEWHERE, BESIDE)
#: The list of the tray that holds what a turn is used for, where it is not for actions; and what that may be.
TURN, DRAW, LAY = "turn", "draw", "lay"
#: Actions of a turn.
MOST_ACTIONS: Final = 3


class Column(BaseModel):
    """Is a player's open cards of a character, and the guests that strengthen them."""

    model_config = ConfigDict(frozen=True)
    seat: str
    character: str
    cards: int
    guests: int = 0

    @property
    def strength(self) -> int:
        """Return what it counts for."""
        return self.cards + self.guests


class Card(BaseModel):
    """Is an open rendez-vous card as somebody copied it: its place, what it asks for, and the dice in words."""

    model_config = ConfigDict(frozen=True)
    place: str
    minimum: int
    colours: tuple[str, ...] = ()
    dice: str = ""

    @property
    def conditions_text(self) -> str:
        """Return what it asks for as JSON: the text that the group keeps for its place."""
        asked = {"minimum": self.minimum, "colours": list(self.colours), "dice": self.dice}
        return json.dumps(asked, ensure_ascii=False)

    @property
    def conditions(self) -> Conditions:
        """Return what must be there before the dice are thrown."""
        return Conditions(self.minimum, self.colours)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Is a rendez-vous being played out: who is there, who throws in which order, who has thrown in vain, and after a
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
        """Return whose throw it is; None after the last, and where nobody controls anybody there."""
        return self.queue[self.misses] if self.misses < len(self.queue) and self.roller is None else None

    @property
    def is_last_throw(self) -> bool:
        """Tell whether the rendez-vous is over if the throw that comes now is in vain."""
        return bool(self.queue) and self.misses + 1 >= len(self.queue)

    def without(self, seat: str) -> Meeting:
        """Return it without the throws that this player still had."""
        later = tuple(one for one in self.queue[self.misses :] if one != seat)
        return replace(self, queue=(*self.queue[: self.misses], *later))

    def as_played(self) -> RendezVous:
        """Return it as it counts once it is over."""
        result: Literal["success", "failure"] = "failure" if self.roller is None else "success"
        return RendezVous(result, self.roller, self.sales)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Is the game's state. ``events`` as they score; ``columns`` only those with cards, in the order in which they were
    laid; ``known``: whether anybody has entered one; ``checked``: the columns at the end are said to be right;
    ``sole``: how many characters each controls alone at the end, where the table has counted that by itself;
    ``figures``: where each figure is that is on the board."""

    events: tuple[FileEvent, ...] = ()
    columns: tuple[Column, ...] = ()
    known: bool = False
    cards: tuple[Card, ...] = ()
    meeting: Meeting | None = None
    checked: bool = False
    sole: tuple[tuple[str, int], ...] = ()
    figures: tuple[tuple[str, str], ...] = ()

    # --- rendez-vous --------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Return the number of the rendez-vous that is played out, or comes next."""
        return count_played(self.events) + 1

    def is_over(self, facts: Facts) -> bool:
        """Tell whether the last rendez-vous is played: only the columns are still to be counted."""
        return is_game_over(self.events, len(self.seats), facts)

    @property
    def meetings(self) -> tuple[RendezVous, ...]:
        """Return the rendez-vous that are over, in order."""
        return tuple(one for one in self.events if isinstance(one, RendezVous))

    def meeting_at(self, number: int) -> RendezVous | None:
        """Return the rendez-vous of that number (from 1), once it is over."""
        return self.meetings[number - 1] if 1 <= number <= len(self.meetings) else None

    def with_meeting_at(self, number: int, **changes: Any) -> Play:
        """Return the game with changes to the rendez-vous of that number."""
        places = [at for at, one in enumerate(self.events) if isinstance(one, RendezVous)]
        was = self.meeting_at(number)
        if was is None:
            return self
        at = places[number - 1]
        return replace(self, events=(*self.events[:at], replace(was, **changes), *self.events[at + 1 :]))

    def after_meeting(self) -> Play:
        """Return the game once the rendez-vous being played out counts, and its card is gone."""
        if self.meeting is None:
            return self
        place, counted = self.meeting.place, self.meeting.as_played()
        return replace(self, events=(*self.events, counted), meeting=None).without_card(place)

    def card_at(self, place: str) -> Card | None:
        """Return the open card of that place."""
        return next((card for card in self.cards if card.place == place), None)

    def without_card(self, place: str) -> Play:
        """Return the game without the open card of that place."""
        return replace(self, cards=tuple(card for card in self.cards if card.place != place))

    def missing_for(self, card: Card) -> Message | None:
        """Say what is missing at that card's place as the figures stand; None where the dice may be thrown."""
        return self.missing_at(card, self.figures_at(card.place))

    @property
    def complete(self) -> tuple[Card, ...]:
        """Return the open cards for which everything is there."""
        return tuple(card for card in self.cards if self.missing_for(card) is None)

    def missing_at(self, card: Card, present: tuple[str, ...]) -> Message | None:
        """Say what is missing at that card's place with these figures there; None where the dice may be thrown."""
        colours = [colour for one in present if (colour := self.colour(one)) is not None]
        unknown = len(present) - len(colours)
        short = find_missing_figures(card.conditions, (*colours, *[""] * unknown))
        if short.is_empty:
            return None
        return say(
            "plus-belle-la-vie-lacking",
            figures=short.count,
            colours=name_figures(short.colours),
            count=len(short.colours),
            alone=int(short.count == len(short.colours)),
        )

    def queue_for(self, present: tuple[str, ...], trigger: str) -> tuple[str, ...]:
        """Return who would throw with these figures there."""
        if trigger not in self.seats:
            return ()
        return throw_order({one: self.counts(one) for one in present}, self.seats, trigger)

    def price(self, sale: Sale) -> int | None:
        """Return what a sale brings at this table; None where nobody has typed it."""
        return price(sale, dict(self.settings["sale_values"]))

    # --- figures ------------------------------------------------------------------------------------------------------

    def place_of(self, character: str) -> str:
        """Return where that figure is."""
        return dict(self.figures).get(character, BESIDE)

    def figures_at(self, place: str) -> tuple[str, ...]:
        """Return the figures at that place, in the order in which the characters are listed."""
        where = dict(self.figures)
        return tuple(one for one in self.characters if where.get(one, BESIDE) == place)

    def with_figure(self, character: str, place: str) -> Play:
        """Return the game with that figure there."""
        others = tuple(one for one in self.figures if one[0] != character)
        return replace(self, figures=others if place == BESIDE else (*others, (character, place)))

    # --- columns ------------------------------------------------------------------------------------------------------

    def column(self, character: str, seat: str) -> Column:
        """Return that player's column of that character, empty where there is none."""
        found = (one for one in self.columns if (one.character, one.seat) == (character, seat))
        return next(found, Column(seat=seat, character=character, cards=0))

    def counts(self, character: str) -> dict[str, int]:
        """Return what everybody's column of that character counts for, in the order of the table."""
        strengths = {one.seat: one.strength for one in self.columns if one.character == character}
        return {seat: strengths.get(seat, 0) for seat in self.seats}

    def with_column(self, column: Column) -> Play:
        """Return the game with that column; an empty one is taken away."""
        key = (column.character, column.seat)
        if any((one.character, one.seat) == key for one in self.columns):
            columns = tuple(column if (one.character, one.seat) == key else one for one in self.columns)
        else:
            columns = (*self.columns, column)
        return replace(self, columns=tuple(one for one in columns if one.strength), known=True, sole=())

    @property
    def sole_counts(self) -> dict[str, int]:
        """Return how many characters each of those still there controls alone: as counted, else by the columns."""
        if self.sole:
            return {seat: dict(self.sole).get(seat, 0) for seat in self.staying}
        owners = [owner for _, owner in self.sole_owners]
        return {seat: owners.count(seat) for seat in self.staying}

    @property
    def sole_owners(self) -> tuple[tuple[str, str], ...]:
        """Return the characters that somebody controls alone, with who does."""
        laid = dict.fromkeys(column.character for column in self.columns)
        return tuple((one, owner) for one in laid if (owner := absolute(self.counts(one))) is not None)

    # --- characters, and the turn -------------------------------------------------------------------------------------

    @property
    def characters(self) -> tuple[str, ...]:
        """Return everybody known: those copied from the box, then others that have a column."""
        listed = dict(self.settings["characters"])
        return tuple(dict.fromkeys((*listed, *(one.character for one in self.columns))))

    def colour(self, character: str) -> str | None:
        """Return that character's colour, where it was copied."""
        colour: str | None = dict(self.settings["characters"]).get(character)
        return colour

    def with_actions(self, actions: int) -> Play:
        """Return the game with so many actions of this turn done."""
        counters = tuple(one for one in self.tray.counters if one[0] != (ACTIONS, None))
        return replace(self, tray=replace(self.tray, counters=(*counters, ((ACTIONS, None), actions))))

    @property
    def turn_use(self) -> str:
        """Return what this turn is used for: drawing or laying; "" for actions, and while nothing was done."""
        return next(iter(self.tray.ticked(TURN)), "")

    def with_turn_use(self, use: str) -> Play:
        """Return the game with the turn used for that alone; "": for nothing yet."""
        others = tuple(one for one in self.tray.ticks if one[0] != TURN)
        ticks = (*others, (TURN, None, use)) if use else others
        return replace(self, tray=replace(self.tray, ticks=ticks))


def name_figures(colours: Iterable[str]) -> tuple[Message, ...]:
    """Name figures by their colours: one blue, two green."""
    return tuple(
        say("plus-belle-la-vie-figures-of-colour", colour=colour, count=count)
        for colour, count in Counter(colours).items()
    )

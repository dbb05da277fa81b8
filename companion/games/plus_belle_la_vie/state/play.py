"""Defines the state of the game at a table: what brought points, columns, figures, open cards, an open rendez-vous.
Frozen."""

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

#: The checklist in which older journals tick characters in prison; and the counter of a turn's actions.
PRISON, ACTIONS = "prison", "actions"
#: Places of figures other than those with a name; no name begins with "@".
STREET, STATION, JAIL, ELSEWHERE, BESIDE = "@street", "@station", "@prison", "@elsewhere", "@beside"
SPECIAL: Final = (STREET, STATION, JAIL, ELSEWHERE, BESIDE)
#: The checklist for what a turn is used for other than actions, and its two items.
TURN, DRAW, LAY = "turn", "draw", "lay"
#: The most actions in a turn.
MOST_ACTIONS: Final = 3


class Column(BaseModel):
    """Column of a player: their open cards of a character, and the guests that strengthen them."""

    model_config = ConfigDict(frozen=True)
    seat: str
    character: str
    cards: int
    guests: int = 0

    @property
    def strength(self) -> int:
        """Return what the column counts for: cards and guests."""
        return self.cards + self.guests


class Card(BaseModel):
    """Rendez-vous card that lies open, as somebody copied it.

    Attributes:
        place: the name of its place.
        minimum: how many figures it asks for at least; ``colours``: the colours that must be among them.
        dice: in words, what the dice must show.
    """

    model_config = ConfigDict(frozen=True)
    place: str
    minimum: int
    colours: tuple[str, ...] = ()
    dice: str = ""

    @property
    def conditions_text(self) -> str:
        """Return what the card asks for as JSON: the text that the group keeps under the card's place."""
        conditions = {"minimum": self.minimum, "colours": list(self.colours), "dice": self.dice}
        return json.dumps(conditions, ensure_ascii=False)

    @property
    def conditions(self) -> Conditions:
        """Return the figures that must be there before the dice are thrown."""
        return Conditions(self.minimum, self.colours)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A rendez-vous being played out.

    Attributes:
        place: its place; "" if its card is not entered.
        present: the figures there.
        trigger: who brought the last figure.
        queue: the players in the order of their throws.
        misses: how many throws have failed so far.
        roller: whose throw succeeded; None so far.
        sales: what was sold after the success.
    """

    place: str
    present: tuple[str, ...]
    trigger: str
    queue: tuple[str, ...]
    misses: int = 0
    roller: str | None = None
    sales: tuple[Sale, ...] = ()

    @property
    def thrower(self) -> str | None:
        """Return the player whose throw comes next; None after the last one or a success, and where nobody controls a
        figure there."""
        return self.queue[self.misses] if self.misses < len(self.queue) and self.roller is None else None

    @property
    def is_last_throw(self) -> bool:
        """Tell whether the rendez-vous fails if the next throw does."""
        return bool(self.queue) and self.misses + 1 >= len(self.queue)

    def without(self, seat: str) -> Meeting:
        """Return the rendez-vous without a player's coming throws."""
        later = tuple(one for one in self.queue[self.misses :] if one != seat)
        return replace(self, queue=(*self.queue[: self.misses], *later))

    def as_played(self) -> RendezVous:
        """Return the rendez-vous as it scores once it is over."""
        result: Literal["success", "failure"] = "failure" if self.roller is None else "success"
        return RendezVous(result, self.roller, self.sales)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """State of Plus belle la vie at a table; frozen.

    Attributes:
        events: what scores.
        columns: only those with cards, in the order in which they were laid.
        tracks_columns: whether somebody has entered a column.
        cards: the open rendez-vous cards.
        meeting: the rendez-vous being played out; None between two.
        checked: whether the columns at the end are confirmed.
        sole: how many characters each player controls alone at the end, if the players have counted that themselves.
        figures: the place of each figure on the board.
    """

    events: tuple[FileEvent, ...] = ()
    columns: tuple[Column, ...] = ()
    tracks_columns: bool = False
    cards: tuple[Card, ...] = ()
    meeting: Meeting | None = None
    checked: bool = False
    sole: tuple[tuple[str, int], ...] = ()
    figures: tuple[tuple[str, str], ...] = ()

    # --- rendez-vous --------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Return the number of the rendez-vous that is being played out, or comes next."""
        return count_played(self.events) + 1

    def is_over(self, facts: Facts) -> bool:
        """Tell whether the last rendez-vous is played: only the columns are still to be confirmed."""
        return is_game_over(self.events, len(self.seats), facts)

    @property
    def meetings(self) -> tuple[RendezVous, ...]:
        """Return the rendez-vous that are over, in order."""
        return tuple(one for one in self.events if isinstance(one, RendezVous))

    def meeting_at(self, number: int) -> RendezVous | None:
        """Return the rendez-vous of that number (from 1); None if it is not over yet."""
        return self.meetings[number - 1] if 1 <= number <= len(self.meetings) else None

    def with_meeting_at(self, number: int, **changes: Any) -> Play:
        """Return the state with fields of a rendez-vous changed; unchanged if it is not over yet."""
        places = [at for at, one in enumerate(self.events) if isinstance(one, RendezVous)]
        was = self.meeting_at(number)
        if was is None:
            return self
        at = places[number - 1]
        return replace(self, events=(*self.events[:at], replace(was, **changes), *self.events[at + 1 :]))

    def after_meeting(self) -> Play:
        """Return the state once the open rendez-vous is over: it scores as it stands now (without a roller it has
        failed), and its card is removed. Unchanged if none is open."""
        if self.meeting is None:
            return self
        place, counted = self.meeting.place, self.meeting.as_played()
        return replace(self, events=(*self.events, counted), meeting=None).without_card(place)

    def card_at(self, place: str) -> Card | None:
        """Return the open card of a place; None if there is none."""
        return next((card for card in self.cards if card.place == place), None)

    def without_card(self, place: str) -> Play:
        """Return the state without the open card of a place."""
        return replace(self, cards=tuple(card for card in self.cards if card.place != place))

    def missing_for(self, card: Card) -> Message | None:
        """Return what is missing for a card with the figures at its place; None if the dice may be thrown."""
        return self.missing_at(card, self.figures_at(card.place))

    @property
    def complete(self) -> tuple[Card, ...]:
        """Return the open cards for which no figure is missing."""
        return tuple(card for card in self.cards if self.missing_for(card) is None)

    def missing_at(self, card: Card, present: tuple[str, ...]) -> Message | None:
        """Return what would be missing for a card with these figures at its place; None if the dice may be
        thrown."""
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
        """Return the order of throws with these figures at the place; empty if ``trigger`` (who brought the last
        figure) does not play."""
        if trigger not in self.seats:
            return ()
        return throw_order({one: self.counts(one) for one in present}, self.seats, trigger)

    def price(self, sale: Sale) -> int | None:
        """Return what a sale brings at this table, in points; None if its price was not entered."""
        return price(sale, dict(self.settings["sale_values"]))

    # --- figures ------------------------------------------------------------------------------------------------------

    def place_of(self, character: str) -> str:
        """Return the place of a character's figure; beside the board (``BESIDE``) where none was entered."""
        return dict(self.figures).get(character, BESIDE)

    def figures_at(self, place: str) -> tuple[str, ...]:
        """Return the figures at a place, in the order in which the characters are listed."""
        where = dict(self.figures)
        return tuple(one for one in self.characters if where.get(one, BESIDE) == place)

    def with_figure(self, character: str, place: str) -> Play:
        """Return the state with a figure moved to a place."""
        others = tuple(one for one in self.figures if one[0] != character)
        return replace(self, figures=others if place == BESIDE else (*others, (character, place)))

    # --- columns ------------------------------------------------------------------------------------------------------

    def column(self, character: str, seat: str) -> Column:
        """Return a player's column of a character; one without cards where there is none."""
        matches = (one for one in self.columns if (one.character, one.seat) == (character, seat))
        return next(matches, Column(seat=seat, character=character, cards=0))

    def counts(self, character: str) -> dict[str, int]:
        """Return the strength of each player's column of a character, in the order of the table."""
        strengths = {one.seat: one.strength for one in self.columns if one.character == character}
        return {seat: strengths.get(seat, 0) for seat in self.seats}

    def with_column(self, column: Column) -> Play:
        """Return the state with a column set (an empty one removed). From then on columns count as entered, and the
        players' own numbers of sole control are dropped."""
        key = (column.character, column.seat)
        if any((one.character, one.seat) == key for one in self.columns):
            columns = tuple(column if (one.character, one.seat) == key else one for one in self.columns)
        else:
            columns = (*self.columns, column)
        return replace(self, columns=tuple(one for one in columns if one.strength), tracks_columns=True, sole=())

    @property
    def sole_counts(self) -> dict[str, int]:
        """Return how many characters each player who has not gone home controls alone: as the players counted, else by
        the columns."""
        if self.sole:
            return {seat: dict(self.sole).get(seat, 0) for seat in self.staying}
        owners = [owner for _, owner in self.sole_owners]
        return {seat: owners.count(seat) for seat in self.staying}

    @property
    def sole_owners(self) -> tuple[tuple[str, str], ...]:
        """Return each character that somebody controls alone, with that player."""
        laid = dict.fromkeys(column.character for column in self.columns)
        return tuple((one, owner) for one in laid if (owner := absolute(self.counts(one))) is not None)

    # --- characters, and the turn -------------------------------------------------------------------------------------

    @property
    def characters(self) -> tuple[str, ...]:
        """Return the characters known: those that the group has copied from the box, then others that have a column."""
        listed = dict(self.settings["characters"])
        return tuple(dict.fromkeys((*listed, *(one.character for one in self.columns))))

    def colour(self, character: str) -> str | None:
        """Return a character's colour; None if it was not entered."""
        colour: str | None = dict(self.settings["characters"]).get(character)
        return colour

    def with_actions(self, actions: int) -> Play:
        """Return the state with that number of actions of this turn done."""
        counters = tuple(one for one in self.tray.counters if one[0] != (ACTIONS, None))
        return replace(self, tray=replace(self.tray, counters=(*counters, ((ACTIONS, None), actions))))

    @property
    def turn_use(self) -> str:
        """Return what this turn is used for, "draw" or "lay"; "" for actions, and while nothing was done."""
        return next(iter(self.tray.ticked(TURN)), "")

    def with_turn_use(self, use: str) -> Play:
        """Return the state with the turn used only for "draw" or "lay"; "": for nothing yet."""
        others = tuple(one for one in self.tray.ticks if one[0] != TURN)
        ticks = (*others, (TURN, None, use)) if use else others
        return replace(self, tray=replace(self.tray, ticks=ticks))


def name_figures(colours: Iterable[str]) -> tuple[Message, ...]:
    """Return figures named by colour and number: one blue, two green."""
    return tuple(
        say("plus-belle-la-vie-figures-of-colour", colour=colour, count=count)
        for colour, count in Counter(colours).items()
    )

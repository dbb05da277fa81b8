"""Defines the events of a table of Plus belle la vie; each checks its rule and applies its effect.

A *meeting* is a rendez-vous being played out or over; ``number`` is its number, so that two devices that report the
same one count once. Tags are those that journals hold.

Source: "La réalisation des « Rendez-vous »", "Le lancer de dés", "Les rendez-vous réussis", "Décompte des points et fin
de partie".
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from companion.games.plus_belle_la_vie.facts import COLOURS, Facts
from companion.games.plus_belle_la_vie.scoring.control import strength
from companion.games.plus_belle_la_vie.scoring.model import Rencontre, RendezVous, Sale, people_in
from companion.games.plus_belle_la_vie.state.play import (
    ACTIONS,
    BESIDE,
    JAIL,
    MOST_ACTIONS,
    SPECIAL,
    STATION,
    STREET,
    Card,
    Column,
    Meeting,
    Play,
)
from companion.kit.game_event import GameEvent
from companion.kit.shape import MOST, MOST_MONEY
from companion.table.message import Message, Param, Refused, say
from companion.table.seats import NAME_LENGTH, clean_text
from companion.table.state import TableState


def wrong_name(text: str) -> Message | None:
    """Return the message that says what a name must be like, if the text cannot be one of a character or place; None if
    it can."""
    if text and text == clean_text(text) and len(text) <= NAME_LENGTH and not text.startswith("@"):
        return None
    return say("plus-belle-la-vie-name", most=NAME_LENGTH)


def refuse_after_end(play: Play, facts: Facts) -> Message | None:
    """Return the refusal that the game is over, if its last rendez-vous is played; else None."""
    if not play.is_over(facts):
        return None
    players = len(play.seats)
    return say("plus-belle-la-vie-ended", of=facts.rendez_vous[players], players=players)


class PlusBelleLaVieEvent(GameEvent, game="plus-belle-la-vie"):
    """Base of this game's events."""

    def words(self) -> dict[str, Param]:
        """Return the event's texts and numbers by name, for the sentence in the game log."""
        return {
            name: int(value) if isinstance(value, bool) else value
            for name, value in self
            if isinstance(value, (str, int)) and name not in ("type", "seat")
        }


class RencontreDeclared(PlusBelleLaVieEvent, tag="plus-belle-la-vie-rencontre"):
    """Event: a player declared a rencontre (encounter), which is one of the actions of their turn."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event once the last rendez-vous is played."""
        return refuse_after_end(play, facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the rencontre, and count the action if the turn is the player's."""
        after = replace(play, events=(*play.events, Rencontre(self.seat)))
        if play.tray.turns.at != self.seat:
            return after
        return after.with_actions(min(MOST_ACTIONS, play.tray.counter(ACTIONS) + 1))


# --- columns ----------------------------------------------------------------------------------------------------------


class ColumnSet(PlusBelleLaVieEvent, Column, tag="plus-belle-la-vie-column"):
    """Event: a player has this many open cards of a character, and this many guests with them (no cards: the column is
    gone). A character's first column puts its figure at the station."""

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the column has these numbers already."""
        column = play.column(self.character, self.seat)
        return (column.cards, column.guests) == (self.cards, self.guests)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a wrong name, guests without cards, more cards than the box has, and more columns than a player may
        have."""
        if why := wrong_name(self.character):
            return why
        if not 0 <= self.cards <= MOST or not 0 <= self.guests <= MOST:
            return say("plus-belle-la-vie-column-range", most=MOST)
        try:
            strength(self.cards, self.guests)
        except Refused as refused:
            return refused.message
        if why := self._check_box_limits(play, facts):
            return why
        if not self.cards or play.column(self.character, self.seat).strength:
            return None
        if sum(one.seat == self.seat for one in play.columns) >= facts.columns:
            return say("plus-belle-la-vie-columns-full", name=table.name(self.seat), columns=facts.columns)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set or remove the column. The figure of a character that enters the game is put at the station."""
        laid = play.with_column(self)
        enters = self.strength and laid.place_of(self.character) == BESIDE
        return laid.with_figure(self.character, STATION) if enters else laid

    def _check_box_limits(self, play: Play, facts: Facts) -> Message | None:
        """Return a refusal if the box has not that many cards of the character, or guests; a lower number than before
        is always accepted. The limit for cards leaves room for guests, which may have been counted as cards."""
        before = play.column(self.character, self.seat)
        others = [one for one in play.columns if (one.character, one.seat) != (self.character, self.seat)]
        open_cards = self.strength + sum(one.strength for one in others if one.character == self.character)
        if self.strength > before.strength and open_cards > facts.copies + facts.guests_per_colour:
            return say("plus-belle-la-vie-box-cards", character=self.character, most=facts.copies)
        if self.guests <= before.guests:
            return None
        if self.guests + sum(one.guests for one in others) > facts.guest_cards:
            return say("plus-belle-la-vie-box-guests", most=facts.guest_cards)
        colour = play.colour(self.character)
        family = sum(one.guests for one in others if play.colour(one.character) == colour)
        if colour is not None and self.guests + family > facts.guests_per_colour:
            return say("plus-belle-la-vie-box-family", colour=colour, most=facts.guests_per_colour)
        return None


class ControlChecked(PlusBelleLaVieEvent, tag="plus-belle-la-vie-checked"):
    """Event: the players confirmed the columns at the end, so that the game can be scored."""

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the columns are confirmed already."""
        return play.checked

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the last rendez-vous is played."""
        return None if play.is_over(facts) else say("plus-belle-la-vie-not-over")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Mark the columns as confirmed."""
        return replace(play, checked=True)


class SoleControlCounted(PlusBelleLaVieEvent):
    """Event: the players counted how many characters a player controls alone at the end; that number replaces the one
    that follows from the columns."""

    seat: str
    characters: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that number is set already."""
        return play.sole_counts.get(self.seat) == self.characters

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the end, more characters than a player may have columns, and more characters in all
        than the box has."""
        if not play.is_over(facts):
            return say("plus-belle-la-vie-not-over")
        counted = sum(play.sole_counts.values()) - play.sole_counts.get(self.seat, 0) + self.characters
        if 0 <= self.characters <= facts.columns and counted <= facts.characters:
            return None
        return say("plus-belle-la-vie-sole-range", most=facts.columns, characters=facts.characters)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the number. The other players' numbers, so far given by the columns, become fixed too."""
        return replace(play, sole=tuple((play.sole_counts | {self.seat: self.characters}).items()))


# --- figures ----------------------------------------------------------------------------------------------------------


class FigureMoved(PlusBelleLaVieEvent):
    """Event: a figure was moved to ``place``; the way there counts as actions of the turn.

    ``place``: the name of a place, or one of ``SPECIAL`` (street, station, prison, elsewhere, beside the board).
    """

    character: str
    place: str

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the figure is there already."""
        return play.place_of(self.character) == self.place

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a character that is not listed, and a place's name that cannot be one."""
        if self.character not in play.characters:
            return say("plus-belle-la-vie-no-character", character=self.character)
        return None if self.place in SPECIAL else wrong_name(self.place)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Put the figure there, and count the actions of the way in the present turn."""
        before = play.place_of(self.character)
        moved = play.with_figure(self.character, self.place)
        if play.tray.turns.at is None:
            return moved
        return moved.with_actions(min(MOST_ACTIONS, play.tray.counter(ACTIONS) + steps(before, self.place)))

    def words(self) -> dict[str, Param]:
        """Return the character and the place's name, for the sentence in the game log."""
        return {"character": self.character, "place": place_name(self.place)}


def steps(before: str, after: str) -> int:
    """Return how many actions a way takes: one between a place and the street, two from place to place; none into
    prison or out of it, into the station, and onto the board or off it."""
    if before in (JAIL, BESIDE) or after in (JAIL, BESIDE, STATION) or before == after:
        return 0
    return 1 if STREET in (before, after) else 2


def place_name(place: str) -> Param:
    """Return a place's name: as entered, or for one of ``SPECIAL`` in the reader's language."""
    return say("plus-belle-la-vie-place", place=place.removeprefix("@")) if place in SPECIAL else place


# --- open cards -------------------------------------------------------------------------------------------------------


class CardOpened(PlusBelleLaVieEvent, Card, tag="plus-belle-la-vie-card"):
    """Event: a rendez-vous card lies open."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a card that the box cannot have, a second one for a place, and more open cards than there may be."""
        if why := wrong_name(self.place):
            return why
        if not 1 <= self.minimum <= facts.characters or not set(self.colours) <= set(COLOURS):
            return say("plus-belle-la-vie-card-range", most=facts.characters)
        if len(self.colours) > self.minimum:
            return say("plus-belle-la-vie-card-colours", minimum=self.minimum)
        if play.card_at(self.place) is not None:
            return say("plus-belle-la-vie-card-there", place=self.place)
        if len(play.cards) >= facts.open_rendez_vous:
            return say("plus-belle-la-vie-cards-full", open=facts.open_rendez_vous)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the card to the open ones."""
        return replace(play, cards=(*play.cards, self))


class CardClosed(PlusBelleLaVieEvent, tag="plus-belle-la-vie-card-closed"):
    """Event: an open card was removed because it was copied wrongly."""

    place: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if the card is not open."""
        return say("plus-belle-la-vie-no-card", place=self.place) if play.card_at(self.place) is None else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Remove the card."""
        return play.without_card(self.place)


# --- a rendez-vous ----------------------------------------------------------------------------------------------------


class MeetingBegun(PlusBelleLaVieEvent, tag="plus-belle-la-vie-meeting"):
    """Event: a rendez-vous comes about; from now on the dice decide, in the order that the columns give. ``seat``
    brought its last figure; ``place``: its card's, "" if the card is not entered; ``present``: the figures at the
    place."""

    number: int
    seat: str
    place: str = ""
    present: tuple[str, ...] = ()

    def is_redundant(self, play: Play) -> bool:
        """Tell whether another device has already begun it."""
        return play.meeting is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event after the end, during another rendez-vous, with a figure that is in prison, and while the
        card asks for figures that are missing. If no figures are entered, nothing is checked: the players have looked
        themselves."""
        if why := refuse_after_end(play, facts):
            return why
        if play.meeting is not None or self.number != play.number:
            return say("plus-belle-la-vie-meeting-open")
        if not self.place:
            return None
        if (card := play.card_at(self.place)) is None:
            return say("plus-belle-la-vie-no-card", place=self.place)
        if not self.present and not play.figures_at(self.place):
            return None  # the card is entered but no figures are, so the table has checked it itself
        jailed = [one for one in self.present if play.place_of(one) == JAIL]
        if jailed:
            return say("plus-belle-la-vie-jailed", character=jailed[0])
        return play.missing_at(card, self.present)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Begin the rendez-vous with the order of throws that the columns give now, and put the figures at its
        place."""
        queue = play.queue_for(self.present, self.seat) if self.present else ()
        for character in self.present if self.place else ():
            play = play.with_figure(character, self.place)
        return replace(play, meeting=Meeting(self.place, self.present, self.seat, queue))


class DiceThrown(PlusBelleLaVieEvent, tag="plus-belle-la-vie-dice"):
    """Event: a player threw the dice. ``throw``: the number of the throw in this rendez-vous, from 1."""

    seat: str
    throw: int
    success: bool

    def is_redundant(self, play: Play) -> bool:
        """Tell whether another device has already reported this throw as failed."""
        return play.meeting is not None and self.throw <= play.meeting.misses

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a throw out of order, and one of another player than the order names."""
        meeting = play.meeting
        if meeting is None or meeting.roller is not None or self.throw != meeting.misses + 1:
            return say("plus-belle-la-vie-no-throw")
        if meeting.queue and self.seat != meeting.thrower:
            return say("plus-belle-la-vie-not-his-throw", name=table.name(meeting.thrower or ""))
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note whose throw succeeded, or one more failed throw."""
        meeting = play.meeting
        if meeting is None:
            return play
        if self.success:
            return replace(play, meeting=replace(meeting, roller=self.seat))
        return replace(play, meeting=replace(meeting, misses=meeting.misses + 1))


class ColumnSold(PlusBelleLaVieEvent, tag="plus-belle-la-vie-sold"):
    """Event: a player sold a whole column after a success, and loses it; ``value`` None: at the price of the table's
    list."""

    seat: str
    character: str
    cards: int
    value: int | None = None

    @property
    def sale(self) -> Sale:
        """Return the event as a sale of the game."""
        return Sale(self.seat, self.character, self.cards, self.value)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a sale without a success before it, of a figure that is not there, of a column sold already or only in
        part, or without a price."""
        meeting = play.meeting
        if meeting is None or meeting.roller is None:
            return say("plus-belle-la-vie-no-sale")
        if why := wrong_name(self.character):
            return why
        if any((sale.player, sale.character) == (self.seat, self.character) for sale in meeting.sales):
            return say("plus-belle-la-vie-sold-twice", name=table.name(self.seat), character=self.character)
        if meeting.present and self.character not in meeting.present:
            return say("plus-belle-la-vie-not-there", character=self.character)
        if not 1 <= self.cards <= MOST or not 0 <= (self.value or 0) <= MOST_MONEY:
            return say("plus-belle-la-vie-column-range", most=MOST)
        whole = play.column(self.character, self.seat).strength
        if play.tracks_columns and whole != self.cards:
            return say("plus-belle-la-vie-whole-column", cards=whole)
        return say("plus-belle-la-vie-price-missing", cards=self.cards) if play.price(self.sale) is None else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the sale to the rendez-vous; remove the sold column if columns are entered (``Play.tracks_columns``)."""
        if play.meeting is None:
            return play
        sold = replace(play, meeting=replace(play.meeting, sales=(*play.meeting.sales, self.sale)))
        if not play.tracks_columns:
            return sold
        return sold.with_column(Column(seat=self.seat, character=self.character, cards=0))


class MeetingOver(PlusBelleLaVieEvent, tag="plus-belle-la-vie-over"):
    """Event: the rendez-vous is over, because it failed or everybody who wanted to has sold: it scores, and its card is
    removed."""

    number: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that rendez-vous is over already."""
        return self.number < play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event unless that rendez-vous is being played out."""
        is_open = play.meeting is not None and self.number == play.number
        return None if is_open else say("plus-belle-la-vie-no-meeting")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the rendez-vous to what scores, and remove its card."""
        return play.after_meeting()


# --- corrections ------------------------------------------------------------------------------------------------------


class RencontresCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-rencontres"):
    """Event: the number of a player's rencontres was corrected; which of them are the wrong ones is not known."""

    allows_gone: ClassVar[bool] = True
    seat: str
    times: int

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that number is there already."""
        return self.times == play.events.count(Rencontre(self.seat))

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a number out of range."""
        return None if 0 <= self.times <= MOST else say("plus-belle-la-vie-column-range", most=MOST)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Insert missing rencontres at the beginning; if there are too many, remove all of the player's and insert the
        right number at the beginning."""
        mine = Rencontre(self.seat)
        others = tuple(one for one in play.events if one != mine)
        had = len(play.events) - len(others)
        remaining = play.events if self.times >= had else others
        added = self.times - had if self.times >= had else self.times
        return replace(play, events=(*(mine,) * added, *remaining))


class MeetingCorrected(PlusBelleLaVieEvent):
    """Event: a rendez-vous that is over was corrected: whose throw succeeded, if any, and who sold what for how
    much."""

    number: int
    rendez_vous: RendezVous

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the rendez-vous has this result, roller and sales already."""
        return play.meeting_at(self.number) == self.rendez_vous

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a rendez-vous that cannot have happened: players who do not play, a sale after a failure, a column
        sold twice, or a sale without a price."""
        corrected = self.rendez_vous
        if play.meeting_at(self.number) is None:
            return say("plus-belle-la-vie-no-such", number=self.number)
        if not {*people_in(corrected)} <= set(play.seats):
            return say("refused-no-such-seat")
        if (
            (corrected.result == "success") != (corrected.roller is not None)
            or corrected.sales
            and corrected.roller is None
        ):
            return say("plus-belle-la-vie-no-sale")
        sold: set[tuple[str, str]] = set()
        for sale in corrected.sales:
            if why := wrong_name(sale.character):
                return why
            if (sale.player, sale.character) in sold:
                return say("plus-belle-la-vie-sold-twice", name=table.name(sale.player), character=sale.character)
            sold.add((sale.player, sale.character))
            if play.price(sale) is None:
                return say("plus-belle-la-vie-price-missing", cards=sale.cards)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Replace result, roller and sales of the rendez-vous."""
        corrected = self.rendez_vous
        return play.with_meeting_at(
            self.number, result=corrected.result, roller=corrected.roller, sales=corrected.sales
        )


class RollerCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-roller"):
    """Event of earlier versions: whose throw succeeded was corrected. Screens send ``MeetingCorrected`` today."""

    allows_gone: ClassVar[bool] = True
    number: int
    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event for a rendez-vous that failed, or is not over."""
        meeting = play.meeting_at(self.number)
        fits = meeting is not None and meeting.result == "success"
        return None if fits else say("plus-belle-la-vie-no-such", number=self.number)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set whose throw succeeded."""
        return play.with_meeting_at(self.number, roller=self.seat)


class SaleCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-sale"):
    """Event of earlier versions: the price of a sale (``sale``: its number, from 1) was corrected. Screens send
    ``MeetingCorrected`` today."""

    number: int
    sale: int
    value: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a sale that does not exist, and an amount out of range."""
        meeting = play.meeting_at(self.number)
        if meeting is None or not 1 <= self.sale <= len(meeting.sales) or not 0 <= self.value <= MOST_MONEY:
            return say("plus-belle-la-vie-no-such", number=self.number)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the price of the sale."""
        meeting = play.meeting_at(self.number)
        if meeting is None or not 1 <= self.sale <= len(meeting.sales):
            return play
        sales = list(meeting.sales)
        sales[self.sale - 1] = replace(sales[self.sale - 1], value=self.value)
        return play.with_meeting_at(self.number, sales=tuple(sales))

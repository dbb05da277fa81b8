"""Defines what happens at a table of Plus belle la vie: each event with its rule and what it does.

``number`` is the rendez-vous's, so that two who say it mean one. Tags are those that journals hold.

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
    """Say how a name must be, where this is none."""
    if text and text == clean_text(text) and len(text) <= NAME_LENGTH and not text.startswith("@"):
        return None
    return say("plus-belle-la-vie-name", most=NAME_LENGTH)


def refuse_after_end(play: Play, facts: Facts) -> Message | None:
    """Say that the game is over, where its last rendez-vous is played."""
    if not play.is_over(facts):
        return None
    players = len(play.seats)
    return say("plus-belle-la-vie-ended", of=facts.rendez_vous[players], players=players)


class PlusBelleLaVieEvent(GameEvent, game="plus-belle-la-vie"):
    """Is the base of this game's events."""

    def words(self) -> dict[str, Param]:
        """Return characters, places and numbers by name."""
        return {
            name: int(value) if isinstance(value, bool) else value
            for name, value in self
            if isinstance(value, (str, int)) and name not in ("type", "seat")
        }


class RencontreDeclared(PlusBelleLaVieEvent, tag="plus-belle-la-vie-rencontre"):
    """Notes that the player declared a rencontre: one of the actions of their turn."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it once the last rendez-vous is played."""
        return refuse_after_end(play, facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record the rencontre, and count the action."""
        noted = replace(play, events=(*play.events, Rencontre(self.seat)))
        if play.tray.turns.at != self.seat:
            return noted
        return noted.with_actions(min(MOST_ACTIONS, play.tray.counter(ACTIONS) + 1))


# --- columns ----------------------------------------------------------------------------------------------------------


class ColumnSet(PlusBelleLaVieEvent, Column, tag="plus-belle-la-vie-column"):
    """Notes that the player has so many open cards of a character, and so many guests with them (none: the column is
    gone)."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether the column is so already."""
        there = play.column(self.character, self.seat)
        return (there.cards, there.guests) == (self.cards, self.guests)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse guests without cards, and more columns than there may be."""
        if why := wrong_name(self.character):
            return why
        if not 0 <= self.cards <= MOST or not 0 <= self.guests <= MOST:
            return say("plus-belle-la-vie-column-range", most=MOST)
        try:
            strength(self.cards, self.guests)
        except Refused as refused:
            return refused.message
        if why := self._beyond_the_box(play, facts):
            return why
        if not self.cards or play.column(self.character, self.seat).strength:
            return None
        if sum(one.seat == self.seat for one in play.columns) >= facts.columns:
            return say("plus-belle-la-vie-columns-full", name=table.name(self.seat), columns=facts.columns)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Lay the column, or take it away. The figure of a new character enters at the station."""
        laid = play.with_column(self)
        enters = self.strength and laid.place_of(self.character) == BESIDE
        return laid.with_figure(self.character, STATION) if enters else laid

    def _beyond_the_box(self, play: Play, facts: Facts) -> Message | None:
        """Refuse more cards of a character, or more guests, than there are; fewer than before are always right. Guests
        may have been counted among the cards."""
        before = play.column(self.character, self.seat)
        others = [one for one in play.columns if (one.character, one.seat) != (self.character, self.seat)]
        open_ = self.strength + sum(one.strength for one in others if one.character == self.character)
        if self.strength > before.strength and open_ > facts.copies + facts.guests_per_colour:
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
    """Records that the table confirmed the columns at the end: the game can be scored."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether they are confirmed already."""
        return play.checked

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it before the last rendez-vous is played."""
        return None if play.is_over(facts) else say("plus-belle-la-vie-not-over")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record that the columns are confirmed."""
        return replace(play, checked=True)


class SoleControlCounted(PlusBelleLaVieEvent):
    """Records how many characters the player controls alone at the end; it replaces what the columns say."""

    seat: str
    characters: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether just so many are counted."""
        return play.sole_counts.get(self.seat) == self.characters

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it before the end, more than one for each column, and more than there are characters."""
        if not play.is_over(facts):
            return say("plus-belle-la-vie-not-over")
        counted = sum(play.sole_counts.values()) - play.sole_counts.get(self.seat, 0) + self.characters
        if 0 <= self.characters <= facts.columns and counted <= facts.characters:
            return None
        return say("plus-belle-la-vie-sole-range", most=facts.columns, characters=facts.characters)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record the number; those of the other players, as the columns give them, become fixed too."""
        return replace(play, sole=tuple((play.sole_counts | {self.seat: self.characters}).items()))


# --- figures ----------------------------------------------------------------------------------------------------------


class FigureMoved(PlusBelleLaVieEvent):
    """Notes that a figure is there now: at a place with a name, in the street, at the station, in prison, beside the
    board."""

    character: str
    place: str

    def is_stale(self, play: Play) -> bool:
        """Tell whether it is there already."""
        return play.place_of(self.character) == self.place

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an unknown figure, and an unknown place."""
        if self.character not in play.characters:
            return say("plus-belle-la-vie-no-character", character=self.character)
        return None if self.place in SPECIAL else wrong_name(self.place)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Put the figure there, and count the actions that this takes whoever's turn it is."""
        before = play.place_of(self.character)
        moved = play.with_figure(self.character, self.place)
        if play.tray.turns.at is None:
            return moved
        return moved.with_actions(min(MOST_ACTIONS, play.tray.counter(ACTIONS) + steps(before, self.place)))

    def words(self) -> dict[str, Param]:
        """Return the character, and the place by name."""
        return {"character": self.character, "place": place_name(self.place)}


def steps(before: str, after: str) -> int:
    """Count the actions of a way: one between a place and the street, two from place to place. Into prison and out of
    it, into the station and onto the board or off it, none."""
    if before in (JAIL, BESIDE) or after in (JAIL, BESIDE, STATION) or before == after:
        return 0
    return 1 if STREET in (before, after) else 2


def place_name(place: str) -> Param:
    """Return a place as it is said: those without a name of their own by the catalogue."""
    return say("plus-belle-la-vie-place", place=place.removeprefix("@")) if place in SPECIAL else place


# --- open cards -------------------------------------------------------------------------------------------------------


class CardOpened(PlusBelleLaVieEvent, Card, tag="plus-belle-la-vie-card"):
    """Notes that a rendez-vous card lies open."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a card that there cannot be, the same place again, and one card too many."""
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
        """Lay the card open."""
        return replace(play, cards=(*play.cards, self))


class CardClosed(PlusBelleLaVieEvent, tag="plus-belle-la-vie-card-closed"):
    """Records that an open card was removed: it was copied wrongly."""

    place: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it where the card is not open."""
        return say("plus-belle-la-vie-no-card", place=self.place) if play.card_at(self.place) is None else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Take the card away."""
        return play.without_card(self.place)


# --- a rendez-vous ----------------------------------------------------------------------------------------------------


class MeetingBegun(PlusBelleLaVieEvent, tag="plus-belle-la-vie-meeting"):
    """Notes that a rendez-vous comes about: that player brought the last figure; ``place`` "": of no noted card."""

    number: int
    seat: str
    place: str = ""
    present: tuple[str, ...] = ()

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody else has begun it."""
        return play.meeting is not None and self.number == play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it after the end, during another, and while something is missing that the card asks for, as far as
        figures are noted there."""
        if why := refuse_after_end(play, facts):
            return why
        if play.meeting is not None or self.number != play.number:
            return say("plus-belle-la-vie-meeting-open")
        if not self.place:
            return None
        if (card := play.card_at(self.place)) is None:
            return say("plus-belle-la-vie-no-card", place=self.place)
        if not self.present and not play.figures_at(self.place):
            return None  # the card is noted, its figures are not: the table has looked
        jailed = [one for one in self.present if play.place_of(one) == JAIL]
        if jailed:
            return say("plus-belle-la-vie-jailed", character=jailed[0])
        return play.missing_at(card, self.present)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Begin the throws, in the order that the columns give now. Figures named as present are moved there."""
        queue = play.queue_for(self.present, self.seat) if self.present else ()
        for character in self.present if self.place else ():
            play = play.with_figure(character, self.place)
        return replace(play, meeting=Meeting(self.place, self.present, self.seat, queue))


class DiceThrown(PlusBelleLaVieEvent, tag="plus-belle-la-vie-dice"):
    """Notes that the player threw. ``throw``: which throw of this rendez-vous it is, from 1."""

    seat: str
    throw: int
    success: bool

    def is_stale(self, play: Play) -> bool:
        """Tell whether that throw is noted already."""
        return play.meeting is not None and self.throw <= play.meeting.misses

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a throw out of order, and somebody else's."""
        meeting = play.meeting
        if meeting is None or meeting.roller is not None or self.throw != meeting.misses + 1:
            return say("plus-belle-la-vie-no-throw")
        if meeting.queue and self.seat != meeting.thrower:
            return say("plus-belle-la-vie-not-his-throw", name=table.name(meeting.thrower or ""))
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note who made it, or one throw more in vain."""
        meeting = play.meeting
        if meeting is None:
            return play
        if self.success:
            return replace(play, meeting=replace(meeting, roller=self.seat))
        return replace(play, meeting=replace(meeting, misses=meeting.misses + 1))


class ColumnSold(PlusBelleLaVieEvent, tag="plus-belle-la-vie-sold"):
    """Notes that the player sold a whole column after a success; ``value`` None: for what the table of prices says."""

    seat: str
    character: str
    cards: int
    value: int | None = None

    @property
    def sale(self) -> Sale:
        """Return the sale."""
        return Sale(self.seat, self.character, self.cards, self.value)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a sale without a successful throw before it, of an absent figure, of the same column again, of part of
        a column, or without a price."""
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
        if play.known and whole != self.cards:
            return say("plus-belle-la-vie-whole-column", cards=whole)
        return say("plus-belle-la-vie-price-missing", cards=self.cards) if play.price(self.sale) is None else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the sale, and take the column away where columns are followed."""
        if play.meeting is None:
            return play
        sold = replace(play, meeting=replace(play.meeting, sales=(*play.meeting.sales, self.sale)))
        if not play.known:
            return sold
        return sold.with_column(Column(seat=self.seat, character=self.character, cards=0))


class MeetingOver(PlusBelleLaVieEvent, tag="plus-belle-la-vie-over"):
    """Records that the rendez-vous is over: it failed, or everybody who wanted to has sold."""

    number: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether it is over already."""
        return self.number < play.number

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it unless that rendez-vous is in progress."""
        there = play.meeting is not None and self.number == play.number
        return None if there else say("plus-belle-la-vie-no-meeting")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Count the rendez-vous."""
        return play.after_meeting()


# --- corrections ------------------------------------------------------------------------------------------------------


class RencontresCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-rencontres"):
    """Corrects how many rencontres the player has declared."""

    allows_gone: ClassVar[bool] = True
    seat: str
    times: int

    def is_stale(self, play: Play) -> bool:
        """Tell whether just so many are noted."""
        return self.times == play.events.count(Rencontre(self.seat))

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an impossible number."""
        return None if 0 <= self.times <= MOST else say("plus-belle-la-vie-column-range", most=MOST)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Insert what is missing at the beginning; if there were too many, put the right number there instead."""
        mine = Rencontre(self.seat)
        others = tuple(one for one in play.events if one != mine)
        had = len(play.events) - len(others)
        kept = play.events if self.times >= had else others
        added = self.times - had if self.times >= had else self.times
        return replace(play, events=(*(mine,) * added, *kept))


class MeetingCorrected(PlusBelleLaVieEvent):
    """Corrects a rendez-vous that is over: whose throw succeeded, if anybody's, and who sold what for how much."""

    number: int
    rendez_vous: RendezVous

    def is_stale(self, play: Play) -> bool:
        """Tell whether it is recorded like that already."""
        return play.meeting_at(self.number) == self.rendez_vous

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse what cannot have happened: a sale after a failure, the same one twice, by nobody, or without a
        price."""
        right = self.rendez_vous
        if play.meeting_at(self.number) is None:
            return say("plus-belle-la-vie-no-such", number=self.number)
        if not {*people_in(right)} <= set(play.seats):
            return say("refused-no-such-seat")
        if (right.result == "success") != (right.roller is not None) or right.sales and right.roller is None:
            return say("plus-belle-la-vie-no-sale")
        sold: set[tuple[str, str]] = set()
        for sale in right.sales:
            if why := wrong_name(sale.character):
                return why
            if (sale.player, sale.character) in sold:
                return say("plus-belle-la-vie-sold-twice", name=table.name(sale.player), character=sale.character)
            sold.add((sale.player, sale.character))
            if play.price(sale) is None:
                return say("plus-belle-la-vie-price-missing", cards=sale.cards)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Replace what was recorded."""
        right = self.rendez_vous
        return play.with_meeting_at(self.number, result=right.result, roller=right.roller, sales=right.sales)


class RollerCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-roller"):
    """Corrects whose throw succeeded. Screens send ``MeetingCorrected``; journals of earlier versions hold this
    event."""

    allows_gone: ClassVar[bool] = True
    number: int
    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse it of a rendez-vous that failed, or is not over."""
        meeting = play.meeting_at(self.number)
        fits = meeting is not None and meeting.result == "success"
        return None if fits else say("plus-belle-la-vie-no-such", number=self.number)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Name the other player."""
        return play.with_meeting_at(self.number, roller=self.seat)


class SaleCorrected(PlusBelleLaVieEvent, tag="plus-belle-la-vie-sale"):
    """Corrects the price of a sale (``sale`` from 1). Screens send ``MeetingCorrected``; journals of earlier versions
    hold this event."""

    number: int
    sale: int
    value: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a sale that was not made, and an impossible amount."""
        meeting = play.meeting_at(self.number)
        if meeting is None or not 1 <= self.sale <= len(meeting.sales) or not 0 <= self.value <= MOST_MONEY:
            return say("plus-belle-la-vie-no-such", number=self.number)
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Put the other price in its place."""
        meeting = play.meeting_at(self.number)
        if meeting is None or not 1 <= self.sale <= len(meeting.sales):
            return play
        sales = list(meeting.sales)
        sales[self.sale - 1] = replace(sales[self.sale - 1], value=self.value)
        return play.with_meeting_at(self.number, sales=tuple(sales))

"""Plus belle la vie at the table: what may happen when, and what follows.

Source: "La réalisation des « Rendez-vous »", "Le lancer de dés", "Les rendez-vous réussis", "Décompte des points et fin
de partie".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import singledispatchmethod
from pathlib import Path
from typing import Any, ClassVar, Final

from companion.games.plus_belle_la_vie.facts import Facts, facts_in
from companion.games.plus_belle_la_vie.file import parse, to_json
from companion.games.plus_belle_la_vie.scoring.control import strength
from companion.games.plus_belle_la_vie.scoring.model import Game, Rencontre, RendezVous, Sale, people_in
from companion.games.plus_belle_la_vie.scoring.rendez_vous import lacking, over, played, price
from companion.games.plus_belle_la_vie.scoring.report import GAME, report
from companion.games.plus_belle_la_vie.state import events as fact
from companion.games.plus_belle_la_vie.state import intents as wish
from companion.games.plus_belle_la_vie.state.play import ACTIONS, PRISON, Card, Column, Meeting, Play, with_column
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen, Options, printed_names, printed_numbers
from companion.kit.score_table import Scored
from companion.kit.shape import MOST, MOST_MONEY
from companion.table.events import Event, PlayerLeft
from companion.table.intents import Intent
from companion.table.message import Message, Param, Refused, say
from companion.table.parts import events as part
from companion.table.seats import NAME_LENGTH, clean_text
from companion.table.state import TableState

#: The families of colour of the characters.
COLOURS: Final = ("yellow", "blue", "red", "green")
#: Actions of a turn.
MOST_ACTIONS: Final = 3
#: Columns for which a price can be copied: of so many cards, guests included.
PRICED: Final = tuple(str(cards) for cards in range(1, 11))


class PlusBelleLaVie(LoggedGame[Game]):
    """The rules as a table calls them."""

    id = GAME
    facts: Facts
    own = fact.EVENTS
    state = Play
    of_gone = (fact.RencontresCorrected, fact.RollerCorrected)
    intents = (*LoggedGame.intents, *wish.INTENTS)
    options: ClassVar[Options] = Options(
        printed_numbers("sale_values", PRICED, most=MOST_MONEY),
        printed_names("characters", *COLOURS, most=40),
        printed_names("places", most=40),
    )

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts
        self.seats = facts.players

    # --- laying out ---------------------------------------------------------------------------------------------------

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Cards for so many players, and how many rendez-vous end the game."""
        f = self.facts
        return (
            say("plus-belle-la-vie-lay-piles", people=f.character_cards, plots=f.embrouille_cards),
            say("plus-belle-la-vie-lay-hand", hand=f.hand),
            say("plus-belle-la-vie-lay-open"),
            say("plus-belle-la-vie-lay-rendez-vous", open=f.open_rendez_vous, of=f.rendez_vous[players]),
        )

    def where(self, table: TableState) -> Message:
        """How many rendez-vous are played."""
        if not table.play.begun or self.is_finished(table):
            return super().where(table)
        of = self.facts.rendez_vous[len(table.play.seats)]
        return say("plus-belle-la-vie-where", played=played(table.play.events), of=of)

    def over(self, table: TableState) -> bool:
        """Whether the last rendez-vous is played: only the columns are still to be counted."""
        return over(table.play.events, len(table.play.seats), self.facts)

    def is_finished(self, table: TableState) -> bool:
        """Whether the columns at the end are counted too, or only one player is left."""
        play: Play = table.play
        return play.begun and (play.checked and self.over(table) or play.alone)

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Who declared, threw or sold in each event."""
        return tuple(people_in(event) for event in play.events)

    def follows(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """A rendez-vous that somebody else has begun or ended is not begun or ended again; the last throw in vain ends
        it."""
        play: Play = table.play
        done = played(play.events)
        match event:
            case fact.MeetingBegun() if play.meeting is not None and event.number == done + 1:
                return ()
            case fact.MeetingOver() if event.number <= done:
                return ()
            case fact.DiceThrown() if play.meeting is not None and event.throw <= play.meeting.misses:
                return ()
            case fact.DiceThrown() if play.meeting is not None and not event.success:
                last = play.meeting.queue and event.throw >= len(play.meeting.queue)
                return (event, fact.MeetingOver(number=done + 1)) if last else (event,)
            case fact.ControlChecked() if play.checked:
                return ()
            case _:
                return (event,)

    def corrected(self, before: TableState, after: TableState) -> bool:
        """Whether prices moved, or what was counted is another now."""
        was, now = before.play, after.play
        if was.settings["sale_values"] != now.settings["sale_values"]:
            return True
        same_length = played(was.events) == played(now.events)
        return same_length and [e for e in was.events if e not in now.events] != []

    # --- what a step means --------------------------------------------------------------------------------------------

    def meant(self, table: TableState, intent: Intent) -> Event | None:
        """What an intent says that happened, now that it is judged."""
        play: Play = table.play
        if isinstance(intent, wish.StepRencontres):
            noted = play.events.count(Rencontre(intent.seat))
            return fact.RencontresCorrected(seat=intent.seat, times=max(0, noted + intent.by))
        if isinstance(intent, wish.StepColumn):
            mine = play.column(intent.character, intent.seat)
            cards = max(0, mine.cards + intent.cards)
            # Guests go with the cards that they are beside.
            gone = not cards and intent.cards < 0
            guests = 0 if gone else max(0, mine.guests + intent.guests)
            return fact.ColumnSet(seat=intent.seat, character=intent.character, cards=cards, guests=guests)
        return super().meant(table, intent)

    def stale(self, table: TableState, event: Event) -> bool:
        """Whether it is so already: nothing is left to be taken away."""
        play: Play = table.play
        if isinstance(event, fact.RencontresCorrected):
            return event.times == play.events.count(Rencontre(event.seat))
        if isinstance(event, fact.ColumnSet):
            return Column(event.character, event.seat, event.cards, event.guests) == play.column(
                event.character, event.seat
            )
        return super().stale(table, event)

    # --- may it stand? ------------------------------------------------------------------------------------------------

    def judged(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        return self._judged(event, table, table.play)

    @singledispatchmethod
    def _judged(self, event: Event, table: TableState, play: Play) -> Message | None:
        return None

    @_judged.register
    def _(self, event: fact.RencontreDeclared, table: TableState, play: Play) -> Message | None:
        return self._ended(table)

    def _ended(self, table: TableState) -> Message | None:
        if not self.over(table):
            return None
        players = len(table.play.seats)
        return say("plus-belle-la-vie-ended", of=self.facts.rendez_vous[players], players=players)

    @_judged.register
    def _(self, event: fact.ColumnSet, table: TableState, play: Play) -> Message | None:
        if why := _wrong_name(event.character):
            return why
        if not 0 <= event.cards <= MOST or not 0 <= event.guests <= MOST:
            return say("plus-belle-la-vie-column-range", most=MOST)
        try:
            strength(event.cards, event.guests)
        except Refused as refused:
            return refused.message
        if not event.cards or play.column(event.character, event.seat).strength:
            return None
        if sum(one.seat == event.seat for one in play.columns) >= self.facts.columns:
            return say("plus-belle-la-vie-columns-full", name=table.name(event.seat), columns=self.facts.columns)
        return None

    @_judged.register
    def _(self, event: fact.CardOpened, table: TableState, play: Play) -> Message | None:
        if why := _wrong_name(event.place):
            return why
        if not 1 <= event.minimum <= self.facts.characters or not set(event.colours) <= set(COLOURS):
            return say("plus-belle-la-vie-card-range", most=self.facts.characters)
        if len(event.colours) > event.minimum:
            return say("plus-belle-la-vie-card-colours", minimum=event.minimum)
        if any(card.place == event.place for card in play.cards):
            return say("plus-belle-la-vie-card-there", place=event.place)
        if len(play.cards) >= self.facts.open_rendez_vous:
            return say("plus-belle-la-vie-cards-full", open=self.facts.open_rendez_vous)
        return None

    @_judged.register
    def _(self, event: fact.CardClosed, table: TableState, play: Play) -> Message | None:
        there = any(card.place == event.place for card in play.cards)
        return None if there else say("plus-belle-la-vie-no-card", place=event.place)

    @_judged.register
    def _(self, event: fact.MeetingBegun, table: TableState, play: Play) -> Message | None:
        if why := self._ended(table):
            return why
        if play.meeting is not None or event.number != played(play.events) + 1:
            return say("plus-belle-la-vie-meeting-open")
        if not event.place:
            return None
        card = next((card for card in play.cards if card.place == event.place), None)
        if card is None:
            return say("plus-belle-la-vie-no-card", place=event.place)
        jailed = [one for one in event.present if one in play.tray.ticked(PRISON)]
        if jailed:
            return say("plus-belle-la-vie-jailed", character=jailed[0])
        return missing_at(play, card, event.present)

    @_judged.register
    def _(self, event: fact.DiceThrown, table: TableState, play: Play) -> Message | None:
        meeting = play.meeting
        if meeting is None or meeting.roller is not None or event.throw != meeting.misses + 1:
            return say("plus-belle-la-vie-no-throw")
        if meeting.queue and event.seat != meeting.thrower:
            return say("plus-belle-la-vie-not-his-throw", name=table.name(meeting.thrower or ""))
        return None

    @_judged.register
    def _(self, event: fact.ColumnSold, table: TableState, play: Play) -> Message | None:
        meeting = play.meeting
        if meeting is None or meeting.roller is None:
            return say("plus-belle-la-vie-no-sale")
        if why := _wrong_name(event.character):
            return why
        if any((sale.player, sale.character) == (event.seat, event.character) for sale in meeting.sales):
            return say("plus-belle-la-vie-sold-twice", name=table.name(event.seat), character=event.character)
        if meeting.present and event.character not in meeting.present:
            return say("plus-belle-la-vie-not-there", character=event.character)
        if not 1 <= event.cards <= MOST or not 0 <= (event.value or 0) <= MOST_MONEY:
            return say("plus-belle-la-vie-column-range", most=MOST)
        if play.known and play.column(event.character, event.seat).strength != event.cards:
            return say("plus-belle-la-vie-whole-column", cards=play.column(event.character, event.seat).strength)
        if self.price(play, _sale(event)) is None:
            return say("plus-belle-la-vie-price-missing", cards=event.cards)
        return None

    def price(self, play: Play, sale: Sale) -> int | None:
        """What a sale brings at this table; None where nobody has typed it."""
        return price(sale, {int(cards): value for cards, value in play.settings["sale_values"]})

    @_judged.register
    def _(self, event: fact.MeetingOver, table: TableState, play: Play) -> Message | None:
        there = play.meeting is not None and event.number == played(play.events) + 1
        return None if there else say("plus-belle-la-vie-no-meeting")

    @_judged.register
    def _(self, event: fact.ControlChecked, table: TableState, play: Play) -> Message | None:
        return None if self.over(table) else say("plus-belle-la-vie-not-over")

    @_judged.register
    def _(self, event: fact.RencontresCorrected, table: TableState, play: Play) -> Message | None:
        return None if 0 <= event.times <= MOST else say("plus-belle-la-vie-column-range", most=MOST)

    @_judged.register
    def _(self, event: fact.RollerCorrected, table: TableState, play: Play) -> Message | None:
        meeting = _meetings(play).get(event.number)
        fits = meeting is not None and meeting.result == "success"
        return None if fits else say("plus-belle-la-vie-no-such", number=event.number)

    @_judged.register
    def _(self, event: fact.SaleCorrected, table: TableState, play: Play) -> Message | None:
        meeting = _meetings(play).get(event.number)
        if meeting is None or not 1 <= event.sale <= len(meeting.sales) or not 0 <= event.value <= MOST_MONEY:
            return say("plus-belle-la-vie-no-such", number=event.number)
        return None

    @_judged.register
    def _(self, event: part.CounterSet, table: TableState, play: Play) -> Message | None:
        fits = event.name == ACTIONS and event.seat is None and 0 <= event.value <= MOST_ACTIONS
        return None if fits else say("plus-belle-la-vie-actions", most=MOST_ACTIONS)

    @_judged.register
    def _(self, event: part.ItemTicked, table: TableState, play: Play) -> Message | None:
        known = event.name == PRISON and event.seat is None and event.item in play.characters
        return None if known else say("plus-belle-la-vie-no-character", character=event.item)

    # --- what is the state after it? ----------------------------------------------------------------------------------

    def folded(self, table: TableState, event: Event) -> Play:
        """The game's state after the event."""
        return self._folded(event, table, table.play)

    @singledispatchmethod
    def _folded(self, event: Event, table: TableState, play: Play) -> Play:
        return play

    @_folded.register
    def _(self, event: fact.RencontreDeclared, table: TableState, play: Play) -> Play:
        acted = min(MOST_ACTIONS, play.tray.counter(ACTIONS) + 1) if play.tray.turns.at == event.seat else None
        play = replace(play, events=(*play.events, Rencontre(event.seat)))
        return play if acted is None else _acted(play, acted)

    @_folded.register(part.TurnPassed)
    @_folded.register(part.TurnGiven)
    def _(self, event: Event, table: TableState, play: Play) -> Play:
        return _acted(play, 0)

    @_folded.register
    def _(self, event: fact.ColumnSet, table: TableState, play: Play) -> Play:
        return with_column(play, Column(event.character, event.seat, event.cards, event.guests))

    @_folded.register
    def _(self, event: fact.CardOpened, table: TableState, play: Play) -> Play:
        return replace(play, cards=(*play.cards, Card(event.place, event.minimum, event.colours, event.dice)))

    @_folded.register
    def _(self, event: fact.CardClosed, table: TableState, play: Play) -> Play:
        return replace(play, cards=tuple(card for card in play.cards if card.place != event.place))

    @_folded.register
    def _(self, event: fact.MeetingBegun, table: TableState, play: Play) -> Play:
        queue = play.queue_for(event.present, event.seat) if event.present else ()
        return replace(play, meeting=Meeting(event.place, event.present, event.seat, queue))

    @_folded.register
    def _(self, event: fact.DiceThrown, table: TableState, play: Play) -> Play:
        if play.meeting is None:
            return play
        if event.success:
            return replace(play, meeting=replace(play.meeting, roller=event.seat))
        return replace(play, meeting=replace(play.meeting, misses=play.meeting.misses + 1))

    @_folded.register
    def _(self, event: fact.ColumnSold, table: TableState, play: Play) -> Play:
        if play.meeting is None:
            return play
        known = play.known
        play = replace(play, meeting=replace(play.meeting, sales=(*play.meeting.sales, _sale(event))))
        return with_column(play, Column(event.character, event.seat, 0)) if known else play

    @_folded.register
    def _(self, event: fact.MeetingOver, table: TableState, play: Play) -> Play:
        return play if play.meeting is None else _over(play, play.meeting)

    @_folded.register
    def _(self, event: PlayerLeft, table: TableState, play: Play) -> Play:
        """Their columns control nobody any more, and their throws are nobody's."""
        play = replace(play, columns=tuple(column for column in play.columns if column.seat != event.seat))
        meeting = play.meeting
        if meeting is None or event.seat not in meeting.queue[meeting.misses :]:
            return play
        later = tuple(seat for seat in meeting.queue[meeting.misses :] if seat != event.seat)
        meeting = replace(meeting, queue=(*meeting.queue[: meeting.misses], *later))
        play = replace(play, meeting=meeting)
        return play if later or meeting.roller is not None else _over(play, meeting)

    @_folded.register
    def _(self, event: fact.ControlChecked, table: TableState, play: Play) -> Play:
        return replace(play, checked=True)

    @_folded.register
    def _(self, event: fact.RencontresCorrected, table: TableState, play: Play) -> Play:
        mine = Rencontre(event.seat)
        others = tuple(one for one in play.events if one != mine)
        kept = tuple(one for one in play.events if one != mine or event.times)
        had = len(play.events) - len(others)
        if event.times >= had:
            return replace(play, events=(*(mine,) * (event.times - had), *play.events))
        return replace(play, events=(*(mine,) * event.times, *others) if event.times else kept)

    @_folded.register
    def _(self, event: fact.RollerCorrected, table: TableState, play: Play) -> Play:
        return _with_meeting(play, event.number, roller=event.seat)

    @_folded.register
    def _(self, event: fact.SaleCorrected, table: TableState, play: Play) -> Play:
        meeting = _meetings(play).get(event.number)
        if meeting is None:
            return play
        sales = list(meeting.sales)
        sales[event.sale - 1] = replace(sales[event.sale - 1], value=event.value)
        return _with_meeting(play, event.number, sales=tuple(sales))

    # --- to and from the file -----------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """What scores so far: a rendez-vous that is being played out counts once it is over."""
        play: Play = table.play
        control = tuple(
            (character, tuple(play.counts(character).items()))
            for character in dict.fromkeys(one.character for one in play.columns)
        )
        prices = tuple((int(cards), value) for cards, value in play.settings["sale_values"])
        return Game(self.roster_of(table), play.events, control if control or play.checked else None, prices)

    def report(self, game: Game) -> Scored:
        """With points and reasons."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """As a file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """From a file. Raises WrongFile."""
        return parse(file, self.facts)

    def chosen(self, game: Game) -> dict[str, Any]:
        """The prices; of names and places a file keeps none."""
        return {"sale_values": {str(cards): value for cards, value in game.prices if str(cards) in PRICED}}

    def happened(self, game: Game) -> Iterator[Event]:
        """Each thing as it scored, and the columns at the end."""
        yield from gone_after(game.roster, 0)
        number = 0
        for entry, one in enumerate(game.events, 1):
            if isinstance(one, Rencontre):
                yield fact.RencontreDeclared(seat=one.player)
                yield from gone_after(game.roster, entry)
                continue
            number += 1
            first = one.roller or game.roster.present_at(entry - 1)[0]
            yield fact.MeetingBegun(number=number, seat=first)
            if one.roller is not None:
                yield fact.DiceThrown(seat=one.roller, throw=1, success=True)
            for sale in one.sales:
                value = sale.value if str(sale.cards) in PRICED else price(sale, dict(game.prices))
                yield fact.ColumnSold(seat=sale.player, character=sale.character, cards=sale.cards, value=value)
            yield fact.MeetingOver(number=number)
            yield from gone_after(game.roster, entry)
        for character, counts in game.control or ():
            for seat, cards in counts:
                if cards and seat in game.roster.staying:
                    yield fact.ColumnSet(seat=seat, character=character, cards=cards)
        # Without columns the file does not say that nobody had any: somebody at the table must.
        if game.control is not None and over(game.events, len(game.roster.playing), self.facts):
            yield fact.ControlChecked()

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Characters, places and numbers by name."""
        named = ("character", "cards", "place", "number", "times")
        found = {name: value for name in named if (value := getattr(event, name, None)) is not None}
        if isinstance(event, fact.DiceThrown):
            found["success"] = int(event.success)
        return found


def missing_at(play: Play, card: Card, present: tuple[str, ...]) -> Message | None:
    """What is missing at that card's place with these figures there, by name; None where the dice may be thrown."""
    colours = [colour for one in present if (colour := play.colour(one)) is not None]
    unknown = len(present) - len(colours)
    short = lacking(card.conditions, (*colours, *[""] * unknown))
    if short.nothing:
        return None
    names = tuple(say("plus-belle-la-vie-colour", colour=colour) for colour in short.colours)
    return say("plus-belle-la-vie-lacking", figures=short.figures, colours=names, count=len(names))


def _over(play: Play, meeting: Meeting) -> Play:
    """The rendez-vous is done with, and its card gone."""
    counted = meeting.as_event("failure" if meeting.roller is None else "success")
    cards = tuple(card for card in play.cards if card.place != meeting.place)
    return replace(play, events=(*play.events, counted), meeting=None, cards=cards)


def _wrong_name(text: str) -> Message | None:
    if text and text == clean_text(text) and len(text) <= NAME_LENGTH:
        return None
    return say("plus-belle-la-vie-name", most=NAME_LENGTH)


def _sale(event: fact.ColumnSold) -> Sale:
    return Sale(event.seat, event.character, event.cards, event.value)


def _acted(play: Play, actions: int) -> Play:
    counters = tuple(one for one in play.tray.counters if one[0] != (ACTIONS, None))
    return replace(play, tray=replace(play.tray, counters=(*counters, ((ACTIONS, None), actions))))


def _meetings(play: Play) -> dict[int, RendezVous]:
    """The rendez-vous that are over, by number."""
    return dict(enumerate((one for one in play.events if isinstance(one, RendezVous)), 1))


def _with_meeting(play: Play, number: int, **changes: Any) -> Play:
    found = 0
    events = list(play.events)
    for index, one in enumerate(events):
        found += isinstance(one, RendezVous)
        if found == number and isinstance(one, RendezVous):
            events[index] = replace(one, **changes)
            return replace(play, events=tuple(events))
    return play


def rules(content: Path) -> PlusBelleLaVie:
    """The game with the facts under that content root."""
    return PlusBelleLaVie(facts_in(content))

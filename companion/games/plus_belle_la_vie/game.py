"""Declares Plus belle la vie to the shared table; its events (``state.events``) check what may happen when.

Source: "La réalisation des « Rendez-vous »", "Le lancer de dés", "Les rendez-vous réussis", "Décompte des points et fin
de partie".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

from companion.games.plus_belle_la_vie.facts import COLOURS, Facts, facts_in
from companion.games.plus_belle_la_vie.file import parse, to_json
from companion.games.plus_belle_la_vie.scoring.model import Game, Rencontre, people_in
from companion.games.plus_belle_la_vie.scoring.rendez_vous import count_played, is_game_over, price
from companion.games.plus_belle_la_vie.scoring.report import GAME, report
from companion.games.plus_belle_la_vie.state.events import (
    CardOpened,
    ColumnSet,
    ColumnSold,
    ControlChecked,
    DiceThrown,
    MeetingBegun,
    MeetingOver,
    PlusBelleLaVieEvent,
    RencontreDeclared,
    RencontresCorrected,
    SoleControlCounted,
)
from companion.games.plus_belle_la_vie.state.intents import BeginMeeting, StepColumn, StepRencontres, StepSoleControl
from companion.games.plus_belle_la_vie.state.play import (
    ACTIONS,
    DRAW,
    JAIL,
    LAY,
    MOST_ACTIONS,
    PRISON,
    STREET,
    TURN,
    Play,
)
from companion.kit.game_base import LoggedGame, gone_after
from companion.kit.options import Chosen, Options, printed_names, printed_numbers
from companion.kit.scored import Scored
from companion.kit.shape import MOST_MONEY
from companion.table.events import Event, PlayerLeft
from companion.table.intents import Intent
from companion.table.message import Message, say
from companion.table.parts.events import CounterSet, ItemTicked, OptionChanged, TurnGiven, TurnPassed
from companion.table.state import TableState

#: The numbers of cards (guests included) for which a price can be copied.
PRICED: Final = tuple(str(cards) for cards in range(1, 11))
#: The most names of characters, and of places, that a group keeps, and the longest text with each, in characters.
MOST_NAMES: Final = 40
MOST_TEXT: Final = 200


class PlusBelleLaVie(LoggedGame[Game]):
    """Rules of Plus belle la vie as the shared code of tables and files asks for them. One object serves all tables."""

    id = GAME
    facts: Facts
    own = PlusBelleLaVieEvent.kinds()
    state = Play
    options: ClassVar[Options] = Options(
        printed_numbers("sale_values", PRICED, most=MOST_MONEY),
        printed_names("characters", *COLOURS, most=MOST_NAMES),
        printed_names("places", most=MOST_NAMES),
    )
    asked_later = ("sale_values", "characters", "places")

    # --- laying out ---------------------------------------------------------------------------------------------------

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Return the sentences that say which cards each player gets, and how many rendez-vous end the game."""
        f = self.facts
        return (
            say("plus-belle-la-vie-lay-piles", people=f.character_cards, plots=f.embrouille_cards),
            say("plus-belle-la-vie-lay-hand", hand=f.hand),
            say("plus-belle-la-vie-lay-open"),
            say("plus-belle-la-vie-lay-rendez-vous", open=f.open_rendez_vous, of=f.rendez_vous[players]),
        )

    def describe_phase(self, table: TableState) -> Message:
        """Return how many rendez-vous are played; before the game and after it, the same words as in every game."""
        if not table.play.begun or self.is_finished(table):
            return super().describe_phase(table)
        of = self.facts.rendez_vous[len(table.play.seats)]
        return say("plus-belle-la-vie-where", played=count_played(table.play.events), of=of)

    def is_finished(self, table: TableState) -> bool:
        """Tell whether somebody has confirmed the columns after the last rendez-vous, or only one player is left."""
        play: Play = table.play
        return play.begun and (play.checked and play.is_over(self.facts) or play.alone)

    def entries(self, play: Play) -> tuple[frozenset[str], ...]:
        """Return, for each event that scores, the players in it."""
        return tuple(people_in(event) for event in play.events)

    def with_consequences(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """Return the event and the events that follow from it: the last failed throw ends the rendez-vous; a card that
        is copied for the first time, or differently, is kept in the option ``places``, as long as that has room."""
        play: Play = table.play
        match event:
            case DiceThrown(success=False) if play.meeting is not None and play.meeting.is_last_throw:
                return (event, MeetingOver(number=play.number))
            case CardOpened(place=place, conditions_text=conditions):
                kept_places = dict(play.settings["places"])
                if (
                    kept_places.get(place) == conditions
                    or place not in kept_places
                    and len(kept_places) >= MOST_NAMES
                    or len(conditions) > MOST_TEXT
                ):
                    return (event,)
                return (event, OptionChanged(option="places", value={**kept_places, place: conditions}))
            case _:
                return (event,)

    def is_correction(self, before: TableState, after: TableState) -> bool:
        """Tell whether prices, or points that were counted before, have changed."""
        was, now = before.play, after.play
        if was.settings["sale_values"] != now.settings["sale_values"]:
            return True
        return was.number == now.number and [e for e in was.events if e not in now.events] != []

    def interpret(self, table: TableState, intent: Intent) -> Event | None:
        """Return the event that an intent stands for at the present state: a step becomes the new number; a rendez-vous
        gets the figures that are at its place now."""
        play: Play = table.play
        if isinstance(intent, StepRencontres):
            times = play.events.count(Rencontre(intent.seat))
            return RencontresCorrected(seat=intent.seat, times=max(0, times + intent.by))
        if isinstance(intent, StepColumn):
            mine = play.column(intent.character, intent.seat)
            cards = max(0, mine.cards + intent.cards)
            # Once the last card is taken away, its guests go too.
            gone = not cards and intent.cards < 0
            guests = 0 if gone else max(0, mine.guests + intent.guests)
            return ColumnSet(seat=intent.seat, character=intent.character, cards=cards, guests=guests)
        if isinstance(intent, StepSoleControl):
            counted = play.sole_counts.get(intent.seat, 0)
            return SoleControlCounted(seat=intent.seat, characters=max(0, counted + intent.by))
        if isinstance(intent, BeginMeeting):
            present = play.figures_at(intent.place) if intent.place else ()
            return MeetingBegun(number=intent.number, seat=intent.seat, place=intent.place, present=present)
        return super().interpret(table, intent)

    # --- the turn, its actions, prison: shared parts ------------------------------------------------------------------

    def check_part(self, play: Play, event: Event) -> Message | None:
        """Return why an event of the shared parts is refused: more actions than a turn has, an unknown use of a turn,
        an unknown prisoner. None if it is accepted, as all others are."""
        match event:
            case CounterSet(name=name, seat=seat, value=value):
                fits = name == ACTIONS and seat is None and 0 <= value <= MOST_ACTIONS
                return None if fits else say("plus-belle-la-vie-actions", most=MOST_ACTIONS)
            case ItemTicked(name=name, seat=seat, item=item) if name == TURN:
                fits = seat is None and item in (DRAW, LAY) and play.tray.turns.at is not None
                return None if fits else say("plus-belle-la-vie-turn-use")
            case ItemTicked(name=name, seat=seat, item=item):
                is_known = name == PRISON and seat is None and item in play.characters
                return None if is_known else say("plus-belle-la-vie-no-character", character=item)
            case _:
                return None

    def apply_part(self, play: Play, event: Event) -> Play:
        """Return the state after an event of the shared parts: a new turn begins without actions; a player who goes
        home loses their columns and their coming throws. (Journals of earlier versions tick characters into prison.)"""
        match event:
            case TurnPassed() | TurnGiven():
                return play.with_actions(0).with_turn_use("")
            case ItemTicked(name=name, item=use, on=True) if name == TURN:
                return play.with_turn_use(use)
            case ItemTicked(name=name, item=character, on=on) if name == PRISON:
                return play.with_figure(character, JAIL if on else STREET)
            case PlayerLeft(seat=seat):
                return self._without_columns(play, seat)
            case _:
                return play

    def _without_columns(self, play: Play, seat: str) -> Play:
        """Return the state without a player's columns and coming throws; a rendez-vous in which nobody is left to throw
        has failed."""
        sole = tuple(one for one in play.sole if one[0] != seat)
        play = replace(play, columns=tuple(one for one in play.columns if one.seat != seat), sole=sole)
        meeting = play.meeting
        if meeting is None or seat not in meeting.queue[meeting.misses :]:
            return play
        play = replace(play, meeting=meeting.without(seat))
        nobody_throws = play.meeting is not None and play.meeting.thrower is None and meeting.roller is None
        return play.after_meeting() if nobody_throws else play

    # --- to and from the file -----------------------------------------------------------------------------------------

    def game(self, table: TableState) -> Game:
        """Return the game as it would be scored and filed now; a rendez-vous in progress counts once it is over."""
        play: Play = table.play
        control = tuple(
            (character, tuple(play.counts(character).items()))
            for character in dict.fromkeys(one.character for one in play.columns)
        )
        entered = control if control or play.checked else None
        return Game(self.roster_of(table), play.events, entered, play.settings["sale_values"], play.sole or None)

    def report(self, game: Game) -> Scored:
        """Score the game, with reasons."""
        return report(game, self.facts)

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return the game as the JSON of a game file."""
        return to_json(game)

    def parse(self, file: Mapping[str, Any]) -> Game:
        """Read the game from the JSON of a game file. Raises WrongFile if the file has any fault."""
        return parse(file, self.facts)

    def read_settings(self, game: Game) -> dict[str, Any]:
        """Return the settings with which the game was played: the prices; a file keeps no names and places."""
        return {"sale_values": {cards: value for cards, value in game.prices if cards in PRICED}}

    def rebuild_events(self, game: Game) -> Iterator[Event]:
        """Yield events that lead to the game: rencontres, rendez-vous with their sales, the columns at the end, and
        that they were confirmed."""
        yield from gone_after(game.roster, 0)
        number = 0
        for entry, one in enumerate(game.events, 1):
            if isinstance(one, Rencontre):
                yield RencontreDeclared(seat=one.player)
                yield from gone_after(game.roster, entry)
                continue
            number += 1
            first = one.roller or game.roster.present_at(entry - 1)[0]
            yield MeetingBegun(number=number, seat=first)
            if one.roller is not None:
                yield DiceThrown(seat=one.roller, throw=1, success=True)
            for sale in one.sales:
                value = sale.value if str(sale.cards) in PRICED else price(sale, dict(game.prices))
                yield ColumnSold(seat=sale.player, character=sale.character, cards=sale.cards, value=value)
            yield MeetingOver(number=number)
            yield from gone_after(game.roster, entry)
        for character, counts in game.control or ():
            for seat, cards in counts:
                if cards and seat in game.roster.staying:
                    yield ColumnSet(seat=seat, character=character, cards=cards)
        yield from (SoleControlCounted(seat=seat, characters=one) for seat, one in game.sole or ())
        # A file without columns does not say that nobody had any: the table has to confirm that.
        entered = game.control is not None or game.sole is not None
        if entered and is_game_over(game.events, len(game.roster.playing), self.facts):
            yield ControlChecked()


def rules(content: Path) -> PlusBelleLaVie:
    """Return the game with the facts of its box from the content folder."""
    return PlusBelleLaVie(facts_in(content))

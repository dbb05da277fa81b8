"""From one day to the next: the flash card, tribunes, and who goes home ("Entre les rounds", page 12)."""

from __future__ import annotations

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.counts import Counts, set_count
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Day, Phase, Play, put, same_tile, with_day, with_play
from companion.games.redac_chef.state.rules.dispatch import day_after_today, decide, evolve, objection
from companion.games.redac_chef.state.rules.turns import next_in_turn
from companion.games.redac_chef.state.undo_names import seat_name
from companion.kit.token_order import without
from companion.table.events import Event, PlayerLeft, PlayerRemoved
from companion.table.message import Message, say
from companion.table.seats import clean_text
from companion.table.state import TableState

# --- flash cards and tribunes -----------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.TurnFlash, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day: Day | None = table.play.day(intent.day)
    if day is not None and day.flash == intent.card:
        return ()
    return (fact.FlashTurned(day=intent.day, card=intent.card),)


@objection.register
def _(event: fact.FlashTurned, table: TableState, facts: Facts) -> Message | None:
    if not table.play.settings.flash:
        return say("refused-no-flash")
    if event.card is not None and not 1 <= event.card <= 12:
        return say("refused-no-such-flash")
    return None if _noted_for(event.day, table, facts) else say("refused-not-here")


@evolve.register
def _(event: fact.FlashTurned, table: TableState, facts: Facts) -> TableState:
    return with_day(_reached(table, event.day), event.day, flash=event.card)


@decide.register
def _(intent: wish.PickTribune, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    tile = intent.tile if intent.tile is None else clean_text(intent.tile)
    if tile:
        set_count(Counts(), "tribune_tile", tile)  # it will stand on the sheet
    day: Day | None = table.play.day(intent.day)
    if tile == (None if day is None else day.tribune(intent.seat)):
        return ()
    return (fact.TribunePicked(day=intent.day, seat=intent.seat, tile=tile),)


@objection.register
def _(event: fact.TribunePicked, table: TableState, facts: Facts) -> Message | None:
    play: Play = table.play
    if play.settings.rules.tribunes is None or not _noted_for(event.day, table, facts):
        return say("refused-tribune-now")
    day = play.day(event.day)
    plays = day.seats if day is not None and day.started else tuple(seat.id for seat in table.playing)
    if event.seat not in plays:
        return say("refused-not-playing")
    if not event.tile or play.settings.scenario is not None:
        return None
    for each in play.days:
        for seat, tile in each.tribunes:
            if same_tile(tile, event.tile) and (seat, each.name) != (event.seat, event.day):
                if each.name != event.day:
                    return say("refused-tribune-used", tile=tile, day=say(f"day-{each.name}"))
                return say("refused-tribune-taken", tile=tile, name=seat_name(table, seat))
    return None


@evolve.register
def _(event: fact.TribunePicked, table: TableState, facts: Facts) -> TableState:
    reached = _reached(table, event.day)
    day: Day = reached.play.day(event.day)
    return with_day(reached, event.day, tribunes=put(day.tribunes, event.seat, event.tile))


def _noted_for(day: str, table: TableState, facts: Facts) -> bool:
    """Whether cards and tribunes of that day may be noted: it was reached, or comes next and they are chosen."""
    play: Play = table.play
    return play.day(day) is not None or (play.phase is Phase.BETWEEN and day_after_today(table, facts) == day)


def _reached(table: TableState, name: str) -> TableState:
    """The table with that day among its days: flash card and tribunes are noted before it begins."""
    play: Play = table.play
    return table if play.day(name) is not None else with_play(table, days=(*play.days, Day(name)))


# --- on to the next day -----------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.BeginDay, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    if table.play.today.name == intent.day and table.play.phase is Phase.READY:
        return ()
    return (fact.DayBegun(day=intent.day),)


@objection.register
def _(event: fact.DayBegun, table: TableState, facts: Facts) -> Message | None:
    if table.play.phase is not Phase.BETWEEN or day_after_today(table, facts) != event.day:
        return say("refused-day-now")
    return None


@evolve.register
def _(event: fact.DayBegun, table: TableState, facts: Facts) -> TableState:
    return with_play(_reached(table, event.day), phase=Phase.READY, current=event.day)


# --- who goes home ----------------------------------------------------------------------------------------------------


@evolve.register
def _(event: PlayerLeft, table: TableState, facts: Facts) -> TableState:
    for day in table.play.days:
        if not day.counted and day.name != event.after and event.seat in day.seats:
            turn = next_in_turn(day, event.seat) if day.turn == event.seat else day.turn
            seats = tuple(seat for seat in day.seats if seat != event.seat)
            rest = without(day.bouclage, event.seat)
            tribunes = put(day.tribunes, event.seat, None)
            table = with_day(table, day.name, seats=seats, bouclage=rest, tribunes=tribunes, turn=turn)
        elif not day.started:
            table = with_day(table, day.name, tribunes=put(day.tribunes, event.seat, None))
    return table


@evolve.register
def _(event: PlayerRemoved, table: TableState, facts: Facts) -> TableState:
    for day in table.play.days:
        table = with_day(table, day.name, tribunes=put(day.tribunes, event.seat, None))
    return with_play(table, characters=put(table.play.characters, event.seat, None))

"""Rédac' Chef at the table: what is allowed when, and what follows ("Déroulement du round", pages 7 to 13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import singledispatchmethod
from typing import Any, Final, get_args

from companion.games.redac_chef import events as fact
from companion.games.redac_chef import intents as wish
from companion.games.redac_chef.counts import Counts, set_count
from companion.games.redac_chef.due import SETTLE_MS, due, wakes_at
from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.names import name_of, seat_name
from companion.games.redac_chef.play import Day, Layout, Phase, Play, put, same_tile, with_day, with_play
from companion.games.redac_chef.record import game_file, news
from companion.games.redac_chef.reopen import replayed, settings_in
from companion.games.redac_chef.settings import RULINGS, SHOWING, Settings, forgiving, rechosen, settings_from
from companion.games.redac_chef.tally import missing
from companion.games.redac_chef.ticks import NOTHING, with_tick
from companion.table import timer as clock
from companion.table.bouclage import Bouclage, Call, with_call, without
from companion.table.events import (
    Event,
    PlayerLeft,
    PlayerRemoved,
    ServerAway,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStood,
)
from companion.table.game import Actor
from companion.table.intents import Intent
from companion.table.message import Message, Refused, say
from companion.table.seats import clean_text
from companion.table.state import TableState
from companion.table.timer import Moment, Status

__all__ = ["LEAD_MS", "SAID_TWICE_MS", "SETTLE_MS", "RedacChef"]

#: 3-2-1 before the clock runs, in ms.
LEAD_MS: Final = 3_000
#: Two people who say within this time (ms) that the round is over mean one thing.
SAID_TWICE_MS: Final = 2_000
#: The largest error of a press (ms) that is believed.
_MOST_ERROR_MS: Final = 5_000

_CLOCK_EVENTS: Final = (TimerStood, TimerResumed, TimerExtended, ServerAway)


class RedacChef:
    """The rules of Rédac' Chef as a table calls them."""

    id: str = "redac-chef"
    events: tuple[type[Event], ...] = fact.EVENTS
    intents: tuple[type[Intent], ...] = wish.INTENTS

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    # --- the table asks -----------------------------------------------------------------------------------------

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most seats with those settings. Raises Refused where they do not go together."""
        return settings_from(settings).rules.players

    def most_players(self, table: TableState) -> int:
        """The most seats that this table may have."""
        play: Play = table.play
        return play.settings.rules.players[1]

    def open(self, settings: Mapping[str, Any]) -> Play:
        """The game at its first day."""
        chosen = forgiving(settings)
        first = self._days(chosen)[0]
        return Play(settings=chosen, current=first, days=(Day(first),))

    def _days(self, settings: Settings) -> tuple[str, ...]:
        """The days of the game; of a puzzle that is a picture, the one that was typed."""
        if settings.rules.days is not None:
            return settings.rules.days
        puzzle = self.facts.puzzles.get(settings.puzzle or 0)
        return (puzzle.day if puzzle is not None else settings.puzzle_day or "friday",)

    def begun(self, table: TableState) -> bool:
        """Whether the first round has started."""
        play: Play = table.play
        return bool(play.days) and play.days[0].started

    def finished(self, table: TableState) -> bool:
        """Whether all days are counted, and nothing that was counted has been taken back."""
        play: Play = table.play
        if play.phase is not Phase.RESULT:
            return False
        return all(day.counted and not missing(table, day, self.facts) for day in play.days)

    def left_after(self, table: TableState, seat_id: str) -> str | None:
        """The last round that counts for who leaves now: today's if it is closed and his page is counted. None where
        that is the last day."""
        play: Play = table.play
        today = play.today
        done = [day.name for day in play.days if day.counted]
        if today.closed and not today.counted and seat_id not in missing(table, today, self.facts):
            done.append(today.name)
        if today.name in done and self._next_day(play) is None:
            return None
        return done[-1] if done else "set-up"

    def given_back(self, event: Event) -> int | None:
        """The time left that undoing the end of a round gives back (ms)."""
        return event.left_ms if isinstance(event, (fact.RoundClosed, fact.TimeCalled)) else None

    def name(self, table: TableState, event: Event) -> Message:
        """What the event is called when it is undone or stands in the way."""
        return name_of(table, event)

    def news(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """The figures that a ruling or a correction moved."""
        return news(before, after, self.facts)

    def game_file(self, table: TableState) -> dict[str, Any]:
        """The table as a game file."""
        return game_file(table, self.facts)

    def replayed(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """A game file taken up as a table again."""
        return replayed(file, self.facts)

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with which that game was played."""
        return settings_in(file, self.facts)

    def due(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Time up; the first print under rule change 4; the end of the round once the last token has settled."""
        return due(table, now)

    def wakes_at(self, table: TableState) -> int | None:
        """When the clock is over or the last token has settled."""
        return wakes_at(table)

    # --- wishes -------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _decide(self, intent: Intent, table: TableState, now: int) -> tuple[Event, ...]:
        raise Refused(say("refused-not-here"))

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """What the intent leads to. Raises Refused."""
        return self._decide(intent, table, now)

    @_decide.register
    def _(self, intent: wish.ChangeOption, table: TableState, now: int) -> tuple[Event, ...]:
        if rechosen(table.play.settings, intent.option, intent.value) == table.play.settings:
            return ()
        return (fact.OptionChanged(option=intent.option, value=intent.value),)

    @_decide.register
    def _(self, intent: wish.ChooseCharacter, table: TableState, now: int) -> tuple[Event, ...]:
        play: Play = table.play
        if play.character(intent.seat) == intent.character:
            return ()
        return (fact.CharacterChosen(seat=intent.seat, character=intent.character),)

    @_decide.register
    def _(self, intent: wish.StartRound, table: TableState, now: int) -> tuple[Event, ...]:
        play: Play = table.play
        if play.phase is Phase.ROUND and play.today.name == intent.day:
            return ()  # somebody else was quicker
        fewest = play.settings.rules.players[0]
        # Who is left plays on: only a game that begins needs its players.
        if len(table.playing) < fewest and not self.begun(table):
            raise Refused(say("refused-too-few-players", fewest=fewest, found=len(table.playing)))
        started: list[Event] = [fact.RoundStarted(day=intent.day, seats=tuple(seat.id for seat in table.playing))]
        if play.settings.timer_s:
            started.append(TimerStarted(at=now, lead_ms=LEAD_MS, length_ms=self._length_ms(play)))
        return tuple(started)

    @staticmethod
    def _length_ms(play: Play) -> int:
        return 120_000 if play.settings.rule_change == 2 else play.settings.timer_s * 1000

    @_decide.register
    def _(self, intent: wish.CallOffRound, table: TableState, now: int) -> tuple[Event, ...]:
        return (fact.RoundCalledOff(day=intent.day),)

    @_decide.register
    def _(self, intent: wish.CallLayout, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.layout_left(intent.seat) is not None:
            return ()
        self._allowed(day.name, intent.seat, table.play)
        moment = self._moment(table, day, now)
        if moment is None:
            raise Refused(say("refused-time-up" if table.play.settings.rules.phases else "refused-not-here"))
        called = fact.LayoutCalled(
            day=day.name, seat=intent.seat, left_ms=moment.left_ms, after_ms=max(0, moment.after_ms)
        )
        return (called,)

    @_decide.register
    def _(self, intent: wish.CallPrint, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.bouclage.token(intent.seat) is not None:
            return ()
        self._allowed(day.name, intent.seat, table.play)
        at = now if intent.at is None else min(intent.at, now)
        moment = self._moment(table, day, at)
        clock_runs = table.timer.status(now) is not Status.IDLE
        gone = moment.after_ms if moment is not None else table.timer.length_ms
        call = fact.PrintCalled(
            day=day.name,
            seat=intent.seat,
            at=at,
            heard_at=now,
            error_ms=max(0, min(intent.error_ms, _MOST_ERROR_MS)),
            left_ms=None if moment is None else moment.left_ms,
            after_ms=max(0, gone) if clock_runs else 0,
        )
        return (call,)

    def _allowed(self, day: str, seat: str, play: Play) -> None:
        reason = self._may_call(day, seat, play)
        if reason is not None:
            raise Refused(reason)

    @staticmethod
    def _moment(table: TableState, day: Day, at: int) -> Moment | None:
        """The clock at an instant at which somebody called; None where time was up, or where no clock runs.

        Raises:
            Refused: nobody may call then: 3-2-1, or the clock stands.
        """
        timer = table.timer
        if (moment := timer.ran_at(at)) is not None:
            return moment
        status = timer.status(at)
        if day.time_called or status in (Status.OVER, Status.IDLE):
            return None
        if table.away is not None:
            # Nobody held the clock: what was called while the server was away is entered with what it shows.
            left = timer.left(at)
            return Moment(left, timer.length_ms - left)
        early = status is Status.STARTING and timer.before is None
        raise Refused(say("refused-call-early" if early else "refused-call-paused"))

    @_decide.register
    def _(self, intent: wish.EndRound, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.closed:
            return ()
        if not day.time_called:
            status = table.timer.status(now)
            left = None if status is Status.IDLE else table.timer.left(now)
            reason = "buzzer" if status is Status.OVER else "table"
            return (fact.TimeCalled(day=day.name, left_ms=left, at=now, reason=reason),)
        rest, order = day.without_token, day.bouclage.order
        said_twice = day.called_at is not None and now - day.called_at < SAID_TWICE_MS
        if said_twice or not rest or not table.play.settings.rules.tokens:
            return ()
        return (fact.OrderSet(day=day.name, order=(*order, *rest), instead=order),)

    @_decide.register
    def _(self, intent: wish.SetOrder, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.bouclage.order == intent.order and not day.bouclage.doubtful:
            return ()
        return (fact.OrderSet(day=day.name, order=intent.order, instead=day.bouclage.order),)

    @_decide.register
    def _(self, intent: wish.EnterCount, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        value = list(intent.value) if isinstance(intent.value, tuple) else intent.value
        value = clean_text(value) if isinstance(value, str) else value
        before = day.counts(intent.seat)
        if set_count(before, intent.field, value) == before:
            return ()
        return (fact.CountEntered(day=day.name, seat=intent.seat, field=intent.field, value=value),)

    @_decide.register
    def _(self, intent: wish.FinishCounting, table: TableState, now: int) -> tuple[Event, ...]:
        return () if self._day(table, intent.day).counted else (fact.CountingDone(day=intent.day),)

    @_decide.register
    def _(self, intent: wish.TurnFlash, table: TableState, now: int) -> tuple[Event, ...]:
        day: Day | None = table.play.day(intent.day)
        if day is not None and day.flash == intent.card:
            return ()
        return (fact.FlashTurned(day=intent.day, card=intent.card),)

    @_decide.register
    def _(self, intent: wish.PickTribune, table: TableState, now: int) -> tuple[Event, ...]:
        tile = intent.tile if intent.tile is None else clean_text(intent.tile)
        if tile:
            set_count(Counts(), "tribune_tile", tile)  # it will stand on the sheet
        day: Day | None = table.play.day(intent.day)
        if tile == (None if day is None else day.tribune(intent.seat)):
            return ()
        return (fact.TribunePicked(day=intent.day, seat=intent.seat, tile=tile),)

    @_decide.register
    def _(self, intent: wish.BeginDay, table: TableState, now: int) -> tuple[Event, ...]:
        play: Play = table.play
        if play.today.name == intent.day and play.phase is Phase.READY:
            return ()
        return (fact.DayBegun(day=intent.day),)

    @staticmethod
    def _day(table: TableState, name: str) -> Day:
        day: Day | None = table.play.day(name)
        if day is None:
            known = name in DAYS
            raise Refused(say("refused-day-not-reached", day=say(f"day-{name}")) if known else say("refused-not-here"))
        return day

    # --- objections ---------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _objection(self, event: Event, table: TableState, play: Play) -> Message | None:
        return None

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        if table.play is None:
            return say("refused-not-here")
        if isinstance(event, _CLOCK_EVENTS):
            return None if table.play.phase is Phase.ROUND else say("refused-no-clock")
        return self._objection(event, table, table.play)

    @_objection.register
    def _(self, event: fact.OptionChanged, table: TableState, play: Play) -> Message | None:
        try:
            after = rechosen(play.settings, event.option, event.value)
        except Refused as refused:
            return refused.message
        if event.option in (*RULINGS, *SHOWING):
            return None
        if len(table.seats) > after.rules.players[1]:
            return say("refused-too-many-players", most=after.rules.players[1])
        if event.option == "timer_s":
            return None if play.phase in (Phase.READY, Phase.BETWEEN) else say("refused-option-round")
        return say("refused-option-begun") if self.begun(table) else None

    @_objection.register
    def _(self, event: fact.CharacterChosen, table: TableState, play: Play) -> Message | None:
        return None if event.character in (None, *get_args(Character)) else say("refused-no-such-character")

    @_objection.register
    def _(self, event: fact.RoundStarted, table: TableState, play: Play) -> Message | None:
        ready = play.phase is Phase.READY and play.today.name == event.day
        # Who plays is settled with the start: nobody may be taken from under it, nor put back.
        same = event.seats == tuple(seat.id for seat in table.playing)
        return None if ready and same else say("refused-round-not-ready")

    @_objection.register
    def _(self, event: fact.RoundCalledOff, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.ROUND or play.today.name != event.day:
            return say("refused-no-round")
        return say("refused-call-off-late") if play.today.bouclage.order else None

    @_objection.register
    def _(self, event: fact.LayoutCalled, table: TableState, play: Play) -> Message | None:
        if not play.settings.rules.phases:
            return say("refused-not-here")
        return self._may_call(event.day, event.seat, play)

    @_objection.register
    def _(self, event: fact.PrintCalled, table: TableState, play: Play) -> Message | None:
        reason = self._may_call(event.day, event.seat, play)
        if reason is not None or event.left_ms is not None or play.today.time_called:
            return reason
        # A token taken at the buzzer does not stand without the buzzer.
        over = table.timer.status(event.at) in (Status.OVER, Status.IDLE)
        return None if over else say("refused-call-paused")

    @staticmethod
    def _may_call(day_name: str, seat: str, play: Play) -> Message | None:
        day = play.day(day_name)
        if day is None or not day.started or day.closed:
            return say("refused-no-round")
        if not play.settings.rules.tirage:
            return say("refused-not-here")
        if seat not in day.seats:
            return say("refused-not-playing")
        return say("refused-has-token") if day.bouclage.token(seat) is not None else None

    @_objection.register
    def _(self, event: fact.TimeCalled, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.ROUND or play.today.name != event.day:
            return say("refused-no-round")
        first_print = event.reason == "first-print"
        return say("refused-no-round") if first_print and not play.today.bouclage.calls else None

    @_objection.register
    def _(self, event: fact.OrderSet, table: TableState, play: Play) -> Message | None:
        day = play.day(event.day)
        if day is None or not day.started or not play.settings.rules.tokens:
            return say("refused-no-round")
        held = sorted(day.bouclage.order)
        wanted = sorted(event.order)
        # While the round runs only tokens that are out can change hands; once time is up the rest are dealt too.
        fits = (wanted == held and held) or (wanted == sorted(day.seats) and (day.time_called or day.closed))
        return None if fits and sorted(event.instead) == held else say("refused-order-incomplete")

    @_objection.register
    def _(self, event: fact.RoundClosed, table: TableState, play: Play) -> Message | None:
        day, mode = play.day(event.day), play.settings.rules
        if day is None or day.closed or not day.started:
            return say("refused-no-round")
        everybody_done = mode.tirage and not day.without_token
        if everybody_done or (day.time_called and not (mode.tirage and mode.tokens)):
            return None
        return say("refused-tokens-missing")

    @_objection.register
    def _(self, event: fact.CountEntered, table: TableState, play: Play) -> Message | None:
        day = play.day(event.day)
        if day is None or not day.closed:
            return say("refused-count-early")
        if event.seat not in day.seats:
            return say("refused-not-playing")
        return None

    @_objection.register
    def _(self, event: fact.CountingDone, table: TableState, play: Play) -> Message | None:
        day = play.day(event.day)
        if day is None or not day.closed or play.today.name != event.day:
            return say("refused-count-early")
        names = tuple(seat_name(table, seat) for seat in missing(table, day, self.facts))
        return say("refused-count-missing", names=names, count=len(names)) if names else None

    @_objection.register
    def _(self, event: fact.FlashTurned, table: TableState, play: Play) -> Message | None:
        if not play.settings.flash:
            return say("refused-no-flash")
        if event.card is not None and not 1 <= event.card <= 12:
            return say("refused-no-such-flash")
        return None if self._noted_for(event.day, play) else say("refused-not-here")

    @_objection.register
    def _(self, event: fact.TribunePicked, table: TableState, play: Play) -> Message | None:
        if play.settings.rules.tribunes is None or not self._noted_for(event.day, play):
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

    def _noted_for(self, day: str, play: Play) -> bool:
        """Whether cards and tribunes of that day may be noted: it was reached, or comes next and they are chosen."""
        return play.day(day) is not None or (play.phase is Phase.BETWEEN and self._next_day(play) == day)

    @_objection.register
    def _(self, event: fact.DayBegun, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.BETWEEN or self._next_day(play) != event.day:
            return say("refused-day-now")
        return None

    def _next_day(self, play: Play) -> str | None:
        """The day after today; None on the last."""
        names = self._days(play.settings)
        index = names.index(play.today.name) + 1 if play.today.name in names else len(names)
        return names[index] if index < len(names) else None

    # --- facts --------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _evolve(self, event: Event, table: TableState) -> TableState:
        return table

    def evolve(self, table: TableState, event: Event) -> TableState:
        """The state after the event."""
        return table if table.play is None else self._evolve(event, table)

    @_evolve.register
    def _(self, event: PlayerLeft, table: TableState) -> TableState:
        for day in table.play.days:
            if not day.counted and day.name != event.after and event.seat in day.seats:
                seats = tuple(seat for seat in day.seats if seat != event.seat)
                rest = without(day.bouclage, event.seat)
                tribunes = put(day.tribunes, event.seat, None)
                table = with_day(table, day.name, seats=seats, bouclage=rest, tribunes=tribunes)
            elif not day.started:
                table = with_day(table, day.name, tribunes=put(day.tribunes, event.seat, None))
        return table

    @_evolve.register
    def _(self, event: PlayerRemoved, table: TableState) -> TableState:
        for day in table.play.days:
            table = with_day(table, day.name, tribunes=put(day.tribunes, event.seat, None))
        return with_play(table, characters=put(table.play.characters, event.seat, None))

    @_evolve.register
    def _(self, event: TimerStood, table: TableState) -> TableState:
        # Set to more than nothing after the buzzer: time is not up after all.
        day = table.play.today
        taken_back = event.left_ms > 0 and day.time_called and not day.closed
        return with_day(table, day.name, time_called=False, called_at=None) if taken_back else table

    @_evolve.register
    def _(self, event: fact.OptionChanged, table: TableState) -> TableState:
        try:
            settings = rechosen(table.play.settings, event.option, event.value)
        except Refused:
            return table
        table = with_play(table, settings=settings)
        first = self._days(settings)[0]
        if self.begun(table) or first == table.play.current:
            return table
        # Another mode, another first day; what was noted for it before it begins stays noted.
        return with_play(table, current=first, days=(replace(table.play.today, name=first),))

    @_evolve.register
    def _(self, event: fact.CharacterChosen, table: TableState) -> TableState:
        return with_play(table, characters=put(table.play.characters, event.seat, event.character))

    @_evolve.register
    def _(self, event: fact.Ticked, table: TableState) -> TableState:
        ticks = with_tick(dict(table.play.ticked).get(event.seat, NOTHING), event.field, event.value)
        return with_play(table, ticked=put(table.play.ticked, event.seat, None if ticks == NOTHING else ticks))

    @_evolve.register
    def _(self, event: fact.RoundStarted, table: TableState) -> TableState:
        started = with_day(table, event.day, seats=event.seats, started=True)
        return with_play(started, phase=Phase.ROUND)

    @_evolve.register
    def _(self, event: fact.RoundCalledOff, table: TableState) -> TableState:
        day = Day(event.day, flash=table.play.today.flash, tribunes=table.play.today.tribunes)
        days = tuple(day if each.name == day.name else each for each in table.play.days)
        return replace(with_play(table, days=days, phase=Phase.READY), timer=clock.Timer(), away=None)

    @_evolve.register
    def _(self, event: fact.LayoutCalled, table: TableState) -> TableState:
        day = table.play.day(event.day)
        return (
            with_day(table, event.day, layout=put(day.layout, event.seat, Layout(event.left_ms, event.after_ms)))
            if day
            else table
        )

    @_evolve.register
    def _(self, event: fact.PrintCalled, table: TableState) -> TableState:
        day = table.play.day(event.day)
        if day is None:
            return table
        call = Call(event.seat, event.at, event.error_ms, event.left_ms, event.after_ms, event.heard_at)
        return with_day(table, event.day, bouclage=with_call(day.bouclage, call))

    @_evolve.register
    def _(self, event: fact.TimeCalled, table: TableState) -> TableState:
        called = with_day(table, event.day, time_called=True, called_at=event.at)
        if event.left_ms is None:
            return called  # no clock, nothing to stop
        return replace(called, timer=clock.stood(table.timer, 0, event.at), away=None)

    @_evolve.register
    def _(self, event: fact.OrderSet, table: TableState) -> TableState:
        day = table.play.day(event.day)
        if day is None:
            return table
        return with_day(table, event.day, bouclage=Bouclage(day.bouclage.calls, event.order))

    @_evolve.register
    def _(self, event: fact.RoundClosed, table: TableState) -> TableState:
        closed = with_play(with_day(table, event.day, closed=True), phase=Phase.COUNT)
        return replace(closed, timer=clock.Timer(table.timer.length_ms), away=None)

    @_evolve.register
    def _(self, event: fact.CountEntered, table: TableState) -> TableState:
        day = table.play.day(event.day)
        if day is None:
            return table
        try:
            counts = set_count(day.counts(event.seat), event.field, event.value)
        except Refused:
            return table
        return with_day(table, event.day, sheets=put(day.sheets, event.seat, counts))

    @_evolve.register
    def _(self, event: fact.CountingDone, table: TableState) -> TableState:
        counted = with_day(table, event.day, counted=True)
        return with_play(counted, phase=Phase.BETWEEN if self._next_day(table.play) else Phase.RESULT)

    @_evolve.register
    def _(self, event: fact.FlashTurned, table: TableState) -> TableState:
        return with_day(self._reached(table, event.day), event.day, flash=event.card)

    @_evolve.register
    def _(self, event: fact.TribunePicked, table: TableState) -> TableState:
        reached = self._reached(table, event.day)
        day: Day = reached.play.day(event.day)
        return with_day(reached, event.day, tribunes=put(day.tribunes, event.seat, event.tile))

    @_evolve.register
    def _(self, event: fact.DayBegun, table: TableState) -> TableState:
        return with_play(self._reached(table, event.day), phase=Phase.READY, current=event.day)

    @staticmethod
    def _reached(table: TableState, name: str) -> TableState:
        """The table with that day among its days: flash card and tribunes are noted before it begins."""
        play: Play = table.play
        return table if play.day(name) is not None else with_play(table, days=(*play.days, Day(name)))

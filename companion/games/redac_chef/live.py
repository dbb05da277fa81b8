"""Rédac' Chef at the table: what is allowed when, and what follows ("Déroulement du round", pages 7 to 13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import singledispatchmethod
from typing import Any, ClassVar, Final, get_args

from companion.games.redac_chef import events as fact
from companion.games.redac_chef import intents as wish
from companion.games.redac_chef.counts import set_count
from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.names import name_of, seat_name
from companion.games.redac_chef.play import Day, Layout, Phase, Play, put, with_day, with_play
from companion.games.redac_chef.record import game_file, news
from companion.games.redac_chef.settings import RULINGS, changed, settings_from
from companion.games.redac_chef.tally import missing
from companion.table import timer as clock
from companion.table.bouclage import Bouclage, Call, with_call, without
from companion.table.events import (
    Event,
    PlayerLeft,
    ServerAway,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStood,
)
from companion.table.game import Actor
from companion.table.intents import Intent
from companion.table.message import Message, Refused, say
from companion.table.state import TableState
from companion.table.timer import Status

#: 3-2-1 before the clock runs, in ms.
LEAD_MS: Final = 3_000
#: How long the last token may be taken back before the round ends, in ms.
SETTLE_MS: Final = 3_000

_CLOCK_EVENTS: Final = (TimerStood, TimerResumed, TimerExtended, ServerAway)


class RedacChef:
    """The rules of Rédac' Chef as a table calls them."""

    id: ClassVar[str] = "redac-chef"
    events: ClassVar[tuple[type[Event], ...]] = fact.EVENTS
    intents: ClassVar[tuple[type[Intent], ...]] = wish.INTENTS

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
        chosen = settings_from(settings)
        days = chosen.rules.days or (self.facts.puzzles[chosen.puzzle or 7].day,)
        return Play(settings=chosen, current=days[0], days=(Day(days[0]),))

    def begun(self, table: TableState) -> bool:
        """Whether the first round has started."""
        play: Play = table.play
        return bool(play.days) and play.days[0].started

    def finished(self, table: TableState) -> bool:
        """Whether the last day is counted."""
        play: Play = table.play
        return play.phase is Phase.RESULT

    def left_after(self, table: TableState, seat_id: str) -> str:
        """The last round that counts for who leaves now: today's if it is closed and his page is counted."""
        play: Play = table.play
        done = [day.name for day in play.days if day.counted]
        today = play.today
        if today.closed and not today.counted and seat_id not in missing(table, today, self.facts):
            done.append(today.name)
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

    def due(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Time up; the first print under rule change 4; the end of the round once the last token has settled."""
        play: Play = table.play
        if play is None or play.phase is not Phase.ROUND:
            return ()
        day, mode = play.today, play.settings.rules
        left = table.timer.left(now)
        if mode.tirage and mode.tokens and not day.without_token:
            last = max((call.at for call in day.bouclage.calls), default=now - SETTLE_MS)
            if now < last + SETTLE_MS:
                return ()
            times = [call.left_ms or 0 for call in day.bouclage.calls]
            return (fact.RoundClosed(day=day.name, left_ms=min(times, default=left)),)
        if day.time_called:
            return () if mode.tokens and mode.tirage else (fact.RoundClosed(day=day.name, left_ms=left),)
        if table.timer.status(now) is Status.OVER:
            return (fact.TimeCalled(day=day.name, left_ms=0, reason="buzzer"),)
        if play.settings.rule_change == 4 and day.bouclage.calls:
            return (fact.TimeCalled(day=day.name, left_ms=left, reason="first-print"),)
        return ()

    def wakes_at(self, table: TableState) -> int | None:
        """When the clock is over or the last token has settled."""
        play: Play = table.play
        if play is None or play.phase is not Phase.ROUND:
            return None
        if not play.today.without_token and play.today.bouclage.calls:
            return max(call.at for call in play.today.bouclage.calls) + SETTLE_MS
        return table.timer.ends_at

    # --- wishes -------------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _decide(self, intent: Intent, table: TableState, now: int) -> tuple[Event, ...]:
        raise Refused(say("refused-not-here"))

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """What the intent leads to. Raises Refused."""
        return self._decide(intent, table, now)

    @_decide.register
    def _(self, intent: wish.ChangeOption, table: TableState, now: int) -> tuple[Event, ...]:
        play: Play = table.play
        settings = changed(play.settings, intent.option, intent.value)
        if settings == play.settings:
            return ()
        settings_from(settings.as_dict())
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
        if len(table.playing) < fewest:
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
        self._running(table, day, now)
        left = table.timer.left(now)
        return (fact.LayoutCalled(day=day.name, seat=intent.seat, left_ms=left, after_ms=table.timer.length_ms - left),)

    @_decide.register
    def _(self, intent: wish.CallPrint, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.bouclage.token(intent.seat) is not None:
            return ()
        at = now if intent.at is None else min(intent.at, now)
        buzzer = day.time_called or table.timer.status(at) is Status.OVER
        if not buzzer:
            self._running(table, day, at)
        left = table.timer.left(at)
        call = fact.PrintCalled(
            day=day.name,
            seat=intent.seat,
            at=at,
            error_ms=intent.error_ms,
            left_ms=None if buzzer else left,
            after_ms=table.timer.length_ms - left,
        )
        return (call,)

    @staticmethod
    def _running(table: TableState, day: Day, now: int) -> None:
        """Raises Refused while nobody may call: 3-2-1, or the clock stands."""
        match table.timer.status(now):
            case Status.STARTING:
                raise Refused(say("refused-call-early"))
            case Status.PAUSED:
                raise Refused(say("refused-call-paused"))
            case Status.OVER if not day.closed:
                raise Refused(say("refused-time-up"))
            case _:
                return

    @_decide.register
    def _(self, intent: wish.EndRound, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.closed:
            return ()
        if not day.time_called:
            return (fact.TimeCalled(day=day.name, left_ms=table.timer.left(now), reason="table"),)
        return (fact.OrderSet(day=day.name, order=(*day.bouclage.order, *day.without_token)),)

    @_decide.register
    def _(self, intent: wish.SetOrder, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        if day.bouclage.order == intent.order:
            return ()
        return (fact.OrderSet(day=day.name, order=intent.order),)

    @_decide.register
    def _(self, intent: wish.EnterCount, table: TableState, now: int) -> tuple[Event, ...]:
        day = self._day(table, intent.day)
        before = day.counts(intent.seat)
        if set_count(before, intent.field, intent.value) == before:
            return ()
        return (fact.CountEntered(day=day.name, seat=intent.seat, field=intent.field, value=intent.value),)

    @_decide.register
    def _(self, intent: wish.FinishCounting, table: TableState, now: int) -> tuple[Event, ...]:
        return () if self._day(table, intent.day).counted else (fact.CountingDone(day=intent.day),)

    @_decide.register
    def _(self, intent: wish.TurnFlash, table: TableState, now: int) -> tuple[Event, ...]:
        return (fact.FlashTurned(day=intent.day, card=intent.card),)

    @_decide.register
    def _(self, intent: wish.PickTribune, table: TableState, now: int) -> tuple[Event, ...]:
        return (fact.TribunePicked(day=intent.day, seat=intent.seat, tile=intent.tile),)

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
            raise Refused(say("refused-day-not-reached", day=say(f"day-{name}")))
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
        if event.option in RULINGS:
            return None
        if event.option == "timer_s":
            return None if play.phase in (Phase.READY, Phase.BETWEEN) else say("refused-option-round")
        return say("refused-option-begun") if self.begun(table) else None

    @_objection.register
    def _(self, event: fact.CharacterChosen, table: TableState, play: Play) -> Message | None:
        return None if event.character in (None, *get_args(Character)) else say("refused-no-such-character")

    @_objection.register
    def _(self, event: fact.RoundStarted, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.READY or play.today.name != event.day:
            return say("refused-round-not-ready")
        return None

    @_objection.register
    def _(self, event: fact.RoundCalledOff, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.ROUND or play.today.name != event.day:
            return say("refused-no-round")
        return say("refused-call-off-late") if play.today.bouclage.order else None

    @_objection.register
    def _(self, event: fact.LayoutCalled, table: TableState, play: Play) -> Message | None:
        return self._may_call(event.day, event.seat, play)

    @_objection.register
    def _(self, event: fact.PrintCalled, table: TableState, play: Play) -> Message | None:
        return self._may_call(event.day, event.seat, play)

    @staticmethod
    def _may_call(day_name: str, seat: str, play: Play) -> Message | None:
        day = play.day(day_name)
        if day is None or not day.started or day.closed:
            return say("refused-no-round")
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
        if sorted(event.order) != sorted(day.seats):
            return say("refused-order-incomplete")
        return None

    @_objection.register
    def _(self, event: fact.RoundClosed, table: TableState, play: Play) -> Message | None:
        day = play.day(event.day)
        if day is None or day.closed:
            return say("refused-no-round")
        return say("refused-tokens-missing") if play.settings.rules.tokens and day.without_token else None

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
        day = play.day(event.day)
        return None if day is not None or self._next_day(play) == event.day else say("refused-not-here")

    @_objection.register
    def _(self, event: fact.TribunePicked, table: TableState, play: Play) -> Message | None:
        day = play.day(event.day)
        if day is None and not (play.phase is Phase.BETWEEN and self._next_day(play) == event.day):
            return say("refused-tribune-now")
        held = dict(day.tribunes if day is not None else ())
        other = next((seat for seat, tile in held.items() if tile and tile == event.tile and seat != event.seat), None)
        if other is not None and play.settings.scenario is None:
            return say("refused-tribune-taken", tile=event.tile or "", name=seat_name(table, other))
        return None

    @_objection.register
    def _(self, event: fact.DayBegun, table: TableState, play: Play) -> Message | None:
        if play.phase is not Phase.BETWEEN or self._next_day(play) != event.day:
            return say("refused-day-now")
        return None

    def _next_day(self, play: Play) -> str | None:
        """The day after today; None on the last."""
        days = play.settings.rules.days or ()
        names = [str(day) for day in days]
        if play.today.name not in names:
            return None
        index = names.index(play.today.name) + 1
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
                table = with_day(table, day.name, seats=seats, bouclage=without(day.bouclage, event.seat))
        return table

    @_evolve.register
    def _(self, event: fact.OptionChanged, table: TableState) -> TableState:
        try:
            return with_play(table, settings=changed(table.play.settings, event.option, event.value))
        except Refused:
            return table

    @_evolve.register
    def _(self, event: fact.CharacterChosen, table: TableState) -> TableState:
        return with_play(table, characters=put(table.play.characters, event.seat, event.character))

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
        call = Call(event.seat, event.at, event.error_ms, event.left_ms, event.after_ms)
        return with_day(table, event.day, bouclage=with_call(day.bouclage, call))

    @_evolve.register
    def _(self, event: fact.TimeCalled, table: TableState) -> TableState:
        called = with_day(table, event.day, time_called=True)
        return replace(called, timer=clock.stood(table.timer, 0))

    @_evolve.register
    def _(self, event: fact.OrderSet, table: TableState) -> TableState:
        day = table.play.day(event.day)
        if day is None:
            return table
        return with_day(table, event.day, bouclage=Bouclage(day.bouclage.calls, event.order))

    @_evolve.register
    def _(self, event: fact.RoundClosed, table: TableState) -> TableState:
        closed = with_play(with_day(table, event.day, closed=True), phase=Phase.COUNT)
        return replace(closed, timer=clock.Timer(table.timer.length_ms))

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

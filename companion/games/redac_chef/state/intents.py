"""Defines the intents of Rédac' Chef that only the table can turn into events; any other action is sent as the event
itself (``Happened``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.scoring.counts import Counts, set_count
from companion.games.redac_chef.state.calls import FinishTold, LayoutCalled, OrderSet, PrintCalled, why_no_call
from companion.games.redac_chef.state.events import (
    CharacterChosen,
    CountEntered,
    FlashTurned,
    RoundClosed,
    RoundStarted,
    Ticked,
    TimeCalled,
    TribunePicked,
)
from companion.games.redac_chef.state.keypad_entry import find_replaced_value, read_value
from companion.games.redac_chef.state.play import Day, Phase, Play
from companion.games.redac_chef.state.scenario_setup import find_day_setup
from companion.games.redac_chef.state.settings import choose_setting, resolve_step
from companion.kit.game_event import GameIntent
from companion.table.events import Event, TimerStarted
from companion.table.message import Refused, say
from companion.table.parts.events import OptionChanged
from companion.table.seats import clean_text
from companion.table.state import TableState
from companion.table.timer import Moment, Status

#: 3-2-1 before the clock runs, in ms.
LEAD_MS: Final = 3_000
#: If two people say within this time (ms) that the round is over, they mean the same thing.
SAID_TWICE_MS: Final = 2_000
#: How long a round is under rule change 2 (page 18), in ms.
TWO_MINUTES_MS: Final = 120_000
#: The largest error of a press (ms) that is believed.
_MOST_ERROR_MS: Final = 5_000


class ChangeOption(GameIntent):
    """Intent: set a setting or a ruling (``Increment``: change a number by that much). A ruling may change while the
    game goes on."""

    option: str
    value: Any

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event that changes the option, a step being counted from its present value; empty if it stays the
        same."""
        value = resolve_step(table.play.settings, self.option, self.value)
        if choose_setting(table.play.settings, self.option, value) == table.play.settings:
            return ()
        return (OptionChanged(option=self.option, value=value),)


class DayIntent(GameIntent):
    """Base of the intents about a day of the game."""

    day: str

    def find_day(self, table: TableState) -> Day:
        """Return the intent's day of the table. Raises Refused if that day is not reached, or does not exist."""
        day: Day | None = table.play.day(self.day)
        if day is None:
            exists = self.day in DAYS
            raise Refused(
                say("refused-day-not-reached", day=say(f"day-{self.day}")) if exists else say("refused-not-here")
            )
        return day


# --- a round ----------------------------------------------------------------------------------------------------------


class StartRound(DayIntent):
    """Intent: start the round (3-2-1 and go)."""

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the events that start the round and its clock, and that record what a scenario or puzzle fixes for the
        day. Empty if the round runs already. Raises Refused with too few players before the first round, and for a team
        without names."""
        play: Play = table.play
        if play.phase is Phase.ROUND and play.today.name == self.day:
            return ()  # somebody else was quicker
        fewest = play.settings.rules.players[0]
        # Only a game that begins needs the fewest players: after that, whoever is left plays on.
        if len(table.playing) < fewest and not play.begun:
            too_few = "refused-too-few-teams" if play.settings.rules.members else "refused-too-few-players"
            raise Refused(say(too_few, fewest=fewest, found=len(table.playing)))
        lacking = _list_unnamed_teams(table)
        if lacking:
            needed = play.settings.rules.members
            raise Refused(say("refused-team-members", names=lacking, count=len(lacking), needed=needed))
        seats = tuple(seat.id for seat in table.playing)
        started: list[Event] = [RoundStarted(day=self.day, seats=seats, at=now)]
        if play.settings.timer_s:
            started.append(TimerStarted(at=now, lead_ms=LEAD_MS, length_ms=_choose_length_ms(play)))
        return (*started, *_list_fixed(table, self.day, facts))


class EndRound(DayIntent):
    """Intent: say that time is up; sent again later, deal the remaining tokens in table order (in turn-by-turn: end the
    round)."""

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event that time is up. If time is up already: in turn-by-turn the event that ends the round, else
        the order with the remaining tokens dealt. Empty if somebody said so a moment ago, and once the round is
        over."""
        day = self.find_day(table)
        if day.closed:
            return ()
        if not day.time_called:
            status = table.timer.status(now)
            left = None if status is Status.IDLE else table.timer.left(now)
            reason = "buzzer" if status is Status.OVER else "table"
            return (TimeCalled(day=day.name, left_ms=left, at=now, reason=reason),)
        rest, order = day.without_token, day.bouclage.order
        said_twice = day.called_at is not None and now - day.called_at < SAID_TWICE_MS
        mode = table.play.settings.rules
        if mode.turns and (day.bouclage.calls or not said_twice):
            return (RoundClosed(day=day.name, left_ms=None),)
        if said_twice or not rest or not mode.tokens:
            return ()
        return (OrderSet(day=day.name, order=(*order, *rest), instead=order),)


def _list_unnamed_teams(table: TableState) -> tuple[str, ...]:
    """Return the teams whose members have no names yet: a game file needs them."""
    needed = table.play.settings.rules.members
    return tuple(seat.name for seat in table.playing if needed and len(seat.members) != needed)


def _list_fixed(table: TableState, day: str, facts: Facts) -> Iterator[Event]:
    """Yield the events that record what a scenario or a puzzle fixes for that day, as if somebody had chosen it;
    nothing for what is recorded already."""
    play: Play = table.play
    fixed, recorded = find_day_setup(play.settings, day, facts), play.day(day) or Day(day)
    if fixed.flash is not None and recorded.flash != fixed.flash:
        yield FlashTurned(day=day, card=fixed.flash)
    for seat in table.playing:
        if fixed.character is not None and play.character(seat.id) != fixed.character:
            yield CharacterChosen(seat=seat.id, character=fixed.character)
        if fixed.tribune is not None and recorded.tribune(seat.id) != fixed.tribune:
            yield TribunePicked(day=day, seat=seat.id, tile=fixed.tribune)


def _choose_length_ms(play: Play) -> int:
    """Return the length of the round in ms; rule change 2 makes it two minutes."""
    return TWO_MINUTES_MS if play.settings.rule_change == 2 else play.settings.timer_s * 1000


# --- calls and tokens -------------------------------------------------------------------------------------------------


class CallIntent(DayIntent):
    """Base of the calls. ``at``: the corrected instant of the press (ms), None for now; ``error_ms``: how far off the
    instant may be."""

    seat: str
    at: int | None = None
    error_ms: int = 0

    def find_instant(self, table: TableState, day: Day, pressed_at: int | None, now: int) -> int:
        """Return the instant of the call, never in the future nor before the round's start. If the clock was resumed
        within the press's error after it, the call counts from the resume: a correction alone must not make it too
        early."""
        at, timer = now if pressed_at is None else min(pressed_at, now), table.timer
        begin = timer.first_start(now)
        at = min(now, max(at, (day.started_at if begin is None else begin) or at))
        starts_at = timer.starts_at
        if starts_at is not None and at < starts_at <= min(now, at + self.error_ms) and not timer.moment_at(at):
            return starts_at
        return at


class CallLayout(CallIntent):
    """Intent: call "Maquette !" for a seat."""

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event of the call, with what the clock showed; empty if the seat has called already. Raises
        Refused once time is up, and where the seat may not call."""
        day = self.find_day(table)
        if day.layout_left(self.seat) is not None:
            return ()
        _check_call(table.play, day, self.seat)
        moment = _find_moment(table, day, self.find_instant(table, day, self.at, now))
        if moment is None:
            raise Refused(say("refused-time-up" if table.play.settings.rules.phases else "refused-not-here"))
        after_ms = max(0, moment.after_ms)
        return (LayoutCalled(day=day.name, seat=self.seat, left_ms=moment.left_ms, after_ms=after_ms),)


class CallPrint(CallIntent):
    """Intent: call "Tirage !" for a seat. ``line``: the connection of the press. ``left_ms``: the call was shouted,
    with this time shown on the clock."""

    line: str = ""
    left_ms: int | None = None

    def concerned_seat(self) -> str | None:
        """Return the seat that presses; None for a shouted call, which anybody may enter."""
        return self.seat if self.left_ms is None else None

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event of the call, with its instant; empty if the seat has a token already. Raises Refused where
        the seat may not call, and while the clock is stopped or has not begun."""
        day = self.find_day(table)
        if day.bouclage.token(self.seat) is not None:
            return ()
        _check_call(table.play, day, self.seat)
        pressed_at = self.at if self.left_ms is None else table.timer.last_instant_with(self.left_ms, now)
        at = self.find_instant(table, day, pressed_at, now)
        moment = _find_moment(table, day, at)
        clock_runs = table.timer.status(now) is not Status.IDLE
        after_ms = moment.after_ms if moment is not None else table.timer.length_ms
        call = PrintCalled(
            day=day.name,
            seat=self.seat,
            at=at,
            heard_at=now,
            error_ms=max(0, min(self.error_ms, _MOST_ERROR_MS)),
            left_ms=None if moment is None else moment.left_ms,
            after_ms=max(0, after_ms) if clock_runs else 0,
            line=self.line if self.left_ms is None else "",
        )
        return (call,)


def _check_call(play: Play, day: Day, seat: str) -> None:
    """Raise Refused where the seat may not call."""
    reason = why_no_call(play, day.name, seat)
    if reason is not None:
        raise Refused(reason)


def _find_moment(table: TableState, day: Day, at: int) -> Moment | None:
    """Return what the clock showed at the instant of a call; None if time was up, or if no clock runs.

    Raises:
        Refused: nobody may call at that instant, during the 3-2-1 or while the clock is stopped.
    """
    timer = table.timer
    if (moment := timer.moment_at(at)) is not None:
        return moment
    status = timer.status(at)
    if day.time_called or status in (Status.OVER, Status.IDLE):
        return None
    if table.away is not None:
        # The server was away and the clock with it: a call from that time gets what the clock shows.
        left = timer.left(at)
        return Moment(left, timer.length_ms - left)
    early = status is Status.STARTING and not timer.runs
    raise Refused(say("refused-call-early" if early else "refused-call-paused"))


class TellFinish(DayIntent):
    """Intent: decide a photo finish: of two calls too close to tell apart, ``first`` was first."""

    first: str
    second: str

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event of the decision; empty if the order is so already. Raises Refused if the two tokens are no
        longer neighbours."""
        day = self.find_day(table)
        order = day.bouclage.order
        wanted = (self.first, self.second)
        neighbours = tuple(zip(order, order[1:], strict=False))
        if wanted in neighbours and not day.bouclage.is_photo_finish(self.second):
            return ()  # somebody else was quicker
        if wanted not in neighbours and wanted[::-1] not in neighbours:
            raise Refused(say("refused-finish-gone"))
        return (FinishTold(day=day.name, first=self.first, second=self.second),)


class SetOrder(DayIntent):
    """Intent: set the order of the tokens as they really lie, the holder of token 1 first."""

    order: tuple[str, ...]

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event with the new order and the one that it replaces; empty if the tokens are in that order
        already and nothing about it is doubtful."""
        day = self.find_day(table)
        if day.bouclage.order == self.order and not day.bouclage.doubtful:
            return ()
        return (OrderSet(day=day.name, order=self.order, instead=day.bouclage.order),)


# --- counts, tribunes and ticks ---------------------------------------------------------------------------------------


class EnterCount(DayIntent):
    """Intent: enter a count of one field of the sheet, as the game file writes it; None takes it back. ``seen``: what
    the field held for the person who typed, in a tuple of one; if the field holds something else by now, the intent is
    refused, so that nothing is overwritten."""

    seat: str
    field: str
    value: Any
    seen: tuple[Any, ...] = ()

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event of the count; empty if the field holds it already. Raises Refused for an invalid value, and
        if somebody has entered another one meanwhile."""
        day = self.find_day(table)
        value = list(self.value) if isinstance(self.value, tuple) else self.value
        value = clean_text(value) if isinstance(value, str) else value
        before = day.counts(self.seat)
        if set_count(before, self.field, value) == before:
            return ()
        standing = find_replaced_value(before, self.field)
        if self.seen and standing is not None and standing != self.seen[0]:
            if read_value(before, self.field) == self.value:
                return ()  # the same sum, by tile
            what = say("field", field=self.field.partition(".")[2 if self.field.startswith("bonus.") else 0])
            raise Refused(say("refused-count-meanwhile", name=table.name(self.seat), what=what))
        return (CountEntered(day=day.name, seat=self.seat, field=self.field, value=value),)


class PickTribune(GameIntent):
    """Intent: take a tribune for that day, record which one, or give it back (None)."""

    day: str
    seat: str
    tile: str | None = ""

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event of the choice; empty if it is recorded already. Raises Refused for a text that is no
        tribune's number."""
        tile = self.tile if self.tile is None else clean_text(self.tile)
        if tile:
            set_count(Counts(), "tribune_tile", tile)  # refuses what does not fit there
        day: Day | None = table.play.day(self.day)
        if tile == (None if day is None else day.tribune(self.seat)):
            return ()
        return (TribunePicked(day=self.day, seat=self.seat, tile=tile),)


class TickAchievement(GameIntent):
    """Intent: tick an achievement that only the players can answer for, or take the tick back."""

    seat: str
    number: int
    done: bool = True

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event with the player's ticked achievements, with or without this one; empty if they stay the
        same. Raises Refused for a number that does not exist."""
        if self.number not in facts.achievements:
            raise Refused(say("refused-no-such-achievement", most=max(facts.achievements)))
        ticked = table.play.ticks(self.seat).achievements
        others = [number for number in ticked if number != self.number]
        wanted = sorted([*others, self.number]) if self.done else others
        if wanted == list(ticked):
            return ()
        return (Ticked(seat=self.seat, field="achievements", value=wanted or None),)

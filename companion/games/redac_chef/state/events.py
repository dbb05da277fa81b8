"""Defines the events of Rédac' Chef, each with the rule by which it is refused and what it changes. What is called out
during a round stands in ``calls``. The tags are those that journals hold.

Sources: "Déroulement du round" (pages 6 to 9), "Fin du round et calcul des points de tuiles" (pages 10 to 12), "Entre
les rounds" (page 12), "Mode tour à tour", "Mode salle de rédaction".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Literal, get_args

from pydantic import ValidationError

from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.scoring.counts import set_count
from companion.games.redac_chef.scoring.model import Ticks
from companion.games.redac_chef.state.day_event import DayEvent, RedacChefEvent
from companion.games.redac_chef.state.live_scoring import find_missing_fields
from companion.games.redac_chef.state.play import Day, Phase, Play, is_same_tile, put
from companion.kit.shape import from_file, to_file
from companion.table.intents import Needs
from companion.table.message import Message, Param, Refused, say
from companion.table.state import TableState
from companion.table.timer import Timer, stop_timer

# --- chosen for the whole game ----------------------------------------------------------------------------------------


class CharacterChosen(RedacChefEvent, tag="character-chosen"):
    """Event: a player has this character (None: none)."""

    seat: str
    character: str | None

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the player has this character already."""
        return play.character(self.seat) == self.character

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a character that is not in the box."""
        return None if self.character in (None, *get_args(Character)) else say("refused-no-such-character")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the character."""
        return replace(play, characters=put(play.characters, self.seat, self.character))


class FirstChosen(RedacChefEvent, tag="first-chosen"):
    """Event: this player moves first, in modes with turns (they draw lots)."""

    needs: ClassVar[Needs] = Needs.LEAD
    seat: str

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that player is first already."""
        return play.first == self.seat

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event in modes without turns, and once the first round has started."""
        if not play.settings.rules.turns:
            return say("refused-not-here")
        return say("refused-first-begun") if play.begun else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the first player."""
        return replace(play, first=self.seat)


class RoleTaken(RedacChefEvent, tag="role-taken"):
    """Event: a device belongs to this member of the seat's team (from 0; None: to both members, or to neither)."""

    undoable: ClassVar[bool] = False
    caused_by: ClassVar[tuple[str, ...]] = ("player-seated", "seat-taken")
    seat: str
    device: str
    role: int | None

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the device belongs to this member already."""
        return play.role(self.seat, self.device) == self.role

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a role that teams do not have, and any role in modes without teams."""
        members = play.settings.rules.members
        exists = self.role is None or 0 <= self.role < members
        return None if exists and members else say("refused-not-here")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set whose device it is."""
        key = (self.seat, self.device)
        roles = tuple(one for one in play.roles if one[:2] != key)
        return replace(play, roles=roles if self.role is None else (*roles, (*key, self.role)))


class Ticked(RedacChefEvent, tag="ticked"):
    """Event: somebody ticked what the figures of the sheet cannot show. The event holds one field of ``Ticks`` and its
    value as the game file writes it (None: taken back)."""

    seat: str
    field: str
    value: Any

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the field has this value already."""
        return bool(getattr(play.ticks(self.seat), self.field, None) == self.value)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a tick of a kind of progress that this game is not played for. Taking such a tick back is allowed,
        because a file may hold it."""
        needed = {"achievements": "achievements", "rule_change": "rule-changes"}.get(self.field)
        allowed = self.value is None or needed is None or play.settings.progress == needed
        return None if allowed else say("refused-tick-not-played", kind=needed or "")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the field; an invalid value changes nothing."""
        ticks = to_file(play.ticks(self.seat)) | {self.field: self.value}
        try:
            valid = from_file(Ticks, {field: value for field, value in ticks.items() if value is not None})
        except ValidationError:
            return play
        return replace(play, ticked=put(play.ticked, self.seat, None if valid == Ticks() else valid))


# --- a round, from its start to its end -------------------------------------------------------------------------------


class RoundStarted(DayEvent, tag="round-started"):
    """Event: a day's round began for these seats, at that instant (ms; None: a file does not say)."""

    undoable: ClassVar[bool] = False
    seats: tuple[str, ...]
    at: int | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if another round is due, or if the seats that play are not those it names: no undo may add
        or remove a player after the start."""
        same = self.seats == tuple(seat.id for seat in table.playing)
        return None if same and self.is_today(play, Phase.READY) else say("refused-round-not-ready")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Start the round, and in modes with turns the first turn."""
        turn = None
        if play.settings.rules.turns and self.seats:
            turn = play.first if play.first in self.seats else self.seats[0]
        started = play.with_day(self.day, seats=self.seats, started=True, started_at=self.at, turn=turn)
        return replace(started, phase=Phase.ROUND)


class RoundCalledOff(DayEvent, tag="round-called-off"):
    """Event: the round was called off before anybody had a token; it can be started again, and its clock is removed."""

    undoable: ClassVar[bool] = False

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event except during that round, before the first token."""
        if not self.is_today(play, Phase.ROUND):
            return say("refused-no-round")
        return say("refused-call-off-late") if play.today.bouclage.order else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Discard the round, but keep the flash card and the tribunes of its day."""
        day = Day(self.day, flash=play.today.flash, tribunes=play.today.tribunes)
        days = tuple(day if each.name == day.name else each for each in play.days)
        return replace(play, days=days, phase=Phase.READY)

    def set_clock(self, timer: Timer) -> Timer:
        """Remove the clock."""
        return Timer()


class TimeCalled(DayEvent, tag="time-called"):
    """Event: time is up from ``at`` on, and the players without a token take theirs. ``left_ms``: the time left on the
    clock then, 0 at the buzzer, None if no clock runs. ``reason``: the clock ran out ("buzzer"), somebody ended the
    round ("table"), or the first print call did ("first-print": turn-by-turn, and rule change 4)."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called",)
    left_ms: int | None
    at: int
    reason: Literal["buzzer", "table", "first-print"]

    @property
    def caused_by_clock(self) -> bool:
        """Tell whether the clock ran out."""
        return self.reason == "buzzer"

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event except during this day's round, and with the reason "first-print" if nobody has called
        print."""
        first_print = self.reason == "first-print"
        if not self.is_today(play, Phase.ROUND) or (first_print and not play.today.bouclage.calls):
            return say("refused-no-round")
        return None

    def changes(self, day: Day) -> dict[str, Any]:
        """Record that time is up, and since when."""
        return {"time_called": True, "called_at": self.at}

    def set_clock(self, timer: Timer) -> Timer:
        """Stop the clock, if one runs."""
        return timer if self.left_ms is None else stop_timer(timer, 0, self.at)


class RoundClosed(DayEvent, tag="round-closed"):
    """Event: the round is over, and counting begins: all tokens are taken or, in modes without tokens, time is up.
    Where there are tokens, the players first had time to object to their order. ``left_ms``: the time left on the
    clock; None if none runs."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called", "order-set", "time-called", "player-left")
    left_ms: int | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event while somebody has no token, or in modes without tokens before time is up."""
        day, mode = play.day(self.day), play.settings.rules
        if day is None or day.closed or not day.started:
            return say("refused-no-round")
        everybody_done = mode.tirage and not day.without_token
        if everybody_done or (day.time_called and not (mode.tirage and mode.tokens)):
            return None
        return say("refused-tokens-missing")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Go on to counting."""
        return replace(play.with_day(self.day, closed=True), phase=Phase.COUNT)

    def set_clock(self, timer: Timer) -> Timer:
        """Put the clock back to its length."""
        return Timer(timer.length_ms)


# --- counting a day, and correcting it later --------------------------------------------------------------------------


class CountEntered(DayEvent, tag="count-entered"):
    """Event: the count of a player in one field of the sheet was entered (None: it was taken back), for the first time
    or as a correction."""

    seat: str
    field: str
    value: Any

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the end of the round, and for somebody who did not play it."""
        day = play.day(self.day)
        if day is None or not day.closed:
            return say("refused-count-early")
        return None if self.seat in day.seats else say("refused-not-playing")

    def changes(self, day: Day) -> dict[str, Any]:
        """Return the sheets with the count; nothing if the value is invalid."""
        try:
            counts = set_count(day.counts(self.seat), self.field, self.value)
        except Refused:
            return {}
        return {"sheets": put(day.sheets, self.seat, counts)}

    def words(self) -> dict[str, Param]:
        """Return the day and the name of the field."""
        row, _, part = self.field.partition(".")
        return super().words() | {"row": say("field", field=part if row == "bonus" else row)}


class CountingDone(DayEvent, tag="counting-done"):
    """Event: the count of the day is finished: what follows is the time between two rounds, or the result."""

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the count is finished already."""
        day = play.day(self.day)
        return day is not None and day.counted

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the end of the round, on another day than today's, and while somebody's count is
        missing."""
        day = play.day(self.day)
        if day is None or not day.closed or play.current != self.day:
            return say("refused-count-early")
        names = table.names(tuple(find_missing_fields(table, day, facts)))
        return say("refused-count-missing", names=names, count=len(names)) if names else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Go on to the time between two rounds, or to the result."""
        counted = play.with_day(self.day, counted=True)
        return replace(counted, phase=Phase.BETWEEN if play.next_day(facts) else Phase.RESULT)


# --- from one day to the next -----------------------------------------------------------------------------------------


class FlashTurned(DayEvent, tag="flash-turned"):
    """Event: the flash card with this number lies open that day (None: it is not recorded which)."""

    card: int | None

    def is_redundant(self, play: Play) -> bool:
        """Tell whether this card is recorded already."""
        day = play.day(self.day)
        return day is not None and day.flash == self.card

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event in games without flash cards, for a card that is not in the box, and for a day that is
        neither reached nor next."""
        if not play.settings.flash:
            return say("refused-no-flash")
        if self.card is not None and not 1 <= self.card <= 12:
            return say("refused-no-such-flash")
        return None if play.is_near(self.day, facts) else say("refused-not-here")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record the card."""
        return play.with_reached_day(self.day).with_day(self.day, flash=self.card)


class TribunePicked(DayEvent, tag="tribune-picked"):
    """Event: a player chose their tribune for that day (``tile``: its number, "": not recorded which; None: taken
    back)."""

    seat: str
    tile: str | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event in modes without tribunes, for somebody who does not play that day, and for a tribune that
        another player has or that was used before."""
        if play.settings.rules.tribunes is None or not play.is_near(self.day, facts):
            return say("refused-tribune-now")
        day = play.day(self.day)
        plays = day.seats if day is not None and day.started else tuple(seat.id for seat in table.playing)
        if self.seat not in plays:
            return say("refused-not-playing")
        if not self.tile or play.settings.scenario is not None:
            return None
        for each in play.days:
            for seat, tile in each.tribunes:
                if is_same_tile(tile, self.tile) and (seat, each.name) != (self.seat, self.day):
                    if each.name != self.day:
                        return say("refused-tribune-used", tile=tile, day=say(f"day-{each.name}"))
                    return say("refused-tribune-taken", tile=tile, name=table.name(seat))
        return None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record the tribune, also for a day that has not begun."""
        return super().apply(play.with_reached_day(self.day), facts)

    def changes(self, day: Day) -> dict[str, Any]:
        """Return the day's tribunes with this one."""
        return {"tribunes": put(day.tribunes, self.seat, self.tile)}

    def words(self) -> dict[str, Param]:
        """Return the day and the number of the tribune, "" if it is not recorded."""
        return super().words() | {"tile": self.tile or ""}


class DayBegun(DayEvent, tag="day-begun"):
    """Event: all is laid out for the next day, whose round can be started."""

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the table is at this day already."""
        return self.is_today(play, Phase.READY)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event outside the time between two rounds, and any day but the next."""
        fits = play.phase is Phase.BETWEEN and play.next_day(facts) == self.day
        return None if fits else say("refused-day-now")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Go on to that day."""
        return replace(play.with_reached_day(self.day), phase=Phase.READY, current=self.day)

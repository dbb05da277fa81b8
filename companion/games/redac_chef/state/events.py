"""Defines what happens at a table of Rédac' Chef, beyond what happens at any table: each event with its rule and what
it does. What is called out during a round stands in ``calls``. Tags are those that journals hold.

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
from companion.games.redac_chef.state.live_scoring import missing
from companion.games.redac_chef.state.play import Day, Phase, Play, is_same_tile, put
from companion.kit.shape import from_file, to_file
from companion.table.intents import Needs
from companion.table.message import Message, Param, Refused, say
from companion.table.state import TableState
from companion.table.timer import Timer, stop_timer

# --- chosen for the whole game ----------------------------------------------------------------------------------------


class CharacterChosen(RedacChefEvent, tag="character-chosen"):
    """Says that a player has this character (None: none)."""

    seat: str
    character: str | None

    def is_stale(self, play: Play) -> bool:
        """Tell whether the player has it already."""
        return play.character(self.seat) == self.character

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a character that is not in the box."""
        return None if self.character in (None, *get_args(Character)) else say("refused-no-such-character")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the character."""
        return replace(play, characters=put(play.characters, self.seat, self.character))


class FirstChosen(RedacChefEvent, tag="first-chosen"):
    """Says which player moves first, where they move in turn (they draw lots)."""

    needs: ClassVar[Needs] = Needs.LEAD
    seat: str

    def is_stale(self, play: Play) -> bool:
        """Tell whether that player is first already."""
        return play.first == self.seat

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event where nobody moves in turn, and once the first round has started."""
        if not play.settings.rules.turns:
            return say("refused-not-here")
        return say("refused-first-begun") if play.begun else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the first player."""
        return replace(play, first=self.seat)


class RoleTaken(RedacChefEvent, tag="role-taken"):
    """Says in the hands of which member of the seat's team a device is (from 0; None: of both, or of nobody's)."""

    undoable: ClassVar[bool] = False
    caused_by: ClassVar[tuple[str, ...]] = ("player-seated", "seat-taken")
    seat: str
    device: str
    role: int | None

    def is_stale(self, play: Play) -> bool:
        """Tell whether that is noted already."""
        return play.role(self.seat, self.device) == self.role

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a member that no team has."""
        members = play.settings.rules.members
        known = self.role is None or 0 <= self.role < members
        return None if known and members else say("refused-not-here")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note who holds the device."""
        here = (self.seat, self.device)
        roles = tuple(one for one in play.roles if one[:2] != here)
        return replace(play, roles=roles if self.role is None else (*roles, (*here, self.role)))


class Ticked(RedacChefEvent, tag="ticked"):
    """Records what the figures of the sheet cannot show and somebody ticked: one field as the game file writes it
    (None: taken back)."""

    seat: str
    field: str
    value: Any

    def is_stale(self, play: Play) -> bool:
        """Tell whether just that is ticked."""
        return bool(getattr(play.ticks(self.seat), self.field, None) == self.value)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse ticks that this game does not ask for. Those of another kind, which a file may hold, are kept, but no
        more can be added."""
        needed = {"achievements": "achievements", "rule_change": "rule-changes"}.get(self.field)
        known = self.value is None or needed is None or play.settings.progress == needed
        return None if known else say("refused-tick-not-played", kind=needed or "")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Keep the tick."""
        ticks = to_file(play.ticks(self.seat)) | {self.field: self.value}
        try:
            held = from_file(Ticks, {field: value for field, value in ticks.items() if value is not None})
        except ValidationError:
            return play
        return replace(play, ticked=put(play.ticked, self.seat, None if held == Ticks() else held))


# --- a round, from its start to its end -------------------------------------------------------------------------------


class RoundStarted(DayEvent, tag="round-started"):
    """Records that a day's round began for these seats, at that moment (ms)."""

    undoable: ClassVar[bool] = False
    seats: tuple[str, ...]
    at: int | None = None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event where another round is due, or where others play than it names: so no undo adds or removes a
        player after the start."""
        same = self.seats == tuple(seat.id for seat in table.playing)
        return None if same and self.is_today(play, Phase.READY) else say("refused-round-not-ready")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Start the round, and the first turn where players move in turn."""
        turn = None
        if play.settings.rules.turns and self.seats:
            turn = play.first if play.first in self.seats else self.seats[0]
        started = play.with_day(self.day, seats=self.seats, started=True, started_at=self.at, turn=turn)
        return replace(started, phase=Phase.ROUND)


class RoundCalledOff(DayEvent, tag="round-called-off"):
    """Records that the round was called off, to be started again, before anybody had a token."""

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
    """Records that time is up from ``at`` on: the others take their tokens. ``left_ms``: what was left then, 0 at the
    buzzer, None where no clock runs."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called",)
    left_ms: int | None
    at: int
    reason: Literal["buzzer", "table", "first-print"]

    @property
    def caused_by_clock(self) -> bool:
        """Tell whether the clock ran out."""
        return self.reason == "buzzer"

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event outside that round, and one that a first print caused where nobody has called print."""
        first_print = self.reason == "first-print"
        if not self.is_today(play, Phase.ROUND) or (first_print and not play.today.bouclage.calls):
            return say("refused-no-round")
        return None

    def changes(self, day: Day) -> dict[str, Any]:
        """Note since when time is up."""
        return {"time_called": True, "called_at": self.at}

    def set_clock(self, timer: Timer) -> Timer:
        """Stop the clock, if one runs."""
        return timer if self.left_ms is None else stop_timer(timer, 0, self.at)


class RoundClosed(DayEvent, tag="round-closed"):
    """Records that everybody is done and had time to object: counting begins. ``left_ms``: what was left on the clock,
    if any."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called", "order-set", "time-called", "player-left")
    left_ms: int | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event while somebody has no token, or is not done."""
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
    """Records what a player counted in one field of the sheet (None: taken back, not entered)."""

    seat: str
    field: str
    value: Any

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the end of the round, and of somebody who did not play it."""
        day = play.day(self.day)
        if day is None or not day.closed:
            return say("refused-count-early")
        return None if self.seat in day.seats else say("refused-not-playing")

    def changes(self, day: Day) -> dict[str, Any]:
        """Enter the count."""
        try:
            counts = set_count(day.counts(self.seat), self.field, self.value)
        except Refused:
            return {}
        return {"sheets": put(day.sheets, self.seat, counts)}

    def words(self) -> dict[str, Param]:
        """Return the day and what was counted."""
        row, _, part = self.field.partition(".")
        return super().words() | {"row": say("field", field=part if row == "bonus" else row)}


class CountingDone(DayEvent, tag="counting-done"):
    """Records that the day is counted."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether somebody has said so already."""
        day = play.day(self.day)
        return day is not None and day.counted

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the end of the round, and while somebody's count is missing."""
        day = play.day(self.day)
        if day is None or not day.closed or play.current != self.day:
            return say("refused-count-early")
        names = table.names(tuple(missing(table, day, facts)))
        return say("refused-count-missing", names=names, count=len(names)) if names else None

    def apply(self, play: Play, facts: Facts) -> Play:
        """Go on to the time between two rounds, or to the result."""
        counted = play.with_day(self.day, counted=True)
        return replace(counted, phase=Phase.BETWEEN if play.next_day(facts) else Phase.RESULT)


# --- from one day to the next -----------------------------------------------------------------------------------------


class FlashTurned(DayEvent, tag="flash-turned"):
    """Says which flash card lies there that day (its number, None: not noted)."""

    card: int | None

    def is_stale(self, play: Play) -> bool:
        """Tell whether just that card is noted."""
        day = play.day(self.day)
        return day is not None and day.flash == self.card

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event without flash cards, a card that is not in the box, and a day that is far off."""
        if not play.settings.flash:
            return say("refused-no-flash")
        if self.card is not None and not 1 <= self.card <= 12:
            return say("refused-no-such-flash")
        return None if play.is_near(self.day, facts) else say("refused-not-here")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note the card."""
        return play.with_reached_day(self.day).with_day(self.day, flash=self.card)


class TribunePicked(DayEvent, tag="tribune-picked"):
    """Says that a player chose their tribune for that day; which one may be noted ("": not noted, None: taken back)."""

    seat: str
    tile: str | None

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event where no tribunes are chosen, for somebody who does not play that day, and for a tribune
        that lies before somebody else or was used before."""
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
        """Note the tribune."""
        return super().apply(play.with_reached_day(self.day), facts)

    def changes(self, day: Day) -> dict[str, Any]:
        """Return the tribunes with this one."""
        return {"tribunes": put(day.tribunes, self.seat, self.tile)}

    def words(self) -> dict[str, Param]:
        """Return the day and the tribune, if it is noted."""
        return super().words() | {"tile": self.tile or ""}


class DayBegun(DayEvent, tag="day-begun"):
    """Records that the table is laid out for the next day."""

    def is_stale(self, play: Play) -> bool:
        """Tell whether the table is there already."""
        return self.is_today(play, Phase.READY)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event outside the time between two rounds, and any day but the next."""
        fits = play.phase is Phase.BETWEEN and play.next_day(facts) == self.day
        return None if fits else say("refused-day-now")

    def apply(self, play: Play, facts: Facts) -> Play:
        """Go on to that day."""
        return replace(play.with_reached_day(self.day), phase=Phase.READY, current=self.day)

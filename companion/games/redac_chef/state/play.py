"""Describes the state of a game of Rédac' Chef at the table: the day, its phase, calls, counts and tribunes. Frozen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Ticks
from companion.games.redac_chef.state.settings import Settings
from companion.kit.token_order import Bouclage, without

T = TypeVar("T")

#: What is counted of a page before the first entry: asked for with every cell of a counting screen.
_NOTHING_COUNTED: Final = Counts()


class Phase(StrEnum):
    """Phases of a table of Rédac' Chef. Checking pages belongs to COUNT; flash card, tribunes and tidying up to
    BETWEEN."""

    READY = "ready"
    ROUND = "round"
    COUNT = "count"
    BETWEEN = "between"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class LayoutMoment:
    """Moment of one seat's "Maquette !": time left and time since the start of the round, in ms."""

    left_ms: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Doubt of the seat ``by``, which checks the page of ``seat``, that this tile is rightly laid."""

    seat: str
    tile: str
    by: str


@dataclass(frozen=True, slots=True)
class Day:
    """One day of the game: its round, from the preparation to the count; immutable.

    Attributes:
        seats: the seats that play it.
        started_at: when it was started (ms); None if nobody knows.
        layout: who called "Maquette !", and when.
        bouclage: the print calls, and the order of the tokens.
        time_called: whether time is up, so that the remaining seats take their tokens; ``called_at``: since when (ms).
        closed: whether the round is over; ``counted``: whether its count is finished.
        sheets: the counts of each seat.
        flash: the number of the open flash card; None: not recorded.
        tribunes: the tribune of each seat ("": not recorded which).
        turn: whose turn it is, in modes with turns.
        pages: the pages laid on the grid; ``marks``: the doubts about their tiles.
    """

    name: str
    seats: tuple[str, ...] = ()
    started: bool = False
    started_at: int | None = None
    layout: tuple[tuple[str, LayoutMoment], ...] = ()
    bouclage: Bouclage = Bouclage()
    time_called: bool = False
    called_at: int | None = None
    closed: bool = False
    counted: bool = False
    sheets: tuple[tuple[str, Counts], ...] = ()
    flash: int | None = None
    tribunes: tuple[tuple[str, str], ...] = ()
    turn: str | None = None
    pages: tuple[tuple[str, Page], ...] = ()
    marks: tuple[Mark, ...] = ()

    def page(self, seat: str) -> Page | None:
        """Return that seat's page on the grid; None if nobody laid it."""
        return dict(self.pages).get(seat)

    @property
    def without_token(self) -> tuple[str, ...]:
        """Return the seats that have no token yet, in table order."""
        holders = self.bouclage.order
        return tuple(seat for seat in self.seats if seat not in holders)

    def counts(self, seat: str) -> Counts:
        """Return what was counted of that seat's page; all None before the first entry."""
        return dict(self.sheets).get(seat, _NOTHING_COUNTED)

    def layout_left(self, seat: str) -> int | None:
        """Return the time left (ms) at that seat's "Maquette !"; None before its call."""
        layout = dict(self.layout).get(seat)
        return None if layout is None else layout.left_ms

    def tribune(self, seat: str) -> str | None:
        """Return the tribune that the seat took ("": not recorded which); None before it has chosen."""
        return dict(self.tribunes).get(seat)

    def next_in_turn(self, seat: str) -> str:
        """Return the seat that moves after that one, clockwise. Raises ValueError if that one does not play the day."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


@dataclass(frozen=True, slots=True)
class Play:
    """State of Rédac' Chef at a table; frozen.

    Attributes:
        current: the day that the table is at.
        days: the days reached so far; the one after ``current`` may be among them, because its flash card and its
            tribunes are chosen before it begins.
        characters: the character of each seat.
        ticked: what was ticked for each seat.
        first: the first player, in modes with turns; None: nobody has been chosen, and the first of the table begins.
        roles: (seat, device, member from 0): to which member of a team a device belongs, if somebody has said so.
    """

    settings: Settings
    current: str
    phase: Phase = Phase.READY
    days: tuple[Day, ...] = ()
    characters: tuple[tuple[str, str], ...] = ()
    ticked: tuple[tuple[str, Ticks], ...] = ()
    first: str | None = None
    roles: tuple[tuple[str, str, int], ...] = ()

    @property
    def today(self) -> Day:
        """Return the day that the table is at."""
        return next(day for day in self.days if day.name == self.current)

    def mark_of(self, seat: str) -> str:
        """Return the seat's token of today as a figure, or a tick in modes without tokens; "" before its call."""
        token = self.today.bouclage.token(seat)
        return "" if token is None else str(token) if self.settings.rules.tokens else "✓"

    def day(self, name: str) -> Day | None:
        """Return that day, None when the table has not reached it."""
        return next((day for day in self.days if day.name == name), None)

    @property
    def begun(self) -> bool:
        """Tell whether the first round has started."""
        return bool(self.days) and self.days[0].started

    def next_day(self, facts: Facts) -> str | None:
        """Return the day after the one the table is at; None on the last."""
        return day_after(self.settings.scoring_rules(facts).days, self.current)

    def is_near(self, day: str, facts: Facts) -> bool:
        """Tell whether flash card and tribunes of that day may be recorded: the day was reached, or it comes next and
        they are being chosen for it."""
        return self.day(day) is not None or (self.phase is Phase.BETWEEN and self.next_day(facts) == day)

    def with_reached_day(self, name: str) -> Play:
        """Return the state with that day among its days, as an empty one if it was not, (flash card and tribunes are
        recorded before a day begins)."""
        return self if self.day(name) is not None else replace(self, days=(*self.days, Day(name)))

    def with_day(self, name: str, **changes: Any) -> Play:
        """Return the state with fields of that day changed; unchanged if the day is not reached."""
        return replace(self, days=tuple(replace(day, **changes) if day.name == name else day for day in self.days))

    def without_player(self, seat: str, after: str) -> Play:
        """Return the state once that player has gone home: they no longer play any day that is not counted, except
        ``after``, which still counts for them; their calls and their tribune go, and the turn passes on."""
        play = self
        for day in self.days:
            tribunes = put(day.tribunes, seat, None)
            if not day.counted and day.name != after and seat in day.seats:
                turn = day.next_in_turn(seat) if day.turn == seat else day.turn
                seats = tuple(one for one in day.seats if one != seat)
                rest = without(day.bouclage, seat)
                play = play.with_day(day.name, seats=seats, bouclage=rest, tribunes=tribunes, turn=turn)
            elif not day.started:
                play = play.with_day(day.name, tribunes=tribunes)
        return play

    def character(self, seat: str) -> str | None:
        """Return that seat's character, if one is noted."""
        return dict(self.characters).get(seat)

    def is_laying_out(self, seat: str) -> bool:
        """Tell whether "Tirage !" is that seat's next call today."""
        today = self.today
        return not self.settings.rules.phases or today.layout_left(seat) is not None or today.time_called

    def role(self, seat: str, device: str) -> int | None:
        """Return which member of the seat's team (from 0) that device belongs to; None: nobody has said, or there are
        no teams."""
        return next((role for who, where, role in self.roles if (who, where) == (seat, device)), None)

    def ticks(self, seat: str) -> Ticks:
        """Return what was ticked for that seat."""
        return dict(self.ticked).get(seat, Ticks())


_SIDED = re.compile(r"0*(\d+)\s*[ab]")


def is_same_tile(one: str, other: str) -> bool:
    """Tell whether two notes name the same tribune, on either side (the sides A and B of one cannot both lie on the
    table); "" names none."""
    return bool(one) and _strip_side(one) == _strip_side(other)


def _strip_side(note: str) -> str:
    """Return the number of a recorded tile without the side (A or B) on which it lies."""
    plain = note.strip().casefold()
    sided = _SIDED.fullmatch(plain)
    return sided[1] if sided else plain


def day_after(days: Sequence[str], day: str) -> str | None:
    """Return the day that follows on that one; None on the last."""
    return days[days.index(day) + 1] if day in days[:-1] else None


def put(pairs: tuple[tuple[str, T], ...], key: str, value: T | None) -> tuple[tuple[str, T], ...]:
    """Return the pairs with the value under that key: replaced in its place, added at the end, or taken out (None)."""
    if value is None:
        return tuple(pair for pair in pairs if pair[0] != key)
    if any(pair[0] == key for pair in pairs):
        return tuple((k, value if k == key else v) for k, v in pairs)
    return (*pairs, (key, value))

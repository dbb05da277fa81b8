"""A game of Rédac' Chef as it stands at the table: the day, its phase, calls, counts and tribunes. Frozen."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Ticked
from companion.games.redac_chef.state.settings import Settings
from companion.kit.token_order import Bouclage
from companion.table.state import TableState

T = TypeVar("T")


class Phase(StrEnum):
    """Where the table is. Checking pages belongs to counting; flash, tribunes and tidying up to between."""

    READY = "ready"
    ROUND = "round"
    COUNT = "count"
    BETWEEN = "between"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Layout:
    """A "Maquette !": time left and time since the start of the round, in ms."""

    left_ms: int
    after_ms: int


@dataclass(frozen=True, slots=True)
class Day:
    """One round. ``seats`` play it; ``layout``: who called "Maquette !", and when; ``time_called``: the rest
    take their tokens, since ``called_at`` (ms); ``started_at``: when it was started (ms), None where nobody knows;
    ``tribunes``: seat and tile ("" where it was not noted) as used that day; ``turn``: whose turn it is, where players
    move in turn."""

    name: str
    seats: tuple[str, ...] = ()
    started: bool = False
    started_at: int | None = None
    layout: tuple[tuple[str, Layout], ...] = ()
    bouclage: Bouclage = Bouclage()
    time_called: bool = False
    called_at: int | None = None
    closed: bool = False
    counted: bool = False
    sheets: tuple[tuple[str, Counts], ...] = ()
    flash: int | None = None
    tribunes: tuple[tuple[str, str], ...] = ()
    turn: str | None = None

    @property
    def without_token(self) -> tuple[str, ...]:
        """Seats that have none yet, in the order of the table."""
        held = self.bouclage.order
        return tuple(seat for seat in self.seats if seat not in held)

    def counts(self, seat: str) -> Counts:
        """What was counted of that seat's page; all None before the first entry."""
        return dict(self.sheets).get(seat, Counts())

    def layout_left(self, seat: str) -> int | None:
        """Time left (ms) at that seat's "Maquette !"; None before it."""
        layout = dict(self.layout).get(seat)
        return None if layout is None else layout.left_ms

    def tribune(self, seat: str) -> str | None:
        """The tribune that seat took ("": not noted); None before."""
        return dict(self.tribunes).get(seat)


@dataclass(frozen=True, slots=True)
class Play:
    """The game's part of a table. ``days`` are those reached so far; the one after ``current`` may be among them,
    since its flash card and its tribunes are chosen before it begins. ``first``: the first player, where they move in
    turn; None: nobody has said, and then the first of the table. ``roles``: seat, device and which member of the team
    (from 0) looks at it, where somebody has said so."""

    settings: Settings
    current: str
    phase: Phase = Phase.READY
    days: tuple[Day, ...] = ()
    characters: tuple[tuple[str, str], ...] = ()
    ticked: tuple[tuple[str, Ticked], ...] = ()
    first: str | None = None
    roles: tuple[tuple[str, str, int], ...] = ()

    @property
    def today(self) -> Day:
        """The day the table is at."""
        return next(day for day in self.days if day.name == self.current)

    def day(self, name: str) -> Day | None:
        """That day, None when the table has not reached it."""
        return next((day for day in self.days if day.name == name), None)

    def character(self, seat: str) -> str | None:
        """That seat's character, if one is noted."""
        return dict(self.characters).get(seat)

    def role(self, seat: str, device: str) -> int | None:
        """Which member of that seat's team looks at that device; None: nobody has said, or there are none."""
        return next((role for who, where, role in self.roles if (who, where) == (seat, device)), None)

    def ticks(self, seat: str) -> Ticked:
        """What was ticked for that seat."""
        return dict(self.ticked).get(seat, Ticked())


_SIDED = re.compile(r"0*(\d+)\s*[ab]")


def same_tile(one: str, other: str) -> bool:
    """Whether two notes name the same tribune, whose sides A and B cannot both lie on the table; "" names none."""
    return bool(one) and _tile(one) == _tile(other)


def _tile(note: str) -> str:
    plain = note.strip().casefold()
    sided = _SIDED.fullmatch(plain)
    return sided[1] if sided else plain


def with_day(table: TableState, name: str, **changes: Any) -> TableState:
    """The table with one of its days changed."""
    play: Play = table.play
    days = tuple(replace(day, **changes) if day.name == name else day for day in play.days)
    return replace(table, play=replace(play, days=days))


def with_play(table: TableState, **changes: Any) -> TableState:
    """The table with the game's part changed."""
    return replace(table, play=replace(table.play, **changes))


def put(pairs: tuple[tuple[str, T], ...], key: str, value: T | None) -> tuple[tuple[str, T], ...]:
    """The pairs with one set, in its place, or taken out (None)."""
    if value is None:
        return tuple(pair for pair in pairs if pair[0] != key)
    if any(pair[0] == key for pair in pairs):
        return tuple((k, value if k == key else v) for k, v in pairs)
    return (*pairs, (key, value))

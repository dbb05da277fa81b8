"""Defines the bases of the events of Rédac' Chef."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state.play import Day, Phase, Play
from companion.kit.game_event import GameEvent
from companion.table.message import Param, say


class RedacChefEvent(GameEvent, game="redac-chef"):
    """Base of this game's events, by which their kinds are found (``kinds``)."""

    def words(self) -> dict[str, Param]:
        """Return an empty mapping: the sentence of such an event needs only the player and, if it has one, the day."""
        return {}


class DayEvent(RedacChefEvent, shared=True):
    """Base of the events on one day of the game: each says which fields of the day it changes (``changes``)."""

    day: str

    def words(self) -> dict[str, Param]:
        """Return the day."""
        return {"day": say(f"day-{self.day}")}

    def apply(self, play: Play, facts: Facts) -> Play:
        """Change the day if the table has reached it; otherwise return the state unchanged."""
        day = play.day(self.day)
        return play if day is None else play.with_day(self.day, **self.changes(day))

    def changes(self, day: Day) -> dict[str, Any]:
        """Return the fields of that day that this event changes, with their values."""
        return {}

    def is_today(self, play: Play, phase: Phase) -> bool:
        """Tell whether the table is at the event's day, and in that phase."""
        return play.phase is phase and play.current == self.day

"""The three questions that a table asks of this game, answered subject by subject in the modules beside this one."""

from __future__ import annotations

from functools import singledispatch

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import DAYS
from companion.games.redac_chef.state.play import Day
from companion.games.redac_chef.state.settings import Settings
from companion.table.events import Event
from companion.table.intents import Intent
from companion.table.message import Message, Refused, say
from companion.table.state import TableState


@singledispatch
def decide(intent: Intent, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    """What the intent leads to; nothing where it is said twice. Raises Refused."""
    raise Refused(say("refused-not-here"))


@singledispatch
def objection(event: Event, table: TableState, facts: Facts) -> Message | None:
    """Why the event cannot stand on this state; None where it can. The table holds a game."""
    return None


@singledispatch
def evolve(event: Event, table: TableState, facts: Facts) -> TableState:
    """The state after the event. The table holds a game."""
    return table


# --- what several subjects ask ----------------------------------------------------------------------------------------


def days_of(settings: Settings, facts: Facts) -> tuple[str, ...]:
    """The days of the game; of a puzzle that is a picture, the one that was typed."""
    if settings.rules.days is not None:
        return settings.rules.days
    puzzle = facts.puzzles.get(settings.puzzle or 0)
    return (puzzle.day if puzzle is not None else settings.puzzle_day or "friday",)


def day_after_today(table: TableState, facts: Facts) -> str | None:
    """The day after the one the table is at; None on the last."""
    names = days_of(table.play.settings, facts)
    index = names.index(table.play.today.name) + 1 if table.play.today.name in names else len(names)
    return names[index] if index < len(names) else None


def day_named(table: TableState, name: str) -> Day:
    """That day of the table. Raises Refused where it is not reached or does not exist."""
    day: Day | None = table.play.day(name)
    if day is None:
        known = name in DAYS
        raise Refused(say("refused-day-not-reached", day=say(f"day-{name}")) if known else say("refused-not-here"))
    return day


def has_begun(table: TableState) -> bool:
    """Whether the first round has started."""
    return bool(table.play.days) and table.play.days[0].started

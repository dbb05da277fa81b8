"""Rédac' Chef as a table calls it; what is allowed when, and what follows, stands in ``state.rules``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.report import report
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.automatic_events import SETTLE_MS, due, wakes_at
from companion.games.redac_chef.state.file_export import game_file, news
from companion.games.redac_chef.state.file_import import replayed, settings_in
from companion.games.redac_chef.state.live_scoring import missing
from companion.games.redac_chef.state.play import Day, Phase, Play

# Each registers its answers.
from companion.games.redac_chef.state.rules import calls, choices, counting, days, dispatch, rounds, teams, turns
from companion.games.redac_chef.state.rules.rounds import LEAD_MS, SAID_TWICE_MS
from companion.games.redac_chef.state.settings import forgiving, settings_from
from companion.games.redac_chef.state.undo_names import name_of
from companion.kit.score_table import Scored
from companion.table.events import Event
from companion.table.game import Actor
from companion.table.intents import Intent
from companion.table.message import Message, say
from companion.table.state import TableState

__all__ = [
    "LEAD_MS", "SAID_TWICE_MS", "SETTLE_MS", "RedacChef", "calls", "choices", "counting", "days", "rounds",
    "teams", "turns",
]  # fmt: skip


#: Its number on BoardGameGeek, for programs that log plays.
BGG_ID: Final = 352574


class RedacChef:
    """The rules of Rédac' Chef as a table calls them."""

    id: str = "redac-chef"
    events: tuple[type[Event], ...] = fact.EVENTS
    intents: tuple[type[Intent], ...] = wish.INTENTS

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most seats with those settings. Raises Refused where they do not go together."""
        return settings_from(settings).rules.players

    def most_players(self, table: TableState) -> int:
        """The most seats that this table may have."""
        play: Play = table.play
        return play.settings.rules.players[1]

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as they are: no default was ever another."""
        return dict(settings)

    def open(self, settings: Mapping[str, Any]) -> Play:
        """The game at its first day."""
        chosen = forgiving(settings)
        first = dispatch.days_of(chosen, self.facts)[0]
        return Play(settings=chosen, current=first, days=(Day(first),))

    def has_begun(self, table: TableState) -> bool:
        """Whether the first round has started."""
        return dispatch.has_begun(table)

    def is_finished(self, table: TableState) -> bool:
        """Whether all days are counted, and nothing that was counted has been taken back."""
        play: Play = table.play
        if play.phase is not Phase.RESULT:
            return False
        return all(day.counted and not missing(table, day, self.facts) for day in play.days)

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """The last round that counts for who leaves now: today's if it is closed and their page is counted. None where
        that is the last day."""
        play: Play = table.play
        today = play.today
        done = [day.name for day in play.days if day.counted]
        if today.closed and not today.counted and seat_id not in missing(table, today, self.facts):
            done.append(today.name)
        if today.name in done and dispatch.day_after_today(table, self.facts) is None:
            return None
        return done[-1] if done else "set-up"

    def time_given_back(self, event: Event) -> int | None:
        """The time left that undoing the end of a round gives back (ms)."""
        return event.left_ms if isinstance(event, (fact.RoundClosed, fact.TimeCalled)) else None

    def name(self, table: TableState, event: Event) -> Message:
        """What the event is called when it is undone or stands in the way."""
        return name_of(table, event)

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """The figures that a ruling or a correction moved."""
        return news(before, after, self.facts)

    def score(self, file: Mapping[str, Any]) -> Scored:
        """Score a game file. Raises WrongFile, with every fault and its place."""
        return report(parse(file, self.facts), self.facts)

    def game_file(self, table: TableState) -> dict[str, Any]:
        """The table as a game file."""
        return game_file(table, self.facts)

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """A game file taken up as a table again."""
        return replayed(file, self.facts)

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with which that game was played."""
        return settings_in(file, self.facts)

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Time up; the first print under rule change 4; the end of the round once the last token has settled."""
        return due(table, now)

    def wakes_at(self, table: TableState) -> int | None:
        """When the clock is over or the last token has settled."""
        return wakes_at(table)

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """What the intent leads to. Raises Refused."""
        return dispatch.decide(intent, table, now, self.facts)

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        return say("refused-not-here") if table.play is None else dispatch.objection(event, table, self.facts)

    def evolve(self, table: TableState, event: Event) -> TableState:
        """The state after the event."""
        return table if table.play is None else dispatch.evolve(event, table, self.facts)


def rules(content: Path) -> RedacChef:
    """The game with the facts under that content root."""
    return RedacChef(facts_in(content))

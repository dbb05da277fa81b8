"""Defines Rédac' Chef as a table calls it. The rules of what may happen when stand in its events (``state.events``,
``state.calls``); what a request leads to stands in its intents (``state.intents``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from companion.games.redac_chef.facts import Facts, facts_in
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.report import report
from companion.games.redac_chef.state.automatic_events import find_due_events, find_next_wake
from companion.games.redac_chef.state.day_event import RedacChefEvent
from companion.games.redac_chef.state.events import RoundClosed, TimeCalled
from companion.games.redac_chef.state.file_export import describe_changes, game_file
from companion.games.redac_chef.state.file_import import read_events, read_settings
from companion.games.redac_chef.state.live_scoring import find_missing_fields
from companion.games.redac_chef.state.play import Day, Phase, Play, put
from companion.games.redac_chef.state.settings import RULINGS, SHOWING, choose_setting, read_leniently, settings_from
from companion.kit.game_base import CLOCK_EVENTS, EventGame
from companion.kit.game_event import GameEvent
from companion.kit.scored import Scored
from companion.table.events import Event, PlayerLeft, PlayerRemoved, TimerStopped
from companion.table.message import Message, Refused, say
from companion.table.parts.events import OptionChanged
from companion.table.state import TableState
from companion.table.texts import add_texts

#: Its number on BoardGameGeek, for programs that log plays.
BGG_ID: Final = 352574


class RedacChef(EventGame):
    """Rules of Rédac' Chef as a table and its files ask for them: settings, state, events, score. One object serves all
    tables."""

    id = "redac-chef"
    facts: Facts
    # All event classes exist by now: `file_import`, imported above, imports every module that defines some.
    own = RedacChefEvent.kinds()
    events = (OptionChanged, *own)

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return fewest and most seats with those settings. Raises Refused if they do not go together."""
        return settings_from(settings).rules.players

    def most_players(self, table: TableState) -> int:
        """Return the most seats that this table may have."""
        play: Play = table.play
        return play.settings.rules.players[1]

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table unchanged, because this game has never changed a default."""
        return dict(settings)

    def open(self, settings: Mapping[str, Any]) -> Play:
        """Return the state of a new game at its first day. Settings that are invalid today are left out."""
        chosen = read_leniently(settings)
        first = chosen.scoring_rules(self.facts).days[0]
        return Play(settings=chosen, current=first, days=(Day(first),))

    def is_finished(self, table: TableState) -> bool:
        """Tell whether all days are counted, and no count has been taken back since."""
        play: Play = table.play
        if play.phase is not Phase.RESULT:
            return False
        return all(day.counted and not find_missing_fields(table, day, self.facts) for day in play.days)

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """Return the last day that counts for a player who leaves now ("set-up": none): today if it is counted, or if
        it is closed and their page is counted; else the last counted day. None if that is the last day of the game,
        which they have then played to its end."""
        play: Play = table.play
        today = play.today
        done = [day.name for day in play.days if day.counted]
        if today.closed and not today.counted and seat_id not in find_missing_fields(table, today, self.facts):
            done.append(today.name)
        if today.name in done and play.next_day(self.facts) is None:
            return None
        return done[-1] if done else "set-up"

    def time_given_back(self, event: Event) -> int | None:
        """Return the time (ms) that the clock gets back when this event is undone: the time that was left at the end of
        the round. None for any other event."""
        return event.left_ms if isinstance(event, (RoundClosed, TimeCalled)) else None

    def name_option(self, option: str) -> Message:
        """Return the name of one of the game's settings."""
        return say("option", option=option)

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return a sentence for each figure that a ruling or a correction changed between the two states."""
        return describe_changes(before, after, self.facts)

    def score(self, file: Mapping[str, Any]) -> Scored:
        """Score a game file. Raises WrongFile, with every fault and its place."""
        return report(parse(file, self.facts), self.facts)

    def game_file(self, table: TableState) -> dict[str, Any]:
        """Return the table as the JSON of a game file, with the texts of its front page."""
        return add_texts(game_file(table, self.facts), table.headline, table.note)

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """Return the settings and the events by which a game file becomes a table again. Raises WrongFile, and Refused
        for a game that no table can hold."""
        return read_events(file, self.facts)

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings with which the game of that file was played. Raises WrongFile if the file has any
        fault."""
        return read_settings(file, self.facts)

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Return the event that time alone has brought about by now: time up (by the clock, or by the first print under
        rule change 4), or the end of the round once the last token is final."""
        return find_due_events(table, now)

    def wakes_at(self, table: TableState) -> int | None:
        """Return the next instant at which ``due_events`` returns something; None: not before somebody acts."""
        return find_next_wake(table)

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Return why the event cannot happen in this state; None if it can."""
        if table.play is None:
            return say("refused-not-here")
        if isinstance(event, CLOCK_EVENTS):
            return None if table.play.phase is Phase.ROUND else say("refused-no-clock")
        if isinstance(event, OptionChanged):
            return _check_option(table, event)
        return event.check(table.play, self.facts, table) if isinstance(event, GameEvent) else None

    def evolve(self, table: TableState, event: Event) -> TableState:
        """Return the state after the event. Never fails: what does not apply changes nothing."""
        return table if table.play is None else self.apply(table, event)

    def apply_part(self, play: Play, event: Event) -> Play:
        """Return the game's own state after an event of the table: a changed setting, a player gone or removed, the
        clock set anew."""
        match event:
            case OptionChanged():
                return _change_option(play, event, self.facts)
            case TimerStopped(left_ms=left) if left > 0 and play.today.time_called and not play.today.closed:
                # Somebody gave the clock more time after the buzzer: time is not up after all.
                return play.with_day(play.current, time_called=False, called_at=None)
            case PlayerLeft(seat=seat, after=after):
                return play.without_player(seat, after)
            case PlayerRemoved(seat=seat):
                for day in play.days:
                    play = play.with_day(day.name, tribunes=put(day.tribunes, seat, None))
                return replace(play, characters=put(play.characters, seat, None))
            case _:
                return play


def _check_option(table: TableState, event: OptionChanged) -> Message | None:
    """Return why the setting cannot change now; None if it can. Rulings may change at any time, other settings only
    before the round that they affect."""
    play: Play = table.play
    try:
        after = choose_setting(play.settings, event.option, event.value)
    except Refused as refused:
        return refused.message
    if event.option in (*RULINGS, *SHOWING):
        return None
    if len(table.seats) > after.rules.players[1]:
        return say("refused-too-many-players", most=after.rules.players[1])
    if event.option == "timer_s":
        return None if play.phase in (Phase.READY, Phase.BETWEEN) else say("refused-option-round")
    return say("refused-option-begun") if play.begun else None


def _change_option(play: Play, event: OptionChanged, facts: Facts) -> Play:
    """Return the state with the setting changed. If the new mode begins on another day, what was recorded for the first
    day is kept."""
    try:
        play = replace(play, settings=choose_setting(play.settings, event.option, event.value))
    except Refused:
        return play
    first = play.settings.scoring_rules(facts).days[0]
    if play.begun or first == play.current:
        return play
    return replace(play, current=first, days=(replace(play.today, name=first),))


def rules(content: Path) -> RedacChef:
    """Return the game with the facts under that content root."""
    return RedacChef(facts_in(content))

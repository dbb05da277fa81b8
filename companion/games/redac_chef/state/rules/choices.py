"""What the table chose: settings and rulings, characters, and what only eyes saw of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from pydantic import ValidationError

from companion.games.redac_chef.facts import Character, Facts
from companion.games.redac_chef.scoring.model import Ticked
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Phase, put, with_play
from companion.games.redac_chef.state.rules.dispatch import days_of, decide, evolve, has_begun, objection
from companion.games.redac_chef.state.settings import RULINGS, SHOWING, meant, rechosen
from companion.kit.shape import from_file, to_file
from companion.table.events import Event
from companion.table.message import Message, Refused, say
from companion.table.state import TableState

# --- settings ---------------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.ChangeOption, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    value = meant(table.play.settings, intent.option, intent.value)
    if rechosen(table.play.settings, intent.option, value) == table.play.settings:
        return ()
    return (fact.OptionChanged(option=intent.option, value=value),)


@objection.register
def _(event: fact.OptionChanged, table: TableState, facts: Facts) -> Message | None:
    play = table.play
    try:
        after = rechosen(play.settings, event.option, event.value)
    except Refused as refused:
        return refused.message
    if event.option in (*RULINGS, *SHOWING):
        return None
    if len(table.seats) > after.rules.players[1]:
        return say("refused-too-many-players", most=after.rules.players[1])
    if event.option == "timer_s":
        return None if play.phase in (Phase.READY, Phase.BETWEEN) else say("refused-option-round")
    return say("refused-option-begun") if has_begun(table) else None


@evolve.register
def _(event: fact.OptionChanged, table: TableState, facts: Facts) -> TableState:
    try:
        settings = rechosen(table.play.settings, event.option, event.value)
    except Refused:
        return table
    table = with_play(table, settings=settings)
    first = days_of(settings, facts)[0]
    if has_begun(table) or first == table.play.current:
        return table
    # Another mode, another first day; what was noted for it before it begins stays noted.
    return with_play(table, current=first, days=(replace(table.play.today, name=first),))


# --- characters -------------------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.ChooseCharacter, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    if table.play.character(intent.seat) == intent.character:
        return ()
    return (fact.CharacterChosen(seat=intent.seat, character=intent.character),)


@objection.register
def _(event: fact.CharacterChosen, table: TableState, facts: Facts) -> Message | None:
    return None if event.character in (None, *get_args(Character)) else say("refused-no-such-character")


@evolve.register
def _(event: fact.CharacterChosen, table: TableState, facts: Facts) -> TableState:
    return with_play(table, characters=put(table.play.characters, event.seat, event.character))


# --- what only eyes saw -----------------------------------------------------------------------------------------------


@decide.register
def _(intent: wish.TickAchievement, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    if intent.number not in facts.achievements:
        raise Refused(say("refused-no-such-achievement", most=max(facts.achievements)))
    ticked = table.play.ticks(intent.seat).achievements
    others = [number for number in ticked if number != intent.number]
    wanted = sorted([*others, intent.number]) if intent.done else others
    if wanted == list(ticked):
        return ()
    return (fact.Ticked(seat=intent.seat, field="achievements", value=wanted or None),)


@decide.register
def _(intent: wish.TickRuleChange, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    if table.play.ticks(intent.seat).rule_change == intent.kept:
        return ()
    return (fact.Ticked(seat=intent.seat, field="rule_change", value=intent.kept),)


@objection.register
def _(event: fact.Ticked, table: TableState, facts: Facts) -> Message | None:
    progress = table.play.settings.progress
    needed = {"achievements": "achievements", "rule_change": "rule-changes"}.get(event.field)
    # A file may hold ticks of another kind: they are kept as they are, but nobody ticks any more of them.
    known = event.value is None or needed is None or progress == needed
    return None if known else say("refused-tick-not-played", kind=needed or "")


@evolve.register
def _(event: fact.Ticked, table: TableState, facts: Facts) -> TableState:
    ticks = to_file(table.play.ticks(event.seat)) | {event.field: event.value}
    try:
        held = from_file(Ticked, {field: value for field, value in ticks.items() if value is not None})
    except ValidationError:
        return table
    return with_play(table, ticked=put(table.play.ticked, event.seat, None if held == Ticked() else held))

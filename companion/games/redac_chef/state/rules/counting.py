"""Counting a day, and correcting it later ("Fin du round et calcul des points de tuiles", pages 10 to 12)."""

from __future__ import annotations

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.counts import set_count
from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.keypad_entry import stands_at, value_at
from companion.games.redac_chef.state.live_scoring import missing
from companion.games.redac_chef.state.play import Phase, put, with_day, with_play
from companion.games.redac_chef.state.rules.dispatch import day_after_today, day_named, decide, evolve, objection
from companion.games.redac_chef.state.undo_names import seat_name
from companion.table.events import Event
from companion.table.message import Message, Refused, say
from companion.table.seats import clean_text
from companion.table.state import TableState


@decide.register
def _(intent: wish.EnterCount, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    day = day_named(table, intent.day)
    value = list(intent.value) if isinstance(intent.value, tuple) else intent.value
    value = clean_text(value) if isinstance(value, str) else value
    before = day.counts(intent.seat)
    if set_count(before, intent.field, value) == before:
        return ()
    standing = stands_at(before, intent.field)
    if intent.seen and standing is not None and standing != intent.seen[0]:
        if value_at(before, intent.field) == intent.value:
            return ()  # the same sum, by tile
        what = say("field", field=intent.field.partition(".")[2 if intent.field.startswith("bonus.") else 0])
        raise Refused(say("refused-count-meanwhile", name=seat_name(table, intent.seat), what=what))
    return (fact.CountEntered(day=day.name, seat=intent.seat, field=intent.field, value=value),)


@objection.register
def _(event: fact.CountEntered, table: TableState, facts: Facts) -> Message | None:
    day = table.play.day(event.day)
    if day is None or not day.closed:
        return say("refused-count-early")
    if event.seat not in day.seats:
        return say("refused-not-playing")
    return None


@evolve.register
def _(event: fact.CountEntered, table: TableState, facts: Facts) -> TableState:
    day = table.play.day(event.day)
    if day is None:
        return table
    try:
        counts = set_count(day.counts(event.seat), event.field, event.value)
    except Refused:
        return table
    return with_day(table, event.day, sheets=put(day.sheets, event.seat, counts))


@decide.register
def _(intent: wish.FinishCounting, table: TableState, now: int, facts: Facts) -> tuple[Event, ...]:
    return () if day_named(table, intent.day).counted else (fact.CountingDone(day=intent.day),)


@objection.register
def _(event: fact.CountingDone, table: TableState, facts: Facts) -> Message | None:
    day = table.play.day(event.day)
    if day is None or not day.closed or table.play.today.name != event.day:
        return say("refused-count-early")
    names = tuple(seat_name(table, seat) for seat in missing(table, day, facts))
    return say("refused-count-missing", names=names, count=len(names)) if names else None


@evolve.register
def _(event: fact.CountingDone, table: TableState, facts: Facts) -> TableState:
    counted = with_day(table, event.day, counted=True)
    return with_play(counted, phase=Phase.BETWEEN if day_after_today(table, facts) else Phase.RESULT)

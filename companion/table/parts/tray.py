"""Holds the shared parts that a game keeps besides its score: turn pointer, counters, checklists, secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.parts.events import (
    CounterSet,
    DirectionSet,
    ItemTicked,
    SatOut,
    SecretEntered,
    SecretsCleared,
    TurnGiven,
    TurnPassed,
    TurnsLost,
)
from companion.table.parts.turns import Turns, give_turn, lose_turns, pass_turn, sit_out

#: The owner of a counter or checklist: a seat, or None for the table.
Whose = str | None


@dataclass(frozen=True, slots=True)
class Tray:
    """Holds a game's shared parts. ``counters``, ``ticks`` and ``secrets`` are kept by name and seat (None: the
    table's)."""

    turns: Turns = Turns()
    counters: tuple[tuple[tuple[str, Whose], int], ...] = ()
    ticks: tuple[tuple[str, Whose, str], ...] = ()
    secrets: tuple[tuple[tuple[str, str], int], ...] = ()

    def counter(self, name: str, seat: Whose = None, start: int = 0) -> int:
        """Return the counter's value; ``start`` if it was never set."""
        return dict(self.counters).get((name, seat), start)

    def ticked(self, name: str, seat: Whose = None) -> tuple[str, ...]:
        """Return the ticked items of that checklist, in the order of ticking."""
        return tuple(item for list_, whose, item in self.ticks if (list_, whose) == (name, seat))

    def secret(self, name: str, seat: str) -> int | None:
        """Return what that player entered in secret; None if nothing yet. Show it to nobody else before all have
        entered."""
        return dict(self.secrets).get((name, seat))

    def silent(self, name: str, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the seats that have entered nothing yet."""
        return tuple(seat for seat in seats if self.secret(name, seat) is None)


def is_noop(tray: Tray, event: Event) -> bool:
    """Tell whether the event would change nothing, because another device was quicker."""
    if isinstance(event, TurnPassed):
        return tray.turns.at != event.seat
    return fold_parts(tray, event) == tray


def parts_objection(tray: Tray, event: Event) -> Message | None:
    """Return why the event is invalid for any game's tray; None where it is valid."""
    if isinstance(event, TurnPassed) and tray.turns.at != event.seat:
        return say("refused-turn-elsewhere")
    if isinstance(event, TurnGiven) and event.seat in tray.turns.out:
        return say("refused-turn-out")
    return None


@singledispatch
def _fold(event: Event, tray: Tray) -> Tray:
    return tray


def fold_parts(tray: Tray, event: Event) -> Tray:
    """Return the tray after the event; other events change nothing."""
    return _fold(event, tray)


@_fold.register
def _(event: TurnPassed, tray: Tray) -> Tray:
    return replace(tray, turns=pass_turn(tray.turns)) if tray.turns.at == event.seat else tray


@_fold.register
def _(event: TurnGiven, tray: Tray) -> Tray:
    return tray if tray.turns.at == event.seat else replace(tray, turns=give_turn(tray.turns, event.seat))


@_fold.register
def _(event: TurnsLost, tray: Tray) -> Tray:
    return replace(tray, turns=lose_turns(tray.turns, event.seat, event.turns))


@_fold.register
def _(event: SatOut, tray: Tray) -> Tray:
    return replace(tray, turns=sit_out(tray.turns, event.seat, event.out))


@_fold.register
def _(event: DirectionSet, tray: Tray) -> Tray:
    return replace(tray, turns=replace(tray.turns, backwards=event.backwards))


@_fold.register
def _(event: CounterSet, tray: Tray) -> Tray:
    key = (event.name, event.seat)
    return replace(tray, counters=(*(one for one in tray.counters if one[0] != key), (key, event.value)))


@_fold.register
def _(event: ItemTicked, tray: Tray) -> Tray:
    line = (event.name, event.seat, event.item)
    if event.on == (line in tray.ticks):
        return tray
    return replace(tray, ticks=(*tray.ticks, line) if event.on else tuple(one for one in tray.ticks if one != line))


@_fold.register
def _(event: SecretEntered, tray: Tray) -> Tray:
    key = (event.name, event.seat)
    others = tuple(one for one in tray.secrets if one[0] != key)
    return replace(tray, secrets=others if event.value is None else (*others, (key, event.value)))


@_fold.register
def _(event: SecretsCleared, tray: Tray) -> Tray:
    return replace(tray, secrets=tuple(one for one in tray.secrets if one[0][0] != event.name))

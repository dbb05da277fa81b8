"""The parts that a game keeps beside what it scores, in one frozen value: pointer, counters, lists, secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.parts import events as fact
from companion.table.parts import turns as pointer
from companion.table.parts.turns import Turns

#: Whose a counter or a list is: a player's, or the table's.
Whose = str | None


@dataclass(frozen=True, slots=True)
class Tray:
    """``counters`` and ``ticks`` by name and seat (None: the table's); ``secrets`` by name and seat."""

    turns: Turns = Turns()
    counters: tuple[tuple[tuple[str, Whose], int], ...] = ()
    ticks: tuple[tuple[str, Whose, str], ...] = ()
    secrets: tuple[tuple[tuple[str, str], int], ...] = ()

    def counter(self, name: str, seat: Whose = None, start: int = 0) -> int:
        """Where that counter stands; ``start`` before it was set."""
        return dict(self.counters).get((name, seat), start)

    def ticked(self, name: str, seat: Whose = None) -> tuple[str, ...]:
        """The ticked items of that list, in the order in which they were ticked."""
        return tuple(item for list_, whose, item in self.ticks if (list_, whose) == (name, seat))

    def secret(self, name: str, seat: str) -> int | None:
        """What that player entered in secret; None while he has not. Show it to nobody else before all have."""
        return dict(self.secrets).get((name, seat))

    def silent(self, name: str, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Who of these has entered nothing yet."""
        return tuple(seat for seat in seats if self.secret(name, seat) is None)


def stale(tray: Tray, event: Event) -> bool:
    """Whether somebody else was quicker: what the event says is so already."""
    if isinstance(event, fact.TurnPassed):
        return tray.turns.at != event.seat
    return folded(tray, event) == tray


def objection(tray: Tray, event: Event) -> Message | None:
    """Why the event cannot stand on this tray, as far as any game would say so; None where it can."""
    if isinstance(event, fact.TurnPassed) and tray.turns.at != event.seat:
        return say("refused-turn-elsewhere")
    if isinstance(event, fact.TurnGiven) and event.seat in tray.turns.out:
        return say("refused-turn-out")
    return None


@singledispatch
def _folded(event: Event, tray: Tray) -> Tray:
    return tray


def folded(tray: Tray, event: Event) -> Tray:
    """The tray after the event; one that is not about it changes nothing."""
    return _folded(event, tray)


@_folded.register
def _(event: fact.TurnPassed, tray: Tray) -> Tray:
    return replace(tray, turns=pointer.passed(tray.turns)) if tray.turns.at == event.seat else tray


@_folded.register
def _(event: fact.TurnGiven, tray: Tray) -> Tray:
    return tray if tray.turns.at == event.seat else replace(tray, turns=pointer.given(tray.turns, event.seat))


@_folded.register
def _(event: fact.TurnsLost, tray: Tray) -> Tray:
    return replace(tray, turns=pointer.losing(tray.turns, event.seat, event.turns))


@_folded.register
def _(event: fact.SatOut, tray: Tray) -> Tray:
    return replace(tray, turns=pointer.sitting_out(tray.turns, event.seat, event.out))


@_folded.register
def _(event: fact.DirectionSet, tray: Tray) -> Tray:
    return replace(tray, turns=replace(tray.turns, backwards=event.backwards))


@_folded.register
def _(event: fact.CounterSet, tray: Tray) -> Tray:
    key = (event.name, event.seat)
    return replace(tray, counters=(*(one for one in tray.counters if one[0] != key), (key, event.value)))


@_folded.register
def _(event: fact.ItemTicked, tray: Tray) -> Tray:
    line = (event.name, event.seat, event.item)
    if event.on == (line in tray.ticks):
        return tray
    return replace(tray, ticks=(*tray.ticks, line) if event.on else tuple(one for one in tray.ticks if one != line))


@_folded.register
def _(event: fact.SecretEntered, tray: Tray) -> Tray:
    key = (event.name, event.seat)
    others = tuple(one for one in tray.secrets if one[0] != key)
    return replace(tray, secrets=others if event.value is None else (*others, (key, event.value)))


@_folded.register
def _(event: fact.SecretsCleared, tray: Tray) -> Tray:
    return replace(tray, secrets=tuple(one for one in tray.secrets if one[0][0] != event.name))

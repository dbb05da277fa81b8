"""Defines the events of the parts that games share, each with its rule and its effect on the tray. ``name`` tells apart
several of a kind: which counter, which checklist."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from companion.table.events import Event
from companion.table.message import Message, say
from companion.table.parts.tray import Tray
from companion.table.parts.turns import give_turn, lose_turns, pass_turn, sit_out


class GameBegun(Event, tag="game-begun"):
    """Event: the game began with these seats, in table order; from then on nobody new may play."""

    seats: tuple[str, ...]


class OptionChanged(Event, tag="option-changed"):
    """Event: a setting or a ruling was changed; it also applies to what was scored before."""

    is_choice = True
    option: str
    value: Any


class CountdownCleared(Event, tag="countdown-cleared"):
    """Event: the countdown was removed, whether it had run out or not."""

    undoable: ClassVar[bool] = False


class TrayEvent(Event):
    """Base of the events that change a tray: the shared parts of a game's state."""

    def fold(self, tray: Tray) -> Tray:
        """Return the tray after this event. Never fails: what does not apply changes nothing."""
        return tray

    def check_tray(self, tray: Tray) -> Message | None:
        """Return why the event is invalid on that tray, in any game; None if it is valid."""
        return None

    def is_redundant(self, tray: Tray) -> bool:
        """Tell whether the event would change nothing, because another device was quicker."""
        return self.fold(tray) == tray


class TurnPassed(TrayEvent, tag="turn-passed"):
    """Event: a seat's turn ended and the next seat's began. The event names the seat whose turn ended, so that two
    devices that both send it end only one turn."""

    seat: str

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the turn passed on; unchanged if it is not that seat's turn."""
        return tray if self.is_redundant(tray) else replace(tray, turns=pass_turn(tray.turns))

    def check_tray(self, tray: Tray) -> Message | None:
        """Refuse the event if it is another seat's turn."""
        return say("refused-turn-elsewhere") if self.is_redundant(tray) else None

    def is_redundant(self, tray: Tray) -> bool:
        """Tell whether it is not, or no longer, the turn of that seat."""
        return tray.turns.at != self.seat


class TurnGiven(TrayEvent, tag="turn-given"):
    """Event: the turn was given to a seat, whoever had it: the first turn, a jump, a correction."""

    seat: str

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the turn at that seat."""
        return tray if tray.turns.at == self.seat else replace(tray, turns=give_turn(tray.turns, self.seat))

    def check_tray(self, tray: Tray) -> Message | None:
        """Refuse to give the turn to a seat that sits out."""
        return say("refused-turn-out") if self.seat in tray.turns.out else None


class TurnsLost(TrayEvent, tag="turns-lost"):
    """Event: a seat will lose ``turns`` of its next turns (negative: a penalty is taken back)."""

    seat: str
    turns: int = 1

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with that many more turns to lose."""
        return replace(tray, turns=lose_turns(tray.turns, self.seat, self.turns))


class SatOut(TrayEvent, tag="sat-out"):
    """Event: a seat sits out, or (``out`` False) takes part again."""

    seat: str
    out: bool = True

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the seat out of the turn order, or back in it."""
        return replace(tray, turns=sit_out(tray.turns, self.seat, self.out))


class DirectionSet(TrayEvent, tag="direction-set"):
    """Event: the direction of play was set: clockwise, or (``backwards``) counter-clockwise."""

    backwards: bool

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with that direction of play."""
        return replace(tray, turns=replace(tray.turns, backwards=self.backwards))


class CounterSet(TrayEvent, tag="counter-set"):
    """Event: a counter of a player, or of the table (``seat`` None), was set to ``value``."""

    name: str
    value: int
    seat: str | None = None

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the counter set."""
        key = (self.name, self.seat)
        return replace(tray, counters=(*(one for one in tray.counters if one[0] != key), (key, self.value)))


class ItemTicked(TrayEvent, tag="item-ticked"):
    """Event: an item of a player's checklist, or of the table's (``seat`` None), was ticked or unticked."""

    name: str
    item: str
    on: bool = True
    seat: str | None = None

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the item ticked or unticked."""
        line = (self.name, self.seat, self.item)
        if self.on == (line in tray.ticks):
            return tray
        return replace(tray, ticks=(*tray.ticks, line) if self.on else tuple(one for one in tray.ticks if one != line))


class SecretEntered(TrayEvent, tag="secret-entered"):
    """Event: a player entered a value that only they may see until all have entered theirs (None: withdrawn)."""

    name: str
    seat: str
    value: int | None

    def fold(self, tray: Tray) -> Tray:
        """Return the tray with the value kept, or withdrawn."""
        key = (self.name, self.seat)
        others = tuple(one for one in tray.secrets if one[0] != key)
        return replace(tray, secrets=others if self.value is None else (*others, (key, self.value)))


class SecretsCleared(TrayEvent, tag="secrets-cleared"):
    """Event: all secret entries of that name were removed."""

    name: str

    def fold(self, tray: Tray) -> Tray:
        """Return the tray without the secret values of that name."""
        return replace(tray, secrets=tuple(one for one in tray.secrets if one[0][0] != self.name))


#: All events of shared parts.
PART_EVENTS: tuple[type[Event], ...] = (GameBegun, OptionChanged, CountdownCleared, *TrayEvent.__subclasses__())

"""Defines the events of the parts that games share. ``name`` tells apart several of a kind: which counter, which
checklist."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from companion.table.events import Event


class GameBegun(Event):
    """The game began with these seats, in table order; from then on nobody new may play."""

    type: Literal["game-begun"] = "game-begun"
    seats: tuple[str, ...]


class OptionChanged(Event):
    """A setting or a ruling was changed; it also applies to what was scored before."""

    is_choice = True
    type: Literal["option-changed"] = "option-changed"
    option: str
    value: Any


class TurnPassed(Event):
    """That seat's turn ended and the next one's began. It names the seat so that two devices that both send it end
    one turn only."""

    type: Literal["turn-passed"] = "turn-passed"
    seat: str


class TurnGiven(Event):
    """The turn was given to that seat, whoever had it: the first turn, a jump, a correction."""

    type: Literal["turn-given"] = "turn-given"
    seat: str


class TurnsLost(Event):
    """That seat will lose ``turns`` of its next turns (negative: a penalty is taken back)."""

    type: Literal["turns-lost"] = "turns-lost"
    seat: str
    turns: int = 1


class SatOut(Event):
    """That seat sits out, or (``out`` false) takes part again."""

    type: Literal["sat-out"] = "sat-out"
    seat: str
    out: bool = True


class DirectionSet(Event):
    """The direction of play was set: clockwise, or (``backwards``) counter-clockwise."""

    type: Literal["direction-set"] = "direction-set"
    backwards: bool


class CounterSet(Event):
    """A counter of a player, or of the table (``seat`` None), was set to ``value``."""

    type: Literal["counter-set"] = "counter-set"
    name: str
    value: int
    seat: str | None = None


class ItemTicked(Event):
    """An item of a player's checklist, or of the table's (``seat`` None), was ticked or unticked."""

    type: Literal["item-ticked"] = "item-ticked"
    name: str
    item: str
    on: bool = True
    seat: str | None = None


class SecretEntered(Event):
    """A player entered a value that only they may see until all have entered theirs (None: withdrawn)."""

    type: Literal["secret-entered"] = "secret-entered"
    name: str
    seat: str
    value: int | None


class SecretsCleared(Event):
    """All secret entries of that name were removed."""

    type: Literal["secrets-cleared"] = "secrets-cleared"
    name: str


class CountdownCleared(Event):
    """The countdown was removed, whether it had run out or not."""

    undoable: ClassVar[bool] = False
    type: Literal["countdown-cleared"] = "countdown-cleared"


#: The events that a ``Tray`` folds.
TRAY_EVENTS: tuple[type[Event], ...] = (
    TurnPassed, TurnGiven, TurnsLost, SatOut, DirectionSet, CounterSet, ItemTicked, SecretEntered, SecretsCleared,
)  # fmt: skip

PART_EVENTS: tuple[type[Event], ...] = (GameBegun, OptionChanged, CountdownCleared, *TRAY_EVENTS)

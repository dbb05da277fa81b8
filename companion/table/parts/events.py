"""What happens to the parts that games share. ``name`` tells apart several of a kind: which counter, which list."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from companion.table.events import Event


class GameBegun(Event):
    """The game begins with these seats, in the order of the table; from now on nobody new may play."""

    type: Literal["game-begun"] = "game-begun"
    seats: tuple[str, ...]


class OptionChanged(Event):
    """A setting or a ruling has another value from now on, for what was counted before too."""

    is_choice = True
    type: Literal["option-changed"] = "option-changed"
    option: str
    value: Any


class TurnPassed(Event):
    """That seat's turn is over: the next one's begins. Carries whose it was, so that two who say it mean one thing."""

    type: Literal["turn-passed"] = "turn-passed"
    seat: str


class TurnGiven(Event):
    """It is that seat's turn now, wherever the pointer was: the first turn, a jump, a correction."""

    type: Literal["turn-given"] = "turn-given"
    seat: str


class TurnsLost(Event):
    """That seat loses so many of its next turns (a negative number: a penalty taken back)."""

    type: Literal["turns-lost"] = "turns-lost"
    seat: str
    turns: int = 1


class SatOut(Event):
    """That seat sits out, or is let in again."""

    type: Literal["sat-out"] = "sat-out"
    seat: str
    out: bool = True


class DirectionSet(Event):
    """The turn goes round clockwise, or the other way."""

    type: Literal["direction-set"] = "direction-set"
    backwards: bool


class CounterSet(Event):
    """A counter of the table (``seat`` None) or of a player stands at that value."""

    type: Literal["counter-set"] = "counter-set"
    name: str
    value: int
    seat: str | None = None


class ItemTicked(Event):
    """An item of a list, the table's (``seat`` None) or a player's, is ticked or not."""

    type: Literal["item-ticked"] = "item-ticked"
    name: str
    item: str
    on: bool = True
    seat: str | None = None


class SecretEntered(Event):
    """A player entered what only he may see until all have (None: taken back)."""

    type: Literal["secret-entered"] = "secret-entered"
    name: str
    seat: str
    value: int | None


class SecretsCleared(Event):
    """What was entered in secret is done with."""

    type: Literal["secrets-cleared"] = "secrets-cleared"
    name: str


class CountdownCleared(Event):
    """The countdown is put away, run out or not."""

    undoable: ClassVar[bool] = False
    type: Literal["countdown-cleared"] = "countdown-cleared"


#: Those that are folded into a ``Tray``.
TRAY_EVENTS: tuple[type[Event], ...] = (
    TurnPassed, TurnGiven, TurnsLost, SatOut, DirectionSet, CounterSet, ItemTicked, SecretEntered, SecretsCleared,
)  # fmt: skip

PART_EVENTS: tuple[type[Event], ...] = (GameBegun, OptionChanged, CountdownCleared, *TRAY_EVENTS)

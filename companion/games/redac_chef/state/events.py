"""What happens at a table of Rédac' Chef, beyond what happens at any table."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal

from companion.kit.token_order import SETTLING_MS
from companion.table.events import Event

#: How long a player may take his own call back without asking, in ms.
TAKE_BACK_MS: Final = 5_000


class OptionChanged(Event):
    """A setting or a ruling has another value from now on, for rounds already counted too."""

    is_choice = True
    type: Literal["option-changed"] = "option-changed"
    option: str
    value: Any


class CharacterChosen(Event):
    """A player has this character (None: none)."""

    type: Literal["character-chosen"] = "character-chosen"
    seat: str
    character: str | None


class FirstChosen(Event):
    """That player moves first, where they move in turn."""

    type: Literal["first-chosen"] = "first-chosen"
    seat: str


class RoleTaken(Event):
    """That device is in the hands of this member of the seat's team (None: of both)."""

    undoable: ClassVar[bool] = False
    caused_by: ClassVar[tuple[str, ...]] = ("player-seated", "seat-taken")
    type: Literal["role-taken"] = "role-taken"
    seat: str
    device: str
    role: int | None


class TurnEnded(Event):
    """That player has moved: it is the next one's turn, clockwise."""

    type: Literal["turn-ended"] = "turn-ended"
    day: str
    seat: str


class RoundStarted(Event):
    """A day's round began for these seats, at that moment (ms)."""

    undoable: ClassVar[bool] = False
    type: Literal["round-started"] = "round-started"
    day: str
    seats: tuple[str, ...]
    at: int | None = None


class RoundCalledOff(Event):
    """The round is begun anew: nobody had a token yet."""

    undoable: ClassVar[bool] = False
    type: Literal["round-called-off"] = "round-called-off"
    day: str


class LayoutCalled(Event):
    """ "Maquette !": the player stops reporting, with that much time left (ms)."""

    type: Literal["layout-called"] = "layout-called"
    day: str
    seat: str
    left_ms: int
    after_ms: int


class PrintCalled(Event):
    """ "Tirage !": the player's page is closed. ``at`` is the press, corrected, ``heard_at`` when the table learnt of
    it; ``left_ms`` is None at the buzzer and where no clock runs, ``after_ms`` the time since the round's start;
    ``line`` the connection that it came on ("": it was shouted)."""

    # Each second, since the button that takes it back counts down, also while the clock stands.
    redraw_after_ms: ClassVar[tuple[int, ...]] = (SETTLING_MS, *range(1_000, TAKE_BACK_MS + 1, 1_000))
    type: Literal["print-called"] = "print-called"
    day: str
    seat: str
    at: int
    heard_at: int = 0
    error_ms: int = 0
    left_ms: int | None
    after_ms: int
    line: str = ""


class TimeCalled(Event):
    """Time is up from ``at`` on: the rest take their tokens. ``left_ms``: what was left then, 0 at the buzzer, None
    where no clock runs."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called",)
    type: Literal["time-called"] = "time-called"
    day: str
    left_ms: int | None
    at: int
    reason: Literal["buzzer", "table", "first-print"]

    @property
    def caused_by_clock(self) -> bool:
        """Whether the clock ran out."""
        return self.reason == "buzzer"


class FinishTold(Event):
    """Of two calls that could not be told apart the table says that ``first`` was first."""

    type: Literal["finish-told"] = "finish-told"
    day: str
    first: str
    second: str


class OrderSet(Event):
    """The tokens as the table set them by hand, the holder of token 1 first, in place of another order."""

    type: Literal["order-set"] = "order-set"
    day: str
    order: tuple[str, ...]
    instead: tuple[str, ...]


class RoundClosed(Event):
    """Everybody is done and had time to object: counting begins. ``left_ms``: what was left on the clock, if any."""

    caused_by: ClassVar[tuple[str, ...]] = ("print-called", "order-set", "time-called", "player-left")
    type: Literal["round-closed"] = "round-closed"
    day: str
    left_ms: int | None


class CountEntered(Event):
    """A player's count of one field of the sheet (None: taken back, not entered)."""

    type: Literal["count-entered"] = "count-entered"
    day: str
    seat: str
    field: str
    value: Any


class CountingDone(Event):
    """The day is counted."""

    type: Literal["counting-done"] = "counting-done"
    day: str


class FlashTurned(Event):
    """The day's flash card (its number, None: not noted)."""

    type: Literal["flash-turned"] = "flash-turned"
    day: str
    card: int | None


class TribunePicked(Event):
    """A player chose his tribune for that day; which one may be noted ("" : not noted, None: taken back)."""

    type: Literal["tribune-picked"] = "tribune-picked"
    day: str
    seat: str
    tile: str | None


class DayBegun(Event):
    """The table is laid out for the next day."""

    type: Literal["day-begun"] = "day-begun"
    day: str


class Ticked(Event):
    """What only eyes could see of a player's game, one field as the game file writes it (None: taken back)."""

    type: Literal["ticked"] = "ticked"
    seat: str
    field: str
    value: Any


EVENTS: tuple[type[Event], ...] = (
    OptionChanged, CharacterChosen, RoundStarted, RoundCalledOff, LayoutCalled, PrintCalled, TimeCalled, OrderSet,
    FinishTold, RoundClosed, CountEntered, CountingDone, FlashTurned, TribunePicked, DayBegun, Ticked, FirstChosen,
    TurnEnded, RoleTaken,
)  # fmt: skip

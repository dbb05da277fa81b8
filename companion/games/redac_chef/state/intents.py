"""What somebody at a table of Rédac' Chef may want."""

from __future__ import annotations

from typing import Any

from companion.table.intents import Intent, Needs


class ChangeOption(Intent):
    """Set a setting or a ruling (``By``: to so much more than it is); a ruling may change while the game goes on."""

    option: str
    value: Any


class ChooseCharacter(Intent):
    """Note a player's character."""

    seat: str
    character: str | None


class StartRound(Intent):
    """3-2-1 and go."""

    day: str


class CallOffRound(Intent):
    """Begin this round anew; only while nobody has a token."""

    day: str


class CallLayout(Intent):
    """ "Maquette !": ``at`` and ``error_ms`` as for ``CallPrint``."""

    day: str
    seat: str
    at: int | None = None
    error_ms: int = 0


class CallPrint(Intent):
    """ "Tirage !": ``at`` is the corrected instant of the press (ms), None: now; ``error_ms``: how sure that is;
    ``line``: the connection that it came on. ``left_ms``: it was shouted, with that much shown on the clock."""

    day: str
    seat: str
    at: int | None = None
    error_ms: int = 0
    line: str = ""
    left_ms: int | None = None

    def concerned_seat(self) -> str | None:
        """The seat that presses; a time that was shouted is the table's to enter, also for one's own seat."""
        return self.seat if self.left_ms is None else None


class EndRound(Intent):
    """Time is up by word of the table; said again, those without a token get theirs in the order of the table."""

    day: str


class TellFinish(Intent):
    """Two calls were too close to tell apart: ``first`` was first."""

    day: str
    first: str
    second: str


class SetOrder(Intent):
    """The tokens as they really lie, the holder of token 1 first."""

    day: str
    order: tuple[str, ...]


class EnterCount(Intent):
    """A count of one field of the sheet, as the game file writes it; None takes it back. ``seen``: (what stood there
    for whoever typed it,); where something else stands there by now he is told, and nothing is overwritten."""

    day: str
    seat: str
    field: str
    value: Any
    seen: tuple[Any, ...] = ()


class FinishCounting(Intent):
    """The day is counted; refused while somebody's count is missing."""

    day: str


class TurnFlash(Intent):
    """Note the day's flash card."""

    day: str
    card: int | None


class PickTribune(Intent):
    """Take (or note, or give back) a tribune for that day."""

    day: str
    seat: str
    tile: str | None = ""


class BeginDay(Intent):
    """All is laid out: on to that day."""

    day: str


class ChooseFirst(Intent):
    """That player moves first ("Mode tour à tour": drawn by lot)."""

    needs = Needs.LEAD
    seat: str


class TakeRole(Intent):
    """That device is in the hands of this member of the seat's team (from 0; None: of both, or of nobody's)."""

    seat: str
    device: str
    role: int | None


class EndTurn(Intent):
    """That player has moved."""

    day: str
    seat: str


class TickAchievement(Intent):
    """A player earned that achievement by what only eyes could see, or did not after all."""

    seat: str
    number: int
    done: bool = True


class TickRuleChange(Intent):
    """A player kept to the rule change all game, or did not; None: nobody says."""

    seat: str
    kept: bool | None = True


INTENTS: tuple[type[Intent], ...] = (
    ChangeOption, ChooseCharacter, StartRound, CallOffRound, CallLayout, CallPrint, EndRound, SetOrder, EnterCount,
    TellFinish, FinishCounting, TurnFlash, PickTribune, BeginDay, TickAchievement, TickRuleChange,
    ChooseFirst, EndTurn, TakeRole,
)  # fmt: skip

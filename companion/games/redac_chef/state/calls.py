"""Defines the events of the calls in a round of Rédac' Chef ("Maquette !", "Tirage !", the end of a turn) and of what
the players decide about the order of the tokens; each event changes that order.

Sources: "La phase de montage" (pages 8 and 9), "Mode tour à tour".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.state.day_event import DayEvent
from companion.games.redac_chef.state.play import Day, LayoutMoment, Play, put
from companion.kit.token_order import ORDER_FINAL_MS, Bouclage, Call, with_call
from companion.table.message import Message, Param, say
from companion.table.state import TableState
from companion.table.timer import Status

#: How long a player may take their own call back without asking, in ms.
CALL_TAKE_BACK_MS: Final = 5_000
#: Gaps to the previous call shorter than this (ms) are shown.
CLOSE_MS: Final = 1_000
#: The second tap of a double tap on "Maquette !" comes within this time (ms), when "Tirage !" has taken its place.
DOUBLE_TAP_MS: Final = 350


class LayoutCalled(DayEvent, tag="layout-called"):
    """Event: a player called "Maquette !": they stop reporting, and lay out their page. ``left_ms``: the time left on
    the clock at the call; ``after_ms``: the time since the round's start."""

    seat: str
    left_ms: int
    after_ms: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event in modes without phases, and from a player who may not call (``why_no_call``)."""
        return why_no_call(play, self.day, self.seat) if play.settings.rules.phases else say("refused-not-here")

    def changes(self, day: Day) -> dict[str, Any]:
        """Record the call."""
        return {"layout": put(day.layout, self.seat, LayoutMoment(self.left_ms, self.after_ms))}


class PrintCalled(DayEvent, tag="print-called"):
    """Event: a player called "Tirage !": their page is closed.

    Attributes:
        at: the instant of the press, dated back by the time that it was under way.
        error_ms: how far off that instant may be.
        heard_at: when the server learnt of the call.
        left_ms: the time left on the clock; None at the buzzer, and if no clock runs.
        after_ms: the time since the round's start.
        line: the connection of the press ("": the call was shouted).
    """

    # Every second: the button that takes the call back counts down, also while the clock is stopped.
    redraw_after_ms: ClassVar[tuple[int, ...]] = (ORDER_FINAL_MS, *range(1_000, CALL_TAKE_BACK_MS + 1, 1_000))
    seat: str
    at: int
    heard_at: int = 0
    error_ms: int = 0
    left_ms: int | None
    after_ms: int
    line: str = ""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event from a player who may not call, out of turn, and without time left on the clock unless time
        is up."""
        reason = why_no_call(play, self.day, self.seat)
        if reason is not None or self.left_ms is not None or play.today.time_called:
            return reason
        if play.settings.rules.turns:
            day = play.day(self.day)
            return None if day is None else not_in_turn(day, self.seat, table)
        over = table.timer.status(self.at) in (Status.OVER, Status.IDLE)
        return None if over else say("refused-call-paused")

    def changes(self, day: Day) -> dict[str, Any]:
        """Insert the call among the others by its instant."""
        call = Call(self.seat, self.at, self.error_ms, self.left_ms, self.after_ms, self.heard_at, self.line)
        return {"bouclage": with_call(day.bouclage, call)}


class TurnEnded(DayEvent, tag="turn-ended"):
    """Event: a player has moved, and the turn passes to the next one, clockwise."""

    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event in modes without turns, after the last turn, and in another player's turn."""
        day = play.day(self.day)
        if day is None or not day.started or day.closed or day.turn is None:
            return say("refused-no-round")
        return say("refused-turns-over") if day.time_called else not_in_turn(day, self.seat, table)

    def changes(self, day: Day) -> dict[str, Any]:
        """Pass the turn on."""
        return {"turn": day.next_in_turn(self.seat)} if self.seat in day.seats else {}


class TokensEvent(DayEvent, shared=True):
    """Base of the events by which the players decide the order of the tokens."""

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event before the round starts, in modes without tokens, and an order that cannot be."""
        day = play.day(self.day)
        if day is None or not day.started or not play.settings.rules.tokens:
            return say("refused-no-round")
        return self.check_order(day)

    def check_order(self, day: Day) -> Message | None:
        """Return why the tokens of that day cannot be put in the event's order; None if they can."""
        return None

    def changes(self, day: Day) -> dict[str, Any]:
        """Return, as the field to change, the day's tokens in the event's order."""
        return {"bouclage": self.lay(day.bouclage)}

    def lay(self, tokens: Bouclage) -> Bouclage:
        """Return the tokens in the order that the event gives them."""
        return tokens


class FinishTold(TokensEvent, tag="finish-told"):
    """Event: the players decided a photo finish: of the two calls, ``first`` was first."""

    first: str
    second: str

    def check_order(self, day: Day) -> Message | None:
        """Refuse the event where one of the two seats has no token."""
        return None if {self.first, self.second} <= {*day.bouclage.order} else say("refused-finish-gone")

    def lay(self, tokens: Bouclage) -> Bouclage:
        """Return the tokens with these two in the order that the players decided."""
        return replace(tokens, told=(*tokens.told, (self.first, self.second)))

    def name_others(self, table: TableState) -> dict[str, Param]:
        """Return the names of the two seats, for the game log."""
        return {"first": table.name(self.first), "second": table.name(self.second)}


class OrderSet(TokensEvent, tag="order-set"):
    """Event: somebody set the order of the tokens by hand, the holder of token 1 first. ``instead``: the order that it
    replaced; an earlier decision of a photo finish is dropped with it."""

    order: tuple[str, ...]
    instead: tuple[str, ...]

    def check_order(self, day: Day) -> Message | None:
        """Refuse an order with other holders than now: while the round runs only tokens already taken can change hands;
        once time is up, an order of everybody who plays also deals the remaining tokens."""
        holders = sorted(day.bouclage.order)
        wanted = sorted(self.order)
        fits = (wanted == holders and holders) or (wanted == sorted(day.seats) and (day.time_called or day.closed))
        return None if fits and sorted(self.instead) == holders else say("refused-order-incomplete")

    def lay(self, tokens: Bouclage) -> Bouclage:
        """Return the tokens in the order set by hand."""
        return Bouclage(tokens.calls, self.order)


def why_no_call(play: Play, day_name: str, seat: str) -> Message | None:
    """Return why that seat cannot call at all on that day: no round, no calls in this mode, not playing, or it has its
    token; else None. Phases, turn and clock are left to the caller."""
    day = play.day(day_name)
    if day is None or not day.started or day.closed:
        return say("refused-no-round")
    if not play.settings.rules.tirage:
        return say("refused-not-here")
    if seat not in day.seats:
        return say("refused-not-playing")
    return say("refused-has-token") if day.bouclage.token(seat) is not None else None


def not_in_turn(day: Day, seat: str, table: TableState) -> Message | None:
    """Return a refusal that says whose turn it is; None if it is that seat's turn."""
    return None if day.turn in (None, seat) else say("refused-not-your-turn", name=table.name(day.turn or ""))


def is_double_tap(table: TableState, day_name: str, seat: str, at: int) -> bool:
    """Tell whether a press at that instant (ms) is the second tap of a double tap on that seat's "Maquette !"."""
    day, moment = table.play.day(day_name), table.timer.moment_at(at)
    layout_left = None if day is None else day.layout_left(seat)
    return layout_left is not None and moment is not None and layout_left - moment.left_ms < DOUBLE_TAP_MS


def count_take_back_s(called_at: int, now: int) -> int:
    """Return for how many more seconds a call made at that instant (ms) may be taken back; 0: no longer."""
    return -(-max(0, CALL_TAKE_BACK_MS - (now - called_at)) // 1000)

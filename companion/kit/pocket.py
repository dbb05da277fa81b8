"""Defines what a game shows on a pocket page (``companion.pocket``): texts, buttons and links as data.

A game's module ``pocket`` holds a value ``pocket`` that follows :class:`PocketGame`; a game without one is followed in
the app.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, Union

from companion.table.intents import Intent
from companion.table.log import Log
from companion.table.message import Message
from companion.table.seats import Seat
from companion.table.state import TableState

#: What a button asks for: a word and its arguments, as the page sends them back.
Command = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Is a text; a parameter ``gap`` of its message is a number of ms, to be shown in seconds. "title", "warning" and
    "alert" stand out, and an alert is announced."""

    message: Message
    kind: Literal["title", "line", "small", "warning", "alert"] = "line"
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Asks for a second tap, on a button with that handle and label."""

    handle: str
    label: Message
    question: Message


@dataclass(frozen=True, slots=True)
class Button:
    """Is a button. ``at_once``: it is pressed as a finger comes down, not as it leaves; "call" is as large as there is
    room, "main" the next thing to press."""

    handle: str
    label: Message
    command: Command
    kind: Literal["call", "main", "plain"] = "plain"
    at_once: bool = False
    sure: Confirmation | None = None


@dataclass(frozen=True, slots=True)
class AppLink:
    """Names a screen of the app to go to; ``path``: after the table's code, "" for its present phase."""

    handle: str
    label: Message
    path: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """Shows what belongs to one seat, under its name. ``token``: the seat's mark stands beside the name; "small" is a
    line among many."""

    seat: Seat
    parts: tuple[Union[Text, Button], ...] = ()
    token: bool = True
    small: bool = False
    figures: tuple[Text, ...] = ()


Part = Union[Text, Button, AppLink, Panel]


@dataclass(frozen=True, slots=True)
class Screen:
    """Holds all that the page of one device shows of a game.

    Attributes:
        parts: from the top down.
        foot: what stays at the bottom of the page, in reach of a thumb.
        clock: whether the clock is shown.
        ready: the round before which seats say that they are ready; None elsewhere.
        changes_at: the instant (ms) at which it has to be drawn again though nothing will have happened.
    """

    parts: tuple[Part, ...]
    foot: tuple[Part, ...] = ()
    clock: bool = False
    ready: str | None = None
    changes_at: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Holds what one device looks at: the log, the instant (ms) and up to which all is on disk (``complete``), its
    seats, and whether it leads the table or may do what concerns all."""

    log: Log
    now: int
    complete: int
    device: str
    mine: tuple[Seat, ...] = ()
    leads: bool = False
    may_lead: bool = False

    @property
    def table(self) -> TableState:
        """Return the state of the table."""
        return self.log.state

    @property
    def locked_out(self) -> bool:
        """Tell whether the rights are locked, and this device does not lead."""
        return self.table.locked and not self.leads

    def may_act_for(self, seat: Seat) -> bool:
        """Tell whether this device may press for that seat."""
        return self.may_lead or seat in self.mine


@dataclass(frozen=True, slots=True)
class PressMoment:
    """Says when a press was made: the corrected instant (ms), how sure that is (ms), and its connection."""

    at: int
    error_ms: int
    line: str


class PocketGame(Protocol):
    """Declares what a game needs to be played on pocket pages."""

    def draw(self, look: Look) -> Screen:
        """Return what the page of that device shows now."""
        ...

    def key_of(self, look: Look) -> object:
        """Return what that page depends on: while it stays equal, drawing it would change nothing. None where it is to
        be drawn whenever something has happened."""
        ...

    def mark_seats(self, table: TableState) -> Mapping[int, str]:
        """Return the marks of seats, by number in table order, that every page is told before all else."""
        ...

    def decide_intent(self, command: Command, look: Look, press: PressMoment) -> Intent | None:
        """Return what a button with that command wants; None where it is to be ignored.

        Raises:
            ValueError: no button has such a command.
        """
        ...

    def announce(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return what is read out to who cannot look, when the table goes from one state to the other."""
        ...

    def name_unheard(self, look: Look) -> Message | None:
        """Return what is said on a page that was touched while it was cut off; None for nothing."""
        ...

"""Defines what a game shows on the light page (``companion.pocket``, README: ``/p/CODE``): texts, buttons and links as
data.

A game's module ``pocket`` offers ``pocket(rules)``, which returns a :class:`PocketGame`; without that module the light
page sends to the app.
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
    """A text of the light page. If its message has a parameter ``gap`` (ms), the number is shown in seconds. The kinds
    "title", "warning" and "alert" stand out, and screen readers read an alert out."""

    message: Message
    kind: Literal["title", "line", "small", "warning", "alert"] = "line"
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """The second tap that a button asks for: its question, and the handle and label of the button that confirms."""

    handle: str
    label: Message
    question: Message


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the light page.

    Attributes:
        handle: its stable identifier; ``command``: what the page sends when the button is pressed.
        kind: "call" is as large as the room allows, "main" is the usual next button, "plain" is any other.
        at_once: it is pressed as the finger comes down, not as the finger leaves.
        sure: the question that a second tap has to answer; None: one tap is enough.
    """

    handle: str
    label: Message
    command: Command
    kind: Literal["call", "main", "plain"] = "plain"
    at_once: bool = False
    sure: Confirmation | None = None


@dataclass(frozen=True, slots=True)
class AppLink:
    """A link to a screen of the app; ``path``: what follows the table's code, "" for its present phase."""

    handle: str
    label: Message
    path: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """Part of the light page with what belongs to one seat, shown under the player's name.

    Attributes:
        token: whether the seat's mark stands beside the name.
        small: whether the panel is one line among many.
        figures: texts at the end of the line with the name.
    """

    seat: Seat
    parts: tuple[Union[Text, Button], ...] = ()
    token: bool = True
    small: bool = False
    figures: tuple[Text, ...] = ()


Part = Union[Text, Button, AppLink, Panel]


@dataclass(frozen=True, slots=True)
class Screen:
    """Content of the light page of one device, as its game draws it.

    Attributes:
        parts: from the top down.
        foot: the parts that stay at the bottom of the page, in reach of a thumb.
        clock: whether the clock is shown.
        ready: the round before which seats say that they are ready; None elsewhere.
        changes_at: the instant (ms) at which the page has to be drawn again even if nothing has happened by then.
    """

    parts: tuple[Part, ...]
    foot: tuple[Part, ...] = ()
    clock: bool = False
    ready: str | None = None
    changes_at: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """State of a table as one device sees it: all that its light page is drawn from.

    Attributes:
        log: the table's log.
        now: the present instant (ms of the table's timeline).
        complete: the instant (ms) up to which every accepted entry is on disk.
        device: the device's id; ``mine``: the seats that it holds.
        leads: whether the device is the host's or the scorekeeper's.
        may_lead: whether the device may do what concerns the whole table.
    """

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
    def is_locked_out(self) -> bool:
        """Tell whether the rights are locked, and this device does not lead."""
        return self.table.locked and not self.leads

    def may_act_for(self, seat: Seat) -> bool:
        """Tell whether this device may press for that seat."""
        return self.may_lead or seat in self.mine


@dataclass(frozen=True, slots=True)
class PressMoment:
    """Moment of a press.

    Attributes:
        at: its corrected instant (ms).
        error_ms: how far off that instant may be.
        line: the id of the connection that the press came on.
    """

    at: int
    error_ms: int
    line: str


class PocketGame(Protocol):
    """What a game offers for the light page; one object serves all tables of the game."""

    def draw(self, look: Look) -> Screen:
        """Return what the light page of that device shows now."""
        ...

    def key_of(self, look: Look) -> object:
        """Return a value that stays equal as long as drawing the page again would change nothing; None if the page has
        to be drawn after every change of the table."""
        ...

    def mark_seats(self, table: TableState) -> Mapping[int, str]:
        """Return the mark (a short text such as the number of a token) of each seat that has one, by its number in
        table order; every page is sent these before all else."""
        ...

    def decide_intent(self, command: Command, look: Look, press: PressMoment) -> Intent | None:
        """Return the intent of the button with that command; None if the press is to be ignored.

        Raises:
            ValueError: no button has such a command.
        """
        ...

    def announce(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return what screen readers say when the table goes from one state to the other."""
        ...

    def name_unheard(self, look: Look) -> Message | None:
        """Return what a page shows if it was touched while it was cut off from the server, so that presses may be
        unheard (not have arrived); None to show nothing."""
        ...

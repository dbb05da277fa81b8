"""Defines what a game must provide for a table to play it. No other package asks which game it is."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.table.events import Event
from companion.table.intents import Intent
from companion.table.message import Message
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class Actor:
    """Identifies the sender of an intent: a device, by the hash of its secret; "server" for the server itself.

    Attributes:
        here: the devices that somebody is looking at now, where the hub knows.
    """

    device: str
    here: frozenset[str] | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of_secret(cls, secret: str) -> Actor:
        """Name the device with that secret. Tables and journals see only a hash: a copied journal gives nobody a
        seat."""
        return cls(hashlib.sha256(secret.encode()).hexdigest()[:32])

    def holds(self, table: TableState, seat_id: str) -> bool:
        """Tell whether this device holds that seat."""
        return any(seat.id == seat_id and self.device in seat.devices for seat in table.seats)


SERVER = Actor("server")


class GameRules(Protocol):
    """Declares the rules of one game as a table calls them. They are pure; ``now`` is in ms of the hub's timeline."""

    id: str
    #: The game's own events, for reading the journal.
    events: tuple[type[Event], ...]

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the smallest and the largest number of seats with those settings. Raises Refused where the settings
        conflict."""
        ...

    def most_players(self, table: TableState) -> int:
        """Return the largest number of seats that this table may have."""
        ...

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as its journal is to hold them: with those defaults that once were others,
        so that a table of then keeps its own."""
        ...

    def open(self, settings: Mapping[str, Any]) -> Any:
        """Return the game's own state at the start. Never fails: ``players`` has checked the settings."""
        ...

    def write_total(self, points: int) -> Message:
        """Write a player's total where it stands alone, with what it is of."""
        ...

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """Return the events that the intent leads to; an empty tuple where it changes nothing. Raises Refused."""
        ...

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Return why this event is invalid on this state; None where it is valid."""
        ...

    def evolve(self, table: TableState, event: Event) -> TableState:
        """Return the state after the event; an event that does not apply changes nothing."""
        ...

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Return the events that time alone has brought about by ``now``."""
        ...

    def wakes_at(self, table: TableState) -> int | None:
        """Return the first instant (ms) at which ``due_events`` returns events; None while nothing is pending."""
        ...

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """Return the last round that counts for a player who leaves now ("set-up": none); None where they have
        played them all."""
        ...

    def has_begun(self, table: TableState) -> bool:
        """Tell whether the first round has started: from then on nobody new may play."""
        ...

    def time_given_back(self, event: Event) -> int | None:
        """Return the time left (ms) that undoing this event restores to the clock; None where it leaves the clock
        alone."""
        ...

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Describe which scores a change of a ruling or a correction moved, one message each; empty where it moved
        none."""
        ...

    def game_file(self, table: TableState) -> dict[str, Any]:
        """Return the table as a game file, without the moment it was finished (game file, "redac-chef")."""
        ...

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """Turn a game file into a table again: return its settings and the events since its players sat down.

        Each player sits at the seat with their id in the file. Raises Refused where no table can hold the game,
        WrongFile where the file is wrong.
        """
        ...

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings with which the game of that file was played, for playing it again. Raises WrongFile."""
        ...

    def is_finished(self, table: TableState) -> bool:
        """Tell whether the game has its result."""
        ...

    def name(self, table: TableState, event: Event) -> Message:
        """Return the event's name, as undo shows it."""
        ...

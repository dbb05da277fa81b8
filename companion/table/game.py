"""Defines what a game must offer so that a table can play it. No code outside a game's own package depends on which
game it is."""

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
    """Sender of an intent, by whose rights the intent is judged: a device, by the hash of its secret; "server" for the
    server itself.

    Attributes:
        here: the devices that somebody is looking at now, where the hub knows.
    """

    device: str
    here: frozenset[str] | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of_secret(cls, secret: str) -> Actor:
        """Return the actor for a device's secret. Tables and journals see only a hash, so a copied journal gives nobody
        a seat."""
        return cls(hashlib.sha256(secret.encode()).hexdigest()[:32])

    def holds(self, table: TableState, seat_id: str) -> bool:
        """Tell whether this device has that seat."""
        return any(seat.id == seat_id and self.device in seat.devices for seat in table.seats)


SERVER = Actor("server")


class GameRules(Protocol):
    """Rules of one game as a table uses them. They are pure; ``now`` is in ms of the hub's timeline."""

    id: str
    #: The game's own events, for reading the journal.
    events: tuple[type[Event], ...]

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most seats with those settings. Raises Refused if the settings conflict."""
        ...

    def most_players(self, table: TableState) -> int:
        """Return the most seats that this table may have."""
        ...

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as its journal keeps them: with the present default written out where
        earlier versions had another, since a journal without it means the earlier one."""
        ...

    def open(self, settings: Mapping[str, Any]) -> Any:
        """Return the game's own state at the start. Never fails: ``players`` has checked the settings."""
        ...

    def write_total(self, points: int) -> Message:
        """Return the text of a player's total outside of the score sheet, with its unit."""
        ...

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """Return the events that the intent leads to; empty if it changes nothing. Raises Refused where it is not
        allowed."""
        ...

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Return why the event is invalid on this state; None if it is valid."""
        ...

    def evolve(self, table: TableState, event: Event) -> TableState:
        """Return the state after the event; unchanged if the event does not apply."""
        ...

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Return the events that time alone has caused by ``now``."""
        ...

    def wakes_at(self, table: TableState) -> int | None:
        """Return the first instant (ms) at which ``due_events`` returns events; None while nothing is pending."""
        ...

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """Return the last round that counts for a player who leaves now ("set-up": none); None if they have
        played them all."""
        ...

    def has_begun(self, table: TableState) -> bool:
        """Tell whether the first round has started; from then on no new player may join."""
        ...

    def time_given_back(self, event: Event) -> int | None:
        """Return the time left (ms) that the clock gets back when the event is undone; None if undo does not touch the
        clock."""
        ...

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return a message for each total that a change of a ruling or a correction moved; empty if none moved."""
        ...

    def game_file(self, table: TableState) -> dict[str, Any]:
        """Return the table as the JSON of a game file, without the moment at which it was finished."""
        ...

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """Return the settings and the events that rebuild the game of a file at a table, after its players sat down.

        Each player sits at the seat with their id in the file. Raises Refused if no table can hold the game,
        WrongFile where the file is wrong.
        """
        ...

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings with which the game of that file was played, to play it again. Raises WrongFile if the
        file has any fault."""
        ...

    def is_finished(self, table: TableState) -> bool:
        """Tell whether the game has its final result."""
        ...

    def name(self, table: TableState, event: Event) -> Message:
        """Return the event's sentence, as undo and the game log show it."""
        ...

"""What a game must be for a table to play it. One package fulfils this; nothing outside asks which game it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.table.events import Event
from companion.table.intents import Intent
from companion.table.message import Message
from companion.table.state import TableState


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a device, by the hash of its secret. ``server`` is nobody's device. ``here``: the devices that somebody
    looks at just now, where the hub knows."""

    device: str
    here: frozenset[str] | None = field(default=None, compare=False, repr=False)

    def holds(self, table: TableState, seat_id: str) -> bool:
        """Whether this device holds that seat."""
        return any(seat.id == seat_id and self.device in seat.devices for seat in table.seats)


SERVER = Actor("server")


class GameRules(Protocol):
    """The rules of one game as the table calls them. All of it is pure; now is in ms of the hub's timeline."""

    id: str
    #: Every event and intent of the game's own, for reading the journal and the wire.
    events: tuple[type[Event], ...]
    intents: tuple[type[Intent], ...]

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most seats with those settings. Raises Refused where the settings do not go together."""
        ...

    def most_players(self, table: TableState) -> int:
        """The most seats that this table may have."""
        ...

    def open(self, settings: Mapping[str, Any]) -> Any:
        """The game's own state at the start. Never fails: the settings were judged by ``players``."""
        ...

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """What the intent leads to. An empty tuple: nothing to do (said twice). Raises Refused."""
        ...

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        ...

    def evolve(self, table: TableState, event: Event) -> TableState:
        """The state after the event; an event that does not apply changes nothing."""
        ...

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """What has become true by now without anybody's asking."""
        ...

    def wakes_at(self, table: TableState) -> int | None:
        """The first instant at which ``due`` has something to say; None: not before somebody does something."""
        ...

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """The last round that counts for a player who leaves now ("set-up": none); None where he has played them
        all."""
        ...

    def has_begun(self, table: TableState) -> bool:
        """Whether the first round has started: from then on nobody new may play."""
        ...

    def time_given_back(self, event: Event) -> int | None:
        """The time left (ms) that undoing this event gives back to a clock; None: there is none to be touched."""
        ...

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """What a change of a ruling or a correction moved, figure by figure; empty where it moved nothing."""
        ...

    def game_file(self, table: TableState) -> dict[str, Any]:
        """The table as a game file, without the moment it was finished (game file, "redac-chef")."""
        ...

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """A game file taken up as a table: its settings, and what happened since its players sat down, each at a seat
        with his id in the file. Raises Refused where no table can hold it, WrongFile where the file is wrong."""
        ...

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with which that game was played, for playing it again. Raises WrongFile."""
        ...

    def is_finished(self, table: TableState) -> bool:
        """Whether the game has its result."""
        ...

    def name(self, table: TableState, event: Event) -> Message:
        """What the event is called when it is undone or stands in the way."""
        ...

"""Defines a table's state: its seats, its clock, and the part that belongs to the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.table.seats import Seat
from companion.table.timer import Timer


@dataclass(frozen=True, slots=True)
class Away:
    """Note that the server was down while the clock ran: from ``vouched_at``, the last instant it recorded (ms), for
    ``gone_ms`` (ms; 0: unknown)."""

    vouched_at: int
    gone_ms: int


@dataclass(frozen=True, slots=True)
class TableState:
    """State of a table after an entry of its log: seats, rights, clock, and the game's own state; immutable.

    Attributes:
        code: the code by which others join.
        game: the id of the game in the box; ``game_id``: the id of this one game played, under which it is filed.
        generation: counts how often the game was reopened at a table; only the newest one writes the game file.
        opened_at: when the table was opened (ISO 8601 with an offset).
        opened_here: whether it was opened on the machine that runs the server.
        host: the device that leads.
        scorekeeper: a second device that keeps score; "" for none.
        locked: whether rights are locked, so that other devices act only for their own seats.
        former: removed seats, kept so that their ids are not reused and their names can still be shown.
        away: that the server was down while the clock ran, until somebody has chosen how to go on; None otherwise.
        paused_by: while the clock is stopped, the seats of the device that paused it.
        headline, note: what the players write on its front page; each empty for nothing.
        play: the game's own immutable state.
        successor: the id of the table at which the same people go on, once this one is closed for it.
    """

    id: str = ""
    code: str = ""
    game: str = ""
    game_id: str = ""
    generation: int = 1
    opened_at: str = ""
    opened_here: bool = False
    host: str = ""
    scorekeeper: str = ""
    locked: bool = False
    seats: tuple[Seat, ...] = ()
    former: tuple[Seat, ...] = ()
    timer: Timer = Timer()
    away: Away | None = None
    paused_by: tuple[str, ...] = ()
    headline: str = ""
    note: str = ""
    play: Any = None
    closed: bool = False
    successor: str | None = None

    def seat(self, seat_id: str) -> Seat:
        """Return the seat with that id. Raises KeyError if there is none."""
        for seat in self.seats:
            if seat.id == seat_id:
                return seat
        raise KeyError(seat_id)

    def number(self, seat_id: str) -> int:
        """Return the seat's number in table order, from 1. Raises ValueError if there is no such seat."""
        return [seat.id for seat in self.seats].index(seat_id) + 1

    def name(self, seat_id: str) -> str:
        """Return the name at that seat, even if it was removed; its id where there never was one."""
        return next((seat.name for seat in (*self.seats, *reversed(self.former)) if seat.id == seat_id), seat_id)

    def seats_of_device(self, device: str) -> tuple[str, ...]:
        """Return the ids of the seats that this device holds."""
        return tuple(seat.id for seat in self.seats if device in seat.devices)

    def knows(self, device: str) -> bool:
        """Tell whether the device is the host's or has a seat."""
        return device == self.host or bool(self.seats_of_device(device))

    def names(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Return the names at those seats."""
        return tuple(self.name(seat) for seat in seats)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Return the seats whose players have not left."""
        return tuple(seat for seat in self.seats if seat.left_after is None)

"""What a table is at one moment: its seats, its clock, and the part that belongs to the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.table.seats import Seat
from companion.table.timer import Timer


@dataclass(frozen=True, slots=True)
class Away:
    """The server was gone while the clock ran: from the last instant it vouched for (ms), for so long (ms; 0: nobody
    knows)."""

    vouched_at: int
    gone_ms: int


@dataclass(frozen=True, slots=True)
class TableState:
    """A table. ``play`` is the game's own frozen state; ``host`` the device that leads, ``scorekeeper`` one that
    keeps score beside it ("": none), ``locked``: the rest do for themselves only; ``former``: seats that were
    taken away again, so that their ids go to nobody else and their names can still be said; ``generation``: which of
    the tables of this game it is; ``opened_here``: on the machine that serves it; ``paused_by``: while the clock
    stands, the seats of the device that paused it."""

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
    play: Any = None
    closed: bool = False
    successor: str | None = None

    def seat(self, seat_id: str) -> Seat:
        """The seat with that id. Raises KeyError where there is none."""
        for seat in self.seats:
            if seat.id == seat_id:
                return seat
        raise KeyError(seat_id)

    def number(self, seat_id: str) -> int:
        """The seat's number in table order, from 1."""
        return [seat.id for seat in self.seats].index(seat_id) + 1

    def name(self, seat_id: str) -> str:
        """The name at that seat, also of one that was taken away; its id where there never was one."""
        return next((seat.name for seat in (*self.seats, *reversed(self.former)) if seat.id == seat_id), seat_id)

    def seats_of_device(self, device: str) -> tuple[str, ...]:
        """The seats that this device holds."""
        return tuple(seat.id for seat in self.seats if device in seat.devices)

    def names(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The names at those seats."""
        return tuple(self.name(seat) for seat in seats)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats whose players have not left."""
        return tuple(seat for seat in self.seats if seat.left_after is None)

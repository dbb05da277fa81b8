"""What happened at a table that any game has. Events are accepted facts; folding them never fails."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict


class Event(BaseModel):
    """One fact of a table's log. ``undoable``: whether it may be voided; ``caused_by``: the types of event whose
    undoing takes this one along where it cannot stand without them; ``is_choice``: what it chose may be out of play
    since (the round it was for has begun), and taking it back is offered only while the same could still be chosen;
    ``redraw_after_ms``: so long after it (ms) screens
    show something else of it, though nothing has happened."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    undoable: ClassVar[bool] = True
    caused_by: ClassVar[tuple[str, ...]] = ()
    is_choice: ClassVar[bool] = False
    redraw_after_ms: ClassVar[tuple[int, ...]] = ()
    type: str

    def concerned_seat(self) -> str | None:
        """The seat that does it, or that it happens to; None: it is about the table."""
        return getattr(self, "seat", None)

    @property
    def caused_by_clock(self) -> bool:
        """Whether time itself brought it about: nobody can take that back."""
        return False


class TableOpened(Event):
    """A table for a game, with the game's settings as they were chosen. ``generation``: of several tables of one game
    (it was reopened) only the one with the highest number writes its file. ``here``: on the machine
    that serves it."""

    undoable = False
    type: Literal["table-opened"] = "table-opened"
    id: str
    code: str
    game: str
    game_id: str
    at: str
    host: str
    settings: dict[str, Any]
    generation: int = 1
    here: bool = False


class PlayerSeated(Event):
    """A player, or a team of ``members`` (``people``: their profiles), got a seat."""

    type: Literal["player-seated"] = "player-seated"
    seat: str
    name: str
    colour: str
    symbol: str
    profile: str | None = None
    members: tuple[str, ...] = ()
    people: tuple[str | None, ...] = ()


class PlayerChanged(Event):
    """A player's name or look, or the members of a team, changed (None: as it was). Who had that colour or symbol gets
    what this one had."""

    type: Literal["player-changed"] = "player-changed"
    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] | None = None


class PersonNamed(Event):
    """Somebody else sat at that seat than its name says, or (``place``) was that member of a team. What was done and
    counted there stays with the seat, and counts for this person."""

    type: Literal["person-named"] = "person-named"
    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class PersonsSwapped(Event):
    """Two people each sat at the other's seat (``place``, ``other_place``: which members of teams they were)."""

    type: Literal["persons-swapped"] = "persons-swapped"
    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None


class PlayerRemoved(Event):
    """A seat was taken away before the first round."""

    type: Literal["player-removed"] = "player-removed"
    seat: str


class SeatsOrdered(Event):
    """The seats were put in the order of the table, clockwise."""

    type: Literal["seats-ordered"] = "seats-ordered"
    order: tuple[str, ...]


class PlayerLeft(Event):
    """A player went home; the last round that counts for him is ``after`` ("set-up": none)."""

    type: Literal["player-left"] = "player-left"
    seat: str
    after: str


class SeatTaken(Event):
    """A device holds a seat: its presses are that player's."""

    undoable = False
    caused_by = ("player-seated",)
    type: Literal["seat-taken"] = "seat-taken"
    seat: str
    device: str


class SeatFreed(Event):
    """A device no longer holds a seat."""

    undoable = False
    caused_by = ("player-seated",)
    type: Literal["seat-freed"] = "seat-freed"
    seat: str
    device: str


class HostChanged(Event):
    """Another device leads."""

    undoable = False
    type: Literal["host-changed"] = "host-changed"
    device: str


class RightsLocked(Event):
    """From now on (or no longer) a seat calls and enters for itself only."""

    undoable = False
    type: Literal["rights-locked"] = "rights-locked"
    locked: bool


class ScorekeeperNamed(Event):
    """That device keeps score for everybody ("": none but the host's)."""

    undoable = False
    type: Literal["scorekeeper-named"] = "scorekeeper-named"
    device: str


class TimerStarted(Event):
    """A clock of that length was started; it begins to run ``lead_ms`` after ``at``."""

    undoable = False
    type: Literal["timer-started"] = "timer-started"
    at: int
    lead_ms: int
    length_ms: int


class TimerStopped(Event):
    """The clock was paused, or set, with that much left. ``at``: the instant from which it stands; ``who``: the seats
    of the device that paused it."""

    undoable = False
    type: Literal["timer-stood"] = "timer-stood"
    left_ms: int
    at: int | None = None
    who: tuple[str, ...] = ()


class TimerResumed(Event):
    """The clock went on."""

    undoable = False
    type: Literal["timer-resumed"] = "timer-resumed"
    at: int


class TimerExtended(Event):
    """Time was added, or taken off. It is taken back by its opposite, on the clock as it then is, since that may have
    been paused in between: ``takes_back`` is the number of the entry that this one makes good. ``who``: the seats of
    the device that did it."""

    type: Literal["timer-extended"] = "timer-extended"
    by_ms: int
    takes_back: int | None = None
    who: tuple[str, ...] = ()


class ServerAway(Event):
    """The server was gone (killed, suspended) too long while the clock ran: the clock stands at the last instant
    that the server vouched for, and the table chooses. ``gone_ms``: 0 where nobody knows how long it was, since the
    wall clock was set meanwhile."""

    undoable = False
    type: Literal["server-away"] = "server-away"
    vouched_at: int
    gone_ms: int


class TableClosed(Event):
    """The table is put away; ``successor`` is the table at which the same people play on."""

    undoable = False
    type: Literal["table-closed"] = "table-closed"
    successor: str | None = None


class TableTakenUp(Event):
    """A table that had been put away goes on; ``device`` leads from now on."""

    undoable = False
    type: Literal["table-taken-up"] = "table-taken-up"
    device: str


class Undone(Event):
    """An entry of the log is void, and with it those that only followed from it (``along``). ``left_ms``: the time
    the clock gets back, or None."""

    type: Literal["undone"] = "undone"
    entry: int
    along: tuple[int, ...] = ()
    left_ms: int | None = None


TABLE_EVENTS: tuple[type[Event], ...] = (
    TableOpened, PlayerSeated, PlayerChanged, PersonNamed, PersonsSwapped, PlayerRemoved, SeatsOrdered, PlayerLeft,
    SeatTaken, SeatFreed, HostChanged, RightsLocked, ScorekeeperNamed, TimerStarted, TimerStopped, TimerResumed,
    TimerExtended, ServerAway, TableClosed, TableTakenUp, Undone,
)  # fmt: skip

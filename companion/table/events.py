"""Defines events: accepted facts that any table can have. Folding them never fails."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict


class Event(BaseModel):
    """Is one fact in a table's log.

    Attributes:
        undoable: whether it may be undone.
        caused_by: types of events; undoing one of those also undoes this one if it is no longer valid.
        is_choice: a choice for something to come (a round); its undo is offered only while it could still be chosen.
        redraw_after_ms: redraw screens this many ms after the event, because what they show changes with time.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    undoable: ClassVar[bool] = True
    caused_by: ClassVar[tuple[str, ...]] = ()
    is_choice: ClassVar[bool] = False
    redraw_after_ms: ClassVar[tuple[int, ...]] = ()
    type: str

    def concerned_seat(self) -> str | None:
        """Return the id of the seat that acts or is affected; None where it is about the table."""
        return getattr(self, "seat", None)

    @property
    def caused_by_clock(self) -> bool:
        """Tell whether time itself caused it, so that nobody can undo it."""
        return False


class TableOpened(Event):
    """A table was opened for a game, with the settings chosen for it.

    Attributes:
        generation: of several tables of one game (it was reopened), only the one with the highest number writes its
            file.
        here: opened on the serving machine.
    """

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
    """A player's name or look, or a team's members, changed (None: unchanged). A player who had that colour or
    symbol gets this one's former one."""

    type: Literal["player-changed"] = "player-changed"
    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] | None = None


class PersonNamed(Event):
    """Another person is named as having sat at that seat, or (``place``) as that member of its team. Everything done
    there stays with the seat and counts for this person."""

    type: Literal["person-named"] = "person-named"
    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class PersonsSwapped(Event):
    """Two people swapped seats (``place``, ``other_place``: which members of teams they were)."""

    type: Literal["persons-swapped"] = "persons-swapped"
    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None


class PlayerRemoved(Event):
    """A seat was removed before the first round."""

    type: Literal["player-removed"] = "player-removed"
    seat: str


class SeatsOrdered(Event):
    """The seats were put in table order, clockwise."""

    type: Literal["seats-ordered"] = "seats-ordered"
    order: tuple[str, ...]


class PlayerLeft(Event):
    """A player left early; ``after`` is the last round that counts for them ("set-up": none)."""

    type: Literal["player-left"] = "player-left"
    seat: str
    after: str


class SeatTaken(Event):
    """A device took a seat: its presses are that player's."""

    undoable = False
    caused_by = ("player-seated",)
    type: Literal["seat-taken"] = "seat-taken"
    seat: str
    device: str


class SeatFreed(Event):
    """A device gave up a seat."""

    undoable = False
    caused_by = ("player-seated",)
    type: Literal["seat-freed"] = "seat-freed"
    seat: str
    device: str


class HostChanged(Event):
    """Another device became the host."""

    undoable = False
    type: Literal["host-changed"] = "host-changed"
    device: str


class RightsLocked(Event):
    """Rights were locked or unlocked: while they are locked, a seat acts only for itself."""

    undoable = False
    type: Literal["rights-locked"] = "rights-locked"
    locked: bool


class ScorekeeperNamed(Event):
    """That device keeps score for everybody ("": only the host's does)."""

    undoable = False
    type: Literal["scorekeeper-named"] = "scorekeeper-named"
    device: str


class TimerStarted(Event):
    """A clock of ``length_ms`` was started; it starts running ``lead_ms`` after ``at`` (all ms)."""

    undoable = False
    type: Literal["timer-started"] = "timer-started"
    at: int
    lead_ms: int
    length_ms: int


class TimerStopped(Event):
    """The clock was paused or set, with ``left_ms`` left (ms). Its tag stays "timer-stood", as in existing journals.

    Attributes:
        at: the instant since which it is stopped (ms).
        who: the seats of the device that paused it.
    """

    undoable = False
    type: Literal["timer-stood"] = "timer-stood"
    left_ms: int
    at: int | None = None
    who: tuple[str, ...] = ()


class TimerResumed(Event):
    """The clock was resumed at ``at`` (ms)."""

    undoable = False
    type: Literal["timer-resumed"] = "timer-resumed"
    at: int


class TimerExtended(Event):
    """Time was added (ms; negative: taken off). ``who``: the seats of the device that did it.

    It is undone by the opposite extension of the clock as it is then, since the clock may have been paused in between:
    ``takes_back`` is the number of the entry that this one reverses.
    """

    type: Literal["timer-extended"] = "timer-extended"
    by_ms: int
    takes_back: int | None = None
    who: tuple[str, ...] = ()


class ServerAway(Event):
    """The server was down (killed, suspended) too long while the clock ran. The clock is stopped at ``vouched_at``, the
    last instant that the server recorded (ms), and the table chooses how to go on.

    ``gone_ms`` is how long it was down; 0 where that is unknown, because the wall clock was set meanwhile.
    """

    undoable = False
    type: Literal["server-away"] = "server-away"
    vouched_at: int
    gone_ms: int


class TableClosed(Event):
    """The table was closed; ``successor`` is the table at which the same people go on."""

    undoable = False
    type: Literal["table-closed"] = "table-closed"
    successor: str | None = None


class TableTakenUp(Event):
    """A closed table was reopened; ``device`` is its host from then on."""

    undoable = False
    type: Literal["table-taken-up"] = "table-taken-up"
    device: str


class Undone(Event):
    """An entry was undone, with its automatic consequences (``along``). ``left_ms``: the time that the clock gets
    back (ms), or None."""

    type: Literal["undone"] = "undone"
    entry: int
    along: tuple[int, ...] = ()
    left_ms: int | None = None


TABLE_EVENTS: tuple[type[Event], ...] = (
    TableOpened, PlayerSeated, PlayerChanged, PersonNamed, PersonsSwapped, PlayerRemoved, SeatsOrdered, PlayerLeft,
    SeatTaken, SeatFreed, HostChanged, RightsLocked, ScorekeeperNamed, TimerStarted, TimerStopped, TimerResumed,
    TimerExtended, ServerAway, TableClosed, TableTakenUp, Undone,
)  # fmt: skip

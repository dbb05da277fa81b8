"""Defines the events of any table: accepted facts. Folding them into the state never fails."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict


class Event(BaseModel):
    """Base of events: a fact in a table's log.

    Attributes:
        undoable: whether the event may be undone.
        caused_by: types of events that may have caused this one; undoing such an event also undoes this one if it is no
            longer valid then.
        is_choice: whether the event is a choice for something to come (a round); its undo is offered only while the
        choice
            could still be made.
        redraw_after_ms: how long (ms) after the event the screens are redrawn, because what they show changes with
        time.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    undoable: ClassVar[bool] = True
    caused_by: ClassVar[tuple[str, ...]] = ()
    is_choice: ClassVar[bool] = False
    redraw_after_ms: ClassVar[tuple[int, ...]] = ()
    type: str = ""

    def __init_subclass__(cls, *, tag: str = "", **config: Any) -> None:
        """Give an event its type in journals, ``tag``; a class without a tag is a base of several events."""
        super().__init_subclass__(**config)
        if tag:
            # pydantic collects fields after this method has run, so each event gets its field ``type`` here.
            cls.__annotations__ = {"type": Literal[tag], **cls.__dict__.get("__annotations__", {})}
            cls.type = tag

    def concerned_seat(self) -> str | None:
        """Return the id of the seat that acts or is affected; None if the event is about the whole table."""
        return getattr(self, "seat", None)

    @property
    def caused_by_clock(self) -> bool:
        """Tell whether time itself caused the event, so that nobody can undo it."""
        return False


class TableOpened(Event, tag="table-opened"):
    """Event: a table was opened for a game, with the settings chosen for it.

    Attributes:
        at: the moment of opening (ISO 8601 with an offset).
        host: the device that leads the table.
        generation: counts how often the game was reopened; only its newest table writes the game file.
        here: whether the table was opened on the machine that runs the server.
    """

    undoable = False
    id: str
    code: str
    game: str
    game_id: str
    at: str
    host: str
    settings: dict[str, Any]
    generation: int = 1
    here: bool = False


class PlayerSeated(Event, tag="player-seated"):
    """Event: a player, or a team of ``members`` (``people``: their profiles), got a seat."""

    seat: str
    name: str
    colour: str
    symbol: str
    profile: str | None = None
    members: tuple[str, ...] = ()
    people: tuple[str | None, ...] = ()


class PlayerChanged(Event, tag="player-changed"):
    """Event: a player's name or look, or a team's members, changed (None: unchanged). Another player who had the new
    colour or symbol gets this player's former one."""

    seat: str
    name: str | None = None
    colour: str | None = None
    symbol: str | None = None
    members: tuple[str, ...] | None = None
    people: tuple[str | None, ...] | None = None


class PersonNamed(Event, tag="person-named"):
    """Event: another person is named as having sat at that seat, or with ``place`` as that member of its team.
    Everything done at the seat stays with it, and counts for this person."""

    seat: str
    name: str
    profile: str | None = None
    place: int | None = None


class PersonsSwapped(Event, tag="persons-swapped"):
    """Event: two people swapped seats (``place``, ``other_place``: which members of teams they were)."""

    seat: str
    other: str
    place: int | None = None
    other_place: int | None = None


class PlayerRemoved(Event, tag="player-removed"):
    """Event: a seat was removed before the first round."""

    seat: str


class SeatsOrdered(Event, tag="seats-ordered"):
    """Event: the seats were put in table order, clockwise."""

    order: tuple[str, ...]


class PlayerLeft(Event, tag="player-left"):
    """Event: a player left early; ``after`` is the last round that counts for them ("set-up": none)."""

    seat: str
    after: str


class SeatTaken(Event, tag="seat-taken"):
    """Event: a device took a seat: its presses are that player's."""

    undoable = False
    caused_by = ("player-seated",)
    seat: str
    device: str


class SeatFreed(Event, tag="seat-freed"):
    """Event: a device gave up a seat."""

    undoable = False
    caused_by = ("player-seated",)
    seat: str
    device: str


class HostChanged(Event, tag="host-changed"):
    """Event: another device became the host."""

    undoable = False
    device: str


class RightsLocked(Event, tag="rights-locked"):
    """Event: rights were locked or unlocked. While they are locked, a device acts only for its own seats; only the host
    and the scorekeeper act for all."""

    undoable = False
    locked: bool


class ScorekeeperNamed(Event, tag="scorekeeper-named"):
    """Event: a device keeps score for everybody ("": only the host's does)."""

    undoable = False
    device: str


class TimerStarted(Event, tag="timer-started"):
    """Event: a clock of ``length_ms`` was started; it starts running ``lead_ms`` after ``at`` (all ms)."""

    undoable = False
    at: int
    lead_ms: int
    length_ms: int


class TimerStopped(Event, tag="timer-stood"):
    """Event: the clock was paused or set, with ``left_ms`` left (ms). Its tag stays "timer-stood", as in existing
    journals.

    Attributes:
        at: the instant since which it is stopped (ms).
        who: the seats of the device that paused it.
    """

    undoable = False
    left_ms: int
    at: int | None = None
    who: tuple[str, ...] = ()


class TimerResumed(Event, tag="timer-resumed"):
    """Event: the clock was resumed at ``at`` (ms)."""

    undoable = False
    at: int


class TimerExtended(Event, tag="timer-extended"):
    """Event: time was added (ms; negative: taken off). ``who``: the seats of the device that did it.

    It is undone by extending the clock the other way, by the same time and from its present state, because the clock
    may have been paused in between. ``takes_back``: the number of the entry that this extension reverses.
    """

    by_ms: int
    takes_back: int | None = None
    who: tuple[str, ...] = ()


class ServerAway(Event, tag="server-away"):
    """Event: the server was down (killed, suspended) for too long while the clock ran. The clock is stopped at
    ``vouched_at``, the last instant that the server recorded (ms), and the players choose how to go on.

    ``gone_ms``: how long the server was down; 0 if that is unknown, because the wall clock was set meanwhile.
    """

    undoable = False
    vouched_at: int
    gone_ms: int


class TextsChanged(Event, tag="texts-changed"):
    """Event: somebody changed the texts of the table's front page, a headline of its own and a note (None: unchanged;
    "": removed)."""

    headline: str | None = None
    note: str | None = None


class TableClosed(Event, tag="table-closed"):
    """Event: the table was closed; ``successor`` is the table at which the same people go on."""

    undoable = False
    successor: str | None = None


class TableTakenUp(Event, tag="table-taken-up"):
    """Event: a closed table was reopened; ``device`` is its host from then on."""

    undoable = False
    device: str


class Undone(Event, tag="undone"):
    """Event: an entry was undone, with its automatic consequences (``along``). ``left_ms``: the time that the
    clock gets back (ms), or None."""

    entry: int
    along: tuple[int, ...] = ()
    left_ms: int | None = None


TABLE_EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())

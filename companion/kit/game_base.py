"""Holds what the games on the shelf have in common as a table calls them: a game is the log of what its players say.

Most of what happens at these tables is said as it is: "Lea pays 40 into the pot" is a wish and a fact at once. So a
game here declares its events, and each answers two questions: may it stand on this state, and what is the state after
it. Its own events (``companion.kit.game_event``) are asked themselves; what those of the shared parts mean is asked of
the game. Screens send ``Happened(event=…)``. Seats, the begin, settings, the
shared parts (``companion.table.parts``), the countdown, the game file and taking one up again are answered here, once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from pydantic import SerializeAsAny

from companion.kit.file_players import SET_UP, Player, Roster
from companion.kit.game_event import GameEvent
from companion.kit.options import Chosen, Options
from companion.kit.score_table import Scored
from companion.table.events import (
    Event,
    PlayerLeft,
    PlayerSeated,
    ServerAway,
    TimerExtended,
    TimerResumed,
    TimerStarted,
    TimerStopped,
)
from companion.table.game import Actor
from companion.table.intents import Increment, Intent
from companion.table.message import Message, Param, Refused, say
from companion.table.parts import events as fact
from companion.table.parts.tray import Tray, fold_parts, is_noop, parts_objection
from companion.table.parts.turns import pass_turn, sit_out
from companion.table.rules import undo_params
from companion.table.seats import Seat
from companion.table.state import TableState
from companion.table.timer import Status, Timer


class Seated(Hashable, Protocol):
    """A game as a file holds it: it knows at least who plays."""

    @property
    def roster(self) -> Roster:
        """Who plays it."""
        ...


G = TypeVar("G", bound=Seated)

_CLOCK: Final = (TimerStopped, TimerResumed, TimerExtended, ServerAway)
#: The longest countdown, in ms.
LONGEST_MS: Final = 60 * 60_000


class Happened(Intent):
    """This is what happened; an event of the game's own, or of a part."""

    event: SerializeAsAny[Event]

    def concerned_seat(self) -> str | None:
        """The seat that did it, or that it happened to."""
        return self.event.concerned_seat()


class StartCountdown(Intent):
    """So much time (ms) from now."""

    length_ms: int


class StepCounter(Intent):
    """So much more (or less) on a counter of the table (``seat`` None) or of a player than it shows when this is
    judged; ``start``: where it stands before it was ever set; ``least`` and ``most``: how far the buttons go."""

    name: str
    by: int
    seat: str | None = None
    start: int = 0
    least: int = 0
    most: int = 999


INTENTS: Final[tuple[type[Intent], ...]] = (Happened, StartCountdown, StepCounter)


@dataclass(frozen=True, slots=True)
class LoggedPlay:
    """The part of a table's state that every such game has. A game adds its own fields, all with defaults."""

    settings: Chosen
    seats: tuple[str, ...] = ()
    tray: Tray = Tray()
    #: Those among them who went home, and how many entries of the game's file each saw.
    gone: tuple[tuple[str, int], ...] = ()

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return bool(self.seats)

    @property
    def staying(self) -> tuple[str, ...]:
        """The seats whose players have not gone home."""
        left = dict(self.gone)
        return tuple(seat for seat in self.seats if seat not in left)

    @property
    def alone(self) -> bool:
        """Whether everybody else went home."""
        return len(self.staying) == 1 < len(self.seats)


class LoggedGame(Generic[G]):
    """The rules of one game as a table calls them; ``G`` is the game as its file holds it."""

    id: str
    #: The events of the game's own: ``kinds()`` of their base, where they know their rule.
    own: ClassVar[tuple[type[Event], ...]]
    #: The game's own state; all its fields but the settings have defaults.
    state: ClassVar[type[LoggedPlay]]
    #: What the game knows of its box; its events are handed it.
    facts: Any = None
    options: ClassVar[Options] = Options()
    #: Options that its screens ask for when they are needed: neither set-up nor the page before the game does.
    asked_later: ClassVar[tuple[str, ...]] = ()
    #: Fewest and most players.
    seats: tuple[int, int]
    intents: tuple[type[Intent], ...] = INTENTS

    def __init__(self) -> None:
        self.events: tuple[type[Event], ...] = (*fact.PART_EVENTS, *self.own)
        self._scored = lru_cache(maxsize=16)(self.report)

    # --- what a game answers ------------------------------------------------------------------------------------------

    def open(self, settings: Mapping[str, Any]) -> Any:
        """Return the game's own state at the start: its ``state`` with these settings."""
        return self.state(self.options.read(settings))

    def check_part(self, play: Any, event: Event) -> Message | None:
        """Say why this game has no room for an event of a shared part (the turn, a counter) now; None where it has."""
        return None

    def apply_part(self, play: Any, event: Event) -> Any:
        """Return the game's own state after the begin, an option, or an event of a shared part (which has changed the
        tray already), or after somebody went home. Never fails."""
        return play

    @abstractmethod
    def game(self, table: TableState) -> G:
        """The game as far as it scores."""

    @abstractmethod
    def report(self, game: G) -> Scored:
        """That game with its points and the reasons."""

    @abstractmethod
    def to_json(self, game: G) -> dict[str, Any]:
        """That game as its file."""

    @abstractmethod
    def parse(self, file: Mapping[str, Any]) -> G:
        """The game that a file holds. Raises WrongFile."""

    @abstractmethod
    def happened(self, game: G) -> Iterable[Event]:
        """What leads to that game once it has begun; before the first entry (0) and after each, who went home then
        (``gone_after``)."""

    def entries(self, play: Any) -> tuple[frozenset[str], ...]:
        """Who has a part in each entry (round, event, article) that the game's file would have now; none where a file
        has no such list."""
        return ()

    def chosen(self, game: G) -> dict[str, Any]:
        """The settings with which that game was played."""
        return {}

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """What is laid out and dealt to so many players, step by step."""
        return ()

    def where(self, table: TableState) -> Message:
        """Where that table is, in a few words."""
        state = "over" if self.is_finished(table) else "begun" if table.play.begun else "ready"
        return say("where-logged", state=state)

    def follows(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """What comes with the event: itself first."""
        return (event,)

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Return what the event's name (``undo-TYPE``) says beside the player's name."""
        return event.words() if isinstance(event, GameEvent) else {}

    def corrected(self, before: TableState, after: TableState) -> bool:
        """Whether what was counted before has changed, so that the figures that moved are worth saying."""
        return bool(before.play.settings != after.play.settings)

    # --- what follows from that ---------------------------------------------------------------------------------------

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Fewest and most seats. Raises Refused where the settings will not do."""
        self.options.validate(settings)
        return self.seats

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as its journal is to hold them."""
        return self.options.fill_in(settings)

    def most_players(self, table: TableState) -> int:
        """The most seats that a table may have."""
        return self.seats[1]

    def has_begun(self, table: TableState) -> bool:
        """Whether the game has begun."""
        return bool(table.play.begun)

    def score(self, file: Mapping[str, Any]) -> Scored:
        """Score a game file. Raises WrongFile, with every fault and its place."""
        return self.report(self.parse(file))

    def scored(self, table: TableState) -> Scored:
        """The table with its points as they stand."""
        return self._scored(self.game(table))

    def is_finished(self, table: TableState) -> bool:
        """Whether the game has its result."""
        return bool(table.play.begun and self.scored(table).result.get("finished"))

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """What the intent leads to. Raises Refused."""
        if isinstance(intent, StartCountdown):
            if not 0 < intent.length_ms <= LONGEST_MS:
                raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
            return (TimerStarted(at=now, lead_ms=0, length_ms=intent.length_ms),)
        event = self.meant(table, intent)
        if not isinstance(event, self.events):
            raise Refused(say("refused-not-here"))
        if self.stale(table, event):
            return ()
        if isinstance(event, fact.GameBegun) and table.play.begun:
            return ()
        if isinstance(event, fact.OptionChanged):
            changed = self.options.change(table.play.settings, event.option, event.value)
            if changed == table.play.settings:
                return ()
        return self.follows(table, event, now)

    def stale(self, table: TableState, event: Event) -> bool:
        """Tell whether somebody else was quicker: what the event says is so already."""
        if isinstance(event, GameEvent):
            return event.is_stale(table.play)
        return isinstance(event, fact.TRAY_EVENTS) and is_noop(table.play.tray, event)

    def meant(self, table: TableState, intent: Intent) -> Event | None:
        """What an intent says that happened, now that it is judged; None: this game knows no such intent. A game with
        steppers of its own adds what their steps come to."""
        if isinstance(intent, Happened):
            return intent.event
        if isinstance(intent, StepCounter):
            before = table.play.tray.counter(intent.name, intent.seat, intent.start)
            after = Increment(intent.by).apply(before, intent.least, intent.most)
            return fact.CounterSet(name=intent.name, seat=intent.seat, value=after)
        return None

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Why this event cannot stand on this state; None where it can."""
        play: LoggedPlay = table.play
        if isinstance(event, _CLOCK):
            return say("refused-no-clock") if table.timer.status(0) is Status.IDLE else None
        if isinstance(event, fact.GameBegun):
            return self._cannot_begin(table, event)
        if isinstance(event, fact.OptionChanged):
            return self._cannot_change(play, event)
        if not isinstance(event, self.events):
            return None
        if not play.begun:
            return say("refused-not-begun")
        seat = getattr(event, "seat", None)
        if isinstance(seat, str) and seat not in play.seats:
            return say("refused-no-such-seat")
        allows_gone = isinstance(event, GameEvent) and event.allows_gone
        if isinstance(seat, str) and seat not in play.staying and not allows_gone:
            return say("refused-gone", name=table.name(seat))
        if isinstance(event, fact.TRAY_EVENTS) and (why := parts_objection(play.tray, event)) is not None:
            return why
        if isinstance(event, GameEvent):
            return event.check(table.play, self.facts, table)
        return self.check_part(table.play, event)

    def _cannot_begin(self, table: TableState, event: fact.GameBegun) -> Message | None:
        fewest = self.seats[0]
        if table.play.begun or event.seats != tuple(seat.id for seat in table.playing):
            return say("refused-not-here")
        if len(event.seats) < fewest:
            return say("refused-too-few-players", fewest=fewest, found=len(event.seats))
        return None

    def _cannot_change(self, play: LoggedPlay, event: fact.OptionChanged) -> Message | None:
        try:
            self.options.change(play.settings, event.option, event.value)
        except Refused as refused:
            return refused.message
        return say("refused-option-begun") if play.begun and not self.options[event.option].changes_any_time else None

    def evolve(self, table: TableState, event: Event) -> TableState:
        """The state after the event."""
        play = table.play
        if play is None:
            return table
        if isinstance(event, fact.CountdownCleared):
            return replace(table, timer=Timer(), away=None)
        if isinstance(event, fact.GameBegun):
            tray = replace(play.tray, turns=replace(play.tray.turns, order=event.seats))
            table = replace(table, play=replace(play, seats=event.seats, tray=tray))
        elif isinstance(event, fact.OptionChanged):
            try:
                settings = self.options.change(play.settings, event.option, event.value)
            except Refused:
                return table
            table = replace(table, play=replace(play, settings=settings))
        elif isinstance(event, fact.TRAY_EVENTS):
            table = replace(table, play=replace(play, tray=fold_parts(play.tray, event)))
        elif isinstance(event, PlayerLeft) and event.seat in play.staying:
            table = replace(table, play=self._without(play, event.seat))
        if not isinstance(event, (*self.events, PlayerLeft)):
            return table
        if isinstance(event, GameEvent):
            return replace(table, play=event.apply(table.play, self.facts))
        return replace(table, play=self.apply_part(table.play, event))

    def _without(self, play: Any, seat: str) -> Any:
        """That player is gone: it is nobody's turn who is not there."""
        turns = sit_out(play.tray.turns, seat, True)
        if turns.at == seat:
            turns = pass_turn(turns)
        tray = replace(play.tray, turns=turns)
        return replace(play, gone=(*play.gone, (seat, len(self.entries(play)))), tray=tray)

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Nothing becomes true by itself."""
        return ()

    def wakes_at(self, table: TableState) -> int | None:
        """Never."""
        return None

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """Before it begins, at the set-up; then after so many entries of the file. Who goes home once it is over has
        played to the end."""
        if not table.play.begun:
            return SET_UP
        return None if self.is_finished(table) else str(len(self.entries(table.play)))

    def time_given_back(self, event: Event) -> int | None:
        """No undo touches a countdown."""
        return None

    def name(self, table: TableState, event: Event) -> Message:
        """``undo-TYPE`` with the player's name and what the event says of itself."""
        known = undo_params(table, event)
        seat = getattr(event, "seat", None)
        if isinstance(event, PlayerSeated):
            known["name"] = event.name
        elif isinstance(seat, str):
            known["name"] = table.name(seat)
        if isinstance(event, fact.OptionChanged):
            known["option"] = say(f"{self.id}-option", option=event.option)
        if isinstance(event, (fact.CounterSet, fact.ItemTicked)):
            item = event.item if isinstance(event, fact.ItemTicked) else event.name
            known |= {"what": say(f"{self.id}-part", part=item), "whose": "seat" if event.seat else "table"}
            known.setdefault("name", "")
        return say(f"undo-{event.type}", **known | self.words(table, event))

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """The totals that a ruling or a correction moved."""
        if before.play is None or after.play is None or not before.play.begun or not self.corrected(before, after):
            return ()
        was, now = self._totals(before), self._totals(after)
        return tuple(
            say("news-total", name=after.name(seat), before=was[seat], after=points)
            for seat, points in now.items()
            if was.get(seat, points) != points
        )

    def _totals(self, table: TableState) -> dict[str, int]:
        return {seat: total["points"] for seat, total in self.scored(table).result["totals"].items()}

    def roster_of(self, table: TableState) -> Roster:
        """Who sits at the table, for the game's file."""
        players = tuple(Player(seat.id, seat.name, seat.profile, self._left(table, seat)) for seat in table.seats)
        return Roster(players, table.game_id, table.opened_at)

    def _left(self, table: TableState, seat: Seat) -> str | None:
        """What the file says of who went home: a correction may have taken entries away, or put some in before."""
        seen = dict(table.play.gone).get(seat.id)
        if seen is None:
            return None if seat.left_after is None else SET_UP
        entries = self.entries(table.play)
        last = max((number for number, people in enumerate(entries, 1) if seat.id in people), default=0)
        return str(max(last, min(seen, len(entries))))

    def game_file(self, table: TableState) -> dict[str, Any]:
        """The table as a game file."""
        return self.to_json(self.game(table))

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with which that game was played. Raises WrongFile."""
        return self.chosen(self.parse(file))

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """A game file taken up as a table again. Raises WrongFile."""
        game = self.parse(file)
        roster = game.roster
        left = (PlayerLeft(seat=one.id, after=SET_UP) for one in roster.players if one.left_after == SET_UP)
        begun = fact.GameBegun(seats=roster.playing)
        return self.chosen(game), (*left, begun, *self.happened(game))


def gone_after(roster: Roster, entry: int) -> Iterator[PlayerLeft]:
    """Who goes home after so many entries, for a game that is taken up again."""
    for player in roster.leaving(entry):
        yield PlayerLeft(seat=player, after=str(entry))

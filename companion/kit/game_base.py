"""Holds what the games on the shelf have in common at a table: their state is the fold of a log of events.

Most of what happens at these tables is reported as it is: "Lea pays 40 into the pot" is a wish and a fact at once. So a
game here declares its events, and each answers two questions: is it valid on this state, and what is the state after
it. A game's own events (``companion.kit.game_event``) answer themselves; for events of the shared parts
(``companion.table.parts``) the game answers. Screens send ``Happened(event=…)``. Seats, the beginning, settings, the
shared parts, the countdown, the game file and taking up a game again are handled here, once for all.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from pydantic import SerializeAsAny

from companion.kit.file_players import SET_UP, Player, Roster
from companion.kit.game_event import GameEvent, GameIntent
from companion.kit.options import Chosen, Options
from companion.kit.scored import Scored
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
from companion.table.intents import Increment, Intent, Needs
from companion.table.message import Message, Param, Refused, say
from companion.table.parts import events
from companion.table.parts.tray import Tray
from companion.table.parts.turns import pass_turn, sit_out
from companion.table.rules import undo_params
from companion.table.seats import Seat
from companion.table.state import TableState
from companion.table.texts import add_texts
from companion.table.timer import LONGEST_MS, Status, Timer


class GameWithPlayers(Hashable, Protocol):
    """Game read from a file, as far as all games are alike: it has players."""

    @property
    def roster(self) -> Roster:
        """Return the game's players."""
        ...


G = TypeVar("G", bound=GameWithPlayers)

#: The events that change a clock that was started.
CLOCK_EVENTS: Final = (TimerStopped, TimerResumed, TimerExtended, ServerAway)


class Happened(Intent):
    """Intent: report that an event of the game, or of a shared part, happened."""

    event: SerializeAsAny[Event]

    def concerned_seat(self) -> str | None:
        """Return the seat that acted, or that is affected."""
        return self.event.concerned_seat()

    def rights(self) -> Needs:
        """Return which devices may report the event."""
        return self.event.needs if isinstance(self.event, GameEvent) else self.needs


class StartCountdown(GameIntent):
    """Intent: start a countdown of that length (ms), in place of the table's clock if it has one."""

    length_ms: int

    def decide(self, table: TableState, facts: Any, now: int) -> tuple[Event, ...]:
        """Return the event that starts the clock. Raises Refused for a length out of range."""
        if not 0 < self.length_ms <= LONGEST_MS:
            raise Refused(say("refused-clock-length", most=LONGEST_MS // 60_000))
        return (TimerStarted(at=now, lead_ms=0, length_ms=self.length_ms),)


class StepCounter(Intent):
    """Intent: step a counter of the table by ``by`` from the value that it has when the server judges the intent, kept
    between 0 and ``most``."""

    name: str
    by: int
    most: int


@dataclass(frozen=True, slots=True)
class LoggedPlay:
    """Part of a game's own state (``TableState.play``) that all these games share. A game adds its own fields, all with
    defaults."""

    settings: Chosen
    seats: tuple[str, ...] = ()
    tray: Tray = Tray()
    #: The seats whose players went home, and how many entries of the game's file each was present for.
    gone: tuple[tuple[str, int], ...] = ()

    @property
    def begun(self) -> bool:
        """Tell whether the game has begun."""
        return bool(self.seats)

    @property
    def staying(self) -> tuple[str, ...]:
        """Return the seats of the players who have not left."""
        left = dict(self.gone)
        return tuple(seat for seat in self.seats if seat not in left)

    @property
    def alone(self) -> bool:
        """Tell whether all players but one have left."""
        return len(self.staying) == 1 < len(self.seats)


class EventGame:
    """Base of the rules of all games at a table: it asks each event and intent (``kit.game_event``), which know their
    own rules."""

    id: str
    #: The events of the game's own: ``kinds()`` of their base.
    own: ClassVar[tuple[type[Event], ...]]
    events: tuple[type[Event], ...]
    #: The facts of the game's box, which its events get.
    facts: Any = None

    def has_begun(self, table: TableState) -> bool:
        """Tell whether the game has begun."""
        return bool(table.play.begun)

    def write_total(self, points: int) -> Message:
        """Return the text of a player's total outside of the score sheet."""
        return say("pad-points", points=points)

    def decide(self, table: TableState, intent: Intent, now: int, by: Actor) -> tuple[Event, ...]:
        """Return the events that the intent leads to; empty if another device was quicker. Raises Refused where it is
        not allowed."""
        if isinstance(intent, GameIntent):
            return intent.decide(table, self.facts, now)
        event = self.interpret(table, intent)
        if not isinstance(event, self.events):
            raise Refused(say("refused-not-here"))
        return () if self.is_redundant(table, event) else self.with_consequences(table, event, now)

    def interpret(self, table: TableState, intent: Intent) -> Event | None:
        """Return the event that an intent stands for at the present state; None if this game has no such intent. A game
        with steppers of its own overrides the method to turn their steps into values."""
        return intent.event if isinstance(intent, Happened) else None

    def is_redundant(self, table: TableState, event: Event) -> bool:
        """Tell whether the event would change nothing, because another device was quicker."""
        return isinstance(event, GameEvent) and event.is_redundant(table.play)

    def with_consequences(self, table: TableState, event: Event, now: int) -> tuple[Event, ...]:
        """Return the event and the events that follow from it, in order; this base returns the event alone."""
        return (event,)

    def apply(self, table: TableState, event: Event) -> TableState:
        """Return the table after an event: one of the game's own changes its state and perhaps the clock; any other
        only what ``apply_part`` changes."""
        if not isinstance(event, GameEvent):
            play = self.apply_part(table.play, event)
            return table if play is table.play else replace(table, play=play)
        table, timer = replace(table, play=event.apply(table.play, self.facts)), event.set_clock(table.timer)
        return table if timer is table.timer else replace(table, timer=timer, away=None)

    def apply_part(self, play: Any, event: Event) -> Any:
        """Return the game's own state after the beginning, an option, an event of a shared part (which has changed the
        tray already), or a player's leaving. Never fails."""
        return play

    def words(self, table: TableState, event: Event) -> dict[str, Param]:
        """Return the parameters of the event's sentence in the game log (``undo-TYPE``), besides the player's name."""
        return event.words() | event.name_others(table) if isinstance(event, GameEvent) else {}

    def name_option(self, option: str) -> Message:
        """Return the name of one of the game's settings."""
        return say(f"{self.id}-option", option=option)

    def name(self, table: TableState, event: Event) -> Message:
        """Return the event's sentence for undo and the game log: ``undo-TYPE`` with the player's name and the event's
        own parameters."""
        params = undo_params(table, event)
        seat = getattr(event, "seat", None)
        if isinstance(event, PlayerSeated):
            params["name"] = event.name
        elif isinstance(seat, str):
            params["name"] = table.name(seat)
        if isinstance(event, events.OptionChanged):
            names = _list_names(event.value)
            params |= {"option": self.name_option(event.option), "names": names, "count": len(names)}
        if isinstance(event, (events.CounterSet, events.ItemTicked)):
            item = event.item if isinstance(event, events.ItemTicked) else event.name
            params |= {"what": say(f"{self.id}-part", part=item), "whose": "seat" if event.seat else "table"}
            params.setdefault("name", "")
        return say(f"undo-{event.type}", **params | self.words(table, event))


class LoggedGame(EventGame, Generic[G]):
    """Base of the rules of the games on the shelf (all but Rédac' Chef): it answers the table in what they have in
    common, and says what each has to answer. ``G`` is the game as its file holds it."""

    #: The game's own state; all its fields but the settings have defaults.
    state: ClassVar[type[LoggedPlay]]
    options: ClassVar[Options] = Options()
    #: Options that the game's screens ask for when needed, instead of set-up and the page before the game.
    asked_later: ClassVar[tuple[str, ...]] = ()
    #: Fewest and most players.
    seats: tuple[int, int]

    def __init__(self, facts: Any = None) -> None:
        """Take the facts of the game's box, if it has any; their ``players`` are the fewest and the most."""
        if facts is not None:
            self.facts, self.seats = facts, facts.players
        self.events: tuple[type[Event], ...] = (*events.PART_EVENTS, *self.own)
        self._scored = lru_cache(maxsize=16)(self.report)

    # --- what a game answers ------------------------------------------------------------------------------------------

    def open(self, settings: Mapping[str, Any]) -> Any:
        """Return the game's own state at the start, with these settings."""
        return self.state(self.options.read(settings))

    def check_part(self, play: Any, event: Event) -> Message | None:
        """Return why the game refuses an event of a shared part (the turn, a counter) now; None if it accepts it."""
        return None

    @abstractmethod
    def game(self, table: TableState) -> G:
        """Return the game as it would be scored and filed now."""

    @abstractmethod
    def report(self, game: G) -> Scored:
        """Score the game: points and reasons."""

    @abstractmethod
    def to_json(self, game: G) -> dict[str, Any]:
        """Return the game as the JSON of its file."""

    @abstractmethod
    def parse(self, file: Mapping[str, Any]) -> G:
        """Return the game that the JSON of a file holds. Raises WrongFile if the file has any fault."""

    @abstractmethod
    def rebuild_events(self, game: G) -> Iterable[Event]:
        """Yield the events that rebuild the game after its beginning; before the first entry (number 0) and after each
        entry also the events of the players who left then (``gone_after``)."""

    def entries(self, play: Any) -> tuple[frozenset[str], ...]:
        """Return who takes part in each entry (round, event, article) that the game's file would have now; empty if a
        file of this game has no such list."""
        return ()

    def read_settings(self, game: G) -> dict[str, Any]:
        """Return the settings with which the game was played."""
        return {}

    def set_up(self, players: int, settings: Chosen) -> tuple[Message, ...]:
        """Return what is laid out and dealt to that many players, a sentence for each step; empty in a game without
        set-up."""
        return ()

    def describe_phase(self, table: TableState) -> Message:
        """Return the phase of the table in a few words."""
        state = "over" if self.is_finished(table) else "begun" if table.play.begun else "ready"
        return say("where-logged", state=state)

    def is_correction(self, before: TableState, after: TableState) -> bool:
        """Tell whether earlier counts have changed, so that a notice must name the totals that moved."""
        return bool(before.play.settings != after.play.settings)

    # --- what follows from that ---------------------------------------------------------------------------------------

    def players(self, settings: Mapping[str, Any]) -> tuple[int, int]:
        """Return the fewest and the most seats. Raises Refused if the settings are invalid."""
        self.options.validate(settings)
        return self.seats

    def fill_settings(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new table as its journal keeps them."""
        return self.options.fill_in(settings)

    def most_players(self, table: TableState) -> int:
        """Return the most seats that the table may have."""
        return self.seats[1]

    def score(self, file: Mapping[str, Any]) -> Scored:
        """Score a game file. Raises WrongFile, with every fault and its place."""
        return self.report(self.parse(file))

    def score_table(self, table: TableState) -> Scored:
        """Return the table scored as it is now. Equal games are scored once (the last 16 are remembered)."""
        return self._scored(self.game(table))

    def is_finished(self, table: TableState) -> bool:
        """Tell whether the game has its final result."""
        return bool(table.play.begun and self.score_table(table).result.get("finished"))

    def is_redundant(self, table: TableState, event: Event) -> bool:
        """Tell whether the event would change nothing, because another device was quicker."""
        if isinstance(event, events.GameBegun):
            return bool(table.play.begun)
        if isinstance(event, events.OptionChanged):
            settings: Chosen = table.play.settings
            return self.options.change(settings, event.option, event.value) == settings
        if isinstance(event, events.TrayEvent):
            return event.is_redundant(table.play.tray)
        return super().is_redundant(table, event)

    def interpret(self, table: TableState, intent: Intent) -> Event | None:
        """Return the event that an intent stands for at the present state; None if this game has no such intent. A game
        with steppers of its own overrides the method to turn their steps into values."""
        if isinstance(intent, StepCounter):
            after = Increment(intent.by).apply(table.play.tray.counter(intent.name), 0, intent.most)
            return events.CounterSet(name=intent.name, value=after)
        return super().interpret(table, intent)

    def objection(self, table: TableState, event: Event) -> Message | None:
        """Return why the event is invalid on this state; None if it is valid, and for an event that is not the game's
        to judge."""
        play: LoggedPlay = table.play
        if isinstance(event, CLOCK_EVENTS):
            return say("refused-no-clock") if table.timer.status(0) is Status.IDLE else None
        if isinstance(event, events.GameBegun):
            return self._check_begin(table, event)
        if isinstance(event, events.OptionChanged):
            return self._check_change(play, event)
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
        if isinstance(event, events.TrayEvent) and (why := event.check_tray(play.tray)) is not None:
            return why
        if isinstance(event, GameEvent):
            return event.check(table.play, self.facts, table)
        return self.check_part(table.play, event)

    def _check_begin(self, table: TableState, event: events.GameBegun) -> Message | None:
        """Return why the game cannot begin: it has begun, the seats are not those at the table, or they are too few.
        None if it can."""
        fewest = self.seats[0]
        if table.play.begun or event.seats != tuple(seat.id for seat in table.playing):
            return say("refused-not-here")
        if len(event.seats) < fewest:
            return say("refused-too-few-players", fewest=fewest, found=len(event.seats))
        return None

    def _check_change(self, play: LoggedPlay, event: events.OptionChanged) -> Message | None:
        """Return why the option cannot be changed: an unknown option, an invalid value, or the game has begun. None if
        it can."""
        try:
            self.options.change(play.settings, event.option, event.value)
        except Refused as refused:
            return refused.message
        return say("refused-option-begun") if play.begun and not self.options[event.option].changes_any_time else None

    def evolve(self, table: TableState, event: Event) -> TableState:
        """Return the state after an event of the game or of a shared part, or after a player left; unchanged by any
        other. Never fails."""
        play = table.play
        if play is None:
            return table
        if isinstance(event, events.CountdownCleared):
            return replace(table, timer=Timer(), away=None)
        if isinstance(event, events.GameBegun):
            tray = replace(play.tray, turns=replace(play.tray.turns, order=event.seats))
            table = replace(table, play=replace(play, seats=event.seats, tray=tray))
        elif isinstance(event, events.OptionChanged):
            try:
                settings = self.options.change(play.settings, event.option, event.value)
            except Refused:
                return table
            table = replace(table, play=replace(play, settings=settings))
        elif isinstance(event, events.TrayEvent):
            table = replace(table, play=replace(play, tray=event.fold(play.tray)))
        elif isinstance(event, PlayerLeft) and event.seat in play.staying:
            table = replace(table, play=self._without(play, event.seat))
        if not isinstance(event, (*self.events, PlayerLeft)):
            return table
        # Where the beginning is to be undone, what came after it is folded too, to see whether it would still be valid.
        if isinstance(event, GameEvent) and not table.play.begun:
            return table
        return self.apply(table, event)

    def _without(self, play: Any, seat: str) -> Any:
        """Return the game's state with a player who leaves marked as gone and out of the turn order; if it was their
        turn, it passes on."""
        turns = sit_out(play.tray.turns, seat, True)
        if turns.at == seat:
            turns = pass_turn(turns)
        tray = replace(play.tray, turns=turns)
        return replace(play, gone=(*play.gone, (seat, len(self.entries(play)))), tray=tray)

    def due_events(self, table: TableState, now: int) -> tuple[Event, ...]:
        """Return nothing: no event is caused by time alone."""
        return ()

    def wakes_at(self, table: TableState) -> int | None:
        """Return None: no event is caused by time alone."""
        return None

    def compute_left_after(self, table: TableState, seat_id: str) -> str | None:
        """Return how far a player who leaves now has played: "set-up", or the number of entries of the file; None once
        the game is over, because they have played it to the end."""
        if not table.play.begun:
            return SET_UP
        return None if self.is_finished(table) else str(len(self.entries(table.play)))

    def time_given_back(self, event: Event) -> int | None:
        """Return None: no undo changes a countdown."""
        return None

    def score_changes(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return a message for each player whose total a ruling or a correction has moved; empty if none moved."""
        if before.play is None or after.play is None or not before.play.begun or not self.is_correction(before, after):
            return ()
        was, now = self._read_totals(before), self._read_totals(after)
        return tuple(
            say("news-total", name=after.name(seat), before=was[seat], after=points)
            for seat, points in now.items()
            if was.get(seat, points) != points
        )

    def _read_totals(self, table: TableState) -> dict[str, int]:
        """Return each player's points, by seat."""
        return {seat: total["points"] for seat, total in self.score_table(table).result["totals"].items()}

    def roster_of(self, table: TableState) -> Roster:
        """Return the players at the table as the game's file names them, with the game's id and the moment of
        opening."""
        players = tuple(
            Player(seat.id, seat.name, seat.profile, self._compute_file_left_after(table, seat)) for seat in table.seats
        )
        return Roster(players, table.game_id, table.opened_at)

    def _compute_file_left_after(self, table: TableState, seat: Seat) -> str | None:
        """Return the ``left_after`` of a player in the file; None if they stayed. A correction may have removed or
        inserted entries since the player left, so the number is at most that of the file's entries and at least that of
        the player's last one."""
        seen = dict(table.play.gone).get(seat.id)
        if seen is None:
            return None if seat.left_after is None else SET_UP
        entries = self.entries(table.play)
        last = max((number for number, people in enumerate(entries, 1) if seat.id in people), default=0)
        return str(max(last, min(seen, len(entries))))

    def game_file(self, table: TableState) -> dict[str, Any]:
        """Return the table as the JSON of a game file, with the texts of its front page."""
        return add_texts(self.to_json(self.game(table)), table.headline, table.note)

    def settings_of(self, file: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings with which the game of a file was played. Raises WrongFile if the file has any fault."""
        return self.read_settings(self.parse(file))

    def replay_file(self, file: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[Event, ...]]:
        """Return the settings and the events that rebuild the game of a file at a table. Raises WrongFile if the file
        has any fault."""
        game = self.parse(file)
        roster = game.roster
        left = (PlayerLeft(seat=one.id, after=SET_UP) for one in roster.players if one.left_after == SET_UP)
        begun = events.GameBegun(seats=roster.playing)
        return self.read_settings(game), (*left, begun, *self.rebuild_events(game))


def _list_names(value: Any) -> tuple[str, ...]:
    """Return the names in the value of an option of ``printed_names``; empty for another option."""
    pairs = value.items() if isinstance(value, Mapping) else ()
    return tuple(name for name, one in pairs if isinstance(one, str))


def gone_after(roster: Roster, entry: int) -> Iterator[PlayerLeft]:
    """Yield the event for each player who left after that many entries."""
    for player in roster.leaving(entry):
        yield PlayerLeft(seat=player, after=str(entry))

"""All live tables of this server: opening, finding by code, playing again, and taking up after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import uuid
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from companion.hub.clock import Clock
from companion.hub.entries import UnknownEvent, from_record
from companion.hub.ports import Archive, Journal
from companion.hub.table import RAN_ON_MS, LiveTable
from companion.store.journal import Journal as Kept
from companion.table.events import PlayerSeated, ServerAway, TableOpened
from companion.table.game import Actor, GameRules
from companion.table.intents import CloseTable, NewPlayer, OpenTable, TakeSeat
from companion.table.log import Log, fold
from companion.table.message import Message, Refused, say
from companion.table.seats import Seat, free_look
from companion.table.timer import Status

_log = logging.getLogger(__name__)

#: Letters and digits that nobody mistakes for each other, read aloud or by a phone's camera.
CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 4
#: The longest evening: a game begun longer ago than this (ms) and finished is history.
EVENING_MS: Final = 12 * 60 * 60 * 1000


class Hub:
    """The tables, by id. One hub per process; everything runs on its event loop."""

    def __init__(self, games: Mapping[str, GameRules], clock: Clock, journal: Journal, archive: Archive) -> None:
        self.games = games
        self.clock = clock
        self._journal = journal
        self._archive = archive
        self._tables: dict[str, LiveTable] = {}
        self._watchers: list[Callable[[], None]] = []

    # --- finding --------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable | None:
        """The table with that id."""
        return self._tables.get(table_id)

    def by_code(self, code: str) -> LiveTable | None:
        """The open table with that code, however it was typed."""
        wanted = code.strip().upper().replace("0", "O").replace("1", "I")
        return next((t for t in self.open_tables() if t.state.code == wanted), None)

    def open_tables(self) -> list[LiveTable]:
        """Tables not put away, the newest first."""
        found = [table for table in self._tables.values() if not table.state.closed]
        return sorted(found, key=lambda table: table.state.opened_at, reverse=True)

    def by_game(self, game_id: str) -> LiveTable | None:
        """The newest table at which that game was played, open or put away."""
        found = [table for table in self._tables.values() if table.state.game_id == game_id]
        return max(found, key=lambda table: table.view.log.entries[-1].at, default=None)

    def tonight(self) -> LiveTable | None:
        """The table that whoever comes in is most likely looking for: the newest that is open. A game that is over
        counts only on its own evening: nobody who comes to play wants last week's, reopened to be corrected."""
        since = datetime.fromtimestamp((self.clock.now() - EVENING_MS) / 1000).astimezone()
        return next((table for table in self.open_tables() if not _over_before(table, since)), None)

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, game: str, settings: Mapping[str, Any], players: Iterable[NewPlayer], by: Actor) -> LiveTable:
        """Open a table.

        Raises:
            Refused: the game is not known, the settings do not go together, a name will not do, too many players.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Refused(say("refused-no-such-game", game=game))
        intent = OpenTable(
            id=secrets.token_hex(8),
            code=self._free_code(),
            game_id=str(uuid.uuid4()),
            at=datetime.now().astimezone().isoformat(timespec="seconds"),
            game=game,
            settings=dict(settings),
            players=tuple(players),
        )
        table = LiveTable(Log(rules), self.clock, self._journal, self._archive)
        await table.submit(intent, by)
        self._tables[table.id] = table
        table.start()
        self._changed()
        return table

    async def reopen(self, file: Mapping[str, Any], looks: Mapping[str, tuple[str, str]], by: Actor) -> LiveTable:
        """A game from its file as a table, to be corrected or played on; the archive then replaces the file, since the
        game keeps its id and the moment at which it was finished. ``looks``: colour and symbol by profile.

        Raises:
            Refused: the game is not known, or no table can hold it.
            companion.games.faults.WrongFile: with every fault and its place.
        """
        there = self.by_game(file["id"])
        if there is not None and not there.state.closed:
            return there
        rules = self.games.get(file["game"])
        if rules is None:
            raise Refused(say("refused-no-such-game", game=str(file["game"])))
        settings, played = rules.replayed(file)
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        moment = file.get("finished_at") or file.get("started_at") or now
        opened = TableOpened(
            id=secrets.token_hex(8),
            code=self._free_code(),
            game=file["game"],
            game_id=file["id"],
            at=file.get("started_at") or moment,
            host=by.device,
            settings=settings,
        )
        table = LiveTable(Log(rules), self.clock, self._journal, self._archive)
        at = round(datetime.fromisoformat(moment).timestamp() * 1000)
        await table.take_in((opened, *_seated(file["players"], looks), *played), at, by)
        self._tables[table.id] = table
        table.start()
        self._changed()
        return table

    async def again(self, table_id: str, by: Actor) -> LiveTable:
        """The same people, seats and settings at a new table; the old one is put away and leads on to it."""
        old = self._tables[table_id]
        state = old.state
        if state.successor is not None and state.successor in self._tables:
            return self._tables[state.successor]  # two people said it at once
        staying = [seat for seat in state.seats if seat.left_after is None]
        players = [
            NewPlayer(name=seat.name, profile=seat.profile, colour=seat.colour, symbol=seat.symbol) for seat in staying
        ]
        new = await self.open(state.game, state.play.settings.as_dict(), players, Actor(state.host))
        for old_seat, new_seat in zip(staying, new.state.seats, strict=True):
            for device in old_seat.devices:
                await new.submit(TakeSeat(seat=new_seat.id), Actor(device))
        await old.submit(CloseTable(successor=new.id), by)
        self._changed()
        return new

    async def put_away(self, table_id: str, by: Actor) -> None:
        """Close a table: it is no longer offered to be resumed."""
        await self._tables[table_id].submit(CloseTable(), by)
        self._changed()

    def _free_code(self) -> str:
        taken = {table.state.code for table in self._tables.values()}
        while (code := "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))) in taken:
            pass
        return code

    # --- restart --------------------------------------------------------------------------------------------------

    def take_up(self, journals: Iterable[Kept]) -> list[Message]:
        """Bring back the tables of earlier runs; returns what must be said aloud of those that cannot be.

        A round that was running goes on if the server was away for at most ``RAN_ON_MS``; else its clock stands at
        the last second that the server vouched for, and the table chooses.
        """
        notices = []
        for kept in journals:
            try:
                table = self._taken_up(kept)
            except UnknownEvent as unknown:
                _log.warning("table %s: unknown event %s", kept.table, unknown.kind)
                notices.append(say("hub-table-newer", table=kept.table))
            except (KeyError, ValueError, TypeError) as error:
                _log.warning("table %s: %s", kept.table, type(error).__name__)
                notices.append(say("hub-table-unreadable", table=kept.table))
            else:
                if table is not None:
                    self._tables[table.id] = table
                    table.start()
        self._changed()
        return notices

    def _taken_up(self, kept: Kept) -> LiveTable | None:
        if not kept.records:
            return None
        game = self.games[kept.records[0]["events"][0]["game"]]
        entries = tuple(from_record(record, game) for record in kept.records)
        log = Log(game, entries, fold(game, entries))
        table = LiveTable(log, self.clock, self._journal, self._archive)
        vouched = max(entries[-1].at, kept.last_beat.wall_ms if kept.last_beat else 0)
        gone = self.clock.now() - vouched
        running = log.state.timer.status(vouched) in (Status.RUNNING, Status.STARTING)
        if running and not 0 <= gone <= RAN_ON_MS:
            table.state_fact(ServerAway(vouched_at=vouched, gone_ms=max(0, gone)))
        return table

    async def stop(self) -> None:
        """Stop all tables; what was accepted is on disk afterwards."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    # --- who watches the list of tables ---------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call the watcher when a table is opened or put away; returns how to stop."""
        self._watchers.append(watcher)

        def stop() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return stop

    def _changed(self) -> None:
        for watcher in list(self._watchers):
            watcher()


def _seated(players: Iterable[Mapping[str, Any]], looks: Mapping[str, tuple[str, str]]) -> list[PlayerSeated]:
    """The players of a game file at their table, each as he usually looks where nobody before him does."""
    seats: tuple[Seat, ...] = ()
    for player in players:
        colour, symbol = free_look(seats, *looks.get(player.get("profile") or "", (None, None)))
        seats = (*seats, Seat(player["id"], player["name"], colour, symbol, player.get("profile")))
    return [
        PlayerSeated(seat=seat.id, name=seat.name, colour=seat.colour, symbol=seat.symbol, profile=seat.profile)
        for seat in seats
    ]


def _over_before(table: LiveTable, since: datetime) -> bool:
    """Whether that table's game is over and was begun before that moment."""
    if table.state.play is None or not table.view.log.game.finished(table.state):
        return False
    return datetime.fromisoformat(table.state.opened_at) < since

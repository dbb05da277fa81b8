"""All live tables of this server: opening, finding by code, playing again, and taking up after a restart."""

from __future__ import annotations

import asyncio
import base64
import hmac
import logging
import secrets
import time
import uuid
from collections.abc import Callable, Coroutine, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from companion.hub.apart import apart
from companion.hub.clock import Clock, Timeline, as_date, newest_instant, wall_of
from companion.hub.entries import UnknownEvent, from_records
from companion.hub.guesses import Guesses
from companion.hub.ports import Archive, Journal
from companion.hub.presence import Attendance
from companion.hub.table import RAN_ON_MS, LiveTable, runs
from companion.store.journal import Beat
from companion.store.journal import Journal as Kept
from companion.table import rights
from companion.table.entry import Entry
from companion.table.events import PlayerSeated, ServerAway, TableClosed, TableOpened
from companion.table.game import SERVER, Actor, GameRules
from companion.table.intents import CloseTable, GiveSeat, HandOver, LockRights, NameScorekeeper, NewPlayer, OpenTable
from companion.table.log import Log
from companion.table.message import Message, Refused, say
from companion.table.seats import seats_from_file

_log = logging.getLogger(__name__)

#: Letters and digits that nobody mistakes for each other, read aloud or by a phone's camera.
CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
#: Thirty bits, in two groups of three that are read aloud in one breath.
CODE_LENGTH: Final = 6
#: Forty bits: it is typed once in a blue moon, and whoever has it may do anything.
HOST_CODE_LENGTH: Final = 8
#: How long a table that was put away can still be looked at (ms); then its journal is put away too.
PUT_AWAY_MS: Final = 7 * 24 * 60 * 60 * 1000
#: The longest evening: a game begun longer ago than this (ms) and finished is history.
EVENING_MS: Final = 12 * 60 * 60 * 1000
#: Stands in a QR code between a table's code and the secret that goes along.
_SCANNED: Final = "~"
_SECRET_BYTES: Final = 16


class Hub:
    """The tables, by id. One hub per process; everything runs on its event loop."""

    def __init__(self, games: Mapping[str, GameRules], clock: Clock, journal: Journal, archive: Archive) -> None:
        self.games = games
        self.clock = clock
        self._journal = journal
        self._archive = archive
        self._tables: dict[str, LiveTable] = {}
        self._codes: set[str] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._watchers: dict[object, Callable[[], None]] = {}
        self._guesses = Guesses(clock)
        self._claims = Guesses(clock, each=5, together=20)
        #: What the secrets in QR codes are made of; a data folder keeps its own, so that they outlive a start.
        self.key = secrets.token_bytes(32)
        #: Whoever types this leads; it is shown in the terminal of this machine, and with each start it is another.
        self.host_code = new_code(HOST_CODE_LENGTH)
        self.attendance = Attendance(clock)
        #: Held for the one page, of all tables, that is being drawn.
        self._drawing = asyncio.Lock()

    # --- finding --------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable | None:
        """The table with that id."""
        return self._tables.get(table_id)

    def by_code(self, code: str) -> LiveTable | None:
        """The open table with that code, however it was typed."""
        wanted = plain_code(code)
        return next((t for t in self._tables.values() if t.state.code == wanted and not t.state.closed), None)

    def let_in(self, code: str, address: str, device: str = "") -> LiveTable | None:
        """The open table whose code somebody has typed on that device, at that address of the network, or scanned with
        the secret that goes along (``invitation``); None: there is none.

        Raises:
            Refused: too many wrong codes were tried; it says for how long none is taken. Whoever has scanned one never
                waits.
        """
        typed, _, secret = code.partition(_SCANNED)
        table = self.by_code(typed)
        if table is not None and secret and secrets.compare_digest(secret.encode(), self._secret(table).encode()):
            return table
        self._guesses.must_wait(address, device)
        if table is None:
            self._guesses.wrong(address, device)
        return table

    def invitation(self, table: LiveTable) -> str:
        """What the QR code of a table says: its code, with 128 bits that nobody types or guesses."""
        return f"{table.state.code}{_SCANNED}{self._secret(table)}"

    def _secret(self, table: LiveTable) -> str:
        made = hmac.digest(self.key, f"join/{table.id}".encode(), "sha256")[:_SECRET_BYTES]
        return base64.urlsafe_b64encode(made).decode().rstrip("=")

    def open_tables(self) -> list[LiveTable]:
        """Tables not put away, the newest first."""
        found = [table for table in reversed(self._tables.values()) if not table.state.closed]
        # Moments, not texts: the clocks may have been put back between two of them.
        return sorted(found, key=lambda table: datetime.fromisoformat(table.state.opened_at), reverse=True)

    def by_game(self, game_id: str) -> LiveTable | None:
        """The table of that game: the one that is open, else the last at which it was played."""
        found = [table for table in self._tables.values() if table.state.game_id == game_id]
        return max(found, key=_rank, default=None)

    def tonight(self, among: Iterable[LiveTable] | None = None) -> LiveTable | None:
        """The table that whoever comes in is most likely looking for: one at which people sit, whose clock runs or that
        was opened on this machine before a stranger's empty one, and of several such the newest (or of those, newest
        first, that they may know of). A game that is over counts only on its own evening: nobody who comes to play
        wants last week's, reopened to be corrected."""
        since = as_date(self.clock.wall() - EVENING_MS)
        tables = self.open_tables() if among is None else among
        # Of equals ``max`` gives the first, which is the newest.
        return max((table for table in tables if not _over_before(table, since)), key=_company, default=None)

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        settings: Mapping[str, Any],
        players: Iterable[NewPlayer],
        by: Actor,
        *,
        here: bool = False,
    ) -> LiveTable:
        """Open a table; ``here``: on a page of the machine that serves it.

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
            at=self._moment(),
            game=game,
            settings=dict(settings),
            players=tuple(players),
            here=here,
        )
        table = self._table(Log(rules))
        await table.submit(intent, by)
        self._add(table)
        self._changed()
        return table

    async def reopen(self, file: Mapping[str, Any], looks: Mapping[str, tuple[str, str]], by: Actor) -> LiveTable:
        """A game from its file as a table, to be corrected or played on; the archive then replaces the file, since the
        game keeps its id and the moment at which it was finished. ``looks``: colour and symbol by profile.

        Raises:
            Refused: the game is not known, or no table can hold it.
            companion.kit.faults.WrongFile: with every fault and its place.
        """
        return await self._once(f"reopen {file['id']}", lambda: self._reopened(file, looks, by))

    async def _reopened(self, file: Mapping[str, Any], looks: Mapping[str, tuple[str, str]], by: Actor) -> LiveTable:
        there = self.by_game(file["id"])
        if there is not None and not there.state.closed:
            return there
        rules = self.games.get(file["game"])
        if rules is None:
            raise Refused(say("refused-no-such-game", game=str(file["game"])))
        settings, played = rules.replay_file(file)
        moment = file.get("finished_at") or file.get("started_at") or self._moment()
        id_ = secrets.token_hex(8)
        before = there.state.generation if there is not None else 0
        opened = TableOpened(
            id=id_,
            generation=await self._archive.claim(file, id_, before),
            code=self._free_code(),
            game=file["game"],
            game_id=file["id"],
            at=file.get("started_at") or moment,
            host=by.device,
            settings=settings,
        )
        table = self._table(Log(rules))
        when = round(datetime.fromisoformat(moment).timestamp() * 1000)
        await table.take_in((opened, *_seated(file["players"], looks), *played), when, by)
        self._add(table)
        self._changed()
        return table

    def unfinished(self) -> list[LiveTable]:
        """The tables that were put away with a game that has no result: the newest first, one for each game."""
        found = {table.state.game_id: table for table in sorted(self._tables.values(), key=_rank)}
        put_away = [table for table in found.values() if table.state.closed and table.unfinished]
        return sorted(put_away, key=lambda table: datetime.fromisoformat(table.state.opened_at), reverse=True)

    async def take_up_again(self, game_id: str, by: Actor) -> LiveTable:
        """Go on with a game that was put away before it had its result, at its own table and as it was left.

        Raises:
            Refused: there is no such game.
        """
        table = self.by_game(game_id)
        if table is None or not (table.unfinished or not table.state.closed):
            raise Refused(say("refused-no-such-table"))
        await table.take_up(by)
        self._changed()
        return table

    async def again(self, table_id: str, by: Actor) -> LiveTable:
        """The same people, seats and settings at a new table; the old one is put away and leads on to it. Said by two
        at once, or said again at the old table, it is the same new one, as long as that is open."""
        return await self._once(f"again {table_id}", lambda: self._again(table_id, by))

    async def _again(self, table_id: str, by: Actor) -> LiveTable:
        old = self._tables[table_id]
        further = old
        while (successor := self._tables.get(further.state.successor or "")) is not None:
            further = successor
        if further is not old and not further.state.closed:
            return further
        state = old.state
        if (reason := rights.objection(state, CloseTable(), old.known(by))) is not None:
            raise Refused(reason)
        staying = [seat for seat in state.seats if seat.left_after is None]
        players = [
            NewPlayer(
                name=seat.name,
                profile=seat.profile,
                colour=seat.colour,
                symbol=seat.symbol,
                members=seat.members,
                people=seat.people,
            )
            for seat in staying
        ]
        settings = state.play.settings.as_dict()
        new = await self.open(state.game, settings, players, Actor(state.host), here=state.opened_here)
        host = Actor(state.host)
        for old_seat, new_seat in zip(staying, new.state.seats, strict=True):
            for device in old_seat.devices:
                await new.submit(GiveSeat(seat=new_seat.id, device=device, alone=False), host)
        await new.submit(NameScorekeeper(device=state.scorekeeper or None), host)
        await new.submit(LockRights(locked=state.locked), host)
        await old.archived()
        await old.submit(CloseTable(successor=new.id), by)
        self._changed()
        return new

    async def take_lead(self, table: LiveTable, code: str, by: Actor, address: str) -> None:
        """Let that device, at that address of the network, lead the table by the code that the terminal shows.

        Raises:
            Refused: that is not the code, or too many wrong ones were tried.
        """
        self._claims.must_wait(address, by.device)
        if not secrets.compare_digest(plain_code(code).encode(), self.host_code.encode()):
            self._claims.wrong(address, by.device)
            raise Refused(say("refused-host-code"))
        await table.submit(HandOver(device=by.device), SERVER)

    async def put_away(self, table_id: str, by: Actor) -> None:
        """Close a table: it is no longer offered to be resumed."""
        table = self._tables[table_id]
        await table.archived()
        await table.submit(CloseTable(), by)
        self._changed()

    async def _once(self, what: str, open_it: Callable[[], Coroutine[Any, Any, LiveTable]]) -> LiveTable:
        """Several people who want the same at once get the same table; one who gives up takes it from nobody."""
        task = self._opening.get(what)
        if task is None:
            task = self._opening[what] = apart(open_it())
            task.add_done_callback(lambda _: self._opening.pop(what))
        return await asyncio.shield(task)

    def _add(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        self._codes.add(table.state.code)
        table.start()

    def _free_code(self) -> str:
        while (code := new_code()) in self._codes:
            pass
        self._codes.add(code)  # also while the table is still on its way to the disk
        return code

    def _moment(self) -> str:
        return as_date(self.clock.wall()).isoformat(timespec="seconds")

    # --- restart --------------------------------------------------------------------------------------------------

    def take_up(self, journals: Iterable[Kept]) -> list[Message]:
        """Bring back the tables of earlier runs; returns what must be said aloud of those that cannot be.

        A round that was running goes on if the server was away for at most ``RAN_ON_MS``; else its clock stands at
        the last second that the server vouched for, and the table chooses.
        """
        notices = []
        found: list[LiveTable] = []
        for kept in journals:
            try:
                table = self._taken_up(kept)
            except UnknownEvent as unknown:
                _log.warning("table %s: unknown event %s", kept.table, unknown.kind)
                notices.append(say("hub-table-newer", table=kept.table))
            except Exception as error:  # whatever is wrong with one table, the others come back
                _log.warning("table %s: %s", kept.table, type(error).__name__)
                notices.append(say("hub-table-unreadable", table=kept.table))
            else:
                if table is not None:
                    found.append(table)
        newest = {table.state.game_id: table for table in sorted(found, key=_rank)}
        for table in found:
            if table is not newest[table.state.game_id]:
                table.supersede()
                if not table.state.closed:  # an earlier version could open two
                    notices.append(say("hub-table-superseded", code=table.state.code))
                    table.state_fact(TableClosed())
            self._add(table)
            if (
                table.state.closed
                and not table.unfinished
                and self.clock.wall() - table.view.log.entries[-1].moment > PUT_AWAY_MS
            ):
                self._leaving.add(task := asyncio.get_running_loop().create_task(self._leave(table)))
                task.add_done_callback(self._leaving.discard)
        self._changed()
        return notices

    def _table(self, log: Log, clock: Clock | None = None) -> LiveTable:
        return LiveTable(log, clock or self.clock, self._journal, self._archive, self.attendance, self._drawing)

    def _taken_up(self, kept: Kept) -> LiveTable | None:
        if not kept.records:
            return None
        game = self.games[kept.records[0]["events"][0]["game"]]
        log = Log.from_entries(game, from_records(kept.records, game))
        if log.state.id != kept.table:
            raise ValueError("a journal under another table's name")
        beat = kept.last_beat
        # Which of the two was later the file says: earlier versions let the timeline go back between them.
        vouched = beat.wall_ms if beat else log.entries[-1].at
        gone = self.clock.wall() - wall_of(vouched, log.entries)
        rest = _rest_of(kept, game)
        newest = max(newest_instant((*log.entries, *rest)), vouched)
        begin = max(newest + 1, vouched + max(1, gone))
        table = self._table(log, Timeline(self.clock, begin))
        table.offer(rest)
        # Both clocks must say so, and the round must really go on where it was.
        ran_on = 0 <= gone <= RAN_ON_MS and begin - vouched <= RAN_ON_MS and _shortly_after(beat)
        if runs(log.state, vouched) and not ran_on:
            # Less than that it was not, or the wall clock was set meanwhile: then nobody knows how long it was.
            table.state_fact(ServerAway(vouched_at=vouched, gone_ms=gone if gone > RAN_ON_MS else 0))
        return table

    async def forget(self, game_id: str) -> None:
        """Nobody wants that game any more: its tables go, and a restart brings none of them back."""
        for table in [table for table in self._tables.values() if table.state.game_id == game_id]:
            if not table.state.closed:
                await self.put_away(table.id, SERVER)
            await self._leave(table, wanted=False)
        self._changed()

    async def _leave(self, table: LiveTable, wanted: bool = True) -> None:
        """Let go of a table that is put away. Its journal is kept, but no start reads it any more; where nobody wants
        it (``wanted``) and the archive had its game, it goes."""
        await table.archived()
        if wanted and table.view.unsaved is not None:
            return
        await table.stop()
        self._tables.pop(table.id, None)
        self._codes.discard(table.state.code)
        try:
            gone = self._journal.shelve(table.id) if wanted or table.unfinished else self._journal.retire(table.id)
            await asyncio.wrap_future(gone)
        except OSError as error:  # with the next start it is tried again
            _log.warning("a journal cannot be put away: %s", type(error).__name__)

    async def stop(self) -> None:
        """Stop all tables; what was accepted is on disk afterwards."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    # --- who watches the list of tables ---------------------------------------------------------------------------

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call the watcher when a table is opened or put away; returns how to stop."""
        mine = object()
        self._watchers[mine] = watcher

        def stop() -> None:
            self._watchers.pop(mine, None)

        return stop

    def _changed(self) -> None:
        for mine, watcher in list(self._watchers.items()):
            if mine in self._watchers:
                try:
                    watcher()
                except Exception:  # one screen's fault must not keep the others from being drawn
                    _log.exception("a watcher of the tables failed")


def _rank(table: LiveTable) -> tuple[bool, int, int, str]:
    """The highest is the table that speaks for its game. The moment decides only between tables of an earlier version,
    which wrote no generation down."""
    return not table.state.closed, table.state.generation, table.view.log.entries[-1].at, table.id


def _rest_of(kept: Kept, game: GameRules) -> tuple[Entry, ...]:
    """What came after a damaged place of the journal; nothing where this version cannot read it."""
    try:
        return from_records(kept.rest, game)
    except (UnknownEvent, KeyError, TypeError, ValueError) as error:
        _log.warning("table %s: what came after the damage cannot be read: %s", kept.table, type(error).__name__)
        return ()


def _shortly_after(beat: Beat | None) -> bool:
    """Whether the clock that nobody sets says so, too, that the server was gone for a moment only: the wall clock may
    have been set meanwhile. The other one begins anew with each start of the machine."""
    return beat is None or 0 <= time.monotonic_ns() // 1_000_000 - beat.mono_ms <= RAN_ON_MS


def plain_code(typed: str) -> str:
    """A code as it is kept, from one as people say, space or type it, or scan it."""
    typed = typed.partition(_SCANNED)[0]
    return "".join(sign for sign in typed.upper() if sign.isalnum())


def new_code(length: int = CODE_LENGTH) -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def _seated(players: Iterable[Mapping[str, Any]], looks: Mapping[str, tuple[str, str]]) -> list[PlayerSeated]:
    """The players of a game file sit down at their table."""
    return [
        PlayerSeated(
            seat=seat.id,
            name=seat.name,
            colour=seat.colour,
            symbol=seat.symbol,
            profile=seat.profile,
            members=seat.members,
            people=seat.people,
        )
        for seat in seats_from_file(players, looks)
    ]


def _company(table: LiveTable) -> tuple[bool, bool, bool, bool]:
    """How much is going on at a table. One device at a seat is soon there: it does not count for more than that the
    table was opened on this machine."""
    seated = {device for seat in table.state.seats for device in seat.devices}
    return runs(table.state, table.now()), len(seated) > 1, table.state.opened_here, bool(seated)


def _over_before(table: LiveTable, since: datetime) -> bool:
    """Whether that table's game is over and was begun before that moment."""
    if table.state.play is None or not table.view.log.game.is_finished(table.state):
        return False
    return datetime.fromisoformat(table.state.opened_at) < since

"""Manages the live tables of this server: opens, finds, reopens, recovers and retires them."""

from __future__ import annotations

import asyncio
import base64
import hmac
import logging
import secrets
import time
import uuid
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from companion.hub.clock import Clock, Timeline, as_date, newest_instant, wall_of
from companion.hub.club import Club
from companion.hub.drawing_turns import DrawingTurns
from companion.hub.event_records import UnknownEvent, from_records
from companion.hub.ports import ArchivePort, JournalPort, TableElsewhere
from companion.hub.presence import Attendance
from companion.hub.rate_limit import CodeAttempts
from companion.hub.table import MAX_OUTAGE_MS, LiveTable, is_clock_running
from companion.hub.tasks import spawn_detached
from companion.hub.tonight import pick_tonight
from companion.store.journal import Beat, JournalContents
from companion.table import rights
from companion.table.entry import Entry
from companion.table.events import PlayerSeated, ServerAway, TableClosed, TableOpened
from companion.table.game import SERVER, Actor, GameRules
from companion.table.intents import CloseTable, GiveSeat, HandOver, LockRights, NameScorekeeper, NewPlayer, OpenTable
from companion.table.log import Log
from companion.table.message import Message, Refused, say
from companion.table.seats import seats_from_file
from companion.table.texts import list_texts

_log = logging.getLogger(__name__)

#: The letters and digits of a code: none is mistaken for another, read aloud or by a phone's camera.
CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
#: The length of a table's code: thirty bits, read aloud as two groups of three.
CODE_LENGTH: Final = 6
#: The length of the host code: forty bits, since it is seldom typed and gives every right.
HOST_CODE_LENGTH: Final = 8
#: How long (ms) a table that was put away can still be looked at; then its journal is moved where no start reads it.
PUT_AWAY_MS: Final = 7 * 24 * 60 * 60 * 1000
#: The longest evening (ms): a finished game that began earlier than that is only in the history.
EVENING_MS: Final = 12 * 60 * 60 * 1000
#: Separates the code from the secret in a QR code.
_SEPARATOR: Final = "~"
_SECRET_BYTES: Final = 16


class Hub:
    """All tables of this server, by id: it opens, finds, reopens, recovers and removes them, and tells its listeners
    when their list changes. There is one hub per process, and everything runs on its event loop."""

    def __init__(
        self, games: Mapping[str, GameRules], clock: Clock, journal: JournalPort, archive: ArchivePort
    ) -> None:
        self.games = games
        self.clock = clock
        self._journal = journal
        self._archive = archive
        self._tables: dict[str, LiveTable] = {}
        self._codes: set[str] = set()
        self._retiring: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._listeners: dict[object, Callable[[], None]] = {}
        self._code_attempts = CodeAttempts(clock)
        self._host_code_attempts = CodeAttempts(clock, per_device=5, in_total=20)
        #: The key of the secrets in QR codes; it is kept in the data folder, so that printed codes outlive a restart.
        self.key = secrets.token_bytes(32)
        #: Returns the id of the table of a code, if another process has it; a single process finds none.
        self.find_elsewhere: Callable[[str], str | None] = lambda code: None
        #: The code that makes a device the host; the terminal of this machine shows it, and each start makes a new one.
        self.host_code = generate_code(HOST_CODE_LENGTH)
        #: Who may open tables, and see history and players; None: everybody.
        self.club: Club | None = None
        self.attendance = Attendance(clock)
        #: The turns in which pages redraw: of all pages of all tables, one at a time.
        self.drawing = DrawingTurns()

    # --- finding --------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable | None:
        """Return the live table with that id; None if there is none."""
        return self._tables.get(table_id)

    def list_tables(self) -> list[LiveTable]:
        """Return all tables, including those that are put away."""
        return list(self._tables.values())

    def find_by_code(self, code: str) -> LiveTable | None:
        """Return the open table with that code, however the code was typed; None if there is none."""
        normalized = normalize_code(code)
        return next(
            (table for table in self._tables.values() if table.state.code == normalized and not table.state.closed),
            None,
        )

    def find_by_invitation(self, code: str, address: str, device: str = "") -> LiveTable | None:
        """Return the open table that a typed code or a scanned invitation leads to; None if no table has that code,
        which counts as a wrong one.

        ``address``, ``device``: where the code was typed, to limit wrong codes; see :meth:`invitation` for a scanned
        one.

        Raises:
            Refused: too many wrong codes were tried; the message says how long to wait. A valid invitation is never
                refused.
            TableElsewhere: another process has that table.
        """
        typed, _, secret = code.partition(_SEPARATOR)
        table = self.find_by_code(typed)
        if table is not None and secret and secrets.compare_digest(secret.encode(), self._secret(table).encode()):
            return table
        self._code_attempts.check(address, device)
        if table is None and self.find_elsewhere(typed) is not None:
            raise TableElsewhere(normalize_code(typed))
        if table is None:
            self._code_attempts.record_failure(address, device)
        return table

    def invitation(self, table: LiveTable) -> str:
        """Return the content of a table's QR code: its code and a secret of 128 bits."""
        return f"{table.state.code}{_SEPARATOR}{self._secret(table)}"

    def _secret(self, table: LiveTable) -> str:
        """Return the secret in a table's invitation, which is always the same for that table."""
        digest = hmac.digest(self.key, f"join/{table.id}".encode(), "sha256")[:_SECRET_BYTES]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def open_tables(self) -> list[LiveTable]:
        """Return the tables that are not put away, the newest first."""
        tables = [table for table in reversed(self._tables.values()) if not table.state.closed]
        # Compare moments, not texts: their UTC offsets differ if summer time has ended between them.
        return sorted(tables, key=lambda table: datetime.fromisoformat(table.state.opened_at), reverse=True)

    def find_by_game(self, game_id: str) -> LiveTable | None:
        """Return the open table of that game; without an open one, the table at which the game was played last. None if
        there is none."""
        tables = [table for table in self._tables.values() if table.state.game_id == game_id]
        return max(tables, key=_rank_by_precedence, default=None)

    def find_tonight(self, among: Iterable[LiveTable] | None = None) -> LiveTable | None:
        """Return the table that a newcomer most likely looks for: a table whose clock runs; else one with several
        people; else one that was opened on this machine; else one with anybody at it. None if there is no table.

        Among equal tables the newest is chosen. ``among``: the tables that the newcomer may know of, the newest first;
        None: all. A table whose game is finished counts only on its own evening: a newcomer does not want last week's
        game, reopened to be corrected.
        """
        since = as_date(self.clock.wall() - EVENING_MS)
        tables = self.open_tables() if among is None else among
        return pick_tonight(tables, since)

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
        """Open a table with ``by`` as its host, and return it once it is on disk. ``here``: the request comes from a
        page on the machine that serves.

        Raises:
            Refused: the game is not known, the settings contradict each other, a name is not allowed, or there are too
                many players.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Refused(say("refused-no-such-game", game=game))
        with self._reserve_code() as code:
            intent = OpenTable(
                id=secrets.token_hex(8),
                code=code,
                game_id=str(uuid.uuid4()),
                at=self._format_now(),
                game=game,
                settings=dict(settings),
                players=tuple(players),
                here=here,
            )
            table = self._make_table(Log(rules))
            await table.submit(intent, by)
        self._register(table)
        self._notify()
        return table

    async def reopen(self, file: Mapping[str, Any], looks: Mapping[str, tuple[str, str]], by: Actor) -> LiveTable:
        """Open a table with the game of a file, to be corrected or continued, and return it; an open table of that game
        is returned instead.

        The game keeps its id and the moment at which it was finished, so the archive replaces the file. ``looks``:
        colour and symbol by profile id.

        Raises:
            Refused: the game is not known, or cannot be continued at a table.
            companion.kit.faults.WrongFile: the file has faults; it names each with its place.
        """
        return await self._open_once(f"reopen {file['id']}", lambda: self._reopen_table(file, looks, by))

    async def _reopen_table(
        self, file: Mapping[str, Any], looks: Mapping[str, tuple[str, str]], by: Actor
    ) -> LiveTable:
        """Open a table with the game of a file, as :meth:`reopen` does, but without a guard against several requests at
        once."""
        current = self.find_by_game(file["id"])
        if current is not None and not current.state.closed:
            return current
        rules = self.games.get(file["game"])
        if rules is None:
            raise Refused(say("refused-no-such-game", game=str(file["game"])))
        settings, played = rules.replay_file(file)
        moment = file.get("finished_at") or file.get("started_at") or self._format_now()
        id_ = secrets.token_hex(8)
        generation_before = current.state.generation if current is not None else 0
        with self._reserve_code() as code:
            opened = TableOpened(
                id=id_,
                generation=await self._archive.claim(file, id_, generation_before),
                code=code,
                game=file["game"],
                game_id=file["id"],
                at=file.get("started_at") or moment,
                host=by.device,
                settings=settings,
            )
            table = self._make_table(Log(rules))
            when = round(datetime.fromisoformat(moment).timestamp() * 1000)
            await table.seed((opened, *_seat_players(file["players"], looks), *played, *list_texts(file)), when, by)
        self._register(table)
        self._notify()
        return table

    def unfinished_tables(self) -> list[LiveTable]:
        """Return the tables that were put away while their game had no result, one per game, the newest first."""
        newest_by_game = {
            table.state.game_id: table for table in sorted(self._tables.values(), key=_rank_by_precedence)
        }
        put_away = [table for table in newest_by_game.values() if table.state.closed and table.is_unfinished]
        return sorted(put_away, key=lambda table: datetime.fromisoformat(table.state.opened_at), reverse=True)

    async def resume(self, game_id: str, by: Actor) -> LiveTable:
        """Open the table of a game again that was put away without a result, in the state in which it was left but with
        its clock stopped and ``by`` as its host, and return it; if it is open already, only return it.

        Raises:
            Refused: there is no such game.
        """
        table = self.find_by_game(game_id)
        if table is None or not (table.is_unfinished or not table.state.closed):
            raise Refused(say("refused-no-such-table"))
        await table.resume(by)
        self._notify()
        return table

    async def rematch(self, table_id: str, by: Actor) -> LiveTable:
        """Open a new table with the same people (but for those who left), seats and settings, and return it; devices
        keep their seats, the old one is put away and names its successor.

        Two requests at once, or a second one at the old table, return the same new table as long as that is open.

        Raises:
            Refused: ``by`` may not close the old table.
        """
        return await self._open_once(f"rematch {table_id}", lambda: self._open_rematch(table_id, by))

    async def _open_rematch(self, table_id: str, by: Actor) -> LiveTable:
        """Open the table of a rematch, as :meth:`rematch` does, but without a guard against several requests at once.
        Raises Refused."""
        old = self._tables[table_id]
        newest = old
        while (successor := self._tables.get(newest.state.successor or "")) is not None:
            newest = successor
        if newest is not old and not newest.state.closed:
            return newest
        state = old.state
        if (reason := rights.objection(state, CloseTable(), old.with_presence(by))) is not None:
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
        await old.wait_archived()
        await old.submit(CloseTable(successor=new.id), by)
        self._notify()
        return new

    async def take_lead(self, table: LiveTable, code: str, by: Actor, address: str) -> None:
        """Make the device ``by`` the host of the table, if the host code typed on it is right.

        Raises:
            Refused: the code is wrong, or too many wrong ones were tried.
        """
        self._host_code_attempts.check(address, by.device)
        if not secrets.compare_digest(normalize_code(code).encode(), self.host_code.encode()):
            self._host_code_attempts.record_failure(address, by.device)
            raise Refused(say("refused-host-code"))
        await table.submit(HandOver(device=by.device), SERVER)

    async def put_away(self, table_id: str, by: Actor) -> None:
        """Close a table: it no longer counts as open. Before, wait until its game, if finished, is archived or the disk
        has refused it.

        Raises:
            Refused: ``by`` may not close it.
        """
        table = self._tables[table_id]
        await table.wait_archived()
        await table.submit(CloseTable(), by)
        self._notify()

    async def _open_once(self, key: str, open_table: Callable[[], Coroutine[Any, Any, LiveTable]]) -> LiveTable:
        """Return the table that ``open_table`` opens, the same one to all requests with this key that come before it is
        open; cancelling one request does not stop the opening."""
        task = self._opening.get(key)
        if task is None:
            task = self._opening[key] = spawn_detached(open_table())
            task.add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(task)

    def _register(self, table: LiveTable) -> None:
        """Add a table to the hub, and start its clock."""
        self._tables[table.id] = table
        self._codes.add(table.state.code)
        table.start()

    @contextmanager
    def _reserve_code(self) -> Iterator[str]:
        """Yield a new code that no table of this hub has. It is reserved while the table is on its way to the disk, and
        free again if the table cannot be opened."""
        while (code := generate_code()) in self._codes:
            pass
        self._codes.add(code)
        try:
            yield code
        except Exception:
            self._codes.discard(code)
            raise

    def _format_now(self) -> str:
        """Return the present date and time (ISO 8601), in this machine's time zone."""
        return as_date(self.clock.wall()).isoformat(timespec="seconds")

    # --- restart --------------------------------------------------------------------------------------------------

    def recover(self, journals: Iterable[JournalContents]) -> list[Message]:
        """Recover the tables of earlier runs from their journals, and start them; return a notice for each that cannot
        be recovered, and for each open one that was closed because a newer table has its game.

        A round that was running continues if the outage was at most ``MAX_OUTAGE_MS``; else its clock stops at the last
        second in which the server was surely alive, and the table chooses how to continue. Tables that were closed more
        than ``PUT_AWAY_MS`` ago are removed again in the background, unless their game is unfinished.
        """
        notices = []
        recovered: list[LiveTable] = []
        for journal in journals:
            try:
                table = self._recover_table(journal)
            except UnknownEvent as unknown:
                _log.warning("table %s: unknown event %s", journal.table, unknown.kind)
                notices.append(say("hub-table-newer", table=journal.table))
            except Exception as error:  # a fault of one table must not keep the others from being recovered
                _log.warning("table %s: %s", journal.table, type(error).__name__)
                notices.append(say("hub-table-unreadable", table=journal.table))
            else:
                if table is not None:
                    recovered.append(table)
        newest = {table.state.game_id: table for table in sorted(recovered, key=_rank_by_precedence)}
        for table in recovered:
            if table is not newest[table.state.game_id]:
                table.supersede()
                if not table.state.closed:  # an earlier version could open two tables of one game
                    notices.append(say("hub-table-superseded", code=table.state.code))
                    table.record_server_event(TableClosed())
            self._register(table)
            if (
                table.state.closed
                and not table.is_unfinished
                and self.clock.wall() - table.view.log.entries[-1].moment > PUT_AWAY_MS
            ):
                self._retiring.add(task := asyncio.get_running_loop().create_task(self._retire(table)))
                task.add_done_callback(self._retiring.discard)
        self._notify()
        return notices

    def _make_table(self, log: Log, clock: Clock | None = None) -> LiveTable:
        table = LiveTable(log, clock or self.clock, self._journal, self._archive, self.attendance, self.drawing)
        table.on_taken = self._remove
        return table

    def _remove(self, table: LiveTable) -> None:
        """Remove a table that another process owns by now."""
        self._tables.pop(table.id, None)
        self._codes.discard(table.state.code)
        self._notify()

    def _recover_table(self, journal: JournalContents) -> LiveTable | None:
        """Return the table of a journal, with its clock continued or stopped as :meth:`recover` says, and with what
        came after a damaged place still to be taken or refused; None if the journal has no records.

        Raises UnknownEvent, and whatever else a faulty journal causes.
        """
        if not journal.records:
            return None
        game = self.games[journal.records[0]["events"][0]["game"]]
        log = Log.from_entries(game, from_records(journal.records, game))
        if log.state.id != journal.table:
            raise ValueError("the journal names another table")
        beat = journal.last_beat
        # A heartbeat stands after the last record in the file; its instant may be earlier, since earlier versions let
        # the timeline go back.
        vouched_at = beat.wall_ms if beat else log.entries[-1].at
        outage_ms = self.clock.wall() - wall_of(vouched_at, log.entries)
        rest = _read_rest(journal, game)
        newest = max(newest_instant((*log.entries, *rest)), vouched_at)
        begin_at = max(newest + 1, vouched_at + max(1, outage_ms))
        table = self._make_table(log, Timeline(self.clock, begin_at))
        table.offer_rest(rest)
        # Both clocks must show a short outage, and the timeline must really continue where it was.
        continues = (
            0 <= outage_ms <= MAX_OUTAGE_MS and begin_at - vouched_at <= MAX_OUTAGE_MS and _was_outage_brief(beat)
        )
        if is_clock_running(log.state, vouched_at) and not continues:
            # A shorter gap means that the wall clock was set meanwhile: then the length of the outage is unknown (0).
            table.record_server_event(
                ServerAway(vouched_at=vouched_at, gone_ms=outage_ms if outage_ms > MAX_OUTAGE_MS else 0)
            )
        return table

    async def delete_game(self, game_id: str) -> None:
        """Close the tables of a game and remove them for good, with their journals; no restart recovers them. The
        journal of a game without a result is not deleted, but moved to where no start reads it."""
        for table in [table for table in self._tables.values() if table.state.game_id == game_id]:
            if not table.state.closed:
                await self.put_away(table.id, SERVER)
            await self._retire(table, keep_journal=False)
        self._notify()

    async def _retire(self, table: LiveTable, keep_journal: bool = True) -> None:
        """Remove a table that is put away from memory, and move its journal to where no start of the server reads it.

        Without ``keep_journal`` the journal of a game with a result is deleted instead. If the disk refuses, the
        journal stays for the next start, which tries again. A table whose records are not yet on disk stays in memory,
        unless its journal is to be deleted.
        """
        await table.wait_archived()
        if keep_journal and table.view.unsaved is not None:
            return
        await table.stop()
        self._tables.pop(table.id, None)
        self._codes.discard(table.state.code)
        try:
            shelve = keep_journal or table.is_unfinished
            future = self._journal.put_away(table.id) if shelve else self._journal.retire(table.id)
            await asyncio.wrap_future(future)
        except OSError as error:  # the next start tries again
            _log.warning("a journal cannot be put away: %s", type(error).__name__)

    async def stop(self) -> None:
        """Stop all tables; afterwards every accepted entry is on disk, unless the disk has refused it."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    # --- listeners to the list of tables ---------------------------------------------------------------------------

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener whenever the list of tables changes: one was opened, put away, taken up again or removed.
        Return the function that unsubscribes."""
        key = object()
        self._listeners[key] = listener

        def unsubscribe() -> None:
            self._listeners.pop(key, None)

        return unsubscribe

    def _notify(self) -> None:
        """Call every listener to the list of tables; an error of one is only logged."""
        for key, listener in list(self._listeners.items()):
            if key in self._listeners:
                try:
                    listener()
                except Exception:  # a failing page must not keep the others from being drawn
                    _log.exception("a listener to the tables failed")


def _rank_by_precedence(table: LiveTable) -> tuple[bool, int, int, str]:
    """Return a sort key for the tables of one game: the table with the highest key represents the game.

    The instant decides only between tables of an earlier version, whose journals have no generation.
    """
    return not table.state.closed, table.state.generation, table.view.log.entries[-1].at, table.id


def _read_rest(journal: JournalContents, game: GameRules) -> tuple[Entry, ...]:
    """Return the entries after a damaged place of the journal; empty if this version cannot read them."""
    try:
        return from_records(journal.rest, game)
    except (UnknownEvent, KeyError, TypeError, ValueError) as error:
        _log.warning("table %s: what came after the damage cannot be read: %s", journal.table, type(error).__name__)
        return ()


def _was_outage_brief(beat: Beat | None) -> bool:
    """Tell whether the monotonic clock, too, shows a short outage since the heartbeat; True if there was no heartbeat.

    The wall clock alone is not enough, because somebody may have set it meanwhile. The monotonic clock begins anew with
    each start of the machine.
    """
    return beat is None or 0 <= time.monotonic_ns() // 1_000_000 - beat.mono_ms <= MAX_OUTAGE_MS


def normalize_code(typed: str) -> str:
    """Return the code, however people space, type or scan it, in the form in which it is stored."""
    typed = typed.partition(_SEPARATOR)[0]
    return "".join(sign for sign in typed.upper() if sign.isalnum())


def generate_code(length: int = CODE_LENGTH) -> str:
    """Return a random code that cannot be predicted."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))


def _seat_players(players: Iterable[Mapping[str, Any]], looks: Mapping[str, tuple[str, str]]) -> list[PlayerSeated]:
    """Return the events that seat the players of a game file."""
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

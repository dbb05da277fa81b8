"""Writes the journals of live tables to JetStream, behind the same interface as the journals in files.

Each table has a subject, and a message holds the records that were queued while the message before it was on its way
(group commit)::

    {"version":1,"writer":"…","records":[{…},…]}

Each message names the message that it follows, and the engine refuses it if another one has come in between. So if two
workers both believe they own a table, one of them is refused, and learns that it does not. A worker that takes a table
over first appends a message without records (a *fence*): from then on the former owner can append nothing.

While the engine is away the futures fail, and the records stay unsaved in memory, in order: the next record or
``flush`` of that table tries again. If the engine stored a message but its answer was lost, the writer recognises its
own records and sends none of them again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

from companion.hosted.engine import Engine, EngineAway, NotNext, StoredMessage
from companion.hub.ports import JournalPort, TableTaken
from companion.hub.tasks import spawn_detached
from companion.store.errors import SaveError
from companion.store.journal import Beat, JournalContents
from companion.store.journal_lines import TABLE_ID, encode_content
from companion.table.message import say

_log = logging.getLogger(__name__)

#: The stream of all journals, and the beginning of the subject of one.
STREAM: Final = "companion-tables"
SUBJECT: Final = "companion.table."
VERSION: Final = 1
#: How long (s) to try before records count as not saved: then the table goes on, and its pages show that.
_TRY_S: Final = 2.0
#: The same if the last attempt has failed: the table shall not wait for long a second time.
_TRY_AGAIN_S: Final = 0.1
#: How long (s) to try when the worker ends; its supervisor waits twice as long.
_LEAVE_S: Final = 5.0
#: The most bytes of records in one message; the engine takes a megabyte.
_MESSAGE_BYTES: Final = 500_000
#: How long (s) to wait before asking the engine again.
_LOOK_S: Final = 0.05


@dataclass(slots=True)
class _Table:
    """State of one journal in the writer.

    Attributes:
        last: the number of its last message (0: none).
        unsaved: encoded records still to be sent, for which the futures ``waiting`` wait.
        sending: the task that sends them.
        troubled: whether the last attempt failed.
        taken: whether another worker owns the table.
        retired: whether the journal was deleted or put away.
    """

    id: str
    last: int = 0
    unsaved: list[bytes] = field(default_factory=list)
    waiting: list[Future[None]] = field(default_factory=list)
    sending: asyncio.Task[None] | None = None
    troubled: bool = False
    taken: bool = False
    retired: bool = False

    @property
    def subject(self) -> str:
        return SUBJECT + self.id


class EngineJournal(JournalPort):
    """Writer of the journals of the tables that this worker owns, to JetStream; a refused message shows that another
    worker owns a table by now. Belongs to one event loop."""

    def __init__(self, engine: Engine, shelve: Callable[[str], Future[None]] | None = None) -> None:
        """``shelve``: announces that no worker shall read the journal of a table any more."""
        self._engine = engine
        self._shelve = shelve
        #: Tells this writer's messages from those of another one, and of an earlier process.
        self.writer = secrets.token_hex(6)
        self._tables: dict[str, _Table] = {}

    async def prepare(self) -> None:
        """Create the stream, unless it is there. Raises :class:`EngineAway`."""
        await self._engine.create_stream(STREAM, [SUBJECT + "*"])

    # -- for the hub

    def append(self, table: str, record: Mapping[str, Any]) -> asyncio.Future[None]:
        """Append a record; the future is done once a majority of nodes has it on disk. It fails as in
        :class:`JournalPort`. Raises :class:`TypeError` or :class:`ValueError` at once for what JSON cannot hold."""
        content = encode_content(record)
        state = self._find_table(table)
        future = self._start_sending(state)
        if not (state.taken or state.retired):
            state.unsaved.append(content)
        return asyncio.wrap_future(future)

    def beat(self, table: str, wall_ms: int, mono_ms: int) -> None:
        """Do nothing: the heartbeats in the directory tell until when a worker was alive."""

    def flush(self, table: str) -> Future[None]:
        """Try again to send the unsaved records; the future is done once all are saved."""
        return self._start_sending(self._find_table(table))

    def retire(self, table: str) -> Future[None]:
        """Delete the journal of a table. Later records are refused."""
        return self._end_journal(table, self._delete_journal(table))

    def put_away(self, table: str) -> Future[None]:
        """Have no worker read the journal of a table any more, but keep it. Later records are refused."""
        return self._end_journal(table, self._mark_shelved(table))

    def drop_rest(self, table: str) -> Future[None]:
        """Do nothing: the engine repairs its own files, so there is never a rest after a damaged place."""
        return _make_future(None)

    def count_unsaved(self) -> int:
        """Count the records of all tables that are not saved."""
        return sum(len(table.unsaved) for table in self._tables.values())

    async def close(self) -> int:
        """Send the unsaved records, for as long as a worker may take to end; return how many stayed unsaved."""
        deadline = time.monotonic() + _LEAVE_S
        while True:
            for table in self._tables.values():
                if table.unsaved:
                    _ignore_outcome(self._start_sending(table))
            sending = [table.sending for table in self._tables.values() if table.sending is not None]
            await asyncio.gather(*sending, return_exceptions=True)
            if not self.count_unsaved() or time.monotonic() > deadline:
                return self.count_unsaved()
            await asyncio.sleep(_LOOK_S)

    # -- ownership

    async def list_tables(self) -> frozenset[str]:
        """Return the ids of all tables that have a journal. Raises :class:`EngineAway`."""
        subjects = await self._engine.list_subjects(STREAM, SUBJECT + "*")
        return frozenset(subject.removeprefix(SUBJECT) for subject in subjects)

    async def take(self, table: str, beat: Beat | None = None) -> JournalContents:
        """Make this writer the only one that can append to a table's journal; return the journal's contents (without
        records, and ``newer``, if a later version has written in it).

        ``beat``: when the former owner was last known to be alive. Raises :class:`EngineAway`.
        """
        state = _Table(table)
        fence = self._encode(())
        while True:
            last = await self._engine.read_last(STREAM, state.subject)
            try:
                state.last = await self._engine.append(state.subject, fence, last.seq if last else 0)
            except NotNext:  # its former owner was quicker: its message counts
                await asyncio.sleep(_LOOK_S)
                continue
            break
        stored = await self._engine.read_up_to(STREAM, state.subject, state.last)
        decoded = [_decode(each) for each in stored]
        records = tuple(record for each in decoded for record in each.records)
        self._tables[table] = state
        version = max((each.version for each in decoded), default=VERSION)
        if version > VERSION:
            return JournalContents(table, version, (), None, "newer", 0, 0)
        return JournalContents(table, VERSION, records, beat, "whole", 0, len(records) + 1)

    def release(self, table: str) -> None:
        """Drop the state of a table that another worker owns."""
        self._tables.pop(table, None)

    # -- inside

    def _find_table(self, table: str) -> _Table:
        """Return the state of a table's journal, created if need be. Raises ValueError for what is not a table id."""
        if not TABLE_ID.fullmatch(table):
            raise ValueError(f"not a table id: {table!r}")
        return self._tables.setdefault(table, _Table(table))

    def _start_sending(self, table: _Table) -> Future[None]:
        """Have the table's unsaved records sent in a task; return the future that is done once they are saved. It has
        failed already if the journal is retired, or another worker owns the table."""
        if table.retired:
            return _make_future(LookupError(f"the journal of table {table.id} is retired"))
        if table.taken:
            return _make_future(TableTaken(table.id))
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()
        table.waiting.append(future)
        if table.sending is None or table.sending.done():
            table.sending = spawn_detached(self._send(table))
        return future

    async def _send(self, table: _Table) -> None:
        """Send the unsaved records until none are left or an attempt fails; resolve or fail the waiting futures."""
        while table.waiting:
            waiting, table.waiting = table.waiting, []
            error: Exception | None = None
            try:
                await self._save(table, len(table.unsaved))
            except NotNext:
                table.taken, error = True, TableTaken(table.id)
                table.unsaved.clear()
                waiting += table.waiting
                table.waiting = []
                _log.warning("table %s: another worker owns it", table.id)
            except EngineAway as away:
                _log.warning("table %s: %s", table.id, away)
                table.troubled, error = True, SaveError(say("store-engine-refused"))
            except Exception as fault:  # a bug: no future may stay pending for ever
                _log.exception("the journal of table %s failed", table.id)
                error = fault
            else:
                table.troubled = False
            for future in waiting:
                if error is None:
                    future.set_result(None)
                else:
                    future.set_exception(error)

    async def _save(self, table: _Table, count: int) -> None:
        """Save the first ``count`` unsaved records, and remove each from ``unsaved`` once it is saved. Raises
        :class:`NotNext`, and :class:`EngineAway` when the time for one attempt is over."""
        deadline = time.monotonic() + (_TRY_AGAIN_S if table.troubled else _TRY_S)
        while count:
            fitting = _count_fitting(table.unsaved[:count])
            data = self._encode(table.unsaved[:fitting])
            try:
                table.last = await self._engine.append(table.subject, data, table.last)
                del table.unsaved[:fitting]
                count -= fitting
            except NotNext:
                count -= await self._recognise_own_records(table)
                if count and time.monotonic() > deadline + _TRY_S:
                    raise EngineAway("the engine says neither yes nor no") from None
            except EngineAway:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(_LOOK_S)

    async def _recognise_own_records(self, table: _Table) -> int:
        """Find this writer's own records among the messages that it does not know of, because an answer of the engine
        was lost.

        Return how many unsaved records turned out to be saved. Raises :class:`NotNext` if another writer has appended,
        or the journal was deleted.
        """
        saved = 0
        message = await self._engine.read_next(STREAM, table.subject, table.last)
        if message is None:
            last = await self._engine.read_last(STREAM, table.subject)
            if last is None or last.seq < table.last:
                raise NotNext(table.subject)  # the journal was deleted
            await asyncio.sleep(_LOOK_S)  # the message is accepted, but not replicated yet
        while message is not None:
            decoded = _decode(message)
            count = len(decoded.records)
            if decoded.writer != self.writer or message.data != self._encode(table.unsaved[:count]):
                raise NotNext(table.subject)
            del table.unsaved[:count]
            saved += count
            table.last = message.seq
            message = await self._engine.read_next(STREAM, table.subject, table.last)
        return saved

    def _encode(self, records: Iterable[bytes]) -> bytes:
        """Encode a message with these records."""
        return b'{"version":%d,"writer":"%s","records":[%s]}' % (VERSION, self.writer.encode(), b",".join(records))

    def _end_journal(self, table: str, work: Any) -> Future[None]:
        """Run the coroutine ``work``, which deletes or shelves a table's journal, once the records that are being sent
        have arrived; then accept no more records of the table.

        Return a future that is done when ``work`` is; it fails with :class:`SaveError` while the engine is away.
        """
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()

        async def end() -> None:
            """Wait for records that are being sent, await ``work``, mark the journal as retired, then resolve the
            future; on failure set its exception and keep the journal."""
            state = self._find_table(table)
            try:
                if state.sending is not None:
                    await asyncio.shield(state.sending)
                await work
            except EngineAway as away:
                _log.warning("table %s: %s", table, away)
                future.set_exception(SaveError(say("store-engine-refused")))
            except Exception as error:
                future.set_exception(error)
            else:
                state.retired = True
                state.unsaved.clear()
                future.set_result(None)

        spawn_detached(end())
        return future

    async def _delete_journal(self, table: str) -> None:
        """Delete a table's journal, after announcing that no worker shall read it."""
        await self._mark_shelved(table)
        await self._engine.purge(STREAM, SUBJECT + table)

    async def _mark_shelved(self, table: str) -> None:
        """Announce that no worker shall read the journal of a table any more."""
        if self._shelve is not None:
            await asyncio.wrap_future(self._shelve(table))


def _count_fitting(records: list[bytes]) -> int:
    """Return how many of the records fit into one message; at least one."""
    size = 0
    for count, record in enumerate(records):
        size += len(record) + 1
        if size > _MESSAGE_BYTES:
            return max(1, count)
    return len(records)


@dataclass(frozen=True, slots=True)
class _DecodedMessage:
    """Content of a message of a journal; without records if it is of a newer ``version``."""

    version: int
    writer: str
    records: list[Any]


def _decode(message: StoredMessage) -> _DecodedMessage:
    content = json.loads(message.data)
    version = content["version"]
    return _DecodedMessage(version, str(content["writer"]), list(content["records"]) if version <= VERSION else [])


def _ignore_outcome(future: Future[None]) -> None:
    """Read the result of a future that nobody waits for; otherwise its error would be logged."""
    future.add_done_callback(lambda finished: finished.exception())


def _make_future(error: Exception | None) -> Future[None]:
    """Return a future that is done already: failed with the error, or resolved (None)."""
    future: Future[None] = Future()
    future.set_running_or_notify_cancel()
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
    return future

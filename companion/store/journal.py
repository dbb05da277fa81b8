"""Writes the journals of live tables: each record is on the device before anybody hears of it.

A journal is an append-only file of JSON lines. Each line carries its number and a checksum over itself; the first is
the header::

    {"crc":"89abcdef","n":0,"head":{"format":"companion-journal","version":1,"table":"…"}}
    {"crc":"…","n":1,"record":{…}}
    {"crc":"…","n":2,"beat":[wall ms, monotonic ms]}

One thread writes for all tables. Records that are queued while it syncs are written together (group commit), and a
record's future resolves once the device has its line. Beats are heartbeats: they are not synced, and only show until
when the server was alive.

If the disk refuses, the futures fail, a partial line is truncated, and the records stay *unsaved* in memory, in order:
the next record, beat or ``flush`` of that table retries them all, so a journal never has a gap. The table may go on
meanwhile; ``count_unsaved`` says how many of its records are not on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from companion.store.anonymize import Anonymizer
from companion.store.disk import BINARY, Disk, put_aside, read_regular_file, write_atomically
from companion.store.errors import Notices, SaveError, StoreError, explain
from companion.store.journal_lines import (
    SUFFIX,
    TABLE_ID,
    VERSION,
    Beat,
    encode_content,
    encode_head,
    encode_line,
)
from companion.store.journal_reading import REST, JournalContents, State, encode_rest, parse_journal, read_journal
from companion.table.message import Message, say

__all__ = ["VERSION", "Beat", "JournalContents", "JournalWriter", "State", "read_journal"]

_log = logging.getLogger(__name__)

#: Subfolder of the journals that were put away for good.
PUT_AWAY = "put-away"


@dataclass(slots=True)
class _Line:
    """Line to write: its kind (``head``, ``record`` or ``beat``) and its encoded content."""

    kind: bytes
    content: bytes


@dataclass(slots=True)
class _Table:
    """State of one journal in the writer's thread.

    Attributes:
        fd: the open file; None if it is closed.
        length: up to how many bytes the file is good; ``lines``: how many lines that is.
        unsaved: the lines still to be written.
        waiting: the futures that resolve once the unsaved lines are on the device.
    """

    id: str
    path: Path
    fd: int | None = None
    length: int = 0
    lines: int = 0
    has_partial_line: bool = False  # there may be bytes past ``length``, to be truncated before the next write
    is_new: bool = False  # the file is new: its folder must be synced too
    unsaved: list[_Line] = field(default_factory=list)
    waiting: list[Future[None]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Job:
    """Request to the writer's thread: what is to be done (``kind``), for which table, and the future that tells the
    outcome (None: nobody waits). ``content``: the encoded record or beat; empty for other kinds."""

    kind: Literal["record", "beat", "flush", "retire", "put-away", "rest"]
    table: str
    content: bytes
    future: Future[None] | None


class JournalWriter:
    """Writer of all journals of a data folder, with a thread of its own: the hub's tables queue their records here, and
    a future tells when each is on the device.

    Table ids are 1 to 64 lower-case letters, digits, ``-`` and ``_``. No method but :meth:`recover` and :meth:`close`
    blocks on the disk.
    """

    def __init__(
        self,
        folder: Path,
        set_aside: Path,
        notices: Notices,
        *,
        disk: Disk | None = None,
        anonymizer: Anonymizer | None = None,
    ) -> None:
        """Start the thread. ``anonymizer`` collects the names in records."""
        self._folder = folder
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk or Disk()
        self._anonymizer = anonymizer
        self._tables: dict[str, _Table] = {}  # the writer's thread only
        self._retired: set[str] = set()  # the writer's thread only
        # Read by other threads; the writer replaces it as a whole, so that no reader waits for a lock during a sync.
        self._unsaved_counts: Mapping[str, int] = {}
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="journals", daemon=True)
        self._thread.start()

    # -- for the hub

    def append(self, table: str, record: Mapping[str, Any]) -> asyncio.Future[None]:
        """Append a record to a table's journal, created if need be; the future resolves once the record is on the
        device.

        Needs a running event loop. The future may be ignored: a queued record is written even if nobody waits. It fails
        as in ``submit``.
        """
        return asyncio.wrap_future(self.submit(table, record))

    def submit(self, table: str, record: Mapping[str, Any]) -> Future[None]:
        """Append a record to a table's journal, as :meth:`append` does, for code without an event loop.

        The future fails with :class:`SaveError`, which is an :class:`OSError`, if the disk refuses (the record then
        stays unsaved, and is tried again as the module describes), and with :class:`LookupError` after ``retire``.
        Raises :class:`TypeError` or :class:`ValueError` at once, and writes nothing, for a record that JSON cannot
        hold.
        """
        content = encode_content(record)
        if self._anonymizer is not None and b'"name' in content:
            self._anonymizer.collect_names(record)
        return self._submit("record", table, content)

    def beat(self, table: str, wall_ms: int, mono_ms: int) -> None:
        """Append a heartbeat (both clocks in ms) to a table's journal.

        It is not synced, and dropped if the disk refuses; unsaved records of the table are tried again first.
        """
        self._check_usable(table)
        self._jobs.put(_Job("beat", table, encode_content([wall_ms, mono_ms]), None))

    def flush(self, table: str) -> Future[None]:
        """Try again to write unsaved records; the future resolves once they are on the device, or fails as in
        ``submit``."""
        return self._submit("flush", table, b"")

    def count_unsaved(self, table: str | None = None) -> int:
        """Count the records (of this table; None: of all tables) that are not on disk because it refused them."""
        counts = self._unsaved_counts
        return sum(count for each, count in counts.items() if table is None or each == table)

    def retire(self, table: str) -> Future[None]:
        """Delete a table's journal: its game is saved as a file, or nobody wants it. Unsaved records are dropped. The
        future fails with :class:`SaveError` if the disk refuses.

        Later records of that table are refused.
        """
        return self._submit("retire", table, b"")

    def put_away(self, table: str) -> Future[None]:
        """Move a table's journal to the folder ``put-away``, which no start reads; records that are still unsaved after
        a last attempt are dropped. The future fails with :class:`SaveError` if the disk refuses.

        Later records are refused.
        """
        return self._submit("put-away", table, b"")

    def drop_rest(self, table: str) -> Future[None]:
        """Move the file with the records after a damaged place (``rest``) to the folder ``put-away``: the table has
        taken or refused them. The future fails with :class:`SaveError` if the disk refuses."""
        return self._submit("rest", table, b"")

    def recover(self) -> tuple[JournalContents, ...]:
        """Read and repair every journal, at the start; return those of the tables that were open when the server
        stopped.

        A last line that a crash cut off is dropped: nobody heard of that record. A damaged file is copied to the files
        set aside, with a notice, and keeps the records before the first lost one; the records after it are saved beside
        the journal (``rest``) until :meth:`drop_rest`. A file that is not a journal is set aside, one of a newer
        version stays where it is, each with a notice. Blocks.
        """
        journals = []
        for path in self._journal_paths():
            try:
                journal = read_journal(path)
                if journal.state in ("whole", "torn", "damaged") and journal.lines:
                    journal = self._add_saved_rest(path, journal)
                    journals.append(journal)  # even if it cannot be repaired now: it can be viewed
                    if self._anonymizer is not None:
                        self._anonymizer.collect_names(journal.records)
                self._repair(path, journal)
            except OSError as error:
                self._notices.add(explain(error, path))
        return tuple(journals)

    def close(self) -> int:
        """Write the queued records, try the unsaved ones again, stop the thread; return how many records stayed
        unsaved."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
        return self.count_unsaved()

    def __enter__(self) -> JournalWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- in the caller's thread

    def _check_usable(self, table: str) -> None:
        """Raise :class:`ValueError` for what is not a table id, :class:`RuntimeError` once the writer is closed."""
        if not TABLE_ID.fullmatch(table):
            raise ValueError(f"not a table id: {table!r}")
        if self._closed:
            raise RuntimeError("the journals are closed")

    def _submit(
        self, kind: Literal["record", "flush", "retire", "put-away", "rest"], table: str, content: bytes
    ) -> Future[None]:
        """Queue a job for the writer's thread; return the future that it resolves. Raises as ``_check_usable`` does."""
        self._check_usable(table)
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # makes cancel() a no-op
        self._jobs.put(_Job(kind, table, content, future))
        return future

    def _add_saved_rest(self, path: Path, journal: JournalContents) -> JournalContents:
        """Return the journal with the records after a damaged place that an earlier start has saved beside it, unless
        the journal has a ``rest`` of its own."""
        rest_path = path.with_name(journal.table + REST)
        try:
            saved = parse_journal(read_regular_file(rest_path), journal.table).records
        except OSError:
            return journal
        return replace(journal, rest=saved) if not journal.rest else journal

    def _journal_paths(self) -> Iterator[Path]:
        """Yield the paths of all journals in the folder."""
        yield from sorted(path for path in self._folder.glob(f"*{SUFFIX}") if path.is_file())

    # -- in the writer's thread

    def _run(self) -> None:
        """Process the queued jobs, in batches, until the writer is closed: the main loop of the writer's thread."""
        stopping = False
        while not stopping:
            batch = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while batch[-1] is not None:
                    batch.append(self._jobs.get_nowait())
            stopping = batch[-1] is None
            self._deliver(self._process([job for job in batch if job is not None], stopping))
        with contextlib.suppress(queue.Empty):  # submitted while closing
            while job := self._jobs.get_nowait():
                if job.future is not None:
                    job.future.set_exception(RuntimeError("the journals are closed"))

    def _process(self, jobs: list[_Job], stopping: bool) -> list[Callable[[], object]]:
        """Write what a batch of jobs asks for; return the functions that resolve or fail their futures."""
        outcomes: list[Callable[[], object]] = []
        touched: dict[str, _Table] = {}
        try:
            for job in jobs:
                self._accept_job(job, touched, outcomes)
            self._commit(self._tables if stopping else touched, outcomes)
            if stopping:
                for table in self._tables.values():
                    self._close_file(table)
        except Exception as error:  # a bug: no future may stay pending for ever, and the thread goes on
            _log.exception("the journals' writer failed")
            failure = error
            for table in touched.values():
                table.has_partial_line = table.fd is not None
                table.waiting.clear()
            outcomes += [_fail_later(job.future, failure) for job in jobs if job.future is not None]
        return outcomes

    def _deliver(self, outcomes: list[Callable[[], object]]) -> None:
        """Call the functions that resolve or fail the futures; an error of a listener is only logged."""
        for resolve in outcomes:
            try:
                resolve()
            except InvalidStateError:
                pass  # it was resolved before the writer failed
            except Exception:
                _log.exception("a listener of the journals failed")

    def _accept_job(self, job: _Job, touched: dict[str, _Table], outcomes: list[Callable[[], object]]) -> None:
        """Add a job to its table's unsaved lines; a job that cannot wait for the rest of the batch (the end of a
        journal) is done at once."""
        if job.table in self._retired:
            if job.future is not None:
                outcomes.append(_fail_later(job.future, LookupError(f"the journal of table {job.table} is retired")))
            return
        table = self._tables.get(job.table)
        if table is None:
            path = self._folder / f"{job.table}{SUFFIX}"
            if job.kind == "beat" and not path.exists():
                return  # the table has no records, so its heartbeat says nothing
            table = self._tables[job.table] = _Table(job.table, path)
        touched[table.id] = table
        if job.kind in ("retire", "put-away"):
            self._commit({table.id: touched.pop(table.id)}, outcomes)
            self._end_journal(table, job.kind == "put-away", job.future, outcomes)
            return
        if job.kind == "rest":
            try:
                self._move_to_put_away(self._folder / (table.id + REST))
            except OSError as error:
                if job.future is not None:
                    outcomes.append(_fail_later(job.future, SaveError(explain(error, table.path))))
                return
        elif job.kind != "flush":
            table.unsaved.append(_Line(job.kind.encode(), job.content))
        if job.future is not None:
            table.waiting.append(job.future)

    def _commit(self, touched: Mapping[str, _Table], outcomes: list[Callable[[], object]]) -> None:
        """Write the unsaved lines of these tables, then sync their files.

        The files are synced one by one, after all are written: by then the device has already begun to write most of
        it. ``outcomes`` gets the functions that resolve or fail the waiting futures.
        """
        written: list[tuple[_Table, int, int]] = []
        for table in touched.values():
            try:
                written.append((table, *self._write_unsaved(table)))
            except OSError as error:
                self._fail(table, explain(error, table.path), outcomes)
            except StoreError as error:
                self._fail(table, error.message, outcomes)
        for table, lines, size in written:
            try:
                if table.fd is not None and any(entry.kind != b"beat" for entry in table.unsaved):
                    self._disk.sync(table.fd)
                    if table.is_new:
                        self._disk.sync_folder(self._folder)
                        table.is_new = False
            except OSError as error:
                table.has_partial_line = True
                self._fail(table, explain(error, table.path), outcomes)
                continue
            table.length += size
            table.lines += lines
            table.unsaved.clear()
            outcomes += [_resolve_later(future) for future in table.waiting]
            table.waiting.clear()
            self._set_unsaved_count(table, 0)

    def _write_unsaved(self, table: _Table) -> tuple[int, int]:
        """Write a table's unsaved lines, without a sync; return how many lines and bytes were written.

        The file is opened if need be, and a partial line of an earlier attempt is truncated first.
        """
        if not table.unsaved:
            return 0, 0
        if table.fd is None:
            self._open(table)
        assert table.fd is not None
        if table.has_partial_line:
            self._disk.truncate(table.fd, table.length)
            table.has_partial_line = False
        entries = [self._make_head(table)] * (table.lines == 0) + table.unsaved
        data = b"".join(encode_line(table.lines + i, entry.kind, entry.content) for i, entry in enumerate(entries))
        table.has_partial_line = True
        self._disk.write(table.fd, data)
        table.has_partial_line = False
        return len(entries), len(data)

    def _make_head(self, table: _Table) -> _Line:
        return _Line(b"head", encode_head(table.id))

    def _open(self, table: _Table) -> None:
        """Open a table's file for appending, repaired first if it exists. Raises :class:`StoreError` if it is not a
        journal of this version."""
        if table.path.exists():
            journal = read_journal(table.path)
            if journal.state in ("newer", "foreign"):
                raise StoreError(say("store-journal-unusable", where=str(table.path)))
            if self._repair(table.path, journal):
                table.length, table.lines = journal.length, journal.lines
        table.is_new = table.lines == 0
        table.fd = os.open(table.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | BINARY, 0o600)

    def _fail(self, table: _Table, message: Message, outcomes: list[Callable[[], object]]) -> None:
        """Note that the disk refused a table's lines: truncate a partial line, keep the records for the next attempt,
        and fail the waiting futures."""
        # A late heartbeat would be wrong, so only the records are retried, in order.
        table.unsaved = [entry for entry in table.unsaved if entry.kind != b"beat"]
        if table.has_partial_line and table.fd is not None:
            with contextlib.suppress(OSError):  # if even that fails, the next attempt begins with it
                self._disk.truncate(table.fd, table.length)
                table.has_partial_line = False
        outcomes += [_fail_later(future, SaveError(message)) for future in table.waiting]
        table.waiting.clear()
        self._set_unsaved_count(table, len(table.unsaved))

    def _set_unsaved_count(self, table: _Table, count: int) -> None:
        """Publish for other threads how many records of a table are not on disk."""
        others = {each: number for each, number in self._unsaved_counts.items() if each != table.id}
        self._unsaved_counts = others | {table.id: count} if count else others

    def _end_journal(
        self, table: _Table, put_away: bool, future: Future[None] | None, outcomes: list[Callable[[], object]]
    ) -> None:
        """Delete a journal, or move it to the folder ``put-away``; the table then accepts no more records. If the disk
        refuses, the future fails, and the table goes on as before."""
        self._close_file(table)
        try:
            for path in (table.path, self._folder / (table.id + REST)):
                if put_away:
                    self._move_to_put_away(path)
                else:
                    path.unlink(missing_ok=True)
            self._disk.sync_folder(self._folder)
        except OSError as error:
            if future is not None:
                outcomes.append(_fail_later(future, SaveError(explain(error, table.path))))
            return
        del self._tables[table.id]
        self._retired.add(table.id)
        self._unsaved_counts = {each: count for each, count in self._unsaved_counts.items() if each != table.id}
        if future is not None:
            outcomes.append(_resolve_later(future))

    def _move_to_put_away(self, path: Path) -> None:
        """Move a file to the folder ``put-away``, if it exists."""
        if path.exists():
            folder = self._folder / PUT_AWAY
            folder.mkdir(exist_ok=True)
            self._disk.replace(path, folder / path.name)
            self._disk.sync_folder(folder)

    def _close_file(self, table: _Table) -> None:
        """Close a table's file, if it is open."""
        if table.fd is not None:
            with contextlib.suppress(OSError):
                os.close(table.fd)
            table.fd = None

    def _repair(self, path: Path, journal: JournalContents) -> bool:
        """Repair a journal's file so that lines can be appended; return False if the file cannot be used as a journal.

        A damaged file is copied to the files set aside before, and its ``rest`` saved beside it; a foreign one is set
        aside; one of a newer version stays. Each becomes a notice. One without a whole line is deleted. Raises
        :class:`OSError`; then the file is as it was.
        """
        if journal.state == "newer":
            self._notices.add(say("store-journal-newer", where=str(path)))
            return False
        if journal.state == "torn" and journal.lines == 0:
            path.unlink()  # not even the header was saved: nobody knows of that table
            return False
        if journal.state == "foreign":
            aside = put_aside(path, self._set_aside, self._disk)
            self._notices.add(say("store-journal-lost", where=str(path), aside=str(aside)))
            return False
        if journal.state == "damaged":
            aside = put_aside(path, self._set_aside, self._disk, copy=True)
            if journal.lost:
                rest_path = path.with_name(journal.table + REST)
                if rest_path.exists():
                    put_aside(rest_path, self._set_aside, self._disk, copy=True)
                if journal.rest:
                    write_atomically(rest_path, encode_rest(journal.table, journal.rest), self._disk)
                count, after = len(journal.records), len(journal.rest)
                message = say("store-journal-damaged", where=str(path), aside=str(aside), records=count, rest=after)
                self._notices.add(message)
            else:
                self._notices.add(say("store-journal-mended", where=str(path), aside=str(aside)))
            write_atomically(path, journal.content, self._disk)
        elif journal.state != "whole":
            fd = os.open(path, os.O_WRONLY | BINARY)
            try:
                self._disk.truncate(fd, journal.length)
                self._disk.sync(fd)
            finally:
                os.close(fd)
        return True


def _resolve_later(future: Future[None]) -> Callable[[], object]:
    """Return a function that resolves the future."""
    return lambda: future.set_result(None)


def _fail_later(future: Future[None], error: Exception) -> Callable[[], object]:
    """Return a function that fails the future with this error."""
    return lambda: future.set_exception(error)

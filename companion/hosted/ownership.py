"""Decides which tables this worker has: those opened at it, and its share of those whose worker is dead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.hosted.directory import Directory, Member, Place
from companion.hosted.engine import EngineAway, NotNext
from companion.hosted.journal import EngineJournal
from companion.hub.hub import Hub
from companion.hub.tasks import end_tasks, spawn_detached
from companion.store.journal import Beat, JournalContents
from companion.table.message import Message

_log = logging.getLogger(__name__)

#: How often (s) to look for tables with a journal but without an entry in the directory: their worker died while it
#: opened them.
_SEARCH_S: Final = 15.0
#: How long (s) the entry of a new table may take to appear in the directory.
_ON_ITS_WAY_S: Final = 5.0
#: How many tables are read at the same time.
_AT_ONCE: Final = 8


class Ownership:
    """Decides which tables this worker has, within ``hold_tables``: it announces those opened here in the directory,
    takes over its share of those whose worker has gone, and gives up those that another worker has."""

    def __init__(
        self, hub: Hub, directory: Directory, journal: EngineJournal, notice: Callable[[Message], None]
    ) -> None:
        """``notice``: called with a message about each table that cannot be read."""
        self._hub, self._directory, self._journal, self._notice = hub, directory, journal, notice
        self._working: dict[str, asyncio.Task[None]] = {}
        self._unplaced: dict[str, float] = {}
        self._unreadable: set[str] = set()
        self._reading = asyncio.Semaphore(_AT_ONCE)
        directory.count_tables = lambda: len(hub.list_tables())

    @contextlib.asynccontextmanager
    async def hold_tables(self) -> AsyncIterator[None]:
        """Take tables over, announce and give up tables while the context is active; on entry, all tables without a
        worker that are this worker's share are taken over first."""
        await self._search_lost_tables()
        self._update_ownership()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        working = [asyncio.create_task(self._keep_updating()), asyncio.create_task(self._keep_searching())]
        unsubscribe = self._hub.subscribe(self._directory.changed.set)
        try:
            yield
        finally:
            unsubscribe()
            await end_tasks(*working)

    async def _keep_updating(self) -> None:
        """Update the ownership of tables after each change of the directory or the hub, until cancelled."""
        while True:
            await self._directory.changed.wait()
            self._directory.changed.clear()
            try:
                self._update_ownership()
            except Exception:  # a fault of one table must not keep the others from being taken over
                _log.exception("tables cannot be taken over")
                await asyncio.sleep(1)

    def _update_ownership(self) -> None:
        """Announce the tables that were opened here, take over those that nobody has, and give up those that another
        worker has."""
        places = self._directory.tables
        own_tables = {table.id: table for table in self._hub.list_tables()}
        for id_, table in own_tables.items():
            place = places.get(id_)
            if place is None or (place.worker == self._directory.id and not place.ready):
                self._start(id_, self._announce_table(id_, table.state.code))
            elif place.worker != self._directory.id and not place.away:
                table.give_up()
                self._journal.release(id_)
        for id_, place in places.items():
            if id_ not in own_tables and id_ not in self._unreadable and self._is_orphan(id_, place):
                self._start(id_, self._take_over(id_))

    def _start(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` for a table in the background; if a task for that table is already running, drop ``work``
        without running it."""
        if table in self._working:
            work.close()
            return
        self._working[table] = task = spawn_detached(work)
        task.add_done_callback(lambda _: self._working.pop(table))

    def _is_orphan(self, table: str, place: Place) -> bool:
        """Tell whether this worker is to take that table over: its worker is dead, or this worker began to take it over
        and did not finish.

        A table that this worker had and lost is no orphan: it is being removed.
        """
        if place.away:
            return False
        if place.worker == self._directory.id:
            return not place.ready
        owner = self._directory.owner_of(table)
        return owner is None and self._directory.choose_worker(table) == self._directory.id

    async def _announce_table(self, table: str, code: str) -> None:
        """Announce in the directory that this worker has the table; do nothing if another worker has it, or while the
        engine is away."""
        try:
            await self._directory.claim_table(table, code)
        except NotNext:  # somebody has taken it over already: the journal says so at the next entry
            _log.warning("table %s is placed elsewhere", table)
        except EngineAway:
            pass

    async def _take_over(self, table: str) -> None:
        """Take a table over: announce it, read its journal, and recover it in the hub; do nothing if another worker was
        quicker, or while the engine is away. A table that cannot be recovered is not tried again."""
        place = self._directory.tables.get(table)
        former = self._directory.members.get(place.worker) if place is not None else None
        async with self._reading:
            began = time.monotonic()
            why = (
                "it stands in no directory" if former is None else "gone" if former.gone else f"{former.missed} missed"
            )
            try:
                if place is None or place.worker != self._directory.id:
                    await self._directory.claim_table(table, place.code if place is not None else "", ready=False)
                contents = await self._journal.take(table)
            except NotNext:
                return  # another worker was quicker
            except EngineAway as away:
                _log.warning("table %s cannot be taken over yet: %s", table, away)
                return
            contents = replace(contents, last_beat=_find_beat(contents, former))
            for notice in self._hub.recover([contents]):
                self._notice(notice)
            table_taken = self._hub.table(table)
            if table_taken is None:
                self._unreadable.add(table)
                return
            await self._announce_table(table, table_taken.state.code)
            took_ms = (time.monotonic() - began) * 1000
            _log.info("table %s taken over (%s): %d entries in %.0f ms", table, why, len(contents.records), took_ms)

    async def _keep_searching(self) -> None:
        """Look for lost tables every so often, until cancelled."""
        while True:
            await asyncio.sleep(_SEARCH_S)
            await self._search_lost_tables()

    async def _search_lost_tables(self) -> None:
        """Begin to take over this worker's share of the tables that have had a journal but no entry in the directory
        for a few seconds; do nothing while the engine is away."""
        try:
            journals = await self._journal.list_tables()
        except EngineAway:
            return
        now, own_ids = time.monotonic(), {table.id for table in self._hub.list_tables()}
        lost = journals - self._directory.tables.keys() - own_ids - self._unreadable
        self._unplaced = {table: self._unplaced.get(table, now) for table in lost}
        for table, since in self._unplaced.items():
            if now - since > _ON_ITS_WAY_S and self._directory.choose_worker(table) == self._directory.id:
                self._start(table, self._take_over(table))


def _find_beat(contents: JournalContents, former: Member | None) -> Beat | None:
    """Return the former worker's last heartbeat on the table's timeline; None if an entry is later, or nothing is
    known."""
    last = _find_last_dated(contents.records)
    if former is None or last is None or former.wall_ms <= last["wall"]:
        return None
    return Beat(last["at"] + former.wall_ms - last["wall"], former.mono_ms)


def _find_last_dated(records: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """Return the last record with a wall clock time; None if there is none."""
    return next((each for each in reversed(records) if each.get("wall") is not None), None)

"""Tells which workers are alive and which of them has which table, by a stream that all members write and read.

A member is a worker (a process that has some of the tables) or a front (a proxy that sends pages to workers).
``companion.directory.alive.ID``: a member's heartbeat, with the address at which a worker answers.
``companion.directory.table.ID``: the worker that has that table, and the table's code. The newest message of each
subject counts, and whoever changes the entry of a table names the message that it replaces.

A member is dead when it has been silent while the listening member has heard its own heartbeat ``MISSED`` times through
the same stream; a worker whose front is still heard is only busy, until ``HUNG`` times. So an outage of JetStream makes
nobody dead, whatever any clock says.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from companion.hosted.engine import Engine, EngineAway, StoredMessage
from companion.hosted.following import Follower
from companion.hub.hub import normalize_code
from companion.hub.tasks import end_tasks

_log = logging.getLogger(__name__)

STREAM: Final = "companion-directory"
_ROOT: Final = "companion.directory."
_ALIVE: Final = _ROOT + "alive."
_TABLE: Final = _ROOT + "table."
#: How often (s) a member sends a heartbeat, and how often it reads the stream if no message wakes it.
BEAT_S: Final = 0.5
_READ_S: Final = 0.25
#: After how many own heartbeats a silent member is dead. A process that has died is declared gone at once by the
#: process that started it, so these numbers are for machines that fail; a busy machine may hold a worker up for
#: seconds.
MISSED: Final = 8
HUNG: Final = 24


@dataclass(slots=True)
class Member:
    """Worker (with an address) or front (without one), as this process last heard of it.

    Attributes:
        tables: how many tables the worker has.
        wall_ms: the member's wall clock at its last heartbeat.
        mono_ms: this process's monotonic clock when that heartbeat came.
        missed: how many of its own heartbeats this process has heard since.
        gone: whether the member was declared gone.
    """

    id: str
    address: str
    tables: int
    wall_ms: int
    mono_ms: int
    missed: int = 0
    gone: bool = False
    #: The front that started it, and would declare it gone if it had died; empty for none.
    front: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Entry of a table in the directory.

    Attributes:
        worker: the id of the worker that has the table.
        code: the table's code.
        ready: whether the worker has read the journal, so that pages may come.
        away: whether no worker shall have the table any more.
        seq: the number of the message with this entry.
    """

    worker: str
    code: str
    ready: bool
    away: bool
    seq: int


class Directory:
    """One member's copy of the directory of workers, fronts and tables; within ``join`` it is up to date to a fraction
    of a second. Through it the member also announces which tables it has."""

    def __init__(self, engine: Engine, *, address: str = "", front: str = "") -> None:
        """``address``: where this worker answers; empty for a front. ``front``: the one that started this worker."""
        self._engine = engine
        # A new id with each start: this process does not own the tables of an earlier one.
        self.id = f"{'worker' if address else 'front'}-{os.getpid()}-{secrets.token_hex(3)}"
        self._address, self._front = address, front
        self.members: dict[str, Member] = {}
        self.tables: dict[str, Place] = {}
        self._by_code: dict[str, str] = {}
        self._read_up_to = 0
        self._follower = Follower(engine, self._read_news, _READ_S)
        #: Set whenever an entry was read; whoever waits for a change clears it first.
        self.changed = asyncio.Event()
        #: Returns how many tables this worker has; fronts send new pages to the worker with the fewest.
        self.count_tables: Callable[[], int] = lambda: 0

    @contextlib.asynccontextmanager
    async def join(self) -> AsyncIterator[None]:
        """Take part while the context is active: send a heartbeat twice a second, and keep the directory up to date.

        On entry all entries are read; on exit this member is declared gone. Raises :class:`EngineAway`.
        """
        await self._engine.create_stream(STREAM, [_ROOT + ">"], per_subject=1)
        await self._send_heartbeat()
        while not self.members or self.id not in self.members:
            await self._read_news(first=True)
        async with self._follower.follow(_TABLE + ">"):
            heartbeats = asyncio.create_task(self._keep_sending_heartbeats())
            try:
                yield
            finally:
                await end_tasks(heartbeats)
                with contextlib.suppress(Exception):  # the engine may be away
                    await self.declare_gone(self.id)

    # -- what it knows

    def find_table_by_code(self, code: str) -> str | None:
        """Return the id of the table of that code, however the code was typed; None if there is none."""
        return self._by_code.get(normalize_code(code))

    def owner_of(self, table: str) -> Member | None:
        """Return the worker that has that table or is taking it over; None if nobody has the table, or if that worker
        is dead."""
        place = self.tables.get(table)
        member = None if place is None or place.away else self.members.get(place.worker)
        return member if member is not None and self.is_alive(member) else None

    def is_alive(self, member: Member) -> bool:
        """Tell whether a member is alive: heard lately, or silent only while the front that started it is heard."""
        front = self.members.get(member.front)
        is_machine_there = front is not None and not front.gone and front.missed < MISSED
        return not member.gone and member.missed < (HUNG if is_machine_there else MISSED)

    def worker_of(self, table: str) -> Member | None:
        """Return the worker to which pages of that table are sent; None if no worker is ready for them at present."""
        return self.owner_of(table) if table in self.tables and self.tables[table].ready else None

    def has_tables_of(self, worker: str) -> bool:
        """Tell whether that worker still has tables in the directory, or any table is being taken over."""
        return any(not place.away and (place.worker == worker or not place.ready) for place in self.tables.values())

    def workers(self) -> list[Member]:
        """Return the workers that are alive."""
        return [each for each in self.members.values() if each.address and self.is_alive(each)]

    def choose_worker(self, table: str) -> str | None:
        """Return the living worker that is to take a table over; None if there is none.

        All members choose the same worker, and each worker gets its share of the tables.
        """
        return max(
            (each.id for each in self.workers()),
            key=lambda id_: sha256(f"{id_} {table}".encode()).digest(),
            default=None,
        )

    # -- what it says

    async def claim_table(self, table: str, code: str, *, ready: bool = True) -> None:
        """Announce that this worker has that table, or (not ``ready``) is taking it over.

        Raises :class:`NotNext` if another worker was quicker, and :class:`EngineAway`.
        """
        current = self.tables.get(table)
        entry = {"worker": self.id, "code": code, "ready": ready}
        seq = await self._engine.append(_TABLE + table, _to_json(entry), current.seq if current is not None else 0)
        self._apply_table_entry(table, entry, seq)

    async def shelve(self, table: str) -> None:
        """Announce that no worker shall have that table any more. Raises :class:`EngineAway`."""
        entry: dict[str, Any] = {"away": True}
        seq = await self._engine.put(_TABLE + table, _to_json(entry))
        self._apply_table_entry(table, entry, seq)

    async def declare_gone(self, member: str) -> None:
        """Announce that a member has ended, so that nobody waits until it has been silent. Raises
        :class:`EngineAway`."""
        await self._engine.put(_ALIVE + member, _to_json({"gone": True}))

    def shelve_later(self, table: str) -> Future[None]:
        """Announce in the background that no worker shall have that table any more; return the future."""
        return asyncio.run_coroutine_threadsafe(self.shelve(table), asyncio.get_running_loop())

    # -- inside

    async def _send_heartbeat(self) -> None:
        """Announce that this member is alive, with its address and its number of tables. Raises :class:`EngineAway`."""
        entry = {
            "address": self._address,
            "front": self._front,
            "wall": time.time_ns() // 1_000_000,
            "tables": self.count_tables(),
        }
        await self._engine.put(_ALIVE + self.id, _to_json(entry))

    async def _keep_sending_heartbeats(self) -> None:
        """Send heartbeats until cancelled; go on while the engine is away."""
        while True:
            with contextlib.suppress(EngineAway):
                await self._send_heartbeat()
            await asyncio.sleep(BEAT_S)

    async def _read_news(self, *, first: bool = False) -> bool:
        """Read and apply new messages of the stream; return whether there were any (then there may be more).

        ``first``: the heartbeats read may be old, since this member has just started. Raises :class:`EngineAway`.
        """
        news = await self._engine.read_news(STREAM, _ROOT + ">", self._read_up_to)
        for each in news:
            self._read_up_to = max(self._read_up_to, each.seq)
            self._apply_message(each, first)
        if news:
            self.changed.set()
        return bool(news)

    def _apply_message(self, message: StoredMessage, first: bool) -> None:
        """Update the tables or the members by a message."""
        entry = json.loads(message.data)
        if message.subject.startswith(_TABLE):
            self._apply_table_entry(message.subject.removeprefix(_TABLE), entry, message.seq)
        else:
            self._apply_member_entry(message.subject.removeprefix(_ALIVE), entry, first)

    def _apply_table_entry(self, table: str, entry: Mapping[str, Any], seq: int) -> None:
        """Update the entry of a table, unless the message is older than the entry that is known."""
        before = self.tables.get(table)
        if before is not None and before.seq >= seq:
            return
        if before is not None and self._by_code.get(before.code) == table:
            del self._by_code[before.code]
        ready, away = bool(entry.get("ready")), bool(entry.get("away"))
        place = Place(entry.get("worker", ""), entry.get("code", ""), ready, away, seq)
        self.tables[table] = place
        if place.code:
            self._by_code[place.code] = table
        self.changed.set()

    def _apply_member_entry(self, id_: str, entry: Mapping[str, Any], first: bool) -> None:
        """Update a member by its heartbeat, or mark it as gone by its last message.

        Our own heartbeat is the tick by which the others are judged: it adds one to ``missed`` of each of them, and
        their own sets it back to 0. ``first``: the heartbeat may be old, so its age is taken from the wall clock.
        """
        if entry.get("gone"):
            if id_ in self.members:
                self.members[id_].gone = True
            return
        wall, mono = time.time_ns() // 1_000_000, time.monotonic_ns() // 1_000_000
        late = max(0, wall - entry["wall"]) if first else 0
        self.members[id_] = Member(
            id_, entry["address"], entry["tables"], entry["wall"], mono - late, front=entry.get("front", "")
        )
        if id_ == self.id:
            for each in self.members.values():
                each.missed += each.id != id_


def _to_json(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode()

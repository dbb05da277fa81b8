"""Knows which workers are there and which of them has which table, from a stream that all of them write and read.

``companion.directory.alive.ID``: a member's heartbeat, with the address at which a worker answers. ``….table.ID``: the
worker that has that table, and the table's code. The newest message of each subject counts, and whoever changes a
table's names the message that it replaces.

A member is dead when it has been silent while the one who listens has been heard ``MISSED`` times through the same
stream; a worker whose front is still heard is only busy, until ``HUNG`` times. So an engine that is away for everybody
makes nobody dead, whatever any clock says.
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
#: How often (s) a member says that it is there, and how often it reads the news where nobody pokes it.
BEAT_S: Final = 0.5
_READ_S: Final = 0.25
#: After how many own heartbeats a silent member is dead. A process that has died is declared gone at once by the one
#: that started it; this is for machines, and a busy one may hold a worker up for seconds.
MISSED: Final = 8
HUNG: Final = 24


@dataclass(slots=True)
class Member:
    """Describes a worker (with an address) or a front (without), as this member last heard of it.

    ``wall_ms``: what its wall clock said then; ``mono_ms``: what the monotonic clock said here; ``missed``: how many
    own heartbeats have been heard since.
    """

    id: str
    address: str
    tables: int
    wall_ms: int
    mono_ms: int
    missed: int = 0
    gone: bool = False
    #: The front of its machine, which would say if it had died; empty for none.
    front: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Says where a table is: its worker and its code; ``seq`` is the number of the message that says so.

    ``ready``: the worker has read the journal, and pages may come; ``away``: no worker is to have it any more.
    """

    worker: str
    code: str
    ready: bool
    away: bool
    seq: int


class Directory:
    """Holds the directory as one member sees it, up to date within a fraction of a second."""

    def __init__(self, engine: Engine, *, address: str = "", front: str = "") -> None:
        """``address``: where this worker answers; empty for a front. ``front``: the one that started this worker."""
        self._engine = engine
        # A new one with each start: what an earlier process had is not this one's.
        self.id = f"{'worker' if address else 'front'}-{os.getpid()}-{secrets.token_hex(3)}"
        self._address, self._front = address, front
        self.members: dict[str, Member] = {}
        self.tables: dict[str, Place] = {}
        self._by_code: dict[str, str] = {}
        self._read_up_to = 0
        self._follower = Follower(engine, self._read_news, _READ_S)
        #: Set whenever something was read; whoever waits for a change clears it first.
        self.changed = asyncio.Event()
        #: How many tables this worker has, for fronts that choose one.
        self.count_tables: Callable[[], int] = lambda: 0

    @contextlib.asynccontextmanager
    async def join(self) -> AsyncIterator[None]:
        """Take part: read everything, then say twice a second that this member is there. Raises :class:`EngineAway`."""
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
        """Return the id of the table of that code, however it was typed."""
        return self._by_code.get(normalize_code(code))

    def owner_of(self, table: str) -> Member | None:
        """Return the worker that has that table, or is just taking it over; None where it is dead, or nobody has it."""
        place = self.tables.get(table)
        member = None if place is None or place.away else self.members.get(place.worker)
        return member if member is not None and self.is_alive(member) else None

    def is_alive(self, member: Member) -> bool:
        """Tell whether a member is there: it is heard, or only silent while the front of its machine is heard."""
        front = self.members.get(member.front)
        is_machine_there = front is not None and not front.gone and front.missed < MISSED
        return not member.gone and member.missed < (HUNG if is_machine_there else MISSED)

    def worker_of(self, table: str) -> Member | None:
        """Return the worker at which pages find that table; None where there is none at present."""
        return self.owner_of(table) if table in self.tables and self.tables[table].ready else None

    def has_tables_of(self, worker: str) -> bool:
        """Tell whether that worker has tables, or tables are on their way from it to another one."""
        return any(not place.away and (place.worker == worker or not place.ready) for place in self.tables.values())

    def workers(self) -> list[Member]:
        """Return the workers that are alive."""
        return [each for each in self.members.values() if each.address and self.is_alive(each)]

    def choose_worker(self, table: str) -> str | None:
        """Return which living worker is to take a table over: all members choose the same, and each gets its share."""
        return max(
            (each.id for each in self.workers()),
            key=lambda id_: sha256(f"{id_} {table}".encode()).digest(),
            default=None,
        )

    # -- what it says

    async def claim_table(self, table: str, code: str, *, ready: bool = True) -> None:
        """Say that this worker has that table, or (not ``ready``) is taking it over.

        Raises :class:`NotNext` where another one was quicker, and :class:`EngineAway`.
        """
        current = self.tables.get(table)
        entry = {"worker": self.id, "code": code, "ready": ready}
        seq = await self._engine.append(_TABLE + table, _to_json(entry), current.seq if current is not None else 0)
        self._apply_table_entry(table, entry, seq)

    async def shelve(self, table: str) -> None:
        """Say that no worker is to have that table any more. Raises :class:`EngineAway`."""
        entry: dict[str, Any] = {"away": True}
        seq = await self._engine.put(_TABLE + table, _to_json(entry))
        self._apply_table_entry(table, entry, seq)

    async def declare_gone(self, member: str) -> None:
        """Say that a member has ended; nobody needs to wait until it has been silent. Raises :class:`EngineAway`."""
        await self._engine.put(_ALIVE + member, _to_json({"gone": True}))

    def shelve_later(self, table: str) -> Future[None]:
        """Mark a table as shelved, for code that does not wait."""
        return asyncio.run_coroutine_threadsafe(self.shelve(table), asyncio.get_running_loop())

    # -- inside

    async def _send_heartbeat(self) -> None:
        entry = {
            "address": self._address,
            "front": self._front,
            "wall": time.time_ns() // 1_000_000,
            "tables": self.count_tables(),
        }
        await self._engine.put(_ALIVE + self.id, _to_json(entry))

    async def _keep_sending_heartbeats(self) -> None:
        while True:
            with contextlib.suppress(EngineAway):
                await self._send_heartbeat()
            await asyncio.sleep(BEAT_S)

    async def _read_news(self, *, first: bool = False) -> bool:
        news = await self._engine.read_news(STREAM, _ROOT + ">", self._read_up_to)
        for each in news:
            self._read_up_to = max(self._read_up_to, each.seq)
            self._apply_message(each, first)
        if news:
            self.changed.set()
        return bool(news)

    def _apply_message(self, message: StoredMessage, first: bool) -> None:
        entry = json.loads(message.data)
        if message.subject.startswith(_TABLE):
            self._apply_table_entry(message.subject.removeprefix(_TABLE), entry, message.seq)
        else:
            self._apply_member_entry(message.subject.removeprefix(_ALIVE), entry, first)

    def _apply_table_entry(self, table: str, entry: Mapping[str, Any], seq: int) -> None:
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

"""What a table costs on several workers, and what 10,000 of them would: CPU and bytes for a press, for a second of a
running round and for a join, measured on 1, 2 and 3 workers here; and what grows with the number of tables and games.

Run alone: ``python -m tests.bench hosted``. The figures of docs/hosted.md are from here.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from companion.hosted.directory import Directory, Member, Place
from companion.hosted.engine import Engine
from companion.hosted.journal import EngineJournal
from companion.hosted.ownership import Ownership
from companion.store.folder import DataFolder
from companion.store.games import encode_shared
from companion.store.ledger import GAME
from companion.store.library import Library
from tests.hosted.club import SEATS, ClubPhone, open_tables
from tests.hosted.many_workers import ManyWorkers, serving_many
from tests.support.browser_storage import Storage
from tests.support.jetstream_nodes import JetStreamNodes, running_nodes
from tests.support.stored_game import game, score
from tests.support.wire_phone import Phone

#: How many tables of pocket pages and of the app's pages are opened, and for how many seconds each thing is watched.
POCKET_TABLES, APP_TABLES, WATCHED_S = 24, 4, 15.0
#: What is asked of the model: so many tables of four, two in three of whose pages are the app's; a table has a round
#: running for two fifths of its evening, and four entries a minute; all come within twenty minutes.
TABLES: Final = 10_000
APP_SHARE, RUNNING, PRESSES_A_S, JOINING_S = 2 / 3, 0.4, 4 / 60, 1200.0
#: What a worker that has nothing to do uses of a core in a second at most (ms), and a table whose round runs unseen.
CALM_MS: Final = 80
#: How much of a core is given to work; the rest is for peaks.
FULL: Final = 0.6


def cpu_ms(pid: int) -> float:
    """Return what a process has used of a core so far (ms): Linux's clock of a process."""
    return time.clock_gettime((~pid << 3) | 2) * 1000


@dataclass(frozen=True, slots=True)
class Used:
    """Is the CPU (ms of a core) that was used by workers, by the front and by the nodes."""

    workers: float
    front: float
    nodes: float

    def __sub__(self, other: Used) -> Used:
        return Used(self.workers - other.workers, self.front - other.front, self.nodes - other.nodes)

    def over(self, count: float) -> Used:
        """Return what each of so many took."""
        return Used(self.workers / count, self.front / count, self.nodes / count)

    @property
    def whole(self) -> float:
        """Return the sum."""
        return self.workers + self.front + self.nodes


class CountingPocket(ClubPhone):
    """A pocket page that counts the bytes that it hears."""

    heard = 0

    def _take(self, message: dict[str, Any]) -> None:
        self.heard += len(json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode())
        super()._take(message)


class CountingPage(Phone):
    """A page of the app that counts the bytes that it hears."""

    heard = 0

    async def _arrived(self, data: bytes) -> None:
        self.heard += len(data)
        await super()._arrived(data)


@dataclass(frozen=True, slots=True)
class Cost:
    """Is what one join, one second of a running table of four, and one press at it cost: CPU, and bytes to all four."""

    join: Used
    second: Used
    press: Used
    join_bytes: float
    second_bytes: float
    press_bytes: float


class Meter:
    """Reads the clocks of all processes of an installation."""

    def __init__(self, many: ManyWorkers, nodes: JetStreamNodes) -> None:
        self._many, self._nodes = many, nodes

    def read(self) -> Used:
        """Return what was used so far."""
        assert self._many.process is not None
        workers = [int(member.id.split("-")[1]) for member in self._many.directory.workers()]
        return Used(
            sum(map(cpu_ms, workers)), cpu_ms(self._many.process.pid), sum(cpu_ms(pid) for pid in self._nodes.pids)
        )

    async def until_calm(self) -> None:
        """Wait until all that a start leaves to be done in the background is done."""
        calm = 0
        for _ in range(60):
            calm = calm + 1 if (await self.watch(2)).workers < CALM_MS * self._many.workers else 0
            if calm == 3:
                return

    async def watch(self, seconds: float) -> Used:
        """Return what is used in a second at present."""
        before, began = self.read(), time.monotonic()
        await asyncio.sleep(seconds)
        return (self.read() - before).over(time.monotonic() - began)


def _heard(phones: Sequence[CountingPocket | CountingPage]) -> int:
    return sum(phone.heard for phone in phones)


async def measure_pages(meter: Meter, phones: Sequence[CountingPocket | CountingPage], tables: int, press: Any) -> Cost:
    """Let these phones join, watch their rounds, let them press; return what each of that cost."""
    idle = await meter.watch(8)
    before, began = meter.read(), time.monotonic()
    for first in range(0, len(phones), 8):
        await asyncio.gather(*(phone.open() for phone in phones[first : first + 8]))
    await asyncio.sleep(3)
    took = time.monotonic() - began
    joined = meter.read() - before
    join_bytes = _heard(phones) / len(phones)
    heard = _heard(phones)
    running = await meter.watch(WATCHED_S)
    second_bytes = (_heard(phones) - heard) / WATCHED_S / tables
    before, heard, began = meter.read(), _heard(phones), time.monotonic()
    presses = await press()
    took_pressing = time.monotonic() - began
    pressed, press_heard = meter.read() - before, _heard(phones) - heard
    return Cost(
        join=_less(joined, idle, took).over(len(phones)),
        second=(running - idle).over(tables),
        press=_less(pressed, running, took_pressing).over(presses),
        join_bytes=join_bytes,
        second_bytes=second_bytes,
        press_bytes=(press_heard - second_bytes * tables * took_pressing) / presses,
    )


def _less(used: Used, base: Used, seconds: float) -> Used:
    """Return what was used beside what goes on all the time."""
    return used - Used(base.workers * seconds, base.front * seconds, base.nodes * seconds)


async def measure_workers(root: Path, nodes: JetStreamNodes, workers: int) -> tuple[Cost, Cost]:
    """Return what pocket pages and the app's pages cost on so many workers."""
    engine = await Engine.connect(nodes.url, "bench")
    rng = Random(workers)
    secrets = [
        [f"secret-of-phone-{seat}-at-table-{workers}-{number:03}" for seat in SEATS]
        for number in range(POCKET_TABLES + APP_TABLES)
    ]
    async with serving_many(root, nodes, workers) as many, contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(engine.close)
        tables = await open_tables(engine, secrets)
        async with asyncio.timeout(60):
            while sum(many.directory.worker_of(id_) is not None for id_, _ in tables) < len(tables):
                await asyncio.sleep(0.1)
        meter = Meter(many, nodes)
        await meter.until_calm()
        sat = [*zip(tables, secrets, strict=True)]
        pockets = [
            CountingPocket(many.url, code, seat, secret)
            for (_, code), four in sat[:POCKET_TABLES]
            for seat, secret in zip(SEATS, four, strict=True)
        ]
        pages = [
            CountingPage(many.url, f"/table/{code}", storage=Storage({"companion.device": secret}))
            for (_, code), four in sat[POCKET_TABLES:]
            for secret in four
        ]
        for phone in (*pockets, *pages):
            stack.push_async_callback(phone.close)

        async def press_pockets() -> int:
            until = time.monotonic() + WATCHED_S
            await asyncio.gather(*(phone.play(rng, until) for phone in pockets))
            return sum(len(phone.waits) for phone in pockets)

        async def press_pages() -> int:
            async def play(phone: CountingPage) -> int:
                for _ in range(4):
                    await phone.tap("tirage-1", leads_to="take-back-1")
                    await asyncio.sleep(0.6)
                    await phone.tap("take-back-1", leads_to="tirage-1")
                    await asyncio.sleep(0.6)
                return 8

            return sum(await asyncio.gather(*map(play, pages[::4])))

        pocket = await measure_pages(meter, pockets, POCKET_TABLES, press_pockets)
        return pocket, await measure_pages(meter, pages, APP_TABLES, press_pages)


async def measure_engine(nodes: JetStreamNodes) -> tuple[float, float]:
    """Return how many entries a second the nodes take of 200 tables that write at once, and their CPU for each (ms)."""
    engine = await Engine.connect(nodes.url, "bench")
    journal = EngineJournal(engine)
    await journal.prepare()
    record = {"seq": 1, "events": [{"type": "print-called", "seat": "a", "day": "friday"}], "at": 1, "by": "x" * 32}

    async def write(table: str) -> None:
        for _ in range(10):  # each waits for the one before, as people do
            await journal.append(table, record)

    before, began = sum(map(cpu_ms, nodes.pids)), time.monotonic()
    await asyncio.gather(*(write(f"bench-{number}") for number in range(200)))
    took = time.monotonic() - began
    used = sum(map(cpu_ms, nodes.pids)) - before
    await engine.close()
    return 2000 / took, used / 2000


def measure_directory(tables: int, workers: int) -> float:
    """Return how long (ms) a worker takes to look through that directory: it does so at each news."""
    directory = Directory(SimpleNamespace(), address="here:1")  # type: ignore[arg-type]
    directory.members = {f"w-{n}": Member(f"w-{n}", "a:1", tables // workers, 0, 0) for n in range(workers)}
    directory.tables = {f"t-{n}": Place(f"w-{n % workers}", f"C{n}", True, False, n) for n in range(tables)}
    mine = [SimpleNamespace(id=id_, state=SimpleNamespace(code="")) for id_ in [*directory.tables][::workers]]
    directory.id = "w-0"
    hub = SimpleNamespace(list_tables=lambda: mine)
    ownership = Ownership(hub, directory, None, lambda _: None)  # type: ignore[arg-type]
    began = time.process_time()
    for _ in range(10):
        ownership._update_ownership()  # noqa: SLF001
    return (time.process_time() - began) * 100


def measure_index(games: int) -> float:
    """Return what a worker pays (ms of CPU) for one more game of others, where its month has so many already."""
    with tempfile.TemporaryDirectory() as root, DataFolder.open(Path(root)) as folder:
        library = Library(folder, score)
        people = {"Ada": "p-ada", "Bo": "p-bo"}
        made = [game("Ada", "Bo", profiles=people) for _ in range(games + 5)]
        changes = [(GAME + each["id"], encode_shared(each, None)) for each in made]
        library.take_shared(changes[:games])
        began = time.process_time()
        for each in changes[games:]:
            library.take_shared([each])
        took = (time.process_time() - began) * 1000 / 5
        library.close()
        return took


def compute_cores(pocket: Cost, app: Cost) -> Mapping[str, float]:
    """Return how many cores workers, fronts and nodes need for all tables of the model, at FULL load of a core."""
    needed = {}
    for part in ("workers", "front", "nodes"):
        ms = 0.0
        for cost, share in ((pocket, 1 - APP_SHARE), (app, APP_SHARE)):
            tables = TABLES * share
            ms += tables * RUNNING * getattr(cost.second, part)
            ms += tables * PRESSES_A_S * getattr(cost.press, part)
            ms += tables * len(SEATS) / JOINING_S * getattr(cost.join, part)
        needed[part] = ms / 1000 / FULL
    return needed


def compute_bytes(pocket: Cost, app: Cost) -> float:
    """Return how many bytes a second leave the fronts for all tables of the model, the client's files apart."""
    total = 0.0
    for cost, share in ((pocket, 1 - APP_SHARE), (app, APP_SHARE)):
        tables = TABLES * share
        total += tables * (RUNNING * cost.second_bytes + PRESSES_A_S * cost.press_bytes)
        total += tables * len(SEATS) / JOINING_S * cost.join_bytes
    return total


@contextlib.asynccontextmanager
async def _fresh_nodes(root: Path) -> AsyncIterator[JetStreamNodes]:
    root.mkdir()
    with running_nodes(root) as nodes:
        await nodes.wait_ready()
        yield nodes


async def measure_all(root: Path) -> dict[str, Any]:
    """Return all measurements."""
    found: dict[str, Any] = {"workers": {}}
    for workers in (1, 2, 3):
        (root / f"on-{workers}").mkdir()
        async with _fresh_nodes(root / f"nodes-{workers}") as nodes:
            found["workers"][workers] = await measure_workers(root / f"on-{workers}", nodes, workers)
            if workers == 1:
                found["engine"] = await measure_engine(nodes)
    return found


def rows() -> list[dict[str, Any]]:
    """One worker's costs, those of two and three beside them, and what 10,000 tables need by the model."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure_all(Path(folder)))
    made: list[dict[str, Any]] = []
    one: tuple[Cost, Cost] = found["workers"][1]
    for number, kind in enumerate(("pocket pages", "app pages")):
        for what in ("join", "second", "press"):
            used: Used = getattr(one[number], what)
            label = {"join": "a join", "second": "a second of a running table", "press": "a press"}[what]
            parts = f"workers {used.workers:.2f}, front {used.front:.2f}, nodes {used.nodes:.2f}"
            size = round(getattr(one[number], f"{what}_bytes"))
            made.append({"name": f"{kind}, {label}: {parts}; {size:,} bytes", "ms": round(used.whole, 2)})
            for workers in (2, 3):
                other: Used = getattr(found["workers"][workers][number], what)
                made[-1][f"on_{workers}"] = round(other.whole, 2)
                made.append(
                    {
                        "name": f"{kind}, {label}, on {workers} workers",
                        "ms": round(other.whole, 2),
                        "beside": "on one, which the model takes",
                        "beside_ms": round(used.whole, 2),
                        "ratio": other.whole / used.whole if used.whole else None,
                    }
                )
    needed = compute_cores(*one)
    for part, cores in needed.items():
        made.append({"name": f"cores for {TABLES:,} tables: {part}", "n": round(cores, 1)})
    made.append({"name": f"bytes a second to the phones of {TABLES:,} tables", "bytes": round(compute_bytes(*one))})
    a_second, each = found["engine"]
    made.append(
        {"name": f"entries a second that the nodes take here ({each:.2f} ms of CPU each)", "n": round(a_second)}
    )
    made.append({"name": f"entries a second of {TABLES:,} tables", "n": round(TABLES * PRESSES_A_S)})
    for tables, workers in ((100, 3), (TABLES, 60), (TABLES, 200)):
        took = round(measure_directory(tables, workers), 2)
        made.append({"name": f"to look through a directory of {tables:,} tables and {workers} workers", "ms": took})
    for games in (100, 1_000, 4_000):
        took = round(measure_index(games), 1)
        made.append({"name": f"to index another worker's game in a month of {games:,}", "ms": took})
    return made

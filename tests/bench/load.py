"""A hundred tables of six phones on this machine: every press is taken, in its order; what it costs in time, CPU and
memory; and that a thousand phones that come and go leave nothing behind.

Run alone: ``python -m tests.bench load``; a smaller one: ``python tests/bench/load.py TABLES VISITS``.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

if not __package__:  # run as a plain script: from this file's folder nothing is meant to be imported
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from companion.hub.event_records import from_records
from companion.store.journal import read_journal
from companion.table.log import Log
from companion.ui.web.session_eviction import MOST_KEPT
from tests.bench._programs import cpu_s, resident_bytes, running
from tests.engines.tab import free_port
from tests.support.invariants import must_hold_of_log
from tests.support.redac_chef_table import redac_chef
from tests.support.wire_phone import Phone

TABLES, SEATS = 100, 6
#: Phones that come and go while all others sit there; so many of them at a time.
VISITS, TOGETHER = 1000, 10
#: Presses of all tables together in a second.
PRESSES_A_SECOND = 10
#: Seconds for which the server is watched while nobody presses.
WATCHING_S = 10.0
#: Seconds that the ends of all rounds may take to be drawn.
SETTLING_S = 600.0
GOAL_PHONE_BYTES = 1_500_000
GOAL_FLAT_BYTES = 20_000_000
#: The CPU (ms) that one search for garbage may take.
GOAL_SEARCH = 50.0

#: The companion with its tables open already, which notes how late its event loop is and says so where it is asked.
LOADED = """
import asyncio, contextlib, gc, json, os, sys, time
from companion import cli
from companion.server import bootstrap
from companion.table.game import Actor
from companion.table.intents import NewPlayer
out, tables, seats = sys.argv[1], {tables}, {seats}
build = bootstrap.build

async def late(lags):
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append((time.perf_counter() - began - 0.01) * 1000)

began, searches = [0.0], []

def searched(phase, info):
    if phase == "start":
        began[0] = time.thread_time()
    else:
        searches.append((time.thread_time() - began[0]) * 1000)

async def told(lags):
    gc.callbacks.append(searched)
    while True:
        await asyncio.sleep(0.2)
        if os.path.exists(out + ".ask"):
            with open(out + ".new", "w") as file:
                json.dump([lags, searches], file)
            lags.clear()
            searches.clear()
            os.remove(out + ".ask")
            os.replace(out + ".new", out + ".lag")

def loaded(folder, **more):
    application = build(folder, **more)
    usual = application.app.router.lifespan_context
    @contextlib.asynccontextmanager
    async def lifespan(app):
        async with usual(app) as state:
            application.app.state.client.stop()  # these phones load no page: it need not be made small for them
            codes, lags = [], []
            for _ in range(tables):
                players = [NewPlayer(name=f"J{{seat}}") for seat in range(1, seats + 1)]
                table = await application.hub.open("redac-chef", {{"mode": "classic"}}, players, Actor("host"))
                codes.append(table.state.code)
            with open(out, "w") as file:
                json.dump(codes, file)
            watching = [asyncio.create_task(late(lags)), asyncio.create_task(told(lags))]
            yield state
            for task in watching:
                task.cancel()
    application.app.router.lifespan_context = lifespan
    return application

bootstrap.build = loaded
sys.exit(cli.main(["serve", "--host", "127.0.0.1", "--port", "{port}", "--data", sys.argv[2], "--no-open"]))
"""


@dataclass(slots=True)
class Found:
    """What was measured: times in ms, memory in bytes, CPU in seconds and as a share of a core."""

    took: list[float] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    idle: float = 0.0
    cpu_s: float = 0.0
    lags: list[float] = field(default_factory=list)
    searches: list[float] = field(default_factory=list)
    visited: list[float] = field(default_factory=list)
    own_lags: list[float] = field(default_factory=list)
    each: float = 0.0
    grown: int = 0
    journalled: int = 0


class House:
    """The server with its tables, and the phones at them."""

    def __init__(self, root: Path, url: str, process: subprocess.Popen[bytes], codes: list[str]) -> None:
        self.root, self.url, self.process, self.codes = root, url, process, codes
        self.tables: list[list[Phone]] = []

    def memory(self) -> int:
        """What the server holds by itself, in bytes (0: the system does not tell)."""
        return resident_bytes(self.process) or 0

    def cpu(self) -> float:
        """Seconds of a core so far."""
        return cpu_s(self.process) or 0.0

    async def lags(self) -> tuple[list[float], list[float]]:
        """How late the server's loop was (ms), each time it looked since this was asked last; and the CPU (ms) of each
        search for garbage."""
        asked, answer = self.root / "out.ask", self.root / "out.lag"
        answer.unlink(missing_ok=True)
        asked.touch()
        async with asyncio.timeout(60):
            while not answer.exists():
                await asyncio.sleep(0.1)
        lags, searches = json.loads(answer.read_text())
        return lags, searches

    async def sit_down(self, code: str, stack: AsyncExitStack) -> list[Phone]:
        """Every seat of a table on a phone of its own."""

        async def sit(seat: int) -> Phone:
            phone = await stack.enter_async_context(Phone(self.url, f"/join/{code}", stays=True))
            await phone.tap(f"take-seat-{seat}", leads_to="menu")
            return phone

        return [await sit(seat) for seat in range(1, SEATS + 1)]

    async def start(self, phones: list[Phone]) -> None:
        """A round at that table; done when all can press."""
        await phones[0].tap("start-round", leads_to="start-round-yes")
        await phones[0].tap("start-round-yes")
        for seat, phone in enumerate(phones, 1):
            await phone.shows(f"tirage-{seat}")

    async def press(self, phone: Phone, seat: int, after: float = 0.0) -> float:
        """Press once; ms until the presser sees that it is taken."""
        await asyncio.sleep(after)
        control, event = phone.screen.touched(f"tirage-{seat}")
        began = time.perf_counter()
        await phone.event(control, event)
        # The last token of a table leads on to another screen: what all have in common is that the button goes.
        await phone.until(lambda: not phone.has(f"tirage-{seat}"))
        return (time.perf_counter() - began) * 1000

    async def play(self, found: Found) -> None:
        """All phones of all tables press once, each at its own moment."""
        rng, over_s = Random(1), len(self.tables) * SEATS / PRESSES_A_SECOND
        presses = {
            f"seat {seat} of table {number}": self.press(phone, seat, rng.uniform(0, over_s))
            for number, phones in enumerate(self.tables, 1)
            for seat, phone in enumerate(phones, 1)
        }
        for who, one in zip(presses, await asyncio.gather(*presses.values(), return_exceptions=True), strict=True):
            if isinstance(one, float):
                found.took.append(one)
            else:
                found.missed.append(f"{who}: {str(one).splitlines()[0] if str(one) else type(one).__name__}")

    async def settle(self) -> None:
        """Wait until all count: a round that has ended leads every phone to another screen, all at about one time."""
        for phones in self.tables:
            for phone in phones:
                await phone.until(lambda phone=phone: counts(phone), SETTLING_S)  # type: ignore[misc]

    async def come_and_go(self, number: int) -> None:
        """So many phones look at a table and leave."""

        async def visit(code: str) -> None:
            async with Phone(self.url, f"/join/{code}", stays=True):
                pass

        for begin in range(0, number, TOGETHER):
            visits = range(begin, min(begin + TOGETHER, number))
            await asyncio.gather(*(visit(self.codes[i % len(self.codes)]) for i in visits))


def counts(phone: Phone) -> bool:
    """Whether it shows what is to be counted, with what is drawn later below that."""
    handles = phone.screen.handles()
    return "sheet" in handles and any(handle.startswith("count-") for handle in handles)


async def watched(lags: list[float]) -> None:
    """How late this process is by itself: that is in every time that is measured here."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append((time.perf_counter() - began - 0.01) * 1000)


async def measure(tables: int, visits: int) -> Found:
    """The whole course, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        root, port, found = Path(folder), free_port(), Found()
        out, url = root / "out", f"http://127.0.0.1:{port}"
        # One table more, at which everything that is made once is made before memory is looked at.
        program = LOADED.format(tables=tables + 1, seats=SEATS, port=port)
        command = [sys.executable, "-c", program, str(out), str(root / "data")]
        with running(command, f"{url}/api/health") as (process, _):
            house = House(root, url, process, json.loads(out.read_text()))
            await _warm_up(house, house.codes.pop())
            await _course(house, visits, found)
            found.journalled = in_order(root / "data" / "journals", house.codes)
    return found


async def _warm_up(house: House, code: str) -> None:
    async with AsyncExitStack() as stack:
        phones = await house.sit_down(code, stack)
        await house.start(phones)
        for seat, phone in enumerate(phones, 1):
            await house.press(phone, seat)
    await house.come_and_go(MOST_KEPT)


async def _course(house: House, visits: int, found: Found) -> None:
    before = house.memory()
    async with AsyncExitStack() as stack:
        house.tables = [await house.sit_down(code, stack) for code in house.codes]
        await asyncio.gather(*(house.start(phones) for phones in house.tables))
        found.each = (house.memory() - before) / (len(house.tables) * SEATS)
        cpu = house.cpu()
        await asyncio.sleep(WATCHING_S)
        found.idle = (house.cpu() - cpu) / WATCHING_S
        await house.lags()
        watching, cpu, began = asyncio.create_task(watched(found.own_lags)), house.cpu(), time.perf_counter()
        await house.play(found)
        watching.cancel()
        found.cpu_s = house.cpu() - cpu - found.idle * (time.perf_counter() - began)
        found.lags, found.searches = await house.lags()
        await house.settle()
        # As many as are kept for their return are kept from here on, and what waits to be cleared has been at its most.
        await house.come_and_go(max(MOST_KEPT, visits))
        await house.lags()
        before = house.memory()
        await house.come_and_go(visits)
        found.grown = house.memory() - before
        _, found.visited = await house.lags()


def in_order(journals: Path, codes: list[str]) -> int:
    """How many calls the journals of these tables hold. Raises AssertionError where one is doubled or out of order."""
    found = 0
    for path in journals.glob("*.jsonl"):
        log = Log.from_entries(redac_chef(), from_records(read_journal(path).records, redac_chef()))
        if log.state.code not in codes:
            continue
        must_hold_of_log(log)
        calls = log.state.play.today.bouclage.calls
        assert [call.at for call in calls] == sorted(call.at for call in calls)
        assert len({call.seat for call in calls}) == len(calls)
        found += len(calls)
    return found


def rows(tables: int = TABLES, visits: int = VISITS) -> list[dict[str, Any]]:
    """What the presses of all tables took, what the server used, and what was left when all visitors had gone."""
    found = asyncio.run(measure(tables, visits))
    made = tables * SEATS
    return [
        {
            "name": f"{tables} tables × {SEATS} phones: presses that their phones saw taken",
            "n": len(found.took),
            "beside": "presses made",
            "beside_n": made,
            "goal": "all",
            "met": len(found.took) == made,
            "misses": found.missed[:20],
        },
        {
            "name": "… in the journals, each once and by its moment",
            "n": found.journalled,
            "beside": "presses made",
            "beside_n": made,
            "goal": "all",
            "met": found.journalled == made,
        },
        _late("… until its phone sees that it is taken, p50", found.took, 50, found.own_lags),
        _late("… p95", found.took, 95, found.own_lags),
        {"name": "server CPU while all rounds run and nobody presses", "percent": round(100 * found.idle, 1)},
        {"name": "… more for each press, drawn on all phones", "ms": round(1000 * found.cpu_s / made, 1)},
        {"name": "the server's loop was late while they pressed, p99", "ms": round(percentile(found.lags, 99), 1)},
        {"name": "… at worst", "ms": round(percentile(found.lags, 100), 1)},
        {
            "name": "memory for each phone in a round, with its share of the table",
            "bytes": round(found.each),
            "goal": f"≤ {GOAL_PHONE_BYTES:,} bytes",
            "met": found.each <= GOAL_PHONE_BYTES,
        },
        {
            "name": f"memory more after {visits:,} phones that came and went, as many as had before",
            "bytes": found.grown,
            "goal": f"≤ {GOAL_FLAT_BYTES:,} bytes",
            "met": found.grown <= GOAL_FLAT_BYTES,
        },
        *(
            {
                "name": f"the longest search for garbage while they {did}, server CPU",
                "ms": round(max(searches, default=0.0), 1),
                "goal": f"≤ {GOAL_SEARCH:g} ms",
                "met": max(searches, default=0.0) <= GOAL_SEARCH,
            }
            for did, searches in (("pressed", found.searches), ("came and went", found.visited))
        ),
    ]


def _late(name: str, took: list[float], percent: int, own: list[float]) -> dict[str, Any]:
    beside = {"beside": "how late these phones' own loop was", "beside_ms": round(percentile(own, percent), 1)}
    return {"name": name, "ms": round(percentile(took, percent), 1)} | beside


def percentile(values: list[float], percent: int) -> float:
    """The value that so many of a hundred do not exceed; 0 of none."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, round(percent / 100 * (len(ordered) - 1)))]


def main(arguments: list[str]) -> int:
    """``TABLES VISITS``: the rows as lines of JSON."""
    for row in rows(*(int(each) for each in arguments)):
        print(json.dumps(row, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

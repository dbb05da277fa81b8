"""A press on pocket pages, to the last phone, and what it costs the server: beside a bare WebSocket broadcast.

Taking the call back is not measured; that the token settles a moment later, and is drawn anew, is.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
import time
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from companion.kit.token_order import ORDER_FINAL_MS
from tests.bench import _presses as on
from tests.bench._figures import percentile
from tests.bench._presses import pressed
from tests.bench._programs import companion_at, running
from tests.engines.tab import free_port
from tests.support.pocket_phone import PocketPhone
from tests.support.server import Server
from tests.support.wire_hands import LAPTOP, open_table
from tests.support.wire_phone import Phone

PHONES = (2, 6, 12)
PRESSES = 60
#: What a press may cost the server for each phone, in ms of a core.
GOAL_MS = 0.3
#: So long after a press (s) all that follows from it by itself is drawn.
_AFTER_S = ORDER_FINAL_MS / 1000 + 0.1

#: What a program that only ticks uses of a core in a second at most, in ms.
_CALM_MS = 60
#: For so many seconds.
_CALM_S = 8


class TimedPhone(PocketPhone):
    """A pocket page that notes when it was told of marks."""

    told_at = 0.0

    def _take(self, message: dict[str, Any]) -> None:
        if "marks" in message:
            self.told_at = time.perf_counter()
        super()._take(message)


def cpu_ms(process: subprocess.Popen[bytes]) -> float:
    """Return what the program has used of a core so far, in ms: Linux's clock of a process."""
    return time.clock_gettime((~process.pid << 3) | 2) * 1000


async def measure_idle(process: subprocess.Popen[bytes]) -> float:
    """Wait until the program does nothing but tick (after its start it reads the rules in the background); return what
    that takes of a core, in ms a second."""
    calm: list[float] = []
    for _ in range(90):
        before = cpu_ms(process)
        await asyncio.sleep(1)
        spent = cpu_ms(process) - before
        calm = [*calm, spent] if spent < _CALM_MS else []
        if len(calm) == _CALM_S:
            break
    return sum(calm) / max(1, len(calm))


async def measure(number: int, times: int) -> tuple[list[float], float]:
    """Press on that many pages; return the times to the last (ms), and the server's CPU for a press and phone (ms)."""
    samples: list[float] = []
    spent = 0.0
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port, seats = free_port(), min(number, 6)
        url = f"http://127.0.0.1:{port}"
        # With the client that is compressed already: compressing it is no part of a press.
        Server(folder / "data").prepare()
        program = running([*companion_at(folder / "data", port), "--no-mdns"], f"{url}/api/health")
        process, _ = await asyncio.to_thread(program.__enter__)
        stack.push(program.__exit__)
        async with Phone(url, **LAPTOP) as laptop:
            code = await open_table(laptop, [f"Joueur {seat}" for seat in range(1, seats + 1)])
        phones = []
        for index in range(1, number + 1):
            phone = TimedPhone(url, code)
            await stack.enter_async_context(phone)
            await phone.tap(f"take-seat-{index}" if index <= seats else "watch")
            phones.append(phone)
        await phones[0].tap("start-round")
        await phones[0].until(lambda: phones[0].has("pause") and phones[0].has("tirage-1"))
        await asyncio.sleep(4)  # 3-2-1
        idle = await measure_idle(process)
        for seat, press in zip(cycle(range(1, seats + 1)), range(times), strict=False):
            presser = phones[seat - 1]
            if press % 40 == 39:
                await presser.tap("add-30")
            await asyncio.sleep(0.05)
            before, began = cpu_ms(process), time.perf_counter()
            await presser.touch(f"tirage-{seat}")
            for phone in phones:
                await phone.until(lambda phone=phone, seat=seat: phone.text(f"bouclage-{seat}") == "1")  # type: ignore[misc]
            samples.append((max(phone.told_at for phone in phones) - began) * 1000)
            await asyncio.sleep(_AFTER_S)
            # What ticks is there without a press, too.
            spent += cpu_ms(process) - before - idle * (time.perf_counter() - began)
            await presser.tap(f"take-back-{seat}")
            for phone in phones:
                await phone.until(lambda phone=phone: not phone.marks)  # type: ignore[misc]
            await presser.shows(f"tirage-{seat}")
    return samples, spent / times / number


async def measure_broadcast(number: int, times: int) -> tuple[list[float], float | None]:
    """Do the same with bare sockets."""
    async with on.broadcast(number) as (program, process):
        found = await pressed(program, process, iter(range(times)), Random(number))
    return found.samples, None if found.cpu_ms is None else found.cpu_ms / number


def rows(times: int = PRESSES) -> list[dict[str, Any]]:
    """For 2, 6 and 12 phones: p50 and p95 to the last, and the server's CPU for a press and phone."""
    every: list[dict[str, Any]] = []
    for number in PHONES:
        ours, cost = asyncio.run(measure(number, times))
        bare, bare_cost = asyncio.run(measure_broadcast(number, 5 * times))
        for percent in (50, 95):
            here, beside = percentile(ours, percent), percentile(bare, percent)
            name = f"{number} phones, p50" if percent == 50 else "… p95"
            every.append(
                {
                    "name": name,
                    "ms": round(here, 2),
                    "beside": "a bare broadcast",
                    "beside_ms": round(beside, 2),
                    "ratio": round(here / beside, 2),
                }
            )
        every.append(
            {
                "name": "… server CPU for a press, a phone",
                "ms": round(cost, 3),
                "beside": "a bare broadcast",
                "beside_ms": None if bare_cost is None else round(bare_cost, 3),
                "goal": f"≤ {GOAL_MS} ms",
                "met": cost <= GOAL_MS,
            }
        )
    return every

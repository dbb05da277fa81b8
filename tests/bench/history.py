"""The history and the statistics at 10 and 1,000 games: the first screen and each filter; the export of all games.

The whole program runs but its socket, as in ``profile``; houses of both sizes are open at once and take turns. Time is
from the tap to the last message as the server has packed it, p95 of many: the processor's, of all threads, and the
wall's, which grows with whatever else the machine does. The filters are those that leave most of the ten games; one
that leaves two is a row of its own, since there a thousand games have eight lines more to draw. Memory is what the
export of all games adds at its peak.
Run alone: ``python -m tests.bench history``.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from companion.ui.exports import FORMATS, Choice, make_file
from tests.bench.profile import _store
from tests.support.headless_phone import Phone
from tests.support.house import House, open_house

SIZES = (10, 1_000)
#: Of so many the third slowest is the p95.
TIMES = 40
_HERE = Path(__file__).parents[2]


async def _unfold(phone: Phone, route: str, *taps: str) -> None:
    await phone.go("/home")  # what is unfolded is folded again when one leaves
    await phone.go(route)
    for tap in taps:
        await phone.tap(tap)


#: What is measured: what is done before, and then.
STEPS: dict[str, tuple[Callable[[Phone], Awaitable[None]], Callable[[Phone], Awaitable[None]]]] = {
    "history, first screen": (lambda p: p.go("/home"), lambda p: p.go("/history")),
    "history, a search": (lambda p: _unfold(p, "/history"), lambda p: p.type("history-search", "lahaz")),
    "history, by mode": (
        lambda p: _unfold(p, "/history", "history-filters"),
        lambda p: p.tap("filter-mode-classic"),
    ),
    "history, by person": (lambda p: _unfold(p, "/history", "history-filters"), lambda p: p.tap("filter-person-1")),
    "history, by a mode of few games": (
        lambda p: _unfold(p, "/history", "history-filters"),
        lambda p: p.tap("filter-mode-advanced"),
    ),
    "statistics of all, first screen": (lambda p: p.go("/home"), lambda p: p.go("/statistics/all")),
    "statistics of all, by mode": (lambda p: p.go("/statistics/all"), lambda p: p.tap("stats-mode-advanced")),
    "statistics of one, first screen": (lambda p: p.go("/home"), lambda p: p.go("/statistics/player/p-goupil")),
}


def rows() -> list[dict[str, Any]]:
    """The p95 of each step at 1,000 games beside that at 10; the export in each format."""
    (_HERE / ".bench").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_HERE / ".bench") as root:
        folders = [str(Path(root) / str(size)) for size in SIZES]
        for size, folder in zip(SIZES, folders, strict=True):
            _store(Path(folder), size)
        command = [sys.executable, "-m", "tests.bench.history", *folders]
        out = subprocess.run(command, cwd=_HERE, check=True, capture_output=True, text=True).stdout
    few, many, exports = json.loads(out.splitlines()[-1])
    found: list[dict[str, Any]] = []
    for name, ms in many.items():
        ratio = round(ms / few[name], 2)
        goal = {"goal": "≤ 1.3×", "met": ratio <= 1.3}
        found.append({"name": f"{name}, p95", "ms": ms, "beside": "10 games", "beside_ms": few[name], "ratio": ratio})
        found[-1] |= goal
    return found + exports


async def _measure(roots: list[Path]) -> list[Any]:
    async with contextlib.AsyncExitStack() as open_ones:
        houses = [await open_ones.enter_async_context(open_house(root)) for root in roots]
        for house in houses:
            await house.archive.run(lambda library: None)
        phones = [await house.phone("/home") for house in houses]
        found: list[dict[str, float]] = [{} for _ in houses]
        for name, (before, step) in STEPS.items():
            _collect_garbage()
            taken: list[list[tuple[float, float]]] = [[] for _ in houses]
            for _ in range(TIMES):
                for phone, times in zip(phones, taken, strict=True):
                    await _clear(phone)
                    await before(phone)
                    began = time.process_time(), time.perf_counter()
                    await step(phone)
                    times.append((time.process_time() - began[0], time.perf_counter() - began[1]))
            for times, one in zip(taken, found, strict=True):
                for clock, each in zip(("processor", "wall"), zip(*times, strict=True), strict=True):
                    one[f"{name}, {clock}"] = round(sorted(each)[-3] * 1_000, 1)
        return [*found, [await _export(houses[-1], format_) for format_ in FORMATS]]


def _collect_garbage() -> None:
    """Search for garbage now, and not while somebody waits, as the server does."""
    gc.set_threshold(*gc.get_threshold()[:2], 1_000_000)
    gc.collect()
    gc.freeze()


async def _clear(phone: Phone) -> None:
    """Show all games again."""
    await phone.go("/history")
    if phone.has("history-clear"):
        await phone.tap("history-clear")


async def _export(house: House, format_: Any) -> dict[str, Any]:
    """Time and memory of two exports: to trace memory takes several times as long as the export."""
    began = time.process_time()
    file = await make_file(house.services, Choice("all"), format_, "fr")
    took = time.process_time() - began
    tracemalloc.start()
    await make_file(house.services, Choice("all"), format_, "fr")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    name = f"export of all {SIZES[-1]:,} games, {format_}: {len(file.content) / 1e6:.1f} MB; memory at its peak"
    return {"name": name, "bytes": peak, "beside": "processor time", "beside_ms": round(took * 1_000)}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_measure([Path(folder) for folder in sys.argv[1:]]))))

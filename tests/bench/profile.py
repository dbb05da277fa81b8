"""Opening a player's profile and the statistics at 0, 1,000 and 10,000 games: time, memory, and rebuild.

The whole program runs but its socket. Time is from the route to the last message of the first frame as the server has
packed it for the browser (what the browser draws is the same whatever is kept), the median of several pages; the houses
of all sizes are open at once and take turns page by page, so that whatever else the machine does slows them all alike.
The first page after a start is a row of its own, and so is memory: the resident memory of a process with one house.
An empty house has no statistics to draw: those stand beside the same page with a dozen games.
Run alone: ``python -m tests.bench profile``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from companion.content import content_root
from companion.games.registry import score_file
from companion.store.folder import DataFolder
from companion.store.games import encode, month_of
from companion.store.library import Library
from companion.store.players import Player
from tests.support.house import House, open_house
from tests.support.many_evenings import evenings

SIZES = (0, 12, 1_000, 10_000)
PAGES = 9
SCREENS = {"profile": "/players/p-goupil", "statistics": "/statistics/player/p-goupil", "all": "/statistics/all"}
#: 80 games a month: a club.
_A_MONTH = 80
_HERE = Path(__file__).parents[2]


def rows(sizes: tuple[int, ...] = SIZES) -> list[dict[str, Any]]:
    """For each size the time of each screen and the memory, beside those of a small house; and rebuild."""
    found: list[dict[str, Any]] = []
    all_ = _measured(sizes)
    empty, dozen = all_[sizes[0]], all_[sizes[1]]
    for size in sizes:
        measured = all_[size]
        for name in SCREENS:
            small, called = (empty, "empty") if name == "profile" else (dozen, "a dozen games")
            row = {"name": f"{name}, {size:,} games", "ms": measured[name]}
            found.append(row | _beside("ms", measured[name], small[name], called, size))
        found.append({"name": f"first profile after the start, {size:,} games", "ms": measured["first"]})
        for key, text, small, called in (
            ("open", "memory with a profile open", empty, "empty"),
            ("bytes", f"memory with {PAGES} of each open", dozen, "a dozen games"),
        ):
            row = {"name": f"{text}, {size:,} games", "bytes": measured[key]}
            found.append(row | _beside("bytes", measured[key], small[key], called, size))
        if size >= 1_000:
            found.append({"name": f"rebuild, per 1,000 of {size:,} games", "ms": measured["rebuild"]})
    return found


def _beside(unit: str, ours: float, small: float, called: str, size: int) -> dict[str, Any]:
    ratio = round(ours / small, 2)
    return {
        "beside": called,
        f"beside_{unit}": small,
        "ratio": ratio,
        "goal": "≤ 1.3×" if size == 1_000 else "",
        "met": ratio <= 1.3 if size == 1_000 else None,
    }


def _measured(sizes: tuple[int, ...]) -> dict[int, dict[str, Any]]:
    (_HERE / ".bench").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_HERE / ".bench") as root:
        folders = [str(Path(root) / str(size)) for size in sizes]
        for size, folder in zip(sizes, folders, strict=True):
            _store(Path(folder), size)
        found = dict(zip(sizes, _in_a_process(*folders), strict=True))
        for size, folder in zip(sizes, folders, strict=True):
            found[size] |= _in_a_process(folder)[0]
            found[size]["rebuild"] = _rebuilt(Path(folder)) * 1_000 / size if size else None
    return found


def _in_a_process(*folders: str) -> list[dict[str, Any]]:
    """What a process of its own has measured there, for each folder: alone first page and memory, else the times."""
    command = [sys.executable, "-m", "tests.bench.profile", *folders]
    out = subprocess.run(command, cwd=_HERE, check=True, capture_output=True, text=True).stdout
    found: list[dict[str, Any]] = json.loads(out.splitlines()[-1])
    return found


def _store(root: Path, size: int) -> None:
    """The games as they would lie there, written without waiting for the disk; the index made by a start before."""
    for file in evenings(size, months=max(1, size // _A_MONTH)):
        path = root / "games" / month_of(file) / f"{file['id']}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encode(file))
    with DataFolder.open(root) as folder:
        library = Library(folder, lambda file: score_file(file, content_root()).result)
        library.check()
        if not size:
            library.people.save(Player(id="p-goupil", name="R. Goupil", created_at=datetime.now(UTC)))
        library.close()


def _rebuilt(root: Path) -> float:
    """Milliseconds."""
    with DataFolder.open(root) as folder:
        library = Library(folder, lambda file: score_file(file, content_root()).result)
        began = time.perf_counter()
        library.rebuild()
        took = time.perf_counter() - began
        library.close()
    return round(took * 1000)


async def _opened(root: Path) -> dict[str, Any]:
    """The first page after the start, and memory."""
    async with open_house(root) as house:
        await house.archive.run(lambda library: None)  # the look at the files that each start takes is over
        began = time.perf_counter()
        await house.phone(SCREENS["profile"])
        found: dict[str, Any] = {"first": _ms(began), "open": _resident()}
        for route in SCREENS.values():
            for _ in range(PAGES):
                await _page(house, route)
        found["bytes"] = _resident()
    return found


async def _in_turn(roots: list[Path]) -> list[dict[str, float]]:
    """The median time of each screen in each house, page by page in turn."""
    async with contextlib.AsyncExitStack() as open_ones:
        houses = [await open_ones.enter_async_context(open_house(root)) for root in roots]
        for house in houses:
            await house.archive.run(lambda library: None)
        found: list[dict[str, float]] = [{} for _ in houses]
        for name, route in SCREENS.items():
            rounds = [[await _page(house, route) for house in houses] for _ in range(PAGES)]
            for times, one in zip(zip(*rounds, strict=True), found, strict=True):
                one[name] = round(median(times), 1)
    return found


async def _page(house: House, route: str) -> float:
    """Milliseconds from one page to that one."""
    phone = await house.phone("/home")
    began = time.perf_counter()
    await phone.go(route)
    return _ms(began)


def _ms(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 1)


def _resident() -> int:
    """Resident memory of this process; the bench runs on Linux."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


if __name__ == "__main__":
    folders = [Path(folder) for folder in sys.argv[1:]]
    print(json.dumps(asyncio.run(_in_turn(folders)) if len(folders) > 1 else [asyncio.run(_opened(folders[0]))]))

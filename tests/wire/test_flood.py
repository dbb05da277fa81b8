"""One device in the network sends as much as it can: the server's memory and the others' presses do not notice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from tests.e2e.table import Server, serving
from tests.wire.evening import LAPTOP, join, open_table, start_round
from tests.wire.phone import Phone

#: Nothing comes first: what a press takes on this machine, with all else that it has to do.
KINDS = ["nothing", "names", "text", "unknown", "tiny", "pings", "endless", "event", "small", "register"]

#: Most that the server may grow by, and the longest that a press may take meanwhile.
MOST_BYTES = 50_000_000
MOST_S = 0.25


@contextmanager
def flooding(port: int, kind: str, seconds: float) -> Iterator[None]:
    """A program of its own that sends up to 300 MB of that kind, and dials again where it is cut off."""
    command = [sys.executable, "-m", "tests.wire.flood", str(port), kind, str(seconds)]
    process = subprocess.Popen(
        command, cwd=Path(__file__).parents[2], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.kill()
        process.wait(30)


def memory(server: Server) -> int:
    """Bytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


async def press(first: Phone, second: Phone) -> float:
    """A call that is taken, and taken back; seconds until the other phone has been told of it."""
    await first.still()
    began = time.monotonic()
    await first.touch("tirage-1")
    await second.shows("bouclage-1", "1")
    took = time.monotonic() - began
    await first.tap("take-back-1")
    await second.shows("bouclage-1", "–")
    await first.shows("tirage-1")
    return took


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.long
@pytest.mark.parametrize("seconds", [float(os.environ.get("FLOOD_S", "10"))])
async def test_whoever_sends_without_pause_is_read_slowly(tmp_path: Path, seconds: float) -> None:
    with serving(tmp_path / "data") as server:
        async with Phone(server.url, **LAPTOP) as laptop:
            code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
            async with await join(server.url, code, 1) as first, await join(server.url, code, 2) as second:
                await start_round(first, second)
                await press(first, second)
                told = []
                for kind in KINDS:
                    before, slowest = memory(server), 0.0
                    until = time.monotonic() + seconds
                    with flooding(server.port, kind, seconds) if kind != "nothing" else nullcontext():
                        while time.monotonic() < until:
                            slowest = max(slowest, await press(first, second))
                            await asyncio.sleep(0.05)
                        grown = memory(server) - before
                    told.append((kind, round(grown / 1e6, 1), round(slowest * 1000)))
                    print(*told[-1])
                assert "Traceback" not in server.said(), server.said()
    # The machine that runs the tests has other things to do, too.
    assert all(grown <= MOST_BYTES / 1e6 and slowest <= 4 * MOST_S * 1000 for _, grown, slowest in told), told

"""One device in the network sends as much as it can: the server's memory and the others' presses do not notice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server import Server, serving
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

KINDS = ["names", "text", "unknown", "tiny", "pings", "endless", "event", "small", "register"]

#: Most that the server may grow by, and the longest that a press may take meanwhile.
MOST_BYTES = 50_000_000
MOST_S = 0.25
#: How much longer than without a flood a press may take where this machine has so much else to do that it takes long
#: then too; and how often a kind that took longer is tried, since such work comes and goes.
LONGER, TRIES = 1.5, 3


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


async def slowest_press(first: Phone, second: Phone, seconds: float) -> float:
    """Press for that long; seconds that the slowest took."""
    slowest, until = 0.0, time.monotonic() + seconds
    while time.monotonic() < until:
        slowest = max(slowest, await press(first, second))
        await asyncio.sleep(0.05)
    return slowest


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
                for kind in KINDS:
                    for last in (number == TRIES for number in range(1, TRIES + 1)):
                        quiet = await slowest_press(first, second, seconds / 2)
                        before = memory(server)
                        with flooding(server.port, kind, seconds):
                            slowest = await slowest_press(first, second, seconds)
                            grown = memory(server) - before
                        told = f"{kind}: {grown / 1e6:.1f} MB, {slowest * 1000:.0f} ms, {quiet * 1000:.0f} ms without"
                        print(told)
                        assert grown <= MOST_BYTES, told
                        if slowest <= max(MOST_S, LONGER * quiet):
                            break
                        assert not last, told
                assert "Traceback" not in server.said(), server.said()

"""The change of second on all phones of a round, over the real protocol: how long after the first phone the last one
shows it. Beside it what one phone alone cannot be better than: how evenly the seconds come.

Run alone: ``python -m tests.bench seconds``.
"""

from __future__ import annotations

import asyncio
from typing import Any

from tests.bench._figures import percentile
from tests.bench._presses import Ear, companion

PHONES = (6, 12)
SECONDS = 45
#: The change of second on any two phones is at most so far apart (ms), in nineteen of twenty.
GOAL_MS = 100.0


async def _changes(phone: Ear) -> dict[str, float]:
    """When each second came up on that phone's clock (perf_counter, s)."""
    found: dict[str, float] = {}
    phone.listening = False
    for at, data in phone.frames:
        await phone._arrived(data)
        if phone.has("timer"):
            found.setdefault(phone.text("timer"), at)
    return found


async def measured(number: int, seconds: int) -> tuple[list[float], list[float]]:
    """Of each second: how far apart (ms) its first and last phone are; and how far it is off a second (ms)."""
    async with companion(number) as (program, _):
        for phone in program.phones:
            phone.listen()
        await asyncio.sleep(seconds)
        changes = [await _changes(phone) for phone in program.phones]
    # The first was there before, and the last may not have come to all.
    shown = [second for second in changes[0] if all(second in each for each in changes)][1:-1]
    apart = [(max(each[s] for each in changes) - min(each[s] for each in changes)) * 1000 for s in shown]
    steps = [(changes[0][b] - changes[0][a]) * 1000 for a, b in zip(shown, shown[1:], strict=False)]
    return apart, [abs(step - 1000) for step in steps]


def rows(seconds: int = SECONDS) -> list[dict[str, Any]]:
    """For 6 and 12 phones: p95 and the most."""
    every: list[dict[str, Any]] = []
    for number in PHONES:
        apart, off = asyncio.run(measured(number, seconds))
        p95 = percentile(apart, 95)
        missed = (
            [f"{len(apart)} of {seconds} seconds came to all of {number} phones"] if len(apart) < seconds - 4 else []
        )
        every.append(
            {
                "name": f"{number} phones, first to last, p95",
                "ms": round(p95, 2),
                "beside": "one phone's seconds off a second, p95",
                "beside_ms": round(percentile(off, 95), 2),
                "goal": f"≤ {GOAL_MS:g} ms",
                "met": p95 <= GOAL_MS,
                "misses": missed,
            }
        )
        every.append({"name": "… most", "ms": round(max(apart), 2)})
    return every

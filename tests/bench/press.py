"""A press on the round screen, to the patch on the last phone: the journal is on, the clock ticks. Beside it, in turn
with it, the smallest Flet app with one button (as Flet serves by default) and a bare WebSocket broadcast.

Run alone: ``python -m tests.bench press``; or ``python tests/bench/press.py K --json`` for the samples of K presses.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

if not __package__:  # run as a plain script: from this file's folder nothing is meant to be imported
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from tests.bench import _presses as on
from tests.bench._figures import percentile
from tests.bench._presses import Presses, pressed

PHONES = (2, 6, 12)
PRESSES = 150
#: So many presses tell what is rare, at so many tables one after the other: a log as long as no evening's costs more.
MANY, TABLES = 1_500, 10
#: So many presses of one program, then the next one's turn: what else the machine does meets all alike.
TURN = 25
GOAL_FLET, GOAL_BROADCAST, GOAL_CPU, GOAL_P99 = 1.2, 3.0, 6.0, 5.0


async def presses(number: int, times: int) -> dict[str, Presses]:
    """Presses of each program with that many phones, in turns."""
    found: dict[str, Presses] = {}
    rng = Random(number)
    async with AsyncExitStack() as stack:
        programs = {
            name: await stack.enter_async_context(opened(number))
            for name, opened in (("companion", on.companion), ("flet", on.button), ("broadcast", on.broadcast))
        }
        for begin in range(0, times, TURN):
            turn = range(begin, min(begin + TURN, times))
            for name, (program, process) in programs.items():
                more = await pressed(program, process, iter(turn), rng)
                so_far = found.setdefault(name, Presses())
                so_far.samples += more.samples
                so_far.missed += more.missed
                so_far.cpu_ms += more.cpu_ms
                so_far.undo_cpu_ms += more.undo_cpu_ms
    return found


def rows(times: int = PRESSES, many: int = MANY) -> list[dict[str, Any]]:
    """For 2, 6 and 12 phones: p50 beside both others, p95 and max beside bare Flet's, CPU a press; and the rare ones of
    many presses."""
    every: list[dict[str, Any]] = []
    for number in PHONES:
        measured = asyncio.run(presses(number, times))
        ours = measured["companion"]
        misses = [f"{ours.missed} of {times} presses with {number} phones"] if ours.missed else []
        for other, what, goal in (
            ("flet", "one button in a bare Flet app", GOAL_FLET),
            ("broadcast", "a bare broadcast", GOAL_BROADCAST),
        ):
            every.append(_row(f"{number} phones, p50", ours, measured[other], what, 50, goal) | {"misses": misses})
        every.append(_row("… p95", ours, measured["flet"], "bare Flet", 95))
        every.append(_row("… max", ours, measured["flet"], "bare Flet", 100))
        if ours.cpu_ms and measured["flet"].cpu_ms:
            beside = fmean(measured["flet"].cpu_ms)
            for what, cpu, most in (
                ("a press", fmean(ours.cpu_ms), GOAL_CPU if number == PHONES[-1] else None),
                ("what takes it back", fmean(ours.undo_cpu_ms), None),
            ):
                every.append(
                    {
                        "name": f"… server CPU for {what}",
                        "ms": round(cpu, 2),
                        "beside": "bare Flet, a press",
                        "beside_ms": round(beside, 2),
                        "ratio": round(cpu / beside, 2),
                        "goal": f"≤ {most:g}×" if most else "",
                        "met": cpu <= most * beside if most else None,
                    }
                )
    return every + _rare(many)


def _rare(many: int) -> list[dict[str, Any]]:
    """Of many presses with 12 phones p99, beside their own p50, and the longest."""
    number, samples, missed = PHONES[-1], list[float](), 0
    for _ in range(TABLES):
        found = asyncio.run(_ours(number, many // TABLES))
        samples += found.samples
        missed += found.missed
    rare = Presses(samples)
    name = f"{number} phones, {many:,} presses, "
    misses = [f"{missed} of {many:,} presses with {number} phones"] if missed else []
    usual = Presses([percentile(samples, 50)])
    return [
        _row(f"{name}p99", rare, usual, "their p50", 99, GOAL_P99) | {"misses": misses},
        _row("… max", rare, usual, "their p50", 100),
    ]


def _row(
    name: str, ours: Presses, other: Presses, what: str, percent: int, goal: float | None = None
) -> dict[str, Any]:
    here, beside = percentile(ours.samples, percent), percentile(other.samples, percent)
    return {
        "name": name,
        "ms": round(here, 2),
        "beside": what,
        "beside_ms": round(beside, 2),
        "ratio": round(here / beside, 2),
        "goal": f"≤ {goal:g}×" if goal else "",
        "met": here <= goal * beside if goal else None,
    }


async def _ours(number: int, times: int) -> Presses:
    async with on.companion(number) as (program, process):
        return await pressed(program, process, iter(range(times)), Random(number))


def main(arguments: list[str]) -> int:
    """``K --json``: one line for each number of phones."""
    times = next((int(each) for each in arguments if each.isdigit()), PRESSES)
    for number in PHONES:
        found = asyncio.run(_ours(number, times))
        line = {"name": "press", "n": number, "samples": [round(ms, 3) for ms in found.samples], "missed": found.missed}
        print(json.dumps(line) if "--json" in arguments else line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

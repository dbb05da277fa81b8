"""Many games of one month are imported quickly, and nobody waits for that."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from pathlib import Path

import pytest

from companion.exchange.commands import _score
from companion.exchange.importing import Import, Source, check_sources
from companion.server.garbage_collection import collect_garbage_between_rounds
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from tests.support.finished_game import game_file

GAMES = 800
#: How long (s of processor time) the event loop may be held up.
HELD_UP = 0.05
#: How many times the processor time of plain JSON an import may take: that grows too where the machine is slow.
TIMES_JSON, JSON_ROUNDS = 12, 10


def many() -> bytes:
    files = []
    for number in range(GAMES):
        when = f"2026-11-{1 + number % 28:02d}T{number // 28 % 24:02d}:40:00+01:00"
        file = game_file(str(uuid.UUID(int=number)), when)
        file["started_at"] = f"2026-11-{1 + number % 28:02d}T00:00:00+01:00"
        for seat, player in enumerate(file["players"]):
            player |= {"name": f"P{(number + seat) % 30}", "profile": f"p{(number + seat) % 30}"}
        files.append(json.dumps(file))
    return "\n".join(files).encode()


def time_json(raw: bytes) -> float:
    """The processor time (s) that reading and writing these files takes, ``JSON_ROUNDS`` times, nothing of ours."""
    began = time.process_time()
    for _ in range(JSON_ROUNDS):
        for line in raw.splitlines():
            json.dumps(json.loads(line))
    return time.process_time() - began


async def longest_wait(until: asyncio.Task[None]) -> float:
    """The longest that this process kept its own loop from doing what was due, in seconds of processor time: what other
    programs do on this machine does not count."""
    longest = 0.0
    while not until.done():
        began, spent = time.perf_counter(), time.process_time()
        await asyncio.sleep(0.005)
        if time.perf_counter() - began > 0.01:
            longest = max(longest, time.process_time() - spent)
    return longest


@pytest.mark.long
async def test_eight_hundred_games_of_a_month_hold_up_nobody(tmp_path: Path) -> None:
    raw = many()
    plain = time_json(raw)
    with DataFolder.open(tmp_path / "data") as folder:
        archive = Archive(folder, _score)

        async def take() -> None:
            taking = Import(await asyncio.to_thread(check_sources, _score, [Source("many", raw)]))
            while not await archive.run(taking.step):
                pass

        async with collect_garbage_between_rounds(
            lambda: True, lambda: False
        ):  # full garbage collections are put off, as in a server
            began, spent = time.perf_counter(), time.process_time()
            longest = await longest_wait(asyncio.create_task(take()))
            spent, took = time.process_time() - spent, time.perf_counter() - began
        plain = max(plain, time_json(raw))
        print(
            f"{GAMES} games: {took:.2f} s, processor {spent:.2f} s, {spent / plain:.1f} times plain JSON, "
            f"longest wait {longest * 1000:.0f} ms"
        )
        assert len(await archive.history()) == GAMES
        archive.close()
    assert spent < TIMES_JSON * plain
    assert longest < HELD_UP

"""Saving a finished game with 0, 1,000 and 10,000 games stored, beside a plain dump and fsync of the same file.

Run alone: ``python -m tests.bench saving``.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from companion.content import content_root
from companion.games.registry import score_file
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.games import encode, month_of
from tests.bench._figures import percentile

SAVES = 60
GOAL_MS = 50.0
_START = datetime(2026, 11, 27, 20, 15, tzinfo=UTC)
_PROFILES = [str(uuid.UUID(int=number)) for number in range(12)]


def rows(stored: tuple[int, ...] = (0, 1_000, 10_000)) -> list[dict[str, Any]]:
    """One row for each number of stored games, and one for 1,000 in the same month.

    ``ms`` is the 95th percentile of a save that the event loop awaits, ``beside_ms`` that of the plain dump, taken in
    turn with the saves. A row more for each says how long the loop itself was held up meanwhile, at worst.
    """
    found = []
    for number in stored:
        found += _rows(f"saving a game, {number:,} stored", number, months=max(1, number // 80))
    if 1_000 in stored:
        found += _rows("saving a game, 1,000 stored in the same month", 1_000, months=1)
    return found


def _rows(name: str, stored: int, months: int) -> list[dict[str, Any]]:
    folder = Path(__file__).parents[2] / ".bench"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as root:
        _store(Path(root), stored, months)
        saves, dumps, lags = asyncio.run(_save(Path(root)))
    ours, plain = percentile(saves, 95), percentile(dumps, 95)
    saving = {
        "name": f"{name}, p95",
        "ms": round(ours, 1),
        "median_ms": round(percentile(saves, 50), 1),
        "beside": "json.dump and fsync of the same file",
        "beside_ms": round(plain, 1),
        "ratio": round(ours / plain, 2),
        "goal": f"≤ {GOAL_MS:.0f} ms" if stored == 1_000 else "",
        "met": ours <= GOAL_MS if stored == 1_000 else None,
    }
    return [saving, {"name": "… the event loop held up, at worst", "ms": round(max(lags), 1)}]


def _store(root: Path, number: int, months: int) -> None:
    """Games of ``months`` months as they would lie there; written without waiting for the disk."""
    chance = random.Random(number)
    with DataFolder.open(root) as folder:
        for _ in range(number):
            file = game(_START - timedelta(days=30.4 * chance.randrange(months)), chance)
            month = folder.games / month_of(file)
            month.mkdir(exist_ok=True)
            (month / f"{file['id']}.json").write_bytes(encode(file))


async def _save(root: Path) -> tuple[list[float], list[float], list[float]]:
    content = content_root()
    chance = random.Random(1)
    with DataFolder.open(root) as folder:
        archive = Archive(folder, lambda file: score_file(file, content).result)
        await archive.check()
        saves, dumps, lags = [], [], [0.0]
        for number in range(SAVES):
            file = game(_START + timedelta(minutes=number), chance)
            lag = asyncio.create_task(_lag(lags))
            began = time.perf_counter()
            await archive.save(file)
            saves.append((time.perf_counter() - began) * 1000)
            lag.cancel()
            began = time.perf_counter()
            with (folder.cache / f"plain-{number}.json").open("w") as plain:
                json.dump(file, plain)
                plain.flush()
                os.fsync(plain.fileno())
            dumps.append((time.perf_counter() - began) * 1000)
        assert len(await archive.history(limit=SAVES)) == SAVES
        archive.close()
    return saves, dumps, lags


async def _lag(lags: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        lags.append((time.perf_counter() - began) * 1000 - 1)


def game(when: datetime, chance: random.Random) -> dict[str, Any]:
    """A classic game of four that somebody might have played."""
    players = [
        {"id": seat, "name": f"Player {seat}", "profile": profile}
        for seat, profile in zip("abcd", chance.sample(_PROFILES, 4), strict=True)
    ]

    def sheet() -> dict[str, Any]:
        return {
            "articles": {"one_point": chance.randrange(8), "two_point": chance.randrange(4)},
            "photos": [chance.randrange(6), chance.randrange(4)],
            "tribune": chance.randrange(-2, 5),
            "free_area": chance.randrange(9),
            "happy": chance.randrange(5),
            "sad": chance.randrange(5),
            "surplus": chance.randrange(4),
            "ads": [chance.randrange(4)],
        }

    return {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": str(uuid.UUID(int=chance.getrandbits(128), version=4)),
        "started_at": (when - timedelta(hours=1)).isoformat(),
        "finished_at": when.isoformat(),
        "mode": "classic",
        "players": players,
        "rounds": [
            {"day": day, "bouclage": chance.sample("abcd", 4), "sheets": {seat: sheet() for seat in "abcd"}}
            for day in ("friday", "saturday", "sunday")
        ],
    }

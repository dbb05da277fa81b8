"""The front page of a game as a picture and as a PDF: from the request to the whole answer, of a page that nobody has
asked for before, beside a blank page by the same typesetter in a process of its own.

A game of each kind and one of six with long names take turns; a row is the slowest game's median.
Run alone: ``python -m tests.bench front_page``.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from companion.exchange.front_page import typeset
from companion.ui.web.papers import Papers
from tests.exchange.front_page.kept_games import kept_games, six_players

TIMES = 3
GOAL_MS = 2_000
ENDS = {".png": "a picture for a phone", "-a4.png": "a picture of A4", ".pdf": "a PDF with the score sheet"}


def rows() -> list[dict[str, Any]]:
    """A row for each kind of page."""
    games = {**kept_games(), "six players, long names": six_players()}
    blank: list[float] = []
    taken: dict[str, dict[str, list[float]]] = {end: {name: [] for name in games} for end in ENDS}
    for time_ in range(TIMES + 1):
        blank.append(_draw_blank())
        for name, game in games.items():
            for end in ENDS:
                ms = asyncio.run(_request(game, end))
                if time_:  # the first of each reads what the next ones find in memory
                    taken[end][name].append(ms)
    beside = statistics.median(blank[1:])
    found = []
    for end, by_game in taken.items():
        slowest = max(by_game, key=lambda name: statistics.median(by_game[name]))
        ms = statistics.median(by_game[slowest])
        found.append(
            {
                "name": f"front page as {ENDS[end]}, the slowest of {len(games)} games: {slowest}",
                "ms": round(ms),
                "beside": "a blank page",
                "beside_ms": round(beside),
                "ratio": round(ms / beside, 2),
                "goal": f"≤ {GOAL_MS:,} ms",
                "met": ms <= GOAL_MS,
            }
        )
    return found


async def _request(game: Mapping[str, Any], end: str) -> float:
    """Publish a game's page and ask for it; ms until all of it is there."""
    papers = Papers()
    address = papers.publish(game["id"], "de", lambda: game)
    transport = httpx.ASGITransport(Starlette(routes=papers.routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        began = time.perf_counter()
        answer = await client.get(f"{address}{end}")
        took = time.perf_counter() - began
    assert answer.status_code == 200, answer.text
    return took * 1000


def _draw_blank() -> float:
    """Ms for a page with nothing on it."""
    asked = {"shape": "card", "data": {"template": "blank"}}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "typeset.py"
        program.write_bytes(Path(typeset.__file__).read_bytes())
        (Path(folder) / "fonts").symlink_to(Path(typeset.__file__).parent / "fonts")
        (Path(folder) / "blank.typ").write_text("#set page(width: 540pt, height: 675pt)\n", encoding="utf-8")
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-P", str(program)],
            input=json.dumps(asked).encode(),
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return (time.perf_counter() - began) * 1000

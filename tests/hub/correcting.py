"""A process to be killed: games are corrected from the history, put away, opened again, imported over and rebuilt, and
people are merged, split and put at the seat where they sat, on the real disk; it says what was acknowledged.

Lines: ``want GAME VALUE`` before a figure is entered, ``ack GAME VALUE`` once it is acknowledged; of people, 1 is
merged; of who sat where (at the first game), 1 is exchanged.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from companion.content import content_root
from companion.exchange.importing import Source, import_games
from companion.games.registry import score_file
from companion.hub.table import LiveTable
from companion.store.players import Player
from companion.table.intents import SwapPersons
from tests.hub.test_one_truth import Life, enter, life
from tests.support.finished_game import game_file
from tests.support.virtual_hub import HOST

PEOPLE = ("p-one", "p-two")
GAMES = tuple(f"{number}1111111-1111-4111-8111-111111111111" for number in range(3))


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def correct(now: Life, id_: str, value: int) -> LiveTable:
    table = await now.hub.reopen(await now.archive.load(id_), {}, HOST)
    say("want", id_, value)
    await enter(table, value)
    say("ack", id_, value)
    return table


async def step(now: Life, rng: Random, value: int) -> None:
    id_ = rng.choice(GAMES)
    kind = rng.random()
    if kind < 0.1:
        table = await now.hub.reopen(await now.archive.load(GAMES[0]), {}, HOST)
        swapped = table.state.seats[0].profile != game_file()["players"][0]["profile"]
        say("want", "who", int(not swapped))
        await table.submit(SwapPersons(seat="a", other="b"), HOST)
        say("ack", "who", int(not swapped))
    elif kind < 0.6:
        table = await correct(now, id_, value)
        if rng.random() < 0.6:
            await now.hub.put_away(table.id, HOST)
    elif kind < 0.75:
        for table in now.hub.open_tables()[:1]:
            await now.hub.put_away(table.id, HOST)
    elif kind < 0.85:
        await now.archive.run(lambda library: library.rebuild())
    elif kind < 0.95:
        one = await now.archive.run(lambda library: library.people.person_of(PEOPLE[1]))
        merged = one == PEOPLE[0]
        say("want", "people", int(not merged))
        if merged:
            await now.archive.run(lambda library: library.people.split(PEOPLE[1]))
        else:
            await now.archive.run(lambda library: library.people.merge(*PEOPLE))
        say("ack", "people", int(not merged))
    else:
        there = now.hub.find_by_game(id_)
        if there is None or there.state.closed:
            file = await now.archive.load(id_)
            file["rounds"][0]["sheets"]["a"]["surplus"] = value
            source = Source("game.json", json.dumps(file).encode())
            say("want", id_, value)
            await now.archive.run(lambda library: import_games(library, score_of, [source], replace=True))
            say("ack", id_, value)


def score_of(file: Mapping[str, Any]) -> Mapping[str, Any]:
    return score_file(file, content_root()).result


async def main(root: Path, seed: int) -> None:
    rng, value = Random(seed), seed % 900
    async with life(root) as now:
        for id_ in GAMES:
            if not any(entry.id == id_ for entry in await now.archive.history()):
                await now.archive.save(game_file(id_))
        for name in PEOPLE:
            if not now.archive.knows(name):
                player = Player(id=name, name=name, created_at=datetime.now(UTC))
                await now.archive.run(lambda library, player=player: library.people.save(player))
        say("ready", "-", 0)
        while True:
            value = value % 900 + 1
            await step(now, rng, value)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))

"""A process to be killed: a hub on real journals at whose tables people never rest; it says what was acknowledged.

Lines: ``ack TABLE SEQ TEXT`` (the entry, as soon as its future is done), ``at TABLE LENGTH STATE`` (the state that the
log of that length folds to, while nothing else is under way), ``back TABLE LENGTH STATE`` (as it came back).
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sys
from pathlib import Path
from random import Random

from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.store.errors import Notices
from companion.store.journal import JournalWriter
from companion.table.entry import Entry
from companion.table.intents import NewPlayer
from companion.table.message import Refused
from companion.table.state import TableState
from tests.support.random_intents import anything, likely
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import HOST, HandArchive

TABLES = 2


def text_of(entry: Entry) -> str:
    """The entry as one word."""
    return hashlib.sha256(json.dumps(entry.model_dump(mode="json"), sort_keys=True).encode()).hexdigest()[:16]


def state_of(state: TableState) -> str:
    """The state as one word, the same in every process."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


def say(*words: object) -> None:
    # Straight to the pipe: what was said must have been heard when the process dies.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def say_state(word: str, table: LiveTable) -> None:
    log = table.view.log
    say(word, table.id, len(log.entries), state_of(log.state))


async def send(table: LiveTable, rng: Random) -> None:
    log, now = table.view.log, table.view.now
    intent = likely(rng, log, now) if rng.random() < 0.8 else anything(rng, log, now)
    if intent is None:
        return
    try:
        accepted = await table.submit(intent, HOST)
    except Refused:
        return
    if accepted.seq is not None:
        say("ack", table.id, accepted.seq, text_of(table.view.log.entries[accepted.seq - 1]))


async def main(root: Path, seed: int) -> None:
    rng = Random(seed)
    journals = JournalWriter(root / "journals", root / "set-aside", Notices())
    hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journals, HandArchive())
    assert hub.recover(journals.recover()) == []
    for table in hub.open_tables():
        say_state("back", table)
    while len(hub.open_tables()) < TABLES:
        players = [NewPlayer(name=f"P{number}") for number in range(rng.randint(2, 6))]
        await hub.open("redac-chef", {"timer_s": 5}, players, HOST)
    while True:
        for table in hub.open_tables():
            await asyncio.gather(*(send(table, rng) for _ in range(rng.randint(1, 4))))
            if table.view.log is table._log:  # noqa: SLF001  # nothing else is under way
                say_state("at", table)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))

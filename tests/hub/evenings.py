"""Whole evenings under simulated time, network and disk: delays, repeats, drops, sleep, kills and restarts, by seed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from companion.hub.entries import from_records
from companion.hub.hub import Hub
from companion.hub.table import RETRY_MS, LiveTable, View
from companion.table.game import Actor
from companion.table.intents import Intent, Undo
from companion.table.log import fold
from companion.table.message import Refused
from tests.hub.house import FULL, House, pause, wait
from tests.table.evening import anything, likely, opening
from tests.table.holds import must_hold, must_hold_of_log
from tests.table.sitting import redac_chef

DEVICES = tuple(Actor(f"phone-{number}") for number in range(4))


class Screen:
    """A page that watches: time must never go back on it, and at the end it must show what is so."""

    def __init__(self, table: LiveTable) -> None:
        self.shown = table.view
        self._sounds = 0
        self.stop = table.watch(self._draw)

    def _draw(self, view: View) -> None:
        assert view.now >= self.shown.now
        assert len(view.log.entries) >= len(self.shown.log.entries)
        self.shown = view


class Evening:
    """One evening at one table, from the seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.house = House()
        self.acknowledged: dict[int, str] = {}
        self.sent = 0
        self.lives = 0
        self.unsaved = False

    def run(self, steps: int) -> None:
        """All lives of the server, until so many intents were sent."""
        while self.sent < steps:
            killed = self.rng.random() < 0.6
            self.lives += 1
            self.house.live(lambda hub: self._life(hub, steps), killed=killed)
            if self.unsaved:
                # What the disk refused was said to be unsaved; only that may be gone.
                self._forget_the_unsaved()
            self._read()
            self.house.clock.jump(self.rng.choice((0, 0, 200, 4_000, 12_000, 3_600_000, -500)))
            self.house.journal.refuses, self.house.archive.refuses, self.house.journal.held = None, None, False

    # --- one life -----------------------------------------------------------------------------------------------------

    async def _life(self, hub: Hub, steps: int) -> None:
        rng = self.rng
        assert self.house.notices == []
        if self.lives == 1 and not hub.open_tables():
            first = opening(rng)
            settings = {**first.settings}
            if settings.get("timer_s") is None and settings["mode"] in ("classic", "advanced", "solo"):
                settings["timer_s"] = rng.choice((5, 20, 60))
            await hub.open("redac-chef", settings, first.players, DEVICES[0])
        (table,) = hub.open_tables()
        self._same_as_before(table)
        screens = [Screen(table) for _ in range(3)]
        sending: list[asyncio.Task[None]] = []
        for _ in range(rng.randint(5, 40)):
            if self.sent >= steps:
                break
            await self._weather(hub)
            sending.append(asyncio.ensure_future(self._send(table, self._wish(table, hub), hub)))
            if rng.random() < 0.2:
                screens.pop(0).stop()
                screens.append(Screen(table))
            must_hold(table.state, hub.clock.now())
        if rng.random() < 0.5:  # else the process is killed or stopped in the middle of it
            self.house.journal.refuses, self.house.archive.refuses = None, None
            self.house.journal.let_go()
            await asyncio.gather(*sending)
            await wait(3 * RETRY_MS)
            await pause()
            self.unsaved = False
            assert table.view.unsaved is None
            assert table.view.log == table._log  # noqa: SLF001
            for screen in screens:
                assert screen.shown.log is table.view.log
            must_hold_of_log(table.view.log)
            assert self._kept(table.id) == table.view.log.entries
        elif self.house.journal.held:
            self.house.journal.let_go()

    def _wish(self, table: LiveTable, hub: Hub) -> Intent:
        rng, log, now = self.rng, table._log, hub.clock.now()  # noqa: SLF001
        wish = likely(rng, log, now) if rng.random() < 0.75 else anything(rng, log, now)
        return wish or Undo(entry=max(1, len(log.entries) - rng.randrange(3)))

    async def _weather(self, hub: Hub) -> None:
        """What happens to the machine meanwhile."""
        rng, journal = self.rng, self.house.journal
        if rng.random() < 0.5:
            await wait(rng.choice((1, 30, 500, 3_100, 7_000)))
        match rng.randrange(40):
            case 0:
                journal.held = True
            case 1 | 2:
                journal.let_go()
            case 3:
                journal.refuses, self.unsaved = FULL, True
            case 4 | 5:
                journal.refuses = None
            case 6:
                self.house.archive.refuses = rng.choice((FULL, None))
            case 7:
                self.house.clock.jump(rng.choice((3_000, 40_000)))
            case _:
                pass

    async def _send(self, table: LiveTable, intent: Intent, hub: Hub) -> None:
        """Over a network that delays, repeats and drops."""
        rng = self.rng
        self.sent += 1
        by = rng.choice(DEVICES)
        await wait(rng.choice((0, 0, 5, 80, 400)))
        times = 2 if rng.random() < 0.1 else 1
        for _ in range(times):
            try:
                accepted = await table.submit(intent, by)
            except Refused:
                continue
            if accepted.seq is not None and rng.random() < 0.95:  # else the answer is lost
                log = table.view.log
                self.acknowledged[accepted.seq] = _text(log.entries[accepted.seq - 1])

    # --- afterwards ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """No acknowledged entry is missing or doubled on the disk."""
        ((table, _),) = self.house.journal.lines.items() if self.house.journal.lines else ((None, None),)
        if table is None:
            assert not self.acknowledged
            return
        entries = self._kept(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        kept = {entry.seq: _text(entry) for entry in entries}
        assert {seq: kept.get(seq) for seq in self.acknowledged} == self.acknowledged

    def _forget_the_unsaved(self) -> None:
        (table,) = self.house.journal.lines or (None,)
        last = len(self.house.journal.records(table)) if table else 0
        self.acknowledged = {seq: text for seq, text in self.acknowledged.items() if seq <= last}
        self.unsaved = False

    def _same_as_before(self, table: LiveTable) -> None:
        """The table that came back is what the disk tells, and what the server itself had to add."""
        entries = table._log.entries  # noqa: SLF001
        on_disk = self._kept(table.id)
        assert entries[: len(on_disk)] == on_disk
        assert all(entry.by == "server" for entry in entries[len(on_disk) :])
        assert fold(redac_chef(), entries) == table.state

    def _kept(self, table: str) -> tuple[Any, ...]:
        return from_records(self.house.journal.records(table), redac_chef())


def _text(entry: Any) -> str:
    return json.dumps(entry.model_dump(mode="json"), sort_keys=True)


def play(seed: int, steps: int) -> Evening:
    """That evening, checked all along."""
    evening = Evening(seed)
    evening.run(steps)
    return evening

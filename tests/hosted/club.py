"""A club night: many tables of four pocket pages, whose rounds run and whose phones call and take back."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from random import Random

from companion.content import content_root
from companion.games.redac_chef.state.intents import StartRound
from companion.games.shelf import rules_in
from companion.hosted.engine import Engine
from companion.hosted.worker import WorkerJournal
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.table.game import Actor
from companion.table.intents import NewPlayer, TakeSeat
from tests.support.pocket_phone import PocketPhone
from tests.support.virtual_hub import HandArchive

SEATS = "abcd"
DAY = "friday"


class ClubPhone(PocketPhone):
    """A phone with one seat that calls and takes back, and remembers what was answered."""

    def __init__(self, url: str, code: str, seat: str, secret: str) -> None:
        super().__init__(url, code, secret=secret, stays=True)
        self.seat = seat
        #: By command: how many presses were accepted, and how many were never answered.
        self.accepted, self.unknown = Counter[str](), Counter[str]()
        self.waits: list[float] = []

    async def press(self, command: str) -> str | None:
        """Press; return why it was refused, "" where it was accepted, None where no answer came."""
        came, began = self.came, time.monotonic()
        try:
            number = await self.want(command, DAY, self.seat)
        except Exception:  # the page is just cut off: nothing has left the phone
            self.unknown[command] += 1
            return None
        await self.until(lambda: number in self.answers or self.came != came or not self.connected)
        if number not in self.answers:
            self.unknown[command] += 1
            return None
        self.waits.append(time.monotonic() - began)
        if not self.answers[number]:
            self.accepted[command] += 1
        return self.answers[number]

    async def play(self, rng: Random, until: float) -> None:
        """Call and take back until then, at the pace of hands."""
        calls = self.seat in "ab"  # with more calls the round would be over
        number = str(SEATS.index(self.seat) + 1)
        await asyncio.sleep(rng.random() * 2)
        await self.press("maquette")
        await asyncio.sleep(1.5)  # "Tirage !" at once would be a double tap, which is answered and does nothing
        while calls and time.monotonic() < until:
            await self.press("take-back" if number in self.marks else "tirage")
            await asyncio.sleep(1.5 + rng.random() * 2)


async def open_tables(engine: Engine, secrets: list[list[str]]) -> list[tuple[str, str]]:
    """Open a table for each four phones, start its round, leave it to the workers; return ids and codes."""
    journal = WorkerJournal(engine, "127.0.0.1:1")
    hub = Hub(rules_in(content_root()), SystemClock(), journal.port, HandArchive())
    async with journal.hold_tables(hub, lambda _: None):
        for phones in secrets:
            devices = [Actor(hashlib.sha256(secret.encode()).hexdigest()[:32]) for secret in phones]
            players = [NewPlayer(name=f"P{seat}") for seat in SEATS]
            table = await hub.open("redac-chef", {"timer_s": 900}, players, devices[0])
            for seat, device in zip(SEATS, devices, strict=True):
                await table.submit(TakeSeat(seat=seat), device)
            await table.submit(StartRound(day=DAY), devices[0])
        found = [(table.id, table.state.code) for table in hub.open_tables()][::-1]
        await asyncio.sleep(0.5)
    return found

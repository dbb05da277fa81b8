"""Plays a round at a live table of the hub: start, print, count, whole days; and ears that note what is heard."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone, DayBegun
from companion.games.redac_chef.state.play import Phase
from companion.hub.effects import Effect
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.hub.view import View
from companion.kit.game_base import Happened
from tests.support.redac_chef_table import PAGE
from tests.support.virtual_hub import HOST, wait

ROUND_MS = 240_000


def seconds(view: View) -> int:
    """The time left as it is shown: a begun second counts whole."""
    return -(-view.table.timer.left(view.now) // 1000)


async def start(table: LiveTable, *, running: bool = True) -> None:
    await table.submit(wish.StartRound(day=table.state.play.current), HOST)
    if running:
        await wait(3_000)


def print_call(seat: str, day: str = "friday", **more: Any) -> wish.CallPrint:
    return wish.CallPrint(day=day, seat=seat, **more)


async def count_all(table: LiveTable) -> None:
    day = table.state.play.current
    for seat in table.state.play.today.seats:
        for field, value in PAGE.items():
            await table.submit(wish.EnterCount(day=day, seat=seat, field=field, value=value), HOST)


async def play_day(table: LiveTable) -> None:
    """A whole day, counting done and on to the next."""
    day = table.state.play.current
    await start(table)
    for seat in table.state.playing:
        await wait(1_000)
        await table.submit(print_call(seat.id, day), HOST)
    await wait(3_100)
    await count_all(table)
    await table.submit(Happened(event=CountingDone(day=day)), HOST)
    if day != "sunday":
        await table.submit(Happened(event=DayBegun(day={"friday": "saturday", "saturday": "sunday"}[day])), HOST)


async def play_all(table: LiveTable) -> None:
    while table.state.play.phase is not Phase.RESULT:
        await play_day(table)


class Ears:
    """What a screen is told to play, with the second at which it was told."""

    def __init__(self, table: LiveTable) -> None:
        self.heard: list[Effect] = []
        self.at: list[int] = []
        self.stop = table.subscribe(self._hear)

    def _hear(self, view: View) -> None:
        self.heard += view.effects
        self.at += [seconds(view)] * len(view.effects)


def the_table(hub: Hub) -> LiveTable:
    (table,) = hub.open_tables()
    return table

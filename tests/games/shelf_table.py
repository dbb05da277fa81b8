"""A live table of a logged game with its phones, for tests of screens."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from companion.games.logged import Happened
from companion.hub.table import LiveTable
from companion.table.events import Event
from companion.table.game import Actor
from companion.table.intents import NewPlayer, TakeSeat
from companion.table.parts.events import GameBegun
from tests.games.files import plain
from tests.ui.conftest import House
from tests.ui.headless import Phone, Storage


class ShelfTable:
    """The table and a device for each of ``holders`` (the first leads it)."""

    def __init__(self, house: House, live: LiveTable, storages: Sequence[Storage]) -> None:
        self.house, self.live, self.storages = house, live, storages

    @property
    def play(self) -> Any:
        return self.live.state.play

    @property
    def host(self) -> Actor:
        return actor_of(self.storages[0])

    async def phone(self, which: int = 0, *, where: str = "", width: float = 390) -> Phone:
        """A page of that device at this table."""
        route = f"/table/{self.live.state.code}{where}"
        return await self.house.phone(route, storage=self.storages[which], width=width)

    async def happens(self, *events: Event) -> None:
        """Say all that."""
        for event in events:
            await self.live.submit(Happened(event=event), self.host)


def actor_of(storage: Storage) -> Actor:
    """The device that this browser is."""
    secret = storage.setdefault("companion.device", f"a-secret-of-its-own-{id(storage)}")
    return Actor(hashlib.sha256(secret.encode()).hexdigest()[:32])


async def open_table(
    house: House,
    game: str,
    names: Sequence[str] = ("Goupil", "Zhette", "Lahaz"),
    holders: Sequence[str] = ("",),
    begun: bool = True,
    **settings: Any,
) -> ShelfTable:
    """A table of that game; ``holders``: the seats of each device ("": none, "ab": two)."""
    storages = [Storage() for _ in holders]
    live = await house.hub.open(game, settings, [NewPlayer(name=name) for name in names], actor_of(storages[0]))
    for storage, seats in zip(storages, holders, strict=True):
        for seat in seats:
            await live.submit(TakeSeat(seat=seat), actor_of(storage))
    table = ShelfTable(house, live, storages)
    if begun:
        await table.happens(GameBegun(seats=tuple(seat.id for seat in live.state.seats)))
    return table


async def taps(phone: Phone, *handles: str) -> None:
    """Tap them one after the other."""
    for handle in handles:
        await phone.tap(handle)


def shown(phone: Phone, handle: str | None = None) -> str:
    """What stands there, with plain spaces."""
    return plain(phone.text(handle))

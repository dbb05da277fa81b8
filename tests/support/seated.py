"""A live table with a device for each of its holders, and their pages, for tests of screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.hub.table import LiveTable
from companion.table.game import Actor
from companion.table.intents import NewPlayer, TakeSeat
from tests.engines.sizes import PHONE
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House


class Seated:
    """The table and its devices; the first leads it."""

    def __init__(self, house: House, live: LiveTable, storages: Sequence[Storage]) -> None:
        self.house, self.live, self.storages = house, live, storages

    @property
    def play(self) -> Any:
        return self.live.state.play

    @property
    def host(self) -> Actor:
        return actor_of(self.storages[0])

    async def phone(
        self, which: int = 0, *, where: str = "", width: float = PHONE.width, height: float = PHONE.height
    ) -> Phone:
        """A page of that device at this table."""
        route = f"/table/{self.live.state.code}{where}"
        return await self.house.phone(route, storage=self.storages[which], width=width, height=height)


def actor_of(storage: Storage) -> Actor:
    """The device that this browser is."""
    secret = storage.setdefault("companion.device", f"a-secret-of-its-own-{id(storage)}")
    return Actor.of_secret(secret)


async def sit_down(
    house: House, game: str, names: Sequence[str], holders: Sequence[str], settings: Mapping[str, Any]
) -> tuple[LiveTable, list[Storage]]:
    """A table of that game before it begins; ``holders``: the seats of each device ("": none, "ab": two)."""
    storages = [Storage() for _ in holders]
    live = await house.hub.open(game, settings, [NewPlayer(name=name) for name in names], actor_of(storages[0]))
    for storage, seats in zip(storages, holders, strict=True):
        for seat in seats:
            await live.submit(TakeSeat(seat=seat), actor_of(storage))
    return live, storages

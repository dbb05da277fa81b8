"""A live table of a logged game with its phones, for tests of screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.kit.game_base import Happened
from companion.table.events import Event
from companion.table.parts.events import GameBegun
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.seated import Seated, sit_down


class ShelfTable(Seated):
    """A table at which things are said."""

    async def happens(self, *events: Event) -> None:
        """Say all that."""
        for event in events:
            await self.live.submit(Happened(event=event), self.host)


async def open_table(
    house: House,
    game: str,
    names: Sequence[str] = ("Goupil", "Zhette", "Lahaz"),
    holders: Sequence[str] = ("",),
    begun: bool = True,
    **settings: Any,
) -> ShelfTable:
    """A table of that game; ``holders``: the seats of each device ("": none, "ab": two)."""
    live, storages = await sit_down(house, game, names, holders, settings)
    table = ShelfTable(house, live, storages)
    if begun:
        await table.happens(GameBegun(seats=tuple(seat.id for seat in live.state.seats)))
    return table


async def taps(phone: Phone, *handles: str) -> None:
    """Tap them one after the other."""
    for handle in handles:
        await phone.tap(handle)

"""A table that has got as far as counting, and the hands that count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.redac_chef.state.events import CountingDone, DayBegun
from companion.games.redac_chef.state.intents import (
    EndRound,
    EnterCount,
    PickTribune,
    SetOrder,
    StartRound,
)
from companion.kit.game_base import Happened
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.seated import Seated, sit_down

#: The rulebook's Friday (page 11): raw counts that lead to its 8/5/2/+3/−2/−2, 6/4/1/−1/0/−1 and 10/4/2/+1/−1/−3.
FRIDAY: dict[str, dict[str, Any]] = {
    "a": {"articles": 8, "photos": 5, "tribune": 2, "free_area": 2, "happy": 4, "sad": 2, "surplus": 2, "ads": 3},
    "b": {"articles": 6, "photos": 4, "tribune": 1, "free_area": 7, "happy": 3, "sad": 3, "surplus": 1, "ads": 5},
    "c": {"articles": 10, "photos": 4, "tribune": 2, "free_area": 4, "happy": 2, "sad": 3, "surplus": 3, "ads": 3},
}
DAYS = ("friday", "saturday", "sunday")


class Table(Seated):
    """A live table whose rounds are played and counted."""

    async def close_round(self) -> None:
        """Play today's round to its end."""
        day = self.live.state.play.current
        await self.live.submit(StartRound(day=day), self.host)
        await self.live.submit(EndRound(day=day), self.host)
        seats = self.live.state.play.today.seats
        await self.live.submit(SetOrder(day=day, order=tuple(seats)), self.host)
        # What is due is entered with the next thing that anybody wants.
        await self.live.submit(EnterCount(day=day, seat=seats[0], field="surplus", value=None), self.host)

    async def enter(self, day: str, counts: dict[str, dict[str, Any]]) -> None:
        """Enter all of that."""
        for seat, fields in counts.items():
            for field, value in fields.items():
                await self.live.submit(EnterCount(day=day, seat=seat, field=field, value=value), self.host)

    async def count_day(self, counts: dict[str, dict[str, Any]] | None = None) -> None:
        """Play today's round, count it, and lay out the next day."""
        day = self.live.state.play.current
        await self.close_round()
        await self.enter(day, counts or FRIDAY)
        await self.live.submit(Happened(event=CountingDone(day=day)), self.host)
        if day != DAYS[-1]:
            following = DAYS[DAYS.index(day) + 1]
            for seat in self.live.state.play.today.seats:
                await self.live.submit(PickTribune(day=following, seat=seat), self.host)
            await self.live.submit(Happened(event=DayBegun(day=following)), self.host)

    def counts(self, seat: str, day: str = "friday") -> Any:
        """What is entered of that page."""
        return self.live.state.play.day(day).counts(seat)


async def open_table(
    house: House,
    names: Sequence[str] = ("Goupil", "Zhette", "Lahaz"),
    holders: Sequence[str] = ("",),
    **settings: Any,
) -> Table:
    """A table in its first round; ``holders``: the seats of each device ("": none, "ab": two)."""
    live, storages = await sit_down(house, "redac-chef", names, holders, settings)
    return Table(house, live, storages)


async def keys(phone: Phone, *names: str) -> None:
    """Press these keys of the keypad."""
    for name in names:
        await phone.tap(f"keypad-{name}")

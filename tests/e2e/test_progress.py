"""What a game earned is seen in the player's profile, after the server has been started again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.games.redac_chef.state.intents import EnterCount
from companion.table.intents import NewPlayer
from tests.games.redac_chef.counting_table import FRIDAY, Table
from tests.support.browser_hands import enter
from tests.support.browser_phone import Room
from tests.support.headless_phone import Storage
from tests.support.house import open_house
from tests.support.seated import actor_of
from tests.support.server import serving
from tests.support.wording import worded

PLAYERS = [NewPlayer(name=name, profile=f"p-{name.lower()}") for name in ("Goupil", "Zhette", "Lahaz")]
#: 12 for articles a day: 36 in all, achievement 4.
PAGES = FRIDAY | {"a": FRIDAY["a"] | {"articles": 12}}


async def _evening(data: Path) -> str:
    """Three play for achievements, until nothing but Goupil's last articles is to be counted; the table's code."""
    async with open_house(data) as house:
        storage = Storage()
        live = await house.hub.open("redac-chef", {"progress": "achievements"}, PLAYERS, actor_of(storage))
        table = Table(house, live, [storage])
        await table.count_day(PAGES)
        await table.count_day(PAGES)
        await table.close_round()
        await table.enter("sunday", PAGES)
        await live.submit(EnterCount(day="sunday", seat="a", field="articles", value=None), table.host)
        return live.state.code


@pytest.mark.long
def test_an_achievement_of_three_players_is_in_the_profile_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as aside:  # this thread's event loop is the browser's
        code = aside.submit(asyncio.run, _evening(tmp_path / "data")).result()
    with serving(tmp_path / "data") as server:
        room = Room(browser, server.url)
        phone = room.device(f"/join/{code}")
        phone.tap("take-seat-1", leads_to="count-articles-1")
        enter(phone, "articles", 1, 12)
        phone.tap("done-counting", leads_to="achievement-4-1")
        phone.shows("achievement-4-1", "36")
        phone.lacks("achievement-4-2")
        server.stop()
        server.start()
        # Another device: this one is busy finding its table again.
        other = room.device("/players/p-goupil")
        other.shows("profile", "1 partie")
        other.tap("items-achievements", leads_to="item-achievements-4")
        other.shows("item-achievements-4", worded("fr", "profile-earned", when="").strip())
        other.tap("statistics", leads_to="stats-games")
        other.shows("stats-rows", "articles")
        room.close()

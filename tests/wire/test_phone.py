"""The phone without a browser, on the real server: what it sees is what the server has drawn, and it comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.proxy import Proxy
from tests.support.server import Server, serving
from tests.support.wire_hands import join, open_table, start_round
from tests.support.wire_phone import Phone


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("phone") / "data") as server:
        yield server


async def test_a_round_is_played_without_a_browser(server: Server) -> None:
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        async with await join(server.url, code, 1) as zoe, await join(server.url, code, 2) as ali:
            await start_round(laptop, zoe, ali)
            await ali.tap("tirage-2")
            for phone in (laptop, zoe, ali):
                await phone.shows("bouclage-2", "1")
            await zoe.tap("tirage-1")
            for phone in (laptop, zoe, ali):
                await phone.shows("bouclage-1", "2")
            for phone in (laptop, zoe, ali):
                await phone.shows("count-articles-1")
            assert not laptop.crashes + zoe.crashes + ali.crashes


async def test_a_page_that_is_loaded_again_shows_what_the_server_has_drawn(server: Server) -> None:
    """patches put together are the page as a whole"""
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
        async with await join(server.url, code, 1, 2) as zoe:
            await start_round(laptop, zoe)
            await laptop.tap("pause")
            await zoe.shows("resume")
            await laptop.shows("resume")
            for phone in (laptop, zoe):
                before = phone.text()
                await phone.reload()
                await phone.until(lambda phone=phone, before=before: phone.text() == before)  # type: ignore[misc]


async def test_a_phone_comes_back_through_whatever_the_network_does(server: Server) -> None:
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        with Proxy(server.port) as network:
            async with await join(network.url, code, 1, stays=True) as zoe:
                await start_round(laptop, zoe)
                for bad in (network.cut, network.lose_phones):
                    came = zoe.came
                    bad()
                    await zoe.until(lambda came=came: zoe.connected and zoe.came > came)  # type: ignore[misc]
                    await zoe.shows("tirage-1")
                network.freeze()
                await laptop.tap("pause")
                await laptop.shows("resume")
                assert not zoe.has("resume")
                network.heal()
                await zoe.shows("resume")
                network.cut(refuse=True)
                await zoe.until(lambda: not zoe.connected)
                came = zoe.came
                await asyncio.sleep(0.3)
                assert not zoe.connected
                network.heal()
                await zoe.until(lambda: zoe.connected and zoe.came > came and zoe.has("resume"))


class CutOffAt(Phone):
    """A phone whose connection is gone when it would answer its n-th question, and no other one."""

    def __init__(self, question: int, url: str, route: str) -> None:
        super().__init__(url, route, stays=True)
        self.question, self.asked = question, 0

    async def _answer(self, asked: dict[str, Any]) -> None:
        self.asked += 1
        if self.asked == self.question:
            await self.drop()
        else:
            await super()._answer(asked)


async def test_a_phone_that_is_cut_off_while_it_says_who_it_is_is_asked_again(server: Server) -> None:
    """at whichever question: what it was asked is lost, and its session is still there"""
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        for question in range(1, 7):
            async with CutOffAt(question, server.url, f"/join/{code}") as zoe:
                await zoe.shows("take-seat-1")
                assert zoe.came == 2
                assert not zoe.crashes


async def test_a_network_that_takes_its_time_keeps_the_order(server: Server) -> None:
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        with Proxy(server.port) as network:
            async with await join(network.url, code, 1) as zoe:
                network.delay(120)
                clock = asyncio.get_running_loop().time
                await zoe.tap("start-round", leads_to="start-round-yes")
                began = clock()
                await zoe.tap("start-round-yes")
                await zoe.until(lambda: zoe.has("timer"))
                assert clock() - began >= 0.24


async def test_a_press_held_up_on_its_way_does_not_count_in_the_round_that_was_begun_anew(server: Server) -> None:
    """its button has gone with the round for which it was pressed"""
    async with Phone(server.url, width=1280, height=800) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
        with Proxy(server.port) as network:
            async with await join(network.url, code, 1) as zoe:
                await start_round(laptop, zoe)
                network.freeze()
                await zoe.touch("tirage-1")
                await laptop.tap("pause")
                await laptop.tap("call-off")
                await start_round(laptop)
                network.heal()
                await zoe.until(lambda: zoe.has("timer") and zoe.text("timer") == laptop.text("timer"))
                await zoe.tap("maquette-1")
                await laptop.until(lambda: not laptop.has("maquette-1"))
                assert zoe.has("tirage-1") and laptop.has("tirage-1")
                await asyncio.sleep(0.4)  # sooner it would be the second tap of a double tap
                await zoe.tap("tirage-1")
                await laptop.shows("bouclage-1", "1")

"""Exported files over HTTP: at an address that is not guessed and expires, and faults in a sentence."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.applications import Starlette

from companion.store.errors import StoreError
from companion.table.message import say
from companion.ui.web import expiring
from companion.ui.web.downloads import WAITING, Downloads, File
from tests.support.spaces import plain
from tests.support.wording import worded


class Desk:
    """The addresses, a clock that stands, and a browser."""

    def __init__(self) -> None:
        self.now = 0.0
        self.downloads = Downloads(clock=lambda: self.now)
        transport = httpx.ASGITransport(Starlette(routes=[*self.downloads.routes()]))
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://table")


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def _make() -> File:
    return File('companion-Zoé "Z".json', "application/json", b"{}")


async def test_a_file_comes_with_its_name_and_is_kept_by_nobody_on_the_way(desk: Desk) -> None:
    got = await desk.browser.get(desk.downloads.publish("one", "fr", _make))
    assert (got.status_code, got.content, got.headers["cache-control"]) == (200, b"{}", "no-store")
    said = got.headers["content-disposition"]
    assert said.startswith("attachment") and "filename*=UTF-8''companion-Zo%C3%A9%20%22Z%22.json" in said
    assert said.split('filename="')[1].split('"')[0] == "companion-Zo---Z-.json"


async def test_an_address_is_not_guessed_and_expires(desk: Desk) -> None:
    url = desk.downloads.publish("one", "de", _make)
    assert desk.downloads.publish("one", "de", _make) == url != desk.downloads.publish("two", "de", _make)
    assert len(url) >= len("/download/") + 22
    assert (await desk.browser.get("/download/one")).status_code == 404
    desk.now += expiring.GOOD_S
    gone = await desk.browser.get(url, headers={"accept-language": "de"})
    assert gone.status_code == 404 and worded("de", "download-gone") in plain(gone.text)


async def test_what_cannot_be_made_is_said(desk: Desk) -> None:
    async def fail() -> File:
        raise StoreError(say("export-nothing-yet"))

    got = await desk.browser.get(desk.downloads.publish("one", "en", fail))
    assert got.status_code == 409 and worded("en", "export-nothing-yet") in plain(got.text.replace("&#x27;", "'"))


async def test_one_is_made_at_a_time_and_few_wait(desk: Desk) -> None:
    going, most, free = 0, 0, asyncio.Event()

    async def slow() -> File:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await free.wait()
        going -= 1
        return await _make()

    url = desk.downloads.publish("one", "en", slow)
    asked = [asyncio.create_task(desk.browser.get(url)) for _ in range(WAITING + 1)]
    while not any(each.done() for each in asked):
        await asyncio.sleep(0)
    free.set()
    assert sorted(each.status_code for each in await asyncio.gather(*asked)) == [200] * WAITING + [503]
    assert most == 1

"""Pages that went leave nothing behind, wherever they were: no screen, no watcher, no place among who is here."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.server import bootstrap
from companion.server.bootstrap import Application
from companion.ui.device import Device
from companion.ui.web import session_eviction
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import PATIENCE_S, Phone
from tests.ui.web.serving import Running, running

#: Pages that are kept for their return, here.
KEPT = 2


@pytest.fixture
def application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Application]:
    """The whole program on an empty folder, which keeps hardly any page."""
    monkeypatch.setattr(session_eviction, "MOST_KEPT", KEPT)
    folder = bootstrap.open_folder(tmp_path)
    yield bootstrap.build(folder, port=0, lang="fr")
    folder.close()


@pytest.fixture
def server(application: Application) -> Iterator[Running]:
    with running(application.app) as server:
        yield server


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> weakref.WeakSet[Device]:
    """The pages of this test that something still holds."""
    held = weakref.WeakSet[Device]()
    register = Device.register

    def seen(self: Device) -> None:
        held.add(self)
        register(self)

    monkeypatch.setattr(Device, "register", seen)
    return held


async def come_to(number: int, held: weakref.WeakSet[Device]) -> None:
    """Wait until no more than so many are held: a page's end is noticed by the server in its own time."""
    async with asyncio.timeout(PATIENCE_S):
        while len(held) > number:
            await asyncio.sleep(0.05)
            gc.collect()


async def test_who_came_and_left_is_not_held(
    application: Application, server: Running, held: weakref.WeakSet[Device]
) -> None:
    async with Phone(server.url, **LAPTOP) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
    for route in ["/home", f"/join/{code}", f"/table/{code}", "/rules"] * KEPT:
        async with Phone(server.url, route):
            pass
    async with await join(server.url, code, 1) as zoe, await join(server.url, code, 2) as ali:
        await start_round(zoe, ali)
        await ali.tap("tirage-2")
        await zoe.shows("bouclage-2", "1")
    await come_to(KEPT, held)
    hub = application.hub
    assert len(hub._listeners) <= KEPT
    for table in hub.open_tables():
        assert not table._broadcaster._subscribers
    assert sum(len(of_one) for of_one in hub.attendance._pages.values()) <= KEPT


async def test_the_pages_that_went_last_are_kept_for_their_return(
    server: Running, held: weakref.WeakSet[Device]
) -> None:
    async with Phone(server.url, **LAPTOP) as laptop:
        code = await open_table(laptop, ["Zoé", "Ali"])
    zoe = await join(server.url, code, 1)
    session = zoe._session
    for _ in range(KEPT + 1):
        async with Phone(server.url, "/home"):
            pass
    await zoe.reload()
    assert zoe._session == session, "who has not gone is nobody who is let go of"
    for _ in range(KEPT):
        async with Phone(server.url, "/home"):
            pass
    await zoe.close()
    await come_to(KEPT, held)
    await zoe.open()
    assert zoe._session == session
    await zoe.close()
    for _ in range(KEPT):
        async with Phone(server.url, "/home"):
            pass
    await come_to(KEPT, held)
    async with zoe:
        assert zoe._session != session
        await zoe.shows("start-round")

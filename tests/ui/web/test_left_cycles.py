"""What a page has drawn is freed when it goes: without companion.ui.web.faults.left_cycles and unended_components it is
left to a search of all objects, which stops every page."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from flet.controls.object_patch import DiffBuilder
from flet.controls.page import ServiceRegistry
from flet.messaging.session import Session

from companion.games.redac_chef.state.intents import StartRound
from companion.ui.web.faults import left_cycles, lost_drawing, unended_components
from tests.games.redac_chef.counting_table import open_table
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House

#: What this test's own message leaves.
_FEW = 20


@pytest.fixture(autouse=True)
def cured(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cures, for this test; nothing is searched meanwhile but by the test."""
    monkeypatch.setattr(Session, "close", unended_components._close_and_unmount)
    monkeypatch.setattr(Session, "disconnect", lost_drawing._disconnect_and_keep)
    monkeypatch.setattr(DiffBuilder, "teardown", left_cycles._teardown_and_cut)
    monkeypatch.setattr(DiffBuilder, "get_removed_controls", left_cycles._find_removed)
    monkeypatch.setattr(ServiceRegistry, "_ServiceRegistry__snapshot_update_state", left_cycles._save_notes)
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


async def look_in(house: House, route: str, *taps: str) -> weakref.ref[Session]:
    """A phone that comes by, taps, goes, and does not come back."""
    phone = await house.phone(route, ip=AWAY)
    for handle in taps:
        await phone.tap(handle)
    return await leave(phone)


async def leave(phone: Phone) -> weakref.ref[Session]:
    await phone.session.disconnect(600)
    phone.session.close()
    await asyncio.sleep(0.001)
    phone.line.executor.shutdown(wait=False)
    return weakref.ref(phone.session)


async def in_a_round(house: House) -> str:
    table = await open_table(house, holders=("", "a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    return f"/join/{table.live.state.code}"


async def test_a_page_that_goes_leaves_nothing_to_be_searched(house: House) -> None:
    route = await in_a_round(house)
    ways = ((route, "watch", "menu"), ("/home", "join"), ("/home", "rules"), ("/history",), ("/home", "new-game"))
    for way in ways:
        await look_in(house, *way)  # what is made once for all pages
    for way in ways:
        gc.collect()
        seen = await look_in(house, *way)
        assert seen() is None, way
        assert gc.collect() <= _FEW, way


async def test_what_is_drawn_anew_leaves_nothing_either(house: House) -> None:
    phone = await house.phone("/home", ip=AWAY)
    for _ in range(2):
        await phone.go("/history")
        await phone.resize(360, 640)
        await phone.go("/home")
        await phone.resize(390, 664)
        found = gc.collect()
    assert found <= _FEW


def _resident() -> int:
    """Bytes of memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
async def test_a_thousand_pages_that_come_and_go_leave_nothing(house: House) -> None:
    gc.enable()  # Python's own short searches, no long one
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], 1_000_000)
    try:
        route = await in_a_round(house)
        for _ in range(50):
            await look_in(house, route, "watch", "menu")
        resident = _resident()
        for _ in range(1_000):
            seen = await look_in(house, route, "watch", "menu")
            assert seen() is None
        assert _resident() - resident <= 20_000_000
        began = time.process_time()
        gc.collect()
        assert time.process_time() - began <= 0.05
    finally:
        gc.set_threshold(*before)

"""Bell, vibration and flash: once, on the devices that want them, and never again for a page that comes back."""

from __future__ import annotations

import asyncio

import pytest

from companion.hub.effects import Effect
from companion.hub.table import LiveTable, View
from companion.table.intents import NewPlayer, TakeSeat
from companion.ui.device import Device
from companion.ui.effects import play
from tests.ui.conftest import House
from tests.ui.headless import Phone, Storage
from tests.ui.seated import actor_of


def done(phone: Phone) -> dict[str, int]:
    """How often this browser was asked to sound and to shake."""
    names = [name for name, _ in phone.line.asked]
    return {name: names.count(name) for name in ("play", "vibrate")}


@pytest.fixture
def flashes(house: House) -> dict[str, int]:
    """How often each device has flashed; with this, effects are played as at a table."""
    seen: dict[str, int] = {}

    def played(device: Device, effect: Effect) -> None:
        play(device, effect)
        seen[device.actor.device] = device.flashes

    house.services.effects = played
    return seen


async def opened(house: House, host: Storage) -> LiveTable:
    return await house.hub.open("redac-chef", {}, [NewPlayer(name="A"), NewPlayer(name="B")], actor_of(host))


async def page(house: House, table: LiveTable, storage: Storage) -> Phone:
    return await house.phone(f"/table/{table.state.code}", storage=storage)


def ring(table: LiveTable, *effects: Effect) -> None:
    """The clock says something."""
    table._effects += effects
    table._screens.show()


async def test_one_sounds_those_with_a_seat_shake_and_who_does_not_want_it_is_left_alone(
    house: House, flashes: dict[str, int]
) -> None:
    storages = [Storage() for _ in range(4)]
    host, seated, quiet, _watcher = storages
    quiet["companion.prefs"] = '{"vibration": false, "flash": false}'
    table = await opened(house, host)
    for seat, storage in (("a", seated), ("b", quiet)):
        await table.submit(TakeSeat(seat=seat), actor_of(storage))
    phones = [await page(house, table, storage) for storage in storages]
    ring(table, Effect.MINUTE)
    for phone in phones:
        await phone.settle()
    assert [done(phone) for phone in phones] == [
        {"play": 1, "vibrate": 0},
        {"play": 0, "vibrate": 1},
        {"play": 0, "vibrate": 0},
        {"play": 0, "vibrate": 0},
    ]
    assert [flashes[actor_of(storage).device] for storage in storages] == [1, 1, 0, 1]
    # Whatever else is drawn afterwards says nothing again.
    table._screens.show()
    for phone in phones:
        await phone.settle()
    assert [sum(done(phone).values()) for phone in phones] == [1, 1, 0, 0]


async def test_a_page_that_comes_back_hears_nothing_old(house: House, flashes: dict[str, int]) -> None:
    host = Storage()
    table = await opened(house, host)
    phone = await page(house, table, host)
    ring(table, Effect.MINUTE)
    await phone.settle()
    assert done(phone)["play"] == 1
    # It sleeps through the next one: the same page comes back, then it is loaded anew.
    line = phone.line
    await phone.session.disconnect(600)
    ring(table, Effect.TEN)
    await phone.settle()
    await phone.session.connect(line)
    await phone.settle()
    assert done(phone)["play"] == 1
    again = await page(house, table, host)
    assert done(again)["play"] == 0
    await phone.session.disconnect(600)
    ring(table, Effect.END)
    await again.settle()
    assert (done(phone)["play"], done(again)["play"]) == (1, 1), "and everything new"
    assert flashes[actor_of(host).device] == 1, "the page that was loaded anew has flashed once"


async def test_what_is_being_shaken_when_the_page_goes_is_not_shaken_on_when_it_is_back(
    house: House, flashes: dict[str, int]
) -> None:
    storage = Storage()
    table = await opened(house, Storage())
    await table.submit(TakeSeat(seat="a"), actor_of(storage))
    phone = await page(house, table, storage)
    views: list[View] = []
    table.watch(views.append)
    ring(table, Effect.END)
    while done(phone)["vibrate"] < 1:
        await asyncio.sleep(0)
    await phone.session.disconnect(600)
    await phone.settle()
    await phone.session.connect(phone.line)
    await phone.settle()
    assert done(phone)["vibrate"] == 1
    assert [view.effects for view in views if view.effects] == [(Effect.END,)]

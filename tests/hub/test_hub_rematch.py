"""The hub opens a table again for the same people."""

from __future__ import annotations

import asyncio

import pytest

from companion.games.redac_chef.state.play import Phase
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.table.game import Actor
from companion.table.intents import (
    GiveSeat,
    LeaveGame,
    LockRights,
    NameScorekeeper,
    TakeSeat,
)
from companion.table.message import Refused
from tests.support.hub_round import play_all, start, the_table
from tests.support.virtual_hub import HOST, OTHER, PHONE, House, opened, pause


async def evening_table(hub: Hub) -> LiveTable:
    table = await opened(hub, "A", "B", "C", two_player_gap=7, flash=True)
    await table.submit(TakeSeat(seat="a"), PHONE)
    await table.submit(TakeSeat(seat="b"), PHONE)
    await table.submit(GiveSeat(seat="b", device=OTHER.device, alone=False), HOST)
    return table


def test_again_is_the_same_people_seats_devices_and_settings() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await play_all(old)
        new = await hub.rematch(old.id, OTHER)
        assert (old.state.closed, old.state.successor) == (True, new.id)
        assert new.state.game_id != old.state.game_id
        assert new.state.code != old.state.code
        assert [(s.name, s.colour, s.symbol, s.devices) for s in new.state.seats] == [
            (s.name, s.colour, s.symbol, s.devices) for s in old.state.seats
        ]
        assert new.state.play.settings == old.state.play.settings
        assert new.state.host == old.state.host
        assert (new.state.play.phase, new.state.play.current) == (Phase.READY, "friday")
        assert hub.open_tables() == [new]

    House().live(life)


def test_again_keeps_the_rights_and_is_said_by_who_leads() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await old.submit(NameScorekeeper(device=OTHER.device), HOST)
        await old.submit(LockRights(locked=True), HOST)
        with pytest.raises(Refused) as refused:
            await hub.rematch(old.id, PHONE)
        assert refused.value.message.id == "refused-locked" and len(hub.open_tables()) == 1
        new = await hub.rematch(old.id, OTHER)
        assert (new.state.locked, new.state.scorekeeper) == (True, OTHER.device)

    House().live(life)


def test_again_said_by_two_at_once_is_one_table() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        new = await asyncio.gather(*(hub.rematch(old.id, by) for by in (HOST, PHONE, OTHER)))
        assert new[0] is new[1] is new[2]
        assert await hub.rematch(old.id, PHONE) is new[0]
        assert len(hub.open_tables()) == 1

    House().live(life)


def test_again_said_once_more_at_the_first_table_leads_to_the_last_one() -> None:
    async def life(hub: Hub) -> None:
        first = await evening_table(hub)
        second = await hub.rematch(first.id, HOST)
        third = await hub.rematch(second.id, HOST)
        assert await hub.rematch(first.id, PHONE) is third
        await hub.put_away(third.id, HOST)
        fresh = await hub.rematch(first.id, PHONE)
        assert not fresh.state.closed
        assert [seat.name for seat in fresh.state.seats] == ["A", "B", "C"]

    House().live(life)


def test_again_at_a_table_that_was_put_away_leads_on_too() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await hub.put_away(old.id, HOST)
        new = await hub.rematch(old.id, HOST)
        assert old.state.successor == new.id
        assert await hub.rematch(old.id, PHONE) is new

    House().live(life)


def test_again_is_without_those_who_left() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await start(old)
        await old.submit(LeaveGame(seat="b"), HOST)
        new = await hub.rematch(old.id, HOST)
        assert [(seat.name, seat.devices) for seat in new.state.seats] == [("A", ("phone",)), ("C", ())]

    House().live(life)


def test_one_who_gives_up_on_again_takes_the_table_from_nobody() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        house.journal.held = True
        one, other = (asyncio.ensure_future(hub.rematch(old.id, by)) for by in (HOST, PHONE))
        await pause()
        one.cancel()
        await pause()
        house.journal.let_go()
        new = await other
        assert old.state.successor == new.id

    house.live(life)


def test_again_works_the_next_day() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await play_all(await evening_table(hub))

    async def next_day(hub: Hub) -> None:
        new = await hub.rematch(the_table(hub).id, Actor("host"))
        assert new.state.seat("b").devices == ("phone", "other")

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(next_day)

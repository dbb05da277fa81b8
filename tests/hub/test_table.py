"""A live table: the order of what is asked, the disk, and stopping."""

from __future__ import annotations

import asyncio

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.play import Phase
from companion.hub import table as table_module
from companion.hub.hub import Hub
from companion.hub.view import View
from companion.kit.game_base import Happened
from companion.table.intents import TakeSeat
from companion.table.log import Log
from companion.table.message import Refused, say
from tests.support.hub_round import play_day, print_call, start
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import FULL, FULL_SAID, HOST, OTHER, PHONE, House, opened, pause, wait


def test_intents_are_judged_in_the_order_in_which_they_came_and_each_is_numbered() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        accepted = await asyncio.gather(*(table.submit(print_call(seat), HOST) for seat in "cab"))
        assert [each.seq for each in accepted] == [3, 4, 5]
        assert table.state.play.today.bouclage.order == ("c", "a", "b")

    House().live(life)


def test_an_entry_is_applied_at_once_and_told_once_it_is_on_disk() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        house.journal.held = True
        views: list[View] = []
        table.subscribe(views.append)
        press = asyncio.ensure_future(table.submit(print_call("b"), HOST))
        again = asyncio.ensure_future(table.submit(print_call("b"), HOST))
        await pause()
        assert table.state.play.today.bouclage.order == ("b",)
        assert table.view.table.play.today.bouclage.order == ()
        assert not press.done()
        assert not again.done()  # nothing to do, but the answer must not run ahead of the disk
        with pytest.raises(Refused):
            await table.submit(wish.CallLayout(day="friday", seat="b"), HOST)
        await wait(2_000)
        assert all(view.table.play.today.bouclage.order == () for view in views)
        house.journal.let_go()
        assert ((await press).seq, (await again).seq) == (3, None)
        await pause()
        assert views[-1].table.play.today.bouclage.order == ("b",)

    house.live(life)


def test_an_answer_waits_for_what_follows_at_once_too() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub, mode="turn-by-turn")
        await start(table)
        house.journal.held = True
        today = table.state.play.today
        press = asyncio.ensure_future(table.submit(print_call(today.turn, today.name), HOST))
        await pause()
        house.journal.let_go(1)
        await pause()
        assert len(table.view.table.play.today.bouclage.calls) == 1 and not press.done()
        house.journal.let_go()
        await press
        assert table.view.table.play.today.time_called

    house.live(life)


def test_a_refused_intent_leaves_no_trace() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        before = (table.state, house.journal.lines[table.id][:])
        with pytest.raises(Refused):
            await table.submit(Happened(event=CountingDone(day="friday")), HOST)
        assert (table.state, house.journal.lines[table.id]) == before

    house.live(life)


def test_what_the_journal_cannot_hold_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        before = table.state

        def refuse(name: str, record: object) -> asyncio.Future[None]:
            raise TypeError("not JSON")

        with monkeypatch.context() as patch:
            patch.setattr(house.journal, "append", refuse)
            with pytest.raises(TypeError):
                await table.submit(TakeSeat(seat="a"), PHONE)
        assert table.state is before
        await table.submit(TakeSeat(seat="b"), PHONE)
        assert [record["seq"] for record in house.journal.records(table.id)] == [1, 2]

    house.live(life)


def test_one_who_gives_up_waiting_takes_nothing_back() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.held = True
        press = asyncio.ensure_future(table.submit(TakeSeat(seat="a"), PHONE))
        await pause()
        press.cancel()
        await pause()
        house.journal.let_go()
        await pause()
        assert table.view.table.seat("a").devices == ("phone",)

    house.live(life)


def test_a_full_disk_stops_no_round_and_all_screens_say_why() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        views: list[View] = []
        table.subscribe(views.append)
        await start(table)
        house.journal.refuses = FULL
        for seat in "ab":
            assert (await table.submit(print_call(seat), HOST)).seq
        await pause()
        assert views[-1].unsaved == FULL_SAID
        assert table.view.unsaved == FULL_SAID
        assert views[-1].table.play.today.bouclage.order == ("a", "b")
        await table.submit(print_call("c"), HOST)
        await wait(3_100)
        assert table.view.table.play.phase is Phase.COUNT  # and nothing ticks any more
        house.journal.refuses = None
        await wait(table_module.RETRY_MS + 100)
        assert (table.view.unsaved, views[-1].unsaved) == (None, None)
        assert [record["seq"] for record in house.journal.records(table.id)] == list(range(1, 7))

    house.live(life)


def test_the_reason_follows_what_the_disk_says() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.refuses = FULL
        await table.submit(TakeSeat(seat="a"), PHONE)
        house.journal.refuses = OSError(5, "Input/output error")
        await wait(table_module.RETRY_MS + 100)
        assert table.view.unsaved is not None
        assert (table.view.unsaved.id, table.view.unsaved["why"]) == ("store-disk-failing", say("system-failing"))
        house.journal.refuses = None
        await table.submit(TakeSeat(seat="b"), PHONE)  # what comes next takes all along
        await pause()
        assert table.view.unsaved is None
        assert len(house.journal.records(table.id)) == 3

    house.live(life)


def test_a_table_can_be_opened_on_a_full_disk() -> None:
    house = House()
    house.journal.refuses = FULL

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        assert hub.find_tonight() is table
        assert table.view.unsaved == FULL_SAID

    house.live(life)


def test_news_are_of_ones_own_correction() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", "B")
        await play_day(table)
        house.journal.held = True
        entries = [
            asyncio.ensure_future(
                table.submit(wish.EnterCount(day="friday", seat=seat, field="articles", value=value), HOST)
            )
            for seat, value in (("a", 9), ("b", 10))
        ]
        await pause()
        house.journal.let_go()
        told = [{each["name"] for each in (await entry).news} for entry in entries]
        assert told == [{"A"}, {"B"}]

    house.live(life)


def test_stopping_waits_for_the_disk() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.held = True
        asyncio.ensure_future(table.submit(TakeSeat(seat="a"), OTHER))
        await pause()
        asyncio.get_running_loop().call_later(1, house.journal.let_go)

    house.live(life)
    (kept,) = house.journal.recover()
    assert len(kept.records) == 2


def test_stopping_is_not_lost_on_a_table_that_is_just_being_woken() -> None:
    async def life(hub: Hub) -> None:
        for turns in range(1, 8):
            table = await opened(hub, "A", "B")
            await pause()
            press = asyncio.ensure_future(table.submit(TakeSeat(seat="a"), PHONE))
            for _ in range(turns):
                await asyncio.sleep(0)
            before = hub.clock.now()
            stopping = asyncio.ensure_future(table.stop())
            await asyncio.wait([stopping], timeout=600)
            assert hub.clock.now() == before
            await press

    House().live(life)


def test_a_log_that_has_nothing_due_has_nothing_to_wake_for() -> None:
    assert Log(redac_chef()).wakes_at() is None

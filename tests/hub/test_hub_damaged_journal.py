"""The hub recovers a table whose journal is damaged in the middle."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.hub.hub import Hub
from companion.table.intents import (
    TakeSeat,
    Undo,
)
from companion.table.message import Refused
from companion.table.state import TableState
from tests.support.hub_round import print_call, start, the_table
from tests.support.virtual_hub import FULL, HOST, PHONE, House, opened, wait


def damaged(house: House, lost: int) -> str:
    """A table with four counts entered, of whose records one is lost."""

    async def evening(hub: Hub) -> str:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(3_100)
        for value in (1, 2, 3, 4):
            await table.submit(wish.EnterCount(day="friday", seat="a", field="photos", value=[value]), HOST)
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        return table.id

    table_id: str = house.live(evening)
    records = house.journal.records(table_id)
    house.journal.lines[table_id] = [("record", record) for record in records[: lost - 1]]
    house.journal.rests[table_id] = tuple(records[lost:])
    return table_id


def test_what_came_after_a_lost_record_can_be_taken() -> None:
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.view.rest == 3
        before = len(table.view.log.entries)
        with pytest.raises(Refused):
            await table.answer_rest(True, PHONE)
        await table.submit(TakeSeat(seat="a"), PHONE)  # the table goes on meanwhile
        assert await table.answer_rest(True, HOST) == (3, 0)
        assert table.view.rest == 0
        entries = table.view.log.entries
        assert [entry.seq for entry in entries] == list(range(1, before + 5))
        assert dict(table.state.play.today.sheets)["a"].photos == (3,)  # the fourth was undone, then and now
        assert [entry.wall for entry in entries[-3:]] == [record["wall"] for record in lost[-3:]]
        await table.submit(Undo(entry=entries[-1].seq), HOST)
        assert dict(table.state.play.today.sheets)["a"].photos == (4,)
        assert house.journal.rests == {}

    house.live(back)
    numbers = [record["seq"] for record in house.journal.records(table_id)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("saved", [3, 2, 1])
def test_what_came_after_a_lost_record_is_taken_once_however_often_it_is_there(saved: int) -> None:
    """The file of the rest could not be moved away, or a kill came before: it is there again at the next start."""
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> TableState:
        table = the_table(hub)
        assert await table.answer_rest(True, HOST) == (3, 0)
        return table.state

    taken = house.live(back)
    house.journal.rests[table_id] = lost
    del house.journal.lines[table_id][-(3 - saved) or len(house.journal.lines[table_id]) :]

    async def again(hub: Hub) -> None:
        table = the_table(hub)
        assert table.view.rest == (0 if saved == 3 else 3), "what is all there is not asked for again"
        if saved < 3:
            assert await table.answer_rest(True, HOST) == (3 - saved, saved)
        assert house.journal.rests == {}
        assert table.state.play.days == taken.play.days
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        assert dict(table.state.play.today.sheets)["a"].photos == (4,)

    house.live(again)


def test_the_rest_stays_while_the_disk_refuses_what_was_taken_of_it() -> None:
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> None:
        house.journal.refuses = FULL
        await the_table(hub).answer_rest(True, HOST)
        assert house.journal.rests[table_id] == lost

    house.live(back)


def test_what_came_after_a_lost_record_can_be_left() -> None:
    house = House()
    damaged(house, 8)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        before = table.state
        assert await table.answer_rest(False, HOST) == (0, 3)
        assert table.state == before

    house.live(back)

    async def again(hub: Hub) -> None:
        assert the_table(hub).view.rest == 0

    house.live(again)


def test_what_cannot_stand_without_what_is_lost_is_left_out() -> None:
    house = House()
    damaged(house, 2)  # the start of the round

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        taken, left = await table.answer_rest(True, HOST)
        assert left > 0
        assert taken + left == 9

    house.live(back)

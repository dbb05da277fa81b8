"""The hub keeps finished games, and games without a result."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.play import Phase
from companion.hub.hub import Hub
from companion.hub.table import RETRY_MS
from companion.kit.game_base import Happened
from companion.table.intents import (
    CloseTable,
    ResumeTimer,
    TakeSeat,
    Undo,
)
from companion.table.message import Refused
from tests.support.hub_round import play_all, play_day, print_call, start, the_table
from tests.support.virtual_hub import FULL, FULL_SAID, HOST, PHONE, House, opened, wait


def test_a_finished_game_is_kept_and_kept_again_with_each_correction() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        finished_at = hub.clock.now()
        await wait(1_000)
        (first,) = house.archive.saves
        assert datetime.fromisoformat(first["finished_at"]).timestamp() == finished_at // 1000
        await table.submit(TakeSeat(seat="a"), PHONE)  # no correction
        await wait(3_600_000)
        await table.submit(wish.EnterCount(day="saturday", seat="b", field="photos", value=[6]), HOST)
        await wait(1_000)
        assert len(house.archive.saves) == 2
        second = house.archive.saves[1]
        assert second["finished_at"] == first["finished_at"]
        assert second["rounds"][1]["sheets"]["b"]["photos"] == [6]
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        await wait(1_000)
        assert house.archive.saves[2] == first

    house.live(life)


def test_a_game_reopened_for_counting_ended_when_it_was_counted_for_good() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await table.submit(Undo(entry=table.view.log.seq_of("counting-done") or 0), HOST)
        await wait(3_600_000)
        await table.submit(Happened(event=CountingDone(day="sunday")), HOST)
        later = hub.clock.now()
        await wait(1_000)
        kept_at = datetime.fromisoformat(house.archive.saves[-1]["finished_at"]).timestamp()
        assert kept_at == later // 1000

    house.live(life)


def test_a_full_disk_keeps_no_finished_game_until_there_is_room() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await wait(100)
        assert table.view.unsaved == FULL_SAID
        await table.submit(wish.EnterCount(day="friday", seat="a", field="surplus", value=0), HOST)
        await wait(100)
        assert table.view.unsaved == FULL_SAID  # the journal is well, the archive is not
        await wait(3 * RETRY_MS)
        house.archive.refuses = None
        await wait(2 * RETRY_MS)
        assert table.view.unsaved is None
        assert house.archive.games[table.state.game_id]["rounds"][0]["sheets"]["a"]["surplus"] == 0

    house.live(life)


def test_a_game_that_is_taken_back_while_the_disk_refuses_is_not_kept() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await wait(100)
        await table.submit(Undo(entry=table.view.log.seq_of("counting-done") or 0), HOST)
        house.archive.refuses = None
        await wait(3 * RETRY_MS)
        assert house.archive.saves == []
        assert table.view.unsaved is None

    house.live(life)


def test_a_game_that_the_archive_will_never_take_is_tried_once_and_said(caplog: pytest.LogCaptureFixture) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = ValueError("a fault of ours")
        await play_all(table)
        await wait(600_000)
        assert table.view.unsaved is not None
        assert table.view.unsaved.id == "store-game-unscored"

    house.live(life)
    assert caplog.text.count("a finished game cannot be kept") == 1


def test_a_game_that_was_finished_when_the_power_failed_is_kept_at_the_next_start() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await play_all(await opened(hub))

    async def back(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening, killed=True)
    assert house.archive.saves == []
    house.live(back)
    assert len(house.archive.saves) == 1
    house.archive.games[house.archive.saves[0]["id"]]["ticked"] = {"a": {"achievements": [17]}}
    house.live(back)
    assert len(house.archive.saves) == 1


def test_a_table_is_put_away_once_its_game_is_kept() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        assert len(house.archive.saves) == 1
        other = await opened(hub)
        await play_all(other)
        await hub.rematch(other.id, HOST)
        assert len(house.archive.saves) == 2

    house.live(life)


def test_a_table_that_was_put_away_is_not_offered_and_shelved_after_a_week() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        for _ in range(2):
            table = await opened(hub)
            await hub.put_away(table.id, HOST)
        await opened(hub)

    async def tomorrow(hub: Hub) -> None:
        await wait(1_000)
        assert len(hub.open_tables()) == 1
        assert len(house.journal.lines) == 3

    async def next_week(hub: Hub) -> None:
        await wait(1_000)
        assert len(hub.open_tables()) == 1
        assert len(house.journal.lines) == 1
        assert len(house.journal.shelved) == 2  # nothing deletes itself

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(tomorrow)
    house.clock.jump(7 * 86_400_000)
    house.live(next_week)


def test_a_finished_game_is_not_forgotten_before_the_archive_has_it() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await hub.put_away(table.id, HOST)

    async def next_week(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening)
    house.clock.jump(8 * 86_400_000)
    house.live(next_week)
    assert len(house.journal.lines) == 1
    house.archive.refuses = None
    house.live(next_week)
    assert (len(house.journal.lines), len(house.archive.saves)) == (0, 1)


def test_a_game_that_was_deleted_does_not_come_back() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        del house.archive.games[table.state.game_id]
        await hub.delete_game(table.state.game_id)
        assert hub.find_by_game(table.state.game_id) is None

    async def back(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening)
    house.live(back)
    assert house.archive.games == {}


def test_a_game_reopened_by_two_at_once_is_one_table_and_nothing_is_written_by_looking() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        await wait(1_000)

    async def tomorrow(hub: Hub) -> None:
        (file,) = house.archive.games.values()
        tables = await asyncio.gather(*(hub.reopen(file, {}, by) for by in (HOST, PHONE)))
        assert tables[0] is tables[1]
        await wait(60_000)
        assert len(house.archive.saves) == 1
        await tables[0].submit(wish.EnterCount(day="friday", seat="a", field="surplus", value=1), HOST)
        await wait(1_000)
        assert len(house.archive.saves) == 2
        assert house.archive.saves[1]["finished_at"] == file["finished_at"]

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(tomorrow)


def test_closing_by_an_intent_is_putting_away() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(CloseTable(), HOST)
        assert hub.open_tables() == []
        with pytest.raises(Refused):
            await table.submit(TakeSeat(seat="a"), PHONE)

    House().live(life)


def test_a_game_put_away_without_a_result_is_kept_for_good_and_taken_up_as_it_was_left() -> None:
    house = House()

    async def evening(hub: Hub) -> Any:
        table = await opened(hub)
        await play_day(table)
        await start(table)
        await wait(5_000)
        left = table.state.timer.left(hub.clock.now())
        await hub.put_away(table.id, HOST)
        assert hub.open_tables() == []
        return table.state, left

    state, left = house.live(evening)

    async def next_month(hub: Hub) -> None:
        await wait(1_000)
        assert [table.id for table in hub.unfinished_tables()] == [state.id]
        tables = await asyncio.gather(*(hub.resume(state.game_id, by) for by in (PHONE, PHONE)))
        table = the_table(hub)
        assert tables == [table, table]
        assert table.state.host == "phone"
        assert table.state.play == state.play
        assert abs(table.state.timer.left(table.view.now) - left) < 1_000  # it stands where it stood
        assert table.state.away is not None
        assert hub.unfinished_tables() == []
        await table.submit(ResumeTimer(), PHONE)
        for seat in "abc":
            await table.submit(print_call(seat, "saturday"), PHONE)
        await wait(3_100)
        assert table.state.play.phase is Phase.COUNT

    house.clock.jump(40 * 86_400_000)
    house.live(next_month)

    async def later(hub: Hub) -> None:
        assert the_table(hub).state.play.phase is Phase.COUNT
        await hub.put_away(the_table(hub).id, HOST if the_table(hub).state.host == "host" else PHONE)
        with pytest.raises(Refused):
            await hub.resume("another", HOST)
        await hub.delete_game(state.game_id)
        assert hub.unfinished_tables() == []

    house.live(later)
    assert list(house.journal.shelved) == [state.id]  # also what somebody deleted: it has no other copy

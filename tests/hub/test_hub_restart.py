"""The hub comes back after it was killed: the clock, and what was on disk."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from companion.games.redac_chef.state.play import Phase
from companion.hub.hub import Hub
from companion.store.journal import JournalContents
from companion.table.events import ServerAway
from companion.table.intents import (
    PauseTimer,
    ResumeTimer,
    TakeSeat,
)
from companion.table.timer import Status
from tests.support.hub_round import ROUND_MS, Ears, print_call, start, the_table
from tests.support.virtual_hub import HOST, PHONE, House, opened, pause, wait


def restarted(away_ms: int, *, before_ms: int = 60_000, killed: bool = True) -> tuple[House, dict[str, Any]]:
    """A round of which ``before_ms`` ran; then the process is gone for so long, and back."""
    house = House()
    found: dict[str, Any] = {}

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await table.submit(print_call("b"), HOST)
        await wait(before_ms)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        found["ears"] = Ears(table)
        await wait(5)
        found["state"] = table.state
        found["left"] = table.state.timer.left(table.now())
        found["status"] = table.state.timer.status(table.now())
        found["entries"] = table.view.log.entries
        await wait(2_000)
        found["heard"] = found["ears"].heard

    house.live(evening, killed=killed)
    house.clock.jump(away_ms)
    house.live(back, killed=True)
    return house, found


@pytest.mark.parametrize("away_ms", [0, 5_000, 9_000])
def test_a_server_that_is_back_at_once_finds_the_round_going_on(away_ms: int) -> None:
    _, found = restarted(away_ms)
    assert found["state"].away is None
    assert found["status"] is Status.RUNNING
    assert ROUND_MS - 60_000 - away_ms - 20 <= found["left"] <= ROUND_MS - 60_000 - away_ms
    assert found["state"].timer.length_ms == ROUND_MS


@pytest.mark.parametrize("away_ms", [11_000, 60_000, 86_400_000])
def test_a_server_that_was_gone_for_long_stands_at_the_last_second_it_vouched_for(away_ms: int) -> None:
    _, found = restarted(away_ms)
    away = found["state"].away
    assert away is not None
    assert 0 <= away.gone_ms - away_ms <= 1_010
    assert found["status"] is Status.PAUSED
    assert ROUND_MS - 60_000 <= found["left"] <= ROUND_MS - 59_000 + 10
    assert found["state"].play.today.bouclage.order == ("b",)
    assert found["heard"] == []


@pytest.mark.parametrize("set_back_ms", [-1_500, -3_600_000])
def test_a_wall_clock_that_was_set_back_is_treated_as_an_absence(set_back_ms: int) -> None:
    _, found = restarted(set_back_ms)
    assert found["state"].away is not None
    assert found["state"].away.gone_ms == 0
    assert found["status"] is Status.PAUSED
    assert ROUND_MS - 60_000 <= found["left"] <= ROUND_MS - 59_000 + 10


def test_a_buzzer_that_rang_in_a_short_absence_is_made_good_and_rings_for_nobody_late() -> None:
    _, found = restarted(8_000, before_ms=ROUND_MS - 5_000)
    assert found["state"].play.today.time_called
    assert found["state"].away is None
    assert found["heard"] == []


def test_a_clock_that_stood_stands() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        await table.submit(PauseTimer(), HOST)
        await wait(5_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is None
        assert table.state.timer.left(table.now()) == ROUND_MS - 60_000
        assert not any(isinstance(e, ServerAway) for entry in table.view.log.entries for e in entry.events)

    house.live(evening, killed=True)
    house.clock.jump(3_600_000)
    house.live(back)


def test_a_server_that_is_gone_twice_says_so_once() -> None:
    house, found = restarted(60_000)

    async def again(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state == found["state"]
        await table.submit(ResumeTimer(), HOST)
        await wait(1_000)
        assert table.state.timer.status(table.now()) is Status.RUNNING

    house.clock.jump(60_000)
    house.live(again)


def test_a_server_gone_in_3_2_1_stands_at_the_whole_length() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        await wait(1_500)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is not None
        assert table.state.timer.left(table.now()) == ROUND_MS

    house.live(evening, killed=True)
    house.clock.jump(60_000)
    house.live(back)


def test_a_last_token_before_the_absence_ends_the_round() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(1_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        await wait(10)
        assert table.state.play.phase is Phase.COUNT
        assert table.state.away is None

    house.live(evening, killed=True)
    house.clock.jump(60_000)
    house.live(back)


def test_what_was_not_on_disk_is_gone_and_what_was_is_there_once() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(TakeSeat(seat="a"), PHONE)
        house.journal.held = True
        asyncio.ensure_future(table.submit(TakeSeat(seat="b"), PHONE))
        await pause()

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert [seat.devices for seat in table.state.seats] == [("phone",), (), ()]
        await table.submit(TakeSeat(seat="b"), PHONE)
        assert [entry.seq for entry in table.view.log.entries] == [1, 2, 3]

    house.live(evening, killed=True)
    house.journal.held = False
    house.live(back)


def kept(table: str, *records: dict[str, Any]) -> JournalContents:
    return JournalContents(table, 1, records, None, "whole", 0, len(records) + 1)


def test_tables_that_cannot_be_read_are_named_and_the_others_come_back() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await opened(hub)

    house.live(evening)
    (good,) = house.journal.recover()
    opening: dict[str, Any] = dict(good.records[0])
    strange = {**opening, "events": [{"type": "dragon-seen"}]}

    def other(name: str, *more: dict[str, Any]) -> JournalContents:
        first = json.loads(json.dumps(opening))
        first["events"][0]["id"] = name
        return kept(name, first, *more)

    async def life(hub: Hub) -> None:
        notices = hub.recover(
            [
                kept("empty"),
                other("newer", {**strange, "seq": 2}),
                kept("no-game", {**opening, "events": [{**opening["events"][0], "game": "chess"}]}),
                kept("no-event", {**opening, "events": []}),
                kept("strange", {"hello": "world"}),
                other("twice", {**opening, "events": [{"type": "timer-resumed", "at": 0}]}),
                other("typo", {**opening, "seq": 2, "events": [{"type": "timer-resumed", "at": "soon"}]}),
                kept("another-name", opening),
                other("good"),
            ]
        )
        assert [(each.id, each["table"]) for each in notices] == [
            ("hub-table-newer", "newer"),
            ("hub-table-unreadable", "no-game"),
            ("hub-table-unreadable", "no-event"),
            ("hub-table-unreadable", "strange"),
            ("hub-table-unreadable", "twice"),
            ("hub-table-unreadable", "typo"),
            ("hub-table-unreadable", "another-name"),
        ]
        assert hub.table("good") is not None

    House().live(life)

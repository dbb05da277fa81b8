"""A live table goes with the time: each second once, the buzzer, and a machine that slept."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.calls import CALL_TAKE_BACK_MS
from companion.games.redac_chef.state.play import Phase
from companion.hub.hub import Hub
from companion.hub.view import View
from companion.table.intents import PauseTimer, ResumeTimer
from companion.table.timer import Status
from tests.support.hub_round import ROUND_MS, Ears, print_call, seconds, start
from tests.support.virtual_hub import HOST, House, opened, wait


def test_every_second_is_shown_once_and_never_again() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        shown: list[int] = []
        moments: list[int] = []

        def draw(view: View) -> None:
            shown.append(seconds(view))
            moments.append(view.now)

        table.subscribe(draw)
        await wait(3_000 + ROUND_MS + 10)
        changes = [now for before, now in zip([241, *shown], shown, strict=False) if now != before]
        assert changes == list(range(240, -1, -1))
        assert moments == sorted(moments)
        assert len(shown) <= 3 + 240 + 4
        assert table.state.play.today.time_called

    House().live(life)


def test_the_server_ends_the_round_by_itself_and_says_so_when_it_happens() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS)
        assert not table.state.play.today.time_called
        await wait(5)
        assert table.state.play.today.time_called
        assert house.journal.records(table.id)[-1]["by"] == "server"

    house.live(life)


def test_what_follows_at_once_needs_no_tick() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", mode="solo", timer_s=60)
        await start(table)
        await table.submit(wish.EndRound(day="friday"), HOST)
        assert table.view.table.play.phase is Phase.COUNT
        family = await opened(hub, "A", "B", mode="family")
        await family.submit(wish.StartRound(day="friday"), HOST)
        await family.submit(wish.EndRound(day="friday"), HOST)
        assert family.view.table.play.phase is Phase.COUNT

    House().live(life)


def test_the_round_closes_three_seconds_after_the_last_token_though_nobody_does_anything() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(2_990)
        assert table.state.play.phase is Phase.ROUND
        await wait(20)
        assert table.state.play.phase is Phase.COUNT

    House().live(life)


def test_a_table_alone_looks_up_once_a_minute() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", "B", mode="turn-by-turn")
        await table.submit(wish.StartRound(day="saturday"), HOST)
        for seat in "ab":
            await table.submit(print_call(seat, "saturday"), HOST)
        views: list[View] = []
        table.subscribe(views.append)
        await wait(CALL_TAKE_BACK_MS)
        views.clear()  # each second, since a call can be taken back for five and the button counts them down
        await wait(600_000)
        assert len(views) <= 11

    House().live(life)


def test_a_tick_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        beats = []

        def beat(name: str, wall: int, mono: int) -> None:
            beats.append(wall)
            if len(beats) < 3:
                raise RuntimeError("once")

        monkeypatch.setattr(house.journal, "beat", beat)
        await wait(10_000)
        assert len(beats) > 5

    house.live(life)
    assert "a tick of table" in caplog.text


def test_the_server_vouches_for_every_second_that_the_clock_runs() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        await wait(10_000)
        await table.submit(PauseTimer(), HOST)
        await wait(10_000)
        beats = [content[0] for kind, content in house.journal.lines[table.id] if kind == "beat"]
        assert len(beats) in (9, 10)
        assert all(later - earlier <= 1_002 for earlier, later in zip(beats, beats[1:], strict=False))

    house.live(life)


def test_pausing_a_hundred_times_through_the_hub_loses_nothing() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        ran = hub.clock.now()
        stood = 0
        for index in range(100):
            await wait(index % 7)
            await table.submit(PauseTimer(), HOST)
            paused = hub.clock.now()
            await wait(index)
            await table.submit(ResumeTimer(), HOST)
            stood += hub.clock.now() - paused
        now = hub.clock.now()
        assert table.state.timer.left(now) == ROUND_MS - (now - ran - stood)

    House().live(life)


@pytest.mark.parametrize("slept", [1_000, 9_000])
def test_after_a_short_sleep_the_round_ran_on(slept: int) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        hub.clock.jump(slept)  # type: ignore[attr-defined]
        await wait(2_000)
        assert table.state.away is None
        assert table.state.timer.left(table.now()) == ROUND_MS - 62_000 - slept

    House().live(life)


def test_after_a_long_sleep_the_clock_stands_at_what_was_vouched_for_and_no_bell_rings() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        ears = Ears(table)
        hub.clock.jump(3_600_000)  # type: ignore[attr-defined]
        await wait(2_000)
        away = table.state.away
        assert away is not None
        assert 3_600_000 <= away.gone_ms <= 3_601_100
        left = table.state.timer.left(table.now())
        assert ROUND_MS - 60_000 <= left <= ROUND_MS - 59_000
        assert ears.heard == []
        await table.submit(ResumeTimer(), HOST)
        await wait(1_000)
        assert table.state.timer.left(table.now()) == left - 1_000

    House().live(life)


def test_the_first_press_after_a_long_sleep_finds_the_clock_standing() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        hub.clock.jump(60_000)  # type: ignore[attr-defined]
        await table.submit(print_call("a"), HOST)
        kinds = [event.type for entry in table.state and table.view.log.entries for event in entry.events]
        assert kinds[-2:] == ["server-away", "print-called"]
        assert table.state.timer.status(table.now()) is Status.PAUSED

    House().live(life)


@pytest.mark.parametrize("when", ["ready", "paused", "counting"])
def test_a_long_sleep_while_no_clock_runs_is_nothing(when: str) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        if when != "ready":
            await start(table)
        if when == "paused":
            await table.submit(PauseTimer(), HOST)
        if when == "counting":
            for seat in "abc":
                await table.submit(print_call(seat), HOST)
            await wait(4_000)
        await wait(1_000)
        before = table.state
        hub.clock.jump(3_600_000)  # type: ignore[attr-defined]
        await wait(120_000)
        assert table.state == before

    House().live(life)

"""What is heard at a live table: each mark of the clock once."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Phase
from companion.hub.effects import Effect
from companion.hub.hub import Hub
from companion.table.intents import AddTime, ChangePlayer, PauseTimer, ResumeTimer, SetTimeLeft
from companion.table.timer import Status
from tests.support.hub_round import ROUND_MS, Ears, print_call, start
from tests.support.virtual_hub import HOST, House, opened, wait


def test_a_round_is_heard_once_each_whatever_else_is_drawn() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        ears = Ears(table)
        await start(table, running=False)
        for name in range((3_000 + ROUND_MS) // 333):
            await wait(333)
            await table.submit(ChangePlayer(seat="a", name=f"A{name}"), HOST)
        await wait(3_000)
        assert ears.heard == [*[Effect.COUNT_IN] * 3, Effect.GO, Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END]
        assert ears.at[4:] == [60, 30, 10, 0]

    House().live(life)


def test_who_comes_back_hears_nothing_old() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 60_000 + 10)
        ears = Ears(table)
        assert table.view.effects == ()
        await wait(20_000)
        assert ears.heard == []
        ears.stop()
        await wait(60_000)
        late = Ears(table)
        await wait(60_000)
        assert late.heard == []

    House().live(life)


@pytest.mark.parametrize("change", ["set", "taken", "added", "paused"])
def test_a_clock_that_is_set_passes_no_mark(change: str) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 65_000)
        ears = Ears(table)
        match change:
            case "set":
                await table.submit(SetTimeLeft(left_ms=8_000), HOST)
                await wait(1_000)
                await table.submit(ResumeTimer(), HOST)
                await wait(5_000)
                assert ears.heard == []
            case "taken":
                await table.submit(AddTime(by_ms=-57_000), HOST)
                await wait(5_000)
                assert ears.heard == []
            case "added":
                await wait(6_000)
                await table.submit(AddTime(), HOST)
                await wait(35_000)
                assert ears.heard == [Effect.MINUTE, Effect.MINUTE]  # each time it is so
            case _:
                await wait(4_990)
                await table.submit(PauseTimer(), HOST)
                await wait(60_000)
                await table.submit(ResumeTimer(), HOST)
                assert ears.heard == []
                await wait(1_000)
                assert ears.heard == [Effect.MINUTE]

    House().live(life)


def test_the_end_is_heard_where_the_round_closes_with_it_and_where_the_table_ends_it() -> None:
    async def life(hub: Hub) -> None:
        solo = await opened(hub, "A", mode="solo", timer_s=5)
        ears = Ears(solo)
        await start(solo)
        await wait(6_000)
        assert solo.state.play.phase is Phase.COUNT
        assert ears.heard[-1] is Effect.END
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        await table.submit(wish.EndRound(day="friday"), HOST)
        await wait(1_000)
        assert ears.heard == [Effect.END]

    House().live(life)


def test_a_round_that_the_tokens_end_rings_no_bell() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(10_000)
        assert ears.heard == []

    House().live(life)


def test_a_clock_without_a_round_of_ten_seconds_says_only_what_it_came_to() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 65_000)
        ears = Ears(table)
        hub.clock.jump(9_000)  # type: ignore[attr-defined]  # a moment of sleep: the round ran on
        await wait(2_000)
        assert ears.heard == [Effect.MINUTE]
        assert table.state.away is None

    House().live(life)


def test_nothing_is_heard_at_a_table_that_was_put_away() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        await hub.put_away(table.id, HOST)
        await wait(600_000)
        assert ears.heard == []
        assert table.state.timer.status(table.now()) is Status.OVER
        assert not table.state.play.today.time_called

    House().live(life)

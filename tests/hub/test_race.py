"""The race at a live table, with delays put in: who pressed first has the smaller token, on every screen."""

from __future__ import annotations

import asyncio
from random import Random

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.calls import CALL_TAKE_BACK_MS, PrintCalled
from companion.hub.hub import Hub
from companion.hub.latency import ConnectionLatency
from companion.hub.table import LiveTable
from companion.hub.view import View
from companion.kit.token_order import ORDER_FINAL_MS
from companion.table.intents import Undo
from tests.support.hub_round import ROUND_MS, start
from tests.support.virtual_hub import HOST, House, opened, wait


class Phone:
    """A phone ``way`` ms from the server, that presses at a seat of its own."""

    def __init__(self, table: LiveTable, hub: Hub, seat: str, way: int, rng: Random) -> None:
        self.table, self.hub, self.seat, self.way, self.rng = table, hub, seat, way, rng
        self.latency = ConnectionLatency(seat)

    def _once(self) -> float:
        return self.way + self.rng.random() * 3

    async def ping(self) -> None:
        round_trip = self._once() + self._once()
        await wait(int(round_trip))
        self.latency.record_round_trip(round_trip, self.hub.clock.now())

    async def press(self, after: float) -> int | None:
        """Press in so many ms; the number of the entry."""
        await asyncio.sleep((after + self._once()) / 1000)
        press = self.latency.correct_press(self.hub.clock.now())
        intent = wish.CallPrint(day="friday", seat=self.seat, at=press.at, error_ms=press.error_ms, line=press.line)
        return (await self.table.submit(intent, HOST)).seq


def test_the_earlier_press_has_the_smaller_token_with_20_against_200_ms_hundreds_of_times() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub, timer_s=3_600)
        await start(table)
        screens: list[View] = []
        table.subscribe(screens.append)
        for seed in range(300):
            rng = Random(seed)
            phones = [Phone(table, hub, seat, way, rng) for seat, way in zip("abc", (20, 200, 90), strict=True)]
            for phone in phones:
                for _ in range(3):
                    await phone.ping()
            moments = rng.sample(range(0, 400, 10), 3)
            entries = await asyncio.gather(*(phone.press(at) for phone, at in zip(phones, moments, strict=True)))
            right = tuple(seat for _, seat in sorted(zip(moments, "abc", strict=True)))
            bouclage = table.state.play.today.bouclage
            assert bouclage.order == right, f"seed {seed}: {moments}"
            gap = bouclage.gap(right[1])
            assert gap is not None
            assert abs(gap - (sorted(moments)[1] - sorted(moments)[0])) <= 7, f"seed {seed}"
            await wait(ORDER_FINAL_MS)
            assert screens[-1].table.play.today.bouclage.order == right
            for entry in reversed([entry for entry in entries if entry is not None]):
                await table.submit(Undo(entry=entry), HOST)

    House().live(life)


def test_a_press_before_the_buzzer_counts_though_it_arrives_after_it() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        slow, quick = (Phone(table, hub, seat, way, Random(1)) for seat, way in (("b", 200), ("a", 5)))
        await wait(ROUND_MS - 5_000)
        for phone in (slow, quick):
            await phone.ping()
        to_go = table.state.timer.left(table.now())
        await asyncio.gather(slow.press(to_go - 60), quick.press(to_go + 60))
        day = table.state.play.today
        assert day.time_called
        assert day.bouclage.order == ("b", "a")
        assert 50 <= day.bouclage.call("b").left_ms <= 70
        assert day.bouclage.call("a").left_ms is None
        assert not day.closed

    House().live(life)


def test_a_token_is_shown_at_once_and_final_when_no_earlier_press_can_come() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS + 1_000)  # time is up: no second's tick draws anything any more
        screens: list[View] = []
        table.subscribe(screens.append)
        pressed = hub.clock.now()
        await table.submit(wish.CallPrint(day="friday", seat="b", at=pressed - 10), HOST)
        await wait(20)
        assert screens[-1].table.play.today.bouclage.token("b") == 1
        assert not screens[-1].table.play.today.bouclage.is_settled("b", screens[-1].complete)
        await wait(ORDER_FINAL_MS)
        assert screens[-1].table.play.today.bouclage.is_settled("b", screens[-1].complete)
        await wait(CALL_TAKE_BACK_MS)
        assert screens[-1].now >= pressed + CALL_TAKE_BACK_MS, "the offer to take it back must go too"
        # At once, when it is final, and for each second of the offer to take it back.
        assert len(screens) == 1 + len(PrintCalled.redraw_after_ms)

    House().live(life)


def test_a_token_is_not_final_while_an_earlier_press_is_on_its_way_to_a_slow_disk() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        shown: list[tuple[bool, tuple[str, ...]]] = []

        def look(view: View) -> None:
            bouclage = view.table.play.today.bouclage
            shown.append((bouclage.is_settled("a", view.complete), bouclage.order))

        table.subscribe(look)
        await wait(1_000)
        pressed = hub.clock.now()
        await table.submit(wish.CallPrint(day="friday", seat="a", at=pressed, line="one"), HOST)
        house.journal.held = True
        await wait(100)
        earlier = wish.CallPrint(day="friday", seat="b", at=pressed - 50, line="other")
        sending = asyncio.ensure_future(table.submit(earlier, HOST))
        await wait(5_000)
        assert shown[-1] == (False, ("a",))
        house.journal.let_go()
        await sending
        await wait(ORDER_FINAL_MS)
        assert shown[-1] == (True, ("b", "a"))
        assert (True, ("a",)) not in shown

    house.live(life)

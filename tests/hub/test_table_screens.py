"""What the screens of a live table are told, and when they are drawn."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable

import pytest

from companion.hub.hub import Hub
from companion.hub.view import View
from companion.table.intents import ChangePlayer, TakeSeat, Undo
from tests.support.hub_round import print_call, start
from tests.support.virtual_hub import HOST, OTHER, PHONE, House, opened, pause


def test_other_work_gets_its_turn_between_two_screens() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        order: list[str] = []

        def screen(name: str) -> Callable[[View], None]:
            def draw(view: View) -> None:
                order.append(name)
                if name == "1":
                    asyncio.get_running_loop().call_soon(lambda: order.append("a press"))

            return draw

        for index in range(3):
            table.subscribe(screen(str(index + 1)))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert order == ["1", "a press", "2", "3"]

    House().live(life)


def test_a_screen_that_fails_keeps_nobody_from_being_drawn(caplog: pytest.LogCaptureFixture) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        drawn: list[str] = []

        def fails(view: View) -> None:
            raise RuntimeError("this page is gone")

        table.subscribe(lambda view: drawn.append("before"))
        table.subscribe(fails)
        table.subscribe(lambda view: drawn.append("after"))
        for seat in "ab":
            await table.submit(TakeSeat(seat=seat), PHONE)
            await pause()
        assert drawn == ["before", "after"] * 2

    House().live(life)
    assert "this page is gone" in caplog.text


def test_two_calls_in_the_same_tick_are_two_calls_two_hundred_times() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        for seat, by in (("a", PHONE), ("b", OTHER)):
            await table.submit(TakeSeat(seat=seat), by)
        await start(table)
        for number in range(200):
            both = [table.submit(print_call("a"), PHONE), table.submit(print_call("b"), OTHER)]
            accepted = await asyncio.gather(*both[:: 1 if number % 2 else -1])
            assert all(each.seq is not None for each in accepted)
            await pause()
            tokens = {seat: table.view.table.play.today.bouclage.token(seat) for seat in "ab"}
            assert sorted(tokens.values()) == [1, 2]
            for each in accepted:
                await table.submit(Undo(entry=each.seq or 0), HOST)

    House().live(life)


def test_what_can_wait_comes_after_all_have_been_told_and_a_newer_view_spares_it() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        told: list[str] = []

        def press(view: View) -> None:
            told.append("b")
            if len(told) == 2:  # while the first view is being told, there is the next one
                table._broadcaster.publish()  # noqa: SLF001

        table.subscribe(lambda view: told.append("a"), lambda: told.append("then a"))
        table.subscribe(press, lambda: told.append("then b"))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        await pause()
        assert told == ["a", "b", "a", "b", "then a", "then b"]

    House().live(life)


def test_screens_come_and_go_while_others_are_drawn() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        drawn: list[str] = []
        stops: dict[str, Callable[[], None]] = {}

        def first(view: View) -> None:
            drawn.append("first")
            stops["second"]()
            stops["first"]()
            stops["third"] = table.subscribe(lambda v: drawn.append("third"))

        stops["first"] = table.subscribe(first)
        stops["second"] = table.subscribe(lambda view: drawn.append("second"))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert drawn == ["first"]
        assert table.view.table.seat("a").devices  # a screen that comes reads for itself
        await table.submit(TakeSeat(seat="b"), PHONE)
        await pause()
        assert drawn == ["first", "third"]
        stops["third"]()
        stops["third"]()

    House().live(life)


def test_one_function_may_watch_for_two_screens() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        views: list[View] = []
        stop = table.subscribe(views.append)
        table.subscribe(views.append)
        stop()
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert len(views) == 1

    House().live(life)


def test_each_screen_is_drawn_in_its_own_context() -> None:
    whose: contextvars.ContextVar[str] = contextvars.ContextVar("whose")

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        seen: list[str] = []
        for name in ("one", "two"):
            whose.set(name)
            table.subscribe(lambda view: seen.append(whose.get()))
        whose.set("nobody")
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert seen == ["one", "two"]

    House().live(life)


def test_many_entries_at_once_are_few_drawings() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        views: list[View] = []
        table.subscribe(views.append)
        await asyncio.gather(*(table.submit(ChangePlayer(seat="a", name=f"A{n}"), HOST) for n in range(20)))
        await pause()
        assert len(views) <= 2
        assert views[-1].table.seat("a").name == "A19"

    House().live(life)

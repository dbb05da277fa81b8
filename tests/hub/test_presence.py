"""Who is here, and who asks for a seat."""

from __future__ import annotations

import pytest

from companion.hub.hub import Hub
from companion.hub.presence import ASLEEP_MS, Presence
from companion.hub.seat_requests import MOST_WAITING
from companion.table.game import Actor
from companion.table.intents import HandOver, LockRights, TakeSeat
from companion.table.message import Refused
from tests.support.virtual_hub import HOST, OTHER, PHONE, House, opened, pause, wait

HERE, ASLEEP, GONE = Presence.HERE, Presence.ASLEEP, Presence.GONE


def test_a_device_is_as_its_liveliest_page() -> None:
    async def life(hub: Hub) -> None:
        room = hub.attendance
        assert room.presence_of("a") is GONE
        one = room.add_page("a")
        assert room.presence_of("a") is HERE
        room.set_visible(one, False)
        assert room.presence_of("a") is ASLEEP and room.present == frozenset()
        other = room.add_page("a")
        assert room.presence_of("a") is HERE and room.present == {"a"}
        room.set_connected(other, False)
        assert room.presence_of("a") is ASLEEP
        room.remove_page(one)
        assert room.presence_of("a") is ASLEEP
        assert room.present == frozenset()
        await wait(ASLEEP_MS)
        assert room.presence_of("a") is GONE
        room.set_connected(other, True)
        assert room.presence_of("a") is HERE and room.present == {"a"}
        room.remove_page(other)
        assert room.present == frozenset()
        room.remove_page(other)
        assert room.presence_of("a") is GONE

    House().live(life)


def test_who_is_at_a_table_is_told_of_the_others_and_of_a_sleeper_that_is_gone() -> None:
    async def life(hub: Hub) -> None:
        room, told = hub.attendance, []
        stop = room.subscribe("t", lambda: told.append(room.presence_of("a")))
        page = room.add_page("a")
        room.move_page(page, "t")
        await pause()
        room.set_connected(page, False)
        await pause()
        assert told == [HERE, ASLEEP] and room.devices_at("t") == ("a",)
        await wait(ASLEEP_MS + 200)
        assert told == [HERE, ASLEEP, GONE] and room.devices_at("t") == ()
        room.move_page(page, "u")
        await pause()
        assert len(told) == 4, "who leaves is seen too"
        stop()
        room.set_connected(page, True)
        await pause()
        assert len(told) == 4

    House().live(life)


def test_a_seat_that_is_asked_for_is_given_with_one_yes() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(TakeSeat(seat="a"), PHONE)
        hub.attendance.add_page(OTHER.device)
        table.requests.ask("a", OTHER.device)
        (asked,) = table.requests.pending
        assert table.requests.request_of(OTHER.device) == asked and not asked.refused
        await table.requests.answer(asked, True, HOST)
        assert table.state.seat("a").devices == (OTHER.device,)
        assert table.requests.pending == () and table.requests.request_of(OTHER.device) is None

    House().live(life)


def test_no_is_said_to_who_asked_and_he_may_ask_again() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(TakeSeat(seat="a"), PHONE)
        hub.attendance.add_page(OTHER.device)
        table.requests.ask("a", OTHER.device)
        await table.requests.answer(table.requests.pending[0], False, HOST)
        refused = table.requests.request_of(OTHER.device)
        assert refused is not None and refused.refused and table.requests.pending == ()
        table.requests.ask("a", OTHER.device)
        assert len(table.requests.pending) == 1
        table.requests.withdraw(OTHER.device)
        assert table.requests.pending == () and table.state.seat("a").devices == (PHONE.device,)

    House().live(life)


def test_who_may_answer_is_judged_as_whoever_gives_the_seat() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        for seat, by in (("a", PHONE), ("b", Actor("b-phone"))):
            await table.submit(TakeSeat(seat=seat), by)
        await table.submit(LockRights(locked=True), HOST)
        host = hub.attendance.add_page(HOST.device)
        hub.attendance.add_page(OTHER.device)
        table.requests.ask("a", OTHER.device)
        (asked,) = table.requests.pending
        for yes in (True, False):
            with pytest.raises(Refused):
                await table.requests.answer(asked, yes, Actor("b-phone"))
            with pytest.raises(Refused):
                await table.requests.answer(asked, yes, OTHER)
        hub.attendance.set_visible(host, False)
        await table.requests.answer(asked, True, Actor("b-phone"))
        assert table.state.seat("a").devices == (OTHER.device,)

    House().live(life)


def test_who_has_gone_or_got_a_seat_waits_no_more_and_not_too_many_wait() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(TakeSeat(seat="a"), PHONE)
        pages = [hub.attendance.add_page(f"x{number}") for number in range(MOST_WAITING + 1)]
        for page in pages[:-1]:
            table.requests.ask("a", page.device)
        with pytest.raises(Refused):
            table.requests.ask("a", pages[-1].device)
        hub.attendance.remove_page(pages[0])
        table.requests.ask("a", pages[-1].device)
        assert [one.device for one in table.requests.pending] == [page.device for page in pages[1:]]
        await table.submit(HandOver(device="x1"), HOST)
        await table.submit(TakeSeat(seat="a"), Actor("x1"))
        assert "x1" not in {one.device for one in table.requests.pending}

    House().live(life)

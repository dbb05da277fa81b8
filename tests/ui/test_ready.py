"""Before a round: who is ready, who starts, and that no stray tap starts anything or takes anybody off the table."""

from __future__ import annotations

import pytest

from companion.hub.ready_ticks import ReadyTicks
from companion.hub.table import LiveTable
from companion.table.message import say
from companion.text.words import words
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House
from tests.support.seated import sit_down
from tests.support.wording import worded


async def three_at_a_table(house: House, game: str = "redac-chef") -> tuple[LiveTable, list[Phone]]:
    """The host without a seat, and two phones with one each; Chloé has none."""
    live, storages = await sit_down(house, game, ("Anna", "Basile", "Chloé"), ("", "a", "b"), {})
    route = f"/table/{live.state.code}"
    return live, [await house.phone(route, storage=storage, ip=AWAY) for storage in storages]


@pytest.mark.parametrize("game", ["redac-chef", "reportages"])
async def test_guests_say_that_they_are_ready_and_all_see_who_is(house: House, game: str) -> None:
    _, (host, anna, basile) = await three_at_a_table(house, game)
    nobody = worded("fr", "ready-who", names=(), count=0, ready=0, of=2)
    assert host.text("ready-who") == nobody
    assert not host.has("ready-here")
    await anna.tap("ready-here")
    for phone in (host, basile):
        await phone.settle()
        assert phone.text("ready-who") == worded("fr", "ready-who", names=("Anna",), count=1, ready=1, of=2)
        assert phone.has("ready-1") and not phone.has("ready-2")
    await anna.tap("ready-here")
    await host.settle()
    assert host.text("ready-who") == nobody, "a second tap takes it back"


async def test_devices_are_counted_where_one_holds_several_seats(house: House) -> None:
    live, storages = await sit_down(house, "redac-chef", ("Anna", "Basile", "Chloé"), ("", "ab", "c"), {})
    host, pair = [await house.phone(f"/table/{live.state.code}", storage=storage, ip=AWAY) for storage in storages[:2]]
    await pair.tap("ready-here")
    await host.settle()
    names = ("Anna", "Basile")
    assert host.text("ready-who") == worded("fr", "ready-who", names=names, count=2, ready=1, of=2)


@pytest.mark.parametrize("game", ["redac-chef", "reportages"])
async def test_a_guest_starts_only_after_a_question_and_the_host_at_one_tap(house: House, game: str) -> None:
    live, (host, anna, _) = await three_at_a_table(house, game)
    begun = live.view.log.game.has_begun
    await anna.tap("start-round")
    assert not begun(live.state)
    await anna.tap("start-round-no")
    assert not begun(live.state)
    await host.tap("start-round")
    assert begun(live.state)


async def test_nobody_is_stuck_without_the_host(house: House) -> None:
    live, (_, anna, _) = await three_at_a_table(house)
    await anna.tap("start-round")
    await anna.tap("start-round-yes")
    assert live.view.log.game.has_begun(live.state)


async def test_nobody_is_taken_off_the_table_by_a_stray_tap(house: House) -> None:
    live, (host, anna, _) = await three_at_a_table(house)
    assert not host.has("remove-seat-3") and not anna.has("remove-seat-3"), "it is in the sheet of the seat"
    await host.tap("seat-3")
    await host.tap("remove-seat-3")
    assert len(live.state.seats) == 3, "asked first"
    await host.tap("remove-seat-3-yes")
    assert [seat.name for seat in live.state.seats] == ["Anna", "Basile"]


@pytest.mark.parametrize("game", ["redac-chef", "reportages"])
async def test_on_a_phone_the_code_and_the_seats_stand_above_the_list_that_is_laid_out(house: House, game: str) -> None:
    _, (host, anna, _) = await three_at_a_table(house, game)
    title = words("fr").say(say("layout-title" if game == "redac-chef" else "logged-lay-out"))
    handles = host.handles()
    assert handles.index("join-code") < handles.index("seat-1")
    for phone in (host, anna):
        text = phone.text()
        assert text.index("Chloé") < text.index(title)
    assert not host.scrolls_with("start-round")


def test_a_tick_is_for_one_round_only() -> None:
    ticks = ReadyTicks()
    ticks.set_ready("t", "friday", ["a", "b"], True)
    ticks.set_ready("t", "friday", ["b"], False)
    assert ticks.list_ready("t", "friday") == {"a"} and not ticks.list_ready("t", "saturday")
    ticks.set_ready("t", "saturday", ["b"], True)
    assert ticks.list_ready("t", "saturday") == {"b"} and not ticks.list_ready("t", "friday")

"""Where there is a club's code, screens ask for it before they open a table or show who played; tables do not."""

from __future__ import annotations

import pytest

from companion.hub.club import Club
from tests.support.finished_game import game_file, open_table
from tests.support.headless_phone import Storage
from tests.support.house import AWAY, House
from tests.support.wording import worded

CODE, ORGANISERS = "ABCD2345", "WXYZ6789"
#: What only the club sees: the game of the tests is in the history.
OF_THE_CLUB = (
    "/", "/home", "/new", "/timer", "/history", "/history/11111111-1111-4111-8111-111111111111", "/players",
    "/players/p-goupil", "/statistics", "/statistics/all", "/progress/redac-chef", "/export/all", "/nowhere",
    "/export/game/11111111-1111-4111-8111-111111111111", "/export/player/p-goupil",
)  # fmt: skip


@pytest.fixture
async def club(house: House) -> House:
    await house.archive.save(game_file())
    house.hub.club = Club(b"k" * 32, CODE, ORGANISERS, house.hub.clock)
    return house


async def test_without_a_club_nobody_is_asked(house: House) -> None:
    phone = await house.phone("/home", ip=AWAY)
    assert phone.has("new-game") and not phone.has("club-code")


@pytest.mark.parametrize("route", OF_THE_CLUB)
async def test_who_is_not_of_the_club_sees_nothing_of_it(club: House, route: str) -> None:
    phone = await club.phone(route, ip=AWAY)
    assert phone.has("club-code") and not phone.has("new-game")
    assert "Goupil" not in phone.text()


@pytest.mark.parametrize("code", ["abcd 2345", ORGANISERS])
async def test_the_code_is_typed_once_on_a_device(club: House, code: str) -> None:
    storage = Storage()
    phone = await club.phone("/history", storage=storage, ip=AWAY)
    await phone.type("club-code", "WRONG")
    await phone.tap("club-go")
    assert worded("fr", "refused-club-code") in phone.text("said") and phone.has("club-code")
    await phone.type("club-code", code)
    await phone.tap("club-go")
    assert phone.has("game-11111111-1111-4111-8111-111111111111")
    again = await club.phone("/home", storage=storage, ip=AWAY)
    assert again.has("new-game")
    assert not (await club.phone("/home", ip=AWAY)).has("new-game")


async def test_a_table_needs_no_more_than_its_code(club: House) -> None:
    member = await club.phone("/home", ip=AWAY)
    await member.type("club-code", CODE)
    await member.tap("club-go")
    table = await open_table(club, member, "Zoé", "Ali")
    guest = await club.phone("/", ip=AWAY)
    await guest.tap("join")
    await guest.type("code", table.state.code)
    await guest.tap("join-go")
    assert guest.has("take-seat-1")
    assert "Goupil" not in guest.text(), "names of the club are not offered to its guests"
    await guest.tap("take-seat-1")
    assert guest.has("start-round")
    assert not (await club.phone("/rules", ip=AWAY)).has("club-code")
    assert not (await club.phone("/settings", ip=AWAY)).has("club-code")

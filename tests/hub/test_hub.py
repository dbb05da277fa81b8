"""The hub: tables are opened and found."""

from __future__ import annotations

import asyncio

import pytest

from companion.hub import hub as hub_module
from companion.hub.hub import Hub
from companion.table.game import Actor
from companion.table.intents import (
    NewPlayer,
    TakeSeat,
)
from companion.table.message import Refused
from tests.support.hub_round import start
from tests.support.virtual_hub import HOST, OTHER, PHONE, House, opened, pause


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        code = table.state.code
        for typed in (code, code.lower(), f" {code} ", f"{code[:2]}-{code[2:]}", f"{code[:2]} {code[2:]}"):
            assert hub.find_by_code(typed) is table
        for typed in ("", "????", code[:3], "0000"):
            assert hub.find_by_code(typed) is None
        assert hub.table(table.id) is table
        assert hub.find_by_game(table.state.game_id) is table

    House().live(life)


def test_codes_are_unique_also_of_tables_opened_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "CODE_ALPHABET", "AB")
    house = House()

    async def life(hub: Hub) -> None:
        house.journal.held = True
        opening = [asyncio.ensure_future(opened(hub)) for _ in range(16)]
        await pause()
        house.journal.let_go()
        tables = await asyncio.gather(*opening)
        assert len({table.state.code for table in tables}) == 16

    house.live(life)


def test_what_cannot_be_opened_is_refused_and_leaves_nothing() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        for game, settings, names in (
            ("chess", {}, ("A",)),
            ("redac-chef", {"timer_s": 0}, ("A",)),
            ("redac-chef", {}, tuple("ABCDEFG")),
            ("redac-chef", {}, ("A", " ")),
        ):
            with pytest.raises(Refused):
                await hub.open(game, settings, [NewPlayer(name=name) for name in names], HOST)
        assert hub.open_tables() == []
        assert hub.find_tonight() is None
        assert hub._codes == set(), "there are only so many codes"

    house.live(life)
    assert house.journal.lines == {}


def test_tonights_table_is_one_that_people_sit_at_and_no_strangers_newest() -> None:
    """B8: somebody in the network opened a table, and the host's machine was led to it"""

    async def life(hub: Hub) -> None:
        ours = await hub.open("redac-chef", {}, [NewPlayer(name=name) for name in "ABC"], HOST, here=True)
        empty = await opened(hub)
        assert hub.find_tonight() is ours, "opened on this machine"
        await empty.submit(TakeSeat(seat="a"), OTHER)
        assert hub.find_tonight() is ours, "one device is soon at a seat"
        for seat, device in zip("ab", (PHONE, Actor("another")), strict=True):
            await ours.submit(TakeSeat(seat=seat), device)
        newest = await opened(hub)
        for seat, device in zip("ab", (OTHER, Actor("a third")), strict=True):
            await newest.submit(TakeSeat(seat=seat), device)
        assert hub.find_tonight() is ours
        await start(empty)
        assert hub.find_tonight() is empty, "its clock runs"
        assert hub.find_tonight([newest]) is newest

    async def back(hub: Hub) -> None:
        tonight = hub.find_tonight()
        assert tonight is not None
        assert tonight.state.opened_here, "which the terminal's QR code is of"
        again = await hub.rematch(tonight.id, HOST)
        assert again.state.opened_here

    house = House()
    house.live(life, killed=True)
    house.clock.jump(-7_200_000)
    house.live(back)


def test_the_newest_table_comes_first_also_in_the_night_when_the_clocks_are_put_back() -> None:
    async def life(hub: Hub) -> None:
        tables = [await opened(hub) for _ in range(3)]
        assert hub.open_tables() == tables[::-1]
        assert hub.find_tonight() is tables[-1]
        texts = ("2026-10-25T02:50:00+02:00", "2026-10-25T02:10:00+01:00")
        for table, text in zip(tables, texts, strict=False):
            object.__setattr__(table.state, "opened_at", text)
        assert hub.open_tables().index(tables[1]) < hub.open_tables().index(tables[0])

    House().live(life)


def test_who_watches_the_tables_is_told_though_another_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def life(hub: Hub) -> None:
        told: list[int] = []

        def fails() -> None:
            raise RuntimeError("gone")

        hub.subscribe(fails)
        stop = hub.subscribe(lambda: told.append(len(hub.open_tables())))
        table = await opened(hub)
        await hub.put_away(table.id, HOST)
        stop()
        stop()
        await opened(hub)
        assert told == [1, 0]

    House().live(life)

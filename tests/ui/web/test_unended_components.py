"""What a page's components have set up goes with its session: without companion.ui.web.faults.unended_components a page
that was left at home is held, and told of every table, for ever."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.ui.web.faults import unended_components
from tests.support.house import House


@pytest.fixture(autouse=True)
def cured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cure, for this test."""
    monkeypatch.setattr(Session, "close", unended_components._close_and_unmount)


async def test_a_page_that_was_left_at_home_is_told_of_nothing_any_more(house: House) -> None:
    phone = await house.phone("/home")
    assert house.hub._listeners
    await phone.session.disconnect(600)
    phone.session.close()
    assert not house.hub._listeners
    await house.hub.open("redac-chef", {}, [NewPlayer(name="Zoé"), NewPlayer(name="Ali")], Actor("host"))


async def test_what_cannot_be_put_down_does_not_keep_the_rest(house: House) -> None:
    phone = await house.phone("/home")
    down: list[str] = []

    def fails() -> None:
        down.append("fails")
        raise RuntimeError("no")

    async def later() -> None:
        down.append("later")

    @ft.component
    def Sets() -> ft.Control:
        ft.use_effect(lambda: None, [], fails)
        ft.use_effect(lambda: None, [], later)
        ft.use_effect(lambda: None, [])
        ft.use_effect(lambda: None, [], lambda: down.append("put down"))
        return ft.Text("set up")

    phone.line.context.run(phone.page.render, Sets)
    await phone.settle()
    phone.session.close()
    await asyncio.sleep(0)
    assert sorted(down) == ["fails", "put down"], "nobody is there whom the page could ask"

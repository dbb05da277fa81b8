"""A page that was cut off while it was being drawn listens all the same: without companion.ui.web.faults.lost_drawing
it stays as it was for ever."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.ui.web.faults import lost_drawing
from tests.support.headless_phone import Phone
from tests.support.house import House


@pytest.fixture(autouse=True)
def cured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cure, for this test."""
    monkeypatch.setattr(Session, "attach_connection", lost_drawing._attach_and_draw)
    monkeypatch.setattr(Session, "disconnect", lost_drawing._disconnect_and_keep)
    monkeypatch.setattr(Session, "schedule_update", lost_drawing._schedule_update)
    monkeypatch.setattr(Session, "schedule_effect", lost_drawing._schedule_effect)


async def cut_off_and_back(phone: Phone, meanwhile: Callable[[], None] = lambda: None) -> None:
    """The socket is gone, and there again."""
    await phone.session.disconnect(600)
    meanwhile()
    await phone.session.connect(phone.line)
    await phone.settle()


async def test_what_had_just_appeared_begins_to_listen(house: House) -> None:
    phone = await house.phone("/home")
    listening: list[Callable[[], None]] = []

    @ft.component
    def Listens() -> ft.Control:
        count, change = ft.use_state(0)

        def attach() -> None:
            listening.append(lambda: change(count + 1))

        ft.use_effect(attach, [])
        return ft.Text(f"heard {count}")

    phone.line.context.run(phone.page.render, Listens)
    assert not listening  # it is drawn, and has yet to listen
    await cut_off_and_back(phone)
    phone.line.context.run(listening[0])
    await phone.settle()
    assert "heard 1" in phone.text()


async def test_what_was_to_be_drawn_is_drawn_when_the_page_is_back(house: House) -> None:
    phone = await house.phone("/home")
    changing: list[Callable[[int], None]] = []

    @ft.component
    def Counts() -> ft.Control:
        count, change = ft.use_state(0)
        changing[:] = [change]
        return ft.Text(f"counted {count}")

    phone.line.context.run(phone.page.render, Counts)
    await phone.settle()
    phone.line.context.run(changing[0], 1)
    await cut_off_and_back(phone)
    assert "counted 1" in phone.text()
    await cut_off_and_back(phone, lambda: phone.line.context.run(changing[0], 2))
    assert "counted 2" in phone.text()

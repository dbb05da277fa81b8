"""A component that fails leaves the others drawn: without companion.ui.web.faults.deaf_page the page is deaf."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft
import pytest
from flet.components.component import Component

from companion.ui.web.faults import deaf_page
from tests.support.house import House


async def test_a_component_that_fails_stops_nobody_else(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(Component, "update", deaf_page._update_or_log)
    redraw: list[Callable[[int], None]] = []

    @ft.component
    def Fails() -> ft.Control:
        count, change = ft.use_state(0)
        redraw.append(change)
        if count:
            raise ValueError("a fault of ours")
        return ft.Text("fails")

    @ft.component
    def Counts() -> ft.Control:
        count, change = ft.use_state(0)
        redraw.append(change)
        return ft.Text(f"counted {count}")

    phone = await house.phone("/home")
    phone.line.context.run(phone.page.render, lambda: ft.Column([Fails(), Counts()]))
    await phone.settle()
    fails, counts = redraw[0], redraw[1]
    phone.line.context.run(fails, 1)
    await phone.settle()
    assert "Fails could not be drawn" in caplog.text
    phone.line.context.run(counts, 7)
    await asyncio.sleep(0)
    await phone.settle()
    assert "counted 7" in phone.text()

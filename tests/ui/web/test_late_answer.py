"""A page that answers late is not cut off: without companion.ui.web.faults.late_answer, the first test raises."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.ui.web.faults import late_answer
from tests.support.house import House


@pytest.fixture(autouse=True)
def cured(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cure, for this test."""
    monkeypatch.setattr(Session, "handle_invoke_method_results", late_answer._handle_or_drop)
    yield


async def test_an_answer_for_a_control_that_is_gone_releases_who_waits(house: House) -> None:
    phone = await house.phone("/home")
    session, gone = phone.session, 987_654
    waiting = asyncio.Event()
    session._Session__method_calls["a-call"] = waiting  # type: ignore[attr-defined]
    session.handle_invoke_method_results(gone, "a-call", None, None)
    assert waiting.is_set()
    session.handle_invoke_method_results(gone, "never asked", None, None)


async def test_other_answers_arrive_as_before(house: House) -> None:
    phone = await house.phone("/home")
    storage = next(c for c in phone.page._services._services if isinstance(c, ft.SharedPreferences))
    await storage.set("a", "b")
    assert await storage.get("a") == "b"

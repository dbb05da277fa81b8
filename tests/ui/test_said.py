"""What is said on a device: over the page, for some seconds, and no longer than its page."""

from __future__ import annotations

import asyncio

import pytest

from companion.ui.page import messages
from tests.support.headless_phone import Phone
from tests.support.house import House


async def wrong_name(house: House) -> Phone:
    """A page on which an empty name has just been refused."""
    phone = await house.phone("/new")
    await phone.tap("add-player")
    assert "Il manque un nom" in phone.text("said")
    return phone


def test_it_stays_as_long_as_it_takes_to_read() -> None:
    assert 4 <= messages.SAID_S <= messages.REFUSED_S <= 6
    assert messages.REFUSED_S >= 6


async def test_it_goes_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "REFUSED_S", 0.2)
    phone = await wrong_name(house)
    await asyncio.sleep(0.4)
    await phone.settle()
    assert not phone.has("said")


async def test_a_later_sentence_has_its_own_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "REFUSED_S", 1.5)
    phone = await wrong_name(house)
    await asyncio.sleep(1.0)
    await phone.tap("add-player")
    await asyncio.sleep(0.7)
    await phone.settle()
    assert phone.has("said"), "the first one's end is not the second one's"


async def test_it_leaves_with_its_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "_ON_THE_WAY_MS", -1)
    phone = await wrong_name(house)
    await phone.go("/home")
    assert not phone.has("said")


async def test_what_is_said_on_the_way_is_for_the_page_it_leads_to(house: House) -> None:
    phone = await wrong_name(house)
    await phone.go("/home")
    assert phone.has("said")


async def test_it_moves_nothing_and_is_put_away_by_one_tap(house: House) -> None:
    phone = await wrong_name(house)
    assert not phone.scrolls_with("said"), "it lies over the page"
    await phone.tap("said-ok")
    assert not phone.has("said")

"""The size of all text: chosen in the settings or with one button before that, on top of the browser's own."""

from __future__ import annotations

import flet as ft

from companion.table.intents import NewPlayer
from companion.ui.controls.text import bold, sans, small
from companion.ui.theme import LIGHT
from tests.support.headless_phone import Phone, Storage
from tests.support.house import AWAY, House
from tests.support.seated import actor_of
from tests.support.wording import worded


async def test_text_grows_by_steps_with_the_browsers_own_size(house: House) -> None:
    storage = Storage({"companion.scale": 1.2})
    phone = await house.phone("/home", storage=storage)
    for percent in (125, 150, 100):
        await phone.tap("text-size")
        assert phone.line.wanted["text"] == percent
    await phone.go("/settings")
    await phone.tap("text-150")
    # Laid out for how large text really is: one door a row, no fixed heights.
    again = await house.phone("/home", storage=storage)
    assert again.line.wanted["text"] == 150
    assert doors_by_row(again) == [1]


def doors_by_row(phone: Phone) -> list[int]:
    """How many doors stand in the row of the home page that has the one to an open table."""
    rows = [control for control in phone.controls() if isinstance(control, ft.Row)]
    doors = [row for row in rows if any(getattr(one, "key", "") == "join" for one in row.controls)]
    return [len(row.controls) for row in doors]


async def test_text_can_be_made_larger_before_joining(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="A"), NewPlayer(name="B")], actor_of(Storage()))
    phone = await house.phone(f"/join/{table.state.code}", ip=AWAY)
    assert phone.has("take-seat-1")
    await phone.tap("text-size")
    assert phone.line.wanted["text"] == 125


async def test_a_page_loaded_anew_with_larger_text_is_laid_out_for_it(house: House) -> None:
    """The browser's text size was set, and the page loaded again: it comes back into the same session."""
    storage = Storage({"companion.scale": 1.0})
    phone = await house.phone("/home", storage=storage)
    assert doors_by_row(phone) == [2]
    await phone.cut()
    storage["companion.scale"] = 2.0  # as the page writes it before anything else
    await phone.back()
    assert doors_by_row(phone) == [1]


def test_no_line_begins_with_the_dot_between_two_remarks() -> None:
    for build in (sans, small, bold):
        assert build("Rédac' Chef · Classique · hier", LIGHT).value == "Rédac' Chef\u00a0· Classique\u00a0· hier"


async def test_each_choice_of_the_bell_has_its_heading(house: House) -> None:
    said = (await house.phone("/settings")).text().split("\n")
    for title, first in (
        ("settings-bell", ("settings-bell-is", "bell", "bell")),
        ("settings-volume", ("settings-volume-is", "volume", "soft")),
    ):
        at = said.index(worded("fr", title))
        assert said[at + 1] == worded("fr", first[0], **{first[1]: first[2]})

"""A length to the second, as people type it on any keyboard."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kit.clock_text import format_clock
from companion.ui.parts.own_length import parse_length
from tests.support.house import House
from tests.support.set_up_hands import choose
from tests.ui.test_setup import join


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("3:45", 225), ("3,45", 225), ("3 min 45", 225), ("345", 225), (" 3.45 ", 225), ("3'45''", 225), ("4", 240)]
    + [("0:30", 30), (":30", 30), ("12:05", 725), ("60:00", 3600)],
)
def test_what_people_type(typed: str, seconds: int) -> None:
    assert parse_length(typed) == seconds


@pytest.mark.parametrize("typed", ["", "abc", "3:75", "1:2:3", "-", "99999999"])
def test_what_is_no_time(typed: str) -> None:
    assert parse_length(typed) is None


@given(st.integers(0, 60 * 60))
def test_every_time_is_read_as_it_is_shown(seconds: int) -> None:
    assert parse_length(format_clock(seconds * 1000)) == seconds


async def test_a_round_of_three_minutes_forty_five(house: House) -> None:
    phone = await house.phone("/new")
    await join(phone, "Goupil", "Zhette")
    await choose(phone, "length-other")
    await phone.type("length-own", "61:00")
    await phone.tap("length-own-ok")
    assert "3:45" in phone.text("said"), "an example of what will do"
    await phone.type("length-own", "345")
    assert "3:45" in phone.text("length-own-ok"), "how it is understood is said before"
    await phone.tap("length-own-ok")
    await choose(phone, "who-counts-one")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    settings = table.state.play.settings
    assert (settings.timer_s, settings.who_counts, settings.hide_counts) == (225, "one", False)

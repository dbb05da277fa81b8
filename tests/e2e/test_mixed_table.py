"""A whole game at one table with a page in each of three engines: what people really sit down with."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.conftest import cannot_run
from tests.e2e.play import count, next_day, start, to_counting
from tests.e2e.table import Room, open_table
from tests.engines.device import Device
from tests.engines.firefox import Firefox
from tests.engines.tab import NotInstalled
from tests.engines.webkit import WebKit

PLAIN = {"articles": 8, "photos": 3, "tribune": 1, "free_area": 4, "happy": 2, "sad": 2, "surplus": 0, "ads": 3}
PAGES = [PLAIN | {"articles": 9}, PLAIN | {"articles": 12, "ads": 4}, PLAIN | {"articles": 7, "ads": 5}]


@pytest.mark.long
def test_a_game_of_three_days_with_chromium_firefox_and_webkit_at_one_table(room: Room) -> None:
    with ExitStack() as stack:
        phones = []
        for start_engine in (Firefox, WebKit):
            try:
                engine = start_engine()
            except NotInstalled as error:
                cannot_run(str(error))
            stack.callback(engine.close)
            phones.append(Device(engine))
        laptop = room.laptop()
        code = open_table(laptop, ["Goupil", "Zhette", "Lahaz"])
        for seat, phone in zip((2, 3), phones, strict=True):
            phone.open(f"{room.url}/join/{code}")
            phone.tap(f"take-seat-{seat}", leads_to="ready-here")
        firefox, webkit = phones
        for day in ("friday", "saturday", "sunday"):
            start(laptop, firefox, webkit)
            webkit.tap("maquette-3")
            webkit.lacks("maquette-3")
            webkit.tap("tirage-3")
            laptop.shows("bouclage-3", "1")
            firefox.tap("tirage-2")
            laptop.shows("bouclage-2", "2")
            laptop.tap("tirage-1")
            to_counting(laptop)
            count(laptop, PAGES)
            if day != "sunday":
                next_day(laptop, [3, 2, 1])
        laptop.tap("done-counting", leads_to="winner-2")
        for page in (firefox, webkit):
            page.shows("winner-2")
            page.shows("total-2", laptop.text("total-2"))

"""A table with a page in each of three engines: what people really sit down with."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from companion.kit.clock_text import format_clock
from tests.engines.chromium import Chromium
from tests.engines.device import Device
from tests.engines.firefox import Firefox
from tests.engines.sizes import LAPTOP
from tests.engines.tab import NotInstalled
from tests.engines.webkit import WebKit
from tests.support.browser_hands import count, next_day, start, to_counting
from tests.support.browser_phone import Room, open_table
from tests.support.needs import cannot_run

PLAIN = {"articles": 8, "photos": 3, "tribune": 1, "free_area": 4, "happy": 2, "sad": 2, "surplus": 0, "ads": 3}
PAGES = [PLAIN | {"articles": 9}, PLAIN | {"articles": 12, "ads": 4}, PLAIN | {"articles": 7, "ads": 5}]


#: A round that is long enough for the bell of its last minute, and no longer: in s.
ROUND_S = 70


@pytest.fixture
def phones() -> Iterator[tuple[Device, Device]]:
    """A phone with Firefox and one with WebKit."""
    with ExitStack() as stack:
        found = []
        for start_engine in (Firefox, WebKit):
            try:
                engine = start_engine()
            except NotInstalled as error:
                cannot_run(str(error))
            stack.callback(engine.close)
            found.append(Device(engine))
        firefox, webkit = found
        yield firefox, webkit


def sit_down(room: Room, code: str, phones: tuple[Device, Device]) -> None:
    """Let the two phones take the second and the third seat."""
    for seat, phone in zip((2, 3), phones, strict=True):
        phone.open(f"{room.url}/join/{code}")
        phone.tap(f"take-seat-{seat}", leads_to="ready-here")


@pytest.mark.long
def test_a_game_of_three_days_with_chromium_firefox_and_webkit_at_one_table(
    room: Room, phones: tuple[Device, Device]
) -> None:
    firefox, webkit = phones
    laptop = room.laptop()
    sit_down(room, open_table(laptop, ["Goupil", "Zhette", "Lahaz"]), phones)
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
    for page in phones:
        page.shows("winner-2")
        page.shows("total-2", laptop.text("total-2"))


def says(page: Device, script: str, wanted: object) -> None:
    """Wait until that expression has that value on the page."""
    page.wait(lambda: page.tab.evaluate(f"return {script}") == wanted, f"{script} to be {wanted}")


@pytest.mark.long
def test_every_engine_rings_three_times_in_its_first_round_and_keeps_its_screen_on(
    room: Room, browser: Browser, phones: tuple[Device, Device]
) -> None:
    laptop = Device(Chromium(browser), LAPTOP).open(f"{room.url}/new")
    laptop.tap("game-redac-chef", leads_to="mode-classic")
    for number, name in enumerate(["Goupil", "Zhette", "Lahaz"], 1):
        laptop.type("player-name", name)
        laptop.tap("add-player", leads_to=f"seat-{number}")
    if not laptop.has("length-other"):
        laptop.tap("set-up-details", leads_to="length-other")
    laptop.tap("length-other", leads_to="length-own")
    laptop.type("length-own", format_clock(ROUND_S * 1000))
    laptop.tap("length-own-ok")
    laptop.tap("open-table", leads_to="join-code")
    code = laptop.text("join-code")
    for phone in phones:
        phone.open(f"{room.url}/settings").tap("sound-on")
        says(phone, "/sound[^,]*true/.test(localStorage.getItem('flutter.companion.prefs'))", True)
    sit_down(room, code, phones)
    for phone in phones:
        phone.tap("ready-here")  # the touch by which a browser lets a page sound, and keeps the screen on for it
    # What a browser says of its video: on an iPhone nobody can know whether it keeps the screen on.
    kept: dict[Device, str] = dict(zip((laptop, *phones), ("held", "held", "hoped"), strict=True))
    start(laptop, *phones)
    rang = "companionBell.rang.map(one => one.what)"
    for page, state in kept.items():
        says(page, "companionAwake.state", state)
        says(page, rang, ["minute"])
    # A page that was loaded anew is refused both until it is touched.
    for seat, phone in zip((2, 3), phones, strict=True):
        phone.reload()
        phone.tap(f"maquette-{seat}", leads_to=f"tirage-{seat}")
        says(phone, "companionAwake.state", kept[phone])
    time.sleep(ROUND_S / 2)
    says(laptop, rang, ["minute", "ten", "end"])
    for phone in phones:
        says(phone, rang, ["ten", "end"])
    laptop.close()

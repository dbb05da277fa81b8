"""No word is cut on the smallest page with the largest text: looked up on the canvas, text by text.

``tests/engines/texts.js`` listens to what the client draws; of each text it knows the lines, the place and the clip.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from companion.table.game import Actor
from tests.engines.chromium import Chromium, ChromiumTab
from tests.engines.device import Device
from tests.engines.sizes import LYING_PHONE, SMALL_PHONE, UPRIGHT, Size
from tests.engines.stage import Stage, come_to, introduce, staged
from tests.engines.texts import SCRIPT, cut_anywhere

SMALLEST = UPRIGHT[0]
#: The screens that belong to no table, with what shows that they have come.
HOUSE = {
    "/home": "new-game",
    "/new": "open-table",
    "/rules": "rules-search",
    "/rules/free-area": "rule-free-area",
    "/settings": "lang-fr",
    "/timer": "start-timer",
    "/statistics/all": "back",
}
#: Stations of tables, each drawn with its own parts.
TABLE = ("ready", "reporting", "tribunes")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("stage") / "data") as stage:
        yield stage


def reader(browser: Browser, stage: Stage, size: Size, scale: float) -> tuple[Device, ChromiumTab, Actor]:
    """A device whose texts can be asked for."""
    device = Device(Chromium(browser), size)
    tab = device.tab
    assert isinstance(tab, ChromiumTab)
    tab.page.add_init_script(SCRIPT)
    tab.scale_text(scale)
    return device, tab, introduce(device, stage)


def cut_on(tab: ChromiumTab) -> list[str]:
    """What is cut on the page, from top to bottom."""
    tab.page.mouse.move(tab.size.width / 2, tab.size.height * 0.4)
    return cut_anywhere(tab.evaluate, lambda px: tab.page.mouse.wheel(0, px))


@pytest.mark.long
def test_no_word_is_cut_at_320_px_with_text_at_200_percent(stage: Stage, browser: Browser) -> None:
    device, tab, actor = reader(browser, stage, SMALLEST, 2.0)
    faults = []
    for route, there in HOUSE.items():
        device.open(stage.url + route).shows(there)
        faults += [f"{route}: {fault}" for fault in cut_on(tab)]
    for phase in TABLE:
        come_to(device, stage, stage.table(phase, actor), phase)
        faults += [f"{phase}: {fault}" for fault in cut_on(tab)]
    device.close()
    assert not faults, "\n".join(faults)


def test_a_cut_word_is_seen(stage: Stage, browser: Browser) -> None:
    """The home screen fits on a phone; its canvas at half the width, as if the page ended there, cuts the texts."""
    device, tab, _ = reader(browser, stage, SMALL_PHONE, 1.0)
    device.open(f"{stage.url}/home").shows("new-game")
    assert any("Companion" in text["text"] for text in tab.evaluate("return drawnTexts()"))
    assert not cut_on(tab)
    half = SMALL_PHONE.width // 2
    told = tab.evaluate  # the same drawing, on a page that is said to be narrower

    def narrower(script: str) -> object:
        return told(script.replace("innerWidth", str(half)))

    assert any("is seen" in fault for fault in cut_anywhere(narrower, lambda px: None))
    device.close()


@pytest.mark.long
def test_what_a_turn_needs_is_beside_the_turn_on_a_phone_on_its_side(stage: Stage, browser: Browser) -> None:
    for phase, button in (("extrablatt", "write"), ("election", "lay")):
        device = Device(Chromium(browser), LYING_PHONE)
        come_to(device, stage, stage.table(phase, introduce(device, stage)), phase)
        box, bar = device.box(button), device.box("undo")
        assert box.height >= 48 and box.y + box.height <= bar.y, f"{button} lies under the bar: {box}, {bar}"
        device.close()

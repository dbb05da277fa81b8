"""Taps that a scorekeeper makes for four players and one round, counted in the browser beside the pad's numbers."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.support.browser_hands import everybody_prints, start, to_counting
from tests.support.browser_phone import Phone, Room, open_table
from tests.support.server import serving

#: Four pages with one-digit values, in the order in which the pad is filled in: the pad's 28 numbers.
PAGES = {
    "articles": (8, 6, 9, 7),
    "photos": (5, 4, 4, 3),
    "tribune": (2, 1, 2, 0),
    "free_area": (4, 9, 6, 5),
    "mood": (2, 0, 1, 3),
    "surplus": (2, 1, 3, 0),
    "ads": (3, 5, 3, 4),
}
GOAL = 70


def count_as_the_app_leads(phone: Phone) -> None:
    """A digit and OK, again and again: the app goes from cell to cell by itself."""
    for row, values in PAGES.items():
        for value in values:
            # The mood is told by its faces: the bad news, then the good news of a page.
            for number in (value, 0) if row == "mood" else (value,):
                phone.tap(f"keypad-{number}")
                phone.tap("keypad-ok")


def rows() -> list[dict[str, Any]]:
    """The taps from "the pages are checked" to "counted"."""
    chromium = chromium_path()
    assert chromium is not None, "no Chromium on this machine"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS)
        with serving(Path(folder) / "data") as server:
            room = Room(browser, server.url)
            laptop = room.laptop()
            open_table(laptop, ["A", "B", "C", "D"])
            start(laptop)
            everybody_prints(laptop, [1, 2, 3, 4])
            to_counting(laptop)
            before = laptop.taps
            laptop.tap("pages-checked", leads_to="keypad-ok")
            count_as_the_app_leads(laptop)
            laptop.tap("done-counting")
            laptop.shows("next-round")
            taps = laptop.taps - before
            room.close()
        browser.close()
    numbers = sum(len(values) for values in PAGES.values())
    return [
        {
            "name": "taps: four players, one round",
            "n": taps,
            "beside": "numbers on the pad",
            "beside_n": numbers,
            "ratio": taps / numbers,
            "goal": f"≤ {GOAL} taps",
            "met": taps <= GOAL,
        }
    ]

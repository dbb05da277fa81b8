"""The end of an evening goes home: from the result on a phone to the picture that it shares, with the table's own
headline and photo on it."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.support.browser_phone import PATIENCE_MS, Phone, Room
from tests.support.finished_game import game_file
from tests.support.server import serving
from tests.support.wording import worded

pytestmark = [pytest.mark.browser, pytest.mark.long]

HEADLINE = "La pizza arrive avant la Une"
#: A page of the picture in a secure context whose browser shares files: what it is given is kept in ``shared``.
SHARES = """if (location.pathname.startsWith('/paper/')) {
  window.shared = [];
  Object.defineProperty(window, 'isSecureContext', { value: true });
  Object.defineProperty(navigator, 'canShare', { value: (what) => what.files.length === 1 });
  Object.defineProperty(navigator, 'share', { value: async (what) => {
    for (const one of what.files) window.shared.push([one.name, one.type, one.size]);
  } });
}"""


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """The pages of a house in which one game was played."""
    file = game_file()
    games = tmp_path / "data" / "games" / file["finished_at"][:7]
    games.mkdir(parents=True)
    (games / f"{file['id']}.json").write_text(json.dumps(file), encoding="utf-8")
    with serving(tmp_path / "data") as server:
        room = Room(browser, server.url)
        yield room
        room.close()


def photo(folder: Path) -> Path:
    """A photo as a phone takes it: large, red, and with the place where it was taken."""
    exif = Image.Exif()
    exif[0x010F] = "Camera of the table"
    exif.get_ifd(0x8825)[1] = "N"
    path = folder / "table.jpg"
    Image.new("RGB", (4032, 3024), "#c00000").save(path, "JPEG", exif=exif)
    return path


def wait_for(tab: Page, condition: str) -> None:
    """Wait until that holds on the tab's page; asked from outside, since the page evaluates no texts."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not tab.evaluate(condition):
        assert time.monotonic() < deadline, condition
        tab.wait_for_timeout(100)


def open_picture(phone: Phone, handle: str) -> Page:
    """Tap a link that opens a tab, and wait for the tab's picture."""
    phone.reach(handle)
    with phone.page.context.expect_page(timeout=PATIENCE_MS) as opened:
        phone[handle].click(timeout=PATIENCE_MS)  # the browser itself follows it
    tab: Page = opened.value
    tab.wait_for_load_state()
    wait_for(tab, "document.querySelector('img')?.naturalWidth > 0")
    return tab


def fetch(tab: Page, address: str) -> Any:
    """What the server answers to that address, on the tab's page."""
    answer = tab.context.request.get(urljoin(tab.url, address))
    assert answer.ok, f"{address}: {answer.status}"
    return answer


def count_red(png: bytes) -> int:
    colours = Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 24) or []
    return sum(count for count, (r, g, b) in colours if r > 150 and g < 60 and b < 60)


def test_the_picture_of_the_evening_is_shared_from_a_phone(room: Room, tmp_path: Path) -> None:
    phone = room.device(f"/history/{game_file()['id']}", init_script=SHARES)
    phone.tap("correct-game", leads_to="own-texts")  # the result, at its table
    first = open_picture(phone, "share-picture")
    plain = fetch(first, first.locator("img").get_attribute("src") or "").body()
    assert Image.open(io.BytesIO(plain)).size == (1080, 1350) and count_red(plain) == 0
    first.close()

    phone.tap("own-texts", leads_to="own-headline-field")
    phone.type("own-headline-field", HEADLINE)
    phone.tap("texts-save")
    with phone.page.expect_file_chooser(timeout=PATIENCE_MS) as chooser:
        phone.tap("photo-choose")
    chooser.value.set_files(photo(tmp_path))
    phone.reach("photo-remove")
    phone.shows("photo")
    assert worded("fr", "photo-not-shown") not in phone.told()
    phone.page.screenshot(path=tmp_path / "own-texts.png")
    phone.reach("back")
    phone.tap("back", leads_to="share-picture")
    phone.shows("own-headline", HEADLINE)
    phone.page.screenshot(path=tmp_path / "result.png")

    tab = open_picture(phone, "share-picture")
    assert HEADLINE in tab.inner_text("body") and HEADLINE in (tab.locator("img").get_attribute("alt") or "")
    answer = fetch(tab, tab.locator("img").get_attribute("src") or "")
    assert answer.headers["content-disposition"].startswith("inline")
    assert count_red(answer.body()) > 50_000, "the photo"
    tab.locator("#share").click(timeout=PATIENCE_MS)
    wait_for(tab, "window.shared.length === 1")
    ((name, kind, size),) = tab.evaluate("window.shared")
    assert (name, kind, size) == ("companion-2026-11-20.png", "image/png", len(answer.body()))
    links = [link.get_attribute("href") or "" for link in tab.locator("a").all()]
    large, print_ = (fetch(tab, link).body() for link in links)
    assert Image.open(io.BytesIO(large)).size == (1240, 1754) and print_.startswith(b"%PDF")
    tab.screenshot(path=tmp_path / "tab.png", full_page=True)
    (kept,) = (tmp_path / "data" / "games").glob("*/*.jpg")
    with Image.open(kept) as small:
        assert max(small.size) == 1600 and not small.getexif(), "smaller, and without place and camera"

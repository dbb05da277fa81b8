"""A page laid on a phone in the browser: twelve tiles, two conflicts mended, the counts taken, the best shown; a photo
to copy from, and a tile that follows the finger."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from tests.support.browser_hands import start, to_counting
from tests.support.browser_phone import PATIENCE_MS, Phone, Room, join, open_table
from tests.support.wording import worded

#: What is tapped for each tile, the centerpiece first; the last cell of each is where its corner lies.
TWELVE = (
    ("kind-tribune", "cell-1-0"),
    ("size-1x4", "cell-0-0"),
    ("cell-6-4",),
    ("kind-business", "cell-6-0"),
    ("size-2x3", "cell-4-4"),
    ("article-2-1", "cell-2-10"),
    ("kind-news", "cell-0-4"),
    ("article-1--1", "cell-4-7"),
    ("kind-sport", "cell-2-7"),
    ("kind-photo", "photo-happy", "cell-2-4"),
    ("photo-news", "cell-0-10"),
    ("kind-ad", "ad-2", "cell-0-7"),
    ("cell-4-10",),
)
#: The search ends by itself within a minute; a busy machine may be slow to begin.
SEARCH_S = 120


def tap(phone: Phone, *handles: str) -> int:
    """Tap these parts of the page, and return how many taps that was."""
    for handle in handles:
        phone.tap(f"page-{handle}")
    return len(handles)


def opened(room: Room) -> tuple[Phone, Phone]:
    """After Friday's round: the laptop, and a phone with the first player's page before it."""
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette"])
    phone = join(room, code, 1)
    start(laptop, phone)
    phone.tap("tirage-1")
    phone.shows("bouclage-1", "1")
    laptop.tap("tirage-2")
    to_counting(phone)
    phone.tap("page-open-1", leads_to="page-cell-0-0")
    return laptop, phone


@pytest.mark.long
def test_a_page_of_twelve_tiles_is_laid_mended_counted_and_compared_with_the_best(room: Room) -> None:
    laptop, phone = opened(room)
    taps = sum(tap(phone, *handles) for handles in TWELVE)
    assert taps <= 40, taps
    phone.shows("page-tile-t12")
    none = worded("fr", "lay-status", sees=1, points=0, open="none", count=0, why=()).split(", ")[-1]
    phone.shows("page-column", re.compile(re.escape(none)))
    # Two conflicts: news beside news, and an ad that sticks out. Both are seen at once, and mended.
    tap(phone, "tile-t4", "kind-news", "let-go")
    tap(phone, "tile-t12", "cell-6-8")
    phone.shows("page-column", re.compile(r"\b2 conflits"))
    tap(phone, "tile-t4", "kind-business", "let-go")
    tap(phone, "tile-t12", "cell-4-10")
    phone.shows("page-column", re.compile(re.escape(none)))
    tap(phone, "column", "take-counts")
    laptop.tap("sheet")
    laptop.shows("cell-articles-1-friday", "10")
    phone.tap("page-open-1", leads_to="page-column")
    tap(phone, "column", "best")
    assert phone.comes_to_show("page-best-said", re.compile(r"prouvé|[Aa]u moins"), SEARCH_S * 1000)
    phone.shows("page-best-where")
    phone.shows("page-best-board")


#: A colour that no screen has.
VIOLET = (200, 0, 255)


def violet_seen(phone: Phone) -> int:
    """How many pixels of the page have that colour, or nearly."""
    shown = Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB").getcolors(1 << 24) or []
    return sum(count for count, colour in shown if all(abs(a - b) < 12 for a, b in zip(colour, VIOLET, strict=True)))


def place_of(phone: Phone, tile: str) -> tuple[float, float]:
    """The middle of that tile, in px."""
    box = phone[f"page-tile-{tile}"].bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(phone: Phone, tile: str, right: float, down: float) -> None:
    """Take that tile and move it so many px, as a finger does: not in one jump."""
    x, y = place_of(phone, tile)
    mouse = phone.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 11):
        mouse.move(x + right * step / 10, y + down * step / 10)
        phone.page.wait_for_timeout(50)
    phone.page.wait_for_timeout(300)
    mouse.up()


@pytest.mark.long
def test_a_photo_to_copy_from_is_seen_on_one_phone_only_and_a_tile_follows_the_finger(
    room: Room, tmp_path: Path
) -> None:
    laptop, phone = opened(room)
    Image.new("RGB", (300, 400), VIOLET).save(tmp_path / "page.png")
    tap(phone, "size-2x3", "cell-0-0", "column")
    with phone.page.expect_file_chooser(timeout=PATIENCE_MS) as chooser:
        phone.tap("page-picture-choose")
    chooser.value.set_files(tmp_path / "page.png")
    phone.page.wait_for_timeout(2000)
    tap(phone, "column")
    phone.shows("page-picture")
    phone.page.wait_for_timeout(3000)
    assert violet_seen(phone) > 5_000
    # Nobody else sees it: the same page on the laptop has the tile, and no photo.
    laptop.tap("page-open-1", leads_to="page-tile-t1")
    laptop.lacks("page-picture")
    assert violet_seen(laptop) == 0
    # What is picked up follows the finger: two columns to the right and one row down, on both screens.
    cell = phone["page-cell-1-0"].bounding_box()
    assert cell is not None
    before = place_of(laptop, "t1")
    tap(phone, "tile-t1")
    drag(phone, "t1", 2 * cell["width"], cell["height"])
    where = {"tile": "", "where": 1, "column": 3, "row": 2, "down": 0, "wrong": 0, "why": (), "doubted": 0, "who": ()}
    there = worded("fr", "lay-tile-label", **where)
    phone.shows("page-tile-t1", there)
    laptop.shows("page-tile-t1", there)
    after = place_of(laptop, "t1")
    assert after[0] > before[0] and after[1] > before[1]
    # Closed, the page forgets the photo.
    phone.tap("page-close", leads_to="page-open-1")
    phone.tap("page-open-1", leads_to="page-tile-t1")
    phone.lacks("page-picture")

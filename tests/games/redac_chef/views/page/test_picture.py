"""A photo to copy the page from: shown on the device that chose it, for this page only, and never stored."""

from __future__ import annotations

import gc
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import flet as ft
import httpx
import pytest
from starlette.applications import Starlette

from companion.games.redac_chef.views.page.picture import (
    MOST,
    Picture,
    close_page,
    keep_picture,
    open_page,
    picture_kind,
    picture_of,
)
from tests.games.redac_chef.counting_table import Table, open_table
from tests.support.chosen_file import choose_file
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.wording import worded

JPEG = b"\xff\xd8\xff\xe0 the photo of a page"


async def fetch(house: House, address: str) -> httpx.Response:
    """Fetch what lies at that address of the server."""
    app = Starlette(routes=[*house.services.downloads.routes()])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        return await client.get(address)


def pictures_in_memory() -> list[Picture]:
    """All photos that anything holds."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, Picture)]


def shown(phone: Phone) -> str | None:
    """The address of the photo that is shown; None without one."""
    if not phone.has("page-picture"):
        return None
    (image,) = (part for part in phone.controls_in("page-picture") if isinstance(part, ft.Image))
    assert image.semantics_label and isinstance(image.src, str)
    assert image.src.startswith("http://test/download/"), "without a host, Flet takes it for one of its assets"
    return image.src


async def open_with_picture(phone: Phone, house: House) -> str:
    """Choose the photo in the column, and go back to the grid; return its address."""
    await phone.tap("page-open-1")
    await phone.tap("page-column")
    await choose_file(house, phone, JPEG)
    await phone.tap("page-column")
    address = shown(phone)
    assert address is not None
    return address


async def test_a_photo_is_shown_over_the_grid_while_tiles_are_laid(three: Table, house: House) -> None:
    phone = await three.phone()
    address = await open_with_picture(phone, house)
    got = await fetch(house, address)
    assert (got.status_code, got.content, got.headers["content-type"]) == (200, JPEG, "image/jpeg")
    assert got.headers["cache-control"] == "no-store"
    await phone.tap("page-size-2x3")
    await phone.tap("page-cell-0-4")
    assert shown(phone) == address and phone.has("page-tile-t1")
    await phone.tap("page-picture-remove")
    assert shown(phone) is None
    assert (await fetch(house, address)).status_code == 409


async def test_a_photo_is_gone_when_its_page_is_left_and_was_never_stored(
    three: Table, house: House, tmp_path: Path
) -> None:
    phone = await three.phone()
    address = await open_with_picture(phone, house)
    await phone.tap("page-close")
    assert (await fetch(house, address)).status_code == 409
    await phone.tap("page-open-1")
    assert shown(phone) is None
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert kept and not any(JPEG in path.read_bytes() for path in kept)


async def test_a_photo_that_arrives_after_its_page_was_left_is_dropped() -> None:
    told: list[str] = []
    device: Any = SimpleNamespace(kept={}, state=SimpleNamespace(id="table"), notify=lambda: told.append("drawn"))
    open_page(device, "friday", "a")
    keep_picture(device, "friday", "a", Picture("image/jpeg", JPEG))
    assert picture_of(device, "friday", "a") is not None and told == ["drawn"]
    close_page(device, "friday", "a")
    keep_picture(device, "friday", "a", Picture("image/jpeg", JPEG))
    assert picture_of(device, "friday", "a") is None and not device.kept


async def test_an_address_keeps_no_photo_in_memory(three: Table, house: House) -> None:
    phone = await three.phone()
    await open_with_picture(phone, house)
    assert pictures_in_memory()
    await phone.tap("page-picture-remove")
    assert not pictures_in_memory()


async def test_a_photo_is_shown_to_nobody_else(house: House) -> None:
    table = await open_table(house, holders=("", "a", "b"))
    await table.close_round()
    mine, theirs = await table.phone(1), await table.phone(2)
    await open_with_picture(mine, house)
    await mine.tap("page-cell-0-4")
    await theirs.settle()
    await theirs.tap("page-open-1")
    assert theirs.has("page-tile-t1")
    assert shown(theirs) is None
    assert not theirs.has("page-picture-choose")  # who checks a page copies nothing
    assert await choose_a_second_page(theirs) is None


async def choose_a_second_page(phone: Phone) -> str | None:
    """Open one's own page; return the photo shown there."""
    await phone.tap("page-close")
    await phone.tap("page-open-2")
    return shown(phone)


@pytest.mark.parametrize("raw", [b"%PDF-1.7", b"", b"\x00\x00\x00\x18ftypheic", b"RIFF0000WAVE"])
async def test_what_no_browser_shows_is_refused_in_words(three: Table, house: House, raw: bytes) -> None:
    phone = await three.phone()
    await phone.tap("page-open-1")
    await phone.tap("page-column")
    await choose_file(house, phone, raw)
    assert worded("fr", "lay-picture-wrong") in phone.text()
    await phone.tap("page-column")
    assert shown(phone) is None


async def test_a_photo_that_is_too_large_is_not_even_sent(three: Table, house: House) -> None:
    phone = await three.phone()
    await phone.tap("page-open-1")
    await phone.tap("page-column")
    await choose_file(house, phone, JPEG, size=MOST + 1)
    assert worded("fr", "file-too-large", megabytes=MOST // 1_000_000) in phone.text()


def test_pictures_that_browsers_draw_are_known_by_their_first_bytes() -> None:
    assert picture_kind(JPEG) == "image/jpeg"
    assert picture_kind(b"\x89PNG\r\n\x1a\n...") == "image/png"
    assert picture_kind(b"RIFF0000WEBPVP8 ") == "image/webp"

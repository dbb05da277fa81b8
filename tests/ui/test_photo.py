"""A photo of the table: put there, shown, printed, removed, and deleted and restored with its game."""

from __future__ import annotations

import asyncio
import io

import flet as ft
import httpx
import pytest
from PIL import Image
from starlette.applications import Starlette

from companion.exchange.front_page.drawing import draw
from companion.exchange.front_page.edition import edition_data
from companion.store import photos
from companion.store.errors import StoreError
from companion.text.words import words
from companion.ui.web.expiring import GOOD_S
from companion.ui.web.photos import Photos
from tests.support.finished_game import game_file
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.wording import worded

ID = game_file()["id"]


def photo(colour: str = "red", size: tuple[int, int] = (640, 480)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "JPEG")
    return out.getvalue()


async def choose(house: House, phone: Phone, raw: bytes) -> None:
    """The browser has let a picture be chosen, and sends it where it is told to."""
    action = next(one.action for one in phone.controls() if isinstance(getattr(one, "action", None), ft.PickFiles))
    assert action.file_type == ft.FilePickerFileType.IMAGE
    file = {"id": 1, "name": "table.jpg", "size": len(raw)}
    choosing = asyncio.ensure_future(phone.session.dispatch_event(action.file_picker._i, "result", {"files": [file]}))
    while not choosing.done():
        await asyncio.sleep(0.001)
        for upload in list(house.services.uploads._expected.values()):
            if not upload.content.done():
                upload.content.set_result(raw)
    await choosing
    await phone.settle()


@pytest.mark.parametrize(
    ("socket", "begins"),
    [("ws://192.0.2.2:8160", "http://192.0.2.2:8160/photo/"), ("wss://table.lan", "https://table.lan/photo/")],
)
async def test_a_browser_gets_the_photo_where_its_page_comes_from(house: House, socket: str, begins: str) -> None:
    await house.archive.save(game_file())
    await house.archive.run(lambda library: library.put_photo(ID, photo()))
    phone = await house.phone("/home")
    phone.line.page_url = socket
    await phone.go(f"/history/{ID}")
    assert address(phone).startswith(begins)


async def kept(house: House) -> bytes | None:
    return await house.archive.run(lambda library: library.read_photo(ID))


def address(phone: Phone) -> str:
    (picture,) = [one for one in phone.controls_in("photo") if isinstance(one, ft.Image)]
    return str(picture.src)


async def fetch(served: Photos, url: str) -> httpx.Response:
    app = Starlette(routes=[*served.routes()])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as browser:
        return await browser.get(url)


async def test_a_photo_is_put_there_shown_removed_and_goes_and_comes_back_with_its_game(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/front-page/{ID}")
    assert not phone.has("photo")
    await choose(house, phone, photo())
    assert phone.has("photo")
    answer = await fetch(house.services.photos, address(phone))
    assert answer.content == await kept(house) and answer.headers["content-type"] == "image/jpeg"
    assert answer.headers["cache-control"] == "no-store"
    await phone.go(f"/history/{ID}")
    assert phone.has("photo")
    moved = game_file(when="2026-12-02T01:00:00+01:00")
    await house.archive.save(moved)
    assert await kept(house) == answer.content, "its month has changed, and it went along"
    await phone.tap("delete-game")
    await phone.tap("delete-game-yes")
    assert not list(house.folder.games.glob("*/*.jpg"))
    assert (await fetch(house.services.photos, f"{answer.url}")).status_code == 404
    await phone.tap("undo")
    assert await kept(house) == answer.content
    await phone.go(f"/front-page/{ID}")
    await phone.tap("photo-remove")
    assert await kept(house) is not None, "the first tap only asks"
    await phone.tap("photo-remove-yes")
    assert await kept(house) is None and not phone.has("photo")


async def test_what_cannot_be_taken_is_said_and_the_old_photo_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/front-page/{ID}")
    await choose(house, phone, photo())
    before = await kept(house)
    await choose(house, phone, b"%PDF-1.7")
    assert worded("fr", "photo-no-picture") in phone.text() and await kept(house) == before
    await phone.tap("said-ok")
    monkeypatch.setattr(photos, "QUOTA", 1_000)
    await choose(house, phone, photo("blue"))
    assert worded("fr", "photo-quota", megabytes=0) in phone.text() and await kept(house) == before

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(photos, "QUOTA", 10_000_000)
    monkeypatch.setattr(photos, "write_atomically", full)
    await phone.tap("said-ok")
    await choose(house, phone, photo("blue"))
    (game,) = house.folder.games.glob("*/*.json")
    assert worded("fr", "store-disk-full", where=str(game)) in phone.text()
    assert await kept(house) == before


async def test_a_game_that_is_not_there_takes_no_photo(house: House) -> None:
    with pytest.raises(StoreError):
        await house.archive.run(lambda library: library.put_photo("nobody", photo()))


async def test_an_address_expires() -> None:
    now = 0.0
    served = Photos(clock=lambda: now)

    async def read() -> bytes:
        return photo()

    url = served.publish("g", "1", read)
    assert (await fetch(served, url)).status_code == 200
    now = GOOD_S
    assert (await fetch(served, url)).status_code == 404


def test_it_stands_on_the_front_page() -> None:
    data = edition_data(game_file(), words("fr"), photo("#c00000"))
    picture = Image.open(io.BytesIO(draw(data, "card"))).convert("RGB")
    red = sum(count for count, (r, g, b) in picture.getcolors(1 << 24) or [] if r > 150 and g < 60 and b < 60)
    assert red > 50_000
    assert draw(data, "pdf").startswith(b"%PDF")

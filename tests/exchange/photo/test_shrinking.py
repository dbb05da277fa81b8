"""A photo that somebody chooses is made small, upright and silent about place and camera; what is none is said."""

from __future__ import annotations

import asyncio
import io

import pytest
from PIL import Image

from companion.exchange.photo.shrink import SIDE
from companion.exchange.photo.shrinking import shrink_photo
from companion.exchange.worker import WAITING, WorkerError


def encoded(picture: Image.Image, format_: str = "JPEG", **more: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, format_, **more)
    return out.getvalue()


async def test_place_and_camera_go_and_the_picture_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x010F], exif[0x0110], exif[0x0112] = "Camera & Sons", "Model 7", 6  # lying on its right side
    exif.get_ifd(0x8825)[1] = "N"
    picture = Image.new("RGB", (400, 200), "white")
    picture.paste((200, 0, 0), (0, 0, 200, 200))
    raw = encoded(picture, exif=exif, comment=b"at home")
    assert b"Camera" in raw
    small = await shrink_photo(raw)
    assert b"Camera" not in small and b"Exif" not in small and b"at home" not in small
    shown = Image.open(io.BytesIO(small))
    assert shown.size == (200, 400) and not shown.getexif()
    red = shown.getpixel((100, 50))
    assert isinstance(red, tuple) and red[0] > 150 > red[1], "its left half is on top now"


@pytest.mark.parametrize("format_", ["JPEG", "PNG"])
async def test_forty_megapixels_become_a_picture_of_a_phone(format_: str) -> None:
    raw = encoded(Image.new("RGB", (7300, 5500), "teal"), format_)
    small = await shrink_photo(raw)
    assert max(Image.open(io.BytesIO(small)).size) == SIDE and len(small) < 500_000


async def test_what_is_transparent_becomes_white() -> None:
    small = Image.open(io.BytesIO(await shrink_photo(encoded(Image.new("RGBA", (20, 20), (0, 0, 0, 0)), "PNG"))))
    assert small.convert("L").getextrema() == (255, 255)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "photo-no-picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "photo-no-picture"),
        (encoded(Image.new("RGB", (300, 300)))[:200], "photo-no-picture"),
        (encoded(Image.new("1", (9000, 9000)), "PNG"), "photo-too-large"),
    ],
)
async def test_what_is_no_picture_or_too_large_is_said(raw: bytes, said: str) -> None:
    with pytest.raises(WorkerError) as refused:
        await shrink_photo(raw)
    assert refused.value.message.id == said


async def test_the_queue_is_short() -> None:
    asked = await asyncio.gather(*(shrink_photo(b"") for _ in range(WAITING + 2)), return_exceptions=True)
    said = [each.message.id for each in asked if isinstance(each, WorkerError)]
    assert said == ["photo-no-picture"] * WAITING + ["photo-busy"] * 2

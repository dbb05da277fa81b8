"""Shows a photo from which the page is copied, on the device that chose the photo and only while the page is open
there.

The photo lies in the session's memory, is never stored, and only that device gets its address.
"""

from __future__ import annotations

import secrets
import weakref
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import flet as ft

from companion.store.errors import StoreError
from companion.table.message import say
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.stack import stack
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.files import Chooser, Progress, make_url
from companion.ui.reactive import use_device, use_slice
from companion.ui.web.downloads import File

#: The largest photo (bytes); a phone's are 3 to 6 MB.
MOST: Final = 12_000_000
#: How high it is shown over the grid, and beside it (px).
_OVER, _BESIDE = 170, 280
#: Browsers draw no photo larger than this any better (px).
_DRAWN: Final = 1600
_BEGINS: Final = {"image/jpeg": b"\xff\xd8\xff", "image/png": b"\x89PNG\r\n\x1a\n"}


@dataclass(frozen=True, slots=True)
class Picture:
    """Photo that one device chose to copy a page from, kept in the memory of its session. ``kind``: its media type;
    ``token``: a part of its address that no other photo has."""

    kind: str
    content: bytes = field(repr=False, compare=False)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(8))


def picture_kind(content: bytes) -> str | None:
    """Return the media type of a picture that every browser draws, by its first bytes; None for anything else."""
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return next((kind for kind, begin in _BEGINS.items() if content.startswith(begin)), None)


def picture_of(device: Device, day: str, seat: str) -> Picture | None:
    """Return the photo that this device copies the page from; None if it has none."""
    found = device.kept.get(_key(device, day, seat))
    return found if isinstance(found, Picture) else None


def keep_picture(device: Device, day: str, seat: str, picture: Picture) -> None:
    """Keep the photo and show it beside its page; do nothing if the page was left while the photo was being
    uploaded."""
    if _key(device, day, seat) in device.kept:
        device.kept[_key(device, day, seat)] = picture
        device.notify()


def remove_picture(device: Device, day: str, seat: str) -> None:
    """Drop the photo of the page: its address leads to nothing from now on."""
    device.kept[_key(device, day, seat)] = None
    device.notify()


def open_page(device: Device, day: str, seat: str) -> None:
    """Record that the page is open on this device: from now on a photo may be kept for it (``keep_picture``)."""
    device.kept.setdefault(_key(device, day, seat), None)


def close_page(device: Device, day: str, seat: str) -> None:
    """Drop the photo of a page that is left; a photo that is still being uploaded is not kept either."""
    device.kept.pop(_key(device, day, seat), None)


def _key(device: Device, day: str, seat: str) -> str:
    return f"picture-{device.state.id}-{day}-{seat}"


def _address_of(device: Device, day: str, seat: str, picture: Picture) -> str:
    """Return the address at which this device's browser loads the photo, for as long as the photo is kept."""
    # The address stays valid for hours: weak references, so that it keeps neither photo nor page in memory.
    there, token = weakref.ref(device), picture.token

    async def make() -> File:
        """Return the photo as a file. Raises StoreError once it was removed, or its page is gone."""
        now = None if (found := there()) is None else picture_of(found, day, seat)
        if now is None or now.token != token:
            raise StoreError(say("download-gone"))
        return File("page", now.kind, now.content)

    return make_url(device, device.services.downloads.publish(f"picture-{picture.token}", device.lang, make))


@ft.component
def ChoosePicture(day: str, seat: str) -> ft.Control:
    """Shows the button that chooses a photo, and where the photo stays."""
    device = use_device()

    async def take(name: str, content: bytes, progress: Progress) -> None:
        """Keep the chosen photo; refuse a file that is no picture."""
        kind = picture_kind(content)
        if kind is None:
            device.refuse(say("lay-picture-wrong"))
            return
        keep_picture(device, day, seat, Picture(kind, content))

    return stack(
        Chooser("page-picture-choose", device.t("lay-picture"), take, most=MOST, pictures=True, key="choose"),
        small(device.t("lay-picture-stays"), device.palette),
    )


@ft.component
def ShownPicture(day: str, seat: str, beside: bool) -> ft.Control:
    """Shows the chosen photo, which two fingers enlarge, with a button that removes it; nothing if none is chosen.
    ``beside``: beside the grid, not over it."""
    device = use_device()
    picture = use_slice(lambda d: picture_of(d, day, seat))
    if picture is None:
        return ft.Container(height=0)
    image = ft.Image(
        src=_address_of(device, day, seat, picture),
        fit=ft.BoxFit.CONTAIN,
        cache_width=_DRAWN,
        semantics_label=device.t("lay-picture-said"),
        error_content=small(device.t("lay-picture-wrong"), device.palette),
    )
    shown = ft.Semantics(identifier="page-picture", content=ft.InteractiveViewer(image, max_scale=6), expand=True)
    remove = icon_button(
        device,
        "page-picture-remove",
        ft.Icons.CLOSE,
        device.t("lay-picture-remove"),
        partial(remove_picture, device, day, seat),
    )
    row = ft.Row([shown, remove], spacing=4, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Container(row, height=_BESIDE if beside else _OVER)

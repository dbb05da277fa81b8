"""Shows the photo that belongs to a game, and lets it be taken, chosen and removed."""

from __future__ import annotations

import hashlib

import flet as ft

from companion.exchange.photo.shrinking import shrink_photo
from companion.exchange.worker import WorkerError
from companion.hub.archiver import finished_file
from companion.store.errors import StoreError
from companion.table.message import Refused, say
from companion.ui import theme
from companion.ui.controls.fields import ConfirmedAction
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.files import Chooser, Progress, make_url
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.rematch import find_table

#: The height in px at which a photo is shown.
_HEIGHT = 240


@ft.component
def Photo(game_id: str, editable: bool = False) -> ft.Control:
    """Show the photo of a game; nothing if there is none. ``editable``: with the buttons that choose, replace and
    remove it. Handles: ``photo``, ``photo-choose``, ``photo-remove``."""
    device, p = use_device_and_palette()
    version, set_version = use_value("")
    changes = use_slice(lambda d: d.services.photos.changes)

    async def find_version() -> None:
        """Look whether there is a photo, and which: its address changes with its content."""
        raw = await device.services.library.read_photo(game_id)
        set_version("" if raw is None else hashlib.sha256(raw).hexdigest()[:16])

    ft.use_effect(find_version, [game_id, changes])
    picture: list[ft.Control] = [_draw_photo(device, game_id, version)] if version else []
    if not editable:
        return stack(*picture)

    async def choose(name: str, raw: bytes, progress: Progress) -> None:
        """Shrink a chosen photo and save it; a failure is shown."""
        progress(say("photo-working"))
        try:
            await _save_photo(device, game_id, await shrink_photo(raw))
        except (Refused, StoreError, WorkerError) as error:
            device.tell(error.message)

    async def remove() -> None:
        """Delete the photo; a failure is shown."""
        try:
            await _save_photo(device, game_id, None)
        except (Refused, StoreError) as error:
            device.tell(error.message)

    label = device.t("photo-other" if version else "photo-choose")
    parts: list[ft.Control] = [bold(device.t("photo-title"), p, size=20), *picture]
    parts.append(Chooser("photo-choose", label, choose, pictures=True, key="photo-choose"))
    if version:
        question, yes = device.t("photo-remove-question"), device.t("photo-remove-yes")
        parts.append(
            ConfirmedAction(
                "photo-remove", device.t("photo-remove"), question, yes, remove,
                icon=ft.Icons.DELETE_OUTLINE, key="remove",
            )
        )  # fmt: skip
    return stack(*parts, small(device.t("photo-about"), p), spacing=8)


def _draw_photo(device: Device, game_id: str, version: str) -> ft.Control:
    """Build the photo as an image that the browser fetches from an address of its own."""
    library = device.services.library
    path = device.services.photos.publish(game_id, version, lambda: library.read_photo(game_id))
    picture = ft.Image(
        src=make_url(device, path),
        height=_HEIGHT,
        width=theme.COLUMN,
        fit=ft.BoxFit.CONTAIN,
        semantics_label=device.t("photo-title"),
        error_content=small(device.t("photo-not-shown"), device.palette),
    )
    return handle("photo", picture)


async def _save_photo(device: Device, game_id: str, raw: bytes | None) -> None:
    """Save the photo (None: delete it) once the finished game is in the archive, and redraw all screens of its table.
    Raises Refused, StoreError."""
    table = find_table(device, game_id)
    if table is not None and finished_file(table.view.log) is not None:
        await table.wait_archived()
    await device.services.library.put_photo(game_id, raw)
    device.services.photos.note_change()
    device.notify()
    if table is not None:
        device.hub.attendance.notify(table.id)

"""Sends files to the device a page is on (download), and receives files chosen there (upload)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import flet as ft

from companion.table.message import Message, say
from companion.ui import theme
from companion.ui.controls.buttons import quiet_face
from companion.ui.controls.handle import handle, make_pressable
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette
from companion.ui.web.uploads import MOST

#: The timeout of an upload in seconds: 30 MB over a poor Wi-Fi.
ARRIVES_S: Final = 300.0

#: Shows a progress message; None for done.
Progress = Callable[[Message | None], None]


class _Picker:
    """The page's file picker, which calls the current handlers of its events.

    Its own handlers are set before the client learns of it. Set later, the client would learn only with the page's next
    update that anybody listens, and drop a file chosen before that.
    """

    def __init__(self) -> None:
        self.control = ft.FilePicker(on_result=self._report_result, on_upload=self._report_upload)
        self.on_result: Callable[[Any], Awaitable[None]] | None = None
        self.on_upload: Callable[[Any], None] | None = None

    async def _report_result(self, event: Any) -> None:
        if self.on_result is not None:
            await self.on_result(event)

    def _report_upload(self, event: Any) -> None:
        if self.on_upload is not None:
            self.on_upload(event)


def _get_picker(device: Device) -> _Picker:
    """Return the page's file picker; create it, and send it to the browser, the first time."""
    stored = device.kept.get("files")
    if stored is None:
        stored = device.kept["files"] = _Picker()
        device.page.update()
    picker: _Picker = stored
    return picker


def make_url(device: Device, path: str) -> str:
    """Return the full URL of a path of this server, for a picture: Flet would take a path alone for one of its
    assets."""
    page = urlsplit(device.page.url or "")  # the address of the page's socket
    return f"{page.scheme.replace('ws', 'http')}://{page.netloc}{path}" if page.netloc else path


async def offer_download(device: Device, name: str, raw: bytes) -> None:
    """Have the browser save a file of that name and content."""
    await _get_picker(device).control.save_file(file_name=name, src_bytes=raw)


@ft.component
def Chooser(
    identifier: str,
    label: str,
    chosen: Callable[[str, bytes, Progress], Awaitable[None]],
    pictures: bool = False,
    most: int = MOST,
) -> ft.Control:
    """Show a button that opens the file dialog.

    Args:
        chosen: is called with the file's name, its content and a function to show progress.
        pictures: only pictures are offered; a phone then offers its camera, too.
        most: the largest size of a file, in bytes.

    Browsers open the file dialog only inside a user gesture, so the client opens it without a round trip to the server.
    Then the client sends the file to an address of its own: over the page's socket, presses would wait behind it.
    """
    device, p = use_device_and_palette()
    ready, get_ready = ft.use_state(False)
    nothing: Message | None = None
    busy, be_busy = ft.use_state(nothing)

    def fetch() -> None:
        """Create the page's file picker before the button is drawn."""
        _get_picker(device)
        get_ready(True)

    ft.use_effect(fetch, [])
    if not ready:
        return ft.Container(height=theme.TARGET)
    picker = _get_picker(device)

    async def receive_picked(event: Any) -> None:
        """Receive the chosen file and pass it on; a file that is too large is refused with a message."""
        for file in event.files[:1]:
            if file.size > most:
                device.tell(say("file-too-large", megabytes=most // 1_000_000))
                continue
            be_busy(say("file-sending", percent=0))
            try:
                content = await _receive_file(device, picker.control, file)
                if content is not None:
                    be_busy(say("file-checking"))
                    await chosen(file.name, content, be_busy)
            finally:
                be_busy(None)

    def report_progress(event: Any) -> None:
        """Show how much of the file has arrived; stop waiting for it if the browser reports an error."""
        if event.error and (upload := device.kept.get("upload")) is not None:
            device.services.uploads.forget(upload)
        elif event.progress is not None and busy is not None:
            be_busy(say("file-sending", percent=round(100 * event.progress)))

    picker.on_result, picker.on_upload = receive_picked, report_progress
    if busy is not None:
        return handle(f"{identifier}-busy", sans(device.words.say(busy), p, size=theme.SMALL, color=p.muted))
    text = sans(label, p, size=theme.SMALL, weight=theme.SEMI, color=p.muted)
    button = ft.TextButton(
        content=quiet_face(ft.Icon(ft.Icons.UPLOAD, color=p.muted, size=20), text),
        action=ft.PickFiles(picker.control, file_type=ft.FilePickerFileType.IMAGE if pictures else None),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8), shape=ft.RoundedRectangleBorder(radius=10)),
    )
    return make_pressable(identifier, button)


async def _receive_file(device: Device, picker: ft.FilePicker, file: ft.FilePickerFile) -> bytes | None:
    """Return the content of a chosen file; None if it did not arrive: then a message says so."""
    if file.path and not device.page.web:
        # The program's own window: the file is on this machine's disk.
        try:
            return await asyncio.to_thread(Path(file.path).read_bytes)
        except OSError:
            device.tell(say("file-not-sent"))
            return None
    uploads = device.services.uploads
    upload = uploads.expect()
    if upload is None:
        device.tell(say("file-busy"))
        return None
    device.kept["upload"] = upload
    try:
        await picker.upload([ft.FilePickerUploadFile(upload_url=upload.url, method="PUT", id=file.id, name=file.name)])
        async with asyncio.timeout(ARRIVES_S):
            return await upload.content
    except (TimeoutError, asyncio.CancelledError, RuntimeError) as error:
        if isinstance(error, asyncio.CancelledError) and not upload.content.cancelled():
            raise  # the page goes
        device.tell(say("file-not-sent"))
        return None
    finally:
        uploads.forget(upload)

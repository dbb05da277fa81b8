"""Files that go to and come from the device a page is on: a download, and a file that its reader chooses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import flet as ft

from companion.table.message import say
from companion.ui import theme
from companion.ui.controls.buttons import LARGE
from companion.ui.controls.handle import handle
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.hooks import use_device

#: Larger files are refused before they are read, in bytes: they come over the same socket as everything else.
MOST: Final = 20_000_000


def _picker(device: Device) -> ft.FilePicker:
    found = device.kept.get("files")
    if found is None:
        found = device.kept["files"] = ft.FilePicker()
        device.page.update()
    picker: ft.FilePicker = found
    return picker


async def hand_out(device: Device, name: str, raw: bytes) -> None:
    """Let this device keep a file of that name."""
    await _picker(device).save_file(file_name=name, src_bytes=raw)


@ft.component
def Chooser(identifier: str, label: str, chosen: Callable[[str, bytes], Awaitable[None]]) -> ft.Control:
    """A button that lets the reader choose a file; ``chosen`` gets its name and content.

    The browser opens its dialog only while a finger is on the button, so the client does that without asking first.
    """
    device = use_device()
    p = device.palette
    ready, get_ready = ft.use_state(False)

    def fetch() -> None:
        _picker(device)
        get_ready(True)

    ft.use_effect(fetch, [])
    if not ready:
        return ft.Container(height=theme.TARGET)
    picker = _picker(device)

    async def picked(event: Any) -> None:
        for file in event.files[:1]:
            if file.bytes is None or file.size > MOST:
                device.tell(say("file-too-large", megabytes=MOST // 1_000_000))
            else:
                await chosen(file.name, file.bytes)

    picker.on_result = picked
    text = sans(label, p, size=theme.SMALL, weight=theme.SEMI, color=p.muted)
    button = ft.TextButton(
        content=ft.Row([ft.Icon(ft.Icons.UPLOAD, color=p.muted, size=20), text], spacing=6, tight=True, wrap=True),
        action=ft.PickFiles(picker, with_data=True),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8), shape=ft.RoundedRectangleBorder(radius=10)),
        height=None if device.scale > LARGE else theme.TARGET,
    )
    return handle(identifier, button)

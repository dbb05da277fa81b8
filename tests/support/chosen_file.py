"""Chooses a file on a page without a browser."""

from __future__ import annotations

import asyncio

import flet as ft

from tests.support.headless_phone import Phone
from tests.support.house import House


async def choose_file(house: House, phone: Phone, raw: bytes, size: int | None = None, *, arrives: bool = True) -> None:
    """Choose a file on that phone: its browser sends it where it is told to, or fails to (``arrives``)."""
    picker: ft.FilePicker = next(
        control.action.file_picker
        for control in phone.controls()
        if isinstance(getattr(control, "action", None), ft.PickFiles)
    )
    assert picker.on_result is not None
    uploads = house.services.uploads
    file = {"id": 1, "name": "joueur.json", "size": len(raw) if size is None else size}
    choosing = asyncio.ensure_future(phone.session.dispatch_event(picker._i, "result", {"files": [file]}))
    while not choosing.done():
        await asyncio.sleep(0.001)
        for upload in list(uploads._expected.values()):
            if not upload.content.done():
                if arrives:
                    upload.content.set_result(raw)
                else:
                    told = {"file_name": "joueur.json", "progress": None, "error": "network"}
                    await phone.session.dispatch_event(picker._i, "upload", told)
    await choosing
    await phone.settle()

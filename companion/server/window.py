"""Companion as a program of its own, without a terminal: the server for the phones, and a window with a page of it.

What ``flet build`` packs starts here. The window ends as any program's does; what was played is in the journal by then.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft

from companion.server import PORT
from companion.table.message import Message, say
from companion.terminal import reader_language
from companion.text.words import Words, words

if TYPE_CHECKING:
    from companion.store.folder import DataFolder

#: As on the command line, for whoever starts a program without one.
_PORT, _DATA = "COMPANION_PORT", "COMPANION_DATA"
_LAST_PORT: Final = 65535


def main() -> None:
    """Serve, and show the page here, until the window is closed. What keeps it from serving is said in the window."""
    data, said = os.environ.get(_DATA), words(reader_language())
    port = os.environ.get(_PORT) or str(PORT)
    if port.isdecimal() and 1 <= int(port) <= _LAST_PORT:
        asyncio.run(_open(Path(data) if data else None, int(port), said))
    else:
        asyncio.run(_tell(said, say("serve-port-wrong", setting=_PORT, port=port, last=str(_LAST_PORT))))


async def _open(data: Path | None, port: int, said: Words) -> None:
    from companion.server.bootstrap import open_folder
    from companion.store.errors import FolderError
    from companion.store.log import start_log

    try:
        folder = open_folder(data)
    except FolderError as error:
        return await _tell(said, error.message)
    with folder:
        start_log(folder)
        await _serve(folder, port, said)


async def _serve(folder: DataFolder, port: int, said: Words) -> None:
    from companion.server.bootstrap import build
    from companion.ui.app import page_main
    from companion.ui.web import AddressRefused, PortTaken, Server, listen

    try:
        sockets = listen("", port)
    except (PortTaken, AddressRefused) as error:
        return await _tell(said, error.message)
    application = build(folder, port=port, lang=said.lang)
    server = Server(application.app, sockets)
    answering = asyncio.Event()
    serving = asyncio.create_task(server.serve_until_stopped(answering.set))
    await answering.wait()
    try:
        await ft.run_async(page_main(application.services))
    finally:
        server.should_exit = True
        await serving


async def _tell(said: Words, why: Message) -> None:
    """Say in the window why there is no more in it."""

    def show(page: ft.Page) -> None:
        page.title = "Companion"
        page.add(ft.SafeArea(ft.Text(said.say(why), size=20, selectable=True)))

    await ft.run_async(show)

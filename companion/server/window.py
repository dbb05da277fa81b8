"""Runs Companion as a desktop program without a terminal: the server for the phones, and a window with one page.

The program that ``flet build`` packs starts here. Closing the window stops the server; every accepted entry is in the
journal by then.
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

#: Environment variables in place of the options ``--port`` and ``--data``: a packed program has no command line.
_PORT, _DATA = "COMPANION_PORT", "COMPANION_DATA"
_LAST_PORT: Final = 65535


def main() -> None:
    """Serve and show a page in the window until it is closed; the window shows the reason if serving fails."""
    data, language = os.environ.get(_DATA), words(reader_language())
    port = os.environ.get(_PORT) or str(PORT)
    if port.isdecimal() and 1 <= int(port) <= _LAST_PORT:
        asyncio.run(_open_folder_and_serve(Path(data) if data else None, int(port), language))
    else:
        asyncio.run(_show_failure(language, say("serve-port-wrong", setting=_PORT, port=port, last=str(_LAST_PORT))))


async def _open_folder_and_serve(data: Path | None, port: int, language: Words) -> None:
    """Open the data folder, then serve and show the window; show the reason if the folder cannot be opened."""
    from companion.server.bootstrap import open_folder
    from companion.store.errors import FolderError
    from companion.store.log import start_log

    try:
        folder = open_folder(data)
    except FolderError as error:
        return await _show_failure(language, error.message)
    with folder:
        start_log(folder)
        await _serve_and_show(folder, port, language)


async def _serve_and_show(folder: DataFolder, port: int, language: Words) -> None:
    """Serve, and show a page in the window until it is closed; show the reason if the port cannot be used."""
    from companion.server.bootstrap import build
    from companion.ui.app import page_main
    from companion.ui.web import AddressRefused, PortTaken, Server, listen

    try:
        sockets = listen("", port)
    except (PortTaken, AddressRefused) as error:
        return await _show_failure(language, error.message)
    application = build(folder, port=port, lang=language.lang)
    server = Server(application.app, sockets)
    answering = asyncio.Event()
    serving = asyncio.create_task(server.serve_until_stopped(answering.set))
    await answering.wait()
    try:
        await ft.run_async(page_main(application.services))
    finally:
        server.should_exit = True
        await serving


async def _show_failure(language: Words, why: Message) -> None:
    """Show the window with the reason why the server has not started."""

    def show(page: ft.Page) -> None:
        page.title = "Companion"
        page.add(ft.SafeArea(ft.Text(language.say(why), size=20, selectable=True)))

    await ft.run_async(show)

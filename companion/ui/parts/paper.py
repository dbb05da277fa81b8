"""Builds the links by which a game is taken home: its front page as a picture and as a PDF to print, and its
exports."""

from __future__ import annotations

import flet as ft

from companion.hub.archiver import finished_file
from companion.ui.controls.buttons import link, print_link
from companion.ui.device import Device
from companion.ui.exports import Choice
from companion.ui.parts.own_texts import own_texts_link
from companion.ui.people import make_route
from companion.ui.web.papers import MakeFile


def paper_links(device: Device, game_id: str, make: MakeFile) -> list[ft.Control]:
    """Build the links of a finished game: picture, PDF, exports, and the form for headline and note. ``make`` makes the
    game's file when somebody opens the front page, which opens in a tab of its own, where a long press shares the
    picture."""
    library = device.services.library
    url = device.services.papers.publish(game_id, device.lang, make, lambda: library.read_photo(game_id))
    return [
        print_link(device, "share-picture", device.t("paper-picture"), url, ft.Icons.NEWSPAPER),
        print_link(device, "share-pdf", device.t("paper-print"), f"{url}.pdf"),
        export_link(device, Choice("game", game_id)),
        own_texts_link(device, game_id),
    ]


def table_paper_links(device: Device) -> list[ft.Control]:
    """Build the links of ``paper_links`` for the watched table; none before its game is over."""
    view = device.view
    if view is None or not view.log.game.is_finished(view.table):
        return []
    log = view.log
    return paper_links(device, view.table.game_id, lambda: finished_file(log))


def export_link(device: Device, choice: Choice, identifier: str = "export-game") -> ft.Control:
    """Build the link to the exports of a game, of a player, or of all."""
    route = "/export/all" if choice.scope == "all" else make_route(choice.id, f"/export/{choice.scope}")
    return link(device, identifier, device.t("export-open"), lambda: device.go(route), icon=ft.Icons.DOWNLOAD)

"""Draws the ways to take a game's front page home: as a picture, and as a PDF to print."""

from __future__ import annotations

import flet as ft

from companion.hub.archiver import finished_file
from companion.ui.controls.buttons import print_link
from companion.ui.device import Device
from companion.ui.web.papers import MakeFile


def paper_links(device: Device, game_id: str, make: MakeFile) -> list[ft.Control]:
    """Build both links; ``make`` makes the game's file when somebody asks for the page. Each opens a tab of its own,
    where a long press shares the picture."""
    url = device.services.papers.publish(game_id, device.lang, make)
    return [
        print_link(device, "paper-picture", device.t("paper-picture"), url, ft.Icons.NEWSPAPER),
        print_link(device, "paper-print", device.t("paper-print"), f"{url}.pdf"),
    ]


def table_paper_links(device: Device) -> list[ft.Control]:
    """Build both links for the watched table; nothing before its game is over."""
    view = device.view
    if view is None or not view.log.game.is_finished(view.table):
        return []
    log = view.log
    return paper_links(device, view.table.game_id, lambda: finished_file(log))

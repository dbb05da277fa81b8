"""Shows the headline, the note and the photo that a table has put on its front page, and links to the form for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.ui.controls.buttons import link
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import headline, sans
from companion.ui.device import Device
from companion.ui.parts.photo import Photo
from companion.ui.people import make_route
from companion.ui.reactive import use_slice


def own_texts_link(device: Device, game_id: str) -> ft.Control:
    """Build the link to the form for a game's headline and note."""
    route = make_route(game_id, "/front-page")
    return link(device, "own-texts", device.t("texts-open"), lambda: device.go(route), icon=ft.Icons.EDIT_OUTLINED)


def use_table_texts(device: Device) -> list[ft.Control]:
    """Build the watched table's headline, note and photo, which follow each change."""
    texts = build_texts(device, *use_slice(lambda d: (d.state.headline, d.state.note)))
    return [*texts, Photo(device.state.game_id, key="photo")]


def file_texts(device: Device, file: Mapping[str, Any]) -> list[ft.Control]:
    """Build the headline, the note and the photo of a game's file."""
    texts = build_texts(device, file.get("headline", ""), file.get("note", ""))
    return [*texts, Photo(file["id"], key="photo")] if "id" in file else texts


def build_texts(device: Device, own: str, note: str) -> list[ft.Control]:
    """Build headline and note; an empty one is left out. Handles: ``own-headline``, ``own-note``."""
    p = device.palette
    parts: list[ft.Control] = []
    if own:
        title = ft.Semantics(header=True, content=headline(device, own, 34, 44))
        parts.append(handle("own-headline", title))
    if note:
        lines: list[ft.Control] = [sans(line, p) for line in note.split("\n")]
        body = ft.Container(stack(*lines, spacing=4), border=ft.Border(left=ft.BorderSide(3, p.ink)), padding=10)
        parts.append(handle("own-note", body))
    return parts

"""Offers undo, naming what would be undone."""

from __future__ import annotations

import flet as ft

from companion.table.intents import Undo
from companion.ui.controls.buttons import home_link, icon_button, link
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def UndoLink(brief: bool = False, sign: bool = False) -> ft.Control:
    """Shows a button that undoes the newest undoable entry, or redoes after an undo. ``brief``: on one line; ``sign``:
    an icon only, with the words as its accessible name."""
    device = use_device()
    use_slice(lambda d: d.view.log.entries[-1].seq if d.view else 0)
    undoable = device.view.log.next_undo() if device.view else None
    own = use_slice(lambda d: undoable is not None and d.objection(Undo(entry=undoable.entry)) is None)
    if undoable is None or not own:
        return ft.Container(height=48)
    what = device.words.say(undoable.name)
    label = device.t("redo-what", what=what) if undoable.redo else device.t("undo-what", what=what)
    icon = ft.Icons.REDO if undoable.redo else ft.Icons.UNDO
    if sign:
        return icon_button(device, "undo", icon, label, lambda: device.send(Undo(entry=undoable.entry)))
    return link(device, "undo", label, lambda: device.send(Undo(entry=undoable.entry)), icon=icon, brief=brief)


def undo_and_home(device: Device) -> ft.Control:
    """Build the foot of a screen between two tasks: undo, and the way home."""
    return ft.Row([UndoLink(), home_link(device)], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)

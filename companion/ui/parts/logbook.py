"""Shows the log of the watched table, newest first; each entry can be undone."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.table.intents import Undo
from companion.table.log import Undoable
from companion.text.typography import capitalise
from companion.ui.at_table import go
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import column
from companion.ui.controls.stack import stack
from companion.ui.controls.text import headline, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead

#: The most entries shown.
_MOST: Final = 60


def list_entries(device: Device) -> tuple[Undoable, ...]:
    """Return the entries that can be undone or redone, newest first, at most ``_MOST``."""
    undoable = device.view.log.list_undoable() if device.view is not None else iter(())
    return tuple(entry for _, entry in zip(range(_MOST), undoable, strict=False))


@ft.component
def LogScreen() -> ft.Control:
    """Show the log as a screen of its own."""
    device = use_device()
    code = use_slice(lambda d: d.state.code)
    back = action(device, "log-close", device.t("sheet-close"), lambda: go(device), icon=ft.Icons.ARROW_BACK)
    return column(
        [
            TableHead((device.t("table-code", code=code),), title=False),
            headline(device, device.t("log-title"), 28),
            Logbook(),
            ft.Row([back]),
        ]
    )


@ft.component
def Logbook() -> ft.Control:
    """Show the lines of the log, each with a button that undoes or redoes it for those who may. Handles: ``log-SEQ``,
    ``log-undo-SEQ``."""
    device, p = use_device_and_palette()
    may_undo = use_slice(lambda d: d.may_lead)
    lines = use_slice(list_entries)[:_MOST]
    if not lines:
        return sans(device.t("log-empty"), p)
    return stack(*[_entry_line(device, each, may_undo) for each in lines], spacing=2)


def _entry_line(device: Device, undoable: Undoable, may_undo: bool) -> ft.Control:
    """Build the line of one entry, with its undo or redo button if ``may_undo``."""
    p = device.palette
    entry_text = device.words.say(undoable.name)
    text = device.t("log-undone", what=entry_text) if undoable.redo else capitalise(entry_text)
    parts: list[ft.Control] = [ft.Container(handle(f"log-{undoable.entry}", sans(text, p)), expand=True)]
    if may_undo:
        label = device.t("redo-what" if undoable.redo else "undo-what", what=entry_text)
        icon = ft.Icons.REDO if undoable.redo else ft.Icons.UNDO
        parts.append(
            icon_button(
                device, f"log-undo-{undoable.entry}", icon, label, lambda: device.send(Undo(entry=undoable.entry))
            )
        )
    return ft.Container(
        ft.Row(parts, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        border=ft.Border(bottom=ft.BorderSide(1, p.rule)),
        key=f"log-line-{undoable.entry}",
    )

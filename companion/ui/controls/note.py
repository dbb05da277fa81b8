"""The group's note about a component: shown as theirs, written once, changed or taken away."""

from __future__ import annotations

import flet as ft

from companion.store.notes import MOST_CHARACTERS
from companion.store.trouble import StoreError
from companion.ui import theme
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import text_field
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import reason
from companion.ui.controls.text import bold, sans, small
from companion.ui.hooks import use_device, use_kept, use_slice, use_value


@ft.component
def NoteBox(place: str, game: str) -> ft.Control:
    """What the group noted about that component, and the way to change it. A half-typed note is kept."""
    device = use_device()
    p = device.palette
    noted = use_slice(lambda d: d.services.rules.note(place, game))
    typed, keep = use_kept(f"note {game}/{place}")
    opened, set_opened = use_value(bool(typed))
    nothing: str | None = None
    before, remember = use_value(nothing)

    def begin() -> None:
        keep(noted)
        set_opened(True)

    def give_up() -> None:
        keep("")
        set_opened(False)

    async def put(text: str, restored: bool = False) -> None:
        try:
            await device.services.rules.set_note(place, game, text)
        except StoreError as error:
            device.tell(error.message)
            return
        remember(None if restored else noted)
        keep("")
        set_opened(False)

    async def save() -> None:
        await put(device.services.kept.text(device.actor.device, f"note {game}/{place}"))

    title = ft.Row([ft.Icon(ft.Icons.EDIT_NOTE, color=p.ink, size=24), bold(device.t("note-of-group"), p)], spacing=8)
    lines: list[ft.Control] = [title]
    if opened:
        field = text_field(device, "note-text", device.t("note-label"), typed, keep, save, most=1000, lines=4)
        lines += [
            ft.Row([ft.Container(field, expand=True)]),
            small(device.t("note-how", most=MOST_CHARACTERS), p),
            ft.Row(
                [
                    action(device, "note-cancel", device.t("note-cancel"), give_up, height=theme.TARGET),
                    action(device, "note-save", device.t("note-save"), save, height=theme.TARGET),
                ],
                spacing=8,
                run_spacing=8,
                wrap=True,
            ),
        ]
        return reason(lines, p)
    lines.append(handle("note", sans(noted, p, selectable=True)) if noted else small(device.t("note-none"), p))
    label = device.t("note-change") if noted else device.t("note-add")
    ways: list[ft.Control] = [action(device, "note-edit", label, begin, height=theme.TARGET, icon=ft.Icons.EDIT)]
    if before is not None and before != noted:
        was = before
        ways.append(
            link(device, "note-undo", device.t("note-undo"), lambda: put(was, restored=True), icon=ft.Icons.UNDO)
        )
    lines.append(ft.Row(ways, spacing=8, run_spacing=8, wrap=True))
    return reason(lines, p)

"""Shows and edits the group's own note about a component of the game."""

from __future__ import annotations

import flet as ft

from companion.store.errors import StoreError
from companion.store.notes import MOST_CHARACTERS, NoteChanged
from companion.ui import theme
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import text_field
from companion.ui.controls.handle import copyable_text
from companion.ui.controls.paper import reason
from companion.ui.controls.stack import wrap
from companion.ui.controls.text import bold, small
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice, use_value


@ft.component
def NoteBox(place: str, game: str, name: str = "note") -> ft.Control:
    """Show the group's note on a component (``place``) of a game, with a button to edit it. A half-typed note survives
    a reload.

    ``name``: the prefix of its handles. If a page with the same note may open over this box, the box needs a prefix of
    its own.
    """
    device, p = use_device_and_palette()
    note_text = use_slice(lambda d: d.services.rules.note(place, game))
    draft, set_draft = use_half_typed(f"note {game}/{place}")
    read, set_read = use_half_typed(f"note-read {game}/{place}")
    opened, set_opened = use_value(bool(draft))
    nothing: str | None = None
    previous, set_previous = use_value(nothing)

    def begin() -> None:
        set_draft(note_text)
        set_read(note_text)
        set_opened(True)

    def give_up() -> None:
        set_draft("")
        set_read("")
        set_opened(False)

    async def store(text: str, was_read: str, restored: bool = False) -> None:
        """Store the note, unless somebody has changed it since ``was_read``: then show their note too, and save
        nothing. ``restored``: the text takes back the last change, and cannot itself be taken back."""
        try:
            await device.services.rules.set_note(place, game, text, was_read)
        except NoteChanged as changed:
            set_read(changed.now)  # it is shown now: whoever saves once more means to replace it
            device.tell(changed.message)
            return
        except StoreError as error:
            device.tell(error.message)
            return
        set_previous(None if restored else was_read)
        set_draft("")
        set_read("")
        set_opened(False)

    async def save() -> None:
        """Store the text as typed by now, which may be newer than the one drawn."""
        memory = device.services.kept
        typed, was_read = (memory.text(device.actor.device, f"{key} {game}/{place}") for key in ("note", "note-read"))
        await store(typed, was_read)

    title = ft.Row([ft.Icon(ft.Icons.EDIT_NOTE, color=p.ink, size=24), bold(device.t("note-of-group"), p)], spacing=8)
    lines: list[ft.Control] = [title]
    if opened:
        field = text_field(device, f"{name}-text", device.t("note-label"), draft, set_draft, save, most=1000, lines=4)
        if note_text and note_text != draft:
            lines.append(small(device.t("note-now"), p))
            lines.append(copyable_text(name, note_text, p))
        lines += [
            ft.Row([ft.Container(field, expand=True)]),
            small(device.t("note-how", most=MOST_CHARACTERS), p),
            wrap(
                action(device, f"{name}-cancel", device.t("note-cancel"), give_up, height=theme.TARGET),
                action(device, f"{name}-save", device.t("note-save"), save, height=theme.TARGET),
            ),
        ]
        return reason(lines, p)
    lines.append(copyable_text(name, note_text, p) if note_text else small(device.t("note-none"), p))
    label = device.t("note-change") if note_text else device.t("note-add")
    buttons: list[ft.Control] = [action(device, f"{name}-edit", label, begin, height=theme.TARGET, icon=ft.Icons.EDIT)]
    if previous is not None and previous != note_text:
        restored_text = previous
        buttons.append(
            link(
                device,
                f"{name}-undo",
                device.t("note-undo"),
                lambda: store(restored_text, note_text, restored=True),
                icon=ft.Icons.UNDO,
            )
        )
    lines.append(wrap(*buttons))
    return reason(lines, p)
